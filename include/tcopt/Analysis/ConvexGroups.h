//===- ConvexGroups.h - convex groups of a graph's nodes --------*- C++ -*-===//
//
// Plain algebra, without MLIR: groups chosen nodes of an acyclic graph, so that
// the graph remains acyclic if each group is replaced by one node.
//
// Worked example: 0 -> 1 -> 2 and 0 -> 2, chosen are 0 and 2. Together they
// would have to run before node 1 and after it: they are two groups.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_CONVEXGROUPS_H
#define TCOPT_ANALYSIS_CONVEXGROUPS_H

#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace tcopt {

class ConvexGroups {
public:
  using Nodes = llvm::SmallVector<unsigned>;

  /// `producers[i]` lists the nodes that node i depends on, all of them less
  /// than i.
  explicit ConvexGroups(const std::vector<Nodes> &producers)
      : producers(producers) {}

  /// Returns connected groups of the chosen nodes, which are merged greedily
  /// along edges. Each group is sorted, and the groups are ordered by their
  /// first nodes.
  ///
  /// Near-linear in the number of edges for graphs of programs. In the worst
  /// case, each edge needs a graph search, limited to the groups between the
  /// edge's ends in a topological order.
  std::vector<Nodes> group(const std::vector<bool> &chosen) const;

private:
  const std::vector<Nodes> &producers;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_CONVEXGROUPS_H
