//===- HostSizes.cpp - Sizes in a host function for known arguments -------===//

#include "HostSizes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Testing/ProgramCounts.h"
#include "llvm/Support/MathExtras.h"

using namespace tcopt;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

Attribute HostSizes::foldDim(Operation *op, Value source, Value index) {
  std::optional<int64_t> dim = getInteger(index);
  if (!dim || *dim < 0 || *dim >= cast<ShapedType>(source.getType()).getRank())
    return Attribute();
  std::optional<int64_t> size = getSize(source, *dim);
  return size ? Builder(op->getContext()).getIndexAttr(*size) : Attribute();
}

// As the runtime computes it: what no arena can hold is the greatest index.
Attribute HostSizes::foldBytes(mem::BytesOp op) {
  int64_t bytes = op.getElementBytes();
  bool isTooLarge = false;
  for (Value operand : op.getSizes()) {
    std::optional<int64_t> size = getInteger(operand);
    if (!size)
      return Attribute();
    isTooLarge |= *size < 0 || llvm::MulOverflow(bytes, *size, bytes);
  }
  isTooLarge |= bytes > INT64_MAX - 63;
  return Builder(op.getContext())
      .getIndexAttr(isTooLarge ? INT64_MAX
                               : int64_t(llvm::alignTo(uint64_t(bytes), 64)));
}

Attribute HostSizes::fold(Operation *op, unsigned result) {
  if (auto bytes = dyn_cast<mem::BytesOp>(op))
    return foldBytes(bytes);
  if (isa<mem::ThreadsOp>(op))
    return Builder(op->getContext()).getIndexAttr(kAssumedThreads);
  if (auto dim = dyn_cast<tensor::DimOp>(op))
    return foldDim(op, dim.getSource(), dim.getIndex());
  if (auto dim = dyn_cast<memref::DimOp>(op))
    return foldDim(op, dim.getSource(), dim.getIndex());
  // Folding may need no operand, and those of an op with a region are not what
  // its results follow from.
  if (op->getNumRegions())
    return Attribute();
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands())
    operands.push_back(getNumber(operand));
  SmallVector<OpFoldResult> folded;
  if (failed(op->fold(operands, folded)) || result >= folded.size())
    return Attribute();
  if (auto value = dyn_cast<Value>(folded[result]))
    return value.getDefiningOp() == op ? Attribute() : getNumber(value);
  return dyn_cast_or_null<IntegerAttr>(cast<Attribute>(folded[result]));
}

Attribute HostSizes::getNumber(Value value) {
  if (!value.getType().isIntOrIndex())
    return Attribute();
  auto known = numbers.find(value);
  if (known != numbers.end())
    return known->second;
  Attribute number;
  if (auto result = dyn_cast<OpResult>(value))
    number = fold(result.getOwner(), result.getResultNumber());
  return numbers[value] = number;
}

std::optional<int64_t> HostSizes::getInteger(Value value) {
  auto number = dyn_cast_or_null<IntegerAttr>(getNumber(value));
  return number ? std::optional(number.getValue().getSExtValue())
                : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// The value with the same sizes as a result of an op; null if unknown.
static Value findSameShape(OpResult result) {
  Operation *op = result.getOwner();
  unsigned number = result.getResultNumber();
  if (auto call = dyn_cast<nest::CallOp>(op))
    return call.getInits()[number];
  if (auto call = dyn_cast<nest::ExternOp>(op))
    return call.getInits()[number];
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return cast.getSource();
  if (auto cast = dyn_cast<memref::CastOp>(op))
    return cast.getSource();
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return insert.getDest();
  return Value();
}

/// The value that a loop begins with, of a value that it carries. The sizes of
/// what a loop carries seldom change. The results of a while loop are those of
/// its condition, which may be others than it carries.
static Value findLoopInit(Value carried) {
  OpOperand *init = nullptr;
  if (auto result = dyn_cast<OpResult>(carried)) {
    if (auto loop = dyn_cast<LoopLikeOpInterface>(result.getOwner()))
      init = loop.getTiedLoopInit(result);
  } else {
    auto argument = cast<BlockArgument>(carried);
    auto loop =
        dyn_cast<LoopLikeOpInterface>(argument.getOwner()->getParentOp());
    init = loop ? loop.getTiedLoopInit(argument) : nullptr;
  }
  bool hasSameType = init && init->get().getType() == carried.getType();
  return hasSameType ? init->get() : Value();
}

static Value findSameShape(Value shaped) {
  if (Value init = findLoopInit(shaped))
    return init;
  auto result = dyn_cast<OpResult>(shaped);
  return result ? findSameShape(result) : Value();
}

/// The size that an op states for a dimension of its result; null if it states
/// none.
static OpFoldResult findStatedSize(Value shaped, int64_t dim) {
  if (auto empty = shaped.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes()[dim];
  if (auto expand = shaped.getDefiningOp<tensor::ExpandShapeOp>())
    return expand.getMixedOutputShape()[dim];
  auto slice = shaped.getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice)
    return OpFoldResult();
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  for (auto [i, size] : llvm::enumerate(slice.getMixedSizes()))
    if (!dropped.test(i) && dim-- == 0)
      return size;
  return OpFoldResult();
}

std::optional<int64_t> HostSizes::computeSize(Value shaped, int64_t dim) {
  if (Value same = findSameShape(shaped))
    return getSize(same, dim);
  if (OpFoldResult size = findStatedSize(shaped, dim)) {
    if (auto value = dyn_cast<Value>(size))
      return getInteger(value);
    return getConstantIntValue(size);
  }
  auto collapse = shaped.getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse)
    return std::nullopt;
  int64_t product = 1;
  SmallVector<ReassociationIndices> groups = collapse.getReassociationIndices();
  for (int64_t source : groups[dim]) {
    std::optional<int64_t> size = getSize(collapse.getSrc(), source);
    if (!size || llvm::MulOverflow(product, *size, product))
      return std::nullopt;
  }
  return product;
}

std::optional<int64_t> HostSizes::getSize(Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  auto known = shapes.find(shaped);
  if (known == shapes.end())
    return computeSize(shaped, dim);
  int64_t size = known->second[dim];
  return size < 0 ? std::nullopt : std::optional(size);
}

SmallVector<int64_t> HostSizes::getShape(Value shaped) {
  SmallVector<int64_t> shape;
  for (int64_t dim = 0; dim < cast<ShapedType>(shaped.getType()).getRank();
       ++dim)
    shape.push_back(getSize(shaped, dim).value_or(-1));
  return shape;
}
