//===- Angles.cpp - sin, cos, atan2 ---------------------------------------===//

#include "Functions.h"
#include "TwoOverPi.h"
#include <cmath>

using namespace mlir;
using namespace tcopt;
using namespace tcopt::formula;

//===----------------------------------------------------------------------===//
// Reduction of the argument (Payne and Hanek)
//===----------------------------------------------------------------------===//
//
// |x| = m 2^s with an integer m of 24 bits. Of 2^s 2/pi, only the bits worth
// less than 4 matter, and 96 of them are enough: they come from a table of the
// bits of 2/pi. m times them, modulo 4, is a number with 62 bits behind the
// point: two bits of quadrant and the angle within it.

namespace {
struct Angle {
  Bits quadrant; // i32, 0 to 3
  Real r;        // between -pi/4 and pi/4
};
} // namespace

// m 2^s 2/pi modulo 4, of which 62 bits lie behind the point.
static Bits turns(Bits bitsOfX) {
  Bits exponent = shiftRightLogical(bitsOfX, 23) & 255;
  Bits start = atLeast(exponent, 126) - 120;
  Bits first = shiftRightLogical(start, 3);
  Bits m = toI64Unsigned(((bitsOfX & 0x7fffff) | 0x800000) << (start & 7));
  auto wordAt = [&](Bits at) { return toI64Unsigned(loadTwoOverPi(at)); };
  Bits high = (m * wordAt(first)) << 32;
  Bits low = shiftRightLogical(m * wordAt(first + 8), 32);
  return high + m * wordAt(first + 4) + low;
}

// Of x >= 0. Below pi/4 the argument itself is the angle.
static Angle reduceAngle(Real x) {
  Bits t = turns(bitsOf(x));
  Bits quadrant = shiftRightLogical(t + (int64_t(1) << 61), 62);
  Real r = toF32(toF64(t - (quadrant << 62)) * 0x1.921fb54442d18p-62);
  Truth isSmall = x < 0x1.921fb6p-1;
  Bits none = toI32(quadrant).like(0);
  return {select(isSmall, none, toI32(quadrant)), select(isSmall, x, r)};
}

//===----------------------------------------------------------------------===//
// sin and cos
//===----------------------------------------------------------------------===//

// Between -pi/4 and pi/4, off by 4e-9.
static Real sinOfReduced(Real r) {
  Real z = r * r;
  Real p =
      polynomial(z, {-0.166666549352, 0.00833217758361, -0.000195172196698});
  return r + r * z * p;
}

static Real cosOfReduced(Real r) {
  Real z = r * r;
  Real p = polynomial(z, {0.0416666468521, -0.0013887366781, 2.44383636312e-5});
  return 1.0 + z * (z * p - 0.5);
}

// The sine of an angle in the given quadrant, with the given sign.
static Real sinOfAngle(Angle angle, Bits sign) {
  Truth swapped = (angle.quadrant & 1) != 0;
  Real y = select(swapped, cosOfReduced(angle.r), sinOfReduced(angle.r));
  Bits flip = (angle.quadrant & 2) << 30;
  return realOf(bitsOf(y) ^ flip ^ sign);
}

Real formula::unlessInfinite(Real x, Real result) {
  return select(abs(x) < double(HUGE_VAL), result, x - x);
}

Real formula::sinOf(Real x) {
  Bits sign = bitsOf(x) & int64_t(INT32_MIN);
  return unlessInfinite(x, sinOfAngle(reduceAngle(abs(x)), sign));
}

// A quarter of a turn ahead of the sine.
Real formula::cosOf(Real x) {
  Angle angle = reduceAngle(abs(x));
  angle.quadrant = angle.quadrant + 1;
  return unlessInfinite(x, sinOfAngle(angle, angle.quadrant.like(0)));
}

//===----------------------------------------------------------------------===//
// atan2
//===----------------------------------------------------------------------===//

// In f64, so that neither the quotient nor what is taken from pi/2 or pi loses
// anything. t is between 0 and 1; off by 4e-10 of the result.
static Real atanOfSmall(Real t) {
  Real z = t * t;
  Real p = polynomial(z, {-0.333333268967611822, 0.19999671031106049,
                          -0.14279831949431077, 0.110582169872873428,
                          -0.0881106790281840269, 0.0674154671453656545,
                          -0.0446892669540886065, 0.0225393181272142867,
                          -0.00731770802615251505, 0.00111374072613987493});
  return t + t * z * p;
}

// Of sizes; equal ones, two infinities among them, have the quotient 1.
static Real smallOverLarge(Real a, Real b) {
  Truth swap = a > b;
  Real quotient = select(swap, b, a) / select(swap, a, b);
  Real known = select(a == b, a.like(1.0), quotient);
  return select(a == 0.0, a, known);
}

Real formula::atan2Of(Real y, Real x) {
  constexpr double pi = 0x1.921fb54442d18p+1;
  Real a = toF64(abs(y)), b = toF64(abs(x));
  Real angle = atanOfSmall(smallOverLarge(a, b));
  Real upper = select(a > b, pi / 2 - angle, angle);
  Truth left = bitsOf(x) < 0;
  Real turned = select(left, pi - upper, upper);
  Real result = copySign(toF32(turned), y);
  return select(x == x, select(y == y, result, y), x);
}
