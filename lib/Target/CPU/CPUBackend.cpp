//===- CPUBackend.cpp - code for x86-64 CPUs ------------------------------===//

#include "tcopt/Target/CPU/CPUBackend.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Analysis/KernelModel.h"
#include "tcopt/Conversion/MemToMemRef.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "tcopt/Target/CPU/Passes.h"
#include <mutex>

using namespace mlir;

namespace tcopt {
namespace {

unsigned vectorBitsOf(const CpuTarget &cpu) {
  if (cpuHas(cpu, "avx512f"))
    return 512;
  return cpuHas(cpu, "avx2") ? 256 : 128;
}

class CPUBackend : public Backend {
public:
  StringRef getName() const override { return "cpu"; }
  StringRef getDescription() const override {
    return "x86-64 code on threads, made in process";
  }
  bool isTarget() const override { return true; }

  llvm::Error validate(const TargetOptions &options) const override {
    if (findCompleted(options))
      return llvm::Error::success();
    return selectCpu(options.cpu, options.features, options.triple).takeError();
  }

  TargetOptions complete(TargetOptions options) const override {
    if (std::optional<TargetOptions> known = findCompleted(options))
      return *known;
    std::optional<TargetOptions> whole = fillIn(options);
    if (!whole)
      return options;
    std::lock_guard<std::mutex> lock(mutex);
    if (completed.size() == kMostCompleted)
      completed.clear();
    completed.emplace_back(std::move(options), *whole);
    return *whole;
  }

  std::unique_ptr<KernelModel>
  createKernelModel(const TargetOptions &options) const override {
    return createCPUKernelModel(options.vectorBits);
  }

  void buildGroupPipeline(OpPassManager &functions,
                          const TargetOptions &options) const override {
    functions.addPass(createCPUSplitGroups({int64_t(options.vectorBits)}));
  }

  void buildSchedulePipeline(OpPassManager &kernels,
                             const TargetOptions &options) const override {
    kernels.addPass(createCPUChooseRows({int64_t(options.vectorBits)}));
    kernels.addPass(createCPUChooseSchedule({int64_t(options.vectorBits)}));
    kernels.addPass(createCPUChooseBF16ProductsPass());
    kernels.addPass(createCPUStateWorkspaces());
  }

  void buildLayoutPipeline(OpPassManager &pm,
                           const TargetOptions &options) const override {
    pm.addPass(createCPUPackPanels());
    buildSchedulePipeline(pm.nest<ModuleOp>().nest<nest::KernelOp>(), options);
  }

  void buildKernelPipeline(OpPassManager &units,
                           const TargetOptions &options) const override {
    buildLoops(units);
    populateHostToLLVMPipeline(units);
  }

  void buildBufferPipeline(OpPassManager &pm,
                           const TargetOptions &options) const override {
    pm.addPass(createConvertMemToMemRefPass());
    pm.addPass(nest::createLowerCallsPass());
    // As buildKernelPipeline on each unit: its second half runs on units and
    // host functions at once.
    buildLoops(pm.nest<ModuleOp>());
    populateModuleToLLVMPipeline(pm);
  }

private:
  static constexpr size_t kMostCompleted = 8;

  // Null for options that are not valid.
  static std::optional<TargetOptions> fillIn(TargetOptions options) {
    auto cpu = selectCpu(options.cpu, options.features, options.triple);
    if (!cpu) {
      consumeError(cpu.takeError());
      return std::nullopt;
    }
    options.triple = cpu->triple;
    options.cpu = cpu->cpu;
    options.features = ownFeatures(*cpu);
    if (options.vectorBits == 0)
      options.vectorBits = vectorBitsOf(*cpu);
    return options;
  }

  std::optional<TargetOptions>
  findCompleted(const TargetOptions &options) const {
    std::lock_guard<std::mutex> lock(mutex);
    for (const auto &[asked, whole] : completed)
      if (asked == options)
        return whole;
    return std::nullopt;
  }

  // A kernel on tensors to loops of which the outermost is a function that
  // threads share.
  static void buildLoops(OpPassManager &units) {
    units.addPass(nest::createBufferizeKernelPass());
    units.addNestedPass<func::FuncOp>(createCPUMarkNonpositive());
    units.addNestedPass<func::FuncOp>(createCPULowerRows());
    units.addPass(bufferization::createEmptyTensorEliminationPass());
    units.addPass(bufferization::createOneShotBufferizePass());
    addCleanup(units);
    units.addNestedPass<func::FuncOp>(createCPULowerToLoops());
    units.addNestedPass<func::FuncOp>(nest::createLowerSortPass());
    addCleanup(units);
    units.addPass(nest::createOutlineParallelLoopsPass());
    addCleanup(units);
    units.addNestedPass<func::FuncOp>(createRtCarryFailures());
    units.addNestedPass<func::FuncOp>(createCPUCheckInstructionsPass());
    units.addNestedPass<func::FuncOp>(createCPURoundToBF16Pass());
  }

  static void addCleanup(OpPassManager &pm) {
    pm.addPass(createCanonicalizerPass());
    pm.addPass(createCSEPass());
  }

  /// What options were completed to: LLVM's tables of features take longer to
  /// look through than some programs to compile.
  mutable std::mutex mutex;
  mutable std::vector<std::pair<TargetOptions, TargetOptions>> completed;
};

} // namespace

std::unique_ptr<Backend> createCPUBackend() {
  return std::make_unique<CPUBackend>();
}

} // namespace tcopt
