//===- TensorBuilder.cpp - linalg on tensors from one core op -------------===//

#include "TensorBuilder.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using utils::IteratorType;

namespace tcopt {

TensorBuilder::TensorBuilder(Operation *op, RankedTensorType type,
                             ConversionPatternRewriter &rewriter)
    : ScalarBuilder(op->getLoc(), rewriter, tcopt::isStrict(op)), type(type),
      rewriter(rewriter) {}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Value TensorBuilder::latest(Value value) const {
  Value now = rewriter.getRemappedValue(value);
  return now ? now : value;
}

SizeProduct TensorBuilder::trace(OpFoldResult size) const {
  return SizeTracer([&](Value v) { return latest(v); }).trace(size);
}

SizeProduct TensorBuilder::trace(Value tensor, int64_t dim) const {
  return SizeTracer([&](Value v) { return latest(v); }).trace(tensor, dim);
}

OpFoldResult TensorBuilder::size(Value tensor, int64_t dim) {
  return materialize(*this, getLoc(), trace(tensor, dim));
}

Sizes TensorBuilder::sizes(Value tensor) {
  Sizes result;
  for (int64_t i = 0;
       i < llvm::cast<RankedTensorType>(tensor.getType()).getRank(); ++i)
    result.push_back(size(tensor, i));
  return result;
}

Value TensorBuilder::index(OpFoldResult size) {
  if (auto value = dyn_cast<Value>(size))
    return value;
  return constant(getIndexType(), *getConstantIntValue(size));
}

OpFoldResult TensorBuilder::add(OpFoldResult size, int64_t summand) {
  return summand ? add(size, getIndexAttr(summand)) : size;
}

OpFoldResult TensorBuilder::add(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return getIndexAttr(*x + *y);
  return make<arith::AddIOp>(index(a), index(b));
}

OpFoldResult TensorBuilder::divide(OpFoldResult size, int64_t divisor) {
  if (divisor == 1)
    return size;
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return getIndexAttr(llvm::divideFloorSigned(*constant, divisor));
  return make<arith::FloorDivSIOp>(index(size), index(getIndexAttr(divisor)));
}

OpFoldResult TensorBuilder::countWindows(OpFoldResult size, int64_t window,
                                         int64_t stride, int64_t dilation) {
  OpFoldResult room = add(size, -(dilation * (window - 1) + 1));
  return add(divide(room, stride), 1);
}

Sizes TensorBuilder::refined(Sizes sizes) const {
  Builder attributes(type.getContext());
  for (auto [i, size] : llvm::enumerate(sizes))
    if (!type.isDynamicDim(i))
      size = attributes.getIndexAttr(type.getDimSize(i));
  return sizes;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

Value TensorBuilder::empty(Sizes sizes) {
  return empty(refined(std::move(sizes)), type.getElementType());
}

Value TensorBuilder::empty(ArrayRef<OpFoldResult> sizes, Type element) {
  return make<tensor::EmptyOp>(sizes, element);
}

Value TensorBuilder::fill(Value destination, Value scalar) {
  return linalg::FillOp::create(*this, ValueRange{scalar},
                                ValueRange{destination})
      .getResult(0);
}

bool isEmpty(ArrayRef<OpFoldResult> sizes) {
  return llvm::any_of(sizes,
                      [](OpFoldResult size) { return isZeroInteger(size); });
}

Value TensorBuilder::insert(Value x, Value to, ArrayRef<OpFoldResult> offsets,
                            ArrayRef<OpFoldResult> sizes, Sizes strides) {
  auto type = llvm::cast<RankedTensorType>(x.getType());
  if (isEmpty(sizes) || llvm::is_contained(type.getShape(), 0))
    return to;
  SmallVector<int64_t> shape = decomposeMixedValues(Sizes(sizes)).first;
  Value part = cast(x, RankedTensorType::get(shape, type.getElementType()));
  if (strides.empty())
    strides.assign(sizes.size(), getIndexAttr(1));
  return make<tensor::InsertSliceOp>(part, to, offsets, sizes, strides);
}

Value TensorBuilder::pad(Value x, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                         Value scalar) {
  Sizes inner = sizes(x), outer, offsets;
  for (auto [size, before, after] : llvm::zip(inner, low, high)) {
    outer.push_back(add(size, before + after));
    offsets.push_back(getIndexAttr(before));
  }
  Value around = fill(empty(outer, elementTypeOf(x)), scalar);
  return insert(x, around, offsets, inner);
}

Value TensorBuilder::cast(Value tensor, Type to) {
  return tensor.getType() == to ? tensor : make<tensor::CastOp>(to, tensor);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

linalg::GenericOp TensorBuilder::generic(ValueRange inputs,
                                         ValueRange destinations,
                                         ArrayRef<AffineMap> maps,
                                         ArrayRef<IteratorType> loops,
                                         MultiBody body) {
  auto build = [&](OpBuilder &inner, Location loc, ValueRange args) {
    ScalarBuilder scalars(loc, inner, isStrict());
    SmallVector<Value> results = body(scalars, args);
    linalg::YieldOp::create(scalars, results);
  };
  return linalg::GenericOp::create(*this, destinations.getTypes(), inputs,
                                   destinations, maps, loops, build);
}

Value TensorBuilder::generic(ValueRange inputs, Value destination,
                             ArrayRef<AffineMap> maps,
                             ArrayRef<IteratorType> loops, Body body) {
  auto one = [&](ScalarBuilder &b, ValueRange args) {
    return SmallVector<Value>{body(b, args)};
  };
  return generic(inputs, ValueRange(destination), maps, loops, one)
      .getResult(0);
}

Value TensorBuilder::parallel(ValueRange inputs, Value destination,
                              ArrayRef<AffineMap> inputMaps, Body body) {
  int64_t rank = llvm::cast<RankedTensorType>(destination.getType()).getRank();
  SmallVector<AffineMap> maps(inputMaps);
  maps.push_back(getMultiDimIdentityMap(rank));
  return generic(inputs, destination, maps, loopTypes(rank, 0), body);
}

Value TensorBuilder::pointwise(ValueRange inputs, Value destination,
                               Body body) {
  int64_t rank = llvm::cast<RankedTensorType>(destination.getType()).getRank();
  SmallVector<AffineMap> maps(inputs.size(), getMultiDimIdentityMap(rank));
  return parallel(inputs, destination, maps, body);
}

SmallVector<IteratorType> loopTypes(int64_t parallel, int64_t reduction) {
  SmallVector<IteratorType> loops(parallel, IteratorType::parallel);
  loops.append(reduction, IteratorType::reduction);
  return loops;
}

AffineMap dimsMap(int64_t numLoops, ArrayRef<int64_t> dims,
                  MLIRContext *context) {
  SmallVector<AffineExpr> exprs;
  for (int64_t dim : dims)
    exprs.push_back(getAffineDimExpr(dim, context));
  return AffineMap::get(numLoops, 0, exprs, context);
}

SmallVector<int64_t> otherDims(int64_t rank, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> result;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(dims, i))
      result.push_back(i);
  return result;
}

RankedTensorType storedResult(Operation *op, const TypeConverter &converter) {
  return cast<RankedTensorType>(
      converter.convertType(op->getResult(0).getType()));
}

} // namespace tcopt
