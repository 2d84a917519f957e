//===- Passes.h - kernel modules of GPUs ------------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CUDA_PASSES_H
#define TCOPT_TARGET_CUDA_PASSES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Core/IR/CoreOps.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace tcopt {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Target/CUDA/Passes.h.inc"

/// Lowers modules of kernels on scf, memref, vector, arith, math, affine and
/// gpu to llvm and nvvm. The pass manager is for gpu.module ops.
void populateKernelModulePipeline(mlir::OpPassManager &gpuModules);
/// Registers `tcopt-kernel-modules-to-nvvm`, which runs this pipeline on all
/// gpu.modules of a module.
void registerKernelModulePipeline();

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_PASSES_H
