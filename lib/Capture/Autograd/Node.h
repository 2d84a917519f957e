//===- Node.h - the tape that gradients flow back along ---------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_NODE_H
#define TCOPT_CAPTURE_AUTOGRAD_NODE_H

#include "../Tensor/Variable.h"
#include "llvm/ADT/ArrayRef.h"

namespace tcopt::capture {

using Tensors = std::vector<Tensor>;

/// What has computed tensors, or collects gradients of one.
class Node : public std::enable_shared_from_this<Node> {
public:
  /// `next` are where gradients of its inputs go, one for each gradient that it
  /// gives.
  Node(std::vector<Edge> next, unsigned numOutputs, std::string name,
       Place place);
  virtual ~Node();
  Node(const Node &) = delete;
  Node &operator=(const Node &) = delete;

  /// The gradients of its inputs by those of its outputs. Either may be
  /// undefined: they are zero then. Throws Exception.
  virtual Tensors apply(Tensors gradients) = 0;
  /// Calls the program's functions on gradients of its outputs.
  virtual void callHooks(Tensors &gradients);
  /// Forgets what it has kept to compute gradients with.
  virtual void release() {}
  /// Replaces the node by nodes of its stages, so that all gradients of its
  /// results and of views of them pass an edge. Throws Exception if a tensor
  /// that the stages need was written to.
  virtual void callInStages() {}
  /// Returns the edge that all gradients of an output pass.
  virtual Edge exactEdge(unsigned output) {
    return {shared_from_this(), output};
  }

  /// Nodes that were made later have larger numbers: gradients flow from larger
  /// numbers to smaller ones.
  const uint64_t number;
  std::vector<Edge> next;
  const unsigned numOutputs;
  /// What the program has called, and where.
  const std::string name;
  const Place place;
  /// What is done with gradients of its outputs before it applies them.
  std::vector<std::pair<unsigned, GradientHook>> hooks;
  /// Whose gradients are kept, after hooks.
  std::vector<std::pair<unsigned, std::weak_ptr<Variable>>> retained;
  /// Whether other nodes have replaced it. It then sends the gradient of each
  /// output to the edge with that index.
  bool isReplaced = false;
};

/// Returns the edge that has replaced the given edge, or the given edge.
Edge currentEdge(Edge edge);
/// Whether a hook or retain_grad waits for the gradient of an edge.
bool isWatched(const Edge &edge);

/// The number of the node that was created last.
uint64_t lastNodeNumber();

/// Adds gradients to a leaf's.
class AccumulateNode final : public Node {
public:
  explicit AccumulateNode(std::shared_ptr<Variable> variable);
  Tensors apply(Tensors gradients) override;
  void callHooks(Tensors &gradients) override;

  const std::shared_ptr<Variable> variable;
};

/// Gives nodes that this thread creates numbers directly before that of another
/// node, which they replace in the order of the tape.
class NodeNumberScope {
public:
  explicit NodeNumberScope(const Node &before);
  ~NodeNumberScope();
  NodeNumberScope(const NodeNumberScope &) = delete;
  NodeNumberScope &operator=(const NodeNumberScope &) = delete;
};

/// Returns the history of a tensor whose tape was used and released: backward()
/// along it throws.
Edge spentEdge(const std::string &name);

/// Returns whether the sizes are equal. Sizes that depend on values must both
/// be unknown; a trace guards the comparison of other sizes.
bool haveSameSizes(const Tensor &a, const Tensor &b);

/// The node of a leaf.
std::shared_ptr<Node> accumulatorOf(const std::shared_ptr<Variable> &leaf);

/// Which gradients are asked for, and what becomes of the tape.
struct BackwardOptions {
  /// The tape may be used again.
  bool keepsTape = false;
  /// Gradients are computed so that they have gradients.
  bool isRecorded = false;
};

/// Sends gradients back from `roots`. With `inputs`, gives their gradients,
/// undefined where none arrives, and leaves leaves as they are; else adds them
/// to leaves.
Tensors runBackward(llvm::ArrayRef<Edge> roots, Tensors gradients,
                    const std::vector<Edge> *inputs, BackwardOptions options);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_NODE_H
