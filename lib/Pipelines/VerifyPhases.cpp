//===- VerifyPhases.cpp - contracts as passes -----------------------------===//

#include "mlir/IR/Verifier.h"
#include "tcopt/Pipelines/Passes.h"
#include "tcopt/Pipelines/Phases.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_VERIFYINGESTPASS
#define GEN_PASS_DEF_VERIFYAUTODIFFPASS
#define GEN_PASS_DEF_VERIFYDECOMPOSEPASS
#define GEN_PASS_DEF_VERIFYFUSEPASS
#define GEN_PASS_DEF_VERIFYPLANMEMORYPASS
#define GEN_PASS_DEF_VERIFYLOWERPASS
#include "tcopt/Pipelines/Passes.h.inc"

namespace {

// Pass managers of programs that are compiled at run time verify nothing else
// (see Compiler).
template <Phase phase, template <typename> class Base>
struct VerifyPhase : Base<VerifyPhase<phase, Base>> {
  void runOnOperation() override {
    ModuleOp module = this->getOperation();
    module.walk([&](Operation *) { ++this->numOps; });
    if (failed(verify(module)) || failed(verifyPhase(phase, module)))
      this->signalPassFailure();
    this->markAllAnalysesPreserved();
  }
};

// Instantiating a class defines its constructor function.
template struct VerifyPhase<Phase::Ingest, impl::VerifyIngestPassBase>;
template struct VerifyPhase<Phase::Autodiff, impl::VerifyAutodiffPassBase>;
template struct VerifyPhase<Phase::Decompose, impl::VerifyDecomposePassBase>;
template struct VerifyPhase<Phase::Fuse, impl::VerifyFusePassBase>;
template struct VerifyPhase<Phase::PlanMemory, impl::VerifyPlanMemoryPassBase>;
template struct VerifyPhase<Phase::Lower, impl::VerifyLowerPassBase>;

} // namespace

std::unique_ptr<Pass> createVerifyPass(Phase phase) {
  switch (phase) {
  case Phase::Ingest:
    return createVerifyIngestPass();
  case Phase::Autodiff:
    return createVerifyAutodiffPass();
  case Phase::Decompose:
    return createVerifyDecomposePass();
  case Phase::Fuse:
    return createVerifyFusePass();
  case Phase::PlanMemory:
    return createVerifyPlanMemoryPass();
  case Phase::Lower:
    return createVerifyLowerPass();
  }
  return nullptr;
}

} // namespace tcopt
