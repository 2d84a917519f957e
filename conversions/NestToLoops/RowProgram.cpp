//===- RowProgram.cpp - ops over the same rows, as stages -----------------===//

#include "RowProgram.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

static bool dependsOn(Value value, ArrayRef<BlockArgument> arguments) {
  SmallVector<Value> pending{value};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    if (llvm::is_contained(arguments, next))
      return true;
    if (Operation *op = next.getDefiningOp();
        op && !arguments.empty() && op->getBlock() == arguments[0].getOwner())
      llvm::append_range(pending, op->getOperands());
  }
  return false;
}

Operation *loops::combinerOf(linalg::LinalgOp op, unsigned output) {
  ArrayRef<BlockArgument> outputs = op.getRegionOutputArgs();
  Value yielded = op.getBlock()->getTerminator()->getOperand(output);
  Operation *combiner = yielded.getDefiningOp();
  if (!combiner || combiner->getBlock() != op.getBlock() ||
      combiner->getNumOperands() != 2 || !outputs[output].hasOneUse() ||
      !yielded.hasOneUse() || !combiner->hasTrait<OpTrait::IsCommutative>())
    return nullptr;
  unsigned self = combiner->getOperand(0) == outputs[output] ? 0 : 1;
  bool isTerm = combiner->getOperand(self) == outputs[output] &&
                !dependsOn(combiner->getOperand(1 - self), outputs);
  return isTerm ? combiner : nullptr;
}

