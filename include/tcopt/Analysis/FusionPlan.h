//===- FusionPlan.h - groups of ops that become kernels ---------*- C++ -*-===//
//
// Plain algebra, without MLIR: groups the nodes of a FusionGraph, each group
// becoming a kernel, and reports the reasons for edges between groups.
//
// Worked example: softmax over rows is max, sub, exp, sum, div. The plan is one
// group of kind `rows` with these five members, which reads x once and writes
// the result once. If the bytes of a row are more than the target keeps, its
// model refuses the group, and the plan is {max}, {sub, exp, sum}, {div} or
// another one with the least modelled time.
//
// Groups are merged bottom-up, along edges and between siblings that read the
// same value: the pair that saves the most time is next. Values that are cheap
// to evaluate again are recomputed by their readers where that saves time. The
// time is near-linear in the number of edges, and the plan depends on the graph
// and the model alone.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_FUSIONPLAN_H
#define TCOPT_ANALYSIS_FUSIONPLAN_H

#include "tcopt/Analysis/KernelModel.h"

namespace tcopt {

struct PlanMember {
  unsigned node = 0;
  MemberRole role = MemberRole::Row;
  /// The node is a member of several groups: this one returns its value if
  /// something outside reads it.
  bool owner = true;
  bool operator==(const PlanMember &) const = default;
};

struct PlanGroup {
  unsigned id = 0;
  GroupKind kind = GroupKind::Pointwise;
  /// The member that the kernel is scheduled by.
  unsigned root = 0;
  /// By node.
  std::vector<PlanMember> members;
  /// Members whose values are read outside of the group, by node.
  std::vector<unsigned> liveOuts;
  double nanoseconds = 0;
  bool operator==(const PlanGroup &) const = default;
};

/// The reason why an edge is not inside a group.
enum class FusionReason : uint8_t {
  None,
  Rate,      ///< one runs more often than the other
  Barrier,   ///< one has to run after the other
  Cycle,     ///< another op would have to run in between
  MayFail,   ///< it may fail, and has to be evaluated exactly once
  Window,    ///< the reader needs overlapping windows
  Memory,    ///< values would live much longer
  SizeLimit, ///< too many ops, inputs or outputs
  Kind,      ///< the loops match no kind of kernel
  Numerics,  ///< the order of a strict reduction would change
  Effects,   ///< side effects, calls and control flow
  Model      ///< the target's model refuses it or finds it slower
};

llvm::StringRef stringify(FusionReason reason);

struct DeclinedEdge {
  unsigned producer = 0, consumer = 0;
  FusionReason reason = FusionReason::None;
  /// The model's text.
  std::string text;
  /// Memory traffic that remains because of the edge, and its time.
  double bytes = 0, nanoseconds = 0;
  bool operator==(const DeclinedEdge &) const = default;
};

struct FusionPlan {
  /// The groups, in an order in which they can run.
  std::vector<PlanGroup> groups;
  /// Sorted by producer and consumer.
  std::vector<DeclinedEdge> declined;
  /// Modelled time of all groups, and of one group for each op.
  double nanoseconds = 0, unfusedNanoseconds = 0;
  bool operator==(const FusionPlan &) const = default;
};

struct PlanLimits {
  unsigned maxOps = 256;
  unsigned maxInputs = 16, maxOutputs = 16;
  unsigned maxMayFail = 8;
  /// Pieces of a concatenation that is fused.
  unsigned maxPieces = 8;
  /// Groups that evaluate a value again.
  unsigned maxRecomputers = 8;
  /// Work of an element that is evaluated again, in cheap scalar ops.
  double maxRecomputedWork = std::numeric_limits<double>::infinity();
  /// Ops that are evaluated again together.
  unsigned maxRecomputedOps = 8;
  /// Siblings that are farther apart in program order are not merged.
  unsigned siblingDistance = 64;
  /// A value whose lifetime grows by more than this many ops has a cost.
  unsigned nearDistance = 16;
  /// Cost of a byte with an extended lifetime.
  double lifetimeNsPerByte = 0.01;
  /// Most bytes with an extended lifetime for each byte of saved traffic.
  double maxLifetimeGrowth = 32;
};

/// Plans the groups of a graph. Groups in `given`, for example written by hand,
/// are kept, and the rest of the graph is planned around them. They must pass
/// `verifyPlan` and `verifyKernels`.
FusionPlan planFusion(const FusionGraph &graph, const KernelModel &model,
                      const PlanLimits &limits = {},
                      llvm::ArrayRef<PlanGroup> given = {});

/// Returns the name of a node for errors; the default is "node 3".
using NodeNames = llvm::function_ref<std::string(unsigned node)>;

/// Returns the errors of a plan, each with the expected and found values:
/// unknown, repeated and missing members, ops without a group, wrong owners,
/// live-outs and roots, cyclic dependencies between groups.
std::vector<std::string> verifyPlan(const FusionGraph &graph,
                                    llvm::ArrayRef<PlanGroup> groups,
                                    bool isComplete = true,
                                    NodeNames names = nullptr);

/// A group of a plan as a kernel, or the reason why it cannot be one.
struct RatedGroup {
  FusionReason reason = FusionReason::None;
  /// The model's text.
  std::string text;
  GroupShape shape;
  double nanoseconds = 0;
};

/// Rates the groups of a plan, which must pass `verifyPlan`.
std::vector<RatedGroup> rateGroups(const FusionGraph &graph,
                                   const KernelModel &model,
                                   const PlanLimits &limits,
                                   llvm::ArrayRef<PlanGroup> groups);

/// Returns errors for groups that cannot be kernels, or that are kernels of
/// another kind.
std::vector<std::string> verifyKernels(const FusionGraph &graph,
                                       const KernelModel &model,
                                       const PlanLimits &limits,
                                       llvm::ArrayRef<PlanGroup> groups);

/// An edge between two groups, with the reason why they are not fused.
struct FusionStep {
  unsigned producer = 0, consumer = 0;
  FusionReason reason = FusionReason::None;
  std::string text;
  bool operator==(const FusionStep &) const = default;
};

/// Explains why two nodes are in different groups: returns the edges between
/// groups on a shortest path between them, with their reasons; without a path,
/// the reason against merging their groups. Empty if they are in one group.
std::vector<FusionStep> explainFusion(const FusionGraph &graph,
                                      const KernelModel &model,
                                      const PlanLimits &limits,
                                      const FusionPlan &plan, unsigned a,
                                      unsigned b);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_FUSIONPLAN_H
