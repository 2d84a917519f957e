//===- SplitGroups.cpp - split groups that no schedule is for -------------===//

#include "tcopt/Conversion/NestToLoops/SplitGroups.h"
#include "RowChooser.h"
#include "ScheduleChoice.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;
using namespace tcopt;

namespace tcopt {
#define GEN_PASS_DEF_CPUSPLITGROUPS
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

namespace {
struct CPUSplitGroups : tcopt::impl::CPUSplitGroupsBase<CPUSplitGroups> {
  using CPUSplitGroupsBase::CPUSplitGroupsBase;

  void runOnOperation() override {
    FailureOr<int64_t> bits = vectorBitsOf(getOperation(), vectorBits);
    if (failed(bits))
      return signalPassFailure();
    auto whyNot = [&](nest::GroupOp group) -> std::string {
      Block &body = group.getBody().front();
      std::string reason;
      std::optional<loops::RowProgram> program = loops::buildRowProgram(
          body, body.getTerminator()->getOperands(), &reason);
      if (!program)
        return reason;
      if (!cpu::runsAsRows(*program))
        return "no-rows";
      return cpu::chooseRowSchedule(*program, *bits) ? "" : "no schedule";
    };
    numSplit += loops::splitGroups(
        getOperation(),
        {getArgument(), /*convertsSums=*/false, whyNot,
         [&](Operation *copy) { return cpu::whyNotAroundEdges(copy, *bits); }});
  }
};
} // namespace
