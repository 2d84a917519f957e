//===- FusionReasons.cpp - why two groups are apart -----------------------===//

#include "FusionReasons.h"
#include "FusionPlanner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <deque>

using namespace llvm;
using namespace tcopt;

FusionReasons::FusionReasons(FusionState &state)
    : state(state), nsPerByte(countNsPerByte()) {}

/// The time of a byte that is read or written, by the model.
double FusionReasons::countNsPerByte() const {
  double nanoseconds = 0, bytes = 0;
  for (unsigned number : state.getGroups()) {
    GroupScore score = state.scoreGroup(number);
    if (!score.isValid())
      continue;
    nanoseconds += score.cost.memory;
    bytes += score.shape.bytesIn + score.shape.bytesOut;
  }
  return bytes > 0 ? nanoseconds / bytes : 0;
}

FusionReasons::Answer FusionReasons::compute(unsigned groupA, unsigned groupB) {
  GroupScore merged = state.scoreMerged(groupA, groupB);
  if (!merged.isValid())
    return {merged.reason, merged.text};
  if (!state.canMerge(groupA, groupB))
    return {FusionReason::Cycle, ""};
  double lost = merged.nanoseconds - state.group(groupA).nanoseconds -
                state.group(groupB).nanoseconds;
  // The planner merges such groups unless the plan fixes one of them.
  if (lost < 0)
    return {FusionReason::Model, "the plan has them apart"};
  return {FusionReason::Model, formatv("{0:F0} ns slower", lost).str()};
}

FusionReasons::Answer FusionReasons::against(unsigned producer,
                                             unsigned consumer) {
  for (unsigned node : {producer, consumer})
    if (!state.getWork()[node].isActive && !state.isOutside(node))
      return {FusionReason::None, "evaluated by its readers"};
  if (!state.isMember(producer) || !state.isMember(consumer))
    return {FusionReason::Effects, ""};
  const FusionNode &from = state.getWork().factsOf(producer);
  const FusionNode &to = state.getWork().factsOf(consumer);
  if (from.rate != to.rate)
    return {FusionReason::Rate, ""};
  std::pair<unsigned, unsigned> key(state.groupOf(producer),
                                    state.groupOf(consumer));
  auto [it, isNew] = answers.try_emplace(key);
  if (isNew)
    it->second = compute(key.first, key.second);
  return it->second;
}

std::vector<DeclinedEdge> FusionReasons::listDeclined() {
  const WorkGraph &work = state.getWork();
  std::vector<DeclinedEdge> declined;
  for (unsigned node = 0; node < work.size(); ++node)
    for (unsigned number : work[node].out) {
      const WorkEdge &edge = work.edge(number);
      if (work.isInput(node) ||
          (state.isMember(node) && state.isMember(edge.consumer) &&
           state.groupOf(node) == state.groupOf(edge.consumer)))
        continue;
      Answer answer = against(node, edge.consumer);
      declined.push_back({work[node].node, work[edge.consumer].node,
                          answer.reason, answer.text, edge.bytes,
                          edge.bytes * nsPerByte});
    }
  llvm::sort(declined, [](const DeclinedEdge &a, const DeclinedEdge &b) {
    return std::tuple(a.producer, a.consumer, a.bytes) <
           std::tuple(b.producer, b.consumer, b.bytes);
  });
  declined.erase(llvm::unique(declined), declined.end());
  return declined;
}

//===----------------------------------------------------------------------===//
// Two nodes
//===----------------------------------------------------------------------===//

namespace {

/// The edges of the graph on a shortest path.
class PathFinder {
public:
  explicit PathFinder(const FusionGraph &graph) : out(graph.size()) {
    for (const FusionEdge &edge : graph.getEdges())
      out[edge.producer].push_back(edge.consumer);
  }

  std::vector<unsigned> find(unsigned from, unsigned to) const {
    std::vector<unsigned> cameFrom(out.size(), ~0u);
    std::deque<unsigned> pending{from};
    while (!pending.empty() && cameFrom[to] == ~0u) {
      unsigned node = pending.front();
      pending.pop_front();
      for (unsigned next : out[node])
        if (cameFrom[next] == ~0u && next != from) {
          cameFrom[next] = node;
          pending.push_back(next);
        }
    }
    std::vector<unsigned> path;
    if (cameFrom[to] == ~0u)
      return path;
    for (unsigned node = to; node != from; node = cameFrom[node])
      path.push_back(node);
    path.push_back(from);
    std::reverse(path.begin(), path.end());
    return path;
  }

private:
  std::vector<SmallVector<unsigned>> out;
};

/// The groups of a plan by node.
class Membership {
public:
  Membership(const FusionGraph &graph, const FusionPlan &plan)
      : groups(graph.size()) {
    for (auto [index, group] : enumerate(plan.groups))
      for (const PlanMember &member : group.members)
        groups[member.node].push_back(index);
  }

  bool areTogether(unsigned a, unsigned b) const {
    return any_of(groups[a], [&](unsigned group) {
      return is_contained(groups[b], group);
    });
  }

private:
  std::vector<SmallVector<unsigned, 2>> groups;
};

} // namespace

std::vector<FusionStep> tcopt::explainFusion(const FusionGraph &graph,
                                             const KernelModel &model,
                                             const PlanLimits &limits,
                                             const FusionPlan &plan, unsigned a,
                                             unsigned b) {
  if (a > b)
    std::swap(a, b);
  Membership members(graph, plan);
  std::vector<FusionStep> steps;
  if (a == b || members.areTogether(a, b))
    return steps;
  FusionState state(graph, model, limits);
  FusionPlanner planner(state);
  for (const PlanGroup &group : plan.groups)
    planner.fix(group);
  FusionReasons reasons(state);
  std::vector<unsigned> path = PathFinder(graph).find(a, b);
  if (path.empty())
    path = {a, b};
  // Nodes that are folded into edges have no group of their own.
  llvm::erase_if(path, [&](unsigned node) {
    return node != a && node != b && !state.getWork()[node].isActive &&
           graph[node].nodeClass != NodeClass::Input;
  });
  for (size_t i = 1; i < path.size(); ++i) {
    if (members.areTogether(path[i - 1], path[i]))
      continue;
    FusionReasons::Answer answer = reasons.against(path[i - 1], path[i]);
    steps.push_back({path[i - 1], path[i], answer.reason, answer.text});
  }
  return steps;
}
