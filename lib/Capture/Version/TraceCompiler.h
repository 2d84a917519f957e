//===- TraceCompiler.h - compiles the graphs of a traced call ---*- C++ -*-===//
//
// The compiler of a recorder: it runs a graph where the function needs a value,
// and makes a recipe of the last graph. Without a recipe, as the graph breaks
// or tensors of the function are kept outside of it, it runs the last graph,
// too, and returns the results of this call.
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
                TracedArguments call);

  Recorder &recorder() { return *state; }
  const Recorder &recorder() const { return *state; }

  /// Traces the call of a function and finishes: see finish(). Random numbers
  /// that a function draws before it throws are taken from the sequence.
  std::vector<Tensor> trace(const TracedCall &call);
  void endGraph(GraphBreak why) override;
  /// Ends the last graph; `results` are those of the function. Afterwards there
  /// is a recipe, and the graph was not run; or the results of the call are
  /// returned.
  std::vector<Tensor> finish(std::vector<Tensor> results);

  /// None if the function is to be called again each time: see whyNot().
  std::optional<Recipe> &recipe() { return made; }
  const std::optional<Recipe> &recipe() const { return made; }
  /// Whether the recipe is valid for this call only: see whyNot().
  bool isForThisCallOnly() const { return made && !whyNot().empty(); }
  const std::string &whyNot() const { return state->lastEffect(); }

  llvm::ArrayRef<GraphBreak> breaks() const { return graphBreaks; }
  /// If set, descriptions of all graphs are kept for explain().
  bool keepsGraphs = false;
  const std::vector<Graph> &graphs() const { return kept; }
  /// How tensors that the last graph writes to are updated, for explain().
  const std::vector<std::string> &updates() const { return updateTexts; }
  /// Returns how many graphs are interpreted because they did not compile.
  int64_t numFallbacks() const { return fallbacks; }
  /// The values on which the trace depends besides tensors.
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
  /// Runs a graph and gives its results to cells. Failures on values are
  /// thrown, except for the last graph, whose results throw when they are read.
  void run(TracedGraph &graph, bool isLast = false);
  void salvage(const TracedGraph &graph);
  /// Sets the gradients that the function has set.
  void setGradients();

  std::shared_ptr<Recorder> state;
  std::vector<GraphBreak> graphBreaks;
  std::vector<Graph> kept;
  std::vector<std::string> updateTexts;
  std::optional<Recipe> made;
  int64_t fallbacks = 0;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_TRACECOMPILER_H
