//===- EmulatedIntrinsics.h - nvvm as calls of the emulator -----*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_EMULATEDINTRINSICS_H
#define TCOPT_LIB_TARGET_CUDA_EMULATEDINTRINSICS_H

#include "tcopt/Analysis/CudaChips.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/Error.h"

namespace tcopt {

/// A kernel whose intrinsics have been replaced.
struct EmulatedKernel {
  /// What tcopt_emulated_self returns, for all of the function.
  llvm::Value *self = nullptr;
  /// Whether threads wait for each other.
  bool waits = false;
};

/// Replaces the intrinsics of nvvm in a kernel, and what the machine's code
/// generator would call a library for, by arithmetic and by calls of functions
/// tcopt_emulated_*. Errors: an intrinsic that has no replacement, or that the
/// GPU which is played does not have.
llvm::Expected<EmulatedKernel> emulateIntrinsics(llvm::Function &kernel,
                                                 const CudaChip &played);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_EMULATEDINTRINSICS_H
