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
  void runOnOperation() override {
    nest::KernelOp kernel = getOperation();
    if (nest::getSchedule(kernel))
      return;
    Block &body = kernel.getBody().front();
    std::optional<loops::RowProgram> program =
        buildRows(body, body.getTerminator()->getOperands());
    if (!program || !runsAsRows(*program))
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
