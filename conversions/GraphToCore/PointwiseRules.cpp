//===- PointwiseRules.cpp - rules of one element at a time ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include <cmath>
#include <limits>

using namespace mlir;

namespace tcopt {

static bool isUnsigned(Value x) { return elementTypeOf(x).isUnsignedInteger(); }

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

static Value reciprocal(CoreBuilder &b, Value x) { return b.div(1.0, x); }
static Value square(CoreBuilder &b, Value x) { return b.mul(x, x); }
static Value relu(CoreBuilder &b, Value x) { return b.maximum(x, 0.0); }
static Value isnan(CoreBuilder &b, Value x) { return b.ne(x, x); }
static Value isinf(CoreBuilder &b, Value x) {
  return b.eq(b.abs(x), std::numeric_limits<double>::infinity());
}

// Exact, keeps -0 and NaN.
static Value trunc(CoreBuilder &b, Value x) {
  return b.select(b.lt(x, 0.0), b.ceil(x), b.floor(x));
}

// Where exp(-x) overflows the quotient is 0, as it should be.
static Value sigmoid(CoreBuilder &b, Value x) {
  return b.div(1.0, b.add(b.exp(b.neg(x)), 1.0));
}
static Value silu(CoreBuilder &b, Value x) {
  return b.div(x, b.add(b.exp(b.neg(x)), 1.0));
}

static Value geluErf(CoreBuilder &b, Value x) {
  return b.mul(b.mul(x, 0.5), b.add(b.erf(b.mul(x, std::sqrt(0.5))), 1.0));
}
static Value geluTanh(CoreBuilder &b, Value x) {
  Value cube = b.mul(b.mul(x, x), x);
  Value inner = b.mul(b.add(x, b.mul(cube, 0.044715)), std::sqrt(2 / M_PI));
  return b.mul(b.mul(x, 0.5), b.add(b.tanh(inner), 1.0));
}
static Value gelu(CoreBuilder &b, graph::GeluOp::Adaptor in) {
  Value x = b.wide(in.getX());
  bool tanh = in.getApproximate() == graph::GeluApproximation::tanh;
  return tanh ? geluTanh(b, x) : geluErf(b, x);
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

// Whether a remainder that is not zero lies on the other side of zero than the
// divisor, so that rounding down differs from rounding towards zero.
static Value roundsDown(CoreBuilder &b, Value remainder, Value divisor) {
  Value signsDiffer = b.bitXor(b.lt(remainder, 0.0), b.lt(divisor, 0.0));
  return b.bitAnd(b.ne(remainder, 0.0), signsDiffer);
}

static Value remainder(CoreBuilder &b, graph::RemainderOp::Adaptor in) {
  Value y = b.wide(in.getRhs()), rem = b.rem(b.wide(in.getLhs()), y);
  if (isUnsigned(y))
    return rem;
  return b.select(roundsDown(b, rem, y), b.add(rem, y), rem);
}

static Value fmod(CoreBuilder &b, graph::FmodOp::Adaptor in) {
  return b.rem(in.getLhs(), in.getRhs());
}

static Value floorDivInt(CoreBuilder &b, Value x, Value y) {
  Value quotient = b.div(x, y);
  if (isUnsigned(y))
    return quotient;
  Value down = roundsDown(b, b.rem(x, y), y);
  return b.select(down, b.sub(quotient, 1.0), quotient);
}

// The floor of the exact quotient, which the rounded one may exceed: as
// PyTorch, from the exact remainder.
static Value floorDivFloat(CoreBuilder &b, Value x, Value y) {
  Value rounded = b.div(x, y), rem = b.rem(x, y);
  Value quotient = b.div(b.sub(x, rem), y);
  quotient = b.select(roundsDown(b, rem, y), b.sub(quotient, 1.0), quotient);
  // `quotient` is an integer but for rounding errors.
  Value floor = b.floor(quotient);
  Value above = b.gt(b.sub(quotient, floor), 0.5);
  floor = b.select(above, b.add(floor, 1.0), floor);
  // Zeros have the sign of the quotient.
  floor = b.select(b.eq(quotient, 0.0), b.mul(rounded, 0.0), floor);
  return b.select(b.eq(y, 0.0), rounded, floor);
}

static Value divide(CoreBuilder &b, graph::DivOp::Adaptor in) {
  using graph::RoundingMode;
  RoundingMode mode = in.getRoundingMode();
  if (!isFloat(in.getLhs()) && mode == RoundingMode::floor)
    return floorDivInt(b, in.getLhs(), in.getRhs());
  if (!isFloat(in.getLhs()) || mode == RoundingMode::none)
    return b.div(in.getLhs(), in.getRhs());
  Value x = b.wide(in.getLhs()), y = b.wide(in.getRhs());
  return mode == RoundingMode::trunc ? trunc(b, b.div(x, y))
                                     : floorDivFloat(b, x, y);
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

static Value where(CoreBuilder &b, graph::WhereOp::Adaptor in) {
  return b.select(in.getCondition(), in.getX(), in.getOther());
}

static Value clamp(CoreBuilder &b, graph::ClampOp::Adaptor in) {
  return b.minimum(b.maximum(in.getX(), in.getMin()), in.getMax());
}

static void addUnaryRules(RuleTable table) {
  table.unary<graph::ExpOp, core::ExpOp>();
  table.unary<graph::Expm1Op, core::Expm1Op>();
  table.unary<graph::LogOp, core::LogOp>();
  table.unary<graph::Log1pOp, core::Log1pOp>();
  table.unary<graph::Log2Op, core::Log2Op>();
  table.unary<graph::SqrtOp, core::SqrtOp>();
  table.unary<graph::RsqrtOp, core::RsqrtOp>();
  table.unary<graph::SinOp, core::SinOp>();
  table.unary<graph::CosOp, core::CosOp>();
  table.unary<graph::TanhOp, core::TanhOp>();
  table.unary<graph::ErfOp, core::ErfOp>();
  table.unary<graph::FloorOp, core::FloorOp>();
  table.unary<graph::CeilOp, core::CeilOp>();
  table.unary<graph::RoundOp, core::RoundEvenOp>();
  table.unary<graph::NegOp, core::NegOp>();
  table.unary<graph::AbsOp, core::AbsOp>();
  table.unary<graph::SignOp, core::SignOp>();
  table.unary<graph::LogicalNotOp, core::NotOp>();
  table.unary<graph::BitwiseNotOp, core::NotOp>();
  table.expression<graph::ReciprocalOp, reciprocal>();
  table.expression<graph::SquareOp, square>();
  table.expression<graph::ReluOp, relu>();
  table.expression<graph::IsnanOp, isnan>();
  table.expression<graph::IsinfOp, isinf>();
  table.expression<graph::TruncOp, trunc>();
  table.wideUnary<graph::SigmoidOp, sigmoid>();
  table.wideUnary<graph::SiluOp, silu>();
  table.rule<graph::GeluOp>(gelu);
}

static void addBinaryRules(RuleTable table) {
  table.binary<graph::AddOp, core::AddOp, core::OrOp>();
  table.binary<graph::SubOp, core::SubOp>();
  table.binary<graph::MulOp, core::MulOp, core::AndOp>();
  table.binary<graph::MaximumOp, core::MaximumOp, core::OrOp>();
  table.binary<graph::MinimumOp, core::MinimumOp, core::AndOp>();
  table.binary<graph::PowOp, core::PowOp>();
  table.binary<graph::Atan2Op, core::Atan2Op>();
  table.binary<graph::LogicalAndOp, core::AndOp>();
  table.binary<graph::LogicalOrOp, core::OrOp>();
  table.binary<graph::LogicalXorOp, core::XorOp>();
  table.binary<graph::BitwiseAndOp, core::AndOp>();
  table.binary<graph::BitwiseOrOp, core::OrOp>();
  table.binary<graph::BitwiseXorOp, core::XorOp>();
  table.binary<graph::BitwiseLeftShiftOp, core::ShiftLeftOp>();
  table.binary<graph::BitwiseRightShiftOp, core::ShiftRightOp>();
  table.rule<graph::RemainderOp>(remainder);
  table.rule<graph::FmodOp>(fmod);
  table.rule<graph::DivOp>(divide);
}

static void addCompareRules(RuleTable table) {
  using core::CompareDirection;
  table.compare<graph::EqOp, CompareDirection::eq>();
  table.compare<graph::NeOp, CompareDirection::ne>();
  table.compare<graph::LtOp, CompareDirection::lt>();
  table.compare<graph::LeOp, CompareDirection::le>();
  table.compare<graph::GtOp, CompareDirection::gt>();
  table.compare<graph::GeOp, CompareDirection::ge>();
}

void addPointwiseRules(RuleTable table) {
  addUnaryRules(table);
  addBinaryRules(table);
  addCompareRules(table);
  table.rule<graph::WhereOp>(where);
  table.rule<graph::ClampOp>(clamp);
  // RulePattern converts the value to the op's element type.
  table.rule<graph::CastOp>(
      [](CoreBuilder &, graph::CastOp::Adaptor in) { return in.getX(); });
}

} // namespace tcopt
