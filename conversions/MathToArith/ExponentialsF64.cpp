//===- ExponentialsF64.cpp - exp, exp2, expm1, sinh, cosh, tanh of f64 ----===//
//
// x = k ln 2 + r with |r| <= ln 2 / 2 (Cody and Waite), e^r - 1 as the pair
//
//   r + r^2/2 + (r^2/2) r Q(r)
//
// whose last term, less than 2^-7, is rounded to f64. Hyperbolic functions are
// quotients of e^x - 1.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "FunctionsF64.h"

namespace tcopt::formula::f64 {

//===----------------------------------------------------------------------===//
// e^x as a pair and a power of two
//===----------------------------------------------------------------------===//

// Between -ln 2 / 2 and ln 2 / 2.
static Pair expm1OfReduced(Pair r) {
  Pair half = productOf(r.high, r.high * 0.5);
  Real q =
      fusedPolynomial(r.high, {0x1.5555555555559p-2, 0x1.5555555555559p-4,
                               0x1.111111110f6b3p-6, 0x1.6c16c16c14a2dp-9,
                               0x1.a01a01afe8b9fp-12, 0x1.a01a01af853f8p-15,
                               0x1.71ddf83f8a8b4p-18, 0x1.27e4c77175526p-21,
                               0x1.af5ef26709cd7p-25, 0x1.1f934cc273b33p-28});
  Real rest = fma(half.high * r.high, q, fma(r.high, r.low, r.low));
  Pair sum = orderedSum(r.high, half.high);
  return orderedSum(sum.high, sum.low + (half.low + rest));
}

// The first part of ln 2 has 42 bits: k times it is exact.
Power powerOf(Pair x) {
  Real bounded = clamp(x.high, -746.0, 710.0);
  Real low = select(bounded == x.high, x.low, x.low.like(0.0));
  Rounded k = roundSmall(bounded * 0x1.71547652b82fep+0);
  Real high = fma(k.real, k.real.like(-0x1.62e42fefa38p-1), bounded);
  Real rest = fma(k.real, k.real.like(-0x1.ef35793c7673p-45), low);
  return {k.bits, expm1OfReduced(sumOf(high, rest))};
}

Real timesPowerOfTwo(Real x, Bits k) {
  Bits half = k >> 1;
  return x * powerOfTwo(half) * powerOfTwo(k - half);
}

Real roundedPower(Power y) {
  Pair sum = orderedSum(y.fraction.high.like(1.0), y.fraction.high);
  Real mantissa = sum.high + (sum.low + y.fraction.low);
  return timesPowerOfTwo(mantissa, y.k);
}

static Pair exactly(Real x) { return {x, x.like(0.0)}; }

Real expOf(Real x) { return roundedPower(powerOf(exactly(x))); }

Real exp2Of(Real x) {
  constexpr double high = 0x1.62e42fefa39efp-1, low = 0x1.abc9e3b39803fp-56;
  Real bounded = clamp(x, -1100.0, 1100.0);
  Pair t = productOf(bounded, x.like(high));
  return roundedPower(powerOf({t.high, fma(bounded, x.like(low), t.low)}));
}

//===----------------------------------------------------------------------===//
// e^x - 1
//===----------------------------------------------------------------------===//

namespace {
/// Times 2^scale. Where that is not 1, the number is so large that a few more
/// or less do not matter.
struct Scaled {
  Pair number;
  Bits scale;
};
} // namespace

// x is between -40 and 711.
static Scaled expm1PairOf(Real x) {
  constexpr double log2e = 0x1.71547652b82fep+0;
  Rounded k = roundSmall(x * log2e);
  Real high = fma(k.real, k.real.like(-0x1.62e42fefa38p-1), x);
  Real rest = k.real * -0x1.ef35793c7673p-45;
  Pair fraction = expm1OfReduced(sumOf(high, rest));
  Bits bounded = atMost(k.bits, 64);
  Real power = powerOfTwo(bounded);
  Pair sum = scaleBy(fraction, power) + power;
  return {sum + x.like(-1.0), k.bits - bounded};
}

Real expm1Of(Real x) {
  Scaled e = expm1PairOf(clamp(x, -40.0, 710.0));
  return copySign(e.number.rounded() * powerOfTwo(e.scale), x);
}

// (e^2x - 1) / (e^2x + 1)
Real tanhOf(Real x) {
  Pair e = expm1PairOf(clamp(abs(x), 0.0, 20.0) * 2.0).number;
  return copySign((e / (e + x.like(2.0))).rounded(), x);
}

// Half of e^x - 1 + (e^x - 1) / e^x.
Real sinhOf(Real x) {
  Scaled e = expm1PairOf(clamp(abs(x), 0.0, 711.0));
  Pair sum = e.number + e.number / (e.number + x.like(1.0));
  return copySign(sum.rounded() * 0.5 * powerOfTwo(e.scale), x);
}

// Half of e^x + 1 / e^x.
Real coshOf(Real x) {
  Scaled e = expm1PairOf(clamp(abs(x), 0.0, 711.0));
  Pair power = e.number + x.like(1.0);
  Pair sum = power + power.like(1.0) / power;
  return sum.rounded() * 0.5 * powerOfTwo(e.scale);
}

} // namespace tcopt::formula::f64
