//===- MinCut.h - maximum flow and minimum cut ------------------*- C++ -*-===//
//
// Plain algebra, without MLIR. E. A. Dinic, "Algorithm for solution of a
// problem of maximum flow in networks with power estimation", 1970: shortest
// augmenting paths in levels. No recursion, so that long chains are no deep
// stacks.
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
  /// Of edges that no cut may contain. The capacities of others must add up to
  /// less.
  static constexpr uint64_t kInfinite =
      std::numeric_limits<uint64_t>::max() / 4;

  explicit FlowNetwork(size_t numNodes) : first(numNodes, kNone) {}

  void addEdge(unsigned from, unsigned to, uint64_t capacity);
  /// The value of a maximum flow, which is that of a minimum cut; kInfinite if
  /// each cut has an edge that none may contain. Called once.
  uint64_t maximize(unsigned source, unsigned sink);
  /// After that, of each node, whether it is on the source's side of the
  /// minimum cut that is nearest to the sink.
  std::vector<bool> sourceSide(unsigned sink) const;

private:
  static constexpr unsigned kNone = ~0u;
  struct Edge {
    unsigned to;
    /// The next one from the same node.
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
