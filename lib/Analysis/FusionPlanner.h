//===- FusionPlanner.h - merge groups by the time saved ---------*- C++ -*-===//

#ifndef TCOPT_LIB_ANALYSIS_FUSIONPLANNER_H
#define TCOPT_LIB_ANALYSIS_FUSIONPLANNER_H

#include "FusionState.h"
#include "llvm/ADT/DenseMap.h"
#include <queue>

namespace tcopt {

/// Merges the pair of groups that saves most time, until none does.
///
/// Pairs are edges and siblings that read the same value. After a merge, the
/// pairs of the new group are scored again if they are few, else when it is
/// their turn.
class FusionPlanner {
public:
  explicit FusionPlanner(FusionState &state);

  /// Forms a group that is given.
  void fix(const PlanGroup &given);
  void run();

private:
  struct Pair {
    unsigned a, b; ///< of the work graph
  };
  /// Versions of two groups.
  using Versions = std::pair<unsigned, unsigned>;
  struct Candidate {
    double gain, nanoseconds;
    size_t size; ///< members of both
    unsigned pair;
    Versions versions;
    /// Whether the other one is better.
    bool operator<(const Candidate &other) const;
  };

  void addEdgePairs();
  void addSiblingPairs(unsigned value);
  void addPair(unsigned a, unsigned b);
  bool canMerge(const Pair &pair) const;
  Versions versionsOf(const Pair &pair) const;
  void scorePair(unsigned number);
  void scorePairsOf(unsigned group);
  void scorePairs();
  void mergeAll();
  bool mergePair(const Candidate &candidate);

  void copyMembers(const PlanGroup &given, unsigned group);
  bool recomputeAll();
  bool recompute(unsigned value);
  friend class Recomputation;

  FusionState &state;
  std::vector<Pair> pairs;
  /// By group: pairs that other groups are members of.
  std::vector<std::vector<unsigned>> pairsOf;
  /// By numbers of groups: when they were scored last.
  llvm::DenseMap<std::pair<unsigned, unsigned>, Versions> scored;
  std::priority_queue<Candidate> queue;
};

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_FUSIONPLANNER_H
