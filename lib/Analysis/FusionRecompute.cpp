//===- FusionRecompute.cpp - values that readers evaluate again -----------===//
//
// A value that other groups read is written by its group and read by each of
// them. If it is elementwise, they can evaluate it themselves, together with
// the values of the group that it is computed from. This saves the traffic, and
// the kernel if nothing else is computed in it.
//
// Worked example: x -> exp -> {sum over rows, sum over columns}, where the two
// sums cannot be one kernel. Both read x and evaluate exp.
//
//===----------------------------------------------------------------------===//

#include "FusionPlanner.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;

namespace tcopt {

class Recomputation {
public:
  Recomputation(FusionPlanner &planner, unsigned value)
      : planner(planner), state(planner.state), work(state.getWork()),
        value(value), home(state.groupOf(value)) {}

  /// Whether readers in other groups could evaluate the value.
  bool isPossible();
  /// Evaluates the value and, if `isWhole`, all values of its group before it.
  bool run(bool isWhole);

private:
  bool canRepeat(unsigned node) const;
  bool collectCone(bool isWhole);
  void findUnused();
  bool scoreHome();
  bool scoreReaders();
  bool isNeeded(unsigned node) const;
  void apply();

  FusionPlanner &planner;
  FusionState &state;
  const WorkGraph &work;
  unsigned value, home;
  SmallVector<unsigned> readers; ///< groups
  SmallVector<unsigned> cone, unused;
  std::vector<std::pair<unsigned, double>> costs; ///< by changed group
  double gain = 0;
};

} // namespace tcopt

bool Recomputation::canRepeat(unsigned node) const {
  const FusionNode &facts = work.factsOf(node);
  return isElementwise(facts.nodeClass) && !facts.mayFail &&
         facts.expensive <= state.getLimits().maxRecomputedWork &&
         work[node].before.empty() && work[node].after.empty();
}

bool Recomputation::isPossible() {
  if (!state.isMember(value) || work.isCopy(value) || !canRepeat(value) ||
      state.group(home).isFixed)
    return false;
  for (unsigned edge : work[value].out) {
    unsigned reader = work.edge(edge).consumer;
    unsigned group = state.groupOf(reader);
    if (group == home || is_contained(readers, group))
      continue;
    if (!state.isMember(reader) || state.group(group).isFixed ||
        readers.size() == state.getLimits().maxRecomputers)
      return false;
    readers.push_back(group);
  }
  return !readers.empty();
}

/// A copy cannot be read by other groups, so that it belongs to the cone.
bool Recomputation::collectCone(bool isWhole) {
  cone = {value};
  for (size_t i = 0; i < cone.size(); ++i)
    for (unsigned edge : work[cone[i]].in) {
      unsigned producer = work.edge(edge).producer;
      if (work.isInput(producer) || state.groupOf(producer) != home ||
          is_contained(cone, producer) ||
          (!work.isCopy(producer) && !(isWhole && canRepeat(producer))))
        continue;
      if (cone.size() == state.getLimits().maxRecomputedOps)
        return false;
      cone.push_back(producer);
    }
  llvm::sort(cone, [&](unsigned a, unsigned b) {
    return work[a].node < work[b].node;
  });
  return true;
}

/// Whether something but the copies still reads a value.
bool Recomputation::isNeeded(unsigned node) const {
  return (!work.isCopy(node) && work.factsOf(node).liveOut) ||
         any_of(work[node].out, [&](unsigned edge) {
           unsigned reader = work.edge(edge).consumer;
           return state.groupOf(reader) == home ? !is_contained(unused, reader)
                                                : node != value;
         });
}

void Recomputation::findUnused() {
  unused.clear();
  for (unsigned node : reverse(cone))
    if (!isNeeded(node))
      unused.push_back(node);
}

bool Recomputation::scoreHome() {
  GroupQuery query;
  for (unsigned member : state.group(home).members)
    if (!is_contained(unused, member))
      query.members.push_back(member);
  query.hidden = {work[value].node};
  for (unsigned node : cone)
    for (unsigned edge : work[node].in) {
      unsigned producer = work.edge(edge).producer;
      if (!is_contained(cone, producer) && state.groupOf(producer) == home)
        query.exposed.push_back(work[producer].node);
    }
  double after = 0;
  if (!query.members.empty()) {
    GroupScore score = state.score(query);
    if (!score.isValid())
      return false;
    after = score.nanoseconds;
  }
  gain += state.group(home).nanoseconds - after;
  costs.push_back({home, after});
  return true;
}

bool Recomputation::scoreReaders() {
  for (unsigned group : readers) {
    GroupQuery query;
    query.members = state.group(group).members;
    query.copies.assign(cone.begin(), cone.end());
    GroupScore score = state.score(query);
    if (!score.isValid())
      return false;
    gain += state.group(group).nanoseconds - score.nanoseconds;
    costs.push_back({group, score.nanoseconds});
  }
  return true;
}

void Recomputation::apply() {
  for (unsigned group : readers)
    for (unsigned copy : state.recompute(cone, group))
      for (unsigned edge : work[copy].in)
        planner.addPair(work.edge(edge).producer, copy);
  llvm::sort(unused, [&](unsigned a, unsigned b) {
    return work[a].node < work[b].node;
  });
  state.removeMembers(home, unused);
  for (auto [group, nanoseconds] : costs)
    state.update(group, nanoseconds);
}

bool Recomputation::run(bool isWhole) {
  gain = 0;
  costs.clear();
  if (!collectCone(isWhole))
    return false;
  findUnused();
  if (!scoreHome() || !scoreReaders() || gain <= 1e-6)
    return false;
  apply();
  return true;
}

bool FusionPlanner::recompute(unsigned value) {
  Recomputation recomputation(*this, value);
  return recomputation.isPossible() && (recomputation.run(/*isWhole=*/false) ||
                                        recomputation.run(/*isWhole=*/true));
}

bool FusionPlanner::recomputeAll() {
  bool hasChanged = false;
  for (unsigned value = unsigned(state.getGraph().size()); value-- > 0;)
    hasChanged |= recompute(value);
  return hasChanged;
}
