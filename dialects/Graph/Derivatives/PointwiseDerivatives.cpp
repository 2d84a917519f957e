//===- PointwiseDerivatives.cpp - one element at a time -------------------===//
//
// Values at kinks are PyTorch's.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Matchers.h"
#include "tcopt/Graph/Derivatives/Rules.h"
#include <cmath>
#include <numbers>
#include <optional>

using namespace mlir;

namespace tcopt::graph {

static constexpr double kTwoOverSqrtPi = 2 * std::numbers::inv_sqrtpi;

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

static Expr geluErf(Expr d, Expr x) {
  Expr cdf = 0.5 * (1.0 + erf(x * std::numbers::sqrt2 * 0.5));
  double scale = 0.5 * std::numbers::sqrt2 * std::numbers::inv_sqrtpi;
  Expr density = scale * exp(-0.5 * square(x));
  return d * (cdf + x * density);
}

static Expr geluTanh(Expr d, Expr x) {
  double scale = std::numbers::sqrt2 * std::numbers::inv_sqrtpi;
  Expr squared = square(x);
  Expr inner = tanh(scale * x * (1.0 + 0.044715 * squared));
  Expr slope = scale * (1.0 + 3 * 0.044715 * squared);
  Expr right = 0.5 * x * (1.0 - square(inner)) * slope;
  return d * (0.5 * (1.0 + inner) + right);
}

static Expr silu(Expr d, Expr x) {
  Expr s = sigmoid(x);
  return d * s * (1.0 + x * (1.0 - s));
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

// The larger operand has the derivative, equal ones half of it each.
static Expr ofLarger(Expr d, Expr self, Expr other) {
  return where(self < other, 0.0, where(eq(self, other), 0.5 * d, d));
}
static Expr ofSmaller(Expr d, Expr self, Expr other) {
  return where(self > other, 0.0, where(eq(self, other), 0.5 * d, d));
}

// Returns the number of a splat constant.
static std::optional<double> constantNumber(Value x) {
  SplatElementsAttr splat;
  if (!matchPattern(x, m_Constant(&splat)) || !isa<FloatType>(elementType(x)))
    return std::nullopt;
  APFloat number = splat.getSplatValue<APFloat>();
  bool losesInfo = false;
  number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number.convertToDouble();
}

// With an exponent of 0 the result is constant, also at the base 0. If the
// exponent has rank 0, derivatives of any order are 0.
static Expr powBase(P p, PowOp op) {
  if (std::optional<double> exponent = constantNumber(op.getRhs()))
    return *exponent == 0 ? Expr()
                          : p.d * (*exponent * pow(p.x, *exponent - 1));
  Expr isFlat = eq(p.other, 0.0), exponent = p.other - 1.0;
  if (rankOf(op.getRhs()) == 0)
    exponent = where(isFlat, 1.0, exponent);
  return where(isFlat, 0.0, p.d * (p.other * pow(p.x, exponent)));
}
// The cotangent is multiplied after the selection, so that it is never
// multiplied by an infinite value that is not selected.
static Expr powExponent(P p) {
  Expr isFlat = eq(p.x, 0.0) & (p.other >= 0.0);
  return p.d * where(isFlat, 0.0, p.y * log(p.x));
}

// Returns dx / (x^2 + y^2); 0 at the origin.
static Expr overSquaredRadius(Expr dx, Expr lhs, Expr rhs) {
  Expr squared = square(lhs) + square(rhs);
  return dx * where(eq(squared, 0.0), 0.0, reciprocal(squared));
}

// Quotients that are rounded to integers are flat.
static Expr divideX(P p, DivOp op) {
  bool isFlat = op.getRoundingMode() != RoundingMode::none;
  return isFlat ? Expr() : p.d / p.other;
}
// Computes the derivative from the operands, as PyTorch does, because programs
// write to quotients. The first quotient is negated, so that it is not a value
// of the forward, which would be saved instead of the operands.
static Expr divideOther(P p, DivOp op) {
  bool isFlat = op.getRoundingMode() != RoundingMode::none;
  return isFlat ? Expr() : p.d * (-p.x / p.other / p.other);
}

//===----------------------------------------------------------------------===//
// Clamp and cast
//===----------------------------------------------------------------------===//

static bool isInfiniteConstant(Value x) {
  std::optional<double> number = constantNumber(x);
  return number && std::isinf(*number);
}

// Bounds that are numbers are outside, as is NaN.
static Expr isBetween(P p, ClampOp op) {
  if (isInfiniteConstant(op.getMin()))
    return p.x < p.third;
  if (isInfiniteConstant(op.getMax()))
    return p.x > p.other;
  return (p.x > p.other) & (p.x < p.third);
}

// Of elements that are equal to one of two different bounds, which are tensors,
// both have half of the derivative.
static Expr isShared(P p, Expr bound) {
  return eq(p.x, bound) & (p.other < p.third);
}
static Expr clampX(P p, ClampOp op) {
  if (op.getExclusive())
    return where(isBetween(p, op), p.d, 0.0);
  Expr shared = isShared(p, p.other) | isShared(p, p.third);
  Expr isBeyond = (p.x < p.other) | (p.x > p.third);
  return where(isBeyond, 0.0, where(shared, 0.5 * p.d, p.d));
}
static Expr clampMin(P p) {
  Expr half = where(isShared(p, p.other), 0.5 * p.d, 0.0);
  return where((p.x < p.other) & (p.other <= p.third), p.d, half);
}
static Expr clampMax(P p) {
  Expr half = where(isShared(p, p.third), 0.5 * p.d, 0.0);
  Expr isAbove = (p.x > p.third) & (p.other <= p.third);
  return where(isAbove | (p.third < p.other), p.d, half);
}

static void castVjp(Vjp &v, CastOp op) { v.give(op.getX(), v.ct()); }
static void castJvp(Jvp &j, CastOp op) { j.give(0, j.tangent(op.getX())); }

void addPointwiseDerivatives(DerivativeTable t) {
#include "GraphPointwiseDerivatives.inc"
  t.pointwise<PowOp, powBase, powExponent>();
  t.pointwise<DivOp, divideX, divideOther>();
  t.pointwise<WhereOp, nullptr, [](P p) { return where(p.x, p.d, 0.0); },
              [](P p) { return where(p.x, 0.0, p.d); }>();
  t.pointwise<ClampOp, clampX, clampMin, clampMax>();
  t.rule<CastOp, castVjp, castJvp>();
}

} // namespace tcopt::graph
