//===- AttentionDerivatives.cpp - attention -------------------------------===//
//
// The probabilities are computed again from query, key and mask.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"
#include "tcopt/Graph/IR/GraphRandomOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include <cmath>

using namespace mlir;

namespace tcopt::graph {

using AttentionOp = ScaledDotProductAttentionOp;

static Expr rowsTransposed(Expr x) {
  return x.apply<TransposeOp>(int64_t(-2), int64_t(-1));
}
static Expr rowProduct(Expr a, Expr b) { return binary<MatmulOp>(a, b); }

//===----------------------------------------------------------------------===//
// Shared heads
//===----------------------------------------------------------------------===//

// all / part, which is a whole number.
static Size wholeRatio(RuleBuilder &b, Size all, Size part) {
  auto x = getConstantIntValue(all), y = getConstantIntValue(part);
  if (x && y)
    return b.ops().getIndexAttr(*y ? *x / *y : 1);
  OpBuilder &ops = b.ops();
  Value dividend = getValueOrCreateConstantIndexOp(ops, b.location(), all);
  Value divisor = getValueOrCreateConstantIndexOp(ops, b.location(), part);
  Value one = arith::ConstantIndexOp::create(ops, b.location(), 1);
  divisor = arith::MaxSIOp::create(ops, b.location(), divisor, one);
  return arith::DivSIOp::create(ops, b.location(), dividend, divisor)
      .getResult();
}

namespace {
/// Heads of `x`, key or value, each of which several heads of `query` share.
class SharedHeads {
public:
  SharedHeads(RuleBuilder &b, AttentionOp op, Value x)
      : b(b), x(x), query(op.getQuery()) {
    int64_t head = rankOf(x) - 3;
    if (b.hasFailed() || !op.getEnableGqa().value_or(false))
      return;
    auto own = rankedType(x).getDimSize(head);
    if (!ShapedType::isDynamic(own) &&
        own == rankedType(query).getDimSize(head))
      return;
    grouped = b.sizesOf(x);
    grouped.insert(grouped.begin() + head + 1,
                   wholeRatio(b, b.sizeOf(query, head), grouped[head]));
  }

