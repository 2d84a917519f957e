//===- LowerRows.cpp - kernels of ops over the same rows become loops -----===//
//
// A pass of its own, before upstream's bufferization: ops pass SSA values to
// each other, and the only buffers are the arguments of the function.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/NestToLoops/LowerRows.h"
#include "RowBody.h"
#include "RowLoops.h"
#include "ThreadBytes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/NestToLoops/RowRelations.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

namespace tcopt {
#define GEN_PASS_DEF_CPULOWERROWS
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

// Reductions across rows combine partial results of blocks, which the stack
// holds.
static LogicalResult checkAcross(Operation *op,
                                 const loops::RowProgram &program,
                                 const RowSchedule &schedule) {
  bool hasAcross = false;
  for (const loops::RowStep &step : program.steps) {
    if (step.kind != loops::RowStepKind::Across)
      continue;
    hasAcross = true;
    linalg::LinalgOp reduction = step.op;
    for (unsigned i = 0; i < reduction.getNumDpsInits(); ++i) {
      Operation *combiner = loops::combinerOf(reduction, i);
      if (!nest::mayReorder(combiner) || !arith::getNeutralElement(combiner))
        return op->emitOpError()
               << "#cpu.rows: expected sums across rows whose terms "
                  "may be added in any order";
    }
  }
  int64_t bytes = partialBytesOf(program, schedule);
  if (hasAcross != (schedule.blocks > 0) || bytes == unknownSize ||
      bytes * schedule.blocks > stackBytes)
    return op->emitOpError()
           << "#cpu.rows: expected "
           << (hasAcross
                   ? "blocks whose sums have known sizes and fit the stack"
                   : "no blocks without a sum across rows")
           << " but found " << schedule.blocks;
  return success();
}

LogicalResult cpu::checkRowSchedule(Operation *op,
                                    const loops::RowProgram &program,
                                    const RowSchedule &schedule) {
  auto error = [&] { return op->emitOpError() << "#cpu.rows: expected "; };
  if (schedule.locals.size() != program.locals.size())
    return error() << "the storage of " << program.locals.size()
                   << " locals but found " << schedule.locals.size();
  if (!llvm::isPowerOf2_64(uint64_t(schedule.lanes)))
    return error() << "a power of two as lanes but found " << schedule.lanes;
  if (std::string why = whyNotVectors(program, schedule.along);
      schedule.lanes > 1 && !why.empty())
    return error() << "one lane, for it has " << why << ", but found "
                   << schedule.lanes;
  for (auto [i, local, storage] :
       llvm::enumerate(program.locals, schedule.locals)) {
    Type element = getElementTypeOrSelf(local.value.getType());
    bool isKeepable = element.isIntOrFloat() &&
                      element.getIntOrFloatBitWidth() >= 8 &&
                      rowElements(program, i, schedule) != unknownSize;
    if (storage == RowStorage::Row && !isKeepable)
      return error() << "'again' for a local of unknown size or without "
                        "elements in memory but found 'row'";
    bool isOpen =
        program.sizeOf(program.steps[local.step].columns) == unknownSize;
    if (storage == RowStorage::ShortRow && (!isKeepable || !isOpen))
      return error() << "'again' or 'row' for a local of known size or without "
                        "elements in memory but found a number";
  }
  return checkAcross(op, program, schedule);
}

namespace {
struct LowerRows : tcopt::impl::CPULowerRowsBase<LowerRows> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    std::optional<RowSchedule> schedule = rowScheduleOf(function);
    if (!schedule)
      return;
    if (failed(lower(function, *schedule)))
      return signalPassFailure();
    function->removeDiscardableAttr(nest::NestDialect::getScheduleAttrName());
    ++numLowered;
  }

  LogicalResult lower(func::FuncOp function, const RowSchedule &schedule) {
    return loops::lowerRows(
        function, {"#cpu.rows",
                   [](Block &body, ValueRange results, std::string *reason) {
                     return loops::buildRowProgram(body, results, reason);
                   },
                   loops::mayOverwrite,
                   [&](const loops::RowProgram &program) {
                     return checkRowSchedule(function, program, schedule);
                   },
                   [&](const loops::RowProgram &program, ValueRange targets) {
                     return emitRowProgram(function, program, schedule,
                                           targets);
                   }});
  }
};
} // namespace
