//===- BoundaryBuffers.cpp - buffers that a row program reads -------------===//

#include "BoundaryBuffers.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

OpFoldResult BoundaryBuffers::sizeOf(int64_t dim) {
  if (program.dims[dim].size != unknownSize)
    return builder.getIndexAttr(program.dims[dim].size);
  for (const RowStep &step : program.steps)
    for (OpOperand &operand : linalg::LinalgOp(step.op)->getOpOperands()) {
      if (!isa<RankedTensorType>(operand.get().getType()))
        continue;
      AffineMap map = program.mapOf(step, operand);
      for (auto [i, expr] : llvm::enumerate(map.getResults()))
        if (expr == getAffineDimExpr(dim, map.getContext()))
          if (OpFoldResult size = sizeOf(operand.get(), int64_t(i)))
            return size;
    }
  llvm_unreachable("every loop has an operand that it is a dimension of");
}

OpFoldResult BoundaryBuffers::sizeOf(Value tensor, int64_t dim) {
  if (Value buffer = bufferOf(tensor))
    return memref::getMixedSize(builder, loc, buffer, dim);
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>())
    return sizeOf(fill.getOutputs()[0], dim);
  if (auto empty = tensor.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes()[dim];
  return {};
}

Value BoundaryBuffers::bufferOf(Value tensor) {
  if (Value known = buffers.lookup(tensor))
    return known;
  Value buffer = findBuffer(tensor);
  if (buffer)
    buffers[tensor] = buffer;
  return buffer;
}

Value BoundaryBuffers::findBuffer(Value tensor) {
  Operation *op = tensor.getDefiningOp();
  if (auto input = dyn_cast_or_null<bufferization::ToTensorOp>(op))
    return input.getBuffer();
  if (auto slice = dyn_cast_or_null<tensor::ExtractSliceOp>(op)) {
    Value source = bufferOf(slice.getSource());
    auto type = memref::SubViewOp::inferRankReducedResultType(
        slice.getType().getShape(), cast<MemRefType>(source.getType()),
        slice.getMixedOffsets(), slice.getMixedSizes(),
        slice.getMixedStrides());
    return memref::SubViewOp::create(
        builder, loc, type, source, slice.getMixedOffsets(),
        slice.getMixedSizes(), slice.getMixedStrides());
  }
  if (auto shape = dyn_cast_or_null<tensor::CollapseShapeOp>(op))
    return memref::CollapseShapeOp::create(builder, loc,
                                           bufferOf(shape.getSrc()),
                                           shape.getReassociationIndices());
  if (auto shape = dyn_cast_or_null<tensor::ExpandShapeOp>(op))
    return memref::ExpandShapeOp::create(
        builder, loc, shape.getResultType().getShape(),
        bufferOf(shape.getSrc()), shape.getReassociationIndices(),
        shape.getMixedOutputShape());
  return {};
}
