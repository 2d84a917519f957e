//===- KernelCode.h - LLVM IR of kernel modules -----------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_KERNELCODE_H
#define TCOPT_LIB_TARGET_CUDA_KERNELCODE_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/OptimizationLevel.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

namespace tcopt {

bool isKernel(const llvm::Function &function);

/// Translates a module of llvm and nvvm for a machine. Functions but kernels
/// are internal.
llvm::Expected<std::unique_ptr<llvm::Module>>
translateKernels(mlir::gpu::GPUModuleOp module, llvm::LLVMContext &context,
                 llvm::TargetMachine &machine);

/// Runs LLVM's default pipeline of a level.
void optimizeKernels(llvm::Module &module, llvm::TargetMachine &machine,
                     llvm::OptimizationLevel level);

/// An error for each function that is called but not defined, and for
/// intrinsics that would become calls of a library.
llvm::Error checkCalls(const llvm::Module &module);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_KERNELCODE_H
