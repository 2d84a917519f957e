//===- FusionRating.cpp - groups of a plan as kernels ---------------------===//

#include "FusionPlanner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace tcopt;

/// The first node of a group that the group owns and that is not folded.
static std::optional<unsigned> findOwned(const FusionState &state,
                                         const PlanGroup &group) {
  for (const PlanMember &member : group.members)
    if (member.owner && state.isMember(member.node))
      return member.node;
  return std::nullopt;
}

std::vector<RatedGroup> tcopt::rateGroups(const FusionGraph &graph,
                                          const KernelModel &model,
                                          const PlanLimits &limits,
                                          ArrayRef<PlanGroup> groups) {
  FusionState state(graph, model, limits);
  FusionPlanner planner(state);
  for (const PlanGroup &group : groups)
    planner.fix(group);
  std::vector<RatedGroup> rated;
  for (const PlanGroup &group : groups) {
    std::optional<unsigned> owned = findOwned(state, group);
    if (!owned) {
      rated.push_back({FusionReason::Kind, "no op of its own", {}, 0});
      continue;
    }
    GroupScore score = state.scoreGroup(state.groupOf(*owned));
    rated.push_back({score.reason, std::move(score.text),
                     std::move(score.shape), score.nanoseconds});
  }
  return rated;
}

std::vector<std::string> tcopt::verifyKernels(const FusionGraph &graph,
                                              const KernelModel &model,
                                              const PlanLimits &limits,
                                              ArrayRef<PlanGroup> groups) {
  std::vector<std::string> errors;
  for (auto [group, rated] :
       zip(groups, rateGroups(graph, model, limits, groups))) {
    if (rated.reason != FusionReason::None)
      errors.push_back(formatv("group {0}: expected a kernel of kind {1}, "
                               "found ops that are apart by {2}{3}{4}",
                               group.id, stringify(group.kind),
                               stringify(rated.reason),
                               rated.text.empty() ? "" : ": ", rated.text));
    else if (rated.shape.kind != group.kind)
      errors.push_back(formatv("group {0}: expected kind {1}, found {2}",
                               group.id, stringify(rated.shape.kind),
                               stringify(group.kind)));
  }
  return errors;
}
