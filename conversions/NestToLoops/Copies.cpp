//===- Copies.cpp - copies of slices as linalg ops ------------------------===//

#include "Copies.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

void loops::generalizeCopies(
    nest::KernelSchedule &schedule,
    llvm::function_ref<bool(ScheduleAttrInterface)> isWanted) {
  SmallVector<memref::CopyOp> copies;
  for (Operation *op : schedule.getOps())
    if (auto copy = dyn_cast<memref::CopyOp>(op);
        copy && schedule.lookup(copy) && isWanted(schedule.lookup(copy)))
      copies.push_back(copy);
  for (memref::CopyOp op : copies) {
    OpBuilder builder(op);
    schedule.replace(op,
                     linalg::makeMemRefCopyOp(builder, op.getLoc(),
                                              op.getSource(), op.getTarget()));
    op.erase();
  }
}

Value loops::originOf(Value value) {
  while (Operation *producer = value.getDefiningOp()) {
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(producer))
      value = insert.getDest();
    else if (auto target = dyn_cast<DestinationStyleOpInterface>(producer))
      value = target.getTiedOpOperand(cast<OpResult>(value))->get();
    else
      break;
  }
  return value;
}

int64_t loops::copyReturnedInputs(Operation *op) {
  auto kernel = dyn_cast<nest::KernelOp>(op);
  if (!kernel)
    return 0;
  Operation *end = kernel.getBody().front().getTerminator();
  OpBuilder builder(end);
  int64_t count = 0;
  for (OpOperand &result : end->getOpOperands()) {
    Value init = kernel.getInits()[result.getOperandNumber()];
    Value origin = originOf(result.get());
    bool isInput = isa<BlockArgument>(origin) ||
                   origin.getDefiningOp()->hasTrait<OpTrait::ConstantLike>();
    if (origin == init || !isInput)
      continue;
    result.set(linalg::CopyOp::create(builder, op->getLoc(), result.get(), init)
                   .getResult(0));
    ++count;
  }
  return count;
}

// Whether the source of a copy was computed where it is copied to.
static bool isInPlace(Operation *op) {
  auto copy = dyn_cast<memref::CopyOp>(op);
  return copy && copy.getSource() == copy.getTarget();
}

void loops::eraseIdleOps(Operation *function) {
  function->walk([](Operation *op) {
    if (isa<linalg::LinalgOp, memref::CopyOp>(op) && !op->getNumResults() &&
        (nest::hasNoElements(op) || isInPlace(op)))
      op->erase();
  });
}
