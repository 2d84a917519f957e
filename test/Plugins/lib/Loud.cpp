//===- Loud.cpp - a target that reports when it is used -------------------===//
//
// A second target with kernels like those of the target cpu.
//
//===----------------------------------------------------------------------===//

#include "LikeCPU.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;
using namespace tcopt;

namespace {

struct LoudPass : PassWrapper<LoudPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LoudPass)
  StringRef getArgument() const override { return "loud"; }
  void runOnOperation() override {
    getOperation().emitRemark("the target 'loud' lowers this");
  }
};

struct LoudBackend : LikeCPU {
  StringRef getName() const override { return "loud"; }
  void addPasses(PassList &passes) const override {
    passes.add([] { return std::make_unique<LoudPass>(); });
  }
  void buildBufferPipeline(OpPassManager &passes,
                           const TargetOptions &options) const override {
    passes.addPass(std::make_unique<LoudPass>());
    LikeCPU::buildBufferPipeline(passes, options);
  }
};

} // namespace

TCOPT_BACKEND_PLUGIN("loud", "0.1", LoudBackend)