  /// Each head as often as it is shared.
  Expr repeated() const {
    if (grouped.empty())
      return b.expr(x);
    Sizes all = b.sizesOf(x);
    all[rankOf(x) - 3] = b.sizeOf(query, rankOf(x) - 3);
    Expr each = b.expr(x).apply<UnsqueezeOp>(rankOf(x) - 2);
    return b.expr(b.reshape(b.expand(each, grouped), all));
  }
  /// The gradient of x, given that of the repeated heads.
  Expr summed(Expr gradient) const {
    if (grouped.empty())
      return gradient;
    // Dimensions in front may be broadcast.
    Sizes sizes = b.sizesOf(gradient);
    int64_t head = rankOf(x) - 3;
    sizes[head] = grouped[head];
    sizes.insert(sizes.begin() + head + 1, grouped[head + 1]);
    return b.sum(b.reshape(gradient, sizes), head + 1);
  }

private:
  RuleBuilder &b;
  Value x, query;
  /// (..., heads, heads of query for each, S, E).
  Sizes grouped;
};
} // namespace

//===----------------------------------------------------------------------===//
// Probabilities
//===----------------------------------------------------------------------===//

static Expr attentionScale(RuleBuilder &b, AttentionOp op, Type type) {
  if (auto scale = op.getScale())
    return b.expr(b.scalar(scale->convertToDouble(), type));
  int64_t size = rankedType(op.getQuery()).getShape().back();
  if (!ShapedType::isDynamic(size))
    return b.expr(b.scalar(1.0 / std::sqrt(double(size)), type));
  Size unknown = b.sizesOf(op.getQuery()).back();
  return 1.0 / sqrt(b.sizeValue(unknown, type));
}

// Key j is kept for query i where j <= i.
static Expr causalMask(RuleBuilder &b, AttentionOp op) {
  Type i64 = b.ops().getI64Type();
  auto places = [&](Value x) {
    Value start = b.integer(0, i64), step = b.integer(1, i64);
    return b.expr(b.arange(start, step, b.sizeOf(x, rankOf(x) - 2)));
  };
  Expr queries = places(op.getQuery()).apply<UnsqueezeOp>(int64_t(1));
  return places(op.getKey()) <= queries;
}

static Expr masked(RuleBuilder &b, AttentionOp op, Expr scores) {
  if (op.getIsCausal())
    return where(causalMask(b, op), scores, -INFINITY);
  Value mask = op.getAttnMask();
  if (!mask)
    return scores;
  if (elementType(mask).isInteger(1))
    return where(b.expr(mask), scores, -INFINITY);
  return scores + b.wide(mask);
}

static Expr probabilities(RuleBuilder &b, AttentionOp op, Expr key,
                          Expr scale) {
  int64_t last = rankOf(op.getQuery()) - 1;
  Expr product = rowProduct(b.wide(op.getQuery()), rowsTransposed(b.wide(key)));
  Expr scores = masked(b, op, product * scale);
  if (!op.getAttnMask())
    return scores.apply<SoftmaxOp>(last);
  // A row that keeps nothing is one of zeros; its softmax would be NaN.
  Expr largest = scores.apply<AmaxOp>(last, true);
  Expr isEmpty = eq(largest, -INFINITY);
  return where(isEmpty, 0.0,
               where(isEmpty, 0.0, scores).apply<SoftmaxOp>(last));
}

// What the probabilities are multiplied with: 0 where they are dropped.
static Expr keptByDropout(RuleBuilder &b, AttentionOp op, Expr scores) {
  if (b.hasFailed())
    return scores;
  Sizes sizes = b.sizesOf(op.getResult());
  sizes.back() = b.sizeOf(op.getKey(), rankOf(op.getKey()) - 2);
  Value ones = b.full(b.scalar(1, scores.elementType()), sizes);
  return b.expr(
      b.make<DropoutOp>(ones, op.getSeed(), op.getOffset(), *op.getDropout()));
}

//===----------------------------------------------------------------------===//
// The rule
//===----------------------------------------------------------------------===//

// Of the scores, all but their scale; `kept` is null without dropout.
static Expr scoresGradient(Vjp &v, AttentionOp op, Expr probability, Expr value,
                           Expr kept) {
  Expr d = v.wide(v.ct());
  Expr gradient = rowProduct(d, rowsTransposed(v.wide(value)));
  if (kept.value())
    gradient = gradient * kept;
  Expr mean = v.sum(probability * gradient, -1, true);
  return probability * (gradient - mean);
}

static void attentionVjp(Vjp &v, AttentionOp op) {
  SharedHeads keys(v, op, op.getKey()), values(v, op, op.getValue());
  Expr key = keys.repeated(), value = values.repeated();
  Type type = elementType(op.getQuery()), wide = v.wide(key).elementType();
  Expr scale = attentionScale(v, op, wide);
  Expr probability = probabilities(v, op, key, scale), kept;
  if (op.getDropout())
    kept = keptByDropout(v, op, probability);
  if (v.wants(op.getValue())) {
    Expr used = kept.value() ? probability * kept : probability;
    v.give(op.getValue(),
           values.summed(rowProduct(rowsTransposed(used.cast(type)), v.ct())));
  }
  Expr scores = scoresGradient(v, op, probability, value, kept);
  if (op.getAttnMask() && v.wants(op.getAttnMask()))
    v.give(op.getAttnMask(), scores);
  Expr scaled = (scores * scale).cast(type);
  if (v.wants(op.getQuery()))
    v.give(op.getQuery(), rowProduct(scaled, key));
  if (v.wants(op.getKey()))
    v.give(op.getKey(), keys.summed(rowProduct(rowsTransposed(scaled),
                                               v.expr(op.getQuery()))));
}

void addAttentionDerivatives(DerivativeTable t) {
  t.rule<AttentionOp, attentionVjp>();
}

} // namespace tcopt::graph
