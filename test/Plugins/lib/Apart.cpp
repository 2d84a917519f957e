//===- Apart.cpp - a target whose model refuses all kernels ---------------===//
//
// It does what the target cpu does with what is left: a kernel for each op.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Analysis/KernelModel.h"
#include "tcopt/Target/CPU/CPUBackend.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;
using namespace tcopt;

namespace {

struct ApartModel : KernelModel {
  std::optional<KernelTime> cost(const GroupShape &shape) const override {
    return std::nullopt;
  }
  StringRef refuses(const GroupShape &shape) const override {
    return "nothing goes together";
  }
};

struct ApartBackend : Backend {
  StringRef getName() const override { return "apart"; }
  StringRef getDescription() const override { return "a target, in tests"; }
  bool isTarget() const override { return true; }
  std::unique_ptr<KernelModel>
  createKernelModel(const TargetOptions &options) const override {
    return std::make_unique<ApartModel>();
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
    cpu->buildBufferPipeline(passes, options);
  }

private:
  std::unique_ptr<Backend> cpu = createCPUBackend();
};

} // namespace

TCOPT_BACKEND_PLUGIN("apart", "0.1", ApartBackend)
