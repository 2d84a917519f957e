//===- StorageClasses.cpp - Which values share a buffer -------------------===//

#include "tcopt/Analysis/StorageClasses.h"
#include <algorithm>

using namespace tcopt;

//===----------------------------------------------------------------------===//
// LiveRange
//===----------------------------------------------------------------------===//

void LiveRange::add(TimeInterval interval) {
  if (interval.begin >= interval.end)
    return;
  // From the first interval that touches the new one.
  auto it = ends.upper_bound(interval.begin);
  if (it != ends.begin() && std::prev(it)->second >= interval.begin)
    --it;
  while (it != ends.end() && it->first <= interval.end) {
    interval.begin = std::min(interval.begin, it->first);
    interval.end = std::max(interval.end, it->second);
    it = ends.erase(it);
  }
  ends.emplace(interval.begin, interval.end);
}

// What is tolerated is cut out of the interval.
bool LiveRange::overlaps(TimeInterval interval,
                         llvm::ArrayRef<TimeInterval> tolerated) const {
  if (interval.begin >= interval.end)
    return false;
  if (!tolerated.empty()) {
    auto [begin, end] = tolerated.front();
    llvm::ArrayRef<TimeInterval> rest = tolerated.drop_front();
    return overlaps({interval.begin, std::min(interval.end, begin)}, rest) ||
           overlaps({std::max(interval.begin, end), interval.end}, rest);
  }
  auto after = ends.lower_bound(interval.end);
  return after != ends.begin() && std::prev(after)->second > interval.begin;
}

bool LiveRange::overlaps(const LiveRange &other,
                         llvm::ArrayRef<TimeInterval> tolerated) const {
  const LiveRange &few = size() <= other.size() ? *this : other;
  const LiveRange &many = size() <= other.size() ? other : *this;
  return std::any_of(few.ends.begin(), few.ends.end(), [&](auto &entry) {
    return many.overlaps({entry.first, entry.second}, tolerated);
  });
}

bool LiveRange::overlapsLonger(const LiveRange &other, int64_t length) const {
  const LiveRange &few = size() <= other.size() ? *this : other;
  const LiveRange &many = size() <= other.size() ? other : *this;
  for (auto [begin, end] : few.ends) {
    auto it = many.ends.upper_bound(begin);
    if (it != many.ends.begin())
      --it;
    for (; it != many.ends.end() && it->first < end; ++it)
      if (std::min(end, it->second) - std::max(begin, it->first) > length)
        return true;
  }
  return false;
}

std::vector<TimeInterval> LiveRange::intervals() const {
  std::vector<TimeInterval> all;
  for (auto [begin, end] : ends)
    all.push_back({begin, end});
  return all;
}

//===----------------------------------------------------------------------===//
// StorageClasses
//===----------------------------------------------------------------------===//

unsigned StorageClasses::add() {
  unsigned value = unsigned(parents.size());
  parents.push_back(value);
  ranges.emplace_back();
  pinned.push_back(false);
  return value;
}

void StorageClasses::addLive(unsigned value, TimeInterval interval) {
  ranges[classOf(value)].add(interval);
}

// Paths are halved, so that they stay short.
unsigned StorageClasses::classOf(unsigned value) const {
  while (parents[value] != value) {
    parents[value] = parents[parents[value]];
    value = parents[value];
  }
  return value;
}

bool StorageClasses::canJoin(unsigned a, unsigned b,
                             llvm::ArrayRef<TimeInterval> tolerated) const {
  a = classOf(a);
  b = classOf(b);
  if (a == b)
    return true;
  return !(pinned[a] && pinned[b]) && !ranges[a].overlaps(ranges[b], tolerated);
}

void StorageClasses::join(unsigned a, unsigned b) {
  a = classOf(a);
  b = classOf(b);
  if (a == b)
    return;
  if (ranges[a].size() < ranges[b].size())
    std::swap(a, b);
  for (auto [begin, end] : ranges[b].ends)
    ranges[a].add({begin, end});
  ranges[b] = LiveRange();
  parents[b] = a;
  pinned[a] = pinned[a] || pinned[b];
}
