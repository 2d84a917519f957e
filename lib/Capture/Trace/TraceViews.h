//===- TraceViews.h - values of views in a trace ----------------*- C++ -*-===//
//
// A member of Trace.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_TRACEVIEWS_H
#define TCOPT_CAPTURE_TRACE_TRACEVIEWS_H

#include "../Tensor/Cell.h"
#include "llvm/ADT/MapVector.h"

namespace tcopt::capture {

class Trace;

/// A view whose value a graph computes.
struct StageView {
  mlir::Value value;
  /// The argument or result of the graph that it is a view of.
  mlir::Value whole;
  std::vector<std::shared_ptr<const View>> views;
  /// The edge of `whole` before the stages are called; none if they are the
  /// first calls of the graph.
  Edge before = {};
};

/// The values of views in a trace. Tensors that share a view share its value,
/// so that the gradient of the value is complete.
class TraceViews {
public:
  explicit TraceViews(Trace &trace) : trace(trace) {}

  /// Returns the value of a view of another value.
  mlir::Value valueOf(const std::shared_ptr<const View> &view,
                      mlir::Value whole, Place place);
  /// Returns the views that the user's program still owns, and from whose
  /// values the trace computes other values. The views are of arguments or of
  /// `results`.
  std::vector<StageView> kept(llvm::ArrayRef<mlir::Value> results) const;
  /// Returns how many views of a tensor from outside lead to the last view with
  /// a hook or retain_grad, which is an argument of its own; 0 if no view has
  /// one. `cell` has the tensor's elements in the trace. Requires that the
  /// tensor is not whole, as guard() does.
  size_t numWatched(const TensorImpl &tensor, const Cell &cell) const;
  /// Guards that views from outside get no hooks, which a graph that computes
  /// the views itself would not call.
  void guard(const TensorImpl &tensor, const Cell &cell) const;
  void clear() { views.clear(); }

private:
  /// Whether gradients flow through views of the tensor to an argument.
  bool isDifferentiated(const TensorImpl &tensor, const Cell &cell) const;

  Trace &trace;
  /// By the view and the value that it is applied to.
  struct ViewValue {
    InnerOwner<const View> view;
    mlir::Value value;
  };
  llvm::MapVector<std::pair<const View *, mlir::Value>, ViewValue> views;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACEVIEWS_H
