//===- GroupScore.h - validity and cost of a kernel -------------*- C++ -*-===//
//
// Whether nodes can be one kernel, and its cost, depend on the set of nodes
// alone. The planner, the plan's verifier and exhaustive searches use the same
// function.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_ANALYSIS_GROUPSCORE_H
#define TCOPT_LIB_ANALYSIS_GROUPSCORE_H

#include "GroupLoops.h"
#include "tcopt/Analysis/FusionPlan.h"

namespace tcopt {

/// Nodes of a work graph of which a kernel could be formed.
struct GroupQuery {
  std::vector<unsigned> members;
  /// Values evaluated in the group for its members alone.
  std::vector<unsigned> copies;
  /// Members, by number in the FusionGraph, that other groups evaluate for
  /// themselves, and members that other groups begin to read.
  std::vector<unsigned> hidden, exposed;
};

struct GroupScore {
  FusionReason reason = FusionReason::None;
  /// The model's text.
  std::string text;
  GroupShape shape;
  unsigned root = 0;
  KernelTime cost;
  /// Modelled time, with the cost of values that live longer.
  double nanoseconds = 0;

  bool isValid() const { return reason == FusionReason::None; }
};

class GroupScorer {
public:
  GroupScorer(const WorkGraph &work, const KernelModel &model,
              const PlanLimits &limits)
      : work(work), model(model), limits(limits) {}

  GroupScore score(const GroupQuery &query) const;

private:
  struct Traffic {
    double in = 0, out = 0, separate = 0, penalty = 0;
    unsigned inputs = 0, outputs = 0;
  };
  static constexpr unsigned none = ~0u;

  LocalGroup collect(const GroupQuery &query) const;
  void collectEdges(LocalGroup &group, unsigned work) const;
  void release(const GroupQuery &query) const;
  bool isOutput(unsigned work, const GroupQuery &query) const;

  bool spansBarrier(const GroupQuery &query) const;
  FusionReason checkMembers(const LocalGroup &group) const;
  Traffic countTraffic(const LocalGroup &group) const;
  double countGrowth(const LocalGroup &group) const;

  GroupScore scoreGroup(const LocalGroup &group) const;
  GroupScore scoreLoops(const LocalGroup &group, const LoopClasses &classes,
                        const Traffic &traffic) const;
  void scoreRows(const LocalGroup &group, const LoopClasses &classes,
                 const Traffic &traffic, const RowLoops &rows,
                 GroupScore &best) const;
  void askModel(GroupScore &candidate, double penalty) const;

  const WorkGraph &work;
  const KernelModel &model;
  const PlanLimits &limits;
  /// By node: its number among the members at hand, if it is one.
  mutable std::vector<unsigned> locals;
  /// By node of the work graph.
  mutable Flags isMember;
};

/// Whether other members are arranged around the op.
bool isAnchor(NodeClass nodeClass);

/// The kind of a kernel with these rows, or the reason against one.
struct KindChoice {
  FusionReason reason = FusionReason::None;
  GroupKind kind = GroupKind::Pointwise;
  unsigned root = 0; ///< a member
};
KindChoice chooseKind(const LocalGroup &group, const LoopClasses &classes,
                      const RowLoops &rows);

/// The members, loops and work of a kernel.
GroupShape buildShape(const FusionGraph &graph, const LocalGroup &group,
                      const LoopClasses &classes, const RowLoops &rows,
                      const KindChoice &choice);

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_GROUPSCORE_H
