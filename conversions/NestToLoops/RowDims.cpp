//===- RowDims.cpp - rows and columns of a row program --------------------===//

#include "RowProgramBuilder.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

void ProgramBuilder::joinDims(DimNumbers &numbers, linalg::LinalgOp op,
                              Value tensor, AffineMap map) {
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      numbers.join(numbers.of(op, dim.getPosition()),
                   numbers.of(tensor, int64_t(i)));
}

// An element at a loop's own index is of the row or column of that loop.
void ProgramBuilder::joinPicks(DimNumbers &numbers, const RowStep &step) {
  for (tensor::ExtractOp extract : step.picks)
    for (auto [i, index] : llvm::enumerate(extract.getIndices()))
      if (auto loop = index.getDefiningOp<linalg::IndexOp>())
        numbers.join(numbers.of(step.op, int64_t(loop.getDim())),
                     numbers.of(extract.getTensor(), int64_t(i)));
}

bool ProgramBuilder::numberDims() {
  DimNumbers numbers;
  for (RowStep &step : program.steps) {
    linalg::LinalgOp op = step.op;
    for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop)
      (void)numbers.of(op, loop);
    for (OpOperand &operand : op->getOpOperands())
      if (isRead(op, operand) && !program.splats.contains(operand.get()))
        joinDims(numbers, op, operand.get(),
                 op.getMatchingIndexingMap(&operand));
    for (OpOperand &init : op.getDpsInitsMutable())
      joinDims(numbers, op, op.getTiedOpResult(&init),
               op.getMatchingIndexingMap(&init));
    joinPicks(numbers, step);
  }
  numbers.finish();
  return nameDims(numbers);
}

// Classes of numbers in the order of loops.
bool ProgramBuilder::nameDims(DimNumbers &numbers) {
  llvm::DenseMap<unsigned, int64_t> names;
  for (RowStep &step : program.steps) {
    SmallVector<int64_t> sizes = step.op.getStaticLoopRanges();
    llvm::SmallSet<int64_t, 4> own;
    for (auto [loop, size] : llvm::enumerate(sizes)) {
      auto [it, isNew] = names.try_emplace(
          numbers.classOf(numbers.of(step.op, int64_t(loop))), names.size());
      if (isNew)
        program.dims.emplace_back();
      if (!own.insert(it->second).second)
        return fail(step.op, "reads a tensor along other dimensions than the "
                             "ops before");
      step.dims.push_back(it->second);
      RowDim &dim = program.dims[it->second];
      if (!ShapedType::isDynamic(size))
        dim.size = size;
    }
  }
  return true;
}

bool ProgramBuilder::isReduced(const RowStep &step, size_t loop) {
  linalg::LinalgOp op = step.op;
  return op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction;
}

SmallVector<int64_t> ProgramBuilder::dimsOf(const RowStep &step, bool reduced) {
  SmallVector<int64_t> dims;
  for (auto [loop, dim] : llvm::enumerate(step.dims))
    if (isReduced(step, loop) == reduced)
      dims.push_back(dim);
  return dims;
}

// Whether an op reads what follows from the results at each of the elements
// that these are computed from.
bool ProgramBuilder::isReadBack(const RowStep &step) {
  SmallVector<int64_t> reduced = dimsOf(step, /*reduced=*/true);
  SmallVector<Operation *> pending{step.op};
  llvm::DenseSet<Operation *> seen;
  while (!pending.empty()) {
    for (Operation *user : pending.pop_back_val()->getUsers()) {
      auto op = dyn_cast<linalg::LinalgOp>(user);
      const RowStep *reader = op && op->getNumResults()
                                  ? program.producerOf(op->getResult(0))
                                  : nullptr;
      if (!reader || !seen.insert(op).second)
        continue;
      if (llvm::any_of(reader->dims, [&](int64_t dim) {
            return llvm::is_contained(reduced, dim);
          }))
        return true;
      pending.push_back(op);
    }
  }
  return false;
}

