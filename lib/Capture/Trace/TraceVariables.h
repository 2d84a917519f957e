//===- TraceVariables.h - autograd variables of a trace ---------*- C++ -*-===//
//
// The variables that a traced function differentiates: arguments, captured
// tensors, and tensors that the function makes leaves by requires_grad_().
// Arguments and captured tensors share their Variable objects with the caller's
// tensors, so that the identity of a leaf is the address of its Variable.
//
// Elements and history differ where a write is not recorded. A write under
// NoGrad, or by a detached alias, changes the elements of a variable but not
// what its gradient flows to. The class keeps the last value with the history
// of the variable, and the next read that is recorded combines both.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_TRACEVARIABLES_H
#define TCOPT_CAPTURE_TRACE_TRACEVARIABLES_H

#include "../Tensor/Cell.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace tcopt::capture {

class Builder;
class Recorder;
class Trace;

/// A tensor that is all of its variable: a cell, and the views up to where the
/// variable begins.
using VariableRoot = std::shared_ptr<TensorImpl>;
/// The root of the variable that a tensor is, or is a view of. The tensor has
/// elements in memory, or no views before the root.
VariableRoot rootOf(const TensorImpl &tensor);
/// The same with this Variable from `numViews` views on.
VariableRoot rootOf(const TensorImpl &tensor,
                    const std::shared_ptr<Variable> &own, size_t numViews);

/// A root that is not kept alive: who else holds a tensor is counted.
class WeakRoot {
public:
  explicit WeakRoot(const TensorImpl &root)
      : cell(root.cell), views(root.views), own(root.own), hasOwn(root.own) {}

  /// Null if nothing holds the variable any more.
  VariableRoot lock() const;
  bool isVariable(const std::shared_ptr<Variable> &variable) const;

private:
  std::weak_ptr<Cell> cell;
  TensorImpl::Views views;
  std::weak_ptr<Variable> own;
  bool hasOwn;
};

/// A variable that gradients of a trace flow to.
struct LeafValue {
  WeakRoot root;
  mlir::Value value;
};

/// A gradient that the function has set.
struct LeafGradient {
  WeakRoot root;
  Tensor gradient;
};

/// A variable of its own, and the tensor of the trace that has its history.
struct OwnResult {
  std::shared_ptr<Variable> variable;
  Tensor tensor;
};

class TraceVariables {
public:
  explicit TraceVariables(Recorder &recorder) : recorder(recorder) {}

  //===------------------------------------------------------------------===//
  // Flags
  //===------------------------------------------------------------------===//

  /// Whether the function has made the variable. Null: it has none yet.
  bool isMadeInside(const TensorImpl &tensor) const;
  /// Whether a tensor depends on one that requires a gradient, or is one.
  bool requiresGradient(const TensorImpl &tensor);
  bool isLeaf(const TensorImpl &tensor);
  /// requires_grad_() of a tensor whose flag differs. Ends the graph for a
  /// tensor from outside.
  void setRequiresGrad(TensorImpl &tensor, bool value, Place place);
  /// detach_(). Ends the graph for a tensor from outside.
  void detach(TensorImpl &tensor, Place place);

  //===------------------------------------------------------------------===//
  // Values
  //===------------------------------------------------------------------===//

  /// The value of a cell's elements, with the history of its variable if
  /// gradients are recorded.
  mlir::Value read(const std::shared_ptr<Cell> &cell, mlir::Value elements,
                   Place place);
  /// The value of a variable that begins behind views of a cell.
  mlir::Value readOwn(const std::shared_ptr<Cell> &cell,
                      const TensorImpl &tensor,
                      const std::shared_ptr<Variable> &own, size_t numViews,
                      Place place);
  /// A cell is about to be written to in a way that is not recorded: its
  /// history stays.
  void noteUnrecordedWrite(const std::shared_ptr<Cell> &cell);
  /// A cell is written to with a history. Returns the value that it gets: one
  /// that was computed from nothing still requires a gradient, of zeros.
  mlir::Value noteRecordedWrite(const std::shared_ptr<Cell> &cell,
                                mlir::Value value, Place place);
  /// A tensor with a variable of its own was written to: `value` is that of the
  /// variable, and `elements` those of the cell.
  void noteOwnWrite(const TensorImpl &tensor, mlir::Value value,
                    mlir::Value elements);

  /// A value is computed while no gradients are recorded.
  void noteConstant(mlir::Value value);

