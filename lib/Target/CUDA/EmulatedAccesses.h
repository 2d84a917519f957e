//===- EmulatedAccesses.h - accesses that a GPU does not do -----*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_EMULATEDACCESSES_H
#define TCOPT_LIB_TARGET_CUDA_EMULATEDACCESSES_H

#include "llvm/IR/Function.h"

namespace tcopt {

/// Makes loads and stores of vectors report addresses that are no multiples of
/// the alignment which they state: instructions for whole vectors stop a kernel
/// on a GPU there, but not on this machine.
void checkAlignment(llvm::Function &kernel);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_EMULATEDACCESSES_H
