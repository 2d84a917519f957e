//===- CustomFunction.cpp - functions with gradients of their own ---------===//

#include "tcopt/Capture/CustomFunction.h"
#include "../Session/Engine.h"
#include "../Trace/Trace.h"
#include "SavedTensor.h"
#include "TraceBackward.h"
#include "ViewNode.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/RandomState.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt {

using autograd::AutogradContext;
using capture::Edge;
using TensorList = std::vector<Tensor>;

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

namespace capture {
class CustomNode final : public Node {
public:
  CustomNode(std::vector<Edge> next, unsigned numOutputs,
             decltype(CustomCall::backward) backward,
             std::shared_ptr<AutogradContext> context, Place place)
      : Node(std::move(next), numOutputs, "a custom function", place),
        backward(std::move(backward)), context(std::move(context)) {
    this->context->node = this;
  }

  TensorList apply(TensorList gradients) override;
  void release() override {
    saved.clear();
    isReleased = true;
  }
  /// Once the results are known: one of them is no owner of its own node.
  void keep(const TensorList &results);
  TensorList unpack();

  /// Of results: for gradients of zero.
  std::vector<std::pair<SizeVector, DType>> outputs;
  static bool isConstant(const AutogradContext &context, const Tensor &result) {
    return llvm::any_of(context.constants, [&](const Tensor &constant) {
      return constant.is_same(result);
    });
  }

private:
  decltype(CustomCall::backward) backward;
  std::shared_ptr<AutogradContext> context;
  std::vector<std::optional<SavedTensor>> saved;
  bool isReleased = false;
};
} // namespace capture

void capture::CustomNode::keep(const TensorList &results) {
  for (const Tensor &tensor : context->toSave) {
    if (!tensor.defined()) {
      saved.push_back(std::nullopt);
      continue;
    }
    const TensorImpl &impl = *tensor.getImpl();
    expectInMemory(*impl.cell, place);
    saved.push_back(SavedTensor::ofTensor(impl.cell->dtype, impl.cell->storage,
                                          *impl.layout()));
    auto known = llvm::find_if(
        results, [&](const Tensor &result) { return result.is_same(tensor); });
    if (known != results.end())
      saved.back()->setOutput(unsigned(known - results.begin()));
    else
      saved.back()->setEdge(edgeOf(impl));
  }
  context->toSave.clear();
  context->constants.clear();
}

TensorList capture::CustomNode::unpack() {
  if (isReleased)
    throw Exception("backward: the tape was used before, and what it had kept "
                    "is gone: call backward() with retain_graph to use it "
                    "several times",
                    place);
  TensorList tensors;
  for (const std::optional<SavedTensor> &one : saved) {
    if (one)
      one->check(*this);
    tensors.push_back(one ? one->tensor(*this) : Tensor());
  }
  return tensors;
}

TensorList capture::CustomNode::apply(TensorList gradients) {
  if (context->materializes)
    for (auto [gradient, output] : llvm::zip_equal(gradients, outputs))
      if (!gradient.defined())
        gradient = zeros(Sizes(output.first.begin(), output.first.end()),
                         output.second);
  TensorList found = backward(*context, std::move(gradients));
  if (found.size() != next.size())
    throw Exception("backward of a custom function: expected " +
                        std::to_string(next.size()) +
                        " gradients, one for each argument, but found " +
                        std::to_string(found.size()),
                    place);
  return found;
}

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

AutogradContext::AutogradContext() = default;
AutogradContext::~AutogradContext() = default;

void AutogradContext::save_for_backward(std::vector<Tensor> tensors) {
  toSave = std::move(tensors);
}

// While gradients are computed the node is there.
std::vector<Tensor> AutogradContext::get_saved_variables() const {
  return node ? const_cast<capture::CustomNode *>(node)->unpack() : toSave;
}

void AutogradContext::mark_non_differentiable(std::vector<Tensor> results) {
  constants = std::move(results);
}

