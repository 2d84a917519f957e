//===- CustomFunction.cpp - custom functions and checkpoints --------------===//
//
// Functions with a user-defined backward (autograd::Function), as nodes of the
// tape or ops of a trace, and checkpoints, which compute a function again
// during backward() instead of saving its values.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/CustomFunction.h"
#include "../Autograd/ViewNode.h"
#include "../Session/Engine.h"
#include "../Trace/Trace.h"
#include "../Trace/TraceBackward.h"
#include "SavedTensor.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/RandomState.h"
#include "tcopt/Capture/Settings.h"
#include "llvm/ADT/ScopeExit.h"

namespace tcopt {

using autograd::AutogradContext;
using capture::Edge;
using TensorList = std::vector<Tensor>;

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

AutogradContext::AutogradContext() = default;
AutogradContext::~AutogradContext() = default;

void AutogradContext::save_for_backward(std::vector<Tensor> tensors) {
  toSave = std::move(tensors);
}

std::vector<Tensor> AutogradContext::get_saved_variables() const {
  return unpack ? unpack() : toSave;
}

void AutogradContext::mark_dirty(std::vector<Tensor> tensors) {
  dirty = std::move(tensors);
}

void AutogradContext::mark_non_differentiable(std::vector<Tensor> results) {
  constants = std::move(results);
}

bool AutogradContext::needs_input_grad(size_t argument) const {
  return argument < needed.size() && needed[argument];
}

namespace capture {
/// Access to private members of contexts.
struct ContextAccess {
  AutogradContext &context;

  void putSaved(TensorList saved) { context.toSave = std::move(saved); }
  TensorList takeSaved() { return std::exchange(context.toSave, {}); }
  void setUnpack(std::function<TensorList()> unpack) {
    context.unpack = std::move(unpack);
  }
  void setNeeded(std::vector<bool> needed) {
    context.needed = std::move(needed);
  }
  bool materializes() const { return context.materializes; }
  bool isDirty(const Tensor &tensor) const {
    return llvm::any_of(context.dirty,
                        [&](const Tensor &one) { return one.is_same(tensor); });
  }
  /// Whether gradients flow through a result.
  bool carries(const Tensor &result) const {
    return result.defined() && isFloat(result.dtype()) &&
           llvm::none_of(context.constants, [&](const Tensor &constant) {
             return constant.is_same(result);
           });
  }
};
} // namespace capture

using capture::ContextAccess;

static void expectGradients(const TensorList &found, size_t count,
                            Place place) {
  if (found.size() != count)
    throw Exception("backward of a custom function: expected " +
                        std::to_string(count) +
                        " gradients, one for each argument, but found " +
                        std::to_string(found.size()),
                    place);
}

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
    ContextAccess{*this->context}.setUnpack([this] { return unpack(); });
  }

  TensorList apply(TensorList gradients) override;
  void release() override {
    saved.clear();
    isReleased = true;
  }
  /// Saves the tensors of the context. Called once the results are known,
  /// because the node must not own its results.
  void keep(const TensorList &results);
  TensorList unpack();

  using Kind = std::pair<Sizes, DType>;
  static Kind kindOf(const Tensor &tensor) {
    return {tensor.sizes(), tensor.dtype()};
  }
  /// The sizes and dtypes of the gradients that `backward` returns, and of
  /// zeros for undefined gradients.
  std::vector<Kind> arguments, outputs;

private:
  decltype(CustomCall::backward) backward;
  std::shared_ptr<AutogradContext> context;
  std::vector<std::optional<SavedTensor>> saved;
  bool isReleased = false;
};
} // namespace capture

