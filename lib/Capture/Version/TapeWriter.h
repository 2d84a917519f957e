//===- TapeWriter.h - graphs of a traced call on the tape -------*- C++ -*-===//
//
// TapeWriter records graphs that run during a trace as nodes of the tape.
// TraceCompiler uses it at graph breaks and for functions without a recipe.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_TAPEWRITER_H
#define TCOPT_CAPTURE_VERSION_TAPEWRITER_H

#include "TracedGraph.h"

namespace tcopt::capture {

class GraphNode;

/// Records a graph that runs during a trace, so that its results have a
/// `grad_fn` as in PyTorch. Used before the results are assigned to cells.
class TapeWriter {
public:
  TapeWriter(Recorder &recorder, const TracedGraph &graph)
      : recorder(recorder), graph(graph) {}

  /// Records the call of the graph's program as one node.
  void record(llvm::ArrayRef<Result> results);
  /// Calls the graph stage by stage, each of which is a node. Returns the
  /// results. Throws Exception.
  std::vector<Result> callStages();

private:
  std::shared_ptr<GraphNode> makeNode(llvm::ArrayRef<Result> results) const;
  void setEdges(std::vector<Edge> edges);

  Recorder &recorder;
  const TracedGraph &graph;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_TAPEWRITER_H
