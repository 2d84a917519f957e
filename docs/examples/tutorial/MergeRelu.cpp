//===- MergeRelu.cpp - a pass in a plugin ---------------------------------===//
//
// A ReLU of a ReLU is that ReLU. For the slot after-ingest.
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "tcopt/Graph/IR/GraphOps.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;

namespace {

struct MergeRelu : OpRewritePattern<tcopt::graph::ReluOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tcopt::graph::ReluOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getX().getDefiningOp<tcopt::graph::ReluOp>())
      return rewriter.notifyMatchFailure(op, "x is not a graph.relu");
    rewriter.replaceOp(op, op.getX());
    return success();
  }
};

struct MergeReluPass : PassWrapper<MergeReluPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MergeReluPass)
  StringRef getArgument() const override { return "tutorial-merge-relu"; }
  StringRef getDescription() const override { return "merge ReLUs of ReLUs"; }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<MergeRelu>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

/// A plugin has one backend, which may do no more than bring a pass.
struct TutorialBackend : tcopt::Backend {
  StringRef getName() const override { return "tutorial"; }
  StringRef getDescription() const override { return "the tutorial's pass"; }
  void addPasses(tcopt::PassList &passes) const override {
    passes.add([] { return std::make_unique<MergeReluPass>(); });
  }
};

} // namespace

TCOPT_BACKEND_PLUGIN("tutorial", "0.1", TutorialBackend)
