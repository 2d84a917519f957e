//===- RowSteps.cpp - the ops of a row program ----------------------------===//

#include "RowProgramBuilder.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

bool ProgramBuilder::isView(Operation &op) {
  return isa<tensor::ExtractSliceOp, tensor::CollapseShapeOp,
             tensor::ExpandShapeOp>(op);
}

bool ProgramBuilder::isBoundary(Operation &op) {
  return isa<bufferization::ToTensorOp,
             bufferization::MaterializeInDestinationOp>(op) ||
         op.hasTrait<mlir::OpTrait::IsTerminator>();
}

bool ProgramBuilder::collectSteps() {
  for (Operation &op : body) {
    if (auto fill = dyn_cast<linalg::FillOp>(op)) {
      program.splats[fill->getResult(0)] = fill.getInputs()[0];
      continue;
    }
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
      for (Value result : op.getResults())
        program.producers[result] = program.steps.size();
      program.steps.push_back({linalgOp});
      continue;
    }
    bool isPlain = op.getNumRegions() == 0 && isMemoryEffectFree(&op);
    if (!isPlain && !isBoundary(op))
      return fail(&op, "is no op on rows");
  }
  return !program.steps.empty() ||
         fail(body.getParentOp(), "has no op on rows");
}

// Whether a tensor is an input, or a view of an input.
bool ProgramBuilder::isInput(Value tensor) {
  if (program.producers.contains(tensor) || program.splats.contains(tensor))
    return false;
  Operation *op = tensor.getDefiningOp();
  return !op || op->getBlock() != &body || isa<bufferization::ToTensorOp>(op) ||
         (isView(*op) && isInput(op->getOperand(0)));
}

bool ProgramBuilder::isRead(linalg::LinalgOp op, OpOperand &operand) {
  return isa<RankedTensorType>(operand.get().getType()) &&
         !op.getMatchingBlockArgument(&operand).use_empty() &&
         (op.isDpsInput(&operand) || op.getNumReductionLoops() == 0);
}

bool ProgramBuilder::checkReads() {
  for (RowStep &step : program.steps) {
    if (!step.op.hasPureTensorSemantics())
      return fail(step.op, "expected tensors");
    for (OpOperand &operand : step.op->getOpOperands()) {
      if (!isRead(step.op, operand))
        continue;
      AffineMap map = step.op.getMatchingIndexingMap(&operand);
      bool isComputed = program.producers.contains(operand.get());
      if (isComputed ? !isPlainMap(map) : !isReadable(operand.get()))
        return fail(step.op, "reads other elements than a row's own");
    }
    for (OpOperand &init : step.op.getDpsInitsMutable())
      if (!isPlainMap(step.op.getMatchingIndexingMap(&init)))
        return fail(step.op, "writes other elements than a row's own");
    if (!checkBody(step.op) || !findPicks(step))
      return false;
  }
  return true;
}

// Elements of tensors that the program computes.
bool ProgramBuilder::findPicks(RowStep &step) {
  bool isOk = true;
  step.op.getBlock()->walk([&](tensor::ExtractOp extract) {
    if (program.producers.contains(extract.getTensor()) &&
        extract->getBlock() == step.op.getBlock())
      step.picks.push_back(extract);
    else
      isOk &= isInput(extract.getTensor());
  });
  return isOk ||
         fail(step.op, "reads elements of a tensor that the kernel computes");
}

bool ProgramBuilder::isReadable(Value tensor) {
  return isInput(tensor) || program.splats.contains(tensor);
}

// Each index is a loop of its own, or the one of a dimension of size 1.
bool ProgramBuilder::isPlainMap(AffineMap map) {
  return map.isProjectedPermutation(/*allowZeroInResults=*/true);
}

bool ProgramBuilder::checkBody(linalg::LinalgOp op) {
  for (Operation &inner : op.getBlock()->without_terminator())
    if (!isMemoryEffectFree(&inner) && !isa<rt::FailOp>(inner))
      return fail(op, "has effects");
  if (op.getNumReductionLoops() && !(accepts && accepts(op)))
    for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
      if (!combinerOf(op, i))
        return fail(op, "reduces by more than one op");
  return true;
}