bool loops::mayReorder(Operation *combiner) {
  auto floats = dyn_cast<arith::ArithFastMathInterface>(combiner);
  if (!floats || isa<arith::MaximumFOp, arith::MinimumFOp>(combiner))
    return true;
  auto flags = floats.getFastMathFlagsAttr();
  return flags && arith::bitEnumContainsAll(flags.getValue(),
                                            arith::FastMathFlags::reassoc);
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

bool RowStep::keepsColumns() const {
  linalg::LinalgOp reduction = op;
  return !columns.empty() &&
         llvm::any_of(llvm::seq<size_t>(0, dims.size()), [&](size_t loop) {
           return llvm::is_contained(columns, dims[loop]) &&
                  reduction.getIteratorTypesArray()[loop] ==
                      utils::IteratorType::parallel;
         });
}

const RowStep *RowProgram::producerOf(Value tensor) const {
  auto it = producers.find(tensor);
  return it == producers.end() ? nullptr : &steps[it->second];
}

const RowLocal *RowProgram::findLocal(Value tensor) const {
  const auto *it = llvm::find_if(
      locals, [&](const RowLocal &local) { return local.value == tensor; });
  return it == locals.end() ? nullptr : it;
}

AffineMap RowProgram::mapOf(const RowStep &step, OpOperand &operand) const {
  linalg::LinalgOp op = step.op;
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<AffineExpr> exprs =
      llvm::map_to_vector(step.dims, [&](int64_t dim) {
        return getAffineDimExpr(dim, map.getContext());
      });
  return map.replaceDimsAndSymbols(exprs, {}, dims.size(), 0);
}

int64_t RowProgram::sizeOf(ArrayRef<int64_t> some) const {
  int64_t product = 1;
  for (int64_t dim : some) {
    if (dims[dim].size == unknownSize)
      return unknownSize;
    product *= dims[dim].size;
  }
  return product;
}

namespace {

/// Numbers of loops and of dimensions of tensors, joined where they are the
/// same dimension of the program.
class DimNumbers {
public:
  unsigned of(const void *owner, int64_t index) {
    auto [it, isNew] = numbers.try_emplace({owner, index}, numbers.size());
    if (isNew)
      classes.grow(numbers.size());
    return it->second;
  }
  unsigned of(Value tensor, int64_t dim) {
    return of(tensor.getAsOpaquePointer(), dim);
  }
  unsigned of(linalg::LinalgOp op, int64_t loop) {
    return of(static_cast<const void *>(op.getOperation()), loop);
  }
  void join(unsigned a, unsigned b) { classes.join(a, b); }
  void finish() { classes.compress(); }
  unsigned classOf(unsigned number) const { return classes[number]; }

private:
  llvm::DenseMap<std::pair<const void *, int64_t>, unsigned> numbers;
  llvm::IntEqClasses classes;
};

class ProgramBuilder {
public:
  ProgramBuilder(Block &body, ValueRange results)
      : body(body), results(results) {}

  bool run() {
    return collectSteps() && checkReads() && numberDims() && findRows() &&
           classify() && scheduleStages() && findResults() && findLocals();
  }

  RowProgram program;
  std::string reason;

private:
  bool fail(Operation *op, const Twine &why) {
    reason = (op->getName().getStringRef() + ": " + why).str();
    return false;
  }

  //===--- Ops ------------------------------------------------------------===//

  static bool isView(Operation &op) {
    return isa<tensor::ExtractSliceOp, tensor::CollapseShapeOp,
               tensor::ExpandShapeOp>(op);
  }

  static bool isBoundary(Operation &op) {
    return isa<bufferization::ToTensorOp,
               bufferization::MaterializeInDestinationOp>(op) ||
           op.hasTrait<mlir::OpTrait::IsTerminator>();
  }

  bool collectSteps() {
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

  // A tensor that comes from outside, or a view of one.
  bool isInput(Value tensor) {
    if (program.producers.contains(tensor) || program.splats.contains(tensor))
      return false;
    Operation *op = tensor.getDefiningOp();
    return !op || op->getBlock() != &body ||
           isa<bufferization::ToTensorOp>(op) ||
           (isView(*op) && isInput(op->getOperand(0)));
  }

  static bool isRead(linalg::LinalgOp op, OpOperand &operand) {
    return isa<RankedTensorType>(operand.get().getType()) &&
           !op.getMatchingBlockArgument(&operand).use_empty() &&
           (op.isDpsInput(&operand) || op.getNumReductionLoops() == 0);
  }

  bool checkReads() {
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
      if (!checkBody(step.op))
        return false;
    }
    return true;
  }

  bool isReadable(Value tensor) {
    return isInput(tensor) || program.splats.contains(tensor);
  }

  // Each index is a loop of its own, or the one of a dimension of size 1.
  static bool isPlainMap(AffineMap map) {
    return map.isProjectedPermutation(/*allowZeroInResults=*/true);
  }

  bool checkBody(linalg::LinalgOp op) {
    bool isOk = true;
    op.getBlock()->walk([&](tensor::ExtractOp extract) {
      isOk &= isInput(extract.getTensor());
    });
    if (!isOk)
      return fail(op, "reads elements of a tensor that the kernel computes");
    for (Operation &inner : op.getBlock()->without_terminator())
      if (!isMemoryEffectFree(&inner))
        return fail(op, "has effects");
    if (op.getNumReductionLoops())
      for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
        if (!combinerOf(op, i))
          return fail(op, "reduces by more than one op");
    return true;
  }

  //===--- Dimensions -----------------------------------------------------===//

  void joinDims(DimNumbers &numbers, linalg::LinalgOp op, Value tensor,
                AffineMap map) {
    for (auto [i, expr] : llvm::enumerate(map.getResults()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        numbers.join(numbers.of(op, dim.getPosition()),
                     numbers.of(tensor, int64_t(i)));
  }

  bool numberDims() {
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
    }
    numbers.finish();
    return nameDims(numbers);
  }

  // Classes of numbers in the order of loops.
  bool nameDims(DimNumbers &numbers) {
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

  //===--- Rows -----------------------------------------------------------===//

  static bool isReduced(const RowStep &step, size_t loop) {
    linalg::LinalgOp op = step.op;
    return op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction;
  }

  SmallVector<int64_t> dimsOf(const RowStep &step, bool reduced) {
    SmallVector<int64_t> dims;
    for (auto [loop, dim] : llvm::enumerate(step.dims))
      if (isReduced(step, loop) == reduced)
        dims.push_back(dim);
    return dims;
  }

  // Whether an op reads what follows from the results at each of the elements
  // that these are computed from.
  bool isReadBack(const RowStep &step) {
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
  bool isAlongRows(const RowStep &step) {
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
  bool findRows() {
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
      program.rows = llvm::to_vector(
          ArrayRef(program.steps[0].dims)
              .drop_back(program.steps[0].dims.empty() ? 0 : 1));
    for (int64_t dim : program.rows)
      program.dims[dim].isRow = true;
    return true;
  }

  bool classify() {
    for (RowStep &step : program.steps) {
      int64_t rows = 0;
      for (int64_t dim : step.dims)
        if (program.dims[dim].isRow)
          ++rows;
        else
          step.columns.push_back(dim);
      step.hasAllRows = rows == int64_t(program.rows.size());
      if (step.op.getNumReductionLoops() && !classifyReduction(step))
        return false;
    }
    return true;
  }

  bool classifyReduction(RowStep &step) {
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

  //===--- Results and stages ---------------------------------------------===//

  bool findResults() {
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

  bool hasNoRows(const RowStep &step) {
    return llvm::none_of(step.dims,
                         [&](int64_t dim) { return program.dims[dim].isRow; });
  }

  // When an operand is known: in the loop of its stage, or after it.
  bool stageAfter(RowStep &step, const RowStep &producer, int64_t &stage) {
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

  bool scheduleStages() {
    for (RowStep &step : program.steps) {
      step.stage = step.isPerRow() ? -1 : 0;
      for (Value operand : step.op->getOperands())
        if (const RowStep *producer = program.producerOf(operand))
          if (!stageAfter(step, *producer, step.stage))
            return false;
      if (step.isAfterRows && !readsSumsOnly(step))
        return fail(step.op, "reads a row when all rows are computed");
      if (!step.isPerRow() && !step.isAfterRows)
        program.numStages = std::max(program.numStages, step.stage + 1);
    }
    return true;
  }

  bool readsSumsOnly(const RowStep &step) {
    return llvm::all_of(step.op->getOperands(), [&](Value operand) {
      const RowStep *producer = program.producerOf(operand);
      return !producer || producer->kind == RowStepKind::Across ||
             producer->isAfterRows;
    });
  }

  int64_t resultOf(Value value) {
    for (auto [i, result] : llvm::enumerate(program.results))
      if (result.value == value)
        return int64_t(i);
    return -1;
  }

  bool findLocals() {
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

  Block &body;
  ValueRange results;
};

} // namespace

std::optional<RowProgram>
loops::buildRowProgram(Block &body, ValueRange results, std::string *reason) {
  ProgramBuilder builder(body, results);
  if (builder.run())
    return std::move(builder.program);
  if (reason)
    *reason = builder.reason;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static void printDims(const RowProgram &program, ArrayRef<int64_t> dims,
                      raw_ostream &os) {
  os << '[';
  llvm::interleaveComma(dims, os, [&](int64_t dim) {
    os << 'd' << dim << " = ";
    int64_t size = program.dims[dim].size;
    if (size == unknownSize)
      os << '?';
    else
      os << size;
  });
  os << ']';
}

static StringRef nameOf(RowStepKind kind) {
  switch (kind) {
  case RowStepKind::Map:
    return "map";
  case RowStepKind::Reduction:
    return "reduction";
  case RowStepKind::Across:
    return "across";
  }
  llvm_unreachable("unknown kind of step");
}

static void printStep(const RowProgram &program, size_t number,
                      raw_ostream &os) {
  const RowStep &step = program.steps[number];
  os << "  " << (step.isPerRow() ? "scalar: " : "loop: ") << number << ' '
     << nameOf(step.kind);
  if (!step.isPerRow()) {
    os << " over ";
    printDims(program, step.columns, os);
  }
  for (auto [i, result] : llvm::enumerate(program.results))
    if (result.step == int64_t(number))
      os << " -> result " << i;
  os << '\n';
}

void loops::print(const RowProgram &program, raw_ostream &os) {
  os << "rows = ";
  printDims(program, program.rows, os);
  os << '\n';
  for (int64_t stage = -1; stage < program.numStages; ++stage) {
    os << "stage " << stage << '\n';
    for (bool after : {false, true})
      for (size_t i = 0; i < program.steps.size(); ++i)
        if (program.steps[i].stage == stage && !program.steps[i].isAfterRows &&
            program.steps[i].isPerRow() == after)
          printStep(program, i, os);
  }
  if (llvm::any_of(program.steps,
                   [](const RowStep &step) { return step.isAfterRows; }))
    os << "after all rows\n";
  for (size_t i = 0; i < program.steps.size(); ++i)
    if (program.steps[i].isAfterRows)
      printStep(program, i, os);
  for (auto [i, local] : llvm::enumerate(program.locals))
    os << "local " << i << ": step " << local.step << ", stages "
       << local.firstStage << " to " << local.lastStage << '\n';
}
