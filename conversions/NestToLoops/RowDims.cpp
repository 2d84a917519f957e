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

// The loop whose index an element is read at; the index of a loop of size 1 is
// a constant.
static std::optional<int64_t> findLoop(linalg::LinalgOp op,
                                       tensor::ExtractOp extract, size_t dim) {
  Value index = extract.getIndices()[dim];
  if (auto loop = index.getDefiningOp<linalg::IndexOp>())
    return int64_t(loop.getDim());
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  if (extract.getTensor().getType().getDimSize(dim) == 1 &&
      llvm::count(sizes, 1) == 1)
    return llvm::find(sizes, 1) - sizes.begin();
  return std::nullopt;
}

// An element at a loop's own index is of the row or column of that loop.
void ProgramBuilder::joinPicks(DimNumbers &numbers, const RowStep &step) {
  for (tensor::ExtractOp extract : step.picks)
    for (size_t dim = 0; dim < extract.getIndices().size(); ++dim)
      if (std::optional<int64_t> loop = findLoop(step.op, extract, dim))
        numbers.join(numbers.of(step.op, *loop),
                     numbers.of(extract.getTensor(), int64_t(dim)));
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

// The dimensions that a reduction keeps whose result is read at each of its
// terms, then of one along contiguous terms, then those that any one reduces.
SmallVector<SmallVector<int64_t>> ProgramBuilder::findRowChoices() {
  SmallVector<const RowStep *> reductions;
  for (const RowStep &step : program.steps)
    if (linalg::LinalgOp(step.op).getNumReductionLoops())
      reductions.push_back(&step);
  SmallVector<SmallVector<int64_t>> choices;
  auto add = [&](SmallVector<int64_t> rows) {
    if (!llvm::is_contained(choices, rows))
      choices.push_back(std::move(rows));
  };
  for (const RowStep *step : reductions)
    if (isReadBack(*step))
      add(dimsOf(*step, /*reduced=*/false));
  for (const RowStep *step : reductions)
    if (isAlongRows(*step))
      add(dimsOf(*step, /*reduced=*/false));
  if (reductions.empty()) {
    ArrayRef<int64_t> dims(program.steps[0].dims);
    add(llvm::to_vector(dims.drop_back(dims.empty() ? 0 : 1)));
    return choices;
  }
  for (const RowStep *step : reductions) {
    add(dimsOf(*step, /*reduced=*/true));
    add(dimsOf(*step, /*reduced=*/false));
  }
  return choices;
}

void ProgramBuilder::setRows(ArrayRef<int64_t> rows) {
  program.rows.assign(rows.begin(), rows.end());
  for (auto [number, dim] : llvm::enumerate(program.dims))
    dim.isRow = llvm::is_contained(rows, int64_t(number));
  for (RowStep &step : program.steps) {
    step.kind = RowStepKind::Map;
    step.columns.clear();
    step.isAfterRows = false;
  }
  program.numStages = 0;
  program.results.clear();
  program.locals.clear();
}

// The reason is that against the first choice.
bool ProgramBuilder::arrange() {
  std::string first;
  for (const SmallVector<int64_t> &rows : findRowChoices()) {
    setRows(rows);
    if (classify() && scheduleStages() && findResults() && findLocals())
      return true;
    if (first.empty())
      first = reason;
  }
  reason = first;
  return false;
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
      // The only row of a dimension of size 1 has a constant index.
      if (program.dims[dim.getPosition()].size == 1)
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
  linalg::LinalgOp op = step.op;
  // Targets decide on reductions by several ops.
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
    if (Operation *combiner = combinerOf(op, i);
        combiner && !nest::mayReorder(combiner))
      return fail(op, "reduces rows in an order that is stated");
  if (step.keepsColumns() && program.sizeOf(step.columns) == unknownSize)
    return fail(op, "reduces rows of unknown length");
  return true;
}
