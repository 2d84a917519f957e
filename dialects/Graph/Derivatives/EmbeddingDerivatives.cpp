//===- EmbeddingDerivatives.cpp - rows of tables --------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

// `rows`, 0 where the index is that of the padding.
static Expr withoutPadding(RuleBuilder &b, Expr rows, Value indices,
                           std::optional<int64_t> padding) {
  if (!padding)
    return rows;
  Expr isPadding = eq(b.expr(indices), double(*padding));
  return where(isPadding.apply<UnsqueezeOp>(int64_t(-1)), 0.0, rows);
}

static Value flatIndices(RuleBuilder &b, Value indices) {
  return b.reshape(indices, b.productOf(b.sizesOf(indices)));
}

// `rows` divided by how often the index of each is there.
static Expr overFrequencies(RuleBuilder &b, Expr rows, Value indices,
                            Size numWeights) {
  Type type = rows.elementType();
  Value flat = flatIndices(b, indices);
  Value zeros = b.full(b.scalar(0, type), numWeights);
  Value ones = b.full(b.scalar(1, type), b.sizesOf(flat));
  Value counts = b.make<IndexAddOp>(zeros, flat, ones, 0);
  Value each = b.make<IndexSelectOp>(counts, flat, 0);
  Expr ofPlaces = b.expr(b.reshape(each, b.sizesOf(indices)));
  return rows / ofPlaces.apply<UnsqueezeOp>(int64_t(-1));
}

static void embeddingVjp(Vjp &v, EmbeddingOp op) {
  Value weight = op.getWeight(), indices = op.getIndices();
  int64_t rows = rankedType(weight).getDimSize(0);
  if (!ShapedType::isDynamic(rows))
    return v.give(weight, v.make<EmbeddingBackwardOp>(v.ct(), indices, rows,
                                                      op.getPaddingIdxAttr(),
                                                      op.getScaleGradByFreq()));
  Value flat = flatIndices(v, indices);
  Expr d = withoutPadding(v, v.wide(v.ct()), indices, op.getPaddingIdx());
  if (op.getScaleGradByFreq())
    d = overFrequencies(v, d, indices, v.sizeOf(weight, 0));
  Value source =
      v.reshape(d, {v.productOf(v.sizesOf(indices)), v.sizeOf(weight, 1)});
  v.give(weight,
         v.make<IndexAddOp>(v.zerosLike(v.wide(weight)), flat, source, 0));
}

static void embeddingBackwardVjp(Vjp &v, EmbeddingBackwardOp op) {
  Value indices = op.getIndices();
  Expr rows = v.expr(v.make<EmbeddingOp>(v.ct(), indices, IntegerAttr(),
                                         /*scale_grad_by_freq=*/false));
  rows = withoutPadding(v, v.wide(rows), indices, op.getPaddingIdx());
  if (op.getScaleGradByFreq())
    rows = overFrequencies(v, rows, indices,
                           v.ops().getIndexAttr(op.getNumWeights()));
  v.give(op.getGrad(), rows);
}

//===----------------------------------------------------------------------===//
// Bags
//===----------------------------------------------------------------------===//

namespace {
/// What an embedding_bag has for each place of its indices. Places that count
/// for nothing belong to one more bag, behind the others.
struct BagRule {
  BagRule(Vjp &v, EmbeddingBagOp op)
      : v(v), op(op), i64(v.ops().getI64Type()),
        places(v.expr(v.arange(v.integer(0, i64), v.integer(1, i64),
                               v.sizeOf(op.getIndices(), 0)))),
        numBags(v.sizeOf(op.getResult(), 0)), bags(bagsOfPlaces()) {}

  Expr bagsOfPlaces() {
    Value offsets = v.cast(op.getOffsets(), i64);
    Expr begun = v.expr(v.make<SearchsortedOp>(offsets, places, true));
    Expr counts = begun > 0.0;
    if (std::optional<int64_t> padding = op.getPaddingIdx())
      counts = counts & ne(v.expr(op.getIndices()), double(*padding));
    return where(counts, begun - 1.0, v.sizeValue(numBags, i64));
  }
  /// Rows of bags, `fill` for the one more, as rows of places.
  Expr ofPlaces(Expr rows, double fill) {
    SmallVector<int64_t> low(rankOf(rows)), high(rankOf(rows));
    high[0] = 1;
    return select(rows.apply<PadOp>(rows.number(fill).value(), low, high),
                  bags);
  }
  Expr select(Expr rows, Value index) {
    return rows.apply<IndexSelectOp>(index, int64_t(0));
  }
  Expr rowsOfTable() { return select(v.wide(op.getWeight()), op.getIndices()); }
  Expr column(Expr x) { return x.apply<UnsqueezeOp>(int64_t(-1)); }

  /// The number of places of each bag, at least 1.
  Expr counts(Type type) {
    Size one = v.ops().getIndexAttr(1);
    Value zeros = v.full(v.scalar(0, type), v.sumOf({numBags, one}));
    Value ones = v.full(v.scalar(1, type), v.sizesOf(places));
    Expr sums = v.expr(v.make<IndexAddOp>(zeros, bags, ones, 0));
    return maximum(sums, 1.0);
  }
  /// Where the greatest element of each bag and column comes from, the first
  /// place of several.
  Expr isGreatest() {
    Expr rows = rowsOfTable(), place = column(places);
    Expr isEqual = eq(rows, ofPlaces(v.wide(op.getResult()), NAN));
    Expr none = v.sizeValue(v.sizeOf(op.getIndices(), 0), i64);
    Value candidates = v.expandTo(where(isEqual, place, none), rows.cast(i64));
    Value index = v.expand(column(bags), v.sizesOf(rows));
    Size one = v.ops().getIndexAttr(1);
    Value first =
        v.full(none, {v.sumOf({numBags, one}), v.sizeOf(op.getWeight(), 1)});
    first = v.make<ScatterReduceOp>(first, index, candidates, 0,
                                    ScatterReduction::amin, true);
    return eq(select(v.expr(first), bags), place);
  }

  Vjp &v;
  EmbeddingBagOp op;
  Type i64;
  Expr places;
  Size numBags;
  Expr bags;
};
} // namespace

// The cotangents of the rows that places have, unless they are scaled.
static Expr bagRowsCotangent(BagRule &bag) {
  Expr d = bag.ofPlaces(bag.v.wide(bag.v.ct()), 0);
  switch (bag.op.getMode()) {
  case BagMode::sum:
    return d;
  case BagMode::mean:
    return d / bag.column(bag.select(bag.counts(d.elementType()), bag.bags));
  case BagMode::max:
    return where(bag.isGreatest(), d, 0.0);
  }
}

static void embeddingBagVjp(Vjp &v, EmbeddingBagOp op) {
  BagRule bag(v, op);
  Expr d = bagRowsCotangent(bag);
  Value scales = op.getPerSampleWeights();
  if (v.wants(scales))
    v.give(scales, v.sum(d * bag.rowsOfTable(), int64_t(1)));
  if (!v.wants(op.getWeight()))
    return;
  if (scales)
    d = d * bag.column(v.wide(scales));
  Value zeros = v.zerosLike(v.wide(op.getWeight()));
  v.give(op.getWeight(), v.make<IndexAddOp>(zeros, op.getIndices(), d, 0));
}

void addEmbeddingDerivatives(DerivativeTable t) {
  t.linear<EmbeddingOp, embeddingVjp>();
  t.linear<EmbeddingBackwardOp, embeddingBackwardVjp>();
  t.rule<EmbeddingBagOp, embeddingBagVjp>();
}

} // namespace tcopt::graph
