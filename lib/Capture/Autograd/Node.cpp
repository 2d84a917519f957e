//===- Node.cpp - nodes of the tape and backward() ------------------------===//

#include "Node.h"
#include "../Tensor/Cell.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"
#include <queue>

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

static std::atomic<uint64_t> numbers = 0;
/// The distance between node numbers. Stages of a call use numbers in between.
static constexpr uint64_t kNumberStep = uint64_t(1) << 20;
static thread_local uint64_t nextInPlace = 0;

static uint64_t nextNumber() {
  return nextInPlace ? nextInPlace++ : numbers += kNumberStep;
}

NodeNumberScope::NodeNumberScope(const Node &before) {
  nextInPlace = before.number - kNumberStep + 1;
}

NodeNumberScope::~NodeNumberScope() { nextInPlace = 0; }

uint64_t lastNodeNumber() { return numbers; }

Node::Node(std::vector<Edge> next, unsigned numOutputs, std::string name,
           Place place)
    : number(nextNumber()), next(std::move(next)), numOutputs(numOutputs),
      name(std::move(name)), place(place) {}

// Destroys the nodes iteratively, because a tape can be too long for recursion.
Node::~Node() {
  std::vector<Edge> edges = std::move(next);
  while (!edges.empty()) {
    std::shared_ptr<Node> node = std::move(edges.back().node);
    edges.pop_back();
    if (node && node.use_count() == 1)
      for (Edge &edge : node->next)
        edges.push_back(std::move(edge));
  }
}

Edge currentEdge(Edge edge) {
  while (edge && edge.node->isReplaced && edge.node->next[edge.output]) {
    Edge other = edge.node->next[edge.output];
    edge = std::move(other);
  }
  return edge;
}

bool isWatched(const Edge &edge) {
  return edge && (llvm::any_of(edge.node->hooks,
                               [&](const auto &hook) {
                                 return hook.first == edge.output &&
                                        hook.second;
                               }) ||
                  llvm::any_of(edge.node->retained, [&](const auto &kept) {
                    return kept.first == edge.output && !kept.second.expired();
                  }));
}

AccumulateNode::AccumulateNode(std::shared_ptr<Variable> variable)
    : Node({}, 1, "accumulate", Place()), variable(std::move(variable)) {}

namespace {
class SpentNode final : public Node {
public:
  explicit SpentNode(const std::string &name) : Node({}, 1, name, Place()) {}
  Tensors apply(Tensors) override {
    throw Exception(ErrorCode::InvalidState,
                    "backward: the tape of '" + name +
                        "' was used before, and what it had kept is gone: call "
                        "backward() with retain_graph to use it several times");
  }
};
} // namespace

Edge spentEdge(const std::string &name) {
  return {std::make_shared<SpentNode>(name), 0};
}

static void applyHook(const GradientHook &hook, Tensor &gradient) {
  if (Tensor other = hook(gradient); other.defined())
    gradient = std::move(other);
}

// Hooks may add other hooks.
void Node::callHooks(Tensors &gradients) {
  for (size_t i = 0; i < hooks.size(); ++i) {
    auto [output, hook] = hooks[i];
    if (hook && gradients[output].defined())
      applyHook(hook, gradients[output]);
  }
}

void AccumulateNode::callHooks(Tensors &gradients) {
  for (size_t i = 0; i < variable->hooks.size(); ++i)
    if (GradientHook hook = variable->hooks[i];
        hook && gradients.front().defined())
      applyHook(hook, gradients.front());
}

/// Whether no other owner has the tensor or its elements.
static bool isOnlyOwner(const Tensor &tensor) {
  const std::shared_ptr<TensorImpl> &impl = tensor.getImpl();
  return impl.use_count() == 1 && impl->cell.use_count() == 1 &&
         impl->views.empty() && impl->cell->storage.use_count() == 1;
}

// Copies a gradient that other tensors share, because later gradients are added
// in place. A leaf that no longer requires a gradient is not changed.
Tensors AccumulateNode::apply(Tensors gradients) {
  Tensor gradient = std::move(gradients.front());
  if (!gradient.defined() || !variable->requiresGrad)
    return {};
  std::lock_guard<std::recursive_mutex> lock(variable->mutex);
  Tensor &sum = variable->grad;
  if (!sum.defined())
    sum = isOnlyOwner(gradient) ? gradient : gradient.clone();
  else if (is_grad_enabled())
    sum = sum + gradient;
  else
    sum += gradient;
  return {};
}

bool haveSameSizes(const Tensor &a, const Tensor &b) {
  llvm::ArrayRef<int64_t> known = a.getImpl()->sizes();
  if (known != b.getImpl()->sizes())
    return false;
  for (auto [i, size] : llvm::enumerate(known))
    if (!mlir::ShapedType::isDynamic(size) &&
        !(a.size(int64_t(i)) == b.size(int64_t(i))))
      return false;
  return true;
}

std::shared_ptr<Node> accumulatorOf(const std::shared_ptr<Variable> &leaf) {
  std::lock_guard<std::recursive_mutex> lock(leaf->mutex);
  std::shared_ptr<Node> node = leaf->accumulator.lock();
  if (!node) {
    node = std::make_shared<AccumulateNode>(leaf);
    leaf->accumulator = node;
  }
  return node;
}

//===----------------------------------------------------------------------===//
// Backward
//===----------------------------------------------------------------------===//

namespace {
/// A backward run. The pending node with the largest number has received all of
/// its gradients, because users of its outputs have larger numbers.
class Backward {
public:
  Backward(const std::vector<Edge> *inputs, BackwardOptions options)
      : inputs(inputs), options(options) {}

