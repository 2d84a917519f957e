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
#include "llvm/ADT/SmallPtrSet.h"

namespace tcopt::capture {

class Builder;
class Recorder;
class Trace;

/// A tensor that is a whole variable, not a view of it: a cell, and the views
/// that lead from the cell to the variable.
using VariableRoot = std::shared_ptr<TensorImpl>;
/// Returns the root of the variable that a tensor is, or is a view of. Requires
/// elements in memory unless the root is the whole cell.
VariableRoot rootOf(const TensorImpl &tensor);
/// Returns the root of a variable that begins after `numViews` views of the
/// tensor; if `own` is null, of the cell's variable.
VariableRoot rootOf(const TensorImpl &tensor,
                    const std::shared_ptr<Variable> &own, size_t numViews);

/// A root that does not own its tensor, because owners of tensors are counted.
class WeakRoot {
public:
  explicit WeakRoot(const TensorImpl &root)
      : cell(root.cell), views(root.views), own(root.own), hasOwn(root.own) {}

  /// Returns the root, or null if its variable was destroyed.
  VariableRoot lock() const;
  bool isVariable(const std::shared_ptr<Variable> &variable) const;

private:
  std::weak_ptr<Cell> cell;
  TensorImpl::Views views;
  std::weak_ptr<Variable> own;
  bool hasOwn;
};

/// A leaf, and the value of the trace that its gradients flow to.
struct LeafValue {
  WeakRoot root;
  mlir::Value value;
};

/// A gradient that the function has set.
struct LeafGradient {
  WeakRoot root;
  Tensor gradient;
};

/// The variable of a detached tensor, and a tensor of the trace that has the
/// history of the variable.
struct OwnResult {
  std::shared_ptr<Variable> variable;
  Tensor tensor;
};

/// Whether a hook or retain_grad waits for the gradient of a variable.
bool isWatched(const Variable &variable);
/// Throws if detach_() of the tensor is an error.
void expectNoView(const TensorImpl &tensor, Place place);
/// The trace depends on requires_grad and is_leaf of a tensor that was made
/// outside of the function and is no argument.
void guardFlags(const TensorImpl &tensor);
/// Guards that a view from outside of the trace has no hook.
void guardView(const std::shared_ptr<const View> &view);
/// Guards that a tensor remains a view of the same variable.
void guardVariable(const std::shared_ptr<TensorImpl> &tensor);

class TraceVariables {
public:
  explicit TraceVariables(Recorder &recorder) : recorder(recorder) {}

  //===------------------------------------------------------------------===//
  // Flags
  //===------------------------------------------------------------------===//

  /// Whether the traced function has made the tensor's variable.
  bool isMadeInside(const TensorImpl &tensor) const;
  /// Whether a tensor requires a gradient, or depends on a tensor that does.
  bool requiresGradient(const TensorImpl &tensor);
  bool isLeaf(const TensorImpl &tensor);
  /// Changes the requires_grad flag of a tensor. Breaks the graph if the tensor
  /// was made outside of the function.
  void setRequiresGrad(TensorImpl &tensor, bool value, Place place);
  /// Removes the history of a tensor. Breaks the graph if the tensor was made
  /// outside of the function.
  void detach(TensorImpl &tensor, Place place);

  //===------------------------------------------------------------------===//
  // Values
  //===------------------------------------------------------------------===//

  /// Returns the value of a cell's elements, with the history of its variable
  /// if gradients are recorded.
  mlir::Value read(const std::shared_ptr<Cell> &cell, mlir::Value elements,
                   Place place);
  /// Returns the value of a variable that begins after `numViews` views of a
  /// cell.
  mlir::Value readOwn(const std::shared_ptr<Cell> &cell,
                      const TensorImpl &tensor,
                      const std::shared_ptr<Variable> &own, size_t numViews,
                      Place place);
  /// Records a write to a cell by a tensor, through which gradients may flow.
  /// Throws if gradients are recorded and the target is a leaf.
  void noteWrite(const Cell &cell, const TensorImpl &target,
                 bool isRecordedWrite, Place place);
  /// Whether gradients may flow through writes to a cell.
  bool isRecordedWrite(const Cell &cell) const {
    return recordedWrites.contains(&cell);
  }
  /// The same for writes of the graph that ends.
  bool isWrittenInGraph(const Cell &cell) const {
    return graphWrites.contains(&cell);
  }
  void forgetGraphWrites() { graphWrites.clear(); }
  /// Keeps the history of a cell before a write that is not recorded.
  void noteUnrecordedWrite(const std::shared_ptr<Cell> &cell);
  /// Returns the value of a cell after a recorded write. If the cell requires a
  /// gradient and the written value does not, the cell still requires one,
  /// which is zero.
  mlir::Value noteRecordedWrite(const std::shared_ptr<Cell> &cell,
                                mlir::Value value, Place place);
  /// Records a write to a tensor with a variable of its own: `value` is the new
  /// value of the variable, and `elements` that of the cell.
  void noteOwnWrite(const TensorImpl &tensor, mlir::Value value,
                    mlir::Value elements);

