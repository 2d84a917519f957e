//===- TracedGraph.h - a graph that was traced and compiled -----*- C++ -*-===//

#ifndef TCOPT_CAPTURE_VERSION_TRACEDGRAPH_H
#define TCOPT_CAPTURE_VERSION_TRACEDGRAPH_H

#include "../Program/TensorCall.h"
#include "../Tape/GraphStages.h"
#include "../Trace/Recorder.h"

namespace tcopt::capture {

/// A graph that has ended: its program, and how it is differentiated.
struct TracedGraph {
  TraceProgram program;
  const DeviceInfo *device = nullptr;
  /// Null if no input requires a gradient.
  std::shared_ptr<GraphFunction> function;
  std::shared_ptr<const Derivative> derivative;
  /// The cells that the graph computes, and their values in the trace.
  std::vector<std::shared_ptr<Cell>> cells;
  std::vector<mlir::Value> values;
  std::shared_ptr<Trace> trace;
  /// Values that have gradients, and values that were differentiated without
  /// retain_graph and cannot be differentiated again.
  llvm::BitVector carries, spent;
  /// Whether gradients flow to leaves that the function has made, so that each
  /// stage is a node of the tape.
  bool needsStages = false;
  std::vector<GraphStage> stages;
  std::vector<OwnResult> owns;
  StageLeaves leaves;
  /// The views of the derivative, or of the stages.
  std::vector<StageView> views;
  /// The first of the random states of the run.
  uint64_t randomState = 0;

  /// Adds the arguments of the trace that a program of it reads.
  void addInputs(const llvm::BitVector &needed, CallInputs &inputs) const;
  /// Runs a program of the trace. Throws RunFailure at locations of the trace.
  std::vector<Result> compute(const TraceProgram &program) const;
  /// Finds the values that have gradients, and those that cannot be
  /// differentiated again.
  void findHistories(Recorder &recorder);
  /// Cuts the graph at leaves that the function has made, and at results.
  void makeStages(Recorder &recorder, const ProgramOptions &options);
  /// Whether an op has a result of a size that depends on values.
  bool findsSizes() const;
};

/// Returns the views that the program still has and whose values depend on what
/// requires a gradient.
std::vector<StageView> viewsOf(Recorder &recorder, const TracedGraph &graph);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_TRACEDGRAPH_H
