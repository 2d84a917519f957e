//===- FunctionsF64.h - elementary functions of f64 -------------*- C++ -*-===//
//
// For kernels, which no library is linked to. Arguments and results are f64;
// NaN, infinities, signs of zero and subnormal numbers are as C99's annex F has
// them. The formulas carry some 60 bits or more up to the last rounding, in
// pairs of f64; nothing is contracted, so results have the same bits on every
// machine. The coefficients are minimax fits (Remez exchange) of ours; errors
// in ulp: docs/Numerics.md.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_FUNCTIONSF64_H
#define TCOPT_CONVERSION_MATHTOARITH_FUNCTIONSF64_H

#include "Pair.h"

namespace tcopt::formula::f64 {

Real expOf(Real x);
Real exp2Of(Real x);
Real expm1Of(Real x);
Real sinhOf(Real x);
Real coshOf(Real x);
Real tanhOf(Real x);
Real logOf(Real x);
Real log2Of(Real x);
Real log10Of(Real x);
Real log1pOf(Real x);
Real asinhOf(Real x);
Real acoshOf(Real x);
Real atanhOf(Real x);
Real sinOf(Real x);
Real cosOf(Real x);
Real tanOf(Real x);
Real asinOf(Real x);
Real acosOf(Real x);
Real atanOf(Real x);
/// The angle of the point (x, y), in [-pi, pi].
Real atan2Of(Real y, Real x);
Real erfOf(Real x);
Real erfcOf(Real x);
Real powOf(Real x, Real y);
Real cbrtOf(Real x);

/// 2^k (1 + fraction).
struct Power {
  Bits k;
  Pair fraction;
};
/// Off by some 2^-60 of the result. Beyond the exponents of f64, or NaN, x may
/// have any low part.
Power powerOf(Pair x);
Real roundedPower(Power y);
/// x 2^k, of which a subnormal result is rounded once.
Real timesPowerOfTwo(Real x, Bits k);

/// The logarithm of a positive number of f64, with an error of some 2^-65.
Pair logPairOf(Real x);

} // namespace tcopt::formula::f64

#endif // TCOPT_CONVERSION_MATHTOARITH_FUNCTIONSF64_H
