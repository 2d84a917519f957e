//===- LikeCPU.h - a target that does what the target cpu does --*- C++ -*-===//
//
// Plugins of tests derive from it and override the hook under test.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TEST_PLUGINS_LIKECPU_H
#define TCOPT_TEST_PLUGINS_LIKECPU_H

#include "tcopt/Target/CPU/CPUBackend.h"

struct LikeCPU : tcopt::Backend {
  llvm::StringRef getDescription() const override {
    return "a target, in tests";
  }
  bool isTarget() const override { return true; }
  tcopt::TargetOptions complete(tcopt::TargetOptions options) const override {
    return cpu->complete(options);
  }
  llvm::Error validate(const tcopt::TargetOptions &options) const override {
    return cpu->validate(options);
  }
  void
  buildSchedulePipeline(mlir::OpPassManager &kernels,
                        const tcopt::TargetOptions &options) const override {
    cpu->buildSchedulePipeline(kernels, options);
  }
  void buildKernelPipeline(mlir::OpPassManager &units,
                           const tcopt::TargetOptions &options) const override {
    cpu->buildKernelPipeline(units, options);
  }
  void buildBufferPipeline(mlir::OpPassManager &passes,
                           const tcopt::TargetOptions &options) const override {
    cpu->buildBufferPipeline(passes, options);
  }

private:
  std::unique_ptr<tcopt::Backend> cpu = tcopt::createCPUBackend();
};

#endif // TCOPT_TEST_PLUGINS_LIKECPU_H
