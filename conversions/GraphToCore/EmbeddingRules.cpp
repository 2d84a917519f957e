//===- EmbeddingRules.cpp - rules of rows of tables -----------------------===//

#include "Search.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"
#include <limits>

using namespace mlir;

namespace tcopt {

static Value embedding(CoreBuilder &b, graph::EmbeddingOp::Adaptor in) {
  return b.take(in.getWeight(), in.getIndices(), /*dim=*/0);
}

//===----------------------------------------------------------------------===//
// Bags
//===----------------------------------------------------------------------===//

static const double kInfinity = std::numeric_limits<double>::infinity();

// How many rows each place has.
static Value countRows(CoreBuilder &b, Value places, OpFoldResult size,
                       Type type) {
  Value ones = b.constant(1, type, b.sizesOf(places));
  return b.combineRows(core::ScatterKind::add, 0, ones, places, size);
}

// Offsets must begin with 0, not decrease, and not lie behind the indices.
static void requireOrder(CoreBuilder &b, Value offsets, Value places) {
  Value i = b.placesAlong(offsets, 0);
  Value before = b.take(offsets, b.maximum(b.sub(i, 1.0), 0.0), 0);
  Value count = b.sizeValue(b.sizesOf(places)[0], elementTypeOf(offsets));
  Value isStart = b.binary<core::OrOp>(b.ne(i, 0.0), b.eq(offsets, 0.0));
  Value isInside =
      b.binary<core::AndOp>(b.ge(offsets, before), b.le(offsets, count));
  b.requireAll(b.binary<core::AndOp>(isStart, isInside),
               "graph.embedding_bag: offsets must begin with 0, not decrease "
               "and be at most the number of indices");
}

// The bag of each index; one that there is not for what counts for nothing.
static Value bagsOf(CoreBuilder &b, graph::EmbeddingBagOp::Adaptor in) {
  Type i64 = b.getBuilder().getI64Type();
  Value offsets = b.convert(in.getOffsets(), i64);
  Value places = b.placesAlong(in.getIndices(), 0);
  requireOrder(b, offsets, places);
  Value bags = b.sub(searchSorted(b, offsets, places, /*right=*/true), 1.0);
  if (auto padding = in.getPaddingIdx())
    bags = b.select(b.eq(b.convert(in.getIndices(), i64), double(*padding)),
                    -1.0, bags);
  return bags;
}

static Value embeddingBag(CoreBuilder &b, graph::EmbeddingBagOp::Adaptor in) {
  using core::ScatterKind;
  Sizes sizes = b.resultSizes<graph::EmbeddingBagOp>(in);
  Value bags = bagsOf(b, in);
  Value rows = b.wide(b.take(in.getWeight(), in.getIndices(), 0));
  if (Value scales = in.getPerSampleWeights())
    rows = b.mul(rows, b.broadcast(b.wide(scales), 0, b.sizesOf(rows)));
  if (in.getMode() == graph::BagMode::sum)
    return b.combineRows(ScatterKind::add, 0, rows, bags, sizes);
  Value counts = countRows(b, bags, sizes[0], elementTypeOf(rows));
  counts = b.broadcast(counts, 0, sizes);
  if (in.getMode() == graph::BagMode::mean)
    return b.div(b.combineRows(ScatterKind::add, 0, rows, bags, sizes),
                 b.maximum(counts, 1.0));
  Value most =
      b.combineRows(ScatterKind::maximum, -kInfinity, rows, bags, sizes);
  return b.select(b.eq(counts, 0.0), 0.0, most);
}

//===----------------------------------------------------------------------===//
// Gradient
//===----------------------------------------------------------------------===//

static Value embeddingBackward(CoreBuilder &b,
                               graph::EmbeddingBackwardOp::Adaptor in) {
  Sizes sizes = b.resultSizes<graph::EmbeddingBackwardOp>(in);
  Value grad = b.wide(in.getGrad()), indices = in.getIndices();
  int64_t rank = rankOf(indices);
  auto along = [&](Value x) {
    return b.broadcast(x, range(0, rank), b.sizesOf(grad));
  };
  if (in.getScaleGradByFreq()) {
    Value counts = b.scatter(
        core::ScatterKind::add, b.constant(0, elementTypeOf(grad), sizes[0]),
        b.constant(1, elementTypeOf(grad), b.sizesOf(indices)), indices,
        core::IndexLayout::take(1, rank, 0));
    grad = b.div(grad, along(b.take(counts, indices, 0)));
  }
  if (auto padding = in.getPaddingIdx())
    grad = b.select(along(b.eq(indices, double(*padding))), 0.0, grad);
  return b.scatter(core::ScatterKind::add,
                   b.constant(0, elementTypeOf(grad), sizes), grad, indices,
                   core::IndexLayout::take(2, rank, 0));
}

void addEmbeddingRules(RuleTable table) {
  table.rule<graph::EmbeddingBagOp>(embeddingBag);
  table.rule<graph::EmbeddingBackwardOp>(embeddingBackward);
  table.rule<graph::EmbeddingOp>(embedding);
}

} // namespace tcopt
