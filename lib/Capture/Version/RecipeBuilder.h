//===- RecipeBuilder.h - build the recipe of a finished trace ---*- C++ -*-===//
//
// RecipeBuilder describes the last graph of a trace for later calls. Only
// TraceCompiler uses it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_RECIPEBUILDER_H
#define TCOPT_CAPTURE_VERSION_RECIPEBUILDER_H

#include "Recipe.h"
#include "TracedGraph.h"

namespace tcopt::capture {

/// Builds the recipe of a function that is a single graph. Effects that a
/// program cannot reproduce are recorded with Recorder::noteEffect: the
/// function is then traced in each call.
class RecipeBuilder {
public:
  /// `graph` is null if the function computes nothing.
  RecipeBuilder(Recorder &recorder, const TracedGraph *graph)
      : recorder(recorder), graph(graph) {}

  /// Returns the recipe: the program and its derivative, the source of each
  /// input of the program (an argument, a number or the random state of the
  /// call, or a captured tensor), and the source of each output of the function
  /// and of each write. Runs nothing.
  ///
  /// The last elements of `results` are the gradients that the function sets,
  /// one for each leaf.
  Recipe build(const std::vector<Tensor> &results, int64_t numRandomOps);
  /// Records an effect if tensors of the call have owners besides the call.
  void checkEscapes(const std::vector<Tensor> &results);
  /// Finds the captured tensors that only the recipe owns. Requires that the
  /// trace has ended, because it owns them, too.
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
  /// By cell, the index of the program's result.
  llvm::DenseMap<const Cell *, size_t> fresh;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_RECIPEBUILDER_H
