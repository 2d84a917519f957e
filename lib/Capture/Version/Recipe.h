//===- Recipe.h - how to call the graph of a function -----------*- C++ -*-===//
//
// A recipe says how later calls of a function get the same results from the
// program of its graph alone: where inputs come from, where results go, and
// what else a call does.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_RECIPE_H
#define TCOPT_CAPTURE_VERSION_RECIPE_H

#include "../Tape/Derivative.h"
#include "../Trace/Recorder.h"

namespace tcopt::capture {

/// Where a value of a program comes from, or goes to.
struct ValueSource {
  /// Word: a number of the call. None: a tensor that is not defined.
  /// Output: a tensor among the function's results.
  enum class Kind {
    Argument,
    Word,
    Captured,
    Random,
    Fresh,
    Output,
    None
  } kind;
  /// The index of the argument, of the word of the key, of the captured tensor,
  /// of the program's result, or of the function's result.
  size_t index = 0;
};

/// A tensor that a function refers to without taking it as an argument: a cell,
/// or a tensor with its own variable that shares the cell.
class CapturedTensor {
public:
  CapturedTensor(VariableRoot tensor, Place place)
      : place(place), held(std::move(tensor)),
        requiresGrad(held->requiresGrad()) {
    count(1);
  }
  CapturedTensor(CapturedTensor &&) = default;
  CapturedTensor &operator=(CapturedTensor &&) = delete;
  ~CapturedTensor() {
    if (held)
      count(-1);
  }

  Cell &cell() const { return *held->cell; }
  const VariableRoot &tensor() const { return held; }
  /// Whether nothing but compiled functions has it: if it is no constant of a
  /// trace, the variable that the function referred to is another tensor now.
  bool isOrphan() const;
  /// Whether the recorder with this id has made it.
  bool isMadeBy(uint64_t recorder) const {
    return (held->own ? held->own->madeBy : cell().madeBy) == recorder;
  }
  /// Whether a trace would find the same in it, whatever its elements are.
  bool isUnchanged() const { return held->requiresGrad() == requiresGrad; }

  /// Where the function first uses it; no line if nobody knows.
  const Place place;

private:
  void count(int more) const {
    (held->own ? held->own->numCaptures : cell().numCaptures) += more;
  }

  VariableRoot held;
  bool requiresGrad;
};

/// One tensor of a function's results.
struct RecipeOutput {
  ValueSource source;
  TensorImpl::Views views;
  SizeVector sizes;
  /// How many of the views lead to a tensor that is detached; none if it is
  /// not.
  std::optional<size_t> detachedAt = std::nullopt;
  /// Whether the function has made it a leaf that requires a gradient.
  bool isLeaf = false;
  /// The index of an earlier result with the same variable.
  std::optional<size_t> sameVariable = std::nullopt;
};

/// Where a call finds a view of the derivative: among the first views of a
/// result, or outside of the function.
struct RecipeView {
  /// The index of the result, and how many of its views; none if the view is
  /// outside, or was destroyed.
  std::optional<size_t> output;
  size_t numViews = 0;
  std::vector<std::weak_ptr<const View>> outside;
};

/// How to call the one graph that a function is.
struct Recipe {
  /// The name of the function.
  std::string name;
  /// Null where nothing is computed.
  std::shared_ptr<Program> program;
  /// Locations of the trace's ops; null if the program cannot fail.
  OpLocations locations;
  const DeviceInfo *device = nullptr;
  std::vector<CapturedTensor> captured;
  /// Of these, the ones that are constants of the trace: it has made them.
  llvm::BitVector constants;
  /// What else the trace depends on.
  std::vector<std::unique_ptr<StateGuard>> state;
  std::vector<ValueSource> inputs;
  /// Whether it computes with sizes that only running tells: the program takes
  /// them for others than 1 and fails where they have to be expanded.
  bool hasFoundSizes = false;
  /// How many random states each call takes.
  int64_t numRandomOps = 0;
  /// The sizes of the program's results; null where only running tells.
  std::vector<llvm::SmallVector<mlir::AffineExpr>> resultSizes;
  /// Of the inputs, those that the program writes results over.
  llvm::BitVector donated;
  /// Where a result is written to.
  std::vector<std::pair<ValueSource, size_t>> writes;
  /// Of the writes, those that gradients may flow through.
  llvm::BitVector recordedWrites;
  /// Results of the program that were differentiated without retain_graph and
  /// cannot be differentiated again.
  llvm::BitVector spent;
  /// The last outputs are new gradients of these tensors.
  std::vector<ValueSource> leaves;
  /// Whether gradients are computed in it: tensors that require them have to be
  /// leaves. Those of some are looked at: they must not be there.
  bool computesGradients = false;
  /// The arguments and captured tensors that were results of ops on the tape.
  /// The gradients that the graph computes do not flow through them.
  llvm::BitVector computedArguments, computedCaptured;
  std::vector<ValueSource> withoutGradients;
  /// How the graph is differentiated; null where no input requires a gradient.
  std::shared_ptr<GraphFunction> function;
  std::shared_ptr<const Derivative> derivative;
  std::vector<RecipeOutput> outputs;
  /// By view of the derivative.
  std::vector<RecipeView> views;
  /// Views with this number were made by the function. Each call makes others.
  uint64_t recorder = 0;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_RECIPE_H
