//===- CPUBackend.cpp - code for x86-64 CPUs ------------------------------===//

#include "tcopt/Target/CPU/CPUBackend.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Conversion/HostToRt.h"
#include "tcopt/Conversion/MemToMemRef.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Target/CPU/HostMachine.h"

using namespace mlir;

namespace tcopt {
namespace {

unsigned vectorBitsOf(const CpuTarget &cpu) {
  if (cpu.hasFeature("avx512f"))
    return 512;
  return cpu.hasFeature("avx2") ? 256 : 128;
}

class CPUBackend : public Backend {
public:
  StringRef getName() const override { return "cpu"; }
  StringRef getDescription() const override {
    return "x86-64 code on threads, made in process";
  }
  bool isTarget() const override { return true; }

  TargetOptions complete(TargetOptions options) const override {
    if (options.vectorBits == 0)
      options.vectorBits = vectorBitsOf(hostCpu());
    return options;
  }

  void buildBufferPipeline(OpPassManager &pm,
                           const TargetOptions &options) const override {
    NestLowerToLoopsOptions loops;
    loops.vectorBits = options.vectorBits;
    pm.addPass(createConvertMemToMemRefPass());
    pm.addPass(createConvertHostToRt());
    pm.addNestedPass<func::FuncOp>(nest::createLowerSortPass());
    pm.addPass(nest::createOutlineKernelsPass());
    pm.addNestedPass<func::FuncOp>(createNestLowerToLoops(loops));
    pm.addPass(createCanonicalizerPass());
    pm.addPass(createCSEPass());
    pm.addPass(nest::createOutlineParallelLoopsPass());
    pm.addPass(createCanonicalizerPass());
    pm.addPass(createCSEPass());
    pm.addNestedPass<func::FuncOp>(createRtCarryFailures());
    populateHostToLLVMPipeline(pm);
  }
};

} // namespace

std::unique_ptr<Backend> createCPUBackend() {
  return std::make_unique<CPUBackend>();
}

} // namespace tcopt
