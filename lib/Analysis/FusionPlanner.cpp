//===- FusionPlanner.cpp - merge groups by the time saved -----------------===//

#include "FusionPlanner.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace llvm;
using namespace tcopt;

/// Pairs of a group that are scored again after each merge of it.
static constexpr size_t mostScoredPairs = 64;
/// Later readers of a value that a reader is paired with.
static constexpr size_t mostSiblings = 4;
/// Rounds of merging and recomputing.
static constexpr unsigned mostRounds = 4;
/// Less is a rounding error.
static constexpr double leastGain = 1e-6;

/// Small groups are first among equal gains, so that long chains merge in
/// logarithmic depth.
bool FusionPlanner::Candidate::operator<(const Candidate &other) const {
  if (gain != other.gain)
    return gain < other.gain;
  return std::pair(size, pair) > std::pair(other.size, other.pair);
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

FusionPlanner::FusionPlanner(FusionState &state)
    : state(state), pairsOf(state.getGraph().size()) {
  addEdgePairs();
  for (unsigned value = 0; value < state.getGraph().size(); ++value)
    addSiblingPairs(value);
}

void FusionPlanner::addPair(unsigned a, unsigned b) {
  unsigned groupA = state.groupOf(a), groupB = state.groupOf(b);
  if (groupA == groupB || !state.isMember(a) || !state.isMember(b))
    return;
  pairsOf[groupA].push_back(pairs.size());
  pairsOf[groupB].push_back(pairs.size());
  pairs.push_back({a, b});
}

void FusionPlanner::addEdgePairs() {
  const WorkGraph &work = state.getWork();
  for (unsigned node = 0; node < state.getGraph().size(); ++node) {
    SmallVector<unsigned> consumers;
    for (unsigned edge : work[node].out)
      consumers.push_back(work.edge(edge).consumer);
    llvm::sort(consumers);
    consumers.erase(llvm::unique(consumers), consumers.end());
    if (state.isMember(node))
      for (unsigned consumer : consumers)
        addPair(node, consumer);
  }
}

/// Readers of a value that are near each other.
void FusionPlanner::addSiblingPairs(unsigned value) {
  const WorkGraph &work = state.getWork();
  SmallVector<unsigned> readers;
  for (unsigned edge : work[value].out)
    if (unsigned reader = work.edge(edge).consumer; state.isMember(reader))
      readers.push_back(reader);
  llvm::sort(readers);
  readers.erase(llvm::unique(readers), readers.end());
  for (size_t i = 0; i < readers.size(); ++i)
    for (size_t next :
         llvm::seq(i + 1, std::min(i + 1 + mostSiblings, readers.size())))
      if (work[readers[next]].node - work[readers[i]].node <=
          state.getLimits().siblingDistance)
        addPair(readers[i], readers[next]);
}

FusionPlanner::Versions FusionPlanner::versionsOf(const Pair &pair) const {
  return {state.group(state.groupOf(pair.a)).version,
          state.group(state.groupOf(pair.b)).version};
}

bool FusionPlanner::canMerge(const Pair &pair) const {
  unsigned a = state.groupOf(pair.a), b = state.groupOf(pair.b);
  const FusionState::Group &groupA = state.group(a), &groupB = state.group(b);
  return a != b && !groupA.isFixed && !groupB.isFixed &&
         !(groupA.hasAnchor && groupB.hasAnchor) && state.isMember(pair.a) &&
         state.isMember(pair.b) &&
         groupA.members.size() + groupB.members.size() <=
             state.getLimits().maxOps;
}

/// Scores the groups of a pair, unless they have not changed.
void FusionPlanner::scorePair(unsigned number) {
  const Pair &pair = pairs[number];
  if (!canMerge(pair))
    return;
  unsigned a = state.groupOf(pair.a), b = state.groupOf(pair.b);
  Versions versions = versionsOf(pair);
  auto [it, isNew] = scored.try_emplace({a, b}, versions);
  if (!isNew && it->second == versions)
    return;
  it->second = versions;
  GroupScore merged = state.scoreMerged(a, b);
  if (!merged.isValid())
    return;
  const FusionState::Group &groupA = state.group(a), &groupB = state.group(b);
  double gain = groupA.nanoseconds + groupB.nanoseconds - merged.nanoseconds;
  if (gain > leastGain)
    queue.push({gain, merged.nanoseconds,
                groupA.members.size() + groupB.members.size(), number,
                versions});
}

/// Scores one pair with each neighbor, unless there are many.
void FusionPlanner::scorePairsOf(unsigned group) {
  SmallDenseSet<unsigned, 16> seen;
  std::vector<unsigned> outer;
  for (unsigned number : pairsOf[group]) {
    unsigned a = state.groupOf(pairs[number].a),
             b = state.groupOf(pairs[number].b);
    if (a != b && seen.insert(a == group ? b : a).second)
      outer.push_back(number);
  }
  pairsOf[group] = std::move(outer);
  if (pairsOf[group].size() <= mostScoredPairs)
    for (unsigned number : pairsOf[group])
      scorePair(number);
}

void FusionPlanner::scorePairs() {
  for (unsigned number = 0; number < pairs.size(); ++number)
    scorePair(number);
}

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

bool FusionPlanner::mergePair(const Candidate &candidate) {
  const Pair &pair = pairs[candidate.pair];
  unsigned a = state.groupOf(pair.a), b = state.groupOf(pair.b);
  if (a == b)
    return false;
  if (versionsOf(pair) != candidate.versions) {
    scorePair(candidate.pair);
    return false;
  }
  if (!state.merge(a, b, candidate.nanoseconds))
    return false;
  unsigned into = state.groupOf(pair.a), gone = into == a ? b : a;
  append_range(pairsOf[into], pairsOf[gone]);
  pairsOf[gone].clear();
  scorePairsOf(into);
  return true;
}

void FusionPlanner::mergeAll() {
  while (!queue.empty()) {
    Candidate candidate = queue.top();
    queue.pop();
    mergePair(candidate);
  }
}

void FusionPlanner::run() {
  for (unsigned round = 0; round < mostRounds; ++round) {
    scorePairs();
    mergeAll();
    scorePairs();
    mergeAll();
    if (!recomputeAll())
      break;
  }
}

/// Copies are the members that the group does not own and whose values it
/// reads; other nodes that it does not own are folded into edges.
void FusionPlanner::copyMembers(const PlanGroup &given, unsigned group) {
  const WorkGraph &work = state.getWork();
  std::vector<PlanMember> members = given.members;
  llvm::sort(members, [](auto &a, auto &b) { return a.node > b.node; });
  for (const PlanMember &member : members) {
    bool isRead = any_of(work[member.node].out, [&](unsigned edge) {
      unsigned reader = work.edge(edge).consumer;
      return state.isMember(reader) && state.groupOf(reader) == group;
    });
    if (!member.owner && state.isMember(member.node) && isRead)
      state.recompute(member.node, group);
  }
}

/// Members in program order can be merged one after the other, because a path
/// between two of them leads through members only.
void FusionPlanner::fix(const PlanGroup &given) {
  std::vector<unsigned> owned;
  for (const PlanMember &member : given.members)
    if (member.owner && state.isMember(member.node))
      owned.push_back(member.node);
  llvm::sort(owned);
  if (owned.empty())
    return;
  for (unsigned member : ArrayRef(owned).drop_front())
    state.merge(state.groupOf(owned.front()), state.groupOf(member), 0);
  unsigned group = state.groupOf(owned.front());
  copyMembers(given, group);
  state.update(group, state.scoreGroup(group).nanoseconds);
  state.fix(group);
}
