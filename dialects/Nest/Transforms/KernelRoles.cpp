//===- KernelRoles.cpp - roles of a kernel's ops --------------------------===//
//
// Only this file decides which ops of a group are inits and epilogues. Later
// passes read the attribute `nest.role`.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Nest/Transforms/KernelRoles.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace tcopt::nest {

namespace {

bool isCompute(Operation *op) {
  return isa<linalg::LinalgOp, tensor::InsertSliceOp, ScatterOp, SortOp>(op);
}

/// Whether an op writes over a tensor.
bool writesOver(Operation *op, Value tensor) {
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return insert.getDest() == tensor;
  auto target = dyn_cast<DestinationStyleOpInterface>(op);
  return target && llvm::is_contained(target.getDpsInits(), tensor);
}

/// Whether a fill or copy computes what its one reader starts from.
bool isInit(Operation *op) {
  if (!isa<linalg::FillOp, linalg::CopyOp>(op) || !op->getResult(0).hasOneUse())
    return false;
  Value result = op->getResult(0);
  Operation *reader = *result.user_begin();
  return isCompute(reader) && !isa<linalg::FillOp>(reader) &&
         writesOver(reader, result) && !hasNoElements(reader);
}

/// Whether all operands of an op but `result` are computed before an earlier
/// op begins.
bool isComputableAt(linalg::LinalgOp op, Operation *earlier, Value result) {
  llvm::SetVector<Value> used(op->getOperands().begin(),
                              op->getOperands().end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  used.remove(result);
  return llvm::none_of(used, [&](Value value) {
    Operation *producer = value.getDefiningOp();
    return producer && producer->getBlock() == earlier->getBlock() &&
           !producer->isBeforeInBlock(earlier);
  });
}

/// Whether an op reads the tensor at the indices at which it writes its result:
/// its init, or an input of a reduction's type.
bool readsElementwise(linalg::LinalgOp op, OpOperand &operand,
                      linalg::LinalgOp producer) {
  if (!op.getMatchingIndexingMap(&operand).isIdentity())
    return false;
  bool readsInit = !op.getRegionOutputArgs()[0].use_empty();
  return op.isDpsInit(&operand)
             ? readsInit
             : !readsInit && producer.getNumReductionLoops() > 0;
}

/// Whether an op may be applied to each element of a tensor that its producer
/// stores.
bool isAppliedTo(linalg::LinalgOp op, OpOperand &operand) {
  auto producer = operand.get().getDefiningOp<linalg::LinalgOp>();
  return producer && !isa<linalg::FillOp>(producer.getOperation()) &&
         getRole(producer) != Role::epilogue &&
         producer.getNumDpsInits() == 1 && !hasNoElements(producer) &&
         operand.get().hasOneUse() && readsElementwise(op, operand, producer) &&
         isComputableAt(op, producer, operand.get());
}

bool isEpilogue(linalg::LinalgOp op) {
  if (!op || op.getNumReductionLoops() || op.getNumDpsInits() != 1 ||
      !op.getIndexingMapsArray().back().isIdentity())
    return false;
  return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
    return isAppliedTo(op, operand);
  });
}

} // namespace

void writeRoles(Block &body) {
  auto ops = llvm::to_vector(
      llvm::make_filter_range(llvm::make_pointer_range(body),
                              [](Operation *op) { return isCompute(op); }));
  if (ops.size() < 2)
    return;
  for (Operation *op : ops) {
    if (isInit(op))
      setRole(op, Role::init);
    else if (isEpilogue(dyn_cast<linalg::LinalgOp>(op)))
      setRole(op, Role::epilogue);
    else
      setRole(op, Role::root);
  }
}

} // namespace tcopt::nest
