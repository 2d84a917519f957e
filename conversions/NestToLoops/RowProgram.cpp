//===- RowProgram.cpp - ops over the same rows, as stages -----------------===//

#include "RowProgramBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

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

bool loops::isContraction(const RowStep &step) {
  linalg::LinalgOp op = step.op;
  if (op.getNumReductionLoops() == 0)
    return false;
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  int64_t owners = 0;
  for (OpOperand *operand : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(operand);
    bool lacksOne = false, hasOne = false;
    for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
      if (result.isFunctionOfDim(loop))
        (map.isFunctionOfDim(loop) ? hasOne : lacksOne) = true;
    owners += lacksOne && hasOne;
  }
  return owners > 1;
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

AffineMap RowProgram::mapOf(const RowResult &result) const {
  linalg::LinalgOp op = steps[result.step].op;
  return mapOf(steps[result.step],
               *op.getTiedOpOperand(cast<OpResult>(result.value)));
}

int64_t RowProgram::costOf(const RowStep &step) const {
  constexpr int64_t function = 16, division = 8;
  linalg::LinalgOp op = step.op;
  int64_t cost = 0;
  for (Operation &inner : op.getBlock()->without_terminator())
    cost += isa<math::MathDialect>(inner.getDialect()) ? function
            : isa<arith::DivFOp>(inner)                ? division
                                                       : 1;
  for (Value operand : op->getOperands())
    if (const RowStep *producer = producerOf(operand))
      if (!producer->isPerRow() && producer->kind == RowStepKind::Map)
        cost += costOf(*producer);
  return cost;
}

bool loops::startsFromLocal(linalg::LinalgOp op) {
  return llvm::any_of(op.getDpsInits(), [](Value init) {
    if (auto fill = init.getDefiningOp<linalg::FillOp>())
      init = fill.getOutputs()[0];
    return init.getDefiningOp<tensor::EmptyOp>() != nullptr;
  });
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

std::optional<RowProgram> loops::buildRowProgram(Block &body,
                                                 ValueRange results,
                                                 std::string *reason,
                                                 AcceptsReduction accepts) {
  ProgramBuilder builder(body, results, accepts);
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
