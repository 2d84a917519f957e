//===- WindowPlaces.cpp - reads of windows that reach beyond edges --------===//

#include "WindowPlaces.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tcopt {

bool isAnyPadded(ArrayRef<int64_t> low, ArrayRef<int64_t> high) {
  auto isPositive = [](int64_t n) { return n > 0; };
  return llvm::any_of(low, isPositive) || llvm::any_of(high, isPositive);
}

GuardedPlaces::GuardedPlaces(TensorBuilder &b, Value x,
                             ArrayRef<AffineExpr> padded, ArrayRef<int64_t> low,
                             ArrayRef<int64_t> high, Value otherwise)
    : x(x), otherwise(otherwise) {
  for (auto [i, place] : llvm::enumerate(padded)) {
    places.push_back(place - low[i]);
    bool mayBeOutside = low[i] > 0 || high[i] > 0;
    sizes.push_back(mayBeOutside ? b.index(b.size(x, i)) : Value());
  }
}

SmallVector<Value> GuardedPlaces::coordinates(ScalarBuilder &b,
                                              int64_t numLoops) const {
  SmallVector<Value> loops, at;
  for (int64_t i = 0; i < numLoops; ++i)
    loops.push_back(b.make<linalg::IndexOp>(i));
  for (AffineExpr place : places)
    at.push_back(b.make<affine::AffineApplyOp>(
        AffineMap::get(numLoops, 0, place), loops));
  return at;
}

// A negative index is a large one without sign.
Value GuardedPlaces::isInside(ScalarBuilder &b, ArrayRef<Value> at) const {
  Value all;
  for (auto [place, size] : llvm::zip(at, sizes)) {
    if (!size)
      continue;
    Value inside = b.compare(arith::CmpIPredicate::ult, place, size);
    all = all ? b.make<arith::AndIOp>(all, inside) : inside;
  }
  return all;
}

Value GuardedPlaces::isInside(ScalarBuilder &b, int64_t numLoops) const {
  return isInside(b, coordinates(b, numLoops));
}

Value GuardedPlaces::read(ScalarBuilder &b, int64_t numLoops) const {
  SmallVector<Value> at = coordinates(b, numLoops);
  Value inside = isInside(b, at);
  if (!inside)
    return b.make<tensor::ExtractOp>(x, at);
  auto give = [](Value value) {
    return [value](OpBuilder &inner, Location loc) {
      scf::YieldOp::create(inner, loc, value);
    };
  };
  auto element = [&](OpBuilder &inner, Location loc) {
    Value value = tensor::ExtractOp::create(inner, loc, x, at);
    scf::YieldOp::create(inner, loc, value);
  };
  return scf::IfOp::create(b, b.getLoc(), inside, element, give(otherwise))
      .getResult(0);
}

} // namespace tcopt