  /// Records that a value was computed under NoGrad.
  void noteConstant(mlir::Value value);

  /// Returns the leaves of the trace.
  std::vector<LeafValue> leafValues() const;
  /// Returns the value with respect to which a tensor is differentiated: the
  /// value of its leaf, or its last value with a history.
  mlir::Value sourceOf(const Tensor &tensor, Place place);
  /// Leaves that the function has made.
  llvm::ArrayRef<LeafValue> madeLeaves() const { return made; }
  /// Values of the block that depend on a leaf, or on a value that
  /// value_and_grad differentiates with respect to.
  const llvm::DenseSet<mlir::Value> &dependents();
  /// Adds values that value_and_grad differentiates with respect to while it
  /// traces its function. Returns the number of values of the calls around it,
  /// for removeDifferentiated().
  size_t addDifferentiated(llvm::ArrayRef<mlir::Value> sources);
  void removeDifferentiated(size_t numBefore) {
    differentiated.truncate(numBefore);
  }
  bool keepsGradients() const;
  /// Marks an op as differentiated without retain_graph: its results cannot be
  /// differentiated again.
  void noteSpent(mlir::Operation &op) { spent.insert(&op); }
  bool isSpent(mlir::Operation &op) const { return spent.contains(&op); }
  /// Returns the values whose histories contain spent ops.
  llvm::DenseSet<mlir::Value> spentValues();

  //===------------------------------------------------------------------===//
  // Gradients
  //===------------------------------------------------------------------===//

  /// Whether the variable is an input of the trace, or a leaf made in it: ops
  /// of the trace depend on its flags.
  bool isUsed(const TensorImpl &tensor) const;
  /// Returns the value that gradients of a value flow to: another one if the
  /// elements were written to without a record.
  mlir::Value historyOf(mlir::Value value) const;
  /// Returns the current grad() of a tensor in the traced function.
  Tensor gradientOf(const TensorImpl &tensor);
  /// The tensor, and the caller's tensor for an argument, get a variable if
  /// they have none.
  void makeVariable(TensorImpl &tensor);
  void setGradient(const TensorImpl &tensor, Tensor gradient);
  /// Whether the graph can compute the gradients of `wanted`, or of all leaves
  /// if `wanted` is null. It cannot if gradients flow to tensors that were
  /// computed before the graph, or that have hooks.
  bool canDifferentiate(const std::vector<Tensor> *wanted) const;
  void noteDifferentiated() { computes = true; }
  bool computesGradients() const { return computes; }

  /// Gradients that the function has set, of variables that still exist.
  std::vector<LeafGradient> &gradients() { return set; }
  /// Leaves whose grad() was read and found undefined.
  llvm::ArrayRef<WeakRoot> withoutGradients() const { return missing; }
  void forgetGradients() {
    set.clear();
    missing.clear();
  }

  //===------------------------------------------------------------------===//
  // Graphs
  //===------------------------------------------------------------------===//

  /// Combines elements and histories of cells before a graph ends, so that the
  /// tape records both. Returns the detached tensors that have histories.
  std::vector<OwnResult> settle();
  /// Removes the values of the last graph before the next one begins.
  void startTrace();

private:
  struct OwnValue {
    std::weak_ptr<Variable> variable;
    /// The value of the cell for which `value` is valid.
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
  /// Whether the history of a variable begins in this graph.
  bool hasHistoryHere(const TensorImpl &tensor) const;

  Recorder &recorder;
  llvm::SmallVector<mlir::Value> differentiated;
  std::vector<LeafValue> made;
  /// The last value with a history of each cell that had a write which was not
  /// recorded, until the cell is read. If it is null, the value is the cell's
  /// argument.
  llvm::MapVector<const Cell *, std::pair<std::weak_ptr<Cell>, mlir::Value>>
      stale;
  llvm::MapVector<const Variable *, OwnValue> owns;
  /// The history of a value that combines elements with one.
  struct History {
    mlir::Value value;
    /// Whether its gradient is zero.
    bool isZero;
  };
  llvm::DenseMap<mlir::Value, History> histories;
  /// Values computed under NoGrad in a function that was called under NoGrad.
  llvm::DenseSet<mlir::Value> constants;
  /// The cache of dependents(), for the ops up to `lastDependent`.
  llvm::DenseSet<mlir::Value> dependent;
  llvm::SmallVector<mlir::Value> knownLeaves;
  mlir::Operation *lastDependent = nullptr;
  llvm::DenseSet<mlir::Operation *> spent;
  llvm::SmallPtrSet<const Cell *, 4> recordedWrites, graphWrites;
  std::vector<LeafGradient> set;
  std::vector<WeakRoot> missing;
  bool computes = false;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACEVARIABLES_H
