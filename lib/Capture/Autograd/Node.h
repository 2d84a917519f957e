//===- Node.h - nodes of the tape and backward() ----------------*- C++ -*-===//
//
// A node is a recorded computation. Its edges lead to the nodes of its inputs,
// and `runBackward` sends gradients along them. Derived classes: GraphNode
// (calls), ViewNode and WriteNode, AccumulateNode (leaves), CustomNode and
// CheckpointNode.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_NODE_H
#define TCOPT_CAPTURE_AUTOGRAD_NODE_H

#include "../Tensor/Variable.h"
#include "llvm/ADT/ArrayRef.h"

namespace tcopt::capture {

using Tensors = std::vector<Tensor>;

/// A computation on the tape, or the sum of a leaf's gradients.
class Node : public std::enable_shared_from_this<Node> {
public:
  /// `next` are the edges of the inputs, one for each gradient that apply()
  /// returns.
  Node(std::vector<Edge> next, unsigned numOutputs, std::string name,
       Place place);
  virtual ~Node();
  Node(const Node &) = delete;
  Node &operator=(const Node &) = delete;

  /// Returns the gradients of the inputs for the gradients of the outputs.
  /// Undefined gradients are zero. Throws Exception.
  virtual Tensors apply(Tensors gradients) = 0;
  /// Calls the user's hooks with the gradients of the outputs.
  virtual void callHooks(Tensors &gradients);
  /// Frees the saved tensors.
  virtual void release() {}
  /// Replaces the node by nodes of its stages, so that all gradients of its
  /// results and of views of them pass an edge. Throws Exception if a tensor
  /// that the stages need was written to.
  virtual void callInStages() {}
  /// Returns the edge that all gradients of an output pass.
  virtual Edge exactEdge(unsigned output) {
    return {shared_from_this(), output};
  }

  /// The position in the order of the tape: gradients flow from nodes with
  /// larger numbers to nodes with smaller numbers.
  const uint64_t number;
  std::vector<Edge> next;
  const unsigned numOutputs;
  /// The name of the function that the user called, and the source location of
  /// the call.
  const std::string name;
  const Place place;
  /// By output: the hooks that are called before apply().
  std::vector<std::pair<unsigned, GradientHook>> hooks;
  /// By output: the variables that retain the gradient, after hooks.
  std::vector<std::pair<unsigned, std::weak_ptr<Variable>>> retained;
  /// Whether other nodes have replaced the node. It then sends the gradient of
  /// each output to the edge with that index.
  bool isReplaced = false;
};

/// Returns the edge that has replaced the given edge, or the given edge.
Edge currentEdge(Edge edge);
/// Whether a hook or retain_grad waits for the gradient of an edge.
bool isWatched(const Edge &edge);

/// Returns the largest node number that was assigned.
uint64_t lastNodeNumber();

/// Adds gradients to `grad` of a leaf.
class AccumulateNode final : public Node {
public:
  explicit AccumulateNode(std::shared_ptr<Variable> variable);
  Tensors apply(Tensors gradients) override;
  void callHooks(Tensors &gradients) override;

  const InnerOwner<Variable> variable;
};

/// Assigns numbers directly below that of `before` to nodes that this thread
/// creates, which replace `before` in the order of the tape.
class NodeNumberScope {
public:
  explicit NodeNumberScope(const Node &before);
  ~NodeNumberScope();
  NodeNumberScope(const NodeNumberScope &) = delete;
  NodeNumberScope &operator=(const NodeNumberScope &) = delete;
};

/// Returns the edge of a tensor whose tape was used and released: backward()
/// along it throws.
Edge spentEdge(const std::string &name);

/// Returns whether the sizes are equal. Data-dependent sizes must both be
/// unknown; a trace guards the comparison of other sizes.
bool haveSameSizes(const Tensor &a, const Tensor &b);

/// Returns the node of a leaf, which is created if it is absent.
std::shared_ptr<Node> accumulatorOf(const std::shared_ptr<Variable> &leaf);

/// Options of a backward run.
struct BackwardOptions {
  /// Whether the tape can be used again (retain_graph).
  bool keepsTape = false;
  /// Whether the gradients are differentiable (create_graph).
  bool isRecorded = false;
};

/// Sends gradients back from `roots`. With `inputs`, returns their gradients,
/// undefined for inputs that no gradient reaches, and does not change `grad` of
/// leaves. Without, adds the gradients to `grad` of leaves. Throws Exception.
Tensors runBackward(llvm::ArrayRef<Edge> roots, Tensors gradients,
                    const std::vector<Edge> *inputs, BackwardOptions options);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_NODE_H
