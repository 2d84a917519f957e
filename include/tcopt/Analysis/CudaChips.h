//===- CudaChips.h - supported GPU architectures ----------------*- C++ -*-===//
//
// The table of chips with the features that backends and choosers of schedules
// read. The emulator emulates every chip: code for `emulated-sm_75` is compiled
// as for sm_75 and runs on the host; `emulated` emulates kEmulatedByDefault.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_CUDACHIPS_H
#define TCOPT_ANALYSIS_CUDACHIPS_H

#include "llvm/ADT/StringRef.h"

namespace tcopt {

/// Matrix instructions by generation. All from Warp on have mma.sync; Memory
/// has no wgmma.
enum class TensorCores {
  None,
  /// mma.sync of f16 only, which no kernel uses.
  Half,
  /// mma.sync of f16, bf16, TF32 and i8, and cp.async.
  Warp,
  /// wgmma.
  WarpGroup,
  /// tcgen05 and tensor memory.
  Memory,
};

/// A GPU architecture for which LLVM generates PTX.
struct CudaChip {
  llvm::StringLiteral name;
  /// 10 * major + minor of the compute capability.
  unsigned capability;
  /// The oldest version of PTX that supports it; 80 for 8.0.
  unsigned ptx;
  TensorCores tensorCores;
  /// The largest shared memory of a block.
  int64_t sharedBytes;
  /// The number of multiprocessors for the choice of schedules. Only 132, the
  /// number of an H100, has been measured.
  int64_t multiprocessors = 132;

  /// Whether matrix products use mma.sync.
  bool multipliesByWarps() const { return tensorCores >= TensorCores::Warp; }
  /// Whether an instruction rounds two numbers to bf16.
  bool roundsPairs() const { return capability >= 80; }
};

/// The chip whose kernels run on the host.
constexpr llvm::StringLiteral kEmulatedChip = "emulated";
/// The GPU that `emulated` emulates.
constexpr llvm::StringLiteral kEmulatedByDefault = "sm_90";

/// Returns the row of a GPU, or null for an unknown name.
const CudaChip *findCudaChip(llvm::StringRef name);

/// Whether a name is `emulated`, or `emulated-` followed by a known GPU.
bool isEmulatedChip(llvm::StringRef name);

/// Returns the row of a GPU or of the GPU that an emulated chip emulates, and
/// the features common to all GPUs for an unknown name.
const CudaChip &cudaChipFeatures(llvm::StringRef name);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_CUDACHIPS_H
