//===- EmulatedAtomics.h - sums of 16 bits by atomics -----------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_EMULATEDATOMICS_H
#define TCOPT_LIB_TARGET_CUDA_EMULATEDATOMICS_H

#include "llvm/IR/Function.h"

namespace tcopt {

/// Replaces atomic sums of f16 and bf16 by loops that compare and exchange: the
/// machine's code generator would call functions that older systems lack.
void expandAtomics(llvm::Function &kernel);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_EMULATEDATOMICS_H
