//===- Logarithms.cpp - log, log1p, log2 ----------------------------------===//
//
// x = 2^k (1 + f) with 1 + f between sqrt(1/2) and sqrt(2), and log(1 + f) from
// a polynomial of degree 10.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::formula;

namespace {
struct Split {
  Bits k;
  Real mantissa;
};
} // namespace

// Of a normal number.
static Split split(Real x) {
  Bits bits = bitsOf(x);
  Bits k = (bits - 0x3f3504f3) >> 23;
  return {k, realOf(bits - (k << 23))};
}

// log(1 + f) - f.
static Real curveOf(Real f) {
  Real r = polynomial(f, {0.333333317048, -0.250008209908, 0.200012272881,
                          -0.166233590156, 0.142017458874, -0.131601525817,
                          0.127616677166, -0.0763470238661});
  return f * f * (f * r - 0.5);
}

static Real logOfSplit(Real k, Real f) {
  Real small = curveOf(f) + k * 0x1.7f7d1cp-20;
  return k * 0x1.62e4p-1 + (f + small);
}

// 1 / log(2) in two parts, of which the first has few digits.
static Real log2OfSplit(Real k, Real f) {
  constexpr double high = 0x1.714p+0, low = M_LOG2E - high;
  Real small = curveOf(f) * M_LOG2E + f * low;
  return k + (f * high + small);
}

Real formula::withLogSpecials(Real x, double zero, Real result) {
  constexpr double infinity = HUGE_VAL;
  Real bounded = select(x < infinity, result, x);
  Real atZero = select(x == zero, x.like(-infinity), bounded);
  return select(x < zero, x.like(std::nan("")), atZero);
}

static Real logarithmOf(Real x, Real (*ofSplit)(Real k, Real f)) {
  Truth tiny = x < 0x1p-126;
  Split s = split(select(tiny, x * 0x1p25, x));
  Real k = toF32(s.k) - select(tiny, x.like(25.0), x.like(0.0));
  return withLogSpecials(x, 0.0, ofSplit(k, s.mantissa - 1.0));
}

Real formula::logOf(Real x) { return logarithmOf(x, logOfSplit); }
Real formula::log2Of(Real x) { return logarithmOf(x, log2OfSplit); }

// u = 1 + x is rounded; c is what it lacks.
Real formula::log1pOf(Real x) {
  Real u = x + 1.0;
  Real c = select(x < 1.0, x - (u - 1.0), 1.0 - (u - x));
  Split s = split(u);
  Real f =
      (s.mantissa - 1.0) + c * powerOfTwo(atLeast(s.k.like(0) - s.k, -126));
  Real result = withLogSpecials(x, -1.0, logOfSplit(toF32(s.k), f));
  return select(abs(x) < 0x1p-25, x, result);
}
