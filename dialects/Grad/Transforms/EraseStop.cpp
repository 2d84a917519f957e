//===- EraseStop.cpp - remove grad.stop -----------------------------------===//
//
// Runs last in the phase autodiff: nothing asks for derivatives any more.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::grad {

#define GEN_PASS_DEF_ERASESTOPPASS
#include "tcopt/Grad/Transforms/Passes.h.inc"

namespace {

struct EraseStop : impl::EraseStopPassBase<EraseStop> {
  void runOnOperation() override {
    getOperation()->walk([&](StopOp op) {
      op.replaceAllUsesWith(op.getX());
      op.erase();
      ++numErased;
    });
  }
};

} // namespace
} // namespace tcopt::grad
