//===- ConvexGroups.h - convex groups of a graph's nodes --------*- C++ -*-===//
//
// Plain algebra, without MLIR: groups chosen nodes of a graph without cycles so
// that each group can be replaced by one node and the graph still has none.
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

  /// Groups of the chosen nodes, connected by edges among them and as large as
  /// joining one edge after the other makes them. Each is sorted, and they are
  /// ordered by their first nodes.
  ///
  /// Near-linear in the number of edges for graphs of programs. The worst case
  /// is a graph search for each edge, limited to the groups that are between
  /// the edge's ends in a topological order.
  std::vector<Nodes> group(const std::vector<bool> &chosen) const;

private:
  const std::vector<Nodes> &producers;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_CONVEXGROUPS_H
