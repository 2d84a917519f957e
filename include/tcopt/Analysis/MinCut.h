//===- MinCut.h - maximum flow and minimum cut ------------------*- C++ -*-===//
//
// Plain algebra, without MLIR. E. A. Dinic, "Algorithm for solution of a
// problem of maximum flow in networks with power estimation", 1970: shortest
// augmenting paths in levels. The implementation is iterative, so that long
// chains do not overflow the stack.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_MINCUT_H
#define TCOPT_ANALYSIS_MINCUT_H

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace tcopt {

/// A network with capacities on its edges.
class FlowNetwork {
public:
  /// The capacity of edges that no cut may contain. The sum of all other
  /// capacities must be less.
  static constexpr uint64_t kInfinite =
      std::numeric_limits<uint64_t>::max() / 4;

  explicit FlowNetwork(size_t numNodes) : first(numNodes, kNone) {}

  void addEdge(unsigned from, unsigned to, uint64_t capacity);
  /// Returns the value of the maximum flow, which equals the minimum cut;
  /// kInfinite if each cut has an edge of this capacity. Must be called once.
  uint64_t maximize(unsigned source, unsigned sink);
  /// Returns for each node, after `maximize`, whether it is on the source's
  /// side of the minimum cut that is nearest to the sink.
  std::vector<bool> sourceSide(unsigned sink) const;

private:
  static constexpr unsigned kNone = ~0u;
  struct Edge {
    unsigned to;
    /// The next edge from the same node.
    unsigned next;
    uint64_t residual;
  };

  bool findLevels(unsigned source, unsigned sink);
  uint64_t augment(unsigned source, unsigned sink);

  /// Edge 2n + 1 is the reverse of edge 2n.
  std::vector<Edge> edges;
  std::vector<unsigned> first, level, current;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_MINCUT_H
