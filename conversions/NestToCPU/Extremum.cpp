//===- Extremum.cpp - the largest or smallest of many vectors -------------===//

#include "Extremum.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using arith::CmpFPredicate;

Operation *cpu::matchExtremum(linalg::LinalgOp op) {
  if (op.getNumDpsInits() != 1)
    return nullptr;
  Value output = op.getRegionOutputArgs()[0];
  Operation *extremum =
      op.getBlock()->getTerminator()->getOperand(0).getDefiningOp();
  bool matches =
      isa_and_nonnull<arith::MaximumFOp, arith::MinimumFOp>(extremum) &&
      output.hasOneUse() && extremum->getResult(0).hasOneUse() &&
      llvm::is_contained(extremum->getOperands(), output);
  return matches ? extremum : nullptr;
}

void Extremum::add(Value term) {
  best = best ? better(best, term) : term;
  if (signsOfZeros)
    noteSign(term);
  if (waiting)
    noteNaN(waiting, term);
  waiting = waiting ? Value() : term;
}

Value Extremum::result() {
  if (waiting)
    noteNaN(waiting, waiting);
  auto type = cast<ShapedType>(best.getType());
  auto element = cast<FloatType>(type.getElementType());
  Value nan = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(type,
                             APFloat::getNaN(element.getFloatSemantics())));
  return arith::SelectOp::create(builder, loc, isNaN, nan,
                                 signs ? withSign(best) : best);
}

// One instruction: `b` if the operands are equal or not ordered.
Value Extremum::better(Value a, Value b) {
  Value first = arith::CmpFOp::create(
      builder, loc, isMaximum ? CmpFPredicate::OGT : CmpFPredicate::OLT, a, b);
  return arith::SelectOp::create(builder, loc, first, a, b);
}

Value Extremum::bitsOf(Value term) {
  auto type = cast<VectorType>(term.getType());
  Type bits = type.clone(
      builder.getIntegerType(type.getElementType().getIntOrFloatBitWidth()));
  return arith::BitcastOp::create(builder, loc, bits, term);
}

void Extremum::noteSign(Value term) {
  Value bits = bitsOf(term);
  if (!signs)
    signs = bits;
  else if (isMaximum)
    signs = arith::AndIOp::create(builder, loc, signs, bits);
  else
    signs = arith::OrIOp::create(builder, loc, signs, bits);
}

// `number` with the sign of `signs`.
Value Extremum::withSign(Value number) {
  auto type = cast<VectorType>(number.getType());
  Value sign = arith::BitcastOp::create(builder, loc, type, signs);
  return math::CopySignOp::create(builder, loc, number, sign);
}

void Extremum::noteNaN(Value a, Value b) {
  Value here = arith::CmpFOp::create(builder, loc, CmpFPredicate::UNO, a, b);
  isNaN = isNaN ? Value(arith::OrIOp::create(builder, loc, isNaN, here)) : here;
}
