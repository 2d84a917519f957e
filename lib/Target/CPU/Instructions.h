//===- Instructions.h - what code asks of its CPU ---------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CPU_INSTRUCTIONS_H
#define TCOPT_LIB_TARGET_CPU_INSTRUCTIONS_H

#include "tcopt/Target/CPU/HostMachine.h"

namespace llvm {
class Module;
} // namespace llvm

namespace tcopt {

/// The feature that an intrinsic needs and the CPU has not; "" if there is
/// none.
llvm::StringRef missingFeature(llvm::StringRef intrinsic, const CpuTarget &cpu);

/// Whether the CPU rounds floats to bf16 by an instruction: LLVM's X86 backend
/// calls __truncsfbf2 where it does not.
bool roundsToBF16(const CpuTarget &cpu);

/// Errors: a function holds what the CPU that it is for has no instruction for,
/// so that LLVM would end the process, or call a function of libgcc that older
/// systems lack. Functions state their CPU.
llvm::Error checkInstructions(const llvm::Module &module);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_INSTRUCTIONS_H
