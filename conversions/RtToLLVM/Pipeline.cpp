//===- Pipeline.cpp - from host functions on buffers to llvm --------------===//

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Conversion/HostToRt.h"
#include "tcopt/Conversion/MathToArith.h"
#include "tcopt/Conversion/RtToLLVM.h"

using namespace mlir;

namespace tcopt {

// Upstream's vector patterns of convert-to-llvm expect ops in a form that only
// convert-vector-to-llvm brings about. Sizes of buffers may exceed 32 bits.
static void addVectorLowering(OpPassManager &manager) {
  ConvertVectorToLLVMPassOptions options;
  options.force32BitVectorIndices = false;
  manager.addPass(createConvertVectorToLLVMPass(options));
}

// Arithmetic on bf16 would end in rounding functions that older systems lack.
static void addBF16Emulation(OpPassManager &manager) {
  arith::ArithEmulateUnsupportedFloatsOptions options;
  options.sourceTypeStrs = {"bf16"};
  options.targetTypeStr = "f32";
  manager.addPass(arith::createArithEmulateUnsupportedFloats(options));
}

void populateHostToLLVMPipeline(OpPassManager &manager) {
  manager.addPass(createRtDelayResults());
  manager.addPass(createConvertHostToRt());
  manager.addPass(createRtLowerCopies());
  manager.addNestedPass<func::FuncOp>(createConvertVectorToSCFPass());
  manager.addPass(createRtExpandReshapes());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  addBF16Emulation(manager);
  manager.addPass(createConvertMathToArith());
  manager.addPass(createRtExpandScalars());
  manager.addPass(createSCFToControlFlowPass());
  manager.addNestedPass<func::FuncOp>(createRtHoistAllocas());
  manager.addNestedPass<func::FuncOp>(createRtRecordState());
  manager.addPass(createRtAddContext());
  addVectorLowering(manager);
  manager.addPass(createConvertToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  manager.addPass(createRtStoreBF16AsI16());
  manager.addPass(createRtEmitEntries());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  manager.addPass(createConvertTcoptToBuiltin());
}

void populateModuleToLLVMPipeline(OpPassManager &manager) {
  manager.addPass(createRtIsolateHost());
  populateHostToLLVMPipeline(manager.nest<ModuleOp>());
  manager.addPass(createRtRestoreHost());
}

void registerHostToLLVMPipeline() {
  PassPipelineRegistration<>(
      "tcopt-host-to-llvm",
      "Lower host functions on buffers and their kernels to llvm with entry "
      "points of the C ABI",
      populateHostToLLVMPipeline);
}

} // namespace tcopt
