//===- Instructions.h - what code asks of its CPU ---------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CPU_INSTRUCTIONS_H
#define TCOPT_LIB_TARGET_CPU_INSTRUCTIONS_H

#include "llvm/Support/Error.h"

namespace llvm {
class Module;
} // namespace llvm

namespace tcopt {

/// Errors: a function holds what the CPU that it is for has no instruction for,
/// so that LLVM would end the process, or call a function of libgcc that older
/// systems lack. Functions state their CPU.
llvm::Error checkInstructions(const llvm::Module &module);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_INSTRUCTIONS_H
