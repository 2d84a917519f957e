//===- ArenaPacker.cpp - Offsets of blocks of known size ------------------===//
//
// Best fit in several orders. The order of time is ArenaSweep.cpp's.
//
//===----------------------------------------------------------------------===//

#include "ArenaPacker.h"
#include "ArenaTime.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>
#include <tuple>

using namespace tcopt;
using llvm::ArrayRef;

//===----------------------------------------------------------------------===//
// Wide and narrow blocks
//===----------------------------------------------------------------------===//

namespace {

/// What is being packed: wide blocks, which are live with many others, and
/// narrow ones above them.
struct Problem {
  explicit Problem(ArrayRef<StaticBlock> original);

  std::vector<StaticBlock> blocks; ///< with numbered times
  size_t numTimes;
  std::vector<unsigned> all, wide, narrow; ///< without those of size 0
  uint64_t numPairs; ///< of narrow blocks that are live at once

private:
  void split(uint64_t maxPairs);
  std::vector<unsigned> sortByOverlaps() const;
};

} // namespace

/// The number of pairs that the packing in one order may compare.
static uint64_t getMaxPairs(uint64_t numBlocks) {
  if (numBlocks <= 2048)
    return UINT64_MAX;
  return std::max<uint64_t>(uint64_t(1) << 20, 32 * numBlocks);
}

Problem::Problem(ArrayRef<StaticBlock> original)
    : blocks(original), numTimes(numberTimes(blocks)) {
  for (auto [index, block] : llvm::enumerate(blocks))
    if (block.size != 0)
      all.push_back(index);
  narrow = all;
  numPairs = BlockEvents(blocks, narrow, numTimes).countPairs();
  if (uint64_t maxPairs = getMaxPairs(all.size()); numPairs > maxPairs)
    split(maxPairs);
}

/// In the order of how many others each is live with.
std::vector<unsigned> Problem::sortByOverlaps() const {
  BlockEvents events(blocks, all, numTimes);
  auto &[begins, ends] = events;
  std::partial_sum(begins.begin(), begins.end(), begins.begin());
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<std::pair<uint64_t, unsigned>> order;
  for (unsigned index : all) {
    auto [size, first, last, alignment] = blocks[index];
    uint64_t ended = first ? ends[first - 1] : 0;
    order.emplace_back(begins[last] - ended, index);
  }
  llvm::sort(order);
  auto seconds = llvm::make_second_range(order);
  return {seconds.begin(), seconds.end()};
}

/// Blocks that are live with few others are narrow: as many as have no more
/// than `maxPairs` pairs among them.
void Problem::split(uint64_t maxPairs) {
  std::vector<unsigned> order = sortByOverlaps();
  ArrayRef<unsigned> sorted = order;
  auto countPairs = [&](size_t count) {
    return BlockEvents(blocks, sorted.take_front(count), numTimes).countPairs();
  };
  size_t count = 0;
  for (size_t step = llvm::bit_floor(sorted.size()); step; step /= 2)
    if (count + step <= sorted.size() && countPairs(count + step) <= maxPairs)
      count += step;
  numPairs = countPairs(count);
  narrow = sorted.take_front(count).vec();
  wide = sorted.drop_front(count).vec();
}

//===----------------------------------------------------------------------===//
// Best fit in any order
//===----------------------------------------------------------------------===//

namespace {

/// A block whose place is found.
struct Placed {
  int64_t offset, end, first, last;
};

/// Packs blocks in the order in which they are given. If many are live at once,
/// it is fastest to walk over all of them in the order of their offsets; else
/// they are found by time, and sorted.
class Packer {
public:
  Packer(const Problem &problem, ArrayRef<unsigned> which, bool isDense)
      : blocks(problem.blocks), floor(problem.numTimes), index(blocks, which),
        isDense(isDense), packing{std::vector<int64_t>(blocks.size())} {}

  void place(unsigned number);
  /// Takes over the offset of a block. All others will lie above it.
  void assume(unsigned number, int64_t offset);
  Packing take() { return std::move(packing); }

private:
  void collectNeighbors(const StaticBlock &block);
  int64_t findOffset(const StaticBlock &block) const;
  void insert(unsigned number);
  int64_t end(unsigned number) const {
    return packing.offsets[number] + blocks[number].size;
  }

  ArrayRef<StaticBlock> blocks;
  Skyline floor; ///< the ends of the assumed blocks
  TimeIndex index;
  const bool isDense;
  Packing packing;
  std::vector<Placed> placed;  ///< by offset; only if dense
  std::vector<unsigned> found; ///< by the index; only if not dense
  /// Offsets and ends of what is live at the same time, sorted.
  std::vector<std::pair<int64_t, int64_t>> neighbors;
};

} // namespace

void Packer::collectNeighbors(const StaticBlock &block) {
  neighbors.clear();
  if (isDense) {
    for (const Placed &other : placed)
      if (block.first <= other.last && other.first <= block.last)
        neighbors.emplace_back(other.offset, other.end);
    return;
  }
  found.clear();
  index.find(block.first, block.last, found);
  for (unsigned other : found)
    neighbors.emplace_back(packing.offsets[other], end(other));
  llvm::sort(neighbors);
}