// Whether the terms of a row are next to each other.
bool ProgramBuilder::isAlongRows(const RowStep &step) {
  SmallVector<int64_t> reduced = dimsOf(step, /*reduced=*/true);
  for (OpOperand &operand : linalg::LinalgOp(step.op)->getOpOperands()) {
    AffineMap map = program.mapOf(step, operand);
    if (map.getNumResults() == 0 || !isRead(step.op, operand))
      continue;
    if (llvm::any_of(reduced, [&](int64_t dim) {
          return map.getResults().back().isFunctionOfDim(dim);
        }))
      return true;
  }
  return false;
}

// What a reduction keeps whose result is read at each of its terms, or else
// one along contiguous terms, or else what the first reduction reduces.
bool ProgramBuilder::findRows() {
  const RowStep *first = nullptr, *chosen = nullptr;
  for (const RowStep &step : program.steps) {
    linalg::LinalgOp op = step.op;
    if (op.getNumReductionLoops() == 0)
      continue;
    first = first ? first : &step;
    if (!chosen && isReadBack(step))
      chosen = &step;
  }
  for (const RowStep &step : program.steps)
    if (linalg::LinalgOp op = step.op;
        !chosen && op.getNumReductionLoops() && isAlongRows(step))
      chosen = &step;
  if (chosen)
    program.rows = dimsOf(*chosen, /*reduced=*/false);
  else if (first)
    program.rows = dimsOf(*first, /*reduced=*/true);
  else
    program.rows =
        llvm::to_vector(ArrayRef(program.steps[0].dims)
                            .drop_back(program.steps[0].dims.empty() ? 0 : 1));
  for (int64_t dim : program.rows)
    program.dims[dim].isRow = true;
  return true;
}

bool ProgramBuilder::classify() {
  for (RowStep &step : program.steps) {
    int64_t rows = 0;
    for (int64_t dim : step.dims)
      if (program.dims[dim].isRow)
        ++rows;
      else
        step.columns.push_back(dim);
    step.hasAllRows = rows == int64_t(program.rows.size());
    if ((step.op.getNumReductionLoops() && !classifyReduction(step)) ||
        !checkPicks(step) || !checkFailures(step))
      return false;
  }
  return true;
}

// Whether each pick is from the row that the step is computed for.
bool ProgramBuilder::checkPicks(const RowStep &step) {
  for (tensor::ExtractOp extract : step.picks) {
    const RowStep &producer = *program.producerOf(extract.getTensor());
    AffineMap map = program.mapOf(
        producer, *linalg::LinalgOp(producer.op)
                       .getTiedOpOperand(cast<OpResult>(extract.getTensor())));
    for (auto [expr, index] :
         llvm::zip(map.getResults(), extract.getIndices())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || !program.dims[dim.getPosition()].isRow)
        continue;
      auto loop = index.getDefiningOp<linalg::IndexOp>();
      if (!loop || step.dims[loop.getDim()] != int64_t(dim.getPosition()))
        return fail(step.op, "reads elements of other rows");
    }
  }
  return true;
}

// A failure is reported once a row.
bool ProgramBuilder::checkFailures(const RowStep &step) {
  linalg::LinalgOp op = step.op;
  return step.isPerRow() || op.getBlock()->getOps<rt::FailOp>().empty() ||
         fail(step.op, "may fail for each element");
}

bool ProgramBuilder::classifyReduction(RowStep &step) {
  SmallVector<int64_t> reduced = dimsOf(step, /*reduced=*/true);
  int64_t rows = llvm::count_if(
      reduced, [&](int64_t dim) { return program.dims[dim].isRow; });
  int64_t columns = int64_t(reduced.size()) - rows;
  if (!step.hasAllRows)
    return fail(step.op, "reduces something else than rows");
  if (rows == 0 && columns == int64_t(step.columns.size())) {
    step.kind = RowStepKind::Reduction;
    return true;
  }
  if (rows != int64_t(program.rows.size()) ||
      (columns != 0 && columns != int64_t(step.columns.size())))
    return fail(step.op, "reduces some of a row's columns only");
  step.kind = RowStepKind::Across;
  return true;
}
