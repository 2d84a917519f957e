//===- ArenaPacker.h - Offsets of blocks of known size ----------*- C++ -*-===//
//
// The packing of an arena's static region, without alias groups and symbols.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_ANALYSIS_ARENAPACKER_H
#define TCOPT_LIB_ANALYSIS_ARENAPACKER_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <vector>

namespace tcopt {

/// Bytes that are live from `first` to `last`, both included.
struct StaticBlock {
  int64_t size, first, last, alignment;
};

/// An offset for each block, and the greatest end of a block.
struct Packing {
  std::vector<int64_t> offsets;
  int64_t peak = 0;
};

/// The best of several packings by best fit; the first that needs no more than
/// `lowerBound`, if any. All sizes, aligned, must sum to less than 2^63.
///
/// Large blocks first is best for most programs; for ones of many small steps
/// the order of time, or long-lived blocks first, often is. Up to 1,024 blocks
/// are packed again and again, with the blocks that ended highest first, if no
/// packing reaches the lower bound. The order of time
/// costs O(n log n) for n blocks. The other orders compare pairs of blocks that
/// are live at once. For more than 2,048 blocks, they compare at most 2^20 or
/// 32 n pairs, whichever is more. If there are more, the blocks that are live
/// with the most others are packed in the order of time, and the rest above
/// them.
Packing packBlocks(llvm::ArrayRef<StaticBlock> blocks, int64_t lowerBound);

/// Where a block lies in a gap that is larger: at its beginning, or beside that
/// neighbor that ends at about the same time.
enum class GapEnd { first, similarLifetime };

/// Packs some of the blocks, in the order of time. The blocks that are live
/// when another begins are all that it can overlap with, so that a list of the
/// gaps between them suffices. Times must be less than 2^62 apart.
Packing packInTime(llvm::ArrayRef<StaticBlock> blocks,
                   llvm::ArrayRef<unsigned> which, GapEnd gapEnd);

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_ARENAPACKER_H
