//===- TraceVariables.cpp - autograd variables of a trace -----------------===//

#include "TraceVariables.h"
#include "../Autograd/ViewNode.h"
#include "../Session/Engine.h"
#include "Dependence.h"
#include "Recorder.h"
#include "Regions.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Interfaces/Differentiable.h"
#include "tcopt/Interpreter/RuntimeValue.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static Value build(Trace &trace, Place place,
                   llvm::function_ref<Value(Builder &)> body) {
  OpBuilder ops = trace.builder();
  Builder builder(trace, ops, place);
  return body(builder);
}

Value TraceVariables::stop(Value value, Place place) {
  return build(recorder.trace(), place,
               [&](Builder &b) { return b.stopGradient(value); });
}

// Returns a value with given elements and the history of another value.
Value TraceVariables::through(Value elements, Value history, Place place,
                              bool isZero) {
  if (!hasTangent(elements.getType()))
    return elements;
  Trace &trace = recorder.trace();
  TracedType type = typeOf(trace, elements);
  RegionBody body(trace);
  body.block().addArgument(type.type, locationOf(place));
  return build(trace, place, [&](Builder &b) {
    Value constant = b.stopGradient(elements);
    Value cotangent = body.block().getArgument(0);
    if (isZero) {
      OpBuilder inside = OpBuilder::atBlockEnd(&body.block());
      Builder zeros(trace, inside, place);
      cotangent = zeros.expand(zeros.scalar(0, graph::elementType(history)),
                               zeros.sizesOf(history));
    }
    yield<grad::YieldOp>(b, body.block(), cotangent, typeOf(trace, history));
    OperationState state(b.location(), grad::CustomVjpOp::getOperationName());
    state.addTypes(type.type);
    state.addOperands({constant, history});
    state.getOrAddProperties<grad::CustomVjpOp::Properties>()
        .operandSegmentSizes = {1, 1};
    state.addRegion();
    Value joined = finish(b, trace, state, {&body}, type).front();
    histories[joined] = {history, isZero};
    return joined;
  });
}

Value TraceVariables::viewed(const TensorImpl &tensor, size_t numViews,
                             Value value, Place place) {
  return build(recorder.trace(), place, [&](Builder &b) {
    for (size_t i = 0; i < numViews; ++i)
      value = tensor.views[i]->apply(b, value);
    return value;
  });
}

void TraceVariables::noteConstant(Value value) {
  if (!recorder.isRecorded)
    constants.insert(value);
}

Value TraceVariables::read(const std::shared_ptr<Cell> &cell, Value elements,
                           Place place) {
  if (!recorder.leaves.keepsGradients() || !settings().isGradEnabled)
    return elements;
  if (constants.contains(elements))
    return stop(elements, place);
  auto entry = stale.find(cell.get());
  if (entry == stale.end())
    return elements;
  Trace &trace = recorder.trace();
  Value history = entry->second.second;
  if (!history)
    history = trace.inputOf(cell, place);
  Value value = through(elements, history, place);
  if (!trace.isInRegion()) {
    trace.replaceValue(cell, value);
    stale.erase(cell.get());
  }
  return value;
}

const TraceVariables::OwnValue *
TraceVariables::known(const Variable &own) const {
  auto entry = owns.find(&own);
  bool isAlive = entry != owns.end() && !entry->second.variable.expired();
  return isAlive ? &entry->second : nullptr;
}

