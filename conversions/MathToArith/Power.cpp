//===- Power.cpp - pow ----------------------------------------------------===//
//
// |x|^y = 2^(y log2 |x|) in f64, whose range holds all of f32's powers and
// whose precision what the product with y magnifies; the last conversion rounds
// once.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::formula;

// Of a normal number of f64 above 0. With s = (m - 1) / (m + 1), log2(m) is s
// times a polynomial in s^2, off by 4e-12 of it.
static Real doubleLog2Of(Real x) {
  Bits bits = bitsOf(x);
  Bits k = (bits - 0x3fe6a09e667f3bcd) >> 52;
  Real m = realOf(bits - (k << 52));
  Real s = (m - 1.0) / (m + 1.0);
  Real p = polynomial(s * s, {2.8853900817900792, 0.961796673349333675,
                              0.577083583411072966, 0.411672819422795281,
                              0.340728129756051279});
  return toF64(k) + s * p;
}

// Off by 4e-11 of the result.
static Real exp2Of(Real x) {
  Real bounded = clamp(x, -1000.0, 1000.0);
  Rounded k = roundSmall(bounded);
  Real p = polynomial(bounded - k.real,
                      {0.999999999961681874, 0.693147180728474955,
                       0.240226511981511594, 0.0555041035335290089,
                       0.00961802725406514388, 0.00133339226311227956,
                       0.000154692911002118425, 0.0000152019080816805784});
  return p * powerOfTwo(k.bits);
}

static Real log2WithSpecials(Real a) {
  constexpr double infinity = HUGE_VAL;
  Real bounded = select(a < infinity, doubleLog2Of(a), a);
  return select(a == 0.0, a.like(-infinity), bounded);
}

// Where y is no integer, a negative x has no power.
Real formula::withPowSign(Real size, Real x, Real y) {
  Truth isInteger = roundToEven(y) == y;
  Real half = y * 0.5;
  Truth isOdd = isInteger & (roundToEven(half) != half);
  Real ofNegative = select(isOdd, -size, size);
  Truth hasNone = (x < 0.0) & (x > -double(HUGE_VAL)) & (roundToEven(y) != y);
  Real result = select(bitsOf(x) < 0, ofNegative, size);
  return select(hasNone, x.like(std::nan("")), result);
}

// 1 to any power and any number to the power of 0 are 1, NaN or not.
Real formula::powOf(Real x, Real y) {
  Real t = toF64(y) * log2WithSpecials(toF64(abs(x)));
  Real size = select(abs(x) == 1.0, x.like(1.0), toF32(exp2Of(t)));
  Real result = withPowSign(size, x, y);
  return select((y == 0.0) | (x == 1.0), x.like(1.0), result);
}
