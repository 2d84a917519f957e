//===- CoreToAxpy.cpp - a product and a sum become axpy -------------------===//

#include "Passes.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace tcopt;

namespace axpy {

#define GEN_PASS_DEF_CONVERTCORETOAXPY
#include "Passes.h.inc"

core::MulOp findProduct(core::AddOp add) {
  if (!getElementTypeOrSelf(add.getResult()).isF32())
    return nullptr;
  for (Value operand : add->getOperands())
    if (auto mul = operand.getDefiningOp<core::MulOp>();
        mul && mul->hasOneUse())
      return mul;
  return nullptr;
}

namespace {

struct FuseAxpy : OpRewritePattern<core::AddOp> {
  FuseAxpy(MLIRContext *context, Pass::Statistic &numFused)
      : OpRewritePattern(context), numFused(numFused) {}

  LogicalResult matchAndRewrite(core::AddOp add,
                                PatternRewriter &rewriter) const override {
    core::MulOp mul = findProduct(add);
    if (!mul)
      return failure();
    bool isFirst = add->getOperand(0) == mul.getResult();
    rewriter.replaceOpWithNewOp<AxpyOp>(
        add, add.getType(),
        ValueRange{mul->getOperand(0), mul->getOperand(1),
                   add->getOperand(isFirst ? 1 : 0)});
    rewriter.eraseOp(mul);
    ++numFused;
    return success();
  }

  Pass::Statistic &numFused;
};

struct CoreToAxpy : impl::ConvertCoreToAxpyBase<CoreToAxpy> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FuseAxpy>(&getContext(), numFused);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace
} // namespace axpy
