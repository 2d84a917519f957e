//===- TraceGradients.h - gradients that a traced function sets -*- C++ -*-===//
//
// The `grad` of leaves during a trace. A member of Recorder; TraceCompiler
// assigns the gradients when the trace ends.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_TRACEGRADIENTS_H
#define TCOPT_CAPTURE_TRACE_TRACEGRADIENTS_H

#include "TraceLeaves.h"

namespace tcopt::capture {

/// A gradient that the function has set.
struct LeafGradient {
  WeakRoot root;
  Tensor gradient;
};

/// The state of `backward()` and `autograd::grad` in a traced function: the
/// gradients that it sets and reads, and the ops that it has differentiated.
class TraceGradients {
public:
  explicit TraceGradients(Recorder &recorder) : recorder(recorder) {}

  /// Whether the graph can compute the gradients of `wanted`, or of all leaves
  /// if `wanted` is null. It cannot if gradients flow to tensors that were
  /// computed before the graph, or that have hooks.
  bool canDifferentiate(const std::vector<Tensor> *wanted) const;
  void noteDifferentiated() { computes = true; }
  bool computesGradients() const { return computes; }
  /// Marks an op as differentiated without retain_graph: its results cannot be
  /// differentiated again.
  void noteSpent(mlir::Operation &op) { spent.insert(&op); }
  bool isSpent(mlir::Operation &op) const { return spent.contains(&op); }
  /// Returns the values whose histories contain spent ops.
  llvm::DenseSet<mlir::Value> spentValues();

  /// Returns the current grad() of a tensor in the traced function.
  Tensor gradientOf(const TensorImpl &tensor);
  /// Creates a variable for the tensor, and for the caller's tensor of an
  /// argument, if they have none.
  void makeVariable(TensorImpl &tensor);
  void setGradient(const TensorImpl &tensor, Tensor gradient);
  /// The gradients that the function has set, of variables that still exist.
  std::vector<LeafGradient> &all() { return set; }
  /// The leaves whose grad() was read and found undefined.
  llvm::ArrayRef<WeakRoot> undefined() const { return missing; }
  void forget() {
    set.clear();
    missing.clear();
  }
  /// Starts the next graph.
  void startGraph() {
    llvm::erase_if(set,
                   [](const LeafGradient &one) { return !one.root.lock(); });
    spent.clear();
  }

private:
  Recorder &recorder;
  llvm::DenseSet<mlir::Operation *> spent;
  std::vector<LeafGradient> set;
  std::vector<WeakRoot> missing;
  bool computes = false;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACEGRADIENTS_H
