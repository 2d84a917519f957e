//===- Chips.cpp - GPUs that code is made for -----------------------------===//

#include "tcopt/Target/CUDA/Chips.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt;

// Older PTX is accepted by more drivers. sm_90 gets 8.0 though 7.8 has it: its
// instructions for clusters and bulk copies are of 8.0.
static constexpr CudaChip chips[] = {
    {"sm_70", 70, 60},    {"sm_72", 72, 61},    {"sm_75", 75, 63},
    {"sm_80", 80, 70},    {"sm_86", 86, 71},    {"sm_87", 87, 74},
    {"sm_88", 88, 90},    {"sm_89", 89, 78},    {"sm_90", 90, 80},
    {"sm_90a", 90, 80},   {"sm_100", 100, 86},  {"sm_100a", 100, 86},
    {"sm_103", 103, 88},  {"sm_103a", 103, 88}, {"sm_110", 110, 90},
    {"sm_110a", 110, 90}, {"sm_120", 120, 87},  {"sm_120a", 120, 87},
    {"sm_121", 121, 88},  {"sm_121a", 121, 88},
};

const CudaChip *tcopt::findCudaChip(llvm::StringRef name) {
  const auto *found =
      llvm::find_if(chips, [&](auto &chip) { return chip.name == name; });
  return found == std::end(chips) ? nullptr : found;
}
