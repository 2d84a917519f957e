//===- MathRules.cpp - rules of elementary functions ----------------------===//
//
// In f32 each expression is within 4 ulp of the function; bench/math/ulp.py
// measures it.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/GraphToCore/CoreExpr.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphMathOps.h"
#include <cmath>

using namespace mlir;

namespace tcopt {

// `magnitude`, a function of |x|, with the sign of x; -0 stays -0.
static CoreExpr withSignOf(CoreExpr x, CoreExpr magnitude) {
  CoreExpr result = where(x < 0.0, -magnitude, magnitude);
  return where(eq(x, 0.0), x, result);
}

// sqrt(1 - x^2) without cancellation; NaN where |x| > 1.
static CoreExpr otherLeg(CoreExpr x) { return sqrt((1.0 - x) * (x + 1.0)); }

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

// exp(a) / 2 where exp(a) may overflow: there a - 8 is exact.
static CoreExpr halfExp(CoreExpr a) {
  return exp(a - 8.0) * (std::exp(8.0) / 2);
}
// Up to here exp(a) is finite.
static double largestExponent(CoreExpr a) { return isF64(a) ? 709 : 88; }

static CoreExpr sinh(CoreExpr x) {
  CoreExpr a = abs(x), e = expm1(a);
  CoreExpr small = (e + e / (e + 1.0)) * 0.5;
  CoreExpr isSmall = a <= largestExponent(a);
  return withSignOf(x, where(isSmall, small, halfExp(a)));
}

static CoreExpr cosh(CoreExpr x) {
  CoreExpr a = abs(x), e = exp(a);
  CoreExpr small = e * 0.5 + 0.5 / e;
  return where(a <= largestExponent(a), small, halfExp(a));
}

// From here on a^2 + 1 is a^2.
static double largeArgument(CoreExpr a) { return isF64(a) ? 0x1p28 : 0x1p14; }
// log(2 a)
static CoreExpr logOfDouble(CoreExpr a) { return log(a) + M_LN2; }

// log(a + sqrt(a^2 + 1)), exact for small a as well.
static CoreExpr asinh(CoreExpr x) {
  CoreExpr a = abs(x), square = a * a;
  CoreExpr root = sqrt(square + 1.0);
  CoreExpr sum = a + square / (root + 1.0);
  CoreExpr small = log1p(sum);
  CoreExpr isLarge = a > largeArgument(a);
  return withSignOf(x, where(isLarge, logOfDouble(a), small));
}

// log(x + sqrt(x^2 - 1)) by t = x - 1.
static CoreExpr acosh(CoreExpr x) {
  CoreExpr t = x - 1.0;
  CoreExpr root = sqrt(t * 2.0 + t * t);
  CoreExpr small = log1p(t + root);
  CoreExpr isLarge = x > largeArgument(x);
  CoreExpr result = where(isLarge, logOfDouble(x), small);
  return where(x < 1.0, std::nan(""), result);
}

static CoreExpr atanh(CoreExpr x) {
  CoreExpr a = abs(x);
  CoreExpr ratio = a * 2.0 / (1.0 - a);
  return withSignOf(x, log1p(ratio) * 0.5);
}

// Powers of ten give integers: what is as near to one as rounding errors reach
// becomes it.
static CoreExpr log10(CoreExpr x) {
  CoreExpr y = log(x) * M_LOG10E, nearest = roundEven(y);
  CoreExpr bound = abs(nearest) * (isF64(x) ? 0x1p-52 : 0x1p-23);
  CoreExpr isNear = abs(y - nearest) <= bound;
  return where(isNear, nearest, y);
}

void addMathRules(RuleTable table) {
#include "GraphMathRules.inc"
}

} // namespace tcopt
