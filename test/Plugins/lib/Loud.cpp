//===- Loud.cpp - a target that says when it is used ----------------------===//
//
// It does what the target cpu does, so that there are two.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Target/CPU/CPUBackend.h"
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

struct LoudBackend : Backend {
  StringRef getName() const override { return "loud"; }
  StringRef getDescription() const override { return "a target, in tests"; }
  bool isTarget() const override { return true; }
  void addPasses(PassList &passes) const override {
    passes.add([] { return std::make_unique<LoudPass>(); });
  }
  TargetOptions complete(TargetOptions options) const override {
    return cpu->complete(options);
  }
  llvm::Error validate(const TargetOptions &options) const override {
    return cpu->validate(options);
  }
  void buildSchedulePipeline(OpPassManager &kernels,
                             const TargetOptions &options) const override {
    cpu->buildSchedulePipeline(kernels, options);
  }
  void buildKernelPipeline(OpPassManager &units,
                           const TargetOptions &options) const override {
    cpu->buildKernelPipeline(units, options);
  }
  void buildBufferPipeline(OpPassManager &passes,
                           const TargetOptions &options) const override {
    passes.addPass(std::make_unique<LoudPass>());
    cpu->buildBufferPipeline(passes, options);
  }

private:
  std::unique_ptr<Backend> cpu = createCPUBackend();
};

} // namespace

TCOPT_BACKEND_PLUGIN("loud", "0.1", LoudBackend)
