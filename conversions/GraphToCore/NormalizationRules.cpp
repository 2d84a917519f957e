//===- NormalizationRules.cpp - rules of norms and softmax ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Conversion/GraphToCore/Softmax.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"

using namespace mlir;

namespace tcopt {

using core::ReduceKind;

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

// y * weight + bias, each of which may be null and broadcasts.
static Value affine(CoreBuilder &b, Value y, Value weight, Value bias) {
  if (weight)
    y = b.mul(y, weight);
  return bias ? b.add(y, bias) : y;
}

// An operand of the last dimensions, or null.
static Value ofLast(CoreBuilder &b, Value v) { return v ? b.wide(v) : v; }
// An operand of each channel in the shape of `like`, or null.
static Value ofChannels(CoreBuilder &b, Value v, Value like) {
  return v ? b.broadcast(b.wide(v), 1, b.sizesOf(like)) : v;
}

static Value mean(CoreBuilder &b, Value x, ArrayRef<int64_t> dims) {
  Sizes all = b.sizesOf(x), counted;
  for (int64_t dim : dims)
    counted.push_back(all[dim]);
  Value count = b.count(counted, elementTypeOf(x));
  return b.div(b.reduce(ReduceKind::add, x, dims), count);
}

namespace {
/// Mean and variance without the dimensions, and (x - mean) / sqrt(var + eps).
struct Normalized {
  Value mean, variance, value;

  Normalized(CoreBuilder &b, Value x, ArrayRef<int64_t> dims,
             const APFloat &eps)
      : mean(tcopt::mean(b, x, dims)) {
    Value centered = b.sub(x, b.spread(mean, dims, x));
    variance = tcopt::mean(b, b.mul(centered, centered), dims);
    Value deviation = b.sqrt(b.add(variance, eps.convertToDouble()));
    value = b.div(centered, b.spread(deviation, dims, x));
  }
};
} // namespace

static Value batchNorm(CoreBuilder &b, graph::BatchNormOp::Adaptor in) {
  Value x = b.wide(in.getX());
  double eps = in.getEps().convertToDouble();
  Value deviation = b.sqrt(b.add(b.wide(in.getVar()), eps));
  Value y = b.sub(x, ofChannels(b, in.getMean(), x));
  y = b.div(y, ofChannels(b, deviation, x));
  return affine(b, y, ofChannels(b, in.getWeight(), x),
                ofChannels(b, in.getBias(), x));
}

static SmallVector<Value> batchNormTrain(CoreBuilder &b,
                                         graph::BatchNormTrainOp::Adaptor in) {
  Value x = b.wide(in.getX());
  SmallVector<int64_t> dims = range(1, rankOf(x));
  dims.front() = 0;
  Normalized norm(b, x, dims, in.getEps());
  Value y = affine(b, norm.value, ofChannels(b, in.getWeight(), x),
                   ofChannels(b, in.getBias(), x));
  return {y, norm.mean, norm.variance};
}

static Value layerNorm(CoreBuilder &b, graph::LayerNormOp::Adaptor in) {
  Value x = b.wide(in.getX());
  int64_t rank = rankOf(x);
  Normalized norm(b, x, range(rank - in.getNormalizedDims(), rank),
                  in.getEps());
  return affine(b, norm.value, ofLast(b, in.getWeight()),
                ofLast(b, in.getBias()));
}

static Value rmsNorm(CoreBuilder &b, graph::RmsNormOp::Adaptor in) {
  Value x = b.wide(in.getX());
  int64_t rank = rankOf(x);
  SmallVector<int64_t> dims = range(rank - in.getNormalizedDims(), rank);
  Value square = mean(b, b.mul(x, x), dims);
  Value root = b.sqrt(b.add(square, in.getEps().convertToDouble()));
  Value y = b.div(x, b.spread(root, dims, x));
  return affine(b, y, ofLast(b, in.getWeight()), {});
}

static Value instanceNorm(CoreBuilder &b, graph::InstanceNormOp::Adaptor in) {
  Value x = b.wide(in.getX());
  Normalized norm(b, x, range(2, rankOf(x)), in.getEps());
  return affine(b, norm.value, ofChannels(b, in.getWeight(), x),
                ofChannels(b, in.getBias(), x));
}

// (N, groups, C / groups, ...)
static Sizes groupedSizes(CoreBuilder &b, Value x, int64_t groups) {
  Sizes sizes = b.sizesOf(x);
  OpBuilder &builder = b.getBuilder();
  ShapeContext shapes("graph.group_norm", b.getLoc(), &builder);
  Dim each = shapes.floorDiv(shapes.shapeOf(x)[1], groups);
  sizes[1] = builder.getIndexAttr(groups);
  sizes.insert(sizes.begin() + 2, b.size(each));
  return sizes;
}

// An operand of each channel in grouped sizes, or null.
static Value ofGroups(CoreBuilder &b, Value v, ArrayRef<OpFoldResult> grouped) {
  if (!v)
    return v;
  Value channels = b.reshape(v, grouped.slice(1, 2));
  return b.broadcast(b.wide(channels), {1, 2}, grouped);
}

// All in grouped sizes, so that no reshape cuts the norm from its weight and
// from conversions.
static Value groupNorm(CoreBuilder &b, graph::GroupNormOp::Adaptor in) {
  Value x = in.getX();
  Sizes grouped = groupedSizes(b, x, in.getNumGroups());
  Normalized norm(b, b.wide(b.reshape(x, grouped)), range(2, grouped.size()),
                  in.getEps());
  Value y = affine(b, norm.value, ofGroups(b, in.getWeight(), grouped),
                   ofGroups(b, in.getBias(), grouped));
  return b.reshape(b.convert(y, elementTypeOf(x)), b.sizesOf(x));
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

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

Value logSoftmax(CoreBuilder &b, Value x, int64_t dim) {
  Value shifted = belowMaximum(b, x, dim);
  Value sum = b.reduce(ReduceKind::add, b.exp(shifted), dim);
  return b.sub(shifted, b.spread(b.log(sum), dim, x));
}
static Value logSoftmaxOp(CoreBuilder &b, graph::LogSoftmaxOp::Adaptor in) {
  int64_t dim = normalDims(in.getDim(), rankOf(in.getX())).front();
  return logSoftmax(b, b.wide(in.getX()), dim);
}

void addNormalizationRules(RuleTable table) {
  table.rule<graph::BatchNormOp>(batchNorm);
  table.rules<graph::BatchNormTrainOp>(batchNormTrain);
  table.rule<graph::LayerNormOp>(layerNorm);
  table.rule<graph::RmsNormOp>(rmsNorm);
  table.rule<graph::InstanceNormOp>(instanceNorm);
  table.rule<graph::GroupNormOp>(groupNorm);
  table.rule<graph::SoftmaxOp>(softmax);
  table.rule<graph::LogSoftmaxOp>(logSoftmaxOp);
}

} // namespace tcopt
