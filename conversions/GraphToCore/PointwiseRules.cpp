//===- PointwiseRules.cpp - rules of one element at a time ----------------===//

#include "tcopt/Conversion/GraphToCore/CoreExpr.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include <cmath>

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

// Exact, keeps -0 and NaN.
static CoreExpr trunc(CoreExpr x) { return where(x < 0.0, ceil(x), floor(x)); }

static CoreExpr geluErf(CoreExpr x) {
  return x * 0.5 * (erf(x * std::sqrt(0.5)) + 1.0);
}
static CoreExpr geluTanh(CoreExpr x) {
  CoreExpr cube = x * x * x;
  CoreExpr inner = (x + cube * 0.044715) * std::sqrt(2 / M_PI);
  return x * 0.5 * (tanh(inner) + 1.0);
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

// Whether a remainder that is not zero lies on the other side of zero than the
// divisor, so that rounding down differs from rounding towards zero.
static CoreExpr roundsDown(CoreExpr remainder, CoreExpr divisor) {
  CoreExpr signsDiffer = (remainder < 0.0) ^ (divisor < 0.0);
  return ne(remainder, 0.0) & signsDiffer;
}

static Value remainder(CoreBuilder &b, graph::RemainderOp::Adaptor in) {
  CoreExpr y(b, b.wide(in.getRhs())), rest = rem({b, b.wide(in.getLhs())}, y);
  if (isUnsigned(y))
    return rest;
  return where(roundsDown(rest, y), rest + y, rest);
}

static CoreExpr floorDivInt(CoreExpr x, CoreExpr y) {
  CoreExpr quotient = x / y;
  if (isUnsigned(y))
    return quotient;
  CoreExpr down = roundsDown(rem(x, y), y);
  return where(down, quotient - 1.0, quotient);
}

// The floor of the exact quotient, which the rounded one may exceed: as
// PyTorch, from the exact remainder.
static CoreExpr floorDivFloat(CoreExpr x, CoreExpr y) {
  CoreExpr rounded = x / y, rest = rem(x, y);
  CoreExpr quotient = (x - rest) / y;
  quotient = where(roundsDown(rest, y), quotient - 1.0, quotient);
  // `quotient` is an integer but for rounding errors.
  CoreExpr below = floor(quotient);
  CoreExpr isFar = quotient - below > 0.5;
  below = where(isFar, below + 1.0, below);
  // Zeros have the sign of the quotient.
  below = where(eq(quotient, 0.0), rounded * 0.0, below);
  return where(eq(y, 0.0), rounded, below);
}

static Value divide(CoreBuilder &b, graph::DivOp::Adaptor in) {
  using graph::RoundingMode;
  RoundingMode mode = in.getRoundingMode();
  CoreExpr x(b, in.getLhs()), y(b, in.getRhs());
  if (!isFloat(x) && mode == RoundingMode::floor)
    return floorDivInt(x, y);
  if (!isFloat(x) || mode == RoundingMode::none)
    return x / y;
  x = x.with(b.wide(x));
  y = y.with(b.wide(y));
  return mode == RoundingMode::trunc ? trunc(x / y) : floorDivFloat(x, y);
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

void addPointwiseRules(RuleTable table) {
#include "GraphPointwiseRules.inc"
  table.rule<graph::RemainderOp>(remainder);
  table.rule<graph::DivOp>(divide);
  table.rule<graph::WhereOp>(where);
  table.rule<graph::ClampOp>(clamp);
  // RulePattern converts the value to the op's element type.
  table.rule<graph::CastOp>(
      [](CoreBuilder &, graph::CastOp::Adaptor in) { return in.getX(); });
}

} // namespace tcopt
