//===- TraceLeaves.h - leaves of a trace and their dependents ---*- C++ -*-===//
//
// Variables and leaves of a trace, as targets of gradients. TraceLeaves is a
// member of Recorder.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_TRACELEAVES_H
#define TCOPT_CAPTURE_TRACE_TRACELEAVES_H

#include "../Tensor/Cell.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"

namespace tcopt::capture {

class Recorder;

/// A tensor that is a whole variable, not a view of it: a cell, and the views
/// that lead from the cell to the variable.
/// Counts itself among the owners inside of tcopt.
using VariableRoot = std::shared_ptr<TensorImpl>;
VariableRoot rootOf(const std::shared_ptr<Cell> &cell);
/// Returns the root of the variable that a tensor is, or is a view of. Requires
/// elements in memory unless the root is the whole cell.
VariableRoot rootOf(const TensorImpl &tensor);
/// Returns the root of a variable that begins after `numViews` views of the
/// tensor; if `own` is null, of the cell's variable.
VariableRoot rootOf(const TensorImpl &tensor,
                    const std::shared_ptr<Variable> &own, size_t numViews);
/// Returns the first `numViews` views of a tensor, with the variable that the
/// tensor is, or is a view of.
VariableRoot rootOfPart(const TensorImpl &tensor, size_t numViews);

/// A root that does not own its tensor.
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

/// A leaf, and the value of the trace to which its gradients flow.
struct LeafValue {
  WeakRoot root;
  mlir::Value value;
};

/// How results of a graph depend on leaves.
struct ResultHistories {
  /// The results that carry gradients, and the results that were differentiated
  /// without retain_graph, so that another backward() throws.
  llvm::BitVector carries, spent;
  /// Whether gradients flow to leaves created by the function, so that the
  /// graph is cut into stages.
  bool needsStages = false;
};

/// The values of a trace with respect to which it may be differentiated: inputs
/// that require gradients, and leaves created by the function.
class TraceLeaves {
public:
  explicit TraceLeaves(Recorder &recorder) : recorder(recorder) {}

  /// Whether ops of the trace may be differentiated.
  bool keepsGradients() const;
  /// Returns all leaves.
  std::vector<LeafValue> all() const;
  /// The leaves created by the function.
  llvm::ArrayRef<LeafValue> made() const { return madeLeaves; }
  void add(const TensorImpl &root, mlir::Value value) {
    madeLeaves.push_back({WeakRoot(root), value});
  }
  /// Returns the values of the block that depend on a leaf, or on a value that
  /// value_and_grad differentiates with respect to.
  const llvm::DenseSet<mlir::Value> &dependents();
  bool dependsOnLeaf(mlir::Value value);
  /// Finds on which leaves the results of the current graph depend.
  ResultHistories historiesOf(llvm::ArrayRef<mlir::Value> results);
  /// Adds values that value_and_grad differentiates with respect to while it
  /// traces its function. Returns the previous number of values, for
  /// removeDifferentiated().
  size_t addDifferentiated(llvm::ArrayRef<mlir::Value> sources);
  void removeDifferentiated(size_t numBefore) {
    differentiated.truncate(numBefore);
  }
  /// Starts the next graph.
  void startGraph() {
    madeLeaves.clear();
    dependent.clear();
    knownLeaves.clear();
    lastDependent = nullptr;
  }

private:
  Recorder &recorder;
  llvm::SmallVector<mlir::Value> differentiated;
  std::vector<LeafValue> madeLeaves;
  /// The cache of dependents(), for the ops up to `lastDependent`.
  llvm::DenseSet<mlir::Value> dependent;
  llvm::SmallVector<mlir::Value> knownLeaves;
  mlir::Operation *lastDependent = nullptr;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACELEAVES_H
