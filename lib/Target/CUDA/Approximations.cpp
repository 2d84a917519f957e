//===- Approximations.cpp - instructions that round less strictly ---------===//

#include "Approximations.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tcopt/Tcopt/IR/Precision.h"

using namespace mlir;
using namespace tcopt;

// Both are off by less than 2^-22 of the result. Subnormal results are
// kept, because a sum of them may be a divisor.
static constexpr char powerOfTwo[] = "llvm.nvvm.ex2.approx";
static constexpr char quotient[] = "llvm.nvvm.div.full";

namespace {
template <typename OpT> struct UseIntrinsic : OpRewritePattern<OpT> {
  UseIntrinsic(MLIRContext *context, StringRef intrinsic)
      : OpRewritePattern<OpT>(context), intrinsic(intrinsic) {}

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!op->hasAttr(kRoundedTo) || !op.getType().isF32())
      return failure();
    rewriter.replaceOpWithNewOp<LLVM::CallIntrinsicOp>(
        op, op.getType(), rewriter.getStringAttr(intrinsic), op->getOperands());
    return success();
  }

  StringRef intrinsic;
};
} // namespace

void tcopt::populateApproximations(RewritePatternSet &patterns) {
  patterns.add<UseIntrinsic<math::Exp2Op>>(patterns.getContext(), powerOfTwo);
  patterns.add<UseIntrinsic<arith::DivFOp>>(patterns.getContext(), quotient);
}
