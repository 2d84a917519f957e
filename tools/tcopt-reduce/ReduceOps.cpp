//===- ReduceOps.cpp - makes an interesting program small -----------------===//
//
// Upstream's `reduction-tree` erases ops whose results are used, and often ends
// in programs that are no longer valid. This one takes a step at a time, each
// of which leaves a valid program or is given up.
//
//===----------------------------------------------------------------------===//

#include "ReduceOps.h"
#include "SimplerPrograms.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Reducer/Tester.h"

using namespace mlir;

namespace tcopt {
namespace {

class Reducer {
public:
  Reducer(ModuleOp module, StringRef script)
      : module(module), tester(script, {}) {}

  bool isInteresting(ModuleOp program) const {
    ScopedDiagnosticHandler quiet(program.getContext(), [](Diagnostic &) {});
    return succeeded(verify(program)) &&
           tester.isInteresting(program).first == Tester::Interestingness::True;
  }

  void run() {
    while (runRound())
      ;
  }

private:
  /// Goes over all ops once, the last first; returns whether any step was good.
  bool runRound() {
    bool changed = false;
    for (size_t i = collectOps(module).size(); i > 0; --i) {
      changed |= reduceOp(i - 1);
      // Ops before this one may have gone with it.
      i = std::min(i, collectOps(module).size() + 1);
    }
    return changed;
  }

  bool reduceOp(size_t index) {
    SmallVector<Operation *> ops = collectOps(module);
    size_t steps = index < ops.size() ? findSteps(ops[index]).size() : 0;
    for (size_t step = 0; step < steps; ++step)
      if (tryStep(index, step))
        return true;
    return false;
  }

  // A copy has its ops, and they have their steps, in the same order.
  bool tryStep(size_t index, size_t step) {
    OwningOpRef<ModuleOp> program = module.clone();
    findSteps(collectOps(*program)[index])[step]();
    eraseUnused(*program);
    if (measure(*program) >= measure(module) || !isInteresting(*program))
      return false;
    module.getBodyRegion().takeBody(program->getBodyRegion());
    return true;
  }

  ModuleOp module;
  Tester tester;
};

struct ReduceOps : PassWrapper<ReduceOps, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReduceOps)

  ReduceOps() = default;
  ReduceOps(const ReduceOps &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "reduce-ops"; }
  StringRef getDescription() const override {
    return "Replace ops by simpler values while the test succeeds";
  }

  void runOnOperation() override {
    Reducer reducer(getOperation(), test);
    if (!reducer.isInteresting(getOperation())) {
      emitError(UnknownLoc::get(&getContext()),
                "the program does not fulfil the condition");
      return signalPassFailure();
    }
    reducer.run();
  }

  Option<std::string> test{
      *this, "test",
      llvm::cl::desc("Script that exits with 1 for an interesting program")};
};

} // namespace

void registerReduceOpsPass() { PassRegistration<ReduceOps>(); }

} // namespace tcopt
