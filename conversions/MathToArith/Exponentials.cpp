//===- Exponentials.cpp - exp, expm1, tanh --------------------------------===//
//
// x = k ln 2 + r with |r| <= ln 2 / 2, and e^r from a polynomial of degree 6.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"

using namespace tcopt;
using namespace tcopt::formula;

namespace {
struct Reduced {
  Bits k;
  Real r;
};
} // namespace

// The first part of ln 2 has 15 bits: k times it is exact.
static Reduced reduceExponent(Real x) {
  Rounded k = roundSmall(x * 0x1.715476p+0);
  Real r = (x - k.real * 0x1.62e4p-1) - k.real * 0x1.7f7d1cp-20;
  return {k.bits, r};
}

// (e^r - 1 - r) / r^2, off by 3e-9 of e^r - 1.
static constexpr double secondOrder[] = {0.499999933956, 0.166665198517,
                                         0.0416683972178, 0.00836881159167,
                                         0.00138144024075};

static Real expm1OfReduced(Real r) {
  return r + r * r * polynomial(r, secondOrder);
}

static Real expOfReduced(Real r) {
  return 1.0 + r * (1.0 + r * polynomial(r, secondOrder));
}

Real formula::expOf(Real x) {
  Reduced a = reduceExponent(clamp(x, -104.0, 89.0));
  return scaleByExponent(expOfReduced(a.r), a.k);
}

Real formula::expOfNonpositive(Real x) {
  Reduced a = reduceExponent(clamp(x, -104.0, 1.0));
  return scaleDownByExponent(expOfReduced(a.r), a.k);
}

Real formula::expOfModerate(Real x) {
  Reduced a = reduceExponent(x);
  return expOfReduced(a.r) * powerOfTwo(a.k);
}

// Half of the result at first, since 2^128 is no number.
static Real expm1OfLarge(Real x) {
  Reduced a = reduceExponent(clamp(x, -18.0, 89.0));
  Real scale = powerOfTwo(a.k - 1);
  Real half = expm1OfReduced(a.r) * scale + (scale - 0.5);
  return half + half;
}

Real formula::expm1Of(Real x) {
  return select(abs(x) < 0x1p-25, x, expm1OfLarge(x));
}

// x + x^3 P(x^2), off by 2e-9 of it below 0.55.
static Real tanhOfSmall(Real x) {
  Real z = x * x;
  Real p = polynomial(z, {-0.333333175597, 0.133325861456, -0.0538523110024,
                          0.021071684332, -0.00627424758272});
  return x + x * z * p;
}

Real formula::tanhOf(Real x) {
  Real a = abs(x);
  // From 9.02 on it is 1.
  Real bounded = select(a > 10.0, a.like(10.0), a);
  Real large = 1.0 - 2.0 / (expOfModerate(bounded + bounded) + 1.0);
  return copySign(select(a < 0.55, tanhOfSmall(a), large), x);
}
