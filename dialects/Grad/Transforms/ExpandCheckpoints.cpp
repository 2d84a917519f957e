//===- ExpandCheckpoints.cpp - put the ops of regions in their place ------===//
//
// grad-expand does the same once derivatives are taken; this pass is for those
// who take them by grad-make-vjp and grad-make-jvp.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Grad/Transforms/Checkpoint.h"
#include "tcopt/Grad/Transforms/CustomVjp.h"
#include "tcopt/Grad/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::grad {

#define GEN_PASS_DEF_EXPANDCHECKPOINTSPASS
#include "tcopt/Grad/Transforms/Passes.h.inc"

namespace {

struct ExpandCheckpoints : impl::ExpandCheckpointsPassBase<ExpandCheckpoints> {
  void runOnOperation() override {
    numExpanded +=
        expandCustomVjps(getOperation()) + expandCheckpoints(getOperation());
  }
};

} // namespace
} // namespace tcopt::grad
