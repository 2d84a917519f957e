//===- RowStages.cpp - when the steps of a row program run ----------------===//

#include "RowProgramBuilder.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

bool ProgramBuilder::findResults() {
  for (Value result : results) {
    const RowStep *step = program.producerOf(result);
    if (!step || (step->kind == RowStepKind::Map && !step->hasAllRows &&
                  !step->isAfterRows))
      return fail(body.getParentOp(),
                  "has a result that no op on all rows computes");
    program.results.push_back({result, program.producers.lookup(result)});
  }
  return true;
}

bool ProgramBuilder::hasNoRows(const RowStep &step) {
  return llvm::none_of(step.dims,
                       [&](int64_t dim) { return program.dims[dim].isRow; });
}

// When an operand is known: in the loop of its stage, or after it.
bool ProgramBuilder::stageAfter(RowStep &step, const RowStep &producer,
                                int64_t &stage) {
  if (producer.kind == RowStepKind::Across || producer.isAfterRows) {
    step.isAfterRows = true;
    if (step.kind != RowStepKind::Map || !hasNoRows(step))
      return fail(step.op, "reads in each row what all rows make up");
    bool hasColumns = producer.kind == RowStepKind::Map
                          ? !producer.columns.empty()
                          : producer.keepsColumns();
    return step.columns ==
               (hasColumns ? producer.columns : SmallVector<int64_t>()) ||
           fail(step.op, "reads sums across rows along other columns");
  }
  bool isScalar =
      producer.isPerRow() || producer.kind == RowStepKind::Reduction;
  int64_t next = producer.stage + (isScalar && !step.isPerRow() ? 1 : 0);
  stage = std::max(stage, next);
  return isScalar || !step.isPerRow() ||
         fail(step.op, "reads columns of a row without a loop over them");
}

// A pick is computed by itself: when what its tensor is computed from is
// known.
bool ProgramBuilder::stageOfPick(RowStep &step, const RowStep &producer) {
  if (producer.kind == RowStepKind::Across || producer.isAfterRows)
    return fail(step.op, "reads in each row what all rows make up");
  bool isScalar =
      producer.isPerRow() || producer.kind == RowStepKind::Reduction;
  int64_t known = producer.stage - (isScalar ? 0 : 1);
  step.stage = std::max(step.stage, known + (step.isPerRow() ? 0 : 1));
  return true;
}

bool ProgramBuilder::scheduleStages() {
  for (RowStep &step : program.steps) {
    step.stage = step.isPerRow() ? -1 : 0;
    for (Value operand : step.op->getOperands())
      if (const RowStep *producer = program.producerOf(operand))
        if (!stageAfter(step, *producer, step.stage))
          return false;
    for (tensor::ExtractOp extract : step.picks)
      if (!stageOfPick(step, *program.producerOf(extract.getTensor())))
        return false;
    if (step.isAfterRows && !readsSumsOnly(step))
      return fail(step.op, "reads a row when all rows are computed");
    if (!step.isPerRow() && !step.isAfterRows)
      program.numStages = std::max(program.numStages, step.stage + 1);
  }
  return true;
}

bool ProgramBuilder::readsSumsOnly(const RowStep &step) {
  return llvm::all_of(step.op->getOperands(), [&](Value operand) {
    const RowStep *producer = program.producerOf(operand);
    return !producer || producer->kind == RowStepKind::Across ||
           producer->isAfterRows;
  });
}

int64_t ProgramBuilder::resultOf(Value value) {
  for (auto [i, result] : llvm::enumerate(program.results))
    if (result.value == value)
      return int64_t(i);
  return -1;
}

bool ProgramBuilder::findLocals() {
  for (auto [i, step] : llvm::enumerate(program.steps)) {
    if (step.isPerRow() || step.kind != RowStepKind::Map || step.isAfterRows)
      continue;
    for (Value result : step.op->getResults()) {
      int64_t last = step.stage;
      for (Operation *user : result.getUsers())
        if (auto op = dyn_cast<linalg::LinalgOp>(user))
          last = std::max(last, program.producerOf(op->getResult(0))->stage);
      if (last > step.stage)
        program.locals.push_back(
            {result, int64_t(i), step.stage, last, resultOf(result)});
    }
  }
  return true;
}
