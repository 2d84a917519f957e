//===- SymbolicSizes.cpp - sizes of a trace as expressions ----------------===//

#include "SymbolicSizes.h"
#include "Trace.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Interfaces/IndexArithmetic.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Symbols and guards
//===----------------------------------------------------------------------===//

SizeExpr SymbolicSizes::addSymbol(int64_t hint, std::optional<Mark> mark) {
  hints.push_back(hint);
  marks.push_back(std::move(mark));
  names.emplace_back();
  return SizeExpr::symbol(unsigned(hints.size() - 1));
}

SizeExpr SymbolicSizes::addSymbol(int64_t hint, std::string name) {
  SizeExpr symbol = addSymbol(hint);
  names.back() = std::move(name);
  return symbol;
}

int64_t SymbolicSizes::hintOf(const SizeExpr &expr) const {
  auto valueOf = [&](const SizeExpr &symbol) -> std::optional<int64_t> {
    int64_t hint = hints[*symbol.getIndex()];
    return ShapedType::isDynamic(hint) ? std::nullopt : std::optional(hint);
  };
  return expr.evaluate(valueOf).value_or(ShapedType::kDynamic);
}

void SymbolicSizes::addGuard(const SizeGuard &guard) {
  bool isFixed = guard.left.isSymbol() && guard.right.isConstant() &&
                 guard.relation == SizeRelation::EQ && guard.holds;
  if (isFixed)
    if (const std::optional<Mark> &mark = marks[*guard.left.getIndex()])
      throw Exception(mark->what +
                          " is marked as one that varies, but the function "
                          "reads it as a number",
                      mark->place);
  if (llvm::is_contained(conditions, guard))
    return;
  conditions.push_back(guard);
  conditions.back().from = noted;
}

static std::optional<bool> negated(std::optional<bool> truth) {
  return truth ? std::optional(!*truth) : std::nullopt;
}

std::optional<bool> SymbolicSizes::prove(const SizeExpr &left,
                                         SizeRelation relation,
                                         const SizeExpr &right) const {
  switch (relation) {
  case SizeRelation::EQ:
    return facts->isEqual(left, right);
  case SizeRelation::NE:
    return negated(facts->isEqual(left, right));
  case SizeRelation::LE:
    return facts->isLessOrEqual(left, right);
  case SizeRelation::GE:
    return facts->isLessOrEqual(right, left);
  case SizeRelation::LT:
    return negated(facts->isLessOrEqual(right, left));
  case SizeRelation::GT:
    return negated(facts->isLessOrEqual(left, right));
  }
  llvm_unreachable("unknown relation");
}

void SymbolicSizes::refuse(const SizeGuard &guard) const {
  throw Exception(ErrorCode::NotCompiled,
                  "expected to know whether " + guard.text(names) +
                      ", which does not follow from what is stated of sizes");
}

bool SymbolicSizes::decide(const SizeExpr &left, SizeRelation relation,
                           const SizeExpr &right) {
  SizeGuard guard{left, right, relation, true};
  if (facts) {
    if (std::optional<bool> truth = prove(left, relation, right))
      return *truth;
    refuse(guard);
  }
  guard.holds = guard.isFulfilledBy(hints);
  bool isOpen = !left.isConstant() || !right.isConstant();
  if (isOpen && left != right)
    addGuard(guard);
  return guard.holds;
}

void SymbolicSizes::fixAll() {
  if (facts)
    throw Exception(ErrorCode::NotCompiled,
                    "expected sizes that are expressions of those of inputs");
  for (auto [i, hint] : llvm::enumerate(hints))
    addGuard({SizeExpr::symbol(unsigned(i)), hint, SizeRelation::EQ, true});
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

TracedSize SymbolicSizes::sizeOf(Value tensor, int64_t dim) const {
  int64_t size = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(size))
    return {size, size};
  auto known = sizes.find(tensor);
  return known == sizes.end() ? TracedSize() : known->second[size_t(dim)];
}

SmallVector<TracedSize> SymbolicSizes::sizesOf(Value tensor) const {
  SmallVector<TracedSize> all;
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    all.push_back(sizeOf(tensor, dim));
  return all;
}

SizeVector SymbolicSizes::hintsOf(Value tensor) const {
  SizeVector all;
  for (TracedSize size : sizesOf(tensor))
    all.push_back(size.hint);
  return all;
}

void SymbolicSizes::state(Value tensor, ArrayRef<TracedSize> known) {
  if (cast<RankedTensorType>(tensor.getType()).hasStaticShape())
    return;
  sizes[tensor] = SmallVector<TracedSize>(known);
  for (auto [dim, size] : llvm::enumerate(known))
    if (std::optional<unsigned> symbol = size.expr.getIndex())
      origins.try_emplace(
          *symbol, SymbolOrigin{tensor, int64_t(dim), SymbolOrigin::found()});
}

