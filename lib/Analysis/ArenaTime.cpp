//===- ArenaTime.cpp - Blocks by the times at which they live -------------===//

#include "ArenaTime.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <tuple>

using namespace tcopt;
using llvm::ArrayRef;

size_t tcopt::numberTimes(std::vector<StaticBlock> &blocks) {
  std::vector<int64_t> times;
  for (const StaticBlock &block : blocks) {
    times.push_back(block.first);
    times.push_back(block.last);
  }
  llvm::sort(times);
  times.erase(llvm::unique(times), times.end());
  for (StaticBlock &block : blocks) {
    block.first = llvm::lower_bound(times, block.first) - times.begin();
    block.last = llvm::lower_bound(times, block.last) - times.begin();
  }
  return times.size();
}

BlockEvents::BlockEvents(ArrayRef<StaticBlock> blocks, ArrayRef<unsigned> which,
                         size_t numTimes)
    : begins(numTimes), ends(numTimes) {
  for (unsigned index : which) {
    ++begins[blocks[index].first];
    ++ends[blocks[index].last];
  }
}

uint64_t BlockEvents::countPairs() const {
  uint64_t pairs = 0, live = 0;
  for (auto [begin, end] : llvm::zip_equal(begins, ends)) {
    pairs += begin * live + begin * (begin - 1) / 2;
    live += begin - end;
  }
  return pairs;
}

//===----------------------------------------------------------------------===//
// Skyline
//===----------------------------------------------------------------------===//

Skyline::Skyline(size_t numTimes)
    : width(llvm::PowerOf2Ceil(std::max<size_t>(numTimes, 1))),
      greatest(2 * width), all(2 * width) {}

int64_t Skyline::max(Node node, size_t first, size_t last) const {
  if (last < node.begin || first >= node.begin + node.size)
    return 0;
  if (first <= node.begin && node.begin + node.size - 1 <= last)
    return greatest[node.number];
  return std::max({all[node.number], max(node.left(), first, last),
                   max(node.right(), first, last)});
}

void Skyline::raise(Node node, size_t first, size_t last, int64_t height) {
  if (last < node.begin || first >= node.begin + node.size)
    return;
  greatest[node.number] = std::max(greatest[node.number], height);
  if (first <= node.begin && node.begin + node.size - 1 <= last) {
    all[node.number] = std::max(all[node.number], height);
    return;
  }
  raise(node.left(), first, last, height);
  raise(node.right(), first, last, height);
}

//===----------------------------------------------------------------------===//
// TimeIndex
//===----------------------------------------------------------------------===//

TimeIndex::TimeIndex(ArrayRef<StaticBlock> blocks, ArrayRef<unsigned> which)
    : blocks(blocks), sorted(which), positions(blocks.size()),
      width(llvm::PowerOf2Ceil(std::max<size_t>(which.size(), 1))),
      lasts(2 * width, -1) {
  llvm::sort(sorted, [&](unsigned a, unsigned b) {
    return std::tuple(blocks[a].first, a) < std::tuple(blocks[b].first, b);
  });
  for (auto [position, index] : llvm::enumerate(sorted)) {
    positions[index] = position;
    firsts.push_back(blocks[index].first);
  }
}

void TimeIndex::add(unsigned index) {
  int64_t last = blocks[index].last;
  for (size_t node = width + positions[index]; node; node /= 2)
    lasts[node] = std::max(lasts[node], last);
}

void TimeIndex::find(int64_t first, int64_t last,
                     std::vector<unsigned> &found) const {
  size_t count = llvm::upper_bound(firsts, last) - firsts.begin();
  find(1, 0, width, first, count, found);
}

void TimeIndex::find(size_t node, size_t begin, size_t size, int64_t first,
                     size_t end, std::vector<unsigned> &found) const {
  if (begin >= end || lasts[node] < first)
    return;
  if (size == 1)
    return found.push_back(sorted[begin]);
  find(2 * node, begin, size / 2, first, end, found);
  find(2 * node + 1, begin + size / 2, size / 2, first, end, found);
}
