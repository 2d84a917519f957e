//===- NormalizationRules.cpp - rules of norms and softmax ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"

using namespace mlir;

namespace tcopt {

using core::ReduceKind;

static Value batchNorm(CoreBuilder &b, graph::BatchNormOp::Adaptor in) {
  Value x = b.wide(in.getX());
  Sizes sizes = b.sizesOf(x);
  auto channels = [&](Value v) { return b.broadcast(v, 1, sizes); };
  double eps = in.getEps().convertToDouble();
  Value deviation = b.sqrt(b.add(b.wide(in.getVar()), eps));
  Value y = b.sub(x, channels(b.wide(in.getMean())));
  y = b.div(y, channels(deviation));
  y = b.mul(y, channels(b.wide(in.getWeight())));
  return b.add(y, channels(b.wide(in.getBias())));
}

static Value layerNorm(CoreBuilder &b, graph::LayerNormOp::Adaptor in) {
  Value x = b.wide(in.getX());
  int64_t rank = rankOf(x), first = rank - int64_t(in.getNormalizedDims());
  SmallVector<int64_t> dims = range(first, rank);
  Sizes sizes = b.sizesOf(x);
  Value count = b.count(ArrayRef(sizes).drop_front(first), elementTypeOf(x));
  auto mean = [&](Value v) {
    return b.div(b.reduce(ReduceKind::add, v, dims), count);
  };
  Value centered = b.sub(x, b.spread(mean(x), dims, x));
  Value variance = mean(b.mul(centered, centered));
  Value deviation = b.sqrt(b.add(variance, in.getEps().convertToDouble()));
  Value y = b.div(centered, b.spread(deviation, dims, x));
  return b.add(b.mul(y, b.wide(in.getWeight())), b.wide(in.getBias()));
}

// x minus its largest element along `dim`, so that exp does not overflow.
static Value belowMaximum(CoreBuilder &b, Value x, int64_t dim) {
  Value largest = b.reduce(ReduceKind::maximum, x, dim);
  return b.sub(x, b.spread(largest, dim, x));
}

static Value softmax(CoreBuilder &b, graph::SoftmaxOp::Adaptor in) {
  Value x = b.wide(in.getX());
  int64_t dim = normalDims(in.getDim(), rankOf(x)).front();
  Value e = b.exp(belowMaximum(b, x, dim));
  return b.div(e, b.spread(b.reduce(ReduceKind::add, e, dim), dim, x));
}

static Value logSoftmax(CoreBuilder &b, graph::LogSoftmaxOp::Adaptor in) {
  Value x = b.wide(in.getX());
  int64_t dim = normalDims(in.getDim(), rankOf(x)).front();
  Value shifted = belowMaximum(b, x, dim);
  Value sum = b.reduce(ReduceKind::add, b.exp(shifted), dim);
  return b.sub(shifted, b.spread(b.log(sum), dim, x));
}

void addNormalizationRules(RuleTable table) {
  table.rule<graph::BatchNormOp>(batchNorm);
  table.rule<graph::LayerNormOp>(layerNorm);
  table.rule<graph::SoftmaxOp>(softmax);
  table.rule<graph::LogSoftmaxOp>(logSoftmax);
}

} // namespace tcopt