void SymbolicSizes::setOrigin(unsigned symbol, SymbolOrigin origin) {
  origins[symbol] = std::move(origin);
}

std::optional<SymbolOrigin> SymbolicSizes::originOf(unsigned symbol) const {
  auto known = origins.find(symbol);
  return known == origins.end() ? std::nullopt : std::optional(known->second);
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

// Returns the hint of a size without an expression, by folding the op with the
// hints of its operands.
static int64_t foldHint(Operation *op, ArrayRef<TracedSize> operands) {
  mlir::Builder builder(op->getContext());
  SmallVector<Attribute> constants;
  for (auto [value, size] : llvm::zip_equal(op->getOperands(), operands)) {
    if (!size.isKnown() || !value.getType().isIntOrIndex())
      return ShapedType::kDynamic;
    constants.push_back(builder.getIntegerAttr(value.getType(), size.hint));
  }
  SmallVector<OpFoldResult> folded;
  if (failed(op->fold(constants, folded)) || folded.size() != 1)
    return ShapedType::kDynamic;
  return getConstantIntValue(folded.front()).value_or(ShapedType::kDynamic);
}

TracedSize SymbolicSizes::sizeOf(Value index) const {
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return {*constant, *constant};
  Operation *op = index.getDefiningOp();
  if (!op)
    return {};
  auto known = indices.find(index);
  if (known != indices.end())
    return known->second;
  TracedSize size = sizeOfOp(op);
  indices[index] = size;
  return size;
}

TracedSize SymbolicSizes::sizeOfOp(Operation *op) const {
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    std::optional<int64_t> place = dim.getConstantIndex();
    return place ? sizeOf(dim.getSource(), *place) : TracedSize();
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return elements.lookup(extract.getTensor());
  if (!isa<arith::ArithDialect>(op->getDialect()) || op->getNumResults() != 1)
    return {};
  SmallVector<TracedSize> operands;
  for (Value operand : op->getOperands())
    operands.push_back(sizeOf(operand));
  SmallVector<SizeExpr> exprs;
  for (const TracedSize &operand : operands)
    exprs.push_back(operand.expr);
  if (SizeExpr expr = applyIndexOp(op, exprs)) {
    if (facts)
      return {hintOf(expr), facts->resolve(expr)};
    if (int64_t hint = hintOf(expr); !ShapedType::isDynamic(hint))
      return {hint, expr};
  }
  return {foldHint(op, operands), {}};
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static bool isOpenTensor(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && !type.hasStaticShape();
}

bool SymbolicSizes::isOpen(Operation *op) const {
  return llvm::any_of(op->getOperands(), isOpenTensor) ||
         llvm::any_of(op->getResults(), isOpenTensor) ||
         llvm::any_of(op->getOperands(), [](Value operand) {
           return operand.getType().isIndex();
         });
}

Dim SymbolicSizes::exactly(TracedSize size) const {
  return size.isKnown() ? Dim(size.hint) : Dim();
}

// Specializes dimensions equal to 1 and guards on them, because operators
// broadcast these. With facts, other dimensions are assumed not to be 1, as in
// the caller's trace.
Dim SymbolicSizes::symbolically(TracedSize size) {
  if (!size.expr)
    return Dim();
  if (size.expr.isConstant())
    return size.expr.getConstant();
  if (facts)
    return facts->isEqual(size.expr, 1).value_or(false)
               ? Dim(1)
               : Dim::ofExpr(facts->resolve(size.expr));
  if (size.hint == 1) {
    decide(size.expr, SizeRelation::EQ, 1);
    return 1;
  }
  return Dim::ofExpr(size.expr);
}

void SymbolicSizes::oblige(Operation *op, const SizeObligation &obligation) {
  auto exprOf = [&](const Dim &dim) {
    return dim.isStatic() ? SizeExpr(*dim.constant) : dim.expr;
  };
  SizeExpr expected = exprOf(obligation.expected);
  SizeExpr found = exprOf(obligation.found);
  // The program checks data-dependent sizes.
  if (!expected || !found)
    return;
  bool isEqual = obligation.kind == SizeObligation::Kind::equal;
  SizeRelation relation = isEqual ? SizeRelation::EQ : SizeRelation::GE;
  // The program checks what does not follow from facts.
  bool holds = facts ? prove(found, relation, expected).value_or(true)
                     : decide(found, relation, expected);
  if (holds)
    return;
  auto text = [&](const SizeExpr &expr) {
    return facts ? expr.text(names) : std::to_string(hintOf(expr));
  };
  op->emitOpError(obligation.message)
      << ": expected " << (isEqual ? "" : "at least ") << text(expected)
      << " but found " << text(found);
}

TracedSize SymbolicSizes::sizeByFacts(const Dim &exact,
                                      const Dim &symbolic) const {
  if (symbolic.isStatic())
    return {*symbolic.constant, *symbolic.constant};
  if (!symbolic.expr)
    return {exact.inType(), {}};
  SizeExpr expr = facts->resolve(symbolic.expr);
  return {hintOf(expr), expr};
}

void SymbolicSizes::noteResult(Value result, const InferredTensor &exact,
                               const InferredTensor &symbolic) {
  auto type = dyn_cast<RankedTensorType>(result.getType());
  if (!type || type.hasStaticShape() || !exact.shape || !symbolic.shape)
    return;
  SmallVector<int64_t> refined(type.getShape());
  SmallVector<TracedSize> known;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Dim number = (*exact.shape)[size_t(dim)];
    Dim found = (*symbolic.shape)[size_t(dim)];
    TracedSize size;
    if (facts) {
      size = sizeByFacts(number, found);
      if (type.isDynamicDim(dim) && size.expr.isConstant())
        refined[size_t(dim)] = size.expr.getConstant();
    } else if (number.isStatic()) {
      size.hint = *number.constant;
      if (!found.isStatic() && !found.expr)
        fixAll();
      else if (found.expr)
        found = symbolically({size.hint, found.expr});
      size.expr = found.expr ? found.expr : SizeExpr(size.hint);
      if (type.isDynamicDim(dim) && !found.expr)
        refined[size_t(dim)] = size.hint;
    }
    known.push_back(size);
  }
  result.setType(type.clone(refined));
  state(result, known);
}

void SymbolicSizes::noteRule(ShapeRuleOpInterface op) {
  StringRef name = op->getName().getStringRef();
  ShapeContext exact(name, op->getLoc());
  auto exactSize = [&](Value tensor, int64_t dim) {
    return exactly(sizeOf(tensor, dim));
  };
  auto exactValue = [&](Value index) { return exactly(sizeOf(index)); };
  exact.setSizeSource(exactSize);
  exact.setValueSource(exactValue);
  FailureOr<InferredTensors> numbers = op.inferShapes(exact);
  if (failed(numbers))
    return;

  ShapeContext symbolic(name, op->getLoc());
  auto size = [&](Value tensor, int64_t dim) {
    return symbolically(sizeOf(tensor, dim));
  };
  auto value = [&](Value index) { return symbolically(sizeOf(index)); };
  auto order = [&](const SizeExpr &a, const SizeExpr &b) {
    return decide(a, SizeRelation::LE, b);
  };
  SmallVector<SizeObligation> obligations;
  symbolic.setSizeSource(size);
  symbolic.setValueSource(value);
  // With facts, minima and maxima remain expressions.
  if (!facts)
    symbolic.setOrder(order);
  symbolic.recordObligations(obligations);
  FailureOr<InferredTensors> exprs = op.inferShapes(symbolic);
  if (failed(exprs))
    return;
  for (const SizeObligation &obligation : obligations)
    oblige(op, obligation);
  for (auto [result, a, b] :
       llvm::zip_equal(op->getResults(), *numbers, *exprs))
    noteResult(result, a, b);
}

// Returns the operands that the results equal, for ops that only change
// derivatives.
static ValueRange passedOn(Operation *op) {
  if (auto custom = dyn_cast<grad::CustomVjpOp>(op))
    return custom.getValues();
  if (isa<grad::StopOp>(op))
    return op->getOperands();
  return {};
}

// Ops inside of the regions of a cloned op are not noted.
void SymbolicSizes::notifyOperationInserted(Operation *op,
                                            OpBuilder::InsertPoint) {
  if (op->getBlock() == &trace.block())
    note(op);
}

void SymbolicSizes::note(Operation *op) {
  for (auto [value, result] : llvm::zip(passedOn(op), op->getResults()))
    state(result, sizesOf(value));
  if (op->getNumRegions() || !isOpen(op))
    return;
  llvm::SaveAndRestore here(noted, mlir::LocationAttr(op->getLoc()));
  if (isa<graph::CastOp, tensor::CastOp>(op)) {
    if (isOpenTensor(op->getResult(0)))
      state(op->getResult(0), sizesOf(op->getOperand(0)));
  } else if (auto rule = dyn_cast<ShapeRuleOpInterface>(op)) {
    noteRule(rule);
  }
}

} // namespace tcopt::capture
