//===- Emulate.h - images that run without a GPU ----------------*- C++ -*-===//
//
// The image of an emulated chip is a shared object for this machine, made of
// the same LLVM IR as PTX. lib/Emulator/Emulated.h states what it exports and
// calls; lib/Emulator is a driver that loads it.
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

/// Makes a shared object of a module of llvm and nvvm. Errors: those of
/// serializeKernels, and intrinsics of nvvm that are not emulated or that the
/// GPU which is played does not have.
llvm::Expected<llvm::SmallVector<char, 0>>
emulateKernels(mlir::gpu::GPUModuleOp module, const CudaChip &played);

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_EMULATE_H
