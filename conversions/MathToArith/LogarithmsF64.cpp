//===- LogarithmsF64.cpp - logarithms and inverse hyperbolics of f64 ------===//
//
// x = 2^k m with m between sqrt(1/2) and sqrt(2). With s = (m - 1) / (m + 1),
//
//   log m = 2 atanh s = 2 s + 2/3 s^3 + s^5 P(s^2)
//
// of which all but the last term, less than 2^-13, are pairs.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "FunctionsF64.h"
#include <cmath>

namespace tcopt::formula::f64 {

//===----------------------------------------------------------------------===//
// The logarithm as a pair
//===----------------------------------------------------------------------===//

// log(1 + f)
static Pair logOfMantissa(Pair f) {
  Pair s = f / (f + f.high.like(2.0));
  Pair square = s * s;
  Real z = square.high;
  Real p = fusedPolynomial(z, {0x1.9999999999b33p-2, 0x1.249249245781p-2,
                               0x1.c71c722de254bp-3, 0x1.745ce9b7222bep-3,
                               0x1.3b1ef450b1573p-3, 0x1.0f7f2218ff068p-3,
                               0x1.0e4a23fb9c20cp-3});
  Pair cube = square * s;
  Pair third = cube * s.like(0x1.5555555555555p-1, 0x1.5555555555555p-55);
  Pair sum = scaleBy(s, s.high.like(2.0)) + third;
  return {sum.high, fma(cube.high * z, p, sum.low)};
}

// log(u 2^`extra`) for u > 0, normal. The first part of ln 2 has 42 bits.
static Pair logOf(Pair u, Real extra) {
  Bits bits = bitsOf(u.high);
  Bits k = (bits - 0x3fe6a09e667f3bcd) >> 52;
  Real mantissa = realOf(bits - (k << 52));
  Real low = u.low * powerOfTwo(atLeast(k.like(0) - k, -1022));
  Pair f = orderedSum(mantissa - 1.0, low);
  Pair ofMantissa = logOfMantissa(f);
  Real power = toF64(k) + extra;
  Pair sum = sumOf(power * 0x1.62e42fefa38p-1, ofMantissa.high);
  Real rest = fma(power, power.like(0x1.ef35793c7673p-45), ofMantissa.low);
  return orderedSum(sum.high, sum.low + rest);
}

Pair logPairOf(Real x) {
  Truth tiny = x < 0x1p-1022;
  Real normal = select(tiny, x * 0x1p54, x);
  Real extra = select(tiny, x.like(-54.0), x.like(0.0));
  return logOf({normal, x.like(0.0)}, extra);
}

// log(1 + t)
static Pair log1pOfPair(Pair t) {
  return logOf(t + t.high.like(1.0), t.high.like(0.0));
}

//===----------------------------------------------------------------------===//
// Logarithms
//===----------------------------------------------------------------------===//

Real logOf(Real x) { return withLogSpecials(x, 0.0, logPairOf(x).rounded()); }

// Powers of the base have exact results, since those are closer than half an
// ulp.
Real log2Of(Real x) {
  Pair y = logPairOf(x);
  Pair scaled = y * y.like(0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56);
  return withLogSpecials(x, 0.0, scaled.rounded());
}

Real log10Of(Real x) {
  Pair y = logPairOf(x);
  Pair scaled = y * y.like(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57);
  return withLogSpecials(x, 0.0, scaled.rounded());
}

Real log1pOf(Real x) {
  Pair y = log1pOfPair({x, x.like(0.0)});
  Real result = withLogSpecials(x, -1.0, y.rounded());
  return select(abs(x) < 0x1p-54, x, result);
}

//===----------------------------------------------------------------------===//
// Inverse hyperbolic functions
//===----------------------------------------------------------------------===//

// log(2x), for x so large that 1 is negligible beside x^2.
static Real logOfTwice(Real x) {
  return logOf({x, x.like(0.0)}, x.like(1.0)).rounded();
}

// log(1 + t), t = x + x^2 / (1 + sqrt(1 + x^2)).
Real asinhOf(Real x) {
  Real a = abs(x);
  Truth large = a > 0x1p28;
  Real some = select(large, a.like(1.0), a);
  Pair square = productOf(some, some);
  Pair root = sqrt(square + a.like(1.0));
  Pair t = square / (root + a.like(1.0)) + some;
  Truth infinite = a == double(HUGE_VAL);
  Real bounded = select(large, a, a.like(1.0));
  Real ofLarge = select(infinite, a, logOfTwice(bounded));
  Real result = select(large, ofLarge, log1pOfPair(t).rounded());
  return copySign(select(a < 0x1p-28, a, result), x);
}

// log(1 + t), t = d + sqrt(d (d + 2)) with d = x - 1.
Real acoshOf(Real x) {
  Truth large = x > 0x1p28;
  Real some = select(large, x.like(2.0), x);
  Pair d = sumOf(some, x.like(-1.0));
  Pair t = d + sqrt(d * (d + x.like(2.0)));
  Real bounded = select(large, x, x.like(2.0));
  Truth infinite = x == double(HUGE_VAL);
  Real ofLarge = select(infinite, x, logOfTwice(bounded));
  Real result = select(large, ofLarge, log1pOfPair(t).rounded());
  return select(x < 1.0, x.like(std::nan("")), result);
}

// log(1 + t) / 2, t = 2 x / (1 - x).
Real atanhOf(Real x) {
  Real a = abs(x);
  Pair twice = {a + a, a.like(0.0)};
  Pair t = twice / sumOf(a.like(1.0), -a);
  Real result = log1pOfPair(t).rounded() * 0.5;
  Real atOne = select(a == 1.0, a.like(HUGE_VAL), result);
  Real bounded = select(a > 1.0, a.like(std::nan("")), atOne);
  return copySign(select(a < 0x1p-28, a, bounded), x);
}

} // namespace tcopt::formula::f64