void capture::CustomNode::keep(const TensorList &results) {
  for (const Tensor &tensor : ContextAccess{*context}.takeSaved()) {
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
}

TensorList capture::CustomNode::unpack() {
  if (isReleased)
    throw Exception(ErrorCode::InvalidState,
                    "backward: the tape was used before, and what it had kept "
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
  if (ContextAccess{*context}.materializes())
    for (auto [gradient, output] : llvm::zip_equal(gradients, outputs))
      if (!gradient.defined())
        gradient = zeros(output.first, output.second);
  TensorList found = backward(*context, std::move(gradients));
  expectGradients(found, next.size(), place);
  for (size_t i = 0; i < found.size(); ++i)
    if (next[i] && found[i].defined())
      found[i] =
          asGradient(found[i], arguments[i].first, arguments[i].second, place);
  return found;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

// Returns a result with the edge of its gradient. A result that has a variable,
// for example an argument, becomes a new tensor unless it is marked as dirty.
static Tensor asOutput(const Tensor &result, Edge edge, bool isDirty,
                       bool isArgument) {
  if (isDirty) {
    capture::noteWritten(*result.getImpl(), std::move(edge));
    return result;
  }
  auto impl = std::make_shared<capture::TensorImpl>(*result.getImpl());
  bool isNew = !isArgument && !impl->own && !impl->cell->variable;
  if (isNew && impl->views.empty()) {
    impl->cell->variable = std::make_shared<capture::Variable>(std::move(edge));
    return result;
  }
  impl->detach();
  impl->own->requiresGrad = true;
  impl->own->edge = std::move(edge);
  return Tensor(std::move(impl));
}

static bool isAnyOf(const TensorList &tensors, const Tensor &tensor) {
  return llvm::any_of(tensors, [&](const Tensor &one) {
    return one.defined() && one.is_same(tensor);
  });
}

// A returned argument becomes another tensor, unless it is marked as dirty.
static TensorList callForward(const capture::CustomCall &call,
                              AutogradContext &context, bool hasRule) {
  NoGrad outside;
  TensorList results = call.forward(context);
  if (!hasRule)
    for (Tensor &result : results)
      if (result.defined() && isAnyOf(call.arguments, result) &&
          !ContextAccess{context}.isDirty(result))
        result = result.detach();
  return results;
}

static void checkDirty(const capture::CustomCall &call,
                       const ContextAccess &access, Place place) {
  for (const Tensor &argument : call.arguments)
    if (argument.defined() && access.isDirty(argument))
      capture::checkWrite(*argument.getImpl(), place);
}

namespace {
/// Calls a custom function whose backward becomes a node of the tape.
class CallOnTape {
public:
  CallOnTape(const capture::CustomCall &call,
             std::shared_ptr<AutogradContext> context, Place place);

  TensorList run();
  /// Records a call whose forward has returned these results.
  TensorList record(TensorList results);

private:
  const capture::CustomCall &call;
  const std::shared_ptr<AutogradContext> context;
  const Place place;
  std::vector<Edge> next;
  std::vector<bool> needed;
};
} // namespace

// Collects the edges of arguments before forward may write to these.
CallOnTape::CallOnTape(const capture::CustomCall &call,
                       std::shared_ptr<AutogradContext> context, Place place)
    : call(call), context(std::move(context)), place(place) {
  for (const Tensor &argument : call.arguments) {
    next.push_back(argument.defined() ? capture::edgeOf(argument) : Edge());
    needed.push_back(next.back() && is_grad_enabled());
  }
  ContextAccess{*this->context}.setNeeded(needed);
}

TensorList CallOnTape::run() {
  bool hasRule = llvm::is_contained(needed, true);
  return record(callForward(call, *context, hasRule));
}

TensorList CallOnTape::record(TensorList results) {
  if (!llvm::is_contained(needed, true))
    return results;
  ContextAccess access{*context};
  checkDirty(call, access, place);
  auto node = std::make_shared<capture::CustomNode>(
      std::move(next), unsigned(results.size()), call.backward, context, place);
  std::vector<bool> carries;
  for (const Tensor &argument : call.arguments)
    node->arguments.push_back(argument.defined()
                                  ? capture::CustomNode::kindOf(argument)
                                  : capture::CustomNode::Kind());
  for (const Tensor &result : results) {
    node->outputs.push_back(capture::CustomNode::kindOf(result));
    carries.push_back(access.carries(result));
  }
  node->keep(results);
  for (size_t i = 0; i < results.size(); ++i)
    if (carries[i])
      results[i] =
          asOutput(results[i], {node, unsigned(i)}, access.isDirty(results[i]),
                   isAnyOf(call.arguments, results[i]));
  return results;
}

//===----------------------------------------------------------------------===//
// Calls that are traced
//===----------------------------------------------------------------------===//

namespace {
/// A call in a graph: both directions are traced.
class CallInTrace {
public:
  CallInTrace(capture::Recorder &recorder, const capture::CustomCall &call,
              Place place)
      : recorder(recorder), call(call), place(place) {}

  TensorList run();

private:
  void save(const TensorList &tensors);
  TensorList gradients(const TensorList &ofCarried);
  TensorList addRule(TensorList results);
  TensorList recordRule(TensorList results, const TensorList &before);

  capture::Recorder &recorder;
  const capture::CustomCall &call;
  const Place place;
  std::shared_ptr<AutogradContext> context =
      std::make_shared<AutogradContext>();
  std::vector<bool> wanted, carries;
  std::vector<mlir::Value> sources;
  TensorList outputs;
};
} // namespace

// Saves the current values of the tensors. A backward that writes to them
// throws BreakInRegion, because they were made outside of its region.
void CallInTrace::save(const TensorList &tensors) {
  TensorList saved;
  for (const Tensor &tensor : tensors)
    saved.push_back(tensor.defined()
                        ? recorder.trace().makeTensor(
                              recorder.trace().valueOf(tensor, place))
                        : Tensor());
  ContextAccess{*context}.setUnpack(
      [saved = std::move(saved)] { return saved; });
}

TensorList CallInTrace::gradients(const TensorList &ofCarried) {
  TensorList all;
  for (size_t i = 0, next = 0; i < outputs.size(); ++i)
    if (carries[i])
      all.push_back(ofCarried[next++]);
    else
      all.push_back(ContextAccess{*context}.materializes() &&
                            outputs[i].defined()
                        ? zeros_like(outputs[i])
                        : Tensor());
  TensorList found = call.backward(*context, std::move(all));
  expectGradients(found, call.arguments.size(), place);
  return found;
}

// Adds the backward as an op of the graph. The op's results overwrite arguments
// that are marked as dirty, and replace other results by new tensors.
TensorList CallInTrace::addRule(TensorList results) {
  ContextAccess access{*context};
  checkDirty(call, access, place);
  TensorList carried;
  for (const Tensor &result : results) {
    carries.push_back(access.carries(result));
    if (carries.back())
      carried.push_back(result);
  }
  outputs = results;
  TensorList given = capture::withGradients(
      recorder, carried,
      {call.arguments, wanted, sources,
       [this](const TensorList &given) { return gradients(given); }},
      place);
  for (size_t i = 0, next = 0; i < results.size(); ++i) {
    if (!carries[i])
      continue;
    if (access.isDirty(results[i]))
      results[i].copy_(given[next++], place);
    else
      results[i] = given[next++];
  }
  return results;
}

// Breaks the graph and records the backward on the tape. `before` are the
// arguments as they were before forward wrote to them.
TensorList CallInTrace::recordRule(TensorList results,
                                   const TensorList &before) {
  recorder.breakGraph("a rule for gradients is called with values", place);
  capture::TraceScope outside(nullptr);
  capture::CustomCall asBefore{before, call.forward, call.backward};
  return CallOnTape(asBefore, context, place).record(std::move(results));
}

TensorList CallInTrace::run() {
  capture::Trace &trace = recorder.trace();
  wanted = capture::wantedGradients(recorder, call.arguments);
  ContextAccess access{*context};
  access.setNeeded(wanted);
  bool hasRule = llvm::is_contained(wanted, true);
  sources = capture::sourcesOf(recorder, call.arguments, wanted, place);
  TensorList before;
  // A leaf remains the same variable, even if forward writes to it.
  for (auto [argument, source] : llvm::zip_equal(call.arguments, sources))
    before.push_back(!source              ? Tensor()
                     : argument.is_leaf() ? argument
                                          : trace.makeTensor(source));
  TensorList results = callForward(call, *context, hasRule);
  if (!hasRule)
    return results;
  if (&recorder.trace() != &trace)
    return recordRule(std::move(results), before);
  TensorList toSave = access.takeSaved();
  try {
    save(toSave);
    return addRule(results);
  } catch (const capture::BreakInRegion &) {
    if (recorder.trace().isInRegion())
      throw;
  }
  access.putSaved(std::move(toSave));
  return recordRule(std::move(results), before);
}

TensorList capture::callCustom(CustomCall call, Place place) {
  if (Recorder *recorder = currentRecorder())
    return CallInTrace(*recorder, call, place).run();
  return CallOnTape(call, std::make_shared<AutogradContext>(), place).run();
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

namespace {
/// The node of a call that saves only its arguments.
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

// Returns new leaves with the elements of the arguments.
TensorList CheckpointNode::again() {
  if (isReleased)
    throw Exception(ErrorCode::InvalidState,
                    "backward: the tape was used before, and what it had kept "
                    "is gone: call backward() with retain_graph to use it "
                    "several times",
                    place);
  TensorList leaves;
  for (size_t i = 0; i < kept.size(); ++i) {
    leaves.push_back(kept[i].defined() ? kept[i].detach() : Tensor());
    if (!kept[i].defined())
      continue;
    if (kept[i].getImpl()->cell->storage->version() != versions[i])
      throw Exception(ErrorCode::InvalidState,
                      "backward: an argument of a checkpoint has been modified "
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
  EnableGrad recorded;
  TensorList results = [&] {
    llvm::scope_exit restore(
        [&, before = engine.randomPoint()] { engine.setRandomPoint(before); });
    engine.setRandomPoint(random);
    return function(leaves);
  }();
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

// Removes the history of a result that a node after `lastNode` computed.
static void giveUpTape(const Tensor &result, uint64_t lastNode) {
  const capture::TensorImpl &impl = *result.getImpl();
  std::shared_ptr<capture::Variable> &variable = impl.cell->variable;
  if (!impl.own && impl.views.empty() && variable && variable->edge &&
      variable->edge.node->number > lastNode)
    variable = nullptr;
}

// The call runs on the tape, because the arguments do not determine which
// results have gradients: the function may refer to other tensors.
static TensorList callCheckpoint(const CheckpointNode::Fn &function,
                                 const TensorList &arguments, Place place) {
  if (!is_grad_enabled())
    return function(arguments);
  capture::RandomPoint random = capture::Engine::get().randomPoint();
  std::vector<Edge> next;
  for (const Tensor &argument : arguments)
    next.push_back(argument.defined() ? capture::edgeOf(argument) : Edge());
  uint64_t lastNode = capture::lastNodeNumber();
  TensorList results = function(arguments);
  auto node = std::make_shared<CheckpointNode>(
      std::move(next), unsigned(results.size()), function, arguments, random,
      place);
  for (size_t i = 0; i < results.size(); ++i)
    if (results[i].defined() && results[i].requires_grad()) {
      giveUpTape(results[i], lastNode);
      results[i] = asOutput(results[i], {node, unsigned(i)}, /*isDirty=*/false,
                            isAnyOf(arguments, results[i]));
    }
  return results;
}

// In a trace, a checkpoint is an op, and its derivative runs the function
// again.
std::vector<Tensor> checkpoint(
    std::function<std::vector<Tensor>(const std::vector<Tensor> &)> function,
    std::vector<Tensor> arguments, Place place) {
  if (capture::isTracing())
    return capture::checkpointInTrace(function, arguments, place);
  return callCheckpoint(function, arguments, place);
}

} // namespace tcopt
