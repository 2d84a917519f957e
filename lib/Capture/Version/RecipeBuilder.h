//===- RecipeBuilder.h - from a finished trace to a recipe ------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_VERSION_RECIPEBUILDER_H
#define TCOPT_CAPTURE_VERSION_RECIPEBUILDER_H

#include "Recipe.h"
#include "TracedGraph.h"

namespace tcopt::capture {

/// Makes the recipe of a function whose calls are one graph. If later calls
/// need more than the program, it notes that as an effect of the recorder.
class RecipeBuilder {
public:
  /// `graph` is null if the function computes nothing.
  RecipeBuilder(Recorder &recorder, const TracedGraph *graph)
      : recorder(recorder), graph(graph) {}

  /// Returns the recipe for results of the function, of which the last ones are
  /// gradients that it sets.
  Recipe build(const std::vector<Tensor> &results, int64_t numRandomOps);
  /// Notes whether the call's tensors are kept by other owners than the call.
  void checkEscapes(const std::vector<Tensor> &results);
  /// Finds the captured tensors that only the recipe owns: constants of the
  /// trace. Called when the trace has ended.
  static void markConstants(Recipe &recipe, Recorder &recorder);

private:
  void addInputs();
  void addResults();
  void addOutputs(const std::vector<Tensor> &results);
  void addGradients(const std::vector<Tensor> &results);
  void addComputed();
  RecipeOutput outputOf(const Tensor &result);
  ValueSource capture(const TensorImpl &root, Place place);
  ValueSource sourceOf(const TensorImpl &root, Place place = Place());
  bool isAnyKept(const std::vector<Tensor> &results) const;

  Recorder &recorder;
  const TracedGraph *graph;
  Recipe recipe;
  /// The indices of the program's results, by cell.
  llvm::DenseMap<const Cell *, size_t> fresh;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_RECIPEBUILDER_H