  void send(const Edge &edge, Tensor gradient);
  void run();
  Tensors takeFound() { return std::move(found); }
  /// Restricts the run to nodes from which gradients reach an input.
  void restrict(llvm::ArrayRef<Edge> roots);

private:
  struct IsEarlier {
    bool operator()(const std::shared_ptr<Node> &a,
                    const std::shared_ptr<Node> &b) const {
      return a->number < b->number;
    }
  };

  void visit(Node &node, Tensors gradients);
  void collect(const Node &node, llvm::ArrayRef<Tensor> gradients);

  const std::vector<Edge> *inputs;
  const BackwardOptions options;
  std::priority_queue<std::shared_ptr<Node>, std::vector<std::shared_ptr<Node>>,
                      IsEarlier>
      queue;
  llvm::DenseMap<Node *, Tensors> waiting;
  llvm::DenseSet<Node *> useful;
  Tensors found;
};
} // namespace

void Backward::send(const Edge &edge, Tensor gradient) {
  if (!edge || (inputs && !useful.contains(edge.node.get())))
    return;
  auto [entry, isNew] = waiting.try_emplace(edge.node.get());
  if (isNew) {
    entry->second.resize(edge.node->numOutputs);
    queue.push(edge.node);
  }
  if (!gradient.defined())
    return;
  Tensor &sum = entry->second[edge.output];
  if (!sum.defined())
    sum = std::move(gradient);
  else if (!options.isRecorded && isOnlyOwner(sum))
    sum += gradient;
  else
    sum = sum + gradient;
}

void Backward::restrict(llvm::ArrayRef<Edge> roots) {
  found.resize(inputs->size());
  llvm::DenseSet<Node *> wanted;
  for (const Edge &edge : *inputs)
    if (edge)
      wanted.insert(edge.node.get());
  // By increasing number, so that each node follows the nodes of its edges.
  std::vector<Node *> order, stack;
  llvm::DenseSet<Node *> seen;
  auto meet = [&](Node *node) {
    if (node && seen.insert(node).second)
      stack.push_back(node);
  };
  for (const Edge &root : roots)
    meet(root.node.get());
  while (!stack.empty()) {
    Node *node = stack.back();
    stack.pop_back();
    order.push_back(node);
    for (const Edge &edge : node->next)
      meet(edge.node.get());
  }
  llvm::sort(order, [](Node *a, Node *b) { return a->number < b->number; });
  for (Node *node : order)
    if (wanted.contains(node) ||
        llvm::any_of(node->next, [&](const Edge &edge) {
          return edge && useful.contains(edge.node.get());
        }))
      useful.insert(node);
}

void Backward::collect(const Node &node, llvm::ArrayRef<Tensor> gradients) {
  for (auto [edge, gradient] : llvm::zip_equal(*inputs, found))
    if (edge.node.get() == &node)
      gradient = gradients[edge.output];
}

static void expectNumbers(const Node &node, const Tensors &gradients) {
  NoGrad outside;
  for (auto [i, gradient] : llvm::enumerate(gradients))
    if (gradient.defined() && isnan(gradient).any().isTrue())
      throw Exception("backward of " + node.name + ": gradient " +
                          std::to_string(i) + " has a NaN",
                      node.place);
}

// Adds up retained gradients of several runs, as for leaves.
static void retain(const Node &node, const Tensors &gradients) {
  for (auto &[output, weak] : node.retained)
    if (auto variable = weak.lock(); variable && gradients[output].defined())
      variable->grad = variable->grad.defined()
                           ? variable->grad + gradients[output]
                           : gradients[output];
}

// As in PyTorch, a requested gradient is the one before hooks if the run
// continues to nodes of other requested gradients, and otherwise the one after
// hooks.
void Backward::visit(Node &node, Tensors gradients) {
  bool isLeaf = node.next.empty();
  bool leadsOn = !inputs || llvm::any_of(node.next, [&](const Edge &edge) {
    return edge && useful.contains(edge.node.get());
  });
  if (inputs && leadsOn)
    collect(node, gradients);
  node.callHooks(gradients);
  retain(node, gradients);
  if (inputs && !leadsOn)
    collect(node, gradients);
  if ((inputs && isLeaf) || !leadsOn)
    return;
  bool isZero = llvm::none_of(gradients, std::mem_fn(&Tensor::defined));
  Tensors results =
      isZero ? Tensors(node.next.size()) : node.apply(std::move(gradients));
  if (settings().detectsAnomaly)
    expectNumbers(node, results);
  if (!options.keepsTape)
    node.release();
  for (auto [edge, gradient] : llvm::zip(node.next, results))
    send(edge, std::move(gradient));
}

void Backward::run() {
  while (!queue.empty()) {
    std::shared_ptr<Node> node = queue.top();
    queue.pop();
    auto entry = waiting.find(node.get());
    Tensors gradients = std::move(entry->second);
    waiting.erase(entry);
    visit(*node, std::move(gradients));
  }
}

Tensors runBackward(llvm::ArrayRef<Edge> roots, Tensors gradients,
                    const std::vector<Edge> *inputs, BackwardOptions options) {
  SettingsScope scope;
  settings().isGradEnabled = options.isRecorded;
  settings().autocast.reset();
  Backward backward(inputs, options);
  if (inputs)
    backward.restrict(roots);
  for (auto [root, gradient] : llvm::zip_equal(roots, gradients))
    backward.send(root, std::move(gradient));
  backward.run();
  return backward.takeFound();
}

} // namespace tcopt::capture
