//===- Pipeline.cpp - from kernels on buffers to nvvm ---------------------===//

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Conversion/MathToArith.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Target/CUDA/Passes.h"

using namespace mlir;

namespace tcopt {

// Arithmetic on bf16 is f32's, and functions become arithmetic.
static void addScalarLowering(OpPassManager &manager) {
  arith::ArithEmulateUnsupportedFloatsOptions emulation;
  emulation.sourceTypeStrs = {"bf16"};
  emulation.targetTypeStr = "f32";
  manager.addPass(arith::createArithEmulateUnsupportedFloats(emulation));
  manager.addPass(math::createMathExtendToSupportedTypes());
  manager.addPass(createMathNarrowFunctions());
  manager.addPass(createConvertMathToArith(ConvertMathToArithOptions{true}));
  manager.addPass(createCUDAPackRoundingsPass());
  manager.addPass(createRtExpandScalars(RtExpandScalarsOptions{true}));
}

// Upstream's conversion of vectors needs its own preparation. Sizes of buffers
// may exceed 32 bits.
static void addVectorLowering(OpPassManager &manager) {
  ConvertVectorToLLVMPassOptions options;
  options.force32BitVectorIndices = false;
  options.useVectorAlignment = true;
  manager.addPass(createConvertVectorToLLVMPass(options));
}

void populateKernelModulePipeline(OpPassManager &manager) {
  manager.addPass(createCUDANumberMemorySpacesPass());
  manager.addPass(createConvertVectorToSCFPass());
  manager.addPass(createRtExpandReshapes());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  addScalarLowering(manager);
  manager.addPass(createConvertNVGPUToNVVMPass());
  manager.addPass(createSCFToControlFlowPass());
  addVectorLowering(manager);
  manager.addPass(createCUDAConvertKernelsPass());
  manager.addPass(createConvertNVVMToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  manager.addPass(createRtStoreBF16AsI16());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
}

void registerKernelModulePipeline() {
  PassPipelineRegistration<>("tcopt-kernel-modules-to-nvvm",
                             "Lower modules of GPU kernels to llvm and nvvm",
                             [](OpPassManager &manager) {
                               populateKernelModulePipeline(
                                   manager.nest<gpu::GPUModuleOp>());
                             });
}

} // namespace tcopt
