//===- Chips.h - GPUs that code is made for ---------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CUDA_CHIPS_H
#define TCOPT_TARGET_CUDA_CHIPS_H

#include "llvm/ADT/StringRef.h"

namespace tcopt {

/// A GPU architecture that LLVM makes PTX for.
struct CudaChip {
  llvm::StringLiteral name;
  /// 10 * major + minor of the compute capability.
  unsigned capability;
  /// The oldest version of PTX that has it, 80 for 8.0.
  unsigned ptx;
};

/// Null for a name that is not in the table.
const CudaChip *findCudaChip(llvm::StringRef name);

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_CHIPS_H
