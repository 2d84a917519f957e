//===- BufferTypes.cpp - the buffers that tensors will be in --------------===//

#include "BufferTypes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace tcopt;

static MemRefType plain(RankedTensorType type) {
  return MemRefType::get(type.getShape(), type.getElementType());
}

static MemRefType typeOfSlice(tensor::ExtractSliceOp slice) {
  return memref::SubViewOp::inferRankReducedResultType(
      slice.getType().getShape(), loops::bufferTypeOf(slice.getSource()),
      slice.getMixedOffsets(), slice.getMixedSizes(), slice.getMixedStrides());
}

static MemRefType typeOfReshape(Operation *op) {
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    MemRefType source = loops::bufferTypeOf(collapse.getSrc());
    SmallVector<ReassociationIndices> groups =
        collapse.getReassociationIndices();
    if (memref::CollapseShapeOp::isGuaranteedCollapsible(source, groups))
      return memref::CollapseShapeOp::computeCollapsedType(source, groups);
  }
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    auto type = memref::ExpandShapeOp::computeExpandedType(
        loops::bufferTypeOf(expand.getSrc()), expand.getResultType().getShape(),
        expand.getReassociationIndices());
    if (succeeded(type))
      return *type;
  }
  return nullptr;
}

MemRefType loops::bufferTypeOf(Value value) {
  if (auto buffer = dyn_cast<MemRefType>(value.getType()))
    return buffer;
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  Operation *producer = value.getDefiningOp();
  if (!tensor || !producer)
    return tensor ? plain(tensor) : MemRefType();
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(producer))
    return typeOfSlice(slice);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(producer))
    return bufferTypeOf(insert.getDest());
  if (auto op = dyn_cast<DestinationStyleOpInterface>(producer))
    return bufferTypeOf(op.getTiedOpOperand(cast<OpResult>(value))->get());
  MemRefType reshaped = typeOfReshape(producer);
  return reshaped ? reshaped : plain(tensor);
}

bool loops::isRowMajor(Value value) {
  MemRefType buffer = bufferTypeOf(value);
  return buffer && buffer.getLayout().isIdentity();
}
