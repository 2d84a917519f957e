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

/// Makes PTX, without a NUL at its end, of a module of llvm and nvvm (see
/// Pipeline.h) for a chip such as `sm_90`. Denormal numbers are kept, division
/// and square root are rounded correctly, and products and sums are contracted
/// only where they carry the flag. For the chip `emulated` it makes the image
/// of Emulate.h. Errors: unknown chips, ops of other dialects, and functions
/// that are called but not defined, since no library is linked.
llvm::Expected<llvm::SmallVector<char, 0>>
serializeKernels(mlir::gpu::GPUModuleOp module, llvm::StringRef chip);

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_SERIALIZE_H
