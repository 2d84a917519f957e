//===- Combiner.cpp - combining partial results of reductions -------------===//
//
// Sums are combined by the op that adds a term. The best of several terms is
// found by the body's comparison, in which the best term of other threads
// replaces the next term; of equal terms the term at the lowest index is first,
// whichever thread has read it.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
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

/// Whether the body replaces the best term by a strictly greater (or less)
/// one, or by NaN if the best term is not NaN.
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

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

/// The value that fills an output before an op, or null.
static TypedAttr fillOf(linalg::LinalgOp op, Value output) {
  linalg::FillOp fill = loops::initOf(op, output);
  TypedAttr value;
  if (fill)
    matchPattern(fill.getInputs()[0], m_Constant(&value));
  return value;
}

static bool isNeutral(Operation *combiner, TypedAttr value) {
  std::optional<TypedAttr> neutral = arith::getNeutralElement(combiner);
  auto number = dyn_cast_or_null<FloatAttr>(value);
  if (number && isa<arith::AddFOp>(combiner))
    return number.getValue().isZero();
  return neutral && value == *neutral;
}

/// Whether no term is worse.
static bool isWorst(const BestTerm &match, TypedAttr value) {
  if (auto number = dyn_cast_or_null<FloatAttr>(value)) {
    auto either = match.better.getDefiningOp<arith::OrIOp>();
    auto op = either.getLhs().getDefiningOp<arith::CmpFOp>();
    bool isMaximum = op.getPredicate() == CmpFPredicate::OGE;
    return number.getValue().isInfinity() &&
           number.getValue().isNegative() == isMaximum;
  }
  auto number = dyn_cast_or_null<IntegerAttr>(value);
  auto op = match.better.getDefiningOp<arith::CmpIOp>();
  if (!number || !op)
    return false;
  APInt bits = number.getValue();
  bool isBoolean = op.getLhs().getType().isInteger(1);
  switch (op.getPredicate()) {
  case CmpIPredicate::sge:
    return bits.isMinSignedValue();
  case CmpIPredicate::sle:
    return bits.isMaxSignedValue();
  case CmpIPredicate::uge:
    return bits.isZero();
  default:
    return isBoolean ? bits.isOne() : bits.isAllOnes();
  }
}

/// Whether runs of terms can be combined by an op at all.
static bool isAssociative(Operation *op, bool strict) {
  if (isa<arith::AddFOp, arith::MulFOp>(op))
    return !strict;
  return isa<arith::AddIOp, arith::MulIOp, arith::AndIOp, arith::OrIOp,
             arith::XOrIOp, arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
             arith::MinUIOp, arith::MaximumFOp, arith::MinimumFOp>(op);
}

/// max(a, b) + log1p(exp(-|a - b|)), or the maximum alone: the logarithm of a
/// sum of exponentials.
static std::optional<TermSum> matchLogAddExp(Value value, Value old) {
  auto choice = value.getDefiningOp<arith::SelectOp>();
  auto largest = choice
                     ? choice.getFalseValue().getDefiningOp<arith::MaximumFOp>()
                     : arith::MaximumFOp();
  auto add = choice ? choice.getTrueValue().getDefiningOp<arith::AddFOp>()
                    : arith::AddFOp();
  if (!largest || !add || add.getLhs() != largest.getResult())
    return std::nullopt;
  Value a = largest.getLhs(), b = largest.getRhs();
  auto rest = add.getRhs().getDefiningOp<math::Log1pOp>();
  auto exp = rest ? rest.getOperand().getDefiningOp<math::ExpOp>() : nullptr;
  auto negate = exp ? exp.getOperand().getDefiningOp<arith::NegFOp>() : nullptr;
  auto distance =
      negate ? negate.getOperand().getDefiningOp<math::AbsFOp>() : nullptr;
  auto difference =
      distance ? distance.getOperand().getDefiningOp<arith::SubFOp>() : nullptr;
  auto isFinite = choice.getCondition().getDefiningOp<arith::CmpFOp>();
  if (!difference || !isFinite || difference.getLhs() != a ||
      difference.getRhs() != b || isFinite.getLhs() != distance.getResult() ||
      (a != old && b != old))
    return std::nullopt;
  return TermSum{value, old, a == old ? b : a};
}

