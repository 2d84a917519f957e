//===- Combiner.cpp - how parts of a reduction become one -----------------===//
//
// Sums are combined by the op that adds a term. The best of several terms is
// found by the body's own comparison, in which the best one of other terms
// takes the part of a term; of equal ones that at the lowest index is the first
// one, whichever thread has met it.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

static bool dependsOn(Value value, ArrayRef<Value> leaves, Block *block) {
  if (llvm::is_contained(leaves, value))
    return true;
  Operation *op = value.getDefiningOp();
  return op && op->getBlock() == block &&
         llvm::any_of(op->getOperands(), [&](Value operand) {
           return dependsOn(operand, leaves, block);
         });
}

/// Whether a value is an element as it is compared: itself, widened, or a
/// Boolean.
static bool isElement(Value value, Value element) {
  if (value == element)
    return true;
  Operation *op = value.getDefiningOp();
  if (isa_and_nonnull<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(op))
    return isElement(op->getOperand(0), element);
  auto compare = dyn_cast_or_null<arith::CmpIOp>(op);
  return compare && compare.getPredicate() == CmpIPredicate::ne &&
         matchPattern(compare.getRhs(), m_Zero()) &&
         isElement(compare.getLhs(), element);
}

static bool isFloatComparison(Value value, ArrayRef<CmpFPredicate> predicates,
                              Value lhs, Value rhs) {
  auto op = value.getDefiningOp<arith::CmpFOp>();
  return op && llvm::is_contained(predicates, op.getPredicate()) &&
         isElement(op.getLhs(), lhs) && isElement(op.getRhs(), rhs);
}

static bool isIntegerComparison(Value value, ArrayRef<CmpIPredicate> predicates,
                                Value lhs, Value rhs) {
  auto op = value.getDefiningOp<arith::CmpIOp>();
  return op && llvm::is_contained(predicates, op.getPredicate()) &&
         isElement(op.getLhs(), lhs) && isElement(op.getRhs(), rhs);
}

/// A term that is beyond the best one, or NaN where that is none.
static bool isStrict(const BestTerm &match) {
  if (isIntegerComparison(match.better,
                          {CmpIPredicate::sgt, CmpIPredicate::slt,
                           CmpIPredicate::ugt, CmpIPredicate::ult},
                          match.term, match.best))
    return true;
  auto either = match.better.getDefiningOp<arith::OrIOp>();
  auto both =
      either ? either.getRhs().getDefiningOp<arith::AndIOp>() : arith::AndIOp();
  return both &&
         isFloatComparison(either.getLhs(),
                           {CmpFPredicate::OGT, CmpFPredicate::OLT}, match.term,
                           match.best) &&
         isFloatComparison(both.getLhs(), CmpFPredicate::UNO, match.term,
                           match.term) &&
         isFloatComparison(both.getRhs(), CmpFPredicate::ORD, match.best,
                           match.best);
}

/// A term that is as good as the best one, or NaN.
static bool isLenient(const BestTerm &match) {
  if (isIntegerComparison(match.better,
                          {CmpIPredicate::sge, CmpIPredicate::sle,
                           CmpIPredicate::uge, CmpIPredicate::ule},
                          match.term, match.best))
    return true;
  auto either = match.better.getDefiningOp<arith::OrIOp>();
  return either &&
         isFloatComparison(either.getLhs(),
                           {CmpFPredicate::OGE, CmpFPredicate::OLE}, match.term,
                           match.best) &&
         isFloatComparison(either.getRhs(), CmpFPredicate::UNO, match.term,
                           match.term);
}

