//===- TraceGradients.cpp - gradients that a traced function sets ---------===//

#include "TraceGradients.h"
#include "Dependence.h"
#include "Recorder.h"
#include "tcopt/Capture/detail/Guards.h"
#include "tcopt/Interfaces/Differentiable.h"

using namespace mlir;

namespace tcopt::capture {

// The gradient of a tensor from outside may be another tensor in a later call.
// For a captured tensor, the gradient is guarded. For an argument, the function
// is traced in each call.
Tensor TraceGradients::gradientOf(const TensorImpl &tensor) {
  const std::shared_ptr<Variable> &variable = tensor.variable();
  for (const LeafGradient &known : set)
    if (known.root.isVariable(variable))
      return known.gradient;
  Tensor gradient = variable ? variable->grad : Tensor();
  if (recorder.variables.isMadeInside(tensor))
    return gradient;
  tensor.cell->look();
  if (!gradient.defined()) {
    missing.push_back(WeakRoot(*rootOf(tensor)));
    return {};
  }
  std::weak_ptr<const void> owner = variable;
  if (recorder.variables.isArgument(variable))
    noteEffect("the gradient of an argument is used");
  else
    guardTensor(variable->grad, "a gradient", &owner);
  return gradient;
}

void TraceGradients::makeVariable(TensorImpl &tensor) {
  if (!tensor.variable())
    recorder.arguments.changeVariable(
        tensor, [](TensorImpl &impl) { (void)impl.makeVariable(); });
}

void TraceGradients::setGradient(const TensorImpl &tensor, Tensor gradient) {
  tensor.cell->look();
  for (LeafGradient &known : set)
    if (known.root.isVariable(tensor.variable())) {
      known.gradient = std::move(gradient);
      return;
    }
  set.push_back({WeakRoot(*rootOf(tensor)), std::move(gradient)});
}

bool TraceGradients::canDifferentiate(const std::vector<Tensor> *wanted) const {
  Trace &trace = recorder.trace();
  if (recorder.arguments.areShared || trace.isInRegion() ||
      trace.devices.isMixed())
    return false;
  llvm::SmallVector<const Variable *> made;
  for (const Trace::Input &input : trace.inputs())
    if (input.tensor->requiresGrad()) {
      const Variable &variable = *input.tensor->variable();
      if (isWatched(variable) || !input.tensor->isWhole())
        return false;
      if (variable.edge)
        made.push_back(&variable);
    }
  if (made.empty() || !wanted)
    return made.empty();
  // A wanted tensor must not be an ancestor of an input that was computed
  // outside of the graph.
  return llvm::all_of(*wanted, [&](const Tensor &tensor) {
    const TensorImpl &impl = *tensor.getImpl();
    bool isOnlyInput = made.size() == 1 && impl.isWhole() &&
                       made.front() == impl.variable().get();
    return isOnlyInput || (recorder.variables.isMadeInside(impl) &&
                           recorder.variables.hasHistoryHere(impl));
  });
}

llvm::DenseSet<Value> TraceGradients::spentValues() {
  llvm::DenseSet<Value> known;
  if (spent.empty())
    return known;
  for (Operation &op : recorder.trace().function().front()) {
    addDependents(op, known);
    if (!spent.contains(&op))
      continue;
    for (Value result : op.getResults())
      if (hasTangent(result.getType()))
        known.insert(result);
  }
  return known;
}

} // namespace tcopt::capture
