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

// The last vector of a run of columns is written as a whole, although its mask
// is not full. The next run overwrites the additional elements. After the last
// run they are behind the row, which therefore needs memory for them.
static int64_t elementsBehind(const RowProgram &program,
                              ArrayRef<int64_t> columns,
                              const RowSchedule &schedule) {
  if (columns.size() < 2)
    return 0;
  int64_t run = program.sizeOf(columns.take_back());
  return run != unknownSize && run % schedule.lanes == 0 ? 0 : schedule.lanes;
}

int64_t cpu::rowElements(const RowProgram &program, size_t local,
                         const RowSchedule &schedule) {
  ArrayRef<int64_t> dims = program.steps[program.locals[local].step].columns;
  int64_t columns = program.sizeOf(dims);
  if (columns == unknownSize && schedule.longest[local] > 0)
    columns = schedule.longest[local];
  if (columns == unknownSize)
    return unknownSize;
  columns = std::max<int64_t>(columns, 1);
  return schedule.along == RowVectors::rows
             ? columns * schedule.lanes
             : int64_t(
                   llvm::alignTo(uint64_t(columns), uint64_t(schedule.lanes))) +
                   elementsBehind(program, dims, schedule);
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

void RowEmitter::addAccesses() {
  for (const RowStep &step : program.steps) {
    linalg::LinalgOp op = step.op;
    for (OpOperand &operand : op->getOpOperands())
      if (Value buffer = isa<RankedTensorType>(operand.get().getType())
                             ? body.buffers.bufferOf(operand.get())
                             : Value())
        body.addAccess(operand.get(), buffer, program.mapOf(step, operand),
                       sizes);
    op.getBlock()->walk([&](tensor::ExtractOp extract) {
      (void)body.buffers.bufferOf(extract.getTensor());
    });
  }
  for (auto [result, target] : llvm::zip_equal(program.results, targets))
    body.addAccess(result.value, target, program.mapOf(result), sizes);
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
