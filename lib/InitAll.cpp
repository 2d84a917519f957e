//===- InitAll.cpp - everything that tcopt registers ----------------------===//

#include "tcopt/InitAll.h"
#include "mlir/IR/DialectRegistry.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Check/IR/CheckOps.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Conversion/GraphToCore.h"
#include "tcopt/Conversion/HostToRt.h"
#include "tcopt/Conversion/MathToArith.h"
#include "tcopt/Conversion/MemToMemRef.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Core/IR/CoreDialect.h"
#include "tcopt/Core/Transforms/Passes.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/CallDerivative.h"
#include "tcopt/Grad/Transforms/Checkpoint.h"
#include "tcopt/Grad/Transforms/CustomVjp.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Graph/Derivatives/Derivatives.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Mem/Transforms/Passes.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Pipelines/Passes.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Support/Config.h"
#include "tcopt/Target/CPU/CPUBackend.h"
#include "tcopt/Target/CPU/Passes.h"
#include "tcopt/Target/CUDA/CUDABackend.h"
#include "tcopt/Target/InterpBackend.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include <mutex>
#if TCOPT_WITH_CUDA
#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Conversion/GpuToRt.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Target/CUDA/Passes.h"
#endif

using namespace mlir;

namespace tcopt {

void registerAllDialects(DialectRegistry &registry) {
  registry.insert<TcoptDialect, graph::GraphDialect, grad::GradDialect,
                  core::CoreDialect, nest::NestDialect, mem::MemDialect,
                  rt::RtDialect, check::CheckDialect, cpu::CPUDialect>();
#if TCOPT_WITH_CUDA
  registry.insert<cuda::CUDADialect>();
#endif
  registerUpstreamDialects(registry);
  registerRtToLLVMInterface(registry);
  graph::registerDerivatives(registry);
  grad::registerCallDerivatives(registry);
  grad::registerCheckpointDerivatives(registry);
  grad::registerCustomVjpDerivatives(registry);
}

std::shared_ptr<BackendRegistry> createBackends(const CudaOptions &cuda) {
  auto backends = std::make_shared<BackendRegistry>();
  backends->add(createCPUBackend());
#if TCOPT_WITH_CUDA
  backends->add(createCUDABackend(cuda));
#endif
  backends->add(createInterpBackend());
  return backends;
}

std::unique_ptr<CompileSession> createSession(const CudaOptions &cuda) {
  DialectRegistry dialects;
  registerAllDialects(dialects);
  return std::make_unique<CompileSession>(
      dialects, createBackends(cuda),
      [](auto backends) { registerAllPasses(std::move(backends)); });
}

// MLIR's registry of passes is the process's own.
static std::once_flag upstreamPasses, ownPasses;

void registerAllPasses(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input) {
  std::call_once(upstreamPasses, registerUpstreamPasses);
  registerOwnPasses(std::move(backends), std::move(input));
}

static void addOwnPasses(std::shared_ptr<const BackendRegistry> backends,
                         std::shared_ptr<const InputState> input) {
  registerCoreToLinalgPasses();
  registerGraphToCorePasses();
  graph::registerGraphPasses();
  core::registerCorePasses();
  nest::registerNestPasses();
  mem::registerMemPasses();
  registerMathToArithPasses();
  memtomemref::registerMemToMemRefPasses();
  registerPipelinesPasses();
  grad::registerGradPasses();
  registerHostToRtPasses();
  registerRtToLLVMPasses();
  registerNestToCPUPasses();
  registerHostToLLVMPipeline();
  registerTargetCPUPasses();
#if TCOPT_WITH_CUDA
  registerNestToGPUPasses();
  registerGpuToRtPasses();
  registerTargetCUDAPasses();
  registerKernelModulePipeline();
#endif
  registerTargetPasses(backends);
  registerPipelines(std::move(backends), std::move(input));
}

void registerOwnPasses(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input) {
  std::call_once(ownPasses, addOwnPasses, std::move(backends),
                 std::move(input));
}

} // namespace tcopt
