//===- Rules.cpp - what derivative rules have in common -------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/SizeNumber.h"

using namespace mlir;

namespace tcopt::graph {

SmallVector<int64_t> normalDims(ArrayRef<int64_t> dims, int64_t rank) {
  auto normal = llvm::map_to_vector(
      dims, [&](int64_t dim) { return dim < 0 ? dim + rank : dim; });
  llvm::sort(normal);
  return normal;
}

//===----------------------------------------------------------------------===//
// RuleBuilder
//===----------------------------------------------------------------------===//

Expr RuleBuilder::wide(Value x) {
  Type type = elementType(x);
  bool isHalf = type && (type.isF16() || type.isBF16());
  return expr(isHalf ? cast(x, ops().getF32Type()) : x);
}

Expr RuleBuilder::zerosLike(Value x) {
  return expr(full(scalar(0, elementType(x)), sizesOf(x)));
}

Sizes RuleBuilder::lastSizes(Value x, int64_t count) {
  Sizes sizes;
  for (int64_t dim = rankOf(x) - count; dim < rankOf(x); ++dim)
    sizes.push_back(sizeOf(x, dim));
  return sizes;
}

Expr RuleBuilder::sum(Value x, ArrayRef<int64_t> dims, bool keepdim) {
  return dims.empty() ? expr(x) : expr(make<SumOp>(x, dims, keepdim));
}

// The leading dimensions of `x` that `like` lacks, and those with a static 1
// that was broadcast.
static SmallVector<int64_t> broadcastDims(Value x, Value like) {
  SmallVector<int64_t> dims;
  auto from = rankedType(like), to = rankedType(x);
  int64_t extra = to.getRank() - from.getRank();
  for (int64_t i = 0; i < to.getRank(); ++i)
    if (i < extra || (from.getDimSize(i - extra) == 1 && to.getDimSize(i) != 1))
      dims.push_back(i);
  return dims;
}

Value RuleBuilder::sumTo(Value x, Value like) {
  if (hasFailed())
    return {};
  SmallVector<int64_t> dims = broadcastDims(x, like);
  if (dims.empty())
    return x;
  int64_t extra = rankOf(x) - rankOf(like);
  bool isLeading = llvm::all_of(dims, [&](int64_t dim) { return dim < extra; });
  Value reduced = sum(x, dims, /*keepdim=*/!isLeading);
  return isLeading || !extra ? reduced : reshape(reduced, sizesOf(like));
}

Value RuleBuilder::expandTo(Value x, Value like) {
  if (hasFailed() || x.getType() == like.getType())
    return x;
  return expand(x, sizesOf(like));
}

Value RuleBuilder::as(Value x, Value like) {
  Value same = cast(x, elementType(like));
  if (hasFailed() || same.getType() == like.getType())
    return same;
  return tensor::CastOp::create(ops(), location(), like.getType(), same);
}

Expr RuleBuilder::keepDims(Value reduced, ArrayRef<int64_t> dims, bool kept,
                           Value like) {
  if (kept || hasFailed())
    return expr(reduced);
  Sizes sizes = sizesOf(like);
  for (int64_t dim : normalDims(dims, rankOf(like)))
    sizes[dim] = ops().getIndexAttr(1);
  return expr(reshape(reduced, sizes));
}

Expr RuleBuilder::sizeValue(Size size, Type elementType) {
  return expr(numberOf(*this, size, elementType));
}

// Folds what is known.
template <typename OpT>
static Size combine(RuleBuilder &b, ArrayRef<Size> sizes, int64_t neutral,
                    int64_t (*fold)(int64_t, int64_t)) {
  int64_t known = neutral;
  Value open;
  for (Size size : sizes) {
    if (std::optional<int64_t> number = getConstantIntValue(size))
      known = fold(known, *number);
    else if (open)
      open = OpT::create(b.ops(), b.location(), open, cast<Value>(size));
    else
      open = cast<Value>(size);
  }
  Size constant = b.ops().getIndexAttr(known);
  if (!open || known == neutral)
    return open ? Size(open) : constant;
  Value factor =
      getValueOrCreateConstantIndexOp(b.ops(), b.location(), constant);
  return OpT::create(b.ops(), b.location(), open, factor).getResult();
}

Size RuleBuilder::productOf(ArrayRef<Size> sizes) {
  return combine<arith::MulIOp>(*this, sizes, 1,
                                [](int64_t a, int64_t b) { return a * b; });
}

Size RuleBuilder::sumOf(ArrayRef<Size> sizes) {
  return combine<arith::AddIOp>(*this, sizes, 0,
                                [](int64_t a, int64_t b) { return a + b; });
}

Size RuleBuilder::differenceOf(Size a, Size b) {
  std::optional<int64_t> from = getConstantIntValue(a);
  std::optional<int64_t> taken = getConstantIntValue(b);
  if (from && taken)
    return ops().getIndexAttr(*from - *taken);
  Value lhs = getValueOrCreateConstantIndexOp(ops(), location(), a);
  Value rhs = getValueOrCreateConstantIndexOp(ops(), location(), b);
  return arith::SubIOp::create(ops(), location(), lhs, rhs).getResult();
}

Expr RuleBuilder::countAlong(Value x, ArrayRef<int64_t> dims,
                             Type elementType) {
  Sizes sizes;
  for (int64_t dim : normalDims(dims, rankOf(x)))
    sizes.push_back(sizeOf(x, dim));
  return sizeValue(productOf(sizes), elementType);
}

//===----------------------------------------------------------------------===//
// Vjp and Jvp
//===----------------------------------------------------------------------===//

Expr Vjp::ct(unsigned result) {
  Value known = context.cotangent(result);
  return known ? expr(known) : zerosLike(context.getOp()->getResult(result));
}

void Vjp::give(Value operand, Value gradient) {
  if (!gradient)
    return;
  Value summed = sumTo(gradient, operand);
  if (!hasFailed())
    context.give(operand, as(summed, operand));
}

void Jvp::give(unsigned result, Value tangent) {
  if (tangent && !hasFailed())
    context.give(result, as(tangent, context.getOp()->getResult(result)));
}

//===----------------------------------------------------------------------===//
// Pointwise and linear ops
//===----------------------------------------------------------------------===//

Pointwise pointwiseTerms(RuleBuilder &b, Operation *op) {
  Pointwise p;
  Expr *terms[] = {&p.x, &p.other, &p.third};
  for (auto [term, operand] : llvm::zip(terms, op->getOperands()))
    *term = b.wide(operand);
  p.y = b.wide(op->getResult(0));
  return p;
}

void giveSum(Jvp &j, Operation *op, ArrayRef<Expr> addends) {
  Expr sum;
  for (Expr addend : addends)
    if (addend.value())
      sum = sum.value() ? sum + addend : addend;
  if (sum.value() && !j.hasFailed())
    j.give(0, j.expandTo(sum, op->getResult(0)));
}

void buildLinearJvp(Jvp &j, Operation *op) {
  IRMapping map;
  for (Value operand : op->getOperands())
    if (hasTangent(operand.getType()) && !map.contains(operand))
      map.map(operand, j.tangentOrZeros(operand));
  Operation *copy = j.ops().clone(*op, map);
  for (auto [i, result] : llvm::enumerate(copy->getResults()))
    if (hasTangent(result.getType()))
      j.getContext().give(i, result);
}

//===----------------------------------------------------------------------===//
// Taken elements
//===----------------------------------------------------------------------===//

void giveTaken(Vjp &v, Value x, Value indices, int64_t dim, bool keepdim) {
  bool isKept = keepdim || rankOf(x) == 0;
  Value d = v.keepDims(v.ct(), dim, isKept, x);
  Value index = v.keepDims(indices, dim, isKept, x);
  v.give(x, v.make<ScatterAddOp>(v.zerosLike(x), index, d, dim));
}

void giveTangentTaken(Jvp &j, Value x, Value indices, int64_t dim,
                      bool keepdim) {
  bool isKept = keepdim || rankOf(x) == 0;
  Value index = j.keepDims(indices, dim, isKept, x);
  Value taken = j.make<GatherOp>(j.tangent(x), index, dim);
  j.give(0, isKept ? taken : j.reshape(taken, j.sizesOf(indices)));
}

} // namespace tcopt::graph
