//===- Emulate.h - images that run without a GPU ----------------*- C++ -*-===//
//
// The image of the chip `emulated` is a shared object for this machine, made of
// the same LLVM IR as PTX. lib/Emulator/Emulated.h states what it exports and
// calls; lib/Emulator is a driver that loads it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_CUDA_EMULATE_H
#define TCOPT_TARGET_CUDA_EMULATE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

namespace mlir::gpu {
class GPUModuleOp;
} // namespace mlir::gpu

namespace tcopt {

/// The name of the chip, of compute capability 9.0.
constexpr char emulatedChip[] = "emulated";

/// Makes a shared object of a module of llvm and nvvm. Errors: those of
/// serializeKernels, and intrinsics of nvvm that are not emulated.
llvm::Expected<llvm::SmallVector<char, 0>>
emulateKernels(mlir::gpu::GPUModuleOp module);

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_EMULATE_H
