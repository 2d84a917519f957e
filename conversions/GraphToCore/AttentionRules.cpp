//===- AttentionRules.cpp - rules of attention ----------------------------===//

#include "Random.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include <cmath>
#include <limits>

using namespace mlir;

namespace tcopt {

using core::ReduceKind;
using ForwardOp = graph::ScaledDotProductAttentionOp;
using BackwardOp = graph::ScaledDotProductAttentionBackwardOp;

static constexpr double kMasked = -std::numeric_limits<double>::infinity();

namespace {
/// Key or value with the heads of the query. `count` is the number of heads of
/// the query that share one; null if each has its own.
struct RepeatedHeads {
  Value x;
  OpFoldResult count;
};

/// Builds the scores query key^T * scale + mask over dimensions (batch...,
/// query, key), of either op.
template <typename Adaptor> class Scores {
public:
  Scores(CoreBuilder &b, Adaptor in, Value query, Value key)
      : b(b), in(in), query(query), rank(rankOf(query)) {
    batch = range(0, rank - 2);
    keyHeads = repeated(key, "key");
    valueHeads = repeated(in.getValue(), "value");
    Sizes q = b.sizesOf(query), k = b.sizesOf(keyHeads.x),
          v = b.sizesOf(valueHeads.x);
    batchSizes = b.commonSizes({Sizes(q.begin(), q.end() - 2),
                                Sizes(k.begin(), k.end() - 2),
                                Sizes(v.begin(), v.end() - 2)});
  }

  Value build() { return masked(scaled(product())); }

  // Drops by the mask of (batch..., query, key), if the op does.
  Value dropped(Value x) {
    std::optional<APFloat> p = in.getDropout();
    if (!p)
      return x;
    double rate = p->convertToDouble();
    Value kept = keptByDropout(b, x, in.getSeed(), in.getOffset(), rate);
    return tcopt::dropped(b, x, kept, rate);
  }

  // The operand with all batch dimensions.
  Value batched(Value x) {
    Sizes sizes = batchSizes, own = b.sizesOf(x);
    sizes.append(own.end() - 2, own.end());
    return b.expand(x, sizes);
  }

  // Multiplies by the scale.
  Value scaled(Value x) {
    if (auto scale = in.getScale())
      return b.mul(x, scale->convertToDouble());
    auto type = cast<RankedTensorType>(query.getType());
    int64_t size = type.getDimSize(rank - 1);
    if (!ShapedType::isDynamic(size))
      return b.mul(x, 1.0 / std::sqrt(double(size)));
    OpFoldResult unknown = b.sizesOf(query).back();
    Value count = b.count(unknown, elementTypeOf(x));
    return b.mul(x, b.div(1.0, b.sqrt(count)));
  }

private:
  // With enable_gqa, each head as often as heads of query share it.
  RepeatedHeads repeated(Value x, StringRef name) {
    if (!in.getEnableGqa().value_or(false))
      return {x, {}};
    OpFoldResult all = b.sizesOf(query)[rank - 3];
    Sizes sizes = b.sizesOf(x);
    OpFoldResult heads = sizes[rank - 3];
    if (isEqualConstantIntOrValue(heads, all))
      return {x, {}};
    OpFoldResult count = ratio(all, heads, name);
    sizes.insert(sizes.begin() + rank - 2, count);
    SmallVector<int64_t> dims = range(0, rank - 2);
    dims.append({rank - 1, rank});
    Value each = b.broadcast(x, dims, sizes);
    sizes.erase(sizes.begin() + rank - 2);
    sizes[rank - 3] = all;
    return {b.reshape(each, sizes), count};
  }

  // all / heads, which is a whole number.
  OpFoldResult ratio(OpFoldResult all, OpFoldResult heads, StringRef name) {
    OpBuilder &builder = b.getBuilder();
    auto x = getConstantIntValue(all), y = getConstantIntValue(heads);
    if (x && y)
      return builder.getIndexAttr(*y ? *x / *y : 1);
    Location loc = b.getLoc();
    Value dividend = getValueOrCreateConstantIndexOp(builder, loc, all);
    Value divisor = getValueOrCreateConstantIndexOp(builder, loc, heads);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    divisor = arith::MaxSIOp::create(builder, loc, divisor, one);
    Value result = arith::DivSIOp::create(builder, loc, dividend, divisor);
    Value product = arith::MulIOp::create(
        builder, loc, result,
        getValueOrCreateConstantIndexOp(builder, loc, heads));
    Value fits = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       product, dividend);
    core::RequireOp::create(
        builder, loc, fits,
        ("heads of " + name + " must divide those of query").str());
    return result;
  }

  Value product() {
    return b.contract(batched(query), batched(keyHeads.x),
                      {batch, batch, {rank - 1}, {rank - 1}});
  }

  Value masked(Value scores) {
    if (in.getIsCausal())
      return b.select(causalMask(scores), scores, kMasked);
    Value mask = in.getAttnMask();
    if (!mask)
      return scores;
    if (elementTypeOf(mask).isInteger(1))
      return b.select(mask, scores, kMasked);
    return b.add(scores, b.wide(mask));
  }

  // Key j is kept for query i where j <= i.
  Value causalMask(Value scores) {
    Sizes sizes = b.sizesOf(scores);
    ArrayRef<OpFoldResult> last = ArrayRef(sizes).take_back(2);
    Type i32 = b.getBuilder().getI32Type();
    return b.le(b.iota(i32, 1, last), b.iota(i32, 0, last));
  }

  CoreBuilder &b;
  Adaptor in;
  Value query;

public:
  const int64_t rank;
  SmallVector<int64_t> batch;
  /// Key and value with the heads of the query.
  RepeatedHeads keyHeads, valueHeads;

private:
  Sizes batchSizes;
};
} // namespace

