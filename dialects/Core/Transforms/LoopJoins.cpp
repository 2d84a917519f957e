//===- LoopJoins.cpp - loops of many tensors that become one --------------===//

#include "tcopt/Core/Transforms/LoopJoins.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt::core;
using llvm::ArrayRef;
using llvm::SmallVector;

unsigned LoopJoins::addLoop(bool runsOnce) {
  parents.push_back(unsigned(parents.size()));
  isOne.push_back(runsOnce);
  isPinned.push_back(false);
  isKept.push_back(false);
  return parents.back();
}

unsigned LoopJoins::leaderOf(unsigned loop) const {
  while (parents[loop] != loop)
    loop = parents[loop] = parents[parents[loop]];
  return loop;
}

void LoopJoins::unite(unsigned a, unsigned b) {
  a = leaderOf(a);
  b = leaderOf(b);
  parents[std::max(a, b)] = std::min(a, b);
}

void LoopJoins::addTensor(ArrayRef<unsigned> loops) {
  tensors.emplace_back(loops.begin(), loops.end());
}

void LoopJoins::finish() {
  unsigned size = parents.size();
  for (unsigned loop = 0; loop < size; ++loop) {
    unsigned leader = leaderOf(loop);
    isOne[leader] = isOne[leader] && isOne[loop];
    isPinned[leader] = isPinned[leader] || isPinned[loop];
    isKept[leader] = isKept[leader] || isKept[loop];
  }
  std::set<Loops> distinct;
  for (Loops &loops : tensors) {
    for (unsigned &loop : loops)
      loop = leaderOf(loop);
    distinct.insert(std::move(loops));
  }
  tensors.assign(distinct.begin(), distinct.end());
  tensorsOf.resize(size);
  for (auto [number, loops] : llvm::enumerate(tensors))
    for (unsigned loop : loops)
      if (tensorsOf[loop].empty() || tensorsOf[loop].back() != number)
        tensorsOf[loop].push_back(number);
  onesOf.resize(size);
  std::set<std::pair<unsigned, unsigned>> pairs;
  for (auto [one, loop] : repetitions)
    if (pairs.emplace(leaderOf(one), leaderOf(loop)).second)
      onesOf[leaderOf(loop)].push_back(leaderOf(one));
  next.assign(size, -1);
  isDropped.assign(size, false);
  isJoined.assign(size, false);
}

bool LoopJoins::canDrop(unsigned leader) const {
  return isDropped[leader] || (isOne[leader] && !isPinned[leader] &&
                               !isKept[leader] && !isJoined[leader]);
}

bool LoopJoins::canJoin(unsigned a, unsigned b,
                        const std::set<unsigned> &drop) const {
  if (next[a] == int64_t(b))
    return true;
  if (a == b || isPinned[a] || isPinned[b] || next[a] >= 0 || isDropped[a] ||
      isDropped[b])
    return false;
  auto isLeft = [&](unsigned loop) {
    return !isDropped[loop] && !drop.count(loop);
  };
  auto hasBoth = [&](unsigned tensor) {
    SmallVector<unsigned> loops;
    llvm::copy_if(tensors[tensor], std::back_inserter(loops), isLeft);
    auto first = llvm::find(loops, a);
    return llvm::count(loops, a) == 1 && llvm::count(loops, b) == 1 &&
           std::next(first) != loops.end() && *std::next(first) == b;
  };
  return llvm::all_of(tensorsOf[a], hasBoth) &&
         llvm::all_of(tensorsOf[b], hasBoth);
}

bool LoopJoins::apply(const Demand &demand) {
  std::vector<Loops> joined = demand.joined;
  std::set<unsigned> drop;
  for (unsigned loop : demand.dropped)
    drop.insert(leaderOf(loop));
  for (Loops &loops : joined)
    for (unsigned &loop : loops) {
      loop = leaderOf(loop);
      drop.insert(onesOf[loop].begin(), onesOf[loop].end());
    }
  if (!llvm::all_of(drop, [&](unsigned loop) { return canDrop(loop); }))
    return false;
  for (ArrayRef<unsigned> loops : joined)
    for (size_t i = 0; i + 1 < loops.size(); ++i)
      if (drop.count(loops[i]) || drop.count(loops[i + 1]) ||
          !canJoin(loops[i], loops[i + 1], drop))
        return false;
  for (unsigned loop : drop)
    isDropped[loop] = true;
  for (ArrayRef<unsigned> loops : joined)
    for (size_t i = 0; i + 1 < loops.size(); ++i) {
      next[loops[i]] = loops[i + 1];
      isJoined[loops[i]] = isJoined[loops[i + 1]] = true;
    }
  return true;
}

SmallVector<int64_t> LoopJoins::dimsOf(ArrayRef<unsigned> loops) const {
  SmallVector<int64_t> dims;
  int64_t last = -1, rank = 0;
  for (unsigned loop : loops) {
    unsigned leader = leaderOf(loop);
    if (isDropped[leader]) {
      dims.push_back(-1);
      continue;
    }
    bool follows = last >= 0 && next[last] == int64_t(leader);
    rank += !follows;
    dims.push_back(rank - 1);
    last = leader;
  }
  return dims;
}
