//===- NormalizationDerivatives.cpp - norms and softmax -------------------===//
//
// Statistics are computed again from the operands, so that nothing but these is
// kept for the derivative.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

// The matrix of derivatives is symmetric: this is a gradient and a tangent.
static Expr softmaxSlope(RuleBuilder &b, SoftmaxOp op, Expr d) {
  Expr y = b.wide(op.getResult());
  Expr weighted = b.wide(d) * y;
  return weighted - y * b.sum(weighted, op.getDim(), true);
}
static void softmaxVjp(Vjp &v, SoftmaxOp op) {
  v.give(op.getX(), softmaxSlope(v, op, v.ct()));
}
static void softmaxJvp(Jvp &j, SoftmaxOp op) {
  j.give(0, softmaxSlope(j, op, j.tangent(op.getX())));
}

static void logSoftmaxVjp(Vjp &v, LogSoftmaxOp op) {
  Expr d = v.wide(v.ct()), y = v.wide(op.getResult());
  v.give(op.getX(), d - exp(y) * v.sum(d, op.getDim(), true));
}
static void logSoftmaxJvp(Jvp &j, LogSoftmaxOp op) {
  Expr d = j.wide(j.tangent(op.getX())), y = j.wide(op.getResult());
  j.give(0, d - j.sum(exp(y) * d, op.getDim(), true));
}

//===----------------------------------------------------------------------===//
// What norms have in common
//===----------------------------------------------------------------------===//

namespace {
/// `x` over its deviation along `dims`, or over its root of the mean square.
class Normalized {
public:
  enum class Kind { Deviation, RootMeanSquare };

  Normalized(Expr x, ArrayRef<int64_t> dims, const APFloat &eps,
             Kind kind = Kind::Deviation)
      : dims(dims), kind(kind) {
    centered = withoutMean(x);
    scale = rsqrt(mean(square(centered)) + eps.convertToDouble());
    value = centered * scale;
  }
  /// From x without its mean, and 1 over its deviation.
  Normalized(Expr centered, Expr scale, ArrayRef<int64_t> dims)
      : value(centered * scale), centered(centered), scale(scale), dims(dims),
        kind(Kind::Deviation) {}

  /// The gradient of x, given that of the value. The matrix of derivatives is
  /// symmetric: also the tangent of the value, given that of x.
  Expr slope(Expr d) const {
    return scale * (withoutMean(d) - value * mean(d * value));
  }
  Expr mean(Expr x) const { return x.apply<MeanOp>(dims, true); }

  Expr value, centered, scale;

private:
  Expr withoutMean(Expr x) const {
    return kind == Kind::Deviation ? x - mean(x) : x;
  }

  SmallVector<int64_t> dims;
  Kind kind;
};

/// A norm of `x`, with weights and biases of dimension 1 or of the last ones.
struct Norm {
  Value x, weight, bias;
  bool isOfChannels;
  Normalized normalized;
  /// The sizes in which x is normalised, if not its own.
  Sizes grouped = {};

  /// The value, in the sizes of x.
  Expr value(RuleBuilder &b) const { return restored(b, normalized.value); }
  Expr slope(RuleBuilder &b, Expr d) const {
    if (!grouped.empty())
      d = b.expr(b.reshape(d, grouped));
    return restored(b, normalized.slope(d));
  }

private:
  Expr restored(RuleBuilder &b, Expr y) const {
    return grouped.empty() ? y : b.expr(b.reshape(y, b.sizesOf(x)));
  }
};
} // namespace

static SmallVector<int64_t> numbersFrom(int64_t first, int64_t end) {
  return llvm::to_vector(llvm::seq(first, end));
}

static SmallVector<int64_t> allButChannels(int64_t rank) {
  SmallVector<int64_t> dims = numbersFrom(1, rank);
  dims.front() = 0;
  return dims;
}

// A vector along dimension 1 of `like`.
static Expr alongChannels(RuleBuilder &b, Value vector, Value like) {
  if (b.hasFailed())
    return b.expr(vector);
  Sizes sizes(rankOf(like) - 1, b.ops().getIndexAttr(1));
  sizes.front() = b.sizeOf(vector, 0);
  return b.expr(b.reshape(b.wide(vector), sizes));
}

// A weight or bias in the rank of x.
static Expr parameter(RuleBuilder &b, const Norm &norm, Value vector) {
  return norm.isOfChannels ? alongChannels(b, vector, norm.x) : b.wide(vector);
}

