//===- InlineKernels.cpp - replace kernels by their bodies ----------------===//

#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_INLINEKERNELSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

struct InlineKernels : impl::InlineKernelsPassBase<InlineKernels> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation().walk([&](KernelOp kernel) {
      if (kernel.getNumResults() != 0)
        return;
      Block &body = kernel.getBody().front();
      rewriter.eraseOp(body.getTerminator());
      rewriter.inlineBlockBefore(&body, kernel, kernel.getInits());
      rewriter.eraseOp(kernel);
      ++numKernels;
    });
  }
};

} // namespace
} // namespace tcopt::nest
