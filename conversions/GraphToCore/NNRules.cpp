//===- NNRules.cpp - rules of contractions and normalisations -------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

using core::ReduceKind;

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

// Adds a bias along dimension `dim`, in the type of the sum.
static Value addBias(CoreBuilder &b, Value sum, Value bias, int64_t dim) {
  if (!bias)
    return sum;
  return b.add(sum, b.broadcast(b.wide(bias), dim, b.sizesOf(sum)));
}

// Batches of matrices: both operands get all batch dimensions.
static Value batchMatmul(CoreBuilder &b, Value lhs, Value rhs) {
  auto leading = [&](Value x) {
    Sizes sizes = b.sizesOf(x);
    return Sizes(ArrayRef<OpFoldResult>(sizes).drop_back(2));
  };
  Sizes batch = b.commonSizes({leading(lhs), leading(rhs)});
  auto expand = [&](Value x) {
    Sizes sizes = batch, own = b.sizesOf(x);
    sizes.append(own.end() - 2, own.end());
    return b.expand(x, sizes);
  };
  int64_t n = batch.size();
  return b.contract(expand(lhs), expand(rhs),
                    {range(0, n), range(0, n), {n + 1}, {n}});
}

static Value matmul(CoreBuilder &b, graph::MatmulOp::Adaptor in) {
  Value lhs = in.getLhs(), rhs = in.getRhs();
  int64_t lhsRank = rankOf(lhs), rhsRank = rankOf(rhs);
  if (lhsRank > 1 && rhsRank > 2)
    return batchMatmul(b, lhs, rhs);
  // One operand has no batch: the other's dimensions come in the right order.
  return b.contract(
      lhs, rhs, {{}, {}, {lhsRank - 1}, {std::max<int64_t>(rhsRank - 2, 0)}});
}

static Value linear(CoreBuilder &b, graph::LinearOp::Adaptor in) {
  int64_t last = rankOf(in.getX()) - 1;
  Value y = b.contract(in.getX(), in.getWeight(), {{}, {}, {last}, {1}});
  return addBias(b, y, in.getBias(), last);
}

static Value conv2d(CoreBuilder &b, graph::Conv2dOp::Adaptor in) {
  Value y = b.make<core::ConvolutionOp>(
      in.getX(), in.getWeight(), in.getStride(), in.getPadding(),
      in.getPadding(), in.getDilation(), in.getGroups());
  return addBias(b, y, in.getBias(), 1);
}

//===----------------------------------------------------------------------===//
// Normalisation and softmax
//===----------------------------------------------------------------------===//

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

void addNNRules(RuleTable table) {
  table.rule<graph::MatmulOp>(matmul);
  table.rule<graph::LinearOp>(linear);
  table.rule<graph::Conv2dOp>(conv2d);
  table.rule<graph::BatchNormOp>(batchNorm);
  table.rule<graph::LayerNormOp>(layerNorm);
  table.rule<graph::SoftmaxOp>(softmax);
  table.rule<graph::LogSoftmaxOp>(logSoftmax);
}

} // namespace tcopt