static void giveNorm(Vjp &v, const Norm &norm) {
  Expr d = v.wide(v.ct());
  auto summed = [&](Expr x) {
    return norm.isOfChannels ? v.sum(x, allButChannels(rankOf(norm.x))) : x;
  };
  if (v.wants(norm.weight))
    v.give(norm.weight, summed(d * norm.value(v)));
  if (v.wants(norm.bias))
    v.give(norm.bias, summed(d));
  if (!v.wants(norm.x))
    return;
  if (norm.weight)
    d = d * parameter(v, norm, norm.weight);
  v.give(norm.x, norm.slope(v, d));
}

static Expr normTangent(Jvp &j, const Norm &norm) {
  Expr sum;
  auto add = [&](Expr addend) { sum = sum.value() ? sum + addend : addend; };
  if (Expr t = j.tangent(norm.x); t.value()) {
    Expr slope = norm.slope(j, j.wide(t));
    add(norm.weight ? slope * parameter(j, norm, norm.weight) : slope);
  }
  if (Expr t = j.tangent(norm.weight); t.value())
    add(norm.value(j) * parameter(j, norm, t));
  if (Expr t = j.tangent(norm.bias); t.value())
    add(parameter(j, norm, t));
  return sum;
}

template <typename OpT, auto normOf> static void normVjp(Vjp &v, OpT op) {
  giveNorm(v, normOf(v, op));
}
template <typename OpT, auto normOf> static void normJvp(Jvp &j, OpT op) {
  giveSum(j, op, normTangent(j, normOf(j, op)));
}

//===----------------------------------------------------------------------===//
// Norms of dimensions
//===----------------------------------------------------------------------===//

template <typename OpT>
static Normalized ofLastDims(RuleBuilder &b, OpT op, Normalized::Kind kind) {
  int64_t rank = rankOf(op.getX());
  return Normalized(b.wide(op.getX()),
                    numbersFrom(rank - op.getNormalizedDims(), rank),
                    op.getEps(), kind);
}

static Norm layerNorm(RuleBuilder &b, LayerNormOp op) {
  return {op.getX(), op.getWeight(), op.getBias(), false,
          ofLastDims(b, op, Normalized::Kind::Deviation)};
}

static Norm rmsNorm(RuleBuilder &b, RmsNormOp op) {
  return {op.getX(), op.getWeight(), Value(), false,
          ofLastDims(b, op, Normalized::Kind::RootMeanSquare)};
}

static Norm instanceNorm(RuleBuilder &b, InstanceNormOp op) {
  Normalized normalized(b.wide(op.getX()), numbersFrom(2, rankOf(op.getX())),
                        op.getEps());
  return {op.getX(), op.getWeight(), op.getBias(), true, normalized};
}

// (N, groups, C / groups, ...)
static Sizes groupedSizes(RuleBuilder &b, Value x, int64_t groups) {
  Sizes sizes = b.sizesOf(x);
  Size count = b.ops().getIndexAttr(groups), each;
  if (auto channels = getConstantIntValue(sizes[1])) {
    each = b.ops().getIndexAttr(*channels / groups);
  } else {
    Value divisor =
        getValueOrCreateConstantIndexOp(b.ops(), b.location(), count);
    each = arith::DivSIOp::create(b.ops(), b.location(), cast<Value>(sizes[1]),
                                  divisor)
               .getResult();
  }
  sizes[1] = count;
  sizes.insert(sizes.begin() + 2, each);
  return sizes;
}

static Norm groupNorm(RuleBuilder &b, GroupNormOp op) {
  Sizes grouped = groupedSizes(b, op.getX(), op.getNumGroups());
  Normalized normalized(b.expr(b.reshape(b.wide(op.getX()), grouped)),
                        numbersFrom(2, grouped.size()), op.getEps());
  return {op.getX(), op.getWeight(), op.getBias(), true, normalized, grouped};
}

//===----------------------------------------------------------------------===//
// Norms of channels
//===----------------------------------------------------------------------===//

