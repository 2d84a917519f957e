//===- CUDABackend.cpp - kernels for NVIDIA's GPUs ------------------------===//

#include "tcopt/Target/CUDA/CUDABackend.h"
#include "CUDAMemory.h"
#include "CudaDevices.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Analysis/CudaChips.h"
#include "tcopt/Analysis/KernelModel.h"
#include "tcopt/Conversion/GpuToRt.h"
#include "tcopt/Conversion/HostToRt.h"
#include "tcopt/Conversion/MathToArith.h"
#include "tcopt/Conversion/MemToMemRef.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Target/CPU/CPUBackend.h"
#include "tcopt/Target/CUDA/Passes.h"
#include <dlfcn.h>

using namespace mlir;

namespace tcopt {
namespace {

/// Of 8 bytes, with room for others: kernels take 4352 bytes.
constexpr int64_t kOperandsAtOnce = 480;

/// Repeats calls by graphs.
class GraphRecorder : public CallRecorder {
public:
  int call(tcopt_context *context, const HostCall &call,
           CallOutcome &outcome) override {
    tcopt_cuda_call made = {&program,        call.entry, call.state,
                            call.in,         call.out,   call.numInputs,
                            call.numResults, /*kind=*/0, /*reason=*/nullptr};
    int status = tcopt_rt_cuda_call(context, &made);
    outcome = {CallKind(made.kind), made.reason};
    return status;
  }

private:
  tcopt_cuda_program program = {};
};

bool isOpen(StringRef chip) { return chip.empty() || chip == "native"; }

class CUDABackend : public Backend {
public:
  explicit CUDABackend(const CudaOptions &options) : ptxas(options.ptxas) {
    if (!options.driver.empty())
      tcopt_rt_cuda_set_driver(options.driver.c_str());
    if (options.kernelCache.empty())
      return;
    if (tcopt_rt_cuda_set_code_cache(options.kernelCache.c_str()) == TCOPT_OK)
      memory.setKeepsKernels();
    else
      cacheError = llvm::toString(lastCudaError());
  }

  StringRef getName() const override { return "cuda"; }
  StringRef getDescription() const override {
    return "PTX for NVIDIA's GPUs, made in process, and x86-64 code";
  }
  bool isTarget() const override { return true; }
  bool keepsBuffersOnDevice() const override { return true; }
  bool guardsWrites() const override { return true; }

  llvm::Error validate(const TargetOptions &options) const override {
    if (!isOpen(options.chip) && !isEmulatedChip(options.chip) &&
        !findCudaChip(options.chip))
      return llvm::createStringError("unknown chip '" + options.chip +
                                     "'; expected one such as sm_80 or sm_90");
    return host->validate(options);
  }

  TargetOptions complete(TargetOptions options) const override {
    std::string chip = isOpen(options.chip) ? chipOfDevice(0) : options.chip;
    options.chip.clear();
    options = host->complete(options);
    options.chip = chip;
    return options;
  }

  void buildPlanPipeline(OpPassManager &functions,
                         const TargetOptions &options) const override {
    functions.addPass(createCUDASortWholeRowsPass());
    if (cudaChipFeatures(complete(options).chip).multipliesByWarps())
      functions.addPass(createCUDASplitFactorsPass());
  }

  std::unique_ptr<KernelModel>
  createKernelModel(const TargetOptions &options) const override {
    return createCUDAKernelModel(options.chip);
  }

  void buildGroupPipeline(OpPassManager &functions,
                          const TargetOptions &options) const override {
    functions.addPass(createCUDASplitGroups());
  }

  void buildSchedulePipeline(OpPassManager &kernels,
                             const TargetOptions &) const override {
    kernels.addPass(createCUDAChooseRows());
    kernels.addPass(createCUDAChooseSchedule());
  }

  void buildKernelPipeline(OpPassManager &units,
                           const TargetOptions &) const override {
    buildLaunches(units);
    populateHostToLLVMPipeline(units);
  }

