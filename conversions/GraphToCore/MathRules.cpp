//===- MathRules.cpp - rules of elementary functions ----------------------===//
//
// In f32 each expression is within 4 ulp of the function; bench/math/ulp.py
// measures it.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphMathOps.h"
#include <cmath>

using namespace mlir;

namespace tcopt {

static bool isF64(Value x) { return elementTypeOf(x).isF64(); }

// `magnitude`, a function of |x|, with the sign of x; -0 stays -0.
static Value withSignOf(CoreBuilder &b, Value x, Value magnitude) {
  Value result = b.select(b.lt(x, 0.0), b.neg(magnitude), magnitude);
  return b.select(b.eq(x, 0.0), x, result);
}

//===----------------------------------------------------------------------===//
// Angles
//===----------------------------------------------------------------------===//

// sqrt(1 - x^2) without cancellation; NaN where |x| > 1.
static Value otherLeg(CoreBuilder &b, Value x) {
  return b.sqrt(b.mul(b.sub(1.0, x), b.add(x, 1.0)));
}
static Value acos(CoreBuilder &b, Value x) {
  return b.binary<core::Atan2Op>(otherLeg(b, x), x);
}
static Value asin(CoreBuilder &b, Value x) {
  return b.binary<core::Atan2Op>(x, otherLeg(b, x));
}
static Value atan(CoreBuilder &b, Value x) {
  return b.binary<core::Atan2Op>(x, 1.0);
}
static Value tan(CoreBuilder &b, Value x) {
  return b.div(b.unary<core::SinOp>(x), b.unary<core::CosOp>(x));
}

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

// exp(a) / 2 where exp(a) may overflow: there a - 8 is exact.
static Value halfExp(CoreBuilder &b, Value a) {
  return b.mul(b.exp(b.sub(a, 8.0)), std::exp(8.0) / 2);
}
// Up to here exp(a) is finite.
static double largestExponent(Value a) { return isF64(a) ? 709 : 88; }

static Value sinh(CoreBuilder &b, Value x) {
  Value a = b.abs(x), e = b.unary<core::Expm1Op>(a);
  Value small = b.mul(b.add(e, b.div(e, b.add(e, 1.0))), 0.5);
  Value isSmall = b.le(a, largestExponent(a));
  return withSignOf(b, x, b.select(isSmall, small, halfExp(b, a)));
}

static Value cosh(CoreBuilder &b, Value x) {
  Value a = b.abs(x), e = b.exp(a);
  Value small = b.add(b.mul(e, 0.5), b.div(0.5, e));
  return b.select(b.le(a, largestExponent(a)), small, halfExp(b, a));
}

// From here on a^2 + 1 is a^2.
static double largeArgument(Value a) { return isF64(a) ? 0x1p28 : 0x1p14; }
// log(2 a)
static Value logOfDouble(CoreBuilder &b, Value a) {
  return b.add(b.log(a), M_LN2);
}

// log(a + sqrt(a^2 + 1)), exact for small a as well.
static Value asinh(CoreBuilder &b, Value x) {
  Value a = b.abs(x), square = b.mul(a, a);
  Value root = b.sqrt(b.add(square, 1.0));
  Value sum = b.add(a, b.div(square, b.add(root, 1.0)));
  Value small = b.unary<core::Log1pOp>(sum);
  Value isLarge = b.gt(a, largeArgument(a));
  return withSignOf(b, x, b.select(isLarge, logOfDouble(b, a), small));
}

// log(x + sqrt(x^2 - 1)) by t = x - 1.
static Value acosh(CoreBuilder &b, Value x) {
  Value t = b.sub(x, 1.0);
  Value root = b.sqrt(b.add(b.mul(t, 2.0), b.mul(t, t)));
  Value small = b.unary<core::Log1pOp>(b.add(t, root));
  Value isLarge = b.gt(x, largeArgument(x));
  Value result = b.select(isLarge, logOfDouble(b, x), small);
  return b.select(b.lt(x, 1.0), std::nan(""), result);
}

static Value atanh(CoreBuilder &b, Value x) {
  Value a = b.abs(x);
  Value ratio = b.div(b.mul(a, 2.0), b.sub(1.0, a));
  return withSignOf(b, x, b.mul(b.unary<core::Log1pOp>(ratio), 0.5));
}

// Powers of ten give integers: what is as near to one as rounding errors reach
// becomes it.
static Value log10(CoreBuilder &b, Value x) {
  Value y = b.mul(b.log(x), M_LOG10E), nearest = b.roundEven(y);
  Value bound = b.mul(b.abs(nearest), isF64(x) ? 0x1p-52 : 0x1p-23);
  Value isNear = b.le(b.abs(b.sub(y, nearest)), bound);
  return b.select(isNear, nearest, y);
}

void addMathRules(RuleTable table) {
  table.wideUnary<graph::AcosOp, acos>();
  table.wideUnary<graph::AsinOp, asin>();
  table.wideUnary<graph::AtanOp, atan>();
  table.wideUnary<graph::TanOp, tan>();
  table.wideUnary<graph::SinhOp, sinh>();
  table.wideUnary<graph::CoshOp, cosh>();
  table.wideUnary<graph::AsinhOp, asinh>();
  table.wideUnary<graph::AcoshOp, acosh>();
  table.wideUnary<graph::AtanhOp, atanh>();
  table.wideUnary<graph::Log10Op, log10>();
}

} // namespace tcopt