/// The start of the smallest gap that fits, among the blocks live at the same
/// time; after all of them if none does.
int64_t Packer::findOffset(const StaticBlock &block) const {
  int64_t best = -1, bestGap = INT64_MAX,
          end = floor.max(block.first, block.last);
  for (auto [otherOffset, otherEnd] : neighbors) {
    int64_t start = int64_t(llvm::alignTo(end, block.alignment));
    int64_t gap = otherOffset - end;
    if (start + block.size <= otherOffset && gap < bestGap) {
      best = start;
      bestGap = gap;
    }
    end = std::max(end, otherEnd);
  }
  return best >= 0 ? best : int64_t(llvm::alignTo(end, block.alignment));
}

void Packer::insert(unsigned number) {
  if (!isDense)
    return index.add(number);
  int64_t offset = packing.offsets[number];
  auto position =
      llvm::upper_bound(placed, offset, [](int64_t value, const Placed &other) {
        return value < other.offset;
      });
  placed.insert(position, {offset, end(number), blocks[number].first,
                           blocks[number].last});
}

void Packer::assume(unsigned number, int64_t offset) {
  packing.offsets[number] = offset;
  packing.peak = std::max(packing.peak, end(number));
  floor.raise(blocks[number].first, blocks[number].last, end(number));
}

void Packer::place(unsigned number) {
  collectNeighbors(blocks[number]);
  packing.offsets[number] = findOffset(blocks[number]);
  packing.peak = std::max(packing.peak, end(number));
  insert(number);
}

//===----------------------------------------------------------------------===//
// The best of several packings
//===----------------------------------------------------------------------===//

template <typename Key>
static std::vector<unsigned> sortBy(ArrayRef<unsigned> which, Key key) {
  std::vector<unsigned> order(which);
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::tuple(key(a), a) < std::tuple(key(b), b);
  });
  return order;
}

static void keepBetter(Packing &best, Packing other) {
  if (other.peak < best.peak)
    best = std::move(other);
}

/// In the order of time and in its opposite.
static Packing packBestInTime(const Problem &problem,
                              ArrayRef<unsigned> which) {
  std::vector<StaticBlock> blocks = problem.blocks;
  Packing best = packInTime(blocks, which, GapEnd::first);
  keepBetter(best, packInTime(blocks, which, GapEnd::similarLifetime));
  for (StaticBlock &block : blocks)
    block = {block.size, -block.last, -block.first, block.alignment};
  keepBetter(best, packInTime(blocks, which, GapEnd::first));
  keepBetter(best, packInTime(blocks, which, GapEnd::similarLifetime));
  return best;
}

/// Packs the narrow blocks in the given order, above the wide ones.
static Packing packNarrow(const Problem &problem, const Packing &wide,
                          ArrayRef<unsigned> order) {
  uint64_t count = order.size();
  Packer packer(problem, order, 32 * problem.numPairs > count * count);
  for (unsigned number : problem.wide)
    packer.assume(number, wide.offsets[number]);
  for (unsigned number : order)
    packer.place(number);
  return packer.take();
}

/// Packs the blocks that end highest earlier than all others, some times over:
/// what was packed last had the worst gaps. Only for programs of few blocks.
static void improve(const Problem &problem, std::vector<unsigned> order,
                    int64_t lowerBound, Packing &best) {
  constexpr size_t mostBlocks = 1024, mostRounds = 48;
  if (!problem.wide.empty() || order.size() > mostBlocks)
    return;
  for (size_t round = 0; round < mostRounds && best.peak > lowerBound;
       ++round) {
    Packing current = packNarrow(problem, {}, order);
    std::stable_partition(order.begin(), order.end(), [&](unsigned number) {
      int64_t end = current.offsets[number] + problem.blocks[number].size;
      return end == current.peak;
    });
    keepBetter(best, std::move(current));
  }
}

Packing tcopt::packBlocks(ArrayRef<StaticBlock> blocks, int64_t lowerBound) {
  Problem problem(blocks);
  auto bySize = [&](unsigned number) {
    return std::tuple(-blocks[number].size, blocks[number].first);
  };
  auto byLifetime = [&](unsigned number) {
    uint64_t lifetime = uint64_t(blocks[number].last) - blocks[number].first;
    return std::tuple(uint64_t(0) - lifetime, -blocks[number].size);
  };
  Packing wide = packBestInTime(problem, problem.wide);
  Packing best = packNarrow(problem, wide, sortBy(problem.narrow, bySize));
  if (best.peak > lowerBound)
    keepBetter(best, packBestInTime(problem, problem.all));
  if (best.peak > lowerBound)
    keepBetter(best,
               packNarrow(problem, wide, sortBy(problem.narrow, byLifetime)));
  improve(problem, sortBy(problem.narrow, bySize), lowerBound, best);
  improve(problem, sortBy(problem.narrow, byLifetime), lowerBound, best);
  return best;
}
