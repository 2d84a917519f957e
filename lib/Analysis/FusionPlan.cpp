//===- FusionPlan.cpp - which ops become one kernel -----------------------===//

#include "tcopt/Analysis/FusionPlan.h"
#include "FusionPlanner.h"
#include "FusionReasons.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace llvm;
using namespace tcopt;

StringRef tcopt::stringify(FusionReason reason) {
  static constexpr StringRef names[] = {
      "none",   "rate",       "barrier", "cycle",    "may-fail", "window",
      "memory", "size-limit", "kind",    "numerics", "effects",  "model"};
  return names[unsigned(reason)];
}

namespace {

/// Builds the plan of a state's groups.
class PlanBuilder {
public:
  PlanBuilder(const FusionState &state, ArrayRef<PlanGroup> given)
      : state(state), work(state.getWork()), given(given),
        owners(state.getGraph().size(), ~0u) {}

  std::vector<PlanGroup> run();

private:
  PlanGroup build(unsigned number);
  void addMaps(unsigned number, std::map<unsigned, MemberRole> &roles) const;
  bool findGiven(unsigned number, PlanGroup &group) const;
  void setOwners(std::vector<PlanGroup> &groups);
  void number(std::vector<PlanGroup> &groups);

  const FusionState &state;
  const WorkGraph &work;
  ArrayRef<PlanGroup> given;
  /// By node: the index of the group that owns it.
  std::vector<unsigned> owners;
  std::vector<bool> isGiven;
};

} // namespace

/// Nodes that are folded into edges of members.
void PlanBuilder::addMaps(unsigned number,
                          std::map<unsigned, MemberRole> &roles) const {
  for (unsigned member : state.group(number).members) {
    for (unsigned map : work[member].maps)
      roles.try_emplace(map, MemberRole::Map);
    for (unsigned edge : work[member].in)
      for (unsigned map : work.edge(edge).maps)
        roles.try_emplace(map, MemberRole::Map);
  }
}

/// A group that was given is kept, also its order of equal choices.
bool PlanBuilder::findGiven(unsigned number, PlanGroup &group) const {
  if (!state.group(number).isFixed)
    return false;
  unsigned member = work[state.group(number).members.front()].node;
  for (const PlanGroup &candidate : given)
    if (any_of(candidate.members, [&](const PlanMember &entry) {
          return entry.owner && entry.node == member;
        })) {
      group = candidate;
      return true;
    }
  return false;
}

PlanGroup PlanBuilder::build(unsigned number) {
  GroupScore score = state.scoreGroup(number);
  PlanGroup group;
  isGiven.push_back(findGiven(number, group));
  group.nanoseconds = score.nanoseconds;
  if (isGiven.back())
    return group;
  group.kind = score.shape.kind;
  group.root = score.root;
  std::map<unsigned, MemberRole> roles;
  for (const ShapeMember &member : score.shape.members) {
    roles[member.node] = member.role;
    if (member.output)
      group.liveOuts.push_back(member.node);
  }
  addMaps(number, roles);
  for (auto [node, role] : roles)
    group.members.push_back({node, role, /*owner=*/false});
  return group;
}

/// A value is owned by the group that it was not copied for, else by the first
/// one that it is not folded in, else by the first one.
void PlanBuilder::setOwners(std::vector<PlanGroup> &groups) {
  for (auto [index, group] : enumerate(groups))
    for (PlanMember &member : group.members)
      if (is_contained(group.liveOuts, member.node) ||
          (isGiven[index] && member.owner))
        owners[member.node] = index;
  for (auto [index, group] : enumerate(groups))
    for (PlanMember &member : group.members)
      if (owners[member.node] == ~0u && member.role != MemberRole::Map)
        owners[member.node] = index;
  for (auto [index, group] : enumerate(groups))
    for (PlanMember &member : group.members) {
      if (owners[member.node] == ~0u)
        owners[member.node] = index;
      member.owner = owners[member.node] == index;
    }
}

/// Groups that are given keep their numbers.
void PlanBuilder::number(std::vector<PlanGroup> &groups) {
  SmallDenseSet<unsigned> taken;
  for (const PlanGroup &group : given)
    taken.insert(group.id);
  unsigned next = 0;
  for (auto [index, group] : enumerate(groups)) {
    if (isGiven[index])
      continue;
    while (taken.contains(next))
      ++next;
    group.id = next++;
  }
}

std::vector<PlanGroup> PlanBuilder::run() {
  std::vector<PlanGroup> groups;
  for (unsigned number : state.getGroups())
    groups.push_back(build(number));
  setOwners(groups);
  number(groups);
  return groups;
}

FusionPlan tcopt::planFusion(const FusionGraph &graph, const KernelModel &model,
                             const PlanLimits &limits,
                             ArrayRef<PlanGroup> given) {
  FusionState state(graph, model, limits);
  FusionPlan plan;
  for (unsigned number : state.getGroups())
    plan.unfusedNanoseconds += state.group(number).nanoseconds;
  FusionPlanner planner(state);
  for (const PlanGroup &group : given)
    planner.fix(group);
  planner.run();
  plan.groups = PlanBuilder(state, given).run();
  for (const PlanGroup &group : plan.groups)
    plan.nanoseconds += group.nanoseconds;
  plan.declined = FusionReasons(state).listDeclined();
  return plan;
}
