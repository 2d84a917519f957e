//===- CarryFailures.cpp - failures leave innermost loops -----------------===//
//
// A pass because it needs the loops of threads' chunks, which exist only once
// parallel loops have become functions.
//
//===----------------------------------------------------------------------===//

#include "FailOrder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "llvm/ADT/StringMap.h"

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
    auto after = rt::FailOp::create(rewriter, failure->getLoc(), condition,
                                    failure.getCode(), failure.getMessage());
    if (Attribute order = failure->getAttr(kFailOrderAttr))
      after->setAttr(kFailOrderAttr, order);
    rewriter.eraseOp(failure);
  }
}

/// The order of the program, as far as it was stated before ops were merged, or
/// of the code. Equal messages are those of one op, whose loop was unrolled.
static void numberFailures(func::FuncOp function) {
  llvm::StringMap<int32_t> orders;
  SmallVector<rt::FailOp> failures;
  function.walk([&](rt::FailOp fail) {
    failures.push_back(fail);
    auto stated = fail->getAttrOfType<IntegerAttr>(kFailOrderAttr);
    orders.try_emplace(fail.getMessage(), stated ? int32_t(stated.getInt())
                                                 : int32_t(orders.size()));
  });
  Builder builder(function.getContext());
  for (rt::FailOp fail : failures)
    if (orders.size() < 2)
      fail->removeAttr(kFailOrderAttr);
    else
      fail->setAttr(kFailOrderAttr, builder.getI32IntegerAttr(
                                        orders.lookup(fail.getMessage())));
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
    numberFailures(getOperation());
  }
};
} // namespace

} // namespace tcopt
