//===- SplitGroups.cpp - split groups that no schedule is for -------------===//

#include "tcopt/Conversion/NestToLoops/SplitGroups.h"
#include "ContractionChoice.h"
#include "RowSchedule.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Conversion/NestToGPU.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace tcopt {
#define GEN_PASS_DEF_CUDASPLITGROUPS
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

namespace {
struct CUDASplitGroups : tcopt::impl::CUDASplitGroupsBase<CUDASplitGroups> {
  void runOnOperation() override {
    const CudaChip &chip = chipOf(getOperation());
    auto whyNot = [&](nest::GroupOp group) {
      Block &body = group.getBody().front();
      std::string reason;
      std::optional<loops::RowProgram> program =
          buildRows(body, body.getTerminator()->getOperands(), &reason);
      if (!program)
        return reason;
      if (!runsAsRows(*program))
        return std::string("no-rows");
      (void)chooseRows(*program, chip, &reason);
      return reason;
    };
    numSplit += loops::splitGroups(
        getOperation(),
        {getArgument(), /*convertsSums=*/true, whyNot,
         [](Operation *) { return std::string("no schedule"); }});
  }
};
} // namespace
