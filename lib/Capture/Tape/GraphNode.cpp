//===- GraphNode.cpp - calls of graphs on the tape ------------------------===//

#include "GraphNode.h"
#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "../Trace/Trace.h"
#include "GraphStages.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"

using namespace mlir;

namespace tcopt::capture {

GraphNode::GraphNode(GraphCall call, std::vector<Edge> next)
    : Node(std::move(next), call.function->numResults(), call.name, call.place),
      engine(call.function->session()), call(std::move(call)) {}

GraphNode::~GraphNode() = default;

// As in PyTorch, a node that has saved no elements may be used again. A node of
// several results frees its saved tensors once all of their tapes are used.
void GraphNode::release() {
  auto isWhole = [](const SavedTensor &one) { return one.isWhole(); };
  bool keepsInputs = call.derivative->keepsInputs;
  if (llvm::none_of(saved, isWhole) &&
      !(keepsInputs && llvm::any_of(inputs, isWhole)))
    return;
  spent |= applied;
  for (unsigned i : call.derivative->carries.set_bits())
    if (i < spent.size() && !spent[i])
      return;
  saved.clear();
  inputs.clear();
  isReleased = true;
}

// The tape of a result includes the tapes of the results that it is computed
// from. Throws Exception if one of these was used before.
void GraphNode::noteApplied(const Tensors &gradients) {
  const Derivative &derivative = *call.derivative;
  if (derivative.arrivals.empty())
    return;
  applied.clear();
  applied.resize(numOutputs);
  spent.resize(numOutputs);
  for (unsigned i = 0; i < numOutputs; ++i)
    if (gradients[i].defined())
      applied |= derivative.uses[i];
  if (applied.anyCommon(spent))
    throwReleased();
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

void GraphNode::throwReleased() const {
  throw Exception(ErrorCode::InvalidState,
                  "backward: the tape of '" + name +
                      "' was used before, and what it had kept is gone: call "
                      "backward() with retain_graph to use it several times",
                  place);
}

void GraphNode::checkSaved() const {
  if (isReleased)
    throwReleased();
  if (!call.derivative->error.empty())
    throw Exception(ErrorCode::CompilationFailed, call.derivative->error);
}

static Tensor zerosOn(const DeviceInfo *device, llvm::ArrayRef<int64_t> sizes,
                      DType dtype) {
  Tensor zero = zeros(Sizes(sizes.begin(), sizes.end()), dtype);
  return device ? movedTo(device, zero) : zero;
}

Tensor GraphNode::zerosOf(unsigned result) const {
  Tensor zero = zerosOn(call.function->device, sizes[result],
                        call.function->resultType(result));
  return call.whole ? zero.reshape({-1}) : zero;
}

Tensor GraphNode::gradientOf(const Tensors &gradients, unsigned result) const {
  const Tensor &gradient = gradients[result];
  return call.whole && gradient.defined() ? gradient.reshape({-1}) : gradient;
}

// Gradients of inputs are defined if a result with a defined gradient depends
// on them. They are zeros if the derivative is zero everywhere.
Tensors GraphNode::complete(Tensors found, const Tensors &gradients) const {
  const Derivative &derivative = *call.derivative;
  if (derivative.arrivals.empty())
    return found;
  llvm::SmallBitVector arrives(unsigned(found.size()));
  for (auto [gradient, inputs] :
       llvm::zip_equal(gradients, derivative.arrivals))
    if (gradient.defined())
      arrives |= inputs;
  for (auto [i, one] : llvm::enumerate(found))
    if (!arrives[unsigned(i)])
      one = Tensor();
    else if (!one.defined())
      one = zerosOn(call.function->device, wantedSizes[i],
                    call.function->inputType(derivative.wanted[i]));
  return found;
}

namespace {
/// A function that computes gradients from saved values and cotangents.
/// Undefined cotangents are removed, together with saved values that only these
/// need.
struct GradientCall {
  GradientCall(std::shared_ptr<GraphFunction> given, size_t numSaved,
               const Tensors &cotangents)
      : function(std::move(given)), numSaved(numSaved) {
    llvm::BitVector undefined(unsigned(numSaved + cotangents.size()));
    for (auto [i, one] : llvm::enumerate(cotangents))
      undefined[unsigned(numSaved + i)] = !one.defined();
    if (undefined.none())
      return;
    const GraphFunction::Pruned &pruned =
        function->withoutCotangents(undefined, unsigned(numSaved));
    function = pruned.function;
    dropped = &pruned.dropped;
  }

  bool needsSaved(size_t i) const {
    return !dropped || !dropped->arguments[unsigned(i)];
  }
  bool needsCotangent(size_t i) const { return needsSaved(numSaved + i); }
  /// Inserts undefined gradients for the removed results.
  Tensors complete(Tensors found) const {
    if (!dropped)
      return found;
    Tensors all;
    for (unsigned i = 0, next = 0; i < dropped->results.size(); ++i)
      all.push_back(dropped->results[i] ? Tensor() : std::move(found[next++]));
    return all;
  }

  std::shared_ptr<GraphFunction> function;
  const size_t numSaved;
  /// Null if all cotangents are defined.
  const DroppedCotangents *dropped = nullptr;
};
} // namespace

Tensors GraphNode::cotangentsOf(const Tensors &gradients,
                                llvm::ArrayRef<unsigned> results) const {
  Tensors cotangents;
  for (unsigned result : results)
    cotangents.push_back(gradientOf(gradients, result));
  return cotangents;
}

Tensors GraphNode::compute(const Tensors &gradients) {
  llvm::ArrayRef<unsigned> of = call.derivative->cotangents;
  Tensors cotangents = cotangentsOf(gradients, of);
  GradientCall backward(call.derivative->backward, saved.size(), cotangents);
  GraphFunction &function = *backward.function;
  if (function.numResults() == 0)
    return backward.complete({});
  CallInputs given(function.numInputs());
  for (auto [i, one] : llvm::enumerate(saved)) {
    if (!backward.needsSaved(i))
      continue;
    one.check(*this);
    given.add(one.input());
  }
  for (auto [i, one] : llvm::enumerate(cotangents))
    if (backward.needsCotangent(i))
      given.addAny(one.defined() ? one : zerosOf(of[i]), "backward()", Place());
  std::vector<Result> results =
      runNamed(*function.program(), given, function.device,
               "backward of " + name, place);
  Tensors found;
  for (auto [i, result] : llvm::enumerate(results)) {
    if (call.whole)
      result.layout = Layout::rowMajor(*call.whole);
    found.push_back(
        tensorOf(function.resultType(unsigned(i)), std::move(result)));
  }
  return backward.complete(std::move(found));
}

// Computes gradients by calls that are recorded on the tape, for create_graph.
Tensors GraphNode::computeRecorded(const Tensors &gradients) {
  bool usesInputs = call.derivative->keepsInputs;
  std::vector<SavedTensor> &kept = usesInputs ? inputs : saved;
  GraphFunction &function = *call.function;
  llvm::SmallVector<unsigned> of = call.derivative->cotangents;
  if (usesInputs) {
    of.clear();
    for (unsigned i = 0; i < function.numResults(); ++i)
      if (isFloat(function.resultType(i)))
        of.push_back(i);
  }
  Tensors cotangents = cotangentsOf(gradients, of);
  GradientCall backward(usesInputs ? function.whole(*call.derivative)
                                   : call.derivative->backward,
                        kept.size(), cotangents);
  if (backward.function->numResults() == 0)
    return backward.complete({});
  Tensors operands;
  for (auto [i, one] : llvm::enumerate(kept)) {
    if (!backward.needsSaved(i))
      continue;
    one.check(*this);
    Tensor operand = one.tensor(*this);
    operands.push_back(call.whole && one.isWhole() ? operand.reshape({-1})
                                                   : operand);
  }
  for (auto [i, one] : llvm::enumerate(cotangents))
    if (backward.needsCotangent(i))
      operands.push_back(one.defined() ? one : zerosOf(of[i]));
  Tensors found =
      callGraph(backward.function, operands, "backward of " + name, place);
  if (call.whole)
    for (Tensor &one : found)
      one = one.reshape(Sizes(call.whole->begin(), call.whole->end()));
  return backward.complete(std::move(found));
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

Edge GraphNode::edgeOfWhole(const ViewInGraph &view) {
  if (view.isOfResult)
    return {shared_from_this(), view.whole};
  auto wanted = llvm::find(call.derivative->wanted, view.whole);
  return wanted == call.derivative->wanted.end()
             ? Edge()
             : next[size_t(wanted - call.derivative->wanted.begin())];
}

void GraphNode::setViews(ArrayRef<ViewPath> paths) {
  auto self = std::static_pointer_cast<GraphNode>(shared_from_this());
  for (auto [view, path] : llvm::zip_equal(call.derivative->views, paths)) {
    views.emplace_back(path.begin(), path.end());
    Edge whole = path.empty() ? Edge() : edgeOfWhole(view);
    if (whole)
      path.back()->edge.addUser(self, whole);
  }
}

// Views that no longer exist are skipped.
std::vector<StageView> GraphNode::viewsOfStages() {
  std::vector<StageView> found;
  for (auto [view, path] : llvm::zip(call.derivative->views, views)) {
    StageView stage;
    std::tie(stage.value, stage.whole) = call.function->valuesOf(view);
    for (const auto &weak : path)
      stage.views.push_back(weak.lock());
    stage.before = edgeOfWhole(view);
    if (!stage.views.empty() && !llvm::is_contained(stage.views, nullptr))
      found.push_back(std::move(stage));
  }
  return found;
}

// Computes the graph again, so that each result has its own history.
void GraphNode::callInStages() {
  if (isReplaced || isReleased)
    return;
  checkSaved();
  EngineScope scope(engine);
  const Derivative &derivative = *call.derivative;
  auto stages = call.function->stages(derivative);
  func::FuncOp graph = call.function->graph();
  ValueTensors values;
  auto results = graph.front().getTerminator()->getOperands();
  llvm::DenseSet<Value> used(results.begin(), results.end());
  for (const GraphStage &stage : *stages)
    used.insert(stage.operands.begin(), stage.operands.end());
  for (auto [i, input] : llvm::enumerate(inputs)) {
    Value argument = graph.getArgument(unsigned(i));
    if (!used.contains(argument))
      continue;
    input.check(*this);
    values[argument] = input.tensor(*this);
  }
  NodeNumberScope numbers(*this);
  callStages(*stages, values, StageLeaves(), viewsOfStages(), name, place);
  std::vector<Edge> outputs(numOutputs);
  SmallVector<Value> histories = call.function->historiesOf(derivative);
  for (unsigned i : derivative.carries.set_bits()) {
    bool isCut = derivative.bypassed.any() && derivative.bypassed[i];
    outputs[i] = edgeOf(values.lookup(isCut ? histories[i] : results[i]));
  }
  next = std::move(outputs);
  saved.clear();
  inputs.clear();
  isReplaced = true;
}

Edge GraphNode::exactEdge(unsigned output) {
  bool isExact = !call.isOfProgram || call.whole || isReleased ||
                 call.derivative->bypassed.empty() ||
                 !call.derivative->bypassed[output];
  if (!isExact)
    callInStages();
  return currentEdge({shared_from_this(), output});
}

Tensors GraphNode::apply(Tensors gradients) {
  if (isReplaced)
    return gradients;
  checkSaved();
  noteApplied(gradients);
  EngineScope scope(engine);
  Tensors found =
      is_grad_enabled() ? computeRecorded(gradients) : compute(gradients);
  return complete(std::move(found), gradients);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

namespace {
/// Saves the values of a call that the node keeps.
class CallSaver {
public:
  CallSaver(const GraphCall &call, const CallInputs &inputs,
            const CallResults &results)
      : derivative(*call.derivative), function(*call.function), inputs(inputs),
        results(results), isFlat(call.whole) {}

  SavedTensor input(unsigned i) const {
    SavedTensor saved = SavedTensor::ofInput(inputs, i, function.inputType(i));
    if (llvm::is_contained(derivative.wanted, i))
      saved.setEdge(edgeOf(*inputs.source(i).tensor));
    return flat(std::move(saved));
  }
  SavedTensor extra(unsigned i) const {
    const Result &result = results.extras[i];
    return flat(SavedTensor::ofTensor(derivative.extraTypes[i], result.storage,
                                      result.layout));
  }
  SavedTensor operator()(const SavedValue &source) const;

private:
  SavedTensor flat(SavedTensor saved) const {
    return isFlat ? saved.flattened() : saved;
  }
  SavedTensor result(unsigned i) const {
    SavedTensor saved = results.save(i);
    if (derivative.carries[i])
      saved.setOutput(i);
    return flat(std::move(saved));
  }
  SavedTensor whole(const SavedValue &source) const;

  const Derivative &derivative;
  const GraphFunction &function;
  const CallInputs &inputs;
  const CallResults &results;
  const bool isFlat;
};
} // namespace

SavedTensor CallSaver::whole(const SavedValue &source) const {
  switch (source.kind) {
  case SavedValue::Kind::Input:
    return input(source.index);
  case SavedValue::Kind::Result:
    return result(source.index);
  case SavedValue::Kind::Extra:
    return extra(source.index);
  }
  llvm_unreachable("all kinds are listed");
}

SavedTensor CallSaver::operator()(const SavedValue &source) const {
  SavedTensor saved = whole(source);
  return source.sizesOnly ? saved.sizesOnly() : saved;
}

std::shared_ptr<GraphNode> recordCall(GraphCall call, const CallInputs &inputs,
                                      CallResults results) {
  std::shared_ptr<const Derivative> derivative = call.derivative;
  CallSaver save(call, inputs, results);
  std::vector<Edge> next;
  for (unsigned input : derivative->wanted)
    next.push_back(edgeOf(*inputs.source(input).tensor));
  unsigned numInputs = call.function->numInputs();
  bool keepsInputs = derivative->keepsInputs ||
                     (call.isOfProgram && derivative->mayHaveStages());
  auto node = std::make_shared<GraphNode>(std::move(call), std::move(next));
  node->saved.reserve(derivative->saved.size());
  for (const SavedValue &source : derivative->saved)
    node->saved.push_back(save(source));
  for (unsigned i = 0; keepsInputs && i < numInputs; ++i) {
    node->inputs.push_back(save.input(i));
    auto extra = derivative->inputExtras.find(i);
    if (extra != derivative->inputExtras.end())
      node->inputs.back().replaceElements(save.extra(extra->second));
  }
  node->sizes = std::move(results.sizes);
  if (!derivative->arrivals.empty())
    for (unsigned input : derivative->wanted)
      node->wantedSizes.push_back(inputs.source(input).layout->sizes);
  return node;
}

Tensors callGraph(const std::shared_ptr<GraphFunction> &function,
                  const Tensors &given, const std::string &name, Place place) {
  llvm::BitVector wanted(function->numInputs());
  for (auto [i, input] : llvm::enumerate(given))
    wanted[unsigned(i)] =
        is_grad_enabled() && isFloat(input.dtype()) && edgeOf(input);
  std::shared_ptr<const Derivative> derivative =
      wanted.any() ? function->derivative(wanted) : nullptr;
  CallInputs inputs(given.size());
  for (const Tensor &input : given)
    inputs.addAny(input, "backward()", Place());
  std::vector<Result> computed =
      runNamed(*function->program(derivative.get()), inputs, function->device,
               name, place);
  Tensors results;
  std::vector<SizeVector> sizes;
  for (unsigned i = 0; i < function->numResults(); ++i) {
    sizes.push_back(computed[i].layout.sizes);
    results.push_back(tensorOf(function->resultType(i), computed[i]));
  }
  if (!derivative)
    return results;
  auto save = [&](unsigned i) {
    return SavedTensor::ofTensor(function->resultType(i), computed[i].storage,
                                 computed[i].layout);
  };
  auto extras = llvm::ArrayRef(computed).drop_front(function->numResults());
  std::shared_ptr<GraphNode> node =
      recordCall({function, derivative, name, place}, inputs,
                 {save, extras, std::move(sizes)});
  for (unsigned i : derivative->carries.set_bits())
    results[i].getImpl()->cell->variable =
        std::make_shared<Variable>(Edge{node, i});
  return results;
}

} // namespace tcopt::capture
