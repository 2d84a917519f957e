//===- CarryFailures.cpp - failures leave innermost loops -----------------===//
//
// A pass because it needs the loops of threads' chunks, which exist only once
// parallel loops have become functions.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTCARRYFAILURES
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

static bool isInnermost(scf::ForOp loop) {
  return !loop.getBody()
              ->walk(
                  [](LoopLikeOpInterface) { return WalkResult::interrupt(); })
              .wasInterrupted();
}

static void carry(IRRewriter &rewriter, scf::ForOp loop,
                  MutableArrayRef<rt::FailOp> failures) {
  Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  Value no = arith::ConstantIntOp::create(rewriter, loc, 0, 1);
  SmallVector<Value> none(failures.size(), no);
  auto either = [&](OpBuilder &builder, Location loc,
                    ArrayRef<BlockArgument> before) {
    SmallVector<Value> now;
    for (auto [failure, earlier] : llvm::zip(failures, before))
      now.push_back(
          arith::OrIOp::create(builder, loc, failure.getCondition(), earlier));
    return now;
  };
  auto carrying = cast<LoopLikeOpInterface>(loop.getOperation())
                      .replaceWithAdditionalYields(
                          rewriter, none,
                          /*replaceInitOperandUsesInLoop=*/false, either);
  Operation *newLoop = carrying->getOperation();
  rewriter.setInsertionPointAfter(newLoop);
  ResultRange failed = newLoop->getResults().take_back(failures.size());
  for (auto [failure, condition] : llvm::zip(failures, failed)) {
    rt::FailOp::create(rewriter, failure->getLoc(), condition,
                       failure.getCode(), failure.getMessage());
    rewriter.eraseOp(failure);
  }
}

namespace {
struct RtCarryFailures : impl::RtCarryFailuresBase<RtCarryFailures> {
  void runOnOperation() override {
    SmallVector<scf::ForOp> loops;
    getOperation().walk([&](scf::ForOp loop) {
      if (isInnermost(loop))
        loops.push_back(loop);
    });
    IRRewriter rewriter(&getContext());
    for (scf::ForOp loop : loops) {
      auto failures = llvm::to_vector(loop.getBody()->getOps<rt::FailOp>());
      if (failures.empty())
        continue;
      carry(rewriter, loop, failures);
      numCarried += failures.size();
    }
  }
};
} // namespace

} // namespace tcopt