bool AutogradContext::needs_input_grad(size_t argument) const {
  return node && argument < node->next.size() && node->next[argument];
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

// An argument that is given as a result is another tensor then.
static Tensor asOutput(const Tensor &result, Edge edge) {
  auto impl = std::make_shared<capture::TensorImpl>(*result.getImpl());
  if (!impl->own && !impl->cell->variable && impl->views.empty()) {
    impl->cell->variable = std::make_shared<capture::Variable>(std::move(edge));
    return result;
  }
  impl->detach();
  impl->own->requiresGrad = true;
  impl->own->edge = std::move(edge);
  return Tensor(std::move(impl));
}

static TensorList callOnTape(capture::CustomCall &call, Place place) {
  auto context = std::make_shared<AutogradContext>();
  std::vector<Edge> next;
  bool isRecorded = false;
  for (const Tensor &argument : call.arguments) {
    next.push_back(argument.defined() ? capture::edgeOf(argument) : Edge());
    isRecorded |= bool(next.back());
  }
  isRecorded &= is_grad_enabled();
  TensorList results;
  {
    NoGrad outside;
    results = call.forward(*context);
  }
  if (!isRecorded)
    return results;
  auto node = std::make_shared<capture::CustomNode>(
      std::move(next), unsigned(results.size()), std::move(call.backward),
      context, place);
  std::vector<bool> carries;
  for (const Tensor &result : results) {
    node->outputs.emplace_back(capture::SizeVector(result.getImpl()->sizes()),
                               result.dtype());
    carries.push_back(isFloat(result.dtype()) &&
                      !capture::CustomNode::isConstant(*context, result));
  }
  node->keep(results);
  for (size_t i = 0; i < results.size(); ++i)
    if (carries[i])
      results[i] = asOutput(results[i], {node, unsigned(i)});
  return results;
}

TensorList capture::callCustom(CustomCall call, Place place) {
  return disable([&] { return callOnTape(call, place); }, place)();
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

namespace {
/// A call of which only arguments are kept.
class CheckpointNode final : public capture::Node {
public:
  using Fn = std::function<TensorList(const TensorList &)>;

  CheckpointNode(std::vector<Edge> next, unsigned numOutputs, Fn function,
                 TensorList arguments, capture::RandomPoint random, Place place)
      : Node(std::move(next), numOutputs, "a checkpoint", place),
        function(std::move(function)), random(random) {
    for (Tensor &argument : arguments) {
      kept.push_back(argument.defined() ? argument.detach() : Tensor());
      versions.push_back(argument.defined()
                             ? argument.getImpl()->cell->storage->version()
                             : 0);
    }
  }

  TensorList apply(TensorList gradients) override;
  void release() override { kept.clear(), isReleased = true; }

private:
  TensorList again();

  Fn function;
  TensorList kept;
  std::vector<uint32_t> versions;
  capture::RandomPoint random;
  bool isReleased = false;
};
} // namespace

// With leaves of its own in place of arguments.
TensorList CheckpointNode::again() {
  if (isReleased)
    throw Exception("backward: the tape was used before, and what it had kept "
                    "is gone: call backward() with retain_graph to use it "
                    "several times",
                    place);
  TensorList leaves;
  for (size_t i = 0; i < kept.size(); ++i) {
    leaves.push_back(kept[i].defined() ? kept[i].detach() : Tensor());
    if (!kept[i].defined())
      continue;
    if (kept[i].getImpl()->cell->storage->version() != versions[i])
      throw Exception("backward: an argument of a checkpoint has been modified "
                      "by an in-place operation",
                      place);
    if (next[i])
      leaves.back().requires_grad_();
  }
  return leaves;
}

TensorList CheckpointNode::apply(TensorList gradients) {
  if (is_grad_enabled())
    throw Exception("backward: gradients of a checkpoint have no gradients "
                    "(create_graph)",
                    place);
  TensorList leaves = again();
  capture::Engine &engine = capture::Engine::get();
  capture::RandomPoint before = engine.randomPoint();
  engine.setRandomPoint(random);
  EnableGrad recorded;
  TensorList results = function(leaves);
  engine.setRandomPoint(before);
  TensorList roots, starts;
  for (size_t i = 0; i < results.size(); ++i)
    if (gradients[i].defined() && results[i].requires_grad()) {
      roots.push_back(results[i]);
      starts.push_back(gradients[i]);
    }
  if (!roots.empty())
    autograd::backward(roots, starts, std::nullopt, false, place);
  TensorList found;
  for (size_t i = 0; i < leaves.size(); ++i)
    found.push_back(next[i] ? leaves[i].grad() : Tensor());
  return found;
}

static TensorList callCheckpoint(const CheckpointNode::Fn &function,
                                 const TensorList &arguments, Place place) {
  capture::RandomPoint random = capture::Engine::get().randomPoint();
  std::vector<Edge> next;
  for (const Tensor &argument : arguments)
    next.push_back(argument.defined() ? capture::edgeOf(argument) : Edge());
  TensorList results;
  {
    NoGrad outside;
    results = function(arguments);
  }
  if (!is_grad_enabled())
    return results;
  auto node = std::make_shared<CheckpointNode>(
      std::move(next), unsigned(results.size()), function, arguments, random,
      place);
  for (size_t i = 0; i < results.size(); ++i)
    if (results[i].defined() && isFloat(results[i].dtype()))
      results[i] = asOutput(results[i], {node, unsigned(i)});
  return results;
}

// In a trace it is an op, whose reverse runs it again.
std::vector<Tensor> checkpoint(
    std::function<std::vector<Tensor>(const std::vector<Tensor> &)> function,
    std::vector<Tensor> arguments, Place place) {
  if (capture::isTracing())
    return capture::checkpointInTrace(function, arguments, place);
  return callCheckpoint(function, arguments, place);
}

} // namespace tcopt
