//===- Pair.h - numbers of twice f64's precision ----------------*- C++ -*-===//
//
// A pair is the unrounded sum of two f64, of which the second is at most about
// an ulp of the first (double-double arithmetic, after Dekker 1971 and Knuth's
// TwoSum). Errors of products are exact by an fma. That works only where every
// step rounds by itself: the builder has no flags.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_PAIR_H
#define TCOPT_CONVERSION_MATHTOARITH_PAIR_H

#include "Formula.h"

namespace tcopt::formula {

struct Pair {
  Real high;
  Real low;

  Pair like(double highPart, double lowPart = 0.0) const {
    return {high.like(highPart), low.like(lowPart)};
  }
  Real rounded() const { return high + low; }
};

/// a + b, exact.
Pair sumOf(Real a, Real b);
/// The sum of a and b for |a| >= |b| or a = 0.
Pair orderedSum(Real a, Real b);
/// a b, exact.
Pair productOf(Real a, Real b);

/// Off by some 2^-100 of the result unless signs differ.
Pair operator+(Pair a, Pair b);
Pair operator+(Pair a, Real b);
Pair operator-(Pair a);
/// Off by some 2^-100 of the result.
Pair operator*(Pair a, Pair b);
Pair operator/(Pair a, Pair b);
Pair sqrt(Pair a);
/// Exact, if b is a power of two.
Pair scaleBy(Pair a, Real b);

Pair select(Truth condition, Pair yes, Pair no);

/// c[0] + c[1] x + c[2] x^2 + ... by Horner's rule, each step rounded once.
Real fusedPolynomial(Real x, llvm::ArrayRef<double> c);

} // namespace tcopt::formula

#endif // TCOPT_CONVERSION_MATHTOARITH_PAIR_H
