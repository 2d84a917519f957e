//===- FusionWork.h - the graph that the fusion planner changes -*- C++ -*-===//
//
// Nodes that only move elements are folded into the edges that pass through
// them, as far as an index map can express them, and values can have several
// copies, each evaluated for some of the readers.
//
// Worked example: max(i, j) -> broadcast(i, j) -> sub(i, j). The folded edge
// max -> sub has the loop map [0, none] and the map `broadcast`.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_ANALYSIS_FUSIONWORK_H
#define TCOPT_LIB_ANALYSIS_FUSIONWORK_H

#include "tcopt/Analysis/FusionGraph.h"

namespace tcopt {

struct WorkEdge {
  /// Nodes of the work graph; the numbers of the first copies are those of the
  /// nodes.
  unsigned producer, consumer;
  IndexUse use;
  llvm::SmallVector<int32_t, 4> loopMap;
  double bytes, evaluations;
  /// Folded nodes, from the producer on.
  llvm::SmallVector<unsigned, 2> maps;
};

struct WorkNode {
  /// Its number in the FusionGraph.
  unsigned node;
  /// Edges by number.
  llvm::SmallVector<unsigned, 4> in, out;
  /// Folded nodes without producers, for example constants.
  llvm::SmallVector<unsigned, 2> maps;
  /// Nodes that have to run in an earlier or a later group.
  llvm::SmallVector<unsigned, 1> before, after;
  /// It becomes a member of a group.
  bool isActive = false;
};

class WorkGraph {
public:
  /// Transposes are folded into contractions if these can read their factors
  /// in any order.
  explicit WorkGraph(const FusionGraph &graph,
                     bool readsPermutedFactors = false);

  const FusionGraph &getGraph() const { return graph; }
  size_t size() const { return nodes.size(); }
  const WorkNode &operator[](unsigned work) const { return nodes[work]; }
  const FusionNode &factsOf(unsigned work) const {
    return graph[nodes[work].node];
  }
  const WorkEdge &edge(unsigned number) const { return edges[number]; }
  size_t numEdges() const { return edges.size(); }
  bool isCopy(unsigned work) const { return nodes[work].node != work; }
  bool isInput(unsigned work) const {
    return factsOf(work).nodeClass == NodeClass::Input;
  }
  /// The last node in program order that reads the value; its own number
  /// without readers, and ~0u if it lives on.
  unsigned lastReader(unsigned node) const { return lastReaders[node]; }
  /// Nodes that read the value in the program.
  llvm::ArrayRef<unsigned> readers(unsigned node) const {
    return readersOf[node];
  }
  /// The most order edges on a path to the node.
  unsigned barrierDepth(unsigned node) const { return depths[node]; }

  /// A copy of a node, without readers.
  unsigned addCopy(unsigned work);
  /// Makes the consumer of an edge read another copy of its producer.
  void setProducer(unsigned edge, unsigned producer);
  /// Removes a node without readers and its edges.
  void remove(unsigned work);

private:
  friend class MapFolder;
  void addEdge(WorkEdge edge);
  void computeLifetimes();

  const FusionGraph &graph;
  std::vector<WorkNode> nodes;
  std::vector<WorkEdge> edges;
  std::vector<llvm::SmallVector<unsigned, 2>> readersOf;
  std::vector<unsigned> lastReaders, depths;
};

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_FUSIONWORK_H
