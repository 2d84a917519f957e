//===- MergeRules.cpp - facts of ops that are merged ----------------------===//

#include "tcopt/Nest/Transforms/MergeRules.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;

/// Whether an input has an element for each point of the loops.
static bool coversLoops(linalg::LinalgOp op, OpOperand *input) {
  return op.getMatchingIndexingMap(input).isPermutation();
}

bool nest::isContraction(linalg::LinalgOp op) {
  // An op that an elementwise op was merged into has several inputs, too.
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInputs() < 2)
    return false;
  return matchProductSum(op) ||
         llvm::none_of(op.getDpsInputOperands(), [&](OpOperand *input) {
           return coversLoops(op, input);
         });
}

bool nest::isPlainFactor(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op->getNumResults() != 1 ||
      op.getNumReductionLoops() || !coversLoops(op, op.getDpsInputOperand(0)))
    return false;
  Value result = op.getBlock()->getTerminator()->getOperand(0);
  Operation *conversion = result.getDefiningOp();
  if (isa_and_nonnull<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(
          conversion))
    result = conversion->getOperand(0);
  return result == op.getBlock()->getArgument(0);
}

bool nest::readsOutput(linalg::LinalgOp op) {
  return llvm::any_of(op.getRegionOutputArgs(), [](BlockArgument argument) {
    return !argument.use_empty();
  });
}

Value nest::appendInput(linalg::GenericOp op, Value input, AffineMap map) {
  unsigned number = op.getNumDpsInputs();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps.insert(maps.begin() + number, map);
  Value element = op.getBlock()->insertArgument(
      number, getElementTypeOrSelf(input), op.getLoc());
  op.getInputsMutable().append(input);
  op.setIndexingMapsAttr(Builder(op.getContext()).getAffineMapArrayAttr(maps));
  return element;
}

Location nest::bothLocs(Operation *first, Operation *second) {
  return FusedLoc::get(first->getContext(),
                       {first->getLoc(), second->getLoc()});
}
