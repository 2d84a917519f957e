//===- ArenaTime.h - Blocks by the times at which they live -----*- C++ -*-===//
//
// Data structures of the arena's packer: which blocks are live at once, and how
// high the arena is filled at which times.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_ANALYSIS_ARENATIME_H
#define TCOPT_LIB_ANALYSIS_ARENATIME_H

#include "ArenaPacker.h"

namespace tcopt {

/// Numbers the times at which blocks begin or end from 0 on, in order. Which
/// blocks are live at once stays the same. Returns the number of times.
size_t numberTimes(std::vector<StaticBlock> &blocks);

/// How many blocks begin and end at each time.
struct BlockEvents {
  BlockEvents(llvm::ArrayRef<StaticBlock> blocks,
              llvm::ArrayRef<unsigned> which, size_t numTimes);

  /// The number of pairs of blocks that are live at once.
  uint64_t countPairs() const;

  std::vector<uint64_t> begins, ends; ///< by time
};

/// A height for each time, 0 at first.
class Skyline {
public:
  explicit Skyline(size_t numTimes);

  /// The greatest height between two times, both included.
  int64_t max(size_t first, size_t last) const {
    return max({1, 0, width}, first, last);
  }
  /// Raises what is lower than `height` between two times.
  void raise(size_t first, size_t last, int64_t height) {
    raise({1, 0, width}, first, last, height);
  }

private:
  /// The `size` times from `begin` on.
  struct Node {
    size_t number, begin, size;
    Node left() const { return {2 * number, begin, size / 2}; }
    Node right() const { return {2 * number + 1, begin + size / 2, size / 2}; }
  };
  int64_t max(Node node, size_t first, size_t last) const;
  void raise(Node node, size_t first, size_t last, int64_t height);

  size_t width;
  std::vector<int64_t> greatest; ///< by node: the greatest height of its times
  std::vector<int64_t> all;      ///< by node: what all its times have at least
};

/// Finds blocks by time, among those that were added: a tree over blocks in the
/// order in which they begin, with the latest end of each subtree.
class TimeIndex {
public:
  TimeIndex(llvm::ArrayRef<StaticBlock> blocks, llvm::ArrayRef<unsigned> which);

  void add(unsigned index);
  /// Appends what is live between two times.
  void find(int64_t first, int64_t last, std::vector<unsigned> &found) const;

private:
  /// Appends those below `node` that are live at `first` or later. It has the
  /// `size` positions from `begin` on, of which those before `end` count.
  void find(size_t node, size_t begin, size_t size, int64_t first, size_t end,
            std::vector<unsigned> &found) const;

  llvm::ArrayRef<StaticBlock> blocks;
  std::vector<unsigned> sorted, positions; ///< positions in `sorted`, by block
  std::vector<int64_t> firsts;             ///< in the order of `sorted`
  size_t width;
  std::vector<int64_t> lasts; ///< by node of the tree; -1: none
};

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_ARENATIME_H