  void buildBufferPipeline(OpPassManager &pm,
                           const TargetOptions &) const override {
    pm.addPass(createCUDAGuardWrites());
    pm.addPass(createConvertMemToMemRefPass({/*threads=*/1}));
    pm.addPass(nest::createLowerCallsPass({/*inOrder=*/true, kOperandsAtOnce}));
    buildLaunches(pm.nest<ModuleOp>());
    // Strided copies of host functions become kernels, too.
    pm.addPass(createConvertHostToRt());
    pm.addPass(createRtAccessDevice());
    buildImages(pm);
    populateModuleToLLVMPipeline(pm);
  }

  std::unique_ptr<CallRecorder> createCallRecorder() const override {
    return std::make_unique<GraphRecorder>();
  }

  DeviceMemory *getDeviceMemory() const override { return &memory; }

  llvm::Error openContext(tcopt_context_options &options,
                          int device) const override {
    if (!cacheError.empty())
      return llvm::createStringError(cacheError);
    if (tcopt_rt_cuda_attach(&options, device) == TCOPT_OK)
      return llvm::Error::success();
    return lastCudaError();
  }
  void closeContext(const tcopt_context_options &options) const override {
    tcopt_rt_cuda_detach(&options);
  }

  std::vector<std::string> getRuntimeLibraries() const override {
    Dl_info info;
    if (!dladdr(reinterpret_cast<void *>(&tcopt_rt_cuda_attach), &info))
      return {};
    return {info.dli_fname};
  }

private:
  /// A kernel on tensors to a function that launches loops.
  void buildLaunches(OpPassManager &units) const {
    populateCUDALoopsPipeline(units);
    buildImages(units);
  }

  void buildImages(OpPassManager &modules) const {
    modules.addPass(createCUDAOutlineLaunches());
    modules.addPass(createCanonicalizerPass());
    modules.addPass(createCSEPass());
    OpPassManager &kernels = modules.nest<gpu::GPUModuleOp>();
    populateKernelModulePipeline(kernels);
    kernels.addPass(createCUDASerializeKernelsPass(
        {/*chip=*/"", /*text=*/false, /*ptxas=*/ptxas}));
    modules.addPass(createConvertGpuToRt());
  }

  mutable CUDAMemory memory;
  std::string ptxas;
  /// Why there is no cache of kernels.
  std::string cacheError;
  /// Knows the CPUs that the host's code is made for.
  std::unique_ptr<Backend> host = createCPUBackend();
};

} // namespace

// The disabled pattern of upstream inlines a parallel loop of one iteration. An
// iteration is a block here, and the host would run its body. Clang and GCC
// spell the pattern's name differently.
static std::unique_ptr<Pass> createCleanupOfLoops() {
  return createCanonicalizerPass(
      GreedyRewriteConfig(),
      {"(anonymous namespace)::ParallelOpSingleOrZeroIterationDimsFolder",
       "{anonymous}::ParallelOpSingleOrZeroIterationDimsFolder"});
}

void populateCUDALoopsPipeline(OpPassManager &units) {
  units.addPass(nest::createBufferizeKernelPass());
  units.addNestedPass<func::FuncOp>(createMathNarrowFunctions());
  units.addNestedPass<func::FuncOp>(createCUDALowerRows());
  units.addPass(bufferization::createEmptyTensorEliminationPass());
  units.addPass(bufferization::createOneShotBufferizePass());
  units.addPass(createCleanupOfLoops());
  units.addPass(createCSEPass());
  units.addNestedPass<func::FuncOp>(createCUDALowerToLoops());
  units.addNestedPass<func::FuncOp>(createCUDARepeatCalls());
  // The canonicalizer would inline loops of one block (createCleanupOfLoops).
  units.addPass(createCSEPass());
}

std::unique_ptr<Backend> createCUDABackend(const CudaOptions &options) {
  return std::make_unique<CUDABackend>(options);
}

} // namespace tcopt
