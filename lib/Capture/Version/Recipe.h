//===- Recipe.h - run a traced function from its program --------*- C++ -*-===//
//
// A recipe describes how later calls reproduce a traced call by running its
// program: the sources of inputs, the targets of results, and side effects on
// random numbers and gradients. RecipeBuilder builds it and Version::run
// executes it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_RECIPE_H
#define TCOPT_CAPTURE_VERSION_RECIPE_H

#include "../Tape/Derivative.h"
#include "../Trace/Recorder.h"

namespace tcopt::capture {

/// The source of a program's input or of a function's result, or the target of
/// a write.
struct ValueSource {
  /// Word: a number argument. Random: the random state of the call. Fresh: a
  /// result of the program. Output: a tensor among the function's results.
  /// None: an undefined tensor.
  enum class Kind {
    Argument,
    Word,
    Captured,
    Random,
    Fresh,
    Output,
    None
  } kind;
  /// By kind, the index of the argument, of the word in the guard key, of the
  /// captured tensor, of the program's result, or of the function's result. 0
  /// for Random and None.
  size_t index = 0;
};

/// A tensor that a function uses without taking it as an argument: a cell, or a
/// tensor that has a variable of its own and shares the cell.
class CapturedTensor {
public:
  CapturedTensor(VariableRoot tensor, Place place)
      : place(place), held(std::move(tensor)),
        requiresGrad(held->requiresGrad()) {}

  Cell &cell() const { return *held->cell; }
  const VariableRoot &tensor() const { return held; }
  /// Whether only compiled functions own the tensor. Unless it is a constant of
  /// the trace, the C++ variable that the function refers to then holds another
  /// tensor.
  bool isOrphan() const {
    return !(held->own ? isKeptOutside(held->own) : isKeptOutside(held->cell));
  }
  /// Whether the recorder with this id created the tensor.
  bool isMadeBy(uint64_t recorder) const {
    return (held->own ? held->own->madeBy : cell().madeBy) == recorder;
  }
  /// Whether `requires_grad` is as it was in the trace. Changed elements do not
  /// matter.
  bool isUnchanged() const { return held->requiresGrad() == requiresGrad; }

  /// The source location of the first use; without a line if it is unknown.
  const Place place;

private:
  VariableRoot held;
  bool requiresGrad;
};

/// A tensor among the function's results.
struct RecipeOutput {
  ValueSource source;
  TensorImpl::Views views;
  SizeVector sizes;
  /// The number of leading views that lead to the detached tensor; none if the
  /// result is not detached.
  std::optional<size_t> detachedAt = std::nullopt;
  /// Whether the function made it a leaf that requires gradients.
  bool isLeaf = false;
  /// The index of an earlier result that shares the variable.
  std::optional<size_t> sameVariable = std::nullopt;
};

/// The origin of a view of the derivative: the first views of a result, or
/// views that exist outside of the function.
struct RecipeView {
  /// The index of the result, and the number of its first views; none if the
  /// views are outside or were destroyed.
  std::optional<size_t> output;
  size_t numViews = 0;
  std::vector<std::weak_ptr<const View>> outside;
};

/// How later calls run a function whose trace is a single graph.
struct Recipe {
  /// The name of the function.
  std::string name;
  /// Null if the function computes nothing.
  std::shared_ptr<Program> program;
  /// Source locations of the trace's ops; null if the program cannot fail.
  OpLocations locations;
  const DeviceInfo *device = nullptr;
  std::vector<CapturedTensor> captured;
  /// The captured tensors that the trace created, so that their elements are
  /// constants.
  llvm::BitVector constants;
  /// Guards on state besides arguments and captured tensors, such as training
  /// flags.
  std::vector<std::unique_ptr<StateGuard>> state;
  std::vector<ValueSource> inputs;
  /// Whether the graph has data-dependent sizes. The program assumes that they
  /// are not 1 and fails where they would have to broadcast.
  bool hasFoundSizes = false;
  /// The number of random states that a call consumes.
  int64_t numRandomOps = 0;
  /// The sizes of the program's results; null expressions for data-dependent
  /// sizes.
  std::vector<llvm::SmallVector<SizeExpr>> resultSizes;
  /// The inputs whose memory the program reuses for results.
  llvm::BitVector donated;
  /// The targets of writes, each with the index of the program's result.
  std::vector<std::pair<ValueSource, size_t>> writes;
  /// The writes that autograd records.
  llvm::BitVector recordedWrites;
  /// The results of the program that were differentiated without retain_graph,
  /// so that another backward() throws.
  llvm::BitVector spent;
  /// The leaves whose `grad` a call sets. The last outputs are these gradients.
  std::vector<ValueSource> leaves;
  /// Whether the function computes gradients. A call must then pass
  /// Version::acceptsLeaves, and its tensors in `withoutGradients` must have an
  /// undefined `grad`.
  bool computesGradients = false;
  /// The arguments and captured tensors that were results of ops on the tape.
  /// The gradients that the graph computes do not flow through them.
  llvm::BitVector computedArguments, computedCaptured;
  std::vector<ValueSource> withoutGradients;
  /// The derivative of the graph; null if no input requires a gradient.
  std::shared_ptr<GraphFunction> function;
  std::shared_ptr<const Derivative> derivative;
  std::vector<RecipeOutput> outputs;
  /// By view of the derivative.
  std::vector<RecipeView> views;
  /// The id of the recorder. Each call creates anew the views that the recorder
  /// made.
  uint64_t recorder = 0;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_RECIPE_H
