//===- Rounded.cpp - functions whose results are rounded to 16 bits -------===//
//
// Off by less than 2^-15 of the result, which is a sixteenth of the gap between
// numbers of f16 and less of bf16's. GPUs have instructions for 2^x and for
// quotients that need not be rounded; what is marked with `tcopt.rounded_to`
// stays as an op of its own.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tcopt/Tcopt/IR/Precision.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::formula;

static constexpr double log2OfE = 1.4426950408889634;

static Real marked(Real result) {
  result.value.getDefiningOp()->setAttr(kRoundedTo, result.builder->roundedTo);
  return result;
}

static Real raiseTwo(Real x) {
  return marked({{x.builder,
                  x.make<math::Exp2Op>(
                      x.value, x.builder->flags | arith::FastMathFlags::afn)}});
}

Real formula::expOfRounded(Real x) { return raiseTwo(x * log2OfE); }

// 2^Q(|x|), where Q is fitted to the logarithm of erfc between 0 and 5.5.
// Beyond, Q continues to fall, so that the result is less than 7.4e-15, and 0
// at infinity.
Real formula::erfcOfRounded(Real x) {
  Real q = polynomial(
      abs(x), {-3.466166743137933e-05, -1.6273735903290165, -0.9193871326957433,
               -0.14950103031721623, 0.03213022612874478, -0.004667453999136312,
               0.00039990652741611545, -1.5072269168175674e-05});
  Real y = raiseTwo(q);
  return select(x < 0.0, 2.0 - y, y);
}

// x + x^3 P(x^2), off by 2^-18 of it below 0.6.
static Real narrowTanhOfSmall(Real x) {
  Real z = x * x;
  Real p = polynomial(
      z, {-0.33319475670004783, 0.130899994638417, -0.04145899822238529});
  return x + x * z * p;
}

Real formula::tanhOfRounded(Real x) {
  Real a = abs(x);
  Real quotient = marked(2.0 / (raiseTwo(a * (2 * log2OfE)) + 1.0));
  return copySign(select(a < 0.6, narrowTanhOfSmall(a), 1.0 - quotient), x);
}
