//===- Roles.cpp - fills and epilogues of ops ----------------------------===//

#include "Roles.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

// Whether an op computes addresses and sizes only.
static bool isView(Operation *op) {
  return isa<tensor::ExtractSliceOp, tensor::CollapseShapeOp,
             tensor::ExpandShapeOp, tensor::CastOp, tensor::DimOp,
             tensor::EmptyOp, memref::AllocOp, memref::AllocaOp>(op);
}

// Whether an op reads or writes elements that other ops use.
static bool touchesElements(Operation *op) {
  if (isa<linalg::FillOp>(op) || isView(op))
    return false;
  return !isMemoryEffectFree(op) || op->getNumRegions() ||
         llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>);
}

// The next linalg op but fills, if nothing between touches elements.
static linalg::LinalgOp opAfter(Operation *op) {
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode()) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(next);
    if (linalgOp && !isa<linalg::FillOp>(next))
      return linalgOp;
    if (touchesElements(next))
      return nullptr;
  }
  return nullptr;
}

// Upstream erases an op without elements, but not its fill and epilogue.
static bool hasNoElements(linalg::LinalgOp op) {
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && llvm::is_contained(shaped.getShape(), 0);
  });
}

// The tensor or buffer that an op with one output leaves.
static Value outputOf(linalg::LinalgOp op) {
  return op->getNumResults() ? op->getResult(0) : op.getDpsInits()[0];
}

bool loops::isInitOf(linalg::FillOp fill, linalg::LinalgOp op) {
  bool isTensor = fill->getNumResults() == 1;
  Value filled = outputOf(fill);
  return op && !hasNoElements(op) &&
         llvm::is_contained(op.getDpsInits(), filled) &&
         llvm::count(op->getOperands(), filled) == 1 &&
         (!isTensor || filled.hasOneUse());
}

linalg::LinalgOp loops::opFrom(linalg::FillOp fill) {
  linalg::LinalgOp op = opAfter(fill);
  return isInitOf(fill, op) ? op : linalg::LinalgOp();
}

linalg::FillOp loops::initBefore(linalg::LinalgOp op, Value output) {
  for (Operation *prev = op->getPrevNode(); prev; prev = prev->getPrevNode()) {
    auto fill = dyn_cast<linalg::FillOp>(prev);
    if (fill && outputOf(fill) == output)
      return isInitOf(fill, op) ? fill : nullptr;
    if (touchesElements(prev))
      return nullptr;
  }
  return nullptr;
}

SmallVector<Value> loops::foldFills(linalg::LinalgOp op) {
  SmallVector<Value> values;
  for (Value output : op.getDpsInits()) {
    linalg::FillOp fill = initBefore(op, output);
    bool isInit = fill && nest::isScheduledAs<nest::InitAttr>(fill);
    values.push_back(isInit ? fill.getInputs()[0] : Value());
    if (isInit)
      fill->erase();
  }
  return values;
}

//===----------------------------------------------------------------------===//
// Epilogues
//===----------------------------------------------------------------------===//

// Whether all operands of an op are computed before an earlier op begins.
static bool isComputableAt(linalg::LinalgOp op, Operation *earlier,
                           Value output) {
  llvm::SetVector<Value> used(op->getOperands().begin(),
                              op->getOperands().end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  used.remove(output);
  return llvm::none_of(used, [&](Value value) {
    Operation *producer = value.getDefiningOp();
    return producer && producer->getBlock() == earlier->getBlock() &&
           !producer->isBeforeInBlock(earlier);
  });
}

linalg::LinalgOp loops::epilogueOf(linalg::LinalgOp op) {
  linalg::LinalgOp next = opAfter(op);
  if (!next || next.getNumReductionLoops() || op.getNumDpsInits() != 1 ||
      next.getNumDpsInits() != 1 || hasNoElements(op))
    return nullptr;
  bool isTensor = op->getNumResults() == 1;
  Value output = outputOf(op);
  bool inPlace = next.getDpsInits()[0] == output &&
                 llvm::count(next->getOperands(), output) == 1 &&
                 next.getIndexingMapsArray().back().isIdentity() &&
                 !next.getRegionOutputArgs()[0].use_empty() &&
                 (!isTensor || output.hasOneUse());
  return inPlace && isComputableAt(next, op, output) ? next : nullptr;
}

// A buffer that nothing else reads is one of the kernel's own.
static bool isOwn(Value output, linalg::LinalgOp op, Operation *reader) {
  if (isa<TensorType>(output.getType()))
    return output.hasOneUse();
  return output.getDefiningOp<memref::AllocOp>() &&
         llvm::all_of(output.getUsers(), [&](Operation *user) {
           return user == op || user == reader ||
                  isa<linalg::FillOp, memref::DeallocOp, memref::DimOp>(user);
         });
}

OpOperand *loops::conversionOf(linalg::LinalgOp op) {
  linalg::LinalgOp next = opAfter(op);
  if (!next || next.getNumReductionLoops() || !op.getNumReductionLoops() ||
      op.getNumDpsInits() != 1 || next.getNumDpsInits() != 1 ||
      hasNoElements(op) || !next.getRegionOutputArgs()[0].use_empty() ||
      !next.getIndexingMapsArray().back().isIdentity())
    return nullptr;
  Value output = outputOf(op);
  if (!isOwn(output, op, next) || !isComputableAt(next, op, output) ||
      llvm::count(next->getOperands(), output) != 1)
    return nullptr;
  for (OpOperand *input : next.getDpsInputOperands())
    if (input->get() == output)
      return next.getMatchingIndexingMap(input).isIdentity() ? input : nullptr;
  return nullptr;
}

bool loops::isPlaceless(linalg::LinalgOp op) {
  return op.getNumDpsInputs() == 0 &&
         op.getBlock()->getOps<linalg::IndexOp>().empty();
}

bool loops::joinsLoops(linalg::LinalgOp epilogue) {
  return !epilogue || isPlaceless(epilogue);
}
