//===- GraphToCore.cpp - from graph to core -------------------------------===//
//
// The phase decompose: one conversion from operators that users know to the
// closed set of primitives. Runs after ingest, when all tensors are ranked.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/GraphToCore.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphControlOps.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "tcopt/Interfaces/Sources.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CONVERTGRAPHTOCORE
#include "tcopt/Conversion/GraphToCore/Passes.h.inc"

void populateGraphToCorePatterns(RewritePatternSet &patterns) {
  RuleTable table(patterns);
#define TCOPT_FAMILY(family) add##family##Rules(table);
#include "tcopt/Graph/IR/GraphFamilies.inc"
}

// Whether the conversion has to rewrite the op.
static bool isForConversion(Operation *op) {
  return isa_and_present<graph::GraphDialect>(op->getDialect()) &&
         !isa<graph::PrintOp>(op);
}

static SmallVector<Operation *> opsForConversion(Operation *root) {
  SmallVector<Operation *> found;
  root->walk([&](Operation *op) {
    if (isForConversion(op))
      found.push_back(op);
  });
  return found;
}

static StringRef whyLeft(Operation *op) {
  if (!allRanked(op->getOperands()) || !allRanked(op->getResults()))
    return "expected ranked tensors";
  if (isa<graph::ScanOp>(op))
    return "expected sizes of what is stacked that follow from sizes outside "
           "of the loop (C7)";
  return "has no rule that rewrites it to core";
}

// The end of a region is left if its op is, of which that is said.
static void reportLeftover(Operation *op) {
  if (!isa<graph::YieldOp>(op))
    op->emitOpError(whyLeft(op));
}

namespace {
struct ConvertGraphToCore : impl::ConvertGraphToCoreBase<ConvertGraphToCore> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet rules(context);
    populateGraphToCorePatterns(rules);
    patterns = std::move(rules);
    return success();
  }

  void runOnOperation() override {
    size_t before = opsForConversion(getOperation()).size();
    nameSources(getOperation(), graph::GraphDialect::getDialectNamespace());
    if (failed(convert()))
      return signalPassFailure();
    SmallVector<Operation *> left = opsForConversion(getOperation());
    numConverted += before - left.size();
    llvm::for_each(left, reportLeftover);
    if (!left.empty())
      signalPassFailure();
  }

  // Nothing is marked illegal: what has no rule is left, and all of it
  // reported.
  LogicalResult convert() {
    ConversionTarget target(getContext());
    target.addLegalDialect<core::CoreDialect, arith::ArithDialect,
                           scf::SCFDialect, tensor::TensorDialect>();
    if (failed(applyPartialConversion(getOperation(), target, patterns)))
      return failure();
    // Sizes that rules asked for and did not need.
    IRRewriter rewriter(&getContext());
    (void)runRegionDCE(rewriter, getOperation()->getRegions());
    return success();
  }

  FrozenRewritePatternSet patterns;
};
} // namespace

} // namespace tcopt
