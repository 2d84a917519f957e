//===- TraceCompiler.h - compile the graphs of a traced call ----*- C++ -*-===//
//
// TraceCompiler runs a function once with a recorder. At a graph break it
// compiles and runs the graph; the last graph becomes a recipe, which is not
// run. A call that breaks its graph or whose tensors have other owners has no
// recipe: the last graph runs, too, and the results of this call are returned.
// CompiledFunction and EagerKernels use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_TRACECOMPILER_H
#define TCOPT_CAPTURE_VERSION_TRACECOMPILER_H

#include "Recipe.h"
#include "TracedGraph.h"

namespace tcopt::capture {

class TraceCompiler final : public ProgramCompiler {
public:
  /// The options and the tensors of the call must outlive the compiler.
  TraceCompiler(const Options &options, CompileLabel label,
                TracedArguments arguments);

  /// Creates the recorder of the call and returns it. trace() does so itself.
  Recorder &begin();
  /// Requires that the trace has begun.
  Recorder &recorder() { return *state; }
  const Recorder &recorder() const { return *state; }

  /// Traces a call and calls finish(). If the function throws, the random
  /// numbers that it has drawn are consumed.
  std::vector<Tensor> trace(const TracedCall &call);
  void endGraph(GraphBreak why) override;
  /// Ends the last graph and returns nothing if recipe() is set; else runs it
  /// and returns the results of this call. `results` are those of the function.
  std::vector<Tensor> finish(std::vector<Tensor> results);

  /// None if the function must be traced in each call; whyNot() is the reason.
  std::optional<Recipe> &recipe() { return made; }
  const std::optional<Recipe> &recipe() const { return made; }
  /// Whether the recipe is valid for this call only; whyNot() is the reason.
  bool isForThisCallOnly() const { return made && !whyNot().empty(); }
  const std::string &whyNot() const { return state->lastEffect(); }

  llvm::ArrayRef<GraphBreak> breaks() const { return graphBreaks; }
  /// Whether descriptions of all graphs are kept, for explain().
  bool keepsGraphs = false;
  /// Whether graphs end at ops with data-dependent sizes.
  bool endsAtFoundSizes = false;
  const std::vector<Graph> &graphs() const { return kept; }
  /// How the tensors that the last graph writes to are updated, for explain().
  const std::vector<std::string> &updates() const { return updateTexts; }
  /// Returns the number of graphs that are interpreted because they did not
  /// compile.
  int64_t numFallbacks() const { return fallbacks; }
  /// The guards on state besides tensors.
  llvm::ArrayRef<std::unique_ptr<StateGuard>> stateGuards() const {
    return made ? llvm::ArrayRef(made->state) : state->stateGuards();
  }

private:
  std::optional<TracedGraph> compileGraph();
  void sendResults(TracedGraph &graph);
  std::vector<std::optional<unsigned>> findDonors(const TracedGraph &graph);
  bool compileDerivative(TracedGraph &graph,
                         llvm::ArrayRef<std::optional<unsigned>> donors);
  ProgramOptions optionsFor(const Trace &trace) const;
  /// Runs a graph and assigns its results to cells. Throws RunFailure for
  /// invalid values; for the last graph, reads of its results throw instead.
  void run(TracedGraph &graph, bool isLast = false);
  void salvage(const TracedGraph &graph);
  /// Assigns the gradients that the function has computed to `grad` of their
  /// leaves.
  void setGradients();

  const Options &options;
  const CompileLabel label;
  TracedArguments arguments;
  /// Null before the trace begins.
  std::shared_ptr<Recorder> state;
  std::vector<GraphBreak> graphBreaks;
  std::vector<Graph> kept;
  std::vector<std::string> updateTexts;
  std::optional<Recipe> made;
  int64_t fallbacks = 0;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_TRACECOMPILER_H
