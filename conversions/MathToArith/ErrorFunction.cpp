//===- ErrorFunction.cpp - erf --------------------------------------------===//

#include "Functions.h"

using namespace tcopt;
using namespace tcopt::formula;

// x + x P(x^2), off by 2e-8 of it below 0.93.
static Real erfOfSmall(Real x) {
  Real p =
      polynomial(x * x, {0.128379147692, -0.376124811076, 0.112816826164,
                         -0.02676172247, 0.00498594421638, -0.000595375906141});
  return x + x * p;
}

// 1 - exp(Q(x)), where Q is fitted to log(erfc(x)) between 0.93 and 4.
static Real erfOfLarge(Real x) {
  Real q = polynomial(x, {-0.000209746990961, -1.12761763253, -0.637279673984,
                          -0.103846279859, 0.022185878058, -0.00303294066812,
                          0.000194891374644});
  return 1.0 - expOfModerate(q);
}

Real formula::erfOf(Real x) {
  Real a = abs(x);
  Real large = erfOfLarge(select(a > 4.0, a.like(4.0), a));
  return copySign(select(a < 0.93, erfOfSmall(a), large), x);
}