static void batchNormVjp(Vjp &v, BatchNormOp op) {
  Value x = op.getX();
  SmallVector<int64_t> others = allButChannels(rankOf(x));
  Expr d = v.wide(v.ct());
  Expr scale = rsqrt(v.wide(op.getVar()) + op.getEps().convertToDouble());
  Expr weighted = op.getWeight() ? scale * v.wide(op.getWeight()) : scale;
  if (v.wants(x))
    v.give(x, d * alongChannels(v, weighted, x));
  bool isSummed =
      v.wants(op.getMean()) || v.wants(op.getVar()) || v.wants(op.getWeight());
  if (!isSummed && !v.wants(op.getBias()))
    return;
  Expr sum = v.sum(d, others);
  if (v.wants(op.getBias()))
    v.give(op.getBias(), sum);
  if (!isSummed)
    return;
  Expr centered = v.wide(x) - alongChannels(v, op.getMean(), x);
  Expr product = v.sum(d * centered, others);
  if (v.wants(op.getMean()))
    v.give(op.getMean(), -sum * weighted);
  if (v.wants(op.getVar()))
    v.give(op.getVar(), -0.5 * product * weighted * square(scale));
  if (v.wants(op.getWeight()))
    v.give(op.getWeight(), product * scale);
}

// The statistics are results already.
static Norm batchNormTrain(RuleBuilder &b, BatchNormTrainOp op) {
  Value x = op.getX();
  double eps = op.getEps().convertToDouble();
  Expr centered = b.wide(x) - alongChannels(b, op.getMean(), x);
  Expr scale = alongChannels(b, rsqrt(b.expr(op.getVar()) + eps), x);
  return {x, op.getWeight(), op.getBias(), true,
          Normalized(centered, scale, allButChannels(rankOf(x)))};
}

// The sums that are the gradients of weight and bias are also what x needs.
static void giveBatchNorm(Vjp &v, const Norm &norm) {
  SmallVector<int64_t> dims = allButChannels(rankOf(norm.x));
  Expr d = v.wide(v.ct()), y = norm.normalized.value;
  Expr sum = v.sum(d, dims, true), product = v.sum(d * y, dims, true);
  if (v.wants(norm.weight))
    v.give(norm.weight, v.reshape(product, v.sizesOf(norm.weight)));
  if (v.wants(norm.bias))
    v.give(norm.bias, v.reshape(sum, v.sizesOf(norm.bias)));
  if (!v.wants(norm.x))
    return;
  Expr scale = norm.normalized.scale;
  if (norm.weight)
    scale = scale * parameter(v, norm, norm.weight);
  Expr count = v.countAlong(norm.x, dims, d.elementType());
  v.give(norm.x, scale * (d - sum / count - y * (product / count)));
}

static void batchNormTrainVjp(Vjp &v, BatchNormTrainOp op) {
  Value x = op.getX();
  Norm norm = batchNormTrain(v, op);
  if (v.has(0))
    giveBatchNorm(v, norm);
  if (!v.wants(x))
    return;
  auto perElement = [&](unsigned result) {
    Expr d = alongChannels(v, v.ct(result), x);
    return d / v.countAlong(x, allButChannels(rankOf(x)), d.elementType());
  };
  if (v.has(1))
    v.give(x, v.expandTo(perElement(1), x));
  if (v.has(2))
    v.give(x, norm.normalized.centered * (2.0 * perElement(2)));
}

static void batchNormTrainJvp(Jvp &j, BatchNormTrainOp op) {
  Norm norm = batchNormTrain(j, op);
  giveSum(j, op, normTangent(j, norm));
  Expr t = j.tangent(op.getX());
  if (!t.value())
    return;
  SmallVector<int64_t> dims = allButChannels(rankOf(op.getX()));
  t = j.wide(t);
  j.give(1, t.apply<MeanOp>(dims, false));
  j.give(2, 2.0 * (norm.normalized.centered * t).apply<MeanOp>(dims, false));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addNormalizationDerivatives(DerivativeTable t) {
  t.rule<SoftmaxOp, softmaxVjp, softmaxJvp>();
  t.rule<LogSoftmaxOp, logSoftmaxVjp, logSoftmaxJvp>();
  t.rule<LayerNormOp, normVjp<LayerNormOp, layerNorm>,
         normJvp<LayerNormOp, layerNorm>>();
  t.rule<RmsNormOp, normVjp<RmsNormOp, rmsNorm>, normJvp<RmsNormOp, rmsNorm>>();
  t.rule<InstanceNormOp, normVjp<InstanceNormOp, instanceNorm>,
         normJvp<InstanceNormOp, instanceNorm>>();
  t.rule<GroupNormOp, normVjp<GroupNormOp, groupNorm>,
         normJvp<GroupNormOp, groupNorm>>();
  t.rule<BatchNormOp, batchNormVjp>();
  t.rule<BatchNormTrainOp, batchNormTrainVjp, batchNormTrainJvp>();
}

} // namespace tcopt::graph
