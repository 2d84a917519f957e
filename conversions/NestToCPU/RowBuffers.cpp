//===- RowBuffers.cpp - sizes and buffers of row programs -----------------===//

#include "RowEmitter.h"
#include "RowLoops.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

int64_t cpu::rowElements(const RowProgram &program, size_t local,
                         const RowSchedule &schedule) {
  int64_t columns =
      program.sizeOf(program.steps[program.locals[local].step].columns);
  if (columns == unknownSize && schedule.longest[local] > 0)
    columns = schedule.longest[local];
  if (columns == unknownSize)
    return unknownSize;
  columns = std::max<int64_t>(columns, 1);
  return schedule.along == RowVectors::rows
             ? columns * schedule.lanes
             : int64_t(
                   llvm::alignTo(uint64_t(columns), uint64_t(schedule.lanes)));
}

int64_t cpu::partialElements(const RowProgram &program, const RowStep &step,
                             const RowSchedule &schedule) {
  if (!step.keepsColumns())
    return 1;
  int64_t columns = program.sizeOf(step.columns);
  return columns == unknownSize
             ? unknownSize
             : int64_t(llvm::alignTo(uint64_t(std::max<int64_t>(columns, 1)),
                                     uint64_t(schedule.lanes)));
}

int64_t cpu::partialBytesOf(const RowProgram &program,
                            const RowSchedule &schedule) {
  int64_t bytes = 0;
  for (const RowStep &step : program.steps) {
    if (step.kind != RowStepKind::Across)
      continue;
    int64_t count = partialElements(program, step, schedule);
    if (count == unknownSize)
      return unknownSize;
    for (Value result : linalg::LinalgOp(step.op)->getResults())
      bytes +=
          count *
          int64_t(
              (getElementTypeOrSelf(result.getType()).getIntOrFloatBitWidth() +
               7) /
              8);
  }
  return bytes;
}

static int64_t bytesOfRow(const RowProgram &program, size_t local,
                          const RowSchedule &schedule) {
  Type element = getElementTypeOrSelf(program.locals[local].value.getType());
  int64_t bytes = (element.getIntOrFloatBitWidth() + 7) / 8;
  return int64_t(llvm::alignTo(
      uint64_t(rowElements(program, local, schedule) * bytes), 64));
}

int64_t cpu::rowBytesOf(const RowProgram &program,
                        const RowSchedule &schedule) {
  int64_t bytes = 0;
  for (auto [i, storage] : llvm::enumerate(schedule.locals))
    if (storage != RowStorage::Again)
      bytes += bytesOfRow(program, i, schedule);
  return bytes;
}

SmallVector<Index> RowEmitter::sizesOf(ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [&](int64_t dim) { return sizes[dim]; });
}

Index RowEmitter::sizeOf(int64_t dim) {
  if (program.dims[dim].size != unknownSize)
    return math.constant(program.dims[dim].size);
  for (const RowStep &step : program.steps)
    for (OpOperand &operand : linalg::LinalgOp(step.op)->getOpOperands()) {
      if (!isa<RankedTensorType>(operand.get().getType()))
        continue;
      AffineMap map = program.mapOf(step, operand);
      for (auto [i, expr] : llvm::enumerate(map.getResults()))
        if (expr == getAffineDimExpr(dim, map.getContext()))
          if (Index size = sizeOf(operand.get(), int64_t(i)))
            return size;
    }
  llvm_unreachable("every loop has an operand that it is a dimension of");
}

Index RowEmitter::sizeOf(Value tensor, int64_t dim) {
  if (Value buffer = bufferOf(tensor))
    return memref::getMixedSize(builder, loc, buffer, dim);
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>())
    return sizeOf(fill.getOutputs()[0], dim);
  if (auto empty = tensor.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes()[dim];
  return Index();
}

Value RowEmitter::bufferOf(Value tensor) {
  if (Value known = body.buffers.lookup(tensor))
    return known;
  Value buffer = findBuffer(tensor);
  if (buffer)
    body.buffers[tensor] = buffer;
  return buffer;
}

Value RowEmitter::findBuffer(Value tensor) {
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

void RowEmitter::addAccesses() {
  for (const RowStep &step : program.steps) {
    linalg::LinalgOp op = step.op;
    for (OpOperand &operand : op->getOpOperands())
      if (Value buffer = isa<RankedTensorType>(operand.get().getType())
                             ? bufferOf(operand.get())
                             : Value())
        body.addAccess(operand.get(), buffer, program.mapOf(step, operand),
                       sizes);
    op.getBlock()->walk([&](tensor::ExtractOp extract) {
      (void)bufferOf(extract.getTensor());
    });
  }
  for (auto [result, target] : llvm::zip_equal(program.results, targets))
    body.addAccess(result.value, target, mapOfResult(result), sizes);
}

AffineMap RowEmitter::mapOfResult(const RowResult &result) {
  const RowStep &step = program.steps[result.step];
  linalg::LinalgOp op = step.op;
  return program.mapOf(step,
                       *op.getTiedOpOperand(cast<OpResult>(result.value)));
}

Value RowEmitter::allocateRows() {
  body.rows.clear();
  Value slot, memory;
  Index start = math.constant(0);
  if (workspace) {
    slot = rt::SlotBeginOp::create(builder, loc, builder.getIndexType());
    start = math.mul(Index(slot), math.constant(threadBytes));
    Index end = math.add(start, math.constant(threadBytes));
    memory = memref::ReinterpretCastOp::create(
        builder, loc,
        MemRefType::get({ShapedType::kDynamic}, builder.getI8Type()), workspace,
        builder.getIndexAttr(0), ArrayRef<OpFoldResult>{end},
        ArrayRef<OpFoldResult>{builder.getIndexAttr(1)});
  }
  for (auto [i, local, storage] :
       llvm::enumerate(program.locals, schedule.locals)) {
    if (storage == RowStorage::Again)
      continue;
    auto type = MemRefType::get({rowElements(program, i, schedule)},
                                getElementTypeOrSelf(local.value.getType()));
    body.rows[local.value] =
        memory ? Value(memref::ViewOp::create(builder, loc, type, memory,
                                              math.value(start), ValueRange()))
               : Value(memref::AllocaOp::create(builder, loc, type,
                                                builder.getI64IntegerAttr(64)));
    start = math.add(start, math.constant(bytesOfRow(program, i, schedule)));
  }
  return slot;
}
