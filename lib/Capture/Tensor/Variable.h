//===- Variable.h - what gradients are taken of -----------------*- C++ -*-===//
//
// As in PyTorch, the ops that compute a tensor are nodes of a tape: each knows
// the nodes that its operands come from, and gives them their gradients. A
// variable is a tensor as the tape knows it: a leaf, which collects its
// gradient, or the output of a node.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_VARIABLE_H
#define TCOPT_CAPTURE_AUTOGRAD_VARIABLE_H

#include "tcopt/Capture/Tensor.h"
#include "tcopt/Capture/detail/Guards.h"
#include <atomic>
#include <mutex>

namespace tcopt::capture {

class Node;

/// Where a gradient goes: to one of the outputs of a node.
struct Edge {
  std::shared_ptr<Node> node;
  unsigned output = 0;

  explicit operator bool() const { return node != nullptr; }
  bool operator==(const Edge &) const = default;
};

/// What is done with a gradient when it is known: what it returns takes its
/// place, unless that is not defined.
using GradientHook = std::function<Tensor(const Tensor &gradient)>;

struct Variable {
  explicit Variable(bool requiresGrad) : requiresGrad(requiresGrad) {}
  explicit Variable(Edge edge) : requiresGrad(true), edge(std::move(edge)) {}

  bool requiresGrad;
  /// The id of the recorder that traced a function on this thread when the
  /// variable was created; 0 if there was none.
  const uint64_t madeBy = tracingRecorder();
  /// The number of compiled functions that refer to the variable.
  mutable std::atomic<int> numCaptures = 0;
  /// What has computed it; a leaf has none.
  Edge edge;
  /// Of a leaf, or where retain_grad was called; may be undefined.
  Tensor grad;
  /// The node that adds gradients to a leaf, as long as a tape has the node.
  /// Guarded by `mutex`.
  std::weak_ptr<Node> accumulator;
  /// Also held while a gradient is added to `grad`. Recursive, because the sum
  /// of gradients that have gradients may be an op on the leaf itself.
  std::recursive_mutex mutex;
  /// Of a leaf; null entries were removed.
  std::vector<GradientHook> hooks;
};

/// Whether the variable is a leaf without hooks.
inline bool isPlainLeaf(const Variable &variable) {
  return !variable.edge && variable.hooks.empty();
}

/// Where gradients of a tensor go; nowhere if it requires none.
Edge edgeOf(const Tensor &tensor);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_VARIABLE_H
