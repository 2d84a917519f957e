//===- TraceVariables.h - autograd variables of a trace ---------*- C++ -*-===//
//
// The variables that a traced function differentiates: arguments, captured
// tensors, and tensors that the function makes leaves by requires_grad_().
// Arguments and captured tensors share their Variable objects with the caller's
// tensors, so that the identity of a leaf is the address of its Variable.
//
// Elements and history differ after a write that is not recorded. A write under
// NoGrad, or by a detached alias, changes the elements of a variable but not
// the value to which its gradient flows. The class keeps the last value with
// the history of the variable, and the next recorded read combines both. A
// member of Recorder.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_TRACEVARIABLES_H
#define TCOPT_CAPTURE_TRACE_TRACEVARIABLES_H

#include "TraceLeaves.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace tcopt::capture {

class Builder;
class Recorder;
class Trace;

/// The variable of a detached tensor, and a tensor of the trace that has the
/// history of the variable.
struct OwnResult {
  std::shared_ptr<Variable> variable;
  Tensor tensor;
};

/// Whether a hook or retain_grad waits for the gradient of a variable.
bool isWatched(const Variable &variable);
/// Throws Exception if the tensor is a view, for which detach_() is an error.
void expectNoView(const TensorImpl &tensor, Place place);
/// Guards requires_grad and is_leaf of a captured tensor.
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

  /// Whether the traced function has created the tensor's variable.
  bool isMadeInside(const TensorImpl &tensor) const;
  /// Whether a tensor requires a gradient, or depends on a tensor that does.
  bool requiresGradient(const TensorImpl &tensor);
  bool isLeaf(const TensorImpl &tensor);
  /// Changes the requires_grad flag of a tensor. Breaks the graph if the tensor
  /// was created outside of the function.
  void setRequiresGrad(TensorImpl &tensor, bool value, Place place);
  /// Removes the history of a tensor. Breaks the graph if the tensor was
  /// created outside of the function.
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
  /// Lets value_and_grad differentiate with respect to a value computed under
  /// NoGrad.
  void forgetConstant(mlir::Value value) { constants.erase(value); }

  /// Returns the value with respect to which a tensor is differentiated: the
  /// value of its leaf, or its last value with a history.
  mlir::Value sourceOf(const Tensor &tensor, Place place);
  /// Whether the variable is an input of the trace, or a leaf created in it:
  /// ops of the trace depend on its flags.
  bool isUsed(const TensorImpl &tensor) const;
  /// Whether the history of a variable begins in this graph.
  bool hasHistoryHere(const TensorImpl &tensor) const;
  /// Whether it is the variable of an argument's shadow.
  bool isArgument(const std::shared_ptr<Variable> &variable) const;
  /// Returns the value to which gradients of a value flow: another value if the
  /// elements were written to without a record.
  mlir::Value historyOf(mlir::Value value) const;
  //===------------------------------------------------------------------===//
  // Graphs
  //===------------------------------------------------------------------===//

  /// Combines elements and histories of cells before a graph ends, so that the
  /// tape records both. Returns the detached tensors that have histories.
  std::vector<OwnResult> settle();
  /// Removes the values of the last graph before the next one begins.
  void startGraph();

private:
  struct OwnValue {
    std::weak_ptr<Variable> variable;
    /// The value of the cell for which `value` is valid.
    mlir::Value elements;
    mlir::Value value;
  };

  bool isFromOutside(const Variable &variable) const;
  mlir::Value through(mlir::Value elements, mlir::Value history, Place place,
                      bool isZero = false);
  mlir::Value stop(mlir::Value value, Place place);
  mlir::Value viewed(const TensorImpl &tensor, size_t numViews,
                     mlir::Value value, Place place);
  void changeOutside(TensorImpl &tensor, const char *what, Place place,
                     llvm::function_ref<void(TensorImpl &)> change);
  const OwnValue *known(const Variable &own) const;

  Recorder &recorder;
  /// The last value with a history of each cell that had a write which was not
  /// recorded, until the cell is read. If it is null, the value is the cell's
  /// argument.
  llvm::MapVector<const Cell *, std::pair<std::weak_ptr<Cell>, mlir::Value>>
      stale;
  llvm::MapVector<const Variable *, OwnValue> owns;
  /// The history of a value that combines elements with a history.
  struct History {
    mlir::Value value;
    /// Whether its gradient is zero.
    bool isZero;
  };
  llvm::DenseMap<mlir::Value, History> histories;
  /// Values computed under NoGrad in a function that was called under NoGrad.
  llvm::DenseSet<mlir::Value> constants;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACEVARIABLES_H
