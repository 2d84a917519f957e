//===- ActivationRules.cpp - rules of activation functions ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Without attributes
//===----------------------------------------------------------------------===//

static Value ramp(CoreBuilder &b, Value x) {
  return b.minimum(b.maximum(b.add(x, 3.0), 0.0), 6.0);
}
static Value hardsigmoid(CoreBuilder &b, Value x) {
  return b.div(ramp(b, x), 6.0);
}
static Value hardswish(CoreBuilder &b, Value x) {
  return b.div(b.mul(x, ramp(b, x)), 6.0);
}

// log(1 + exp(-|x|)), in which nothing overflows.
static Value tail(CoreBuilder &b, Value x) {
  return b.unary<core::Log1pOp>(b.exp(b.neg(b.abs(x))));
}
static Value logsigmoid(CoreBuilder &b, Value x) {
  return b.sub(b.minimum(x, 0.0), tail(b, x));
}
static Value smoothRelu(CoreBuilder &b, Value x) {
  return b.add(b.maximum(x, 0.0), tail(b, x));
}
static Value mish(CoreBuilder &b, Value x) {
  return b.mul(x, b.tanh(smoothRelu(b, x)));
}

//===----------------------------------------------------------------------===//
// With numbers
//===----------------------------------------------------------------------===//

static Value leakyRelu(CoreBuilder &b, graph::LeakyReluOp::Adaptor in) {
  Value x = b.wide(in.getX());
  double slope = in.getNegativeSlope().convertToDouble();
  return b.select(b.gt(x, 0.0), x, b.mul(x, slope));
}

static Value elu(CoreBuilder &b, graph::EluOp::Adaptor in) {
  Value x = b.wide(in.getX());
  double alpha = in.getAlpha().convertToDouble(),
         scale = in.getScale().convertToDouble(),
         inputScale = in.getInputScale().convertToDouble();
  Value curve = b.unary<core::Expm1Op>(b.mul(x, inputScale));
  return b.select(b.gt(x, 0.0), b.mul(x, scale), b.mul(curve, alpha * scale));
}

static Value softplus(CoreBuilder &b, graph::SoftplusOp::Adaptor in) {
  Value x = b.wide(in.getX());
  double beta = in.getBeta().convertToDouble();
  Value scaled = b.mul(x, beta);
  Value isLine = b.gt(scaled, in.getThreshold().convertToDouble());
  return b.select(isLine, x, b.div(smoothRelu(b, scaled), beta));
}

static Value hardtanh(CoreBuilder &b, graph::HardtanhOp::Adaptor in) {
  Value above = b.maximum(in.getX(), in.getMinVal().convertToDouble());
  return b.minimum(above, in.getMaxVal().convertToDouble());
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
  table.wideUnary<graph::HardsigmoidOp, hardsigmoid>();
  table.wideUnary<graph::HardswishOp, hardswish>();
  table.wideUnary<graph::LogsigmoidOp, logsigmoid>();
  table.wideUnary<graph::MishOp, mish>();
  table.rule<graph::LeakyReluOp>(leakyRelu);
  table.rule<graph::EluOp>(elu);
  table.rule<graph::SoftplusOp>(softplus);
  table.rule<graph::HardtanhOp>(hardtanh);
  table.rule<graph::PreluOp>(prelu);
  table.rule<graph::GluOp>(glu);
}

} // namespace tcopt
