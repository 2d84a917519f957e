//===- AnglesF64.cpp - trigonometric functions of f64 and their inverses --===//

#include "Functions.h"
#include "FunctionsF64.h"
#include "TwoOverPi.h"

namespace tcopt::formula::f64 {

//===----------------------------------------------------------------------===//
// Reduction of the argument (Payne and Hanek)
//===----------------------------------------------------------------------===//
//
// |x| = m 2^s with an integer m of 53 bits. Only the bits of 2^s 2/pi worth
// less than 4 matter: 192 of them are read from a table of the bits of 2/pi. m
// times them, modulo 4, is a number with 126 fractional bits. The
// multiple of pi/2 that is nearest to a number of f64 is at least 2^-62 of pi/2
// away, so more than 60 bits of the angle are left even there.

namespace {
struct Angle {
  Bits quadrant; // i64, 0 to 3
  Pair r;        // between -pi/4 and pi/4
};
/// high 2^64 + low
struct Long {
  Bits high;
  Bits low;
};
} // namespace

// m 2^s 2/pi modulo 4, with 126 fractional bits.
static Long turns(Bits bitsOfX) {
  Bits exponent = shiftRightLogical(bitsOfX, 52);
  Bits start = atLeast(exponent, 1013) - 1013;
  Bits first = shiftRightLogical(start, 3);
  constexpr int64_t unit = int64_t(1) << 52;
  Bits m = ((bitsOfX & (unit - 1)) | unit) << (start & 7);
  Bits middle = loadTwoOverPi(first + 8);
  Bits added = m * middle;
  Bits low = added + highProduct(m, loadTwoOverPi(first + 16));
  Bits carry = select(isBelow(low, added), low.like(1), low.like(0));
  Bits high = m * loadTwoOverPi(first) + highProduct(m, middle);
  return {high + carry, low};
}

// In units of bit 64, cut into three pieces that are exact in f64.
static Pair pairOf(Long x) {
  Real top = toF64(x.high & -2048);
  Bits middle = ((x.high & 2047) << 42) | shiftRightLogical(x.low, 22);
  Real bottom = toF64(x.low & 0x3fffff) * 0x1p-64;
  Pair sum = orderedSum(top, toF64(middle) * 0x1p-42);
  return orderedSum(sum.high, sum.low + bottom);
}

// Reduces x >= 0. Below pi/4 the argument itself is the angle.
static Angle reduceAngle(Real x) {
  Long t = turns(bitsOf(x));
  Bits quadrant = shiftRightLogical(t.high + (int64_t(1) << 61), 62);
  Pair fraction = pairOf({t.high - (quadrant << 62), t.low});
  Pair r =
      fraction * fraction.like(0x1.921fb54442d18p-62, 0x1.1a62633145c07p-116);
  Truth isSmall = x < 0x1.921fb54442d18p-1;
  return {select(isSmall, quadrant.like(0), quadrant),
          select(isSmall, Pair{x, x.like(0.0)}, r)};
}

//===----------------------------------------------------------------------===//
// sin, cos and tan
//===----------------------------------------------------------------------===//
//
// Between -pi/4 and pi/4, by r + r^3 P(r^2) and 1 - r^2/2 + r^4 Q(r^2), where
// the last terms are rounded to f64.

static Pair sinOfReduced(Pair r) {
  Real z = r.high * r.high;
  Real p = fusedPolynomial(z, {-0x1.5555555555555p-3, 0x1.111111111110bp-7,
                               -0x1.a01a01a018acep-13, 0x1.71de3a5337a69p-19,
                               -0x1.ae645295e326cp-26, 0x1.61209127babd1p-33,
                               -0x1.aaa47d71f3958p-41});
  Real ofLow = fma(z * -0.5, r.low, r.low);
  return orderedSum(r.high, fma(r.high * z, p, ofLow));
}

static Pair cosOfReduced(Pair r) {
  Pair half = productOf(r.high, r.high * 0.5);
  Real z = r.high * r.high;
  Real p = fusedPolynomial(z, {0x1.555555555554cp-5, -0x1.6c16c16c15163p-10,
                               0x1.a01a019caef69p-16, -0x1.27e4f807d8301p-22,
                               0x1.1ee9ea6e0f50cp-29, -0x1.8fadd114dd77fp-37});
  Pair sum = orderedSum(z.like(1.0), -half.high);
  Real rest = fma(z * z, p, fma(-r.high, r.low, -half.low));
  return orderedSum(sum.high, sum.low + rest);
}

static Truth isOdd(Angle angle) { return (angle.quadrant & 1) != 0; }

// The sine of an angle in the given quadrant, with the given sign.
static Real sinOfAngle(Angle angle, Bits sign) {
  Pair y = select(isOdd(angle), cosOfReduced(angle.r), sinOfReduced(angle.r));
  Bits flip = (angle.quadrant & 2) << 62;
  return realOf(bitsOf(y.rounded()) ^ flip ^ sign);
}

static Bits signOf(Real x) { return bitsOf(x) & INT64_MIN; }

Real sinOf(Real x) {
  return unlessInfinite(x, sinOfAngle(reduceAngle(abs(x)), signOf(x)));
}

// A quarter of a turn ahead of the sine.
Real cosOf(Real x) {
  Angle angle = reduceAngle(abs(x));
  angle.quadrant = angle.quadrant + 1;
  return unlessInfinite(x, sinOfAngle(angle, angle.quadrant.like(0)));
}

Real tanOf(Real x) {
  Angle angle = reduceAngle(abs(x));
  Pair sin = sinOfReduced(angle.r), cos = cosOfReduced(angle.r);
  Truth odd = isOdd(angle);
  Real y = (select(odd, -cos, sin) / select(odd, sin, cos)).rounded();
  return unlessInfinite(x, realOf(bitsOf(y) ^ signOf(x)));
}

//===----------------------------------------------------------------------===//
// The angle of a point
//===----------------------------------------------------------------------===//
//
// The smaller coordinate over the larger one is t, between 0 and 1. Above
// tan(pi/8), atan t = pi/4 + atan((t - 1) / (t + 1)). For the rest q, of
// at most tan(pi/8), atan q = q + q^3 P(q^2).

static Pair atanOfReduced(Pair q) {
  Real z = q.high * q.high;
  Real p = fusedPolynomial(
      z, {-0x1.5555555555554p-2, 0x1.9999999999603p-3, -0x1.24924924732b8p-3,
          0x1.c71c71b62c942p-4, -0x1.745d1490ff974p-4, 0x1.3b136a8d271ep-4,
          -0x1.110c3ce5e8f4bp-4, 0x1.e16ddafab891ep-5, -0x1.ab62b6ed93404p-5,
          0x1.708002645484bp-5, -0x1.1138af10fea6ep-5, 0x1.edda4def64dbp-7});
  // The derivative is 1 / (1 + q^2), close to 1 - q^2.
  Real ofLow = fma(-z, q.low, q.low);
  return orderedSum(q.high, fma(q.high * z, p, ofLow));
}

// pi/4 times 0, 1, 2, 3 or 4.
static Pair eighthsOfTurn(Real count) {
  Pair product = productOf(count, count.like(0x1.921fb54442d18p-1));
  Real low = fma(count, count.like(0x1.1a62633145c07p-55), product.low);
  return {product.high, low};
}

// The angle of a point with coordinates >= 0 near 1 or below, mirrored if it is
// to the left of the other axis.
static Real angleOf(Pair y, Pair x, Truth left) {
  Truth steep = y.high > x.high;
  Pair low = select(steep, x, y), high = select(steep, y, x);
  Truth reduced = low.high > high.high * 0x1.a827999fcef32p-2;
  Pair divisor = select(reduced, high + low, high);
  Pair q = select(reduced, low + -high, low) / divisor;
  Pair angle = atanOfReduced(q);

  Real zero = y.high.like(0.0);
  Real eighths = select(reduced, y.high.like(1.0), zero);
  Real upper = select(steep, 2.0 - eighths, eighths);
  Pair base = eighthsOfTurn(select(left, 4.0 - upper, upper));
  Real turn = select(steep, zero.like(-1.0), zero.like(1.0));
  Pair turned = scaleBy(angle, select(left, -turn, turn));
  Pair sum = orderedSum(base.high, turned.high);
  return sum.high + (sum.low + (base.low + turned.low));
}

// 2^-k, where k is the exponent of x.
static Real inverseScale(Real x) {
  Bits exponent = shiftRightLogical(bitsOf(x), 52) & 2047;
  return powerOfTwo(atLeast(exponent.like(1023) - exponent, -1022));
}

// Both coordinates are divided by a power of two near the larger one. Two
// zeros and two infinities have the angles of (1, 0) and (1, 1).
Real atan2Of(Real y, Real x) {
  constexpr double infinity = HUGE_VAL;
  Real a = abs(y), b = abs(x);
  Real larger = select(a > b, a, b);
  Real scale = inverseScale(larger);
  auto coordinate = [&](Real size, Real atZero) {
    Real ofInfinite = select(size == infinity, size.like(1.0), size.like(0.0));
    Real result = select(larger == infinity, ofInfinite, size * scale);
    return Pair{select(larger == 0.0, atZero, result), size.like(0.0)};
  };
  Real angle = angleOf(coordinate(a, a.like(0.0)), coordinate(b, b.like(1.0)),
                       bitsOf(x) < 0);
  Real result = copySign(angle, y);
  return select(x == x, select(y == y, result, y), x);
}

Real atanOf(Real x) { return f64::atan2Of(x, x.like(1.0)); }

// sqrt(1 - x^2), a leg of the right triangle whose other one is x.
static Pair otherLeg(Real x) {
  Pair square = productOf(x, x);
  return sqrt(-square + x.like(1.0));
}

Real asinOf(Real x) {
  Pair leg = {abs(x), x.like(0.0)};
  Truth right = bitsOf(abs(x)) < 0;
  return copySign(angleOf(leg, otherLeg(x), right), x);
}

Real acosOf(Real x) {
  return angleOf(otherLeg(x), {abs(x), x.like(0.0)}, bitsOf(x) < 0);
}

} // namespace tcopt::formula::f64
