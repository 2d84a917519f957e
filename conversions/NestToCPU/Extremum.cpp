//===- Extremum.cpp - the largest or smallest of many vectors -------------===//

#include "Extremum.h"

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
  best = best ? signsOfZeros ? both(best, term) : better(best, term) : term;
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
  return arith::SelectOp::create(builder, loc, isNaN, nan, best);
}

// One instruction: `b` if the operands are equal or not ordered.
Value Extremum::better(Value a, Value b) {
  Value first = arith::CmpFOp::create(
      builder, loc, isMaximum ? CmpFPredicate::OGT : CmpFPredicate::OLT, a, b);
  return arith::SelectOp::create(builder, loc, first, a, b);
}

// Zeros of both signs differ in one bit: the largest is the one without it.
Value Extremum::both(Value a, Value b) {
  auto type = cast<VectorType>(a.getType());
  Type bits = type.clone(
      builder.getIntegerType(type.getElementType().getIntOrFloatBitWidth()));
  Value x = arith::BitcastOp::create(builder, loc, bits, better(a, b));
  Value y = arith::BitcastOp::create(builder, loc, bits, better(b, a));
  Value joined = isMaximum ? Value(arith::AndIOp::create(builder, loc, x, y))
                           : Value(arith::OrIOp::create(builder, loc, x, y));
  return arith::BitcastOp::create(builder, loc, type, joined);
}

void Extremum::noteNaN(Value a, Value b) {
  Value here = arith::CmpFOp::create(builder, loc, CmpFPredicate::UNO, a, b);
  isNaN = isNaN ? Value(arith::OrIOp::create(builder, loc, isNaN, here)) : here;
}
