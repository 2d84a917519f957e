//===- AttentionRules.cpp - the rule of attention -------------------------===//

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
using Adaptor = graph::ScaledDotProductAttentionOp::Adaptor;

static constexpr double kMasked = -std::numeric_limits<double>::infinity();

namespace {
/// Builds softmax(query key^T * scale + mask) value over dimensions (batch...,
/// query, key or value).
class Attention {
public:
  Attention(CoreBuilder &b, Adaptor in) : b(b), in(in) {
    rank = rankOf(in.getQuery());
    batch = range(0, rank - 2);
    keyHeads = shared(in.getKey(), "key");
    valueHeads = shared(in.getValue(), "value");
    Sizes query = b.sizesOf(in.getQuery()), key = b.sizesOf(keyHeads),
          value = b.sizesOf(valueHeads);
    batchSizes = b.commonSizes({Sizes(query.begin(), query.end() - 2),
                                Sizes(key.begin(), key.end() - 2),
                                Sizes(value.begin(), value.end() - 2)});
  }

  Value build() {
    Value scores = masked(scaled(product()));
    Value largest = b.reduce(ReduceKind::maximum, scores, rank - 1);
    // A row may keep nothing, by its mask or by its scores: -inf - -inf would
    // be NaN, and so would 0 / 0.
    largest = b.select(b.eq(largest, kMasked), 0.0, largest);
    Value e = b.exp(b.sub(scores, b.spread(largest, rank - 1, scores)));
    Value sum = b.reduce(ReduceKind::add, e, rank - 1);
    sum = b.select(b.eq(sum, 0.0), 1.0, sum);
    // Dividing after the product takes one division an output, not a score.
    Value value = batched(b.wide(valueHeads));
    if (auto p = in.getDropout())
      e = dropped(e, *p);
    Value result = b.contract(e, value, {batch, batch, {rank - 1}, {rank - 2}});
    return b.div(result, b.spread(sum, rank - 1, result));
  }

private:
  // With enable_gqa, each head as often as heads of query share it.
  Value shared(Value x, StringRef name) {
    if (!in.getEnableGqa().value_or(false))
      return x;
    OpFoldResult all = b.sizesOf(in.getQuery())[rank - 3];
    Sizes sizes = b.sizesOf(x);
    OpFoldResult heads = sizes[rank - 3];
    if (isEqualConstantIntOrValue(heads, all))
      return x;
    sizes.insert(sizes.begin() + rank - 2, ratio(all, heads, name));
    SmallVector<int64_t> dims = range(0, rank - 2);
    dims.append({rank - 1, rank});
    Value repeated = b.broadcast(x, dims, sizes);
    sizes.erase(sizes.begin() + rank - 2);
    sizes[rank - 3] = all;
    return b.reshape(repeated, sizes);
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

  // Drops by the mask of (batch..., query, key).
  Value dropped(Value e, const APFloat &p) {
    double rate = p.convertToDouble();
    Value kept = keptByDropout(b, e, in.getSeed(), in.getOffset(), rate);
    return tcopt::dropped(b, e, kept, rate);
  }

  // The operand with all batch dimensions.
  Value batched(Value x) {
    Sizes sizes = batchSizes, own = b.sizesOf(x);
    sizes.append(own.end() - 2, own.end());
    return b.expand(x, sizes);
  }

  Value product() {
    return b.contract(batched(in.getQuery()), batched(keyHeads),
                      {batch, batch, {rank - 1}, {rank - 1}});
  }

  Value scaled(Value scores) {
    if (auto scale = in.getScale())
      return b.mul(scores, scale->convertToDouble());
    auto type = cast<RankedTensorType>(in.getQuery().getType());
    int64_t size = type.getDimSize(rank - 1);
    if (!ShapedType::isDynamic(size))
      return b.mul(scores, 1.0 / std::sqrt(double(size)));
    OpFoldResult unknown = b.sizesOf(in.getQuery()).back();
    Value count = b.count(unknown, elementTypeOf(scores));
    return b.mul(scores, b.div(1.0, b.sqrt(count)));
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
  int64_t rank;
  Value keyHeads, valueHeads;
  SmallVector<int64_t> batch;
  Sizes batchSizes;
};
} // namespace

static Value attention(CoreBuilder &b, Adaptor in) {
  return Attention(b, in).build();
}

void addAttentionRules(RuleTable table) {
  table.rule<graph::ScaledDotProductAttentionOp>(attention);
}

} // namespace tcopt
