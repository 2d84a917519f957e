//===- Pair.cpp - numbers of twice f64's precision ------------------------===//

#include "Pair.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::formula;

Pair formula::sumOf(Real a, Real b) {
  Real sum = a + b;
  Real ofB = sum - a;
  return {sum, (a - (sum - ofB)) + (b - ofB)};
}

Pair formula::orderedSum(Real a, Real b) {
  Real sum = a + b;
  return {sum, b - (sum - a)};
}

Pair formula::productOf(Real a, Real b) {
  Real product = a * b;
  return {product, fma(a, b, -product)};
}

Pair formula::operator+(Pair a, Pair b) {
  Pair sum = sumOf(a.high, b.high);
  return orderedSum(sum.high, sum.low + (a.low + b.low));
}

Pair formula::operator+(Pair a, Real b) {
  Pair sum = sumOf(a.high, b);
  return orderedSum(sum.high, sum.low + a.low);
}

Pair formula::operator-(Pair a) { return {-a.high, -a.low}; }

Pair formula::operator*(Pair a, Pair b) {
  Pair product = productOf(a.high, b.high);
  Real crossed = fma(a.high, b.low, a.low * b.high);
  return orderedSum(product.high, product.low + crossed);
}

// The remainder of the quotient of the first parts is divided again.
Pair formula::operator/(Pair a, Pair b) {
  Real inverse = 1.0 / b.high;
  Real quotient = a.high * inverse;
  Real rest = fma(-quotient, b.high, a.high) + fma(-quotient, b.low, a.low);
  return orderedSum(quotient, rest * inverse);
}

// A step of Newton's method from the root of the first part, except for 0.
Pair formula::sqrt(Pair a) {
  Real root = sqrt(a.high);
  Real rest = fma(-root, root, a.high) + a.low;
  Real low = rest / (root + root);
  return orderedSum(root, select(root == 0.0, root, low));
}

Pair formula::scaleBy(Pair a, Real b) { return {a.high * b, a.low * b}; }

Pair formula::select(Truth condition, Pair yes, Pair no) {
  return {select(condition, yes.high, no.high),
          select(condition, yes.low, no.low)};
}

Real formula::fusedPolynomial(Real x, ArrayRef<double> c) {
  Real sum = x.like(c.back());
  for (double next : llvm::reverse(c.drop_back()))
    sum = fma(sum, x, x.like(next));
  return sum;
}
