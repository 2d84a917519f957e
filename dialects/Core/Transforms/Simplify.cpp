//===- Simplify.cpp - algebra that changes no result ----------------------===//
//
// A pass of its own and not upstream's canonicalizer, because it computes
// constants, resolves sizes and counts what it does. Runs after decompose,
// whose rules are written without a look at what surrounds them.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "tcopt/Core/Transforms/Passes.h"
#include "tcopt/Core/Transforms/Patterns.h"
#include "llvm/Support/Threading.h"

using namespace mlir;

namespace tcopt::core {

#define GEN_PASS_DEF_CORESIMPLIFY
#include "tcopt/Core/Transforms/Passes.h.inc"

void replaceByValues(PatternRewriter &rewriter, Operation *op,
                     ValueRange values) {
  SmallVector<Value> results;
  for (auto [value, type] : llvm::zip_equal(values, op->getResultTypes()))
    results.push_back(
        value.getType() == type
            ? value
            : tensor::CastOp::create(rewriter, op->getLoc(), type, value));
  rewriter.replaceOp(op, results);
}

void replaceByValue(PatternRewriter &rewriter, Operation *op, Value value) {
  replaceByValues(rewriter, op, value);
}

static bool isValid(Operation *op) {
  // What other threads say of other programs is not silenced.
  ScopedDiagnosticHandler silence(
      op->getContext(), [thread = llvm::get_threadid()](Diagnostic &) {
        return success(thread == llvm::get_threadid());
      });
  return succeeded(verify(op, /*verifyRecursively=*/false));
}

LogicalResult replaceIfValid(PatternRewriter &rewriter, Operation *op,
                             function_ref<Operation *(OpBuilder &)> build) {
  Block outside;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(&outside);
  Operation *by = build(builder);
  if (!by || !isValid(by))
    return failure();
  for (Operation &made : llvm::make_early_inc_range(outside)) {
    made.remove();
    rewriter.insert(&made);
  }
  replaceByValues(rewriter, op, by->getResults());
  return success();
}

namespace {
/// Counts core ops that are replaced.
struct Counter : RewriterBase::Listener {
  void notifyOperationReplaced(Operation *op, ValueRange) override {
    count += isa_and_present<CoreDialect>(op->getDialect());
  }
  int64_t count = 0;
};

struct CoreSimplify : impl::CoreSimplifyBase<CoreSimplify> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet rules(context);
    populateAlgebraPatterns(rules);
    populateComparePatterns(rules);
    populateShapePatterns(rules);
    populatePartPatterns(rules);
    populateReductionPatterns(rules);
    populateScalePatterns(rules);
    populateSizePatterns(rules);
    populateSpreadPatterns(rules);
    populateConstantPatterns(rules, maxConstantElements);
    RequireOp::getCanonicalizationPatterns(rules, context);
    patterns = std::move(rules);
    return success();
  }

  void runOnOperation() override {
    Counter counter;
    GreedyRewriteConfig config;
    config.setListener(&counter);
    // Stopping before a fixed point is no error: all states are correct.
    (void)applyPatternsGreedily(getOperation(), patterns, config);
    numRewrites += counter.count;
  }

private:
  FrozenRewritePatternSet patterns;
};
} // namespace

} // namespace tcopt::core
