//===- EmulatedKernels.h - kernels as functions of one thread ---*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_EMULATEDKERNELS_H
#define TCOPT_LIB_TARGET_CUDA_EMULATEDKERNELS_H

#include "EmulatedIntrinsics.h"
#include "llvm/IR/Module.h"

namespace tcopt {

/// Puts the shared memory of a kernel into that of its block, and exports the
/// kernel as `void NAME(void **params)` with a `NAME_info` beside it (see
/// lib/Emulator/Emulated.h).
void exportKernel(llvm::Function &kernel, const EmulatedKernel &emulated,
                  const CudaChip &played);

/// Removes the variables, which no kernel uses any more.
void removeSharedMemory(llvm::Module &module);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_EMULATEDKERNELS_H
