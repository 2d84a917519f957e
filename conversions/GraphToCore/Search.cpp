//===- Search.cpp - places in sorted sequences ----------------------------===//

#include "Search.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tcopt {

namespace {
/// The search of all values at once in sequences of `size` elements.
struct Bisection {
  CoreBuilder &b;
  Value sorted, values;
  bool right;
  OpFoldResult size;

  // Of an empty range the middle may lie behind the last element.
  Value elementAt(Value place) {
    int64_t last = rankOf(sorted) - 1;
    Value count = b.sizeValue(b.addSize(size, -1), b.getBuilder().getI64Type());
    Value inside = b.minimum(place, count);
    return last ? b.along(sorted, inside, last) : b.take(sorted, inside, 0);
  }

  // Halves [low, high); an empty range stays as it is.
  std::pair<Value, Value> halve(Value low, Value high) {
    Value middle = b.binary<core::ShiftRightOp>(b.add(low, high), 1.0);
    Value found = elementAt(middle);
    Value stops = right ? b.gt(found, values) : b.ge(found, values);
    Value next = b.minimum(b.add(middle, 1.0), high);
    return {b.select(stops, low, next), b.select(stops, middle, high)};
  }
};
} // namespace

// A sequence of unknown size is halved while the number of elements that may
// be left is not 0.
static Value bisectInLoop(Bisection search, Value low, Value high) {
  OpBuilder &builder = search.b.getBuilder();
  Location loc = search.b.getLoc();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value count = getValueOrCreateConstantIndexOp(builder, loc, search.size);
  auto before = [&](OpBuilder &inner, Location loc, ValueRange args) {
    Value isLeft = arith::CmpIOp::create(inner, loc, arith::CmpIPredicate::sgt,
                                         args[0], zero);
    scf::ConditionOp::create(inner, loc, isLeft, args);
  };
  auto after = [&](OpBuilder &inner, Location loc, ValueRange args) {
    CoreBuilder body(inner, loc);
    Bisection step{body, search.sorted, search.values, search.right,
                   search.size};
    auto [newLow, newHigh] = step.halve(args[1], args[2]);
    Value left = arith::ShRUIOp::create(inner, loc, args[0], one);
    // Types may tell more of the halves' sizes than of the whole's.
    newLow = body.as(newLow, args[1].getType());
    newHigh = body.as(newHigh, args[2].getType());
    scf::YieldOp::create(inner, loc, ValueRange{left, newLow, newHigh});
  };
  return scf::WhileOp::create(
             builder, loc,
             TypeRange{count.getType(), low.getType(), high.getType()},
             ValueRange{count, low, high}, before, after)
      .getResult(1);
}

Value searchSorted(CoreBuilder &b, Value sorted, Value values, bool right) {
  OpFoldResult size = b.sizesOf(sorted).back();
  Sizes shape = b.sizesOf(values);
  Type i64 = b.getBuilder().getI64Type();
  Bisection search{b, sorted, values, right, size};
  Value low = b.constant(0, i64, shape);
  Value high = b.broadcast(b.sizeValue(size, i64), {}, shape);
  std::optional<int64_t> known = getConstantIntValue(size);
  if (!known)
    return bisectInLoop(search, low, high);
  for (int64_t left = *known; left > 0; left /= 2)
    std::tie(low, high) = search.halve(low, high);
  return low;
}

} // namespace tcopt
