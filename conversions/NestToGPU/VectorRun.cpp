//===- VectorRun.cpp - loops along which vectors are read -----------------===//
//
// Conditions that the choice and the check of schedules share. A vector is an
// access to memory, which has to begin at a multiple of its size.
//
//===----------------------------------------------------------------------===//

#include "VectorRun.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Conversion/NestToLoops/CollapseLoops.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

Epilogue device::epilogueAfter(linalg::LinalgOp op) {
  if (OpOperand *converted = loops::conversionOf(op))
    return {cast<linalg::LinalgOp>(converted->getOwner()), converted};
  return {loops::epilogueOf(op)};
}

Epilogue device::fusedEpilogue(linalg::LinalgOp op,
                               const nest::KernelSchedule &schedules) {
  Epilogue epilogue = epilogueAfter(op);
  return schedules.isFused(epilogue.op) ? epilogue : Epilogue();
}

bool device::isOfNumbers(Operation *op) {
  return llvm::all_of(op->getOperandTypes(), [](Type type) {
    return getElementTypeOrSelf(type).isIntOrFloat();
  });
}

bool device::takesEpilogue(ScheduleAttrInterface schedule) {
  return !isa<nest::LoopsAttr, cuda::ScanAttr, cuda::BlockScanAttr,
              cuda::VectorsAttr>(schedule);
}

SmallVector<ReassociationIndices>
device::joinedLoops(linalg::LinalgOp op, const LoopOrder &order,
                    linalg::LinalgOp epilogue) {
  return loops::collapsedLoops(op, order,
                               loops::joinsLoops(epilogue)
                                   ? loops::Joining::All
                                   : loops::Joining::Reduced);
}

VectorRun::VectorRun(linalg::LinalgOp op, const KernelShape &shape,
                     const LoopOrder &order, linalg::LinalgOp epilogue,
                     int64_t loop)
    : op(op), shape(shape), loop(loop) {
  SmallVector<ReassociationIndices> groups = joinedLoops(op, order, epilogue);
  group = *llvm::find_if(
      groups, [&](auto &loops) { return llvm::is_contained(loops, loop); });
  isOnlyRow = groups.size() == 1;
}

SmallVector<OpOperand *> VectorRun::operands(bool outputs) {
  SmallVector<OpOperand *> found;
  for (OpOperand &operand : op->getOpOperands())
    if (outputs || !op.isDpsInit(&operand))
      found.push_back(&operand);
  return found;
}

bool VectorRun::isContiguous(bool outputs) {
  return llvm::all_of(operands(outputs), [&](OpOperand *operand) {
    Step step = shape.operands[operand->getOperandNumber()].steps[loop];
    return loops::isRowMajor(operand->get()) && step != Step::Many &&
           (!op.isDpsInit(operand) || step == Step::One);
  });
}

int64_t VectorRun::widest(bool outputs) {
  unsigned bits = 128;
  for (OpOperand *operand : operands(outputs))
    bits = std::min(
        bits, getElementTypeOrSelf(operand->get()).getIntOrFloatBitWidth());
  return std::min<int64_t>(128 / std::max(bits, 8u), kWidestVector);
}

bool VectorRun::isWhole(int64_t width, bool outputs) const {
  return (outputs && isOnlyRow) ||
         (size() != unknownSize && size() % width == 0);
}

// Sizes that are not known count as 1: what is a multiple then always is.
bool VectorRun::isAligned(OpOperand &operand, int64_t width) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  int64_t stride = 1;
  for (auto [expr, size] : llvm::reverse(
           llvm::zip_equal(map.getResults(), op.getShape(&operand)))) {
    SmallVector<int64_t> steps;
    if (failed(getFlattenedAffineExpr(expr, map.getNumDims(), 0, &steps)) ||
        steps.size() != map.getNumDims() + 1)
      return false;
    for (auto [other, step] : llvm::enumerate(steps)) {
      bool isFixed = other < map.getNumDims() &&
                     (shape.loops[other].size == 1 ||
                      llvm::is_contained(group, int64_t(other)));
      if (!isFixed && step * stride % width != 0)
        return false;
    }
    stride *= ShapedType::isDynamic(size) ? 1 : size;
  }
  return true;
}

bool VectorRun::fits(int64_t width, bool outputs) {
  if (width == 1 && !outputs)
    return true;
  return isContiguous(outputs) && isWhole(width, outputs) &&
         llvm::all_of(operands(outputs), [&](OpOperand *operand) {
           Type type = getElementTypeOrSelf(operand->get());
           ArrayRef<Step> steps =
               shape.operands[operand->getOperandNumber()].steps;
           return type.getIntOrFloatBitWidth() % 8 == 0 &&
                  (steps[loop] != Step::One || isAligned(*operand, width));
         });
}
