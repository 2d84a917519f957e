//===- Functions.h - elementary functions of f32 ----------------*- C++ -*-===//
//
// Arguments and results are f32. NaN, infinities, signs of zero and subnormal
// numbers are as C99's annex F has them. The coefficients are minimax fits
// (Remez exchange) of ours; errors in ulp: docs/Numerics.md.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_FUNCTIONS_H
#define TCOPT_CONVERSION_MATHTOARITH_FUNCTIONS_H

#include "Formula.h"

namespace tcopt::formula {

Real expOf(Real x);
/// e^x for NaN and numbers up to 1; larger numbers give e.
Real expOfNonpositive(Real x);
/// e^x of NaN and of [-87, 88], where it is a normal number.
Real expOfModerate(Real x);
Real expm1Of(Real x);
Real tanhOf(Real x);
Real logOf(Real x);
Real log1pOf(Real x);
Real log2Of(Real x);
Real erfOf(Real x);
Real sinOf(Real x);
Real cosOf(Real x);
/// The angle of the point (x, y), in (-pi, pi].
Real atan2Of(Real y, Real x);
Real powOf(Real x, Real y);

/// e^x for results that are rounded to 16 bits; below 2^-126 it may be 0.
Real expOfRounded(Real x);
Real erfcOfRounded(Real x);
Real tanhOfRounded(Real x);

/// The logarithm of x with the given result for numbers between `zero`, the
/// argument whose logarithm is that of 0, and infinity.
Real withLogSpecials(Real x, double zero, Real result);

/// x^y, given |x|^y.
Real withPowSign(Real size, Real x, Real y);

/// `result`, or NaN where x is infinite.
Real unlessInfinite(Real x, Real result);

} // namespace tcopt::formula

#endif // TCOPT_CONVERSION_MATHTOARITH_FUNCTIONS_H
