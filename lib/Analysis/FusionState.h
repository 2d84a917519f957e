//===- FusionState.h - groups of a work graph while they merge --*- C++ -*-===//
//
// The graph of the groups never has a cycle. A copy of a value is read in its
// group alone.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_ANALYSIS_FUSIONSTATE_H
#define TCOPT_LIB_ANALYSIS_FUSIONSTATE_H

#include "GroupScore.h"
#include "QuotientGraph.h"

namespace tcopt {

class FusionState {
public:
  FusionState(const FusionGraph &graph, const KernelModel &model,
              const PlanLimits &limits);

  /// A kernel, named by a number that changes when it merges.
  struct Group {
    /// Nodes of the work graph.
    std::vector<unsigned> members;
    double nanoseconds = 0;
    /// Grows with each change.
    unsigned version = 0;
    bool isFixed = false;
    bool hasCopies = false;
    /// A member that other ops are arranged around, of which a kernel has one.
    bool hasAnchor = false;
  };

  const FusionGraph &getGraph() const { return graph; }
  const WorkGraph &getWork() const { return work; }
  const PlanLimits &getLimits() const { return limits; }
  unsigned groupOf(unsigned node) const {
    return quotient.groupOf(homes[node]);
  }
  const Group &group(unsigned number) const { return groups[number]; }
  /// By node of the work graph: it has a group. Calls and values from outside
  /// have none.
  bool isMember(unsigned node) const {
    return work[node].isActive && !isOutside(node);
  }
  /// Whether a node of the graph never has a group.
  bool isOutside(unsigned node) const {
    const FusionNode &facts = work.factsOf(node);
    return facts.nodeClass == NodeClass::Opaque ||
           facts.nodeClass == NodeClass::Input || facts.effects;
  }
  /// Numbers of all groups, in an order in which they can run.
  std::vector<unsigned> getGroups() const;

  GroupScore score(const GroupQuery &query) const {
    return scorer.score(query);
  }
  GroupScore scoreGroup(unsigned number) const;
  GroupScore scoreMerged(unsigned a, unsigned b) const;
  /// Whether no path through other groups connects two groups.
  bool canMerge(unsigned a, unsigned b);

  /// Merges two groups unless a path through other groups connects them.
  bool merge(unsigned a, unsigned b, double nanoseconds);
  /// Evaluates `values`, which are in program order, again in a group whose
  /// members read the last of them. Returns the copies.
  std::vector<unsigned> recompute(llvm::ArrayRef<unsigned> values,
                                  unsigned group);
  /// Takes members without readers out of their group.
  void removeMembers(unsigned number, llvm::ArrayRef<unsigned> nodes);
  void update(unsigned number, double nanoseconds);
  void fix(unsigned number) { groups[number].isFixed = true; }

private:
  bool hasQuotientEdge(const WorkEdge &edge) const {
    return !work.isInput(edge.producer) && !work.isCopy(edge.producer);
  }
  unsigned findSource(unsigned producer, llvm::ArrayRef<unsigned> values,
                      llvm::ArrayRef<unsigned> copies) const;
  static QuotientGraph makeQuotient(const WorkGraph &work);
  void redirect(unsigned edge, unsigned producer);
  void readOwnCopies(unsigned number);

  const FusionGraph &graph;
  const PlanLimits &limits;
  WorkGraph work;
  QuotientGraph quotient;
  GroupScorer scorer;
  std::vector<Group> groups; ///< by number
  /// By node of the work graph: a node of the graph in its group.
  std::vector<unsigned> homes;
};

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_FUSIONSTATE_H
