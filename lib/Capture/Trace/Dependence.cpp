//===- Dependence.cpp - dependence between values -------------------------===//

#include "Dependence.h"
#include "mlir/IR/Operation.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/Differentiable.h"

using namespace mlir;

namespace tcopt::capture {

static bool containsAny(const llvm::DenseSet<Value> &known,
                        ArrayRef<Value> values) {
  return llvm::any_of(values,
                      [&](Value value) { return known.contains(value); });
}

// Returns the values from outside of a checkpoint on which a yielded value
// depends.
static SmallVector<Value> usedFor(grad::CheckpointOp op, Value yielded) {
  Block &body = op.getBody().front();
  SmallVector<Value> used;
  for (Value value : dependenciesOf(body, yielded))
    if (!op.getBody().isAncestor(value.getParentRegion()))
      used.push_back(value);
  return used;
}

SmallVector<ValueFlow> flowsOf(Operation &op) {
  SmallVector<ValueFlow> flows;
  if (isa<grad::StopOp>(op))
    return flows;
  if (auto checkpoint = dyn_cast<grad::CheckpointOp>(op)) {
    auto yielded = checkpoint.getBody().front().getTerminator()->getOperands();
    for (auto [result, value] : llvm::zip_equal(op.getResults(), yielded))
      if (hasTangent(result.getType()))
        flows.push_back({usedFor(checkpoint, value), {result}});
    return flows;
  }
  SmallVector<Value> results;
  llvm::copy_if(op.getResults(), std::back_inserter(results),
                [](Value result) { return hasTangent(result.getType()); });
  if (!results.empty())
    flows.push_back({differentiatedValues(&op), std::move(results)});
  return flows;
}

void addDependents(Operation &op, llvm::DenseSet<Value> &known) {
  for (const ValueFlow &flow : flowsOf(op))
    if (containsAny(known, flow.from))
      known.insert_range(flow.to);
}

llvm::DenseSet<Value> dependentsOf(Block &block, ArrayRef<Value> sources) {
  llvm::DenseSet<Value> known(sources.begin(), sources.end());
  if (!known.empty())
    for (Operation &op : block)
      addDependents(op, known);
  return known;
}

llvm::DenseSet<Value> dependenciesOf(Block &block, ArrayRef<Value> results) {
  llvm::DenseSet<Value> known(results.begin(), results.end());
  for (Operation &op : llvm::reverse(block))
    if (llvm::any_of(op.getResults(),
                     [&](Value result) { return known.contains(result); }))
      for (const ValueFlow &flow : flowsOf(op))
        if (containsAny(known, flow.to))
          known.insert_range(flow.from);
  return known;
}

} // namespace tcopt::capture