std::optional<BestTerm> device::matchBestTerm(ArrayRef<Value> outputs,
                                              ArrayRef<Value> yielded) {
  if (outputs.size() != 2 || !outputs[1].getType().isInteger(64))
    return std::nullopt;
  auto value = yielded[0].getDefiningOp<arith::SelectOp>();
  auto place = yielded[1].getDefiningOp<arith::SelectOp>();
  if (!value || !place || value.getCondition() != place.getCondition() ||
      value.getFalseValue() != outputs[0] ||
      place.getFalseValue() != outputs[1])
    return std::nullopt;
  Block *block = value->getBlock();
  if (dependsOn(value.getTrueValue(), outputs, block) ||
      dependsOn(place.getTrueValue(), outputs, block))
    return std::nullopt;
  BestTerm match{value.getCondition(), value.getTrueValue(), outputs[0]};
  match.keepsFirst = isStrict(match);
  if (!match.keepsFirst && !isLenient(match))
    return std::nullopt;
  return match;
}

//===----------------------------------------------------------------------===//
// Combiner
//===----------------------------------------------------------------------===//

Combiner Combiner::of(Operation *op) {
  Combiner combiner;
  combiner.single = op;
  combiner.own.assign(1, op->getResult(0).getType());
  return combiner;
}

std::optional<Combiner> Combiner::ofReduction(linalg::LinalgOp op) {
  if (Operation *single = nest::freeCombiner(op)) {
    if (!arith::getNeutralElement(single))
      return std::nullopt;
    return of(single);
  }
  auto outputs = llvm::to_vector_of<Value>(op.getRegionOutputArgs());
  auto yielded =
      llvm::to_vector_of<Value>(op.getBlock()->getTerminator()->getOperands());
  Combiner combiner;
  combiner.best = matchBestTerm(outputs, yielded);
  if (!combiner.best || !combiner.best->keepsFirst)
    return std::nullopt;
  llvm::append_range(combiner.own, ValueRange(outputs).getTypes());
  return combiner;
}

bool Combiner::isExact() const {
  return best || !isa<FloatType>(own.front()) ||
         isa<arith::MaximumFOp, arith::MinimumFOp>(single);
}

/// Computes a value of a body's block again, from what is mapped.
static Value cloneTree(OpBuilder &builder, Value value, Block *body,
                       IRMapping &mapping) {
  Operation *op = value.getDefiningOp();
  if (mapping.contains(value) || !op || op->getBlock() != body)
    return mapping.lookupOrDefault(value);
  for (Value operand : op->getOperands())
    cloneTree(builder, operand, body, mapping);
  builder.clone(*op, mapping);
  return mapping.lookup(value);
}

Value Combiner::isBetter(OpBuilder &builder, Value term, Value known) const {
  IRMapping mapping;
  mapping.map(best->term, term);
  Value old = best->best;
  mapping.map(old, known);
  return cloneTree(builder, best->better, old.getParentBlock(), mapping);
}

SmallVector<Value> Combiner::combine(OpBuilder &builder, Location loc,
                                     ValueRange a, ValueRange b) const {
  if (single) {
    Operation *op = builder.clone(*single);
    op->setOperands({a[0], b[0]});
    return {op->getResult(0)};
  }
  Value takes = isBetter(builder, b[0], a[0]);
  Value keeps = isBetter(builder, a[0], b[0]);
  Value isEarlier =
      arith::CmpIOp::create(builder, loc, CmpIPredicate::slt, b[1], a[1]);
  Value no = arith::ConstantIntOp::create(builder, loc, 0, 1);
  Value isTie = arith::SelectOp::create(builder, loc, keeps, no, isEarlier);
  takes = arith::OrIOp::create(builder, loc, takes, isTie);
  SmallVector<Value> results;
  for (auto [own, other] : llvm::zip_equal(a, b))
    results.push_back(arith::SelectOp::create(builder, loc, takes, other, own));
  return results;
}

SmallVector<Value> Combiner::start(OpBuilder &builder, Location loc,
                                   ValueRange any) const {
  if (!single)
    return SmallVector<Value>(any);
  return {arith::ConstantOp::create(builder, loc,
                                    *arith::getNeutralElement(single))};
}