// A variable from outside is an argument of its own unless its elements were
// written to.
Value TraceVariables::readOwn(const std::shared_ptr<Cell> &cell,
                              const TensorImpl &tensor,
                              const std::shared_ptr<Variable> &own,
                              size_t numViews, Place place) {
  Trace &trace = recorder.trace();
  auto rootHere = [&] {
    TensorImpl here(cell, tensor.views, SizeVector());
    return rootOf(here, own, numViews);
  };
  bool isOutside = isFromOutside(*own);
  const OwnValue *entry = known(*own);
  bool isInput = isOutside || (own->requiresGrad && !entry);
  if (isInput && !trace.changedValue(*cell))
    return trace.inputOf(rootHere(), place);
  Value elements = trace.elementsOf(cell, place);
  if (entry && entry->elements == elements)
    return entry->value;
  Value part = viewed(tensor, numViews, elements, place);
  if (!recorder.leaves.keepsGradients())
    return part;
  Value history;
  if (entry && recorder.leaves.dependsOnLeaf(entry->value))
    history = entry->value;
  else if (!entry && isOutside && own->requiresGrad)
    history = trace.inputOf(rootHere(), place);
  Value value = history && settings().isGradEnabled
                    ? through(part, history, place)
                    : stop(part, place);
  if (!trace.isInRegion() && (!history || settings().isGradEnabled))
    owns[own.get()] = {own, elements, value};
  return value;
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

void TraceVariables::noteUnrecordedWrite(const std::shared_ptr<Cell> &cell) {
  if (!recorder.leaves.keepsGradients() || stale.contains(cell.get()))
    return;
  Value before = recorder.trace().changedValue(*cell);
  bool hasHistory =
      before ? recorder.leaves.dependsOnLeaf(before) : cell->requiresGrad();
  if (hasHistory)
    stale[cell.get()] = {cell, before};
}

Value TraceVariables::noteRecordedWrite(const std::shared_ptr<Cell> &cell,
                                        Value value, Place place) {
  Value before = recorder.trace().changedValue(*cell);
  bool hasHistory = requiresGradient(TensorImpl(cell));
  stale.erase(cell.get());
  if (!recorder.leaves.keepsGradients() || !hasHistory ||
      recorder.leaves.dependsOnLeaf(value))
    return value;
  if (!before)
    before = recorder.trace().inputOf(cell, place);
  return through(value, before, place, /*isZero=*/true);
}

void TraceVariables::noteOwnWrite(const TensorImpl &tensor, Value value,
                                  Value elements) {
  owns[tensor.own.get()] = {tensor.own, elements, value};
}

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

bool TraceVariables::isFromOutside(const Variable &variable) const {
  return variable.madeBy != recorder.id();
}

bool TraceVariables::isMadeInside(const TensorImpl &tensor) const {
  if (tensor.own)
    return !isFromOutside(*tensor.own);
  return tensor.cell->isTraced && !recorder.arguments.argumentOf(*tensor.cell);
}

bool TraceVariables::isUsed(const TensorImpl &tensor) const {
  const std::shared_ptr<Variable> &variable = tensor.variable();
  auto isInput = [&](const Trace::Input &input) {
    return input.cell() == tensor.cell && input.tensor->variable() == variable;
  };
  auto isLeaf = [&](const LeafValue &leaf) {
    return variable && leaf.root.isVariable(variable);
  };
  return llvm::any_of(recorder.trace().inputs(), isInput) ||
         llvm::any_of(recorder.leaves.made(), isLeaf);
}

bool TraceVariables::requiresGradient(const TensorImpl &tensor) {
  if (tensor.own) {
    const OwnValue *entry = known(*tensor.own);
    return tensor.own->requiresGrad ||
           (entry && recorder.leaves.dependsOnLeaf(entry->value));
  }
  Value elements = recorder.trace().changedValue(*tensor.cell);
  if (!elements)
    return tensor.requiresGrad();
  auto entry = stale.find(tensor.cell.get());
  if (entry == stale.end())
    return !constants.contains(elements) &&
           recorder.leaves.dependsOnLeaf(elements);
  Value history = entry->second.second;
  return history ? recorder.leaves.dependsOnLeaf(history)
                 : tensor.cell->requiresGrad();
}

bool TraceVariables::isLeaf(const TensorImpl &tensor) {
  if (!requiresGradient(tensor))
    return true;
  const std::shared_ptr<Variable> &variable = tensor.variable();
  return tensor.isWhole() && variable && variable->requiresGrad &&
         !variable->edge;
}

bool TraceVariables::isArgument(
    const std::shared_ptr<Variable> &variable) const {
  return llvm::any_of(recorder.given.tensors, [&](const Tensor &shadow) {
    return shadow.defined() && shadow.getImpl()->variable() == variable;
  });
}

// Breaks the graph first, because the change affects the caller's tensor:
// earlier ops are recorded on the tape with the old state of the tensor.
void TraceVariables::changeOutside(
    TensorImpl &tensor, const char *what, Place place,
    llvm::function_ref<void(TensorImpl &)> change) {
  recorder.breakGraph(
      std::string(what) + " of a tensor that was computed before", place);
  recorder.arguments.changeVariable(tensor, change);
}

void TraceVariables::setRequiresGrad(TensorImpl &tensor, bool value,
                                     Place place) {
  // A view of a tensor without gradients becomes a variable of its own.
  if (!tensor.isWhole() && !recorder.arguments.isArgument(tensor))
    tensor.detach();
  if (!isMadeInside(tensor) || isUsed(tensor))
    return changeOutside(
        tensor, "requires_grad_()", place,
        [&](TensorImpl &impl) { impl.makeVariable().requiresGrad = value; });
  Trace &trace = recorder.trace();
  Variable &variable = tensor.makeVariable();
  variable.requiresGrad = value;
  if (!recorder.leaves.keepsGradients() && value)
    recorder.isRecorded = true;
  const std::shared_ptr<Cell> &cell = tensor.cell;
  if (tensor.own) {
    Value elements = trace.elementsOf(cell, place);
    Value part = stop(viewed(tensor, tensor.ownViews, elements, place), place);
    owns[tensor.own.get()] = {tensor.own, elements, part};
    if (value)
      recorder.leaves.add(*rootOf(tensor), part);
  } else if (Value before = trace.changedValue(*cell)) {
    Value part = stop(before, place);
    trace.replaceValue(cell, part);
    stale.erase(cell.get());
    if (value)
      recorder.leaves.add(tensor, part);
  }
}

void expectNoView(const TensorImpl &tensor, Place place) {
  if (!tensor.isWhole())
    throw Exception("detach_: expected no view of another tensor (detach() "
                    "gives a tensor that requires no gradient)",
                    place);
}

void TraceVariables::detach(TensorImpl &tensor, Place place) {
  if (!requiresGradient(tensor))
    return;
  auto change = [&](TensorImpl &impl) {
    expectNoView(impl, place);
    if (const std::shared_ptr<Variable> &variable = impl.variable()) {
      variable->requiresGrad = false;
      variable->edge = {};
    }
  };
  if (!isMadeInside(tensor) || isUsed(tensor))
    return changeOutside(tensor, "detach_()", place, change);
  Trace &trace = recorder.trace();
  change(tensor);
  if (tensor.own) {
    owns.erase(tensor.own.get());
  } else if (Value before = trace.changedValue(*tensor.cell)) {
    trace.replaceValue(tensor.cell, stop(before, place));
    stale.erase(tensor.cell.get());
  }
}

//===----------------------------------------------------------------------===//
// Sources of gradients
//===----------------------------------------------------------------------===//

Value TraceVariables::sourceOf(const Tensor &tensor, Place place) {
  const TensorImpl &impl = *tensor.getImpl();
  const std::shared_ptr<Variable> &variable = impl.variable();
  if (variable && impl.isWhole())
    for (const LeafValue &leaf : recorder.leaves.all())
      if (leaf.root.isVariable(variable))
        return leaf.value;
  return historyOf(recorder.trace().valueOf(tensor, place));
}

Value TraceVariables::historyOf(Value value) const {
  for (auto next = histories.find(value);
       next != histories.end() && !next->second.isZero;
       next = histories.find(value))
    value = next->second.value;
  return value;
}

//===----------------------------------------------------------------------===//
// Histories
//===----------------------------------------------------------------------===//

// Inputs may have been computed from a variable of an earlier graph of the
// function.
bool TraceVariables::hasHistoryHere(const TensorImpl &tensor) const {
  if (tensor.own)
    return known(*tensor.own);
  auto entry = stale.find(tensor.cell.get());
  if (entry != stale.end())
    return bool(entry->second.second);
  return bool(recorder.trace().changedValue(*tensor.cell));
}

bool isWatched(const Variable &variable) {
  bool hasHook = llvm::any_of(
      variable.hooks, [](const GradientHook &hook) { return bool(hook); });
  return hasHook || isWatched(variable.edge);
}

//===----------------------------------------------------------------------===//
// Ends of graphs
//===----------------------------------------------------------------------===//

std::vector<OwnResult> TraceVariables::settle() {
  std::vector<OwnResult> results;
  if (!recorder.isRecorded)
    return results;
  EnableGrad recorded;
  std::vector<std::shared_ptr<Cell>> cells;
  for (auto &[cell, entry] : stale)
    if (std::shared_ptr<Cell> alive = entry.first.lock())
      if (isMadeInside(TensorImpl(alive)))
        cells.push_back(std::move(alive));
  for (const std::shared_ptr<Cell> &cell : cells)
    if (Value elements = recorder.trace().changedValue(*cell))
      (void)read(cell, elements, Place());
  for (auto &[pointer, entry] : owns)
    if (std::shared_ptr<Variable> own = entry.variable.lock())
      if (!own->requiresGrad && recorder.leaves.dependsOnLeaf(entry.value))
        results.push_back(
            {std::move(own), recorder.trace().makeTensor(entry.value)});
  return results;
}

void TraceVariables::startGraph() {
  stale.clear();
  owns.clear();
  histories.clear();
  constants.clear();
}

} // namespace tcopt::capture
