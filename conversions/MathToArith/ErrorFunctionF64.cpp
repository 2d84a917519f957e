//===- ErrorFunctionF64.cpp - erf and erfc of f64 -------------------------===//

#include "FunctionsF64.h"

namespace tcopt::formula::f64 {

// x + x P(x^2), for |x| <= 1.
static Pair erfOfSmall(Real x) {
  Real p = fusedPolynomial(
      x * x,
      {0x1.06eba8214db69p-3, -0x1.812746b0379e6p-2, 0x1.ce2f21a042b34p-4,
       -0x1.b82ce31284f38p-6, 0x1.565bcd0dbd932p-8, -0x1.c02db3db49be8p-11,
       0x1.f9a321e4c2ec6p-14, -0x1.f4d1e435ad213p-17, 0x1.b9df306a425dp-20,
       -0x1.5f1f417822274p-23, 0x1.f7b9a31242327p-27, -0x1.38ac348f84b33p-30,
       0x1.06278bcd88394p-34});
  return orderedSum(x, x * p);
}

// t = (x - 3.75) / (x + 3.75)
static Pair unitOf(Real x) {
  return sumOf(x, x.like(-3.75)) / sumOf(x, x.like(3.75));
}

// (1 + 2 x) e^(x^2) erfc x as a polynomial in t, of which all but the first
// coefficient and the last product are rounded to f64.
static Pair scaledErfc(Pair t) {
  Real rest = fusedPolynomial(
      t.high,
      {-0x1.1f367683f89a7p-3, 0x1.d5f2948159dd5p-9,   0x1.510169d0967c4p-4,
       -0x1.bda9309a28a3bp-4, 0x1.7a14188a9a646p-4,   -0x1.e0d0fa6dfa9a1p-5,
       0x1.d0b0037d929b1p-6,  -0x1.3f603c353f3cep-7,  0x1.cc3a0e4c195cdp-10,
       0x1.33fb264f17ec6p-12, -0x1.303fa23338739p-12, 0x1.b143e9efa8344p-15,
       0x1.778b79a4db812p-16, -0x1.80028eb7f4784p-17, -0x1.056436ff1bd83p-20,
       0x1.d633681ebc4c2p-20, -0x1.e5304a4107817p-25, -0x1.14de5e6a592aap-22,
       0x1.7b6ef9e601741p-26, 0x1.3ee082a49af7dp-25,  -0x1.80759c78de9d1p-29,
       -0x1.0a92c4f97b1adp-28});
  Pair product = t * Pair{rest, rest.like(0.0)};
  return product + t.like(0x1.3ccda0b5d5dc2p+0, 0x1.e5710e182d834p-54);
}

// For x >= 0.45: the half line is mapped to -1 to 1 (after Schonfelder 1978).
// The polynomial was fitted up to 28, where the result is 0.
static Real erfcOfLarge(Real x) {
  Real bounded = clamp(x, 0.0, 28.0);
  Pair divisor = sumOf(bounded + bounded, x.like(1.0));
  Pair quotient = scaledErfc(unitOf(bounded)) / divisor;
  Power power = powerOf(-productOf(bounded, bounded));
  Pair result = (power.fraction + x.like(1.0)) * quotient;
  return timesPowerOfTwo(result.rounded(), power.k);
}

Real erfOf(Real x) {
  Real a = abs(x);
  Real large = 1.0 - erfcOfLarge(a);
  return copySign(select(a < 1.0, erfOfSmall(a).rounded(), large), x);
}

Real erfcOf(Real x) {
  Real a = abs(x);
  Pair near = -erfOfSmall(select(a < 0.5, x, x.like(0.0))) + x.like(1.0);
  Real large = erfcOfLarge(a);
  Real ofSign = select(x < 0.0, 2.0 - large, large);
  return select(a < 0.5, near.rounded(), ofSign);
}

} // namespace tcopt::formula::f64
