//===- AttentionDerivatives.cpp - attention -------------------------------===//
//
// The probabilities are computed again.
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
using BackwardOp = ScaledDotProductAttentionBackwardOp;

namespace {
/// Operands and attributes that determine the scores, of either op.
struct AttentionOf {
  template <typename OpT>
  AttentionOf(OpT op)
      : query(op.getQuery()), key(op.getKey()), value(op.getValue()),
        mask(op.getAttnMask()), seed(op.getSeed()), offset(op.getOffset()),
        scale(op.getScale()), dropout(op.getDropout()),
        isCausal(op.getIsCausal()),
        hasSharedHeads(op.getEnableGqa().value_or(false)) {}

  Value query, key, value, mask, seed, offset;
  std::optional<APFloat> scale, dropout;
  bool isCausal, hasSharedHeads;
};
} // namespace

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
  SharedHeads(RuleBuilder &b, AttentionOf of, Value x)
      : b(b), x(x), query(of.query) {
    int64_t head = rankOf(x) - 3;
    if (b.hasFailed() || !of.hasSharedHeads)
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

static Expr attentionScale(RuleBuilder &b, const AttentionOf &of, Type type) {
  if (of.scale)
    return b.expr(b.scalar(of.scale->convertToDouble(), type));
  int64_t size = rankedType(of.query).getShape().back();
  if (!ShapedType::isDynamic(size))
    return b.expr(b.scalar(1.0 / std::sqrt(double(size)), type));
  Size unknown = b.sizesOf(of.query).back();
  return 1.0 / sqrt(b.sizeValue(unknown, type));
}

// Key j is kept for query i where j <= i.
static Expr causalMask(RuleBuilder &b, const AttentionOf &of) {
  Type i64 = b.ops().getI64Type();
  auto places = [&](Value x) {
    Value start = b.integer(0, i64), step = b.integer(1, i64);
    return b.expr(b.arange(start, step, b.sizeOf(x, rankOf(x) - 2)));
  };
  Expr queries = places(of.query).apply<UnsqueezeOp>(int64_t(1));
  return places(of.key) <= queries;
}

static Expr masked(RuleBuilder &b, const AttentionOf &of, Expr scores) {
  if (of.isCausal)
    return where(causalMask(b, of), scores, -INFINITY);
  if (!of.mask)
    return scores;
  if (elementType(of.mask).isInteger(1))
    return where(b.expr(of.mask), scores, -INFINITY);
  return scores + b.wide(of.mask);
}

// The softmax is more accurate than exp(scores - logsumexp) where scores are
// large.
static Expr probabilities(const AttentionOf &of, Expr scores) {
  int64_t last = rankOf(scores) - 1;
  if (!of.mask)
    return scores.apply<SoftmaxOp>(last);
  // A row that keeps nothing is one of zeros; its softmax would be NaN.
  Expr isEmpty = eq(scores.apply<AmaxOp>(last, true), -INFINITY);
  return where(isEmpty, 0.0,
               where(isEmpty, 0.0, scores).apply<SoftmaxOp>(last));
}

// What the probabilities are multiplied with: 0 where they are dropped.
static Expr keptByDropout(RuleBuilder &b, const AttentionOf &of, Value result,
                          Expr scores) {
  if (b.hasFailed())
    return scores;
  Sizes sizes = b.sizesOf(result);
  sizes.back() = b.sizeOf(of.key, rankOf(of.key) - 2);
  Value ones = b.full(b.scalar(1, scores.elementType()), sizes);
  return b.expr(b.make<DropoutOp>(ones, of.seed, of.offset, *of.dropout));
}

namespace {
/// The forward pass as ops of graph, with all heads of the query. Scores and
/// probabilities have the wide type.
struct Expansion {
  Expansion(RuleBuilder &b, const AttentionOf &of, Value result)
      : keys(b, of, of.key), values(b, of, of.value) {
    query = b.wide(of.query);
    key = b.wide(keys.repeated());
    value = b.wide(values.repeated());
    scale = attentionScale(b, of, key.elementType());
    Expr scores = masked(b, of, rowProduct(query, rowsTransposed(key)) * scale);
    p = probabilities(of, scores);
    if (of.dropout)
      kept = keptByDropout(b, of, result, p);
  }

  Expr dropped(Expr x) const { return kept.value() ? x * kept : x; }

  SharedHeads keys, values;
  Expr query, key, value, scale;
  /// The probabilities, and the factors of dropout, null without dropout.
  Expr p, kept;
};
} // namespace

//===----------------------------------------------------------------------===//
// The rule of the forward op
//===----------------------------------------------------------------------===//

// The op's second result, or that of an op that graph-merge-attention makes one
// with it.
static Value logsumexpOf(RuleBuilder &b, AttentionOp op) {
  if (Value known = op.getLogsumexp())
    return known;
  auto made = b.op<AttentionOp>(
      op.getQuery(), op.getKey(), op.getValue(), op.getAttnMask(), op.getSeed(),
      op.getOffset(), op.getIsCausalAttr(), op.getScaleAttr(),
      op.getEnableGqaAttr(), op.getDropoutAttr(), b.ops().getBoolAttr(true));
  return made ? made.getLogsumexp() : Value();
}

static bool wantsMask(Vjp &v, Value mask) {
  return mask && isa<FloatType>(elementType(mask)) && v.wants(mask);
}

static void giveAll(Vjp &v, const AttentionOf &of, BackwardOp op) {
  if (!op)
    return;
  std::pair<Value, Value> all[] = {{of.query, op.getGradQuery()},
                                   {of.key, op.getGradKey()},
                                   {of.value, op.getGradValue()},
                                   {of.mask, op.getGradMask()}};
  for (auto [operand, gradient] : all)
    if (gradient && v.wants(operand))
      v.give(operand, gradient);
}

// The derivatives of logsumexp by the scores are the probabilities.
static void logsumexpVjp(Vjp &v, AttentionOp op) {
  AttentionOf of(op);
  Expansion f(v, of, op.getResult());
  Expr scores = f.p * v.ct(1).apply<UnsqueezeOp>(int64_t(-1));
  if (wantsMask(v, of.mask))
    v.give(of.mask, scores);
  Expr scaled = scores * f.scale;
  if (v.wants(of.query))
    v.give(of.query, rowProduct(scaled, f.key));
  if (v.wants(of.key))
    v.give(of.key, f.keys.summed(rowProduct(rowsTransposed(scaled), f.query)));
}

static void attentionVjp(Vjp &v, AttentionOp op) {
  if (op.getLogsumexp() && v.has(1))
    logsumexpVjp(v, op);
  if (!v.has(0))
    return;
  AttentionOf of(op);
  BoolAttr withMask =
      wantsMask(v, of.mask) ? v.ops().getBoolAttr(true) : nullptr;
  giveAll(v, of,
          v.op<BackwardOp>(v.ct(), of.query, of.key, of.value, op.getResult(),
                           logsumexpOf(v, op), of.mask, of.seed, of.offset,
                           op.getIsCausalAttr(), op.getScaleAttr(),
                           op.getEnableGqaAttr(), op.getDropoutAttr(),
                           withMask));
}

//===----------------------------------------------------------------------===//
// The rule of the backward op
//===----------------------------------------------------------------------===//

static bool haveEqualScores(AttentionOp forward, BackwardOp op) {
  return forward && forward.getQuery() == op.getQuery() &&
         forward.getKey() == op.getKey() &&
         forward.getValue() == op.getValue() &&
         forward.getAttnMask() == op.getAttnMask() &&
         forward.getSeed() == op.getSeed() &&
         forward.getOffset() == op.getOffset() &&
         forward.getIsCausal() == op.getIsCausal() &&
         forward.getScaleAttr() == op.getScaleAttr() &&
         forward.getEnableGqaAttr() == op.getEnableGqaAttr() &&
         forward.getDropoutAttr() == op.getDropoutAttr();
}

// Whether `out` and `logsumexp` are results of a forward op with the same
// operands.
static bool followsForwardOp(BackwardOp op) {
  return llvm::all_of(ArrayRef<Value>{op.getOut(), op.getLogsumexp()},
                      [&](Value x) {
                        auto forward = x.getDefiningOp<AttentionOp>();
                        return haveEqualScores(forward, op);
                      });
}

namespace {
/// The derivatives of the gradients. With the scores' gradient d = p (t - m),
/// where t = grad value^T is thinned by dropout and m = sum(grad out):
///
///   gradients of d  = query's key^T scale + query key's^T scale + mask's
///   gradients of t  = p (those of d)
///   gradients of m  = -sum(p (those of d))
///   gradients of p  = (t - m) (those of d) + grad value's^T, thinned
///
/// where query's, key's, value's and mask's are cotangents of the gradients.
/// m and p depend on `out` and `logsumexp`. If these are results of the forward
/// op, m = sum(p t) and p is a softmax, so that no large terms
/// cancel between the derivatives of both ops.
class SecondDerivatives {
public:
  SecondDerivatives(Vjp &v, BackwardOp op)
      : v(v), op(op), of(op), f(v, of, op.getOut()),
        isTotal(followsForwardOp(op)), grad(v.wide(op.getGrad())) {
    ofQuery = v.wide(v.ct(0));
    ofKey = v.wide(SharedHeads(v, of, v.ct(1)).repeated());
    ofValue = v.wide(SharedHeads(v, of, v.ct(2)).repeated());
    t = f.dropped(rowProduct(grad, rowsTransposed(f.value)));
    // As accurate as t where one key has nearly all of the probability.
    difference = t - v.sum(f.p * t, -1, true);
    byD = rowProduct(ofQuery, rowsTransposed(f.key)) * f.scale +
          rowProduct(f.query, rowsTransposed(ofKey)) * f.scale;
    if (op.getGradMask() && v.has(3))
      byD = byD + v.wide(v.ct(3));
    byT = f.p * byD;
    byM = -v.sum(byT, -1, true);
    if (isTotal)
      byT = byT + byM * f.p;
  }

  void giveAll() {
    giveOfResults();
    giveOfScores();
  }

private:
  // By grad, out and value.
  void giveOfResults() {
    Expr products = f.dropped(byT);
    if (v.wants(op.getGrad())) {
      Expr gradient =
          rowProduct(f.dropped(f.p), ofValue) + rowProduct(products, f.value);
      v.give(op.getGrad(),
             isTotal ? gradient : gradient + byM * v.wide(op.getOut()));
    }
    if (!isTotal && v.wants(op.getOut()))
      v.give(op.getOut(), byM * grad);
    if (v.wants(of.value))
      v.give(of.value,
             f.values.summed(rowProduct(rowsTransposed(products), grad)));
  }

  // By the scores; by logsumexp, unless it follows from them.
  Expr byScores() {
    Expr byP =
        f.dropped(rowProduct(grad, rowsTransposed(ofValue))) + difference * byD;
    if (isTotal) {
      byP = byP + byM * t;
      return f.p * (byP - v.sum(f.p * byP, -1, true));
    }
    Expr scores = f.p * byP;
    if (v.wants(op.getLogsumexp()))
      v.give(op.getLogsumexp(), -v.sum(scores, -1, false));
    return scores;
  }

  // By what the scores are computed from.
  void giveOfScores() {
    Expr scores = byScores();
    if (wantsMask(v, of.mask))
      v.give(of.mask, scores);
    Expr scaled = scores * f.scale, d = f.p * difference * f.scale;
    if (v.wants(of.query))
      v.give(of.query, rowProduct(scaled, f.key) + rowProduct(d, ofKey));
    if (v.wants(of.key))
      v.give(of.key, f.keys.summed(rowProduct(rowsTransposed(scaled), f.query) +
                                   rowProduct(rowsTransposed(d), ofQuery)));
  }

  Vjp &v;
  BackwardOp op;
  AttentionOf of;
  Expansion f;
  const bool isTotal;
  Expr grad, ofQuery, ofKey, ofValue, t, difference, byD, byT, byM;
};
} // namespace

static void backwardVjp(Vjp &v, BackwardOp op) {
  SecondDerivatives(v, op).giveAll();
}

void addAttentionDerivatives(DerivativeTable t) {
  t.rule<AttentionOp, attentionVjp>();
  t.rule<BackwardOp, backwardVjp>();
}

} // namespace tcopt::graph
