//===- CudaChips.cpp - GPUs that code is made for -------------------------===//

#include "tcopt/Analysis/CudaChips.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt;
using llvm::StringRef;

using enum TensorCores;

static constexpr int64_t operator""_kib(unsigned long long count) {
  return int64_t(count) << 10;
}

// Older PTX is accepted by more drivers. sm_90 gets 8.0 though 7.8 has it: its
// instructions for clusters and bulk copies are of 8.0. Instructions of warp
// groups and of memory for matrices are those of chips with an `a`. Shared
// memory is from the CUDA programming guide's table of compute capabilities.
static constexpr CudaChip chips[] = {
    {"sm_70", 70, 60, Half, 96_kib},    {"sm_72", 72, 61, Half, 96_kib},
    {"sm_75", 75, 63, Half, 64_kib},    {"sm_80", 80, 70, Warp, 163_kib},
    {"sm_86", 86, 71, Warp, 99_kib},    {"sm_87", 87, 74, Warp, 163_kib},
    {"sm_88", 88, 90, Warp, 99_kib},    {"sm_89", 89, 78, Warp, 99_kib},
    {"sm_90", 90, 80, Warp, 227_kib},   {"sm_90a", 90, 80, WarpGroup, 227_kib},
    {"sm_100", 100, 86, Warp, 227_kib}, {"sm_100a", 100, 86, Memory, 227_kib},
    {"sm_103", 103, 88, Warp, 227_kib}, {"sm_103a", 103, 88, Memory, 227_kib},
    {"sm_110", 110, 90, Warp, 227_kib}, {"sm_110a", 110, 90, Memory, 227_kib},
    {"sm_120", 120, 87, Warp, 99_kib},  {"sm_120a", 120, 87, Warp, 99_kib},
    {"sm_121", 121, 88, Warp, 99_kib},  {"sm_121a", 121, 88, Warp, 99_kib},
};

static constexpr CudaChip unknownChip = {"", 0, 0, None, 48_kib};

const CudaChip *tcopt::findCudaChip(StringRef name) {
  const auto *found =
      llvm::find_if(chips, [&](auto &chip) { return chip.name == name; });
  return found == std::end(chips) ? nullptr : found;
}

// Returns the GPU that an emulated chip plays, and null for other names.
static const CudaChip *findPlayed(StringRef name) {
  if (name == kEmulatedChip)
    return findCudaChip(kEmulatedByDefault);
  return name.consume_front(kEmulatedChip) && name.consume_front("-")
             ? findCudaChip(name)
             : nullptr;
}

bool tcopt::isEmulatedChip(StringRef name) { return findPlayed(name); }

const CudaChip &tcopt::cudaChipFeatures(StringRef name) {
  const CudaChip *chip = findPlayed(name);
  if (!chip)
    chip = findCudaChip(name);
  return chip ? *chip : unknownChip;
}
