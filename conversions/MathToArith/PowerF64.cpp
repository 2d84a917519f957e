//===- PowerF64.cpp - pow and cbrt of f64 ---------------------------------===//
//
// |x|^y = e^(y log |x|), of which the logarithm is a pair with more bits than
// the product with y magnifies.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "FunctionsF64.h"
#include <cmath>

namespace tcopt::formula::f64 {

// a^y for a >= 0.
static Real sizeOfPower(Real a, Real y) {
  constexpr double infinity = HUGE_VAL;
  Pair log = logPairOf(a);
  Real bounded = select(a < infinity, log.high, a);
  Real high = select(a == 0.0, a.like(-infinity), bounded);
  Pair t = productOf(high, y);
  return roundedPower(powerOf({t.high, fma(log.low, y, t.low)}));
}

// 1 to any power and any number to the power of 0 are 1, NaN or not.
Real powOf(Real x, Real y) {
  Real a = abs(x);
  Real size = select(a == 1.0, a, sizeOfPower(a, y));
  Real result = withPowSign(size, x, y);
  return select((y == 0.0) | (x == 1.0), x.like(1.0), result);
}

// e^(log |x| / 3), the exact root where that is an f64.
Real cbrtOf(Real x) {
  Real a = abs(x);
  Pair log = logPairOf(a);
  Pair third = log * log.like(0x1.5555555555555p-2, 0x1.5555555555555p-56);
  Real root = roundedPower(powerOf(third));
  Truth isRegular = (a > 0.0) & (a < double(HUGE_VAL));
  return copySign(select(isRegular, root, a), x);
}

} // namespace tcopt::formula::f64
