//===- TracedGraph.h - a finished graph of a traced call --------*- C++ -*-===//
//
// TracedGraph is the state of TraceCompiler between the end of a graph and its
// recipe or run.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_TRACEDGRAPH_H
#define TCOPT_CAPTURE_VERSION_TRACEDGRAPH_H

#include "../Program/TensorCall.h"
#include "../Tape/GraphStages.h"
#include "../Trace/Recorder.h"

namespace tcopt::capture {

/// A finished graph, its program, and its derivative.
struct TracedGraph {
  TraceProgram program;
  const DeviceInfo *device = nullptr;
  /// Null if no input requires a gradient.
  std::shared_ptr<GraphFunction> function;
  std::shared_ptr<const Derivative> derivative;
  /// The cells that the graph computes, and their values in the trace.
  std::vector<InnerOwner<Cell>> cells;
  std::vector<mlir::Value> values;
  std::shared_ptr<Trace> trace;
  /// The histories of the results. If they need stages, each stage is a node of
  /// the tape.
  ResultHistories histories;
  std::vector<GraphStage> stages;
  std::vector<OwnResult> owns;
  StageLeaves leaves;
  /// The views of the derivative, or of the stages.
  std::vector<StageView> views;
  /// The first random state of the run.
  uint64_t randomState = 0;

  /// Adds the arguments of the trace that are in `needed`.
  void addInputs(const llvm::BitVector &needed, CallInputs &inputs) const;
  /// Runs a program of the trace. Throws RunFailure with source locations of
  /// the trace.
  std::vector<Result> compute(const TraceProgram &program) const;
  /// Cuts the graph into stages, at leaves created by the function and at
  /// results.
  void makeStages(Recorder &recorder, const ProgramOptions &options);
  /// Whether an op has a result with a data-dependent size.
  bool findsSizes() const;
};

/// Stores a result of a graph in the cell that it is the new value of.
void setElements(Cell &cell, Result result);
/// Returns the views that the user's program still owns and through which
/// gradients flow.
std::vector<StageView> viewsOf(Recorder &recorder, const TracedGraph &graph);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_TRACEDGRAPH_H
