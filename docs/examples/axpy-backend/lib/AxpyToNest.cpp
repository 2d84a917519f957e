//===- AxpyToNest.cpp - axpy becomes a call of the library ----------------===//

#include "Passes.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace tcopt;

namespace axpy {

#define GEN_PASS_DEF_CONVERTAXPYTONEST
#include "Passes.h.inc"

namespace {

struct CallLibrary : OpRewritePattern<AxpyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AxpyOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto sizes = tensor::getMixedSizes(rewriter, loc, op.getX());
    Value out =
        tensor::EmptyOp::create(rewriter, loc, sizes, rewriter.getF32Type());
    rewriter.replaceOpWithNewOp<nest::ExternOp>(
        op, op->getResultTypes(), "axpy_f32", op->getOperands(), out);
    return success();
  }
};

struct AxpyToNest : impl::ConvertAxpyToNestBase<AxpyToNest> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<CallLibrary>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace
} // namespace axpy
