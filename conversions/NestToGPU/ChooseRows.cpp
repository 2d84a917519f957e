//===- ChooseRows.cpp - choose how row programs run on a GPU --------------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand.
//
//===----------------------------------------------------------------------===//

#include "ContractionChoice.h"
#include "RowSchedule.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Conversion/NestToLoops/RowRelations.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace tcopt {
#define GEN_PASS_DEF_CUDACHOOSEROWS
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

namespace {
struct CUDAChooseRows : tcopt::impl::CUDAChooseRowsBase<CUDAChooseRows> {
  // A tensor of the kernel and none of its boundary, or a fill of one.
  static bool startsFromNothing(Value init) {
    if (auto fill = init.getDefiningOp<linalg::FillOp>())
      init = fill.getOutputs()[0];
    return init.getDefiningOp<tensor::EmptyOp>() != nullptr;
  }

  // A tensor of the kernel that has one value, which no buffer need hold.
  static bool isSplat(Value input) {
    return input.getDefiningOp<linalg::FillOp>() != nullptr;
  }

  // Ops that keep nothing for another one, and contractions, are run by the
  // kinds of schedules for single ops.
  static bool hasSeveralOps(const loops::RowProgram &program) {
    bool hasLocals = false;
    int64_t reductions = 0, maps = 0;
    for (const loops::RowStep &step : program.steps) {
      linalg::LinalgOp op = step.op;
      hasLocals |= llvm::any_of(op.getDpsInits(), startsFromNothing) ||
                   llvm::any_of(op.getDpsInputs(), isSplat);
      if (step.kind != loops::RowStepKind::Map)
        ++reductions;
      else if (!step.isPerRow() && !step.isAfterRows)
        ++maps;
    }
    return reductions > 0 && (reductions + maps > 1 || hasLocals);
  }

  void runOnOperation() override {
    nest::KernelOp kernel = getOperation();
    if (nest::getSchedule(kernel))
      return;
    Block &body = kernel.getBody().front();
    std::optional<loops::RowProgram> program =
        buildRows(body, body.getTerminator()->getOperands());
    if (!program || !hasSeveralOps(*program) ||
        llvm::any_of(program->steps, loops::isContraction))
      return;
    std::optional<RowChoice> choice = chooseRows(*program, chipOf(kernel));
    if (!choice)
      return;
    nest::setSchedule(kernel, choice->schedule);
    loops::stateRelations(kernel, *program, mayOverwriteRow);
    if (choice->workspace > kernel.getThreadBytes())
      kernel->setAttr(nest::KernelOp::getThreadBytesAttrName(),
                      Builder(kernel).getI64IntegerAttr(choice->workspace));
    ++numChosen;
  }
};
} // namespace
