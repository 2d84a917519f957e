//===- Serialize.h - images of kernel modules -------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CUDA_SERIALIZE_H
#define TCOPT_TARGET_CUDA_SERIALIZE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace mlir::gpu {
class GPUModuleOp;
} // namespace mlir::gpu

namespace tcopt {

/// Compiles a module of llvm and nvvm to PTX, without a terminating NUL, for a
/// chip such as `sm_90`. Denormal numbers are preserved, division and square
/// root are rounded correctly, and products and sums are contracted only if
/// they have the flag. For the chip `emulated`, compiles the image of
/// Emulate.h. Errors: an unknown chip, ops of other dialects, and calls of
/// undefined functions, because no library is linked.
llvm::Expected<llvm::SmallVector<char, 0>>
serializeKernels(mlir::gpu::GPUModuleOp module, llvm::StringRef chip);

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_SERIALIZE_H
