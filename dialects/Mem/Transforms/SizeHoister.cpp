//===- SizeHoister.cpp - sizes at the start of a function -----------------===//

#include "tcopt/Mem/Transforms/SizeHoister.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Core/IR/CoreOps.h"

using namespace mlir;

namespace tcopt::mem {

// What stands at the point already need not move.
void SizeHoister::move(Operation *op) {
  if (op->getBlock() != &entry || Block::iterator(op) != point())
    op->moveBefore(&entry, point());
  last = op;
}

bool SizeHoister::hoist(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return cast<BlockArgument>(value).getOwner() == &entry;
  if (hoisted.contains(op))
    return true;
  if (!isPure(op) || op->getNumRegions() != 0 ||
      !llvm::all_of(op->getOperands(), [&](Value v) { return hoist(v); }))
    return false;
  move(op);
  hoisted.insert(op);
  return true;
}

void SizeHoister::hoistGuards() {
  SmallVector<core::RequireOp> guards(entry.getOps<core::RequireOp>());
  for (core::RequireOp guard : guards)
    if (hoist(guard.getCondition()))
      move(guard);
}

} // namespace tcopt::mem
