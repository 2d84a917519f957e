//===- Levels.h - Levels of instructions in one program ---------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_LEVELS_H
#define TCOPT_TARGET_CPU_LEVELS_H

#include "tcopt/Target/CPU/HostMachine.h"

namespace tcopt {

/// Returns the features that each level requires (requiredFeatures), in order.
/// Errors: a level that would never be selected, because a later level requires
/// no more; those of requiredFeatures.
llvm::Expected<llvm::SmallVector<uint64_t>>
requiredFeatures(llvm::ArrayRef<CpuTarget> levels);

/// Returns the suffix of a level's symbols, such as ".x86_64_v3".
std::string levelSuffix(const CpuTarget &level);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_LEVELS_H
