//===- IndexingRules.cpp - rules of places given by tensors ---------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

// Tensors of rank 0 are gathered as tensors of size 1.
static Value gather(CoreBuilder &b, graph::GatherOp::Adaptor in) {
  int64_t rank = rankOf(in.getX());
  Sizes one(1, b.getBuilder().getIndexAttr(1));
  if (rank == 0)
    return b.reshape(
        b.along(b.reshape(in.getX(), one), b.reshape(in.getIndex(), one), 0),
        {});
  return b.along(in.getX(), in.getIndex(),
                 normalDims(in.getDim(), rank).front());
}

static Value indexSelect(CoreBuilder &b, graph::IndexSelectOp::Adaptor in) {
  Value index = in.getIndex();
  if (rankOf(index) == 0)
    index = b.reshape(index, Sizes(1, b.getBuilder().getIndexAttr(1)));
  return b.take(in.getX(), index,
                normalDims(in.getDim(), rankOf(in.getX())).front());
}

// As i64, of the common shape, counted from the start.
static Value wrappedPlaces(CoreBuilder &b, Value index, OpFoldResult size,
                           ArrayRef<OpFoldResult> shape) {
  Type i64 = b.getBuilder().getI64Type();
  Value place = b.expand(b.convert(index, i64), shape);
  Value fromEnd = b.add(place, b.sizeValue(size, i64));
  return b.select(b.lt(place, 0.0), fromEnd, place);
}

// Where the dimensions of `n`-dimensional indices lie in the result.
static core::IndexLayout indexLayout(ArrayRef<int64_t> dims, int64_t rank,
                                     int64_t n) {
  bool adjacent = dims.back() - dims.front() + 1 == int64_t(dims.size());
  int64_t at = adjacent ? dims.front() : 0;
  core::IndexLayout layout;
  layout.dims = llvm::to_vector(dims);
  layout.indexDims = range(at, at + n);
  layout.xDims = range(0, at);
  llvm::append_range(layout.xDims, range(at + n, rank - dims.size() + n));
  return layout;
}

static Value index(CoreBuilder &b, graph::IndexOp::Adaptor in) {
  SmallVector<Sizes> all;
  for (Value each : in.getIndices())
    all.push_back(b.sizesOf(each));
  Sizes shape = b.commonSizes(all), x = b.sizesOf(in.getX());
  SmallVector<Value> places;
  for (auto [each, dim] : llvm::zip(in.getIndices(), in.getDims()))
    places.push_back(wrappedPlaces(b, each, x[dim], shape));
  return b.gather(in.getX(), places,
                  indexLayout(in.getDims(), x.size(), shape.size()));
}

static Value maskedFill(CoreBuilder &b, graph::MaskedFillOp::Adaptor in) {
  return b.select(in.getMask(), in.getValue(), in.getX());
}

//===----------------------------------------------------------------------===//
// Bisection
//===----------------------------------------------------------------------===//

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
    scf::YieldOp::create(inner, loc, ValueRange{left, newLow, newHigh});
  };
  return scf::WhileOp::create(
             builder, loc,
             TypeRange{count.getType(), low.getType(), high.getType()},
             ValueRange{count, low, high}, before, after)
      .getResult(1);
}

static Value searchsorted(CoreBuilder &b, graph::SearchsortedOp::Adaptor in) {
  OpFoldResult size = b.sizesOf(in.getSorted()).back();
  Sizes shape = b.sizesOf(in.getValues());
  Type i64 = b.getBuilder().getI64Type();
  Bisection search{b, in.getSorted(), in.getValues(), in.getRight(), size};
  Value low = b.constant(0, i64, shape);
  Value high = b.broadcast(b.sizeValue(size, i64), {}, shape);
  std::optional<int64_t> known = getConstantIntValue(size);
  if (!known)
    return bisectInLoop(search, low, high);
  for (int64_t left = *known; left > 0; left /= 2)
    std::tie(low, high) = search.halve(low, high);
  return low;
}

void addIndexingRules(RuleTable table) {
  table.rule<graph::GatherOp>(gather);
  table.rule<graph::IndexOp>(index);
  table.rule<graph::IndexSelectOp>(indexSelect);
  table.rule<graph::MaskedFillOp>(maskedFill);
  table.rule<graph::SearchsortedOp>(searchsorted);
}

} // namespace tcopt