  /// Values that gradients of the trace flow to.
  std::vector<LeafValue> leafValues() const;
  /// The value that gradients of a tensor are computed by: that of its leaf, or
  /// the last one with its history.
  mlir::Value sourceOf(const Tensor &tensor, Place place);
  /// The leaves among them that the function has made.
  llvm::ArrayRef<LeafValue> madeLeaves() const { return made; }
  /// Values of the block that depend on one of those, or on what
  /// value_and_grad differentiates by.
  const llvm::DenseSet<mlir::Value> &dependents();
  /// What value_and_grad differentiates with respect to, while its function is
  /// traced. `numBefore` is how many there are around it.
  size_t addDifferentiated(llvm::ArrayRef<mlir::Value> sources);
  void removeDifferentiated(size_t numBefore) {
    differentiated.truncate(numBefore);
  }
  bool keepsGradients() const;
  /// The derivative of an op was computed and what that needs is not kept: no
  /// gradient flows through its results any more.
  void noteSpent(mlir::Operation &op) { spent.insert(&op); }
  bool isSpent(mlir::Operation &op) const { return spent.contains(&op); }
  /// Values whose histories lead through such ops.
  llvm::DenseSet<mlir::Value> spentValues();

  //===------------------------------------------------------------------===//
  // Gradients
  //===------------------------------------------------------------------===//

  /// grad() as the function sees it.
  Tensor gradientOf(const TensorImpl &tensor);
  void setGradient(const TensorImpl &tensor, Tensor gradient);
  /// Whether gradients can be computed in the graph: of those tensors, or of
  /// all leaves (null). Not where they flow to tensors that were computed
  /// before, or a hook waits for them.
  bool canDifferentiate(const std::vector<Tensor> *wanted) const;
  void noteDifferentiated() { computes = true; }
  bool computesGradients() const { return computes; }

  /// Of variables that somebody holds.
  std::vector<LeafGradient> &gradients() { return set; }
  /// Leaves whose gradients were looked at and are not defined.
  llvm::ArrayRef<WeakRoot> withoutGradients() const { return missing; }
  void forgetGradients() {
    set.clear();
    missing.clear();
  }

  //===------------------------------------------------------------------===//
  // Graphs
  //===------------------------------------------------------------------===//

  /// A graph is about to end: values of cells get the histories that the tape
  /// is to have. Returns variables of detached tensors that get one.
  std::vector<OwnResult> settle();
  /// The next graph begins: values of the last one are gone.
  void startTrace();

private:
  struct OwnValue {
    std::weak_ptr<Variable> variable;
    /// The cell's value that it belongs to.
    mlir::Value elements;
    mlir::Value value;
  };

  bool isFromOutside(const Variable &variable) const;
  bool dependsOnLeaf(mlir::Value value);
  mlir::Value through(mlir::Value elements, mlir::Value history, Place place,
                      bool isZero = false);
  mlir::Value stop(mlir::Value value, Place place);
  mlir::Value viewed(const TensorImpl &tensor, size_t numViews,
                     mlir::Value value, Place place);
  bool isArgument(const std::shared_ptr<Variable> &variable) const;
  void changeOutside(TensorImpl &tensor, const char *what, Place place,
                     llvm::function_ref<void(TensorImpl &)> change);
  const OwnValue *known(const Variable &own) const;

  Recorder &recorder;
  llvm::SmallVector<mlir::Value> differentiated;
  std::vector<LeafValue> made;
  /// By cell that was written to and not read since: its last value with
  /// history; null: as an argument of the trace.
  llvm::MapVector<const Cell *, std::pair<std::weak_ptr<Cell>, mlir::Value>>
      stale;
  llvm::MapVector<const Variable *, OwnValue> owns;
  /// The history of each value that combines elements with one.
  llvm::DenseMap<mlir::Value, mlir::Value> histories;
  /// Computed under NoGrad in a function that was called under NoGrad.
  llvm::DenseSet<mlir::Value> constants;
  /// The cache of dependents(): for these leaves, up to this op.
  llvm::DenseSet<mlir::Value> dependent;
  llvm::SmallVector<mlir::Value> knownLeaves;
  mlir::Operation *lastDependent = nullptr;
  llvm::DenseSet<mlir::Operation *> spent;
  std::vector<LeafGradient> set;
  std::vector<WeakRoot> missing;
  bool computes = false;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACEVARIABLES_H
