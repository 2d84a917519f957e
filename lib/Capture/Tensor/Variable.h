//===- Variable.h - the identity of a tensor in autograd --------*- C++ -*-===//
//
// As in PyTorch, the ops that compute a tensor are nodes of a tape
// (Autograd/Node.h). A variable is a tensor of the tape: a leaf, which
// accumulates its gradient, or the output of a node. docs/Rationale/Autograd.md
// describes the design.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_VARIABLE_H
#define TCOPT_CAPTURE_TENSOR_VARIABLE_H

#include "Owners.h"
#include "tcopt/Capture/Tensor.h"
#include "tcopt/Capture/detail/Guards.h"
#include <atomic>
#include <mutex>

namespace tcopt::capture {

class Node;

/// An output of a node, to which a gradient is sent. Empty if the tensor
/// requires no gradient.
struct Edge {
  std::shared_ptr<Node> node;
  unsigned output = 0;

  explicit operator bool() const { return node != nullptr; }
  bool operator==(const Edge &) const = default;
};

/// A user function that is called with a gradient. A defined result replaces
/// the gradient.
using GradientHook = std::function<Tensor(const Tensor &gradient)>;

struct Variable {
  explicit Variable(bool requiresGrad) : requiresGrad(requiresGrad) {}
  explicit Variable(Edge edge) : requiresGrad(true), edge(std::move(edge)) {}

  bool requiresGrad;
  /// The id of the recorder that traced a function on this thread when the
  /// variable was created; 0 if no function was traced.
  const uint64_t madeBy = tracingRecorder();
  mutable OwnerCount owners;
  /// The node that computed the variable; empty for a leaf.
  Edge edge;
  /// The gradient of a leaf, or of a variable with retain_grad; may be
  /// undefined.
  Tensor grad;
  /// The node that adds gradients to a leaf, as long as a tape has the node.
  /// Guarded by `mutex`.
  std::weak_ptr<Node> accumulator;
  /// Also held while a gradient is added to `grad`. Recursive, because the sum
  /// of gradients that have gradients may be an op on the leaf itself.
  std::recursive_mutex mutex;
  /// The hooks of a leaf; removed hooks are null.
  std::vector<GradientHook> hooks;
};

/// Whether the variable is a leaf without hooks.
inline bool isPlainLeaf(const Variable &variable) {
  return !variable.edge && variable.hooks.empty();
}

/// Returns the edge to which gradients of a tensor flow; empty if it requires
/// no gradient.
Edge edgeOf(const Tensor &tensor);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TENSOR_VARIABLE_H
