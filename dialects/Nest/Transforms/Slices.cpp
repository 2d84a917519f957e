//===- Slices.cpp - copies of what values are computed from ---------------===//

#include "tcopt/Nest/Transforms/Slices.h"
#include "mlir/IR/OperationSupport.h"

using namespace mlir;

namespace tcopt::nest {

// Without recursion: chains may be long.
Value SliceCopier::copy(Value value) {
  SmallVector<Operation *> stack;
  if (!mapping.contains(value))
    stack.push_back(value.getDefiningOp());
  while (!stack.empty()) {
    Operation *op = stack.back();
    size_t size = stack.size();
    for (Value operand : op->getOperands())
      if (!mapping.contains(operand))
        stack.push_back(operand.getDefiningOp());
    if (stack.size() > size)
      continue;
    stack.pop_back();
    if (!mapping.contains(op->getResult(0)))
      copy(op);
  }
  return mapping.lookup(value);
}

void SliceCopier::copy(Operation *op) {
  constexpr auto flags = OperationEquivalence::IgnoreLocations;
  Operation *copy = builder.clone(*op, mapping);
  llvm::hash_code hash = OperationEquivalence::computeHash(
      copy, OperationEquivalence::directHashValue,
      OperationEquivalence::ignoreHashValue, flags);
  SmallVector<Operation *, 1> &known = copies[hash];
  for (Operation *other : known)
    if (OperationEquivalence::isEquivalentTo(copy, other, flags)) {
      mapping.map(op->getResults(), other->getResults());
      copy->erase();
      return;
    }
  known.push_back(copy);
}

} // namespace tcopt::nest
