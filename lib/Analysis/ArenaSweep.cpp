//===- ArenaSweep.cpp - Packing in the order of time ----------------------===//
//
// Best fit over a list of gaps, as in a memory allocator.
//
//===----------------------------------------------------------------------===//

#include "ArenaPacker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <map>
#include <set>
#include <tuple>

using namespace tcopt;
using llvm::ArrayRef;

namespace {

/// The live blocks and the gaps between them.
class FreeList {
public:
  explicit FreeList(GapEnd gapEnd) : gapEnd(gapEnd) {}

  /// An offset in the smallest gap that fits; after all blocks if none does.
  int64_t allocate(const StaticBlock &block);
  void release(int64_t begin, int64_t end);

private:
  using ByLength = std::set<std::pair<int64_t, int64_t>>;

  ByLength::iterator find(int64_t size, int64_t alignment);
  int64_t findOffset(const StaticBlock &block, int64_t begin,
                     int64_t end) const;
  void insert(int64_t begin, int64_t end);
  void erase(std::map<int64_t, int64_t>::iterator gap);

  const GapEnd gapEnd;
  std::map<int64_t, int64_t> lasts; ///< of live blocks, by their offsets
  std::map<int64_t, int64_t> ends;  ///< of gaps, by their beginnings
  ByLength byLength;                ///< lengths and beginnings
  int64_t top = 0;                  ///< the end of the last live block
};

} // namespace

void FreeList::insert(int64_t begin, int64_t end) {
  if (begin == end)
    return;
  ends.emplace(begin, end);
  byLength.emplace(end - begin, begin);
}

void FreeList::erase(std::map<int64_t, int64_t>::iterator gap) {
  byLength.erase({gap->second - gap->first, gap->first});
  ends.erase(gap);
}

/// A gap may be long enough and still not fit, because of the alignment. One
/// that is longer by the alignment fits: after some failures, only such are
/// considered.
FreeList::ByLength::iterator FreeList::find(int64_t size, int64_t alignment) {
  constexpr int maxFailures = 32;
  auto gap = byLength.lower_bound({size, 0});
  for (int failures = 0; gap != byLength.end(); ++gap) {
    auto [length, begin] = *gap;
    int64_t padding = int64_t(llvm::alignTo(begin, alignment)) - begin;
    if (padding <= length - size)
      return gap;
    if (++failures == maxFailures)
      return byLength.lower_bound({size + alignment - 1, 0});
  }
  return gap;
}

/// At which end of a gap a block lies. Beside a block that ends at about the
/// same time, the gap that both leave is larger. The beginning of the arena
/// counts as a block that is live for ever.
int64_t FreeList::findOffset(const StaticBlock &block, int64_t begin,
                             int64_t end) const {
  int64_t offset = int64_t(llvm::alignTo(begin, block.alignment));
  if (gapEnd == GapEnd::first || begin == 0)
    return offset;
  auto above = lasts.lower_bound(begin), below = std::prev(above);
  bool isNearer = std::abs(above->second - block.last) <
                  std::abs(below->second - block.last);
  return isNearer ? (end - block.size) & -block.alignment : offset;
}

int64_t FreeList::allocate(const StaticBlock &block) {
  int64_t begin = top;
  int64_t offset = int64_t(llvm::alignTo(top, block.alignment));
  auto gap = find(block.size, block.alignment);
  if (gap != byLength.end()) {
    begin = gap->second;
    int64_t end = begin + gap->first;
    offset = findOffset(block, begin, end);
    erase(ends.find(begin));
    insert(offset + block.size, end);
  } else {
    top = offset + block.size;
  }
  insert(begin, offset);
  lasts.emplace(offset, block.last);
  return offset;
}

void FreeList::release(int64_t begin, int64_t end) {
  lasts.erase(begin);
  auto after = ends.lower_bound(begin);
  if (after != ends.begin() && std::prev(after)->second == begin) {
    begin = std::prev(after)->first;
    erase(std::prev(after));
  }
  if (after != ends.end() && after->first == end) {
    end = after->second;
    erase(after);
  }
  if (end == top)
    top = begin;
  else
    insert(begin, end);
}

/// Blocks in the order in which they begin, large ones first.
static std::vector<unsigned> sortByBegin(ArrayRef<StaticBlock> blocks,
                                         ArrayRef<unsigned> which) {
  std::vector<unsigned> order(which);
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::tuple(blocks[a].first, -blocks[a].size, a) <
           std::tuple(blocks[b].first, -blocks[b].size, b);
  });
  return order;
}

static std::vector<unsigned> sortByEnd(ArrayRef<StaticBlock> blocks,
                                       ArrayRef<unsigned> which) {
  std::vector<unsigned> order(which);
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::tuple(blocks[a].last, a) < std::tuple(blocks[b].last, b);
  });
  return order;
}

/// The least alignment. Blocks can be padded to it: no offset is less aligned.
static int64_t getLeastAlignment(ArrayRef<StaticBlock> blocks,
                                 ArrayRef<unsigned> which) {
  int64_t alignment = INT64_MAX;
  for (unsigned number : which)
    alignment = std::min(alignment, blocks[number].alignment);
  return alignment;
}

Packing tcopt::packInTime(ArrayRef<StaticBlock> blocks,
                          ArrayRef<unsigned> which, GapEnd gapEnd) {
  Packing result = {std::vector<int64_t>(blocks.size())};
  int64_t alignment = getLeastAlignment(blocks, which);
  auto paddedSize = [&](unsigned number) {
    return int64_t(llvm::alignTo(blocks[number].size, alignment));
  };
  std::vector<unsigned> ends = sortByEnd(blocks, which);
  auto dead = ends.begin();
  FreeList free(gapEnd);
  for (unsigned number : sortByBegin(blocks, which)) {
    StaticBlock block = blocks[number];
    for (; blocks[*dead].last < block.first; ++dead)
      free.release(result.offsets[*dead],
                   result.offsets[*dead] + paddedSize(*dead));
    block.size = paddedSize(number);
    int64_t offset = free.allocate(block);
    result.offsets[number] = offset;
    result.peak = std::max(result.peak, offset + blocks[number].size);
  }
  return result;
}
