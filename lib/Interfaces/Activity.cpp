//===- Activity.cpp - the values that derivatives flow through ------------===//

#include "tcopt/Interfaces/Activity.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Interfaces/Differentiable.h"

using namespace mlir;

namespace tcopt {

SmallVector<Value> usedValues(Operation *op) {
  llvm::SetVector<Value> used(op->operand_begin(), op->operand_end());
  if (op->getNumRegions())
    getUsedValuesDefinedAbove(op->getRegions(), used);
  return used.takeVector();
}

SmallVector<Value> differentiatedValues(Operation *op) {
  if (auto differentiable = dyn_cast<DifferentiableOpInterface>(op))
    return differentiable.differentiatedValues();
  return usedValues(op);
}

// Null for ops that nobody has given a rule.
static Derivative derivativeOf(Operation *op) {
  if (auto differentiable = dyn_cast<DifferentiableOpInterface>(op))
    return differentiable.derivative();
  return Derivative::none("it has no derivative rule");
}

// Floats that are no tensors have no derivative here, but the derivatives of
// what is made of them would be wrong: such ops are obstacles.
static bool mayVary(Type type) {
  return hasTangent(type) || isa<FloatType>(type);
}

Activity::Activity(ArrayRef<Operation *> ops, ArrayRef<Value> sources,
                   ArrayRef<Value> targets) {
  spread(ops, sources);
  restrict(ops, targets);
}

void Activity::spread(ArrayRef<Operation *> ops, ArrayRef<Value> sources) {
  varied.insert(sources.begin(), sources.end());
  for (Operation *op : ops) {
    if (llvm::none_of(op->getResultTypes(), mayVary) ||
        derivativeOf(op).kind == Derivative::Kind::Zero ||
        llvm::none_of(differentiatedValues(op),
                      [&](Value used) { return varied.contains(used); }))
      continue;
    for (Value result : op->getResults())
      if (mayVary(result.getType()))
        varied.insert(result);
  }
}

void Activity::restrict(ArrayRef<Operation *> ops, ArrayRef<Value> targets) {
  auto activate = [&](Value value) {
    if (varied.contains(value))
      active.insert(value);
  };
  llvm::for_each(targets, activate);
  for (Operation *op : llvm::reverse(ops)) {
    if (llvm::none_of(op->getResults(),
                      [&](Value result) { return active.contains(result); }))
      continue;
    if (derivativeOf(op).kind == Derivative::Kind::None)
      found.push_back(op);
    llvm::for_each(differentiatedValues(op), activate);
  }
  std::reverse(found.begin(), found.end());
}

LogicalResult Activity::verify() const {
  for (Operation *op : found)
    op->emitOpError("is not differentiable: ") << derivativeOf(op).reason;
  return success(found.empty());
}

} // namespace tcopt