bool Combiner::matchScan(linalg::LinalgOp op, ArrayRef<Value> outputs,
                         ArrayRef<Value> yielded) {
  best = matchBestTerm(outputs, yielded);
  if (best)
    return !best->keepsFirst;
  if (outputs.size() == 1 && !nest::isStrict(op))
    sum = matchLogAddExp(yielded[0], outputs[0]);
  if (sum)
    return !dependsOn(sum->term, outputs, op.getBlock());
  Operation *next = yielded[0].getDefiningOp();
  if (outputs.size() != 1 || !next || next->getBlock() != op.getBlock() ||
      !isAssociative(next, nest::isStrict(op)))
    return false;
  bool isFirst = next->getOperand(0) == outputs[0];
  if ((!isFirst && next->getOperand(1) != outputs[0]) ||
      dependsOn(next->getOperand(isFirst), outputs, op.getBlock()))
    return false;
  single = next;
  return true;
}

std::optional<Combiner> Combiner::ofScan(linalg::LinalgOp op) {
  if (!loops::isScan(op))
    return std::nullopt;
  Combiner combiner;
  int64_t loop = loops::scannedLoop(op);
  SmallVector<Value> outputs, yielded;
  Operation *end = op.getBlock()->getTerminator();
  for (auto [i, output] : llvm::enumerate(op.getDpsInitsMutable()))
    if (!op.getMatchingIndexingMap(&output).isFunctionOfDim(loop)) {
      outputs.push_back(op.getMatchingBlockArgument(&output));
      yielded.push_back(end->getOperand(i));
    }
  if (!combiner.matchScan(op, outputs, yielded))
    return std::nullopt;
  llvm::append_range(combiner.own, ValueRange(outputs).getTypes());
  return combiner;
}

bool Combiner::startsWithout(linalg::LinalgOp op) const {
  int64_t loop = loops::scannedLoop(op);
  for (OpOperand &output : op.getDpsInitsMutable()) {
    if (op.getMatchingIndexingMap(&output).isFunctionOfDim(loop))
      continue;
    // The first one decides: the index of the best term follows it.
    TypedAttr start = fillOf(op, output.get());
    auto number = dyn_cast_or_null<FloatAttr>(start);
    if (sum)
      return number && number.getValue().isInfinity() &&
             number.getValue().isNegative();
    return best ? isWorst(*best, start) : isNeutral(single, start);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Combining
//===----------------------------------------------------------------------===//

bool Combiner::isExact() const {
  return best || !isa<FloatType>(own.front()) ||
         isa<arith::MaximumFOp, arith::MinimumFOp>(single);
}

bool Combiner::mayRepeatTerms() const {
  return best ||
         isa_and_nonnull<arith::MaximumFOp, arith::MinimumFOp, arith::MaxSIOp,
                         arith::MinSIOp, arith::MaxUIOp, arith::MinUIOp,
                         arith::AndIOp, arith::OrIOp>(single);
}

bool device::mayReorderTerms(linalg::LinalgOp op, bool strict) {
  std::optional<Combiner> combiner = Combiner::ofReduction(op);
  return combiner && combiner->isOfAnyOrder() &&
         (!strict || combiner->isExact());
}

/// Computes a value of a body's block again, from the mapped values.
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
  if (sum) {
    IRMapping mapping;
    Value old = sum->old;
    mapping.map(old, a[0]);
    mapping.map(sum->term, b[0]);
    return {cloneTree(builder, sum->sum, old.getParentBlock(), mapping)};
  }
  Value takes = isBetter(builder, b[0], a[0]);
  Value isEarlier =
      arith::CmpIOp::create(builder, loc, CmpIPredicate::slt, b[1], a[1]);
  Value no = arith::ConstantIntOp::create(builder, loc, 0, 1);
  if (best->keepsFirst) {
    Value keeps = isBetter(builder, a[0], b[0]);
    Value isTie = arith::SelectOp::create(builder, loc, keeps, no, isEarlier);
    takes = arith::OrIOp::create(builder, loc, takes, isTie);
  } else {
    // Only what has no terms seems to be earlier.
    takes = arith::SelectOp::create(builder, loc, isEarlier, no, takes);
  }
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
