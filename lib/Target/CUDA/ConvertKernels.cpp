//===- ConvertKernels.cpp - kernels to llvm and nvvm ----------------------===//
//
// A pass because upstream's `convert-gpu-to-nvvm` would make calls of libdevice
// of what LLVM has intrinsics for, and refuses those intrinsics. Runs when
// loops are branches and vectors are llvm's.
//
//===----------------------------------------------------------------------===//

#include "Approximations.h"
#include "Atomics.h"
#include "mlir/Analysis/DataLayoutAnalysis.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "tcopt/Target/CUDA/Passes.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CUDACONVERTKERNELSPASS
#include "tcopt/Target/CUDA/Passes.h.inc"

static constexpr unsigned warpSize = 32;

// Reductions over a block or warp become shuffles.
static void populateReductions(RewritePatternSet &patterns) {
  populateGpuRewritePatterns(patterns);
  populateGpuBreakDownSubgroupReducePatterns(patterns);
  populateGpuLowerSubgroupReduceToShufflePatterns(patterns, warpSize);
  populateGpuLowerClusteredSubgroupReduceToShufflePatterns(patterns, warpSize);
}

// The patterns of gpu come last: those of them for math and arith call
// libdevice.
static void populateConversions(const LLVMTypeConverter &converter,
                                RewritePatternSet &patterns) {
  populateGpuToNVVMConversionPatterns(converter, patterns, /*benefit=*/0);
  populateGpuWMMAToNVVMConversionPatterns(converter, patterns, /*benefit=*/0);
  populateMathToLLVMConversionPatterns(converter, patterns,
                                       /*approximateLog1p=*/false);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  index::populateIndexToLLVMConversionPatterns(converter, patterns);
  ub::populateUBToLLVMConversionPatterns(converter, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  populateFuncToLLVMConversionPatterns(converter, patterns);
  populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
  populateAtomics(converter, patterns);
  populateVectorToLLVMConversionPatterns(converter, patterns, false, false,
                                         /*useVectorAlignment=*/true);
}

static ConversionTarget createTarget(MLIRContext &context) {
  ConversionTarget target(context);
  target.addLegalDialect<LLVM::LLVMDialect, NVVM::NVVMDialect>();
  target.addIllegalDialect<arith::ArithDialect, math::MathDialect,
                           memref::MemRefDialect, cf::ControlFlowDialect,
                           func::FuncDialect, vector::VectorDialect,
                           gpu::GPUDialect>();
  target.addLegalOp<gpu::GPUModuleOp>();
  return target;
}

namespace {
struct ConvertKernels : impl::CUDAConvertKernelsPassBase<ConvertKernels> {
  void runOnOperation() override {
    gpu::GPUModuleOp module = getOperation();
    numKernels += llvm::count_if(module.getOps<gpu::GPUFuncOp>(),
                                 [](auto kernel) { return kernel.isKernel(); });
    RewritePatternSet instructions(&getContext());
    populateReductions(instructions);
    populateApproximations(instructions);
    if (failed(applyPatternsGreedily(module, std::move(instructions))))
      return signalPassFailure();
    LLVMTypeConverter converter(&getContext(), lowering(module));
    configureGpuToNVVMTypeConverter(converter);
    RewritePatternSet conversions(&getContext());
    populateConversions(converter, conversions);
    if (failed(applyPartialConversion(module, createTarget(getContext()),
                                      std::move(conversions))))
      signalPassFailure();
  }

private:
  // Sizes of buffers may exceed 32 bits.
  LowerToLLVMOptions lowering(gpu::GPUModuleOp module) {
    LowerToLLVMOptions options(&getContext(), DataLayout(module));
    options.overrideIndexBitwidth(64);
    options.useBarePtrCallConv = true;
    return options;
  }
};
} // namespace

} // namespace tcopt
