//===- Emulate.h - images of emulated GPUs ----------------------*- C++ -*-===//
//
// The image of an emulated chip is a shared object for this machine, compiled
// from the same LLVM IR as PTX. lib/Emulator/Emulated.h states what it exports
// and calls; lib/Emulator is a driver that loads it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_CUDA_EMULATE_H
#define TCOPT_TARGET_CUDA_EMULATE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

namespace tcopt {
struct CudaChip;
} // namespace tcopt

namespace mlir::gpu {
class GPUModuleOp;
} // namespace mlir::gpu

namespace tcopt {

/// Compiles a module of llvm and nvvm to a shared object. Errors: those of
/// serializeKernels; intrinsics of nvvm that are not emulated or that the
/// emulated GPU does not support.
llvm::Expected<llvm::SmallVector<char, 0>>
emulateKernels(mlir::gpu::GPUModuleOp module, const CudaChip &played);

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_EMULATE_H
