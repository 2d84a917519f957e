//===- ActivationRules.cpp - rules of activation functions ----------------===//

#include "tcopt/Conversion/GraphToCore/CoreExpr.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"

using namespace mlir;

namespace tcopt {

static CoreExpr ramp(CoreExpr x) { return minimum(maximum(x + 3.0, 0.0), 6.0); }

// log(1 + exp(-|x|)), in which nothing overflows.
static CoreExpr tail(CoreExpr x) { return log1p(exp(-abs(x))); }
static CoreExpr smoothRelu(CoreExpr x) { return maximum(x, 0.0) + tail(x); }

static CoreExpr elu(CoreExpr x, double alpha, double scale, double inputScale) {
  CoreExpr curve = expm1(x * inputScale);
  return where(x > 0.0, x * scale, curve * (alpha * scale));
}

static CoreExpr softplus(CoreExpr x, double beta, double threshold) {
  CoreExpr scaled = x * beta;
  CoreExpr isLine = scaled > threshold;
  return where(isLine, x, smoothRelu(scaled) / beta);
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

static Value prelu(CoreBuilder &b, graph::PreluOp::Adaptor in) {
  Value x = b.wide(in.getX()), weight = b.wide(in.getWeight());
  bool isOne = cast<RankedTensorType>(weight.getType()).getDimSize(0) == 1;
  weight = isOne || rankOf(x) < 2 ? b.reshape(weight, {})
                                  : b.broadcast(weight, 1, b.sizesOf(x));
  return b.select(b.gt(x, 0.0), x, b.mul(x, weight));
}

static Value glu(CoreBuilder &b, graph::GluOp::Adaptor in) {
  Value x = b.wide(in.getX());
  int64_t dim = normalDims(in.getDim(), rankOf(x)).front();
  Sizes half = b.resultSizes<graph::GluOp>(in);
  Sizes offsets(half.size(), b.getBuilder().getIndexAttr(0));
  offsets[dim] = half[dim];
  SmallVector<int64_t> strides(half.size(), 1);
  Value gate = b.exp(b.neg(b.slice(x, offsets, half, strides)));
  return b.mul(b.crop(x, half), b.div(1.0, b.add(gate, 1.0)));
}

void addActivationRules(RuleTable table) {
#include "GraphActivationRules.inc"
  table.rule<graph::PreluOp>(prelu);
  table.rule<graph::GluOp>(glu);
}

} // namespace tcopt
