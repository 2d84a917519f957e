//===- Levels.cpp - Levels of instructions in one program -----------------===//

#include "tcopt/Target/CPU/Levels.h"
#include "llvm/ADT/StringExtras.h"

using namespace tcopt;
using llvm::Expected;

Expected<llvm::SmallVector<uint64_t>>
tcopt::requiredFeatures(llvm::ArrayRef<CpuTarget> levels) {
  llvm::SmallVector<uint64_t> required;
  for (const CpuTarget &level : levels) {
    Expected<uint64_t> features = requiredFeatures(level);
    if (!features)
      return features.takeError();
    for (auto [earlier, lower] : llvm::zip(required, levels))
      if ((*features & ~earlier) == 0)
        return llvm::createStringError(
            "code for '" + lower.cpu + "' would never be taken: '" + level.cpu +
            "', which comes after it, needs no more");
    required.push_back(*features);
  }
  return required;
}

std::string tcopt::levelSuffix(const CpuTarget &level) {
  std::string suffix = "." + level.cpu;
  for (char &c : suffix)
    if (c == '-')
      c = '_';
  return suffix;
}
