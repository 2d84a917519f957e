//===- MathDerivatives.cpp - functions of real analysis -------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include <numbers>

namespace tcopt::graph {

void addMathDerivatives(DerivativeTable t) {
  t.pointwise<AcosOp, [](P p) { return -p.d * rsqrt(1.0 - square(p.x)); }>();
  t.pointwise<AsinOp, [](P p) { return p.d * rsqrt(1.0 - square(p.x)); }>();
  t.pointwise<AtanOp, [](P p) { return p.d / (square(p.x) + 1.0); }>();
  t.pointwise<TanOp, [](P p) { return p.d * (1.0 + square(p.y)); }>();
  t.pointwise<SinhOp, [](P p) { return p.d * cosh(p.x); }>();
  t.pointwise<CoshOp, [](P p) { return p.d * sinh(p.x); }>();
  t.pointwise<AsinhOp, [](P p) { return p.d * rsqrt(square(p.x) + 1.0); }>();
  t.pointwise<AcoshOp, [](P p) { return p.d * rsqrt(square(p.x) - 1.0); }>();
  t.pointwise<AtanhOp, [](P p) { return p.d / (1.0 - square(p.x)); }>();
  t.pointwise<Log10Op, [](P p) { return p.d / (p.x * std::numbers::ln10); }>();
}

} // namespace tcopt::graph
