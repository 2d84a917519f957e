//===- Faulty.cpp - a backend with a fault for each op it takes -----------===//
//
// What a scorecard has to tell apart. `core.sub` alone is done right.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Target/Plugin.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <thread>

using namespace mlir;
using namespace tcopt;

namespace {

struct FaultyPass : PassWrapper<FaultyPass, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FaultyPass)
  StringRef getArgument() const override { return "faulty"; }

  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      if (isa<core::NegOp>(op)) {
        llvm::errs() << "faulty: no negation\n";
        std::abort();
      }
      if (isa<core::AbsOp>(op))
        while (true)
          std::this_thread::yield();
      if (isa<core::MulOp>(op)) {
        op->emitError("faulty: products are not for it");
        signalPassFailure();
      }
      if (isa<core::AddOp>(op))
        subtract(op);
    });
  }

  static void subtract(Operation *add) {
    IRRewriter rewriter(add);
    rewriter.replaceOpWithNewOp<core::SubOp>(add, add->getResultTypes(),
                                             add->getOperands());
  }
};

struct FaultyBackend : Backend {
  StringRef getName() const override { return "faulty"; }
  StringRef getDescription() const override { return "faults, in tests"; }
  void addPasses(PassList &passes) const override {
    passes.add([] { return std::make_unique<FaultyPass>(); });
  }
  bool takes(Operation *op) const override {
    return isa<core::NegOp, core::AbsOp, core::MulOp, core::AddOp, core::SubOp>(
        op);
  }
  void buildTensorPipeline(OpPassManager &passes) const override {
    passes.addPass(std::make_unique<FaultyPass>());
  }
};

} // namespace

TCOPT_BACKEND_PLUGIN("faulty", "0.1", FaultyBackend)