//===----------------------------------------------------------------------===//
// The forward op
//===----------------------------------------------------------------------===//

// log(sum(exp(scores))) of rows whose largest score and sum are known.
static Value logsumexp(CoreBuilder &b, Value largest, Value sum) {
  Value result = b.add(b.log(sum), largest);
  return b.select(b.eq(sum, 0.0), 0.0, result);
}

static SmallVector<Value> attention(CoreBuilder &b, ForwardOp::Adaptor in) {
  Scores scoring(b, in, in.getQuery(), in.getKey());
  Value scores = scoring.build();
  int64_t last = scoring.rank - 1;
  Value largest = b.reduce(ReduceKind::maximum, scores, last);
  // A row may keep nothing, by its mask or by its scores: -inf - -inf would be
  // NaN, and so would 0 / 0.
  largest = b.select(b.eq(largest, kMasked), 0.0, largest);
  Value e = b.exp(b.sub(scores, b.spread(largest, last, scores)));
  Value sum = b.reduce(ReduceKind::add, e, last);
  Value divisor = b.select(b.eq(sum, 0.0), 1.0, sum);
  // A division after the product is one for each output, not for each score.
  Value value = scoring.batched(b.wide(scoring.valueHeads.x));
  Value result = b.contract(scoring.dropped(e), value,
                            {scoring.batch, scoring.batch, {last}, {last - 1}});
  SmallVector<Value> results{b.div(result, b.spread(divisor, last, result))};
  if (in.getComputeLogsumexp().value_or(false))
    results.push_back(logsumexp(b, largest, sum));
  return results;
}

//===----------------------------------------------------------------------===//
// The backward op
//===----------------------------------------------------------------------===//

// Sums over the dimensions that `like` lacks, or has with a static size of 1.
static Value sumTo(CoreBuilder &b, Value x, Value like) {
  auto type = cast<RankedTensorType>(x.getType());
  auto wanted = cast<RankedTensorType>(like.getType());
  int64_t lacking = type.getRank() - wanted.getRank();
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (dim < lacking ||
        (wanted.getDimSize(dim - lacking) == 1 && type.getDimSize(dim) != 1))
      dims.push_back(dim);
  if (dims.empty())
    return x;
  return b.reshape(b.reduce(ReduceKind::add, x, dims), b.sizesOf(like));
}

// Sums over dimensions along which `x` was broadcast, and over the heads that
// share one of it.
static Value sumHeads(CoreBuilder &b, Value gradient,
                      const RepeatedHeads &heads, Value x) {
  Value sum = sumTo(b, gradient, heads.x);
  if (!heads.count)
    return sum;
  int64_t head = rankOf(x) - 3;
  Sizes sizes = b.sizesOf(x);
  sizes.insert(sizes.begin() + head + 1, heads.count);
  return b.reduce(ReduceKind::add, b.reshape(sum, sizes), head + 1);
}

namespace {
/// Builds the gradients. Query and key have a barrier, so that the
/// scores of the forward op are not kept for them.
class Gradients {
public:
  Gradients(CoreBuilder &b, BackwardOp::Adaptor in)
      : b(b), in(in), query(behind(in.getQuery())), key(behind(in.getKey())),
        scoring(b, in, query, key), last(scoring.rank - 1) {}

  SmallVector<Value> build() {
    grad = scoring.batched(in.getGrad());
    Value scores = scoring.build();
    Value sums = b.spread(in.getLogsumexp(), last, scores);
    Value p = b.exp(b.sub(scores, sums));
    Value d = b.mul(p, b.sub(ofProbabilities(), b.spread(means(), last, p)));
    Value scaled = narrow(scoring.scaled(d));
    SmallVector<Value> results{
        sumTo(b, timesKey(scaled), in.getQuery()),
        sumHeads(b, transposed(scaled, query), scoring.keyHeads, key),
        sumHeads(b, transposed(narrow(scoring.dropped(p)), grad),
                 scoring.valueHeads, in.getValue())};
    if (in.getComputeMaskGradient().value_or(false))
      results.push_back(sumTo(b, d, in.getAttnMask()));
    return results;
  }

private:
  Value behind(Value x) {
    return b.make<core::BarrierOp>(x, ValueRange(in.getGrad()));
  }
  Value narrow(Value x) { return b.convert(x, elementTypeOf(query)); }

  // sum(grad out) of each query.
  Value means() {
    Value products = b.mul(b.wide(in.getGrad()), b.wide(in.getOut()));
    return b.reduce(ReduceKind::add, products, last);
  }
  // grad value^T, of (batch..., query, key).
  Value ofProbabilities() {
    Value product = b.contract(grad, scoring.batched(scoring.valueHeads.x),
                               {scoring.batch, scoring.batch, {last}, {last}});
    return scoring.dropped(product);
  }
  Value timesKey(Value scores) {
    return b.contract(scores, scoring.batched(scoring.keyHeads.x),
                      {scoring.batch, scoring.batch, {last}, {last - 1}});
  }
  // scores^T x
  Value transposed(Value scores, Value x) {
    return b.contract(scores, scoring.batched(x),
                      {scoring.batch, scoring.batch, {last - 1}, {last - 1}});
  }

  CoreBuilder &b;
  BackwardOp::Adaptor in;
  Value query, key;
  Scores<BackwardOp::Adaptor> scoring;
  int64_t last;
  Value grad;
};
} // namespace

static SmallVector<Value> attentionBackward(CoreBuilder &b,
                                            BackwardOp::Adaptor in) {
  return Gradients(b, in).build();
}

void addAttentionRules(RuleTable table) {
  table.rules<ForwardOp>(attention);
  table.rules<BackwardOp>(attentionBackward);
}

} // namespace tcopt
