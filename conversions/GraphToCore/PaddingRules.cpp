//===- PaddingRules.cpp - rules of padding by elements of x ---------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphPaddingOps.h"

using namespace mlir;

namespace tcopt {

namespace {
/// One dimension of the tensor that is padded.
struct Edge {
  CoreBuilder &b;
  Value x;
  int64_t dim;

  OpFoldResult number(int64_t n) { return b.getBuilder().getIndexAttr(n); }
  // `count` elements from `offset` on.
  Value part(OpFoldResult offset, int64_t count) {
    Sizes offsets(rankOf(x), number(0)), sizes = b.sizesOf(x);
    offsets[dim] = offset;
    sizes[dim] = number(count);
    return b.slice(x, offsets, sizes, SmallVector<int64_t>(rankOf(x), 1));
  }
  Value first(int64_t offset, int64_t count) {
    return part(number(offset), count);
  }
  // The same, `offset` elements before the end.
  Value last(int64_t offset, int64_t count) {
    return part(b.addSize(b.sizesOf(x)[dim], -offset), count);
  }
  Value reversed(Value y) { return b.make<core::ReverseOp>(y, dim); }
  Value repeated(Value y, int64_t count) {
    Sizes sizes = b.sizesOf(y);
    sizes[dim] = number(count);
    return b.expand(y, sizes);
  }
};

/// What comes before, and what comes behind.
using Side = Value (*)(Edge edge, int64_t count);
} // namespace

static Value reflectedLow(Edge edge, int64_t count) {
  return edge.reversed(edge.first(1, count));
}
static Value reflectedHigh(Edge edge, int64_t count) {
  return edge.reversed(edge.last(count + 1, count));
}
static Value replicatedLow(Edge edge, int64_t count) {
  return edge.repeated(edge.first(0, 1), count);
}
static Value replicatedHigh(Edge edge, int64_t count) {
  return edge.repeated(edge.last(1, 1), count);
}
static Value circularLow(Edge edge, int64_t count) {
  return edge.last(count, count);
}
static Value circularHigh(Edge edge, int64_t count) {
  return edge.first(0, count);
}

// Dimension by dimension: corners are made of what was padded before.
template <Side low, Side high, typename Adaptor>
static Value pad(CoreBuilder &b, Adaptor in) {
  Value x = in.getX();
  for (int64_t dim : range(0, rankOf(x))) {
    Edge edge{b, x, dim};
    SmallVector<Value> parts;
    if (in.getLow()[dim])
      parts.push_back(low(edge, in.getLow()[dim]));
    parts.push_back(x);
    if (in.getHigh()[dim])
      parts.push_back(high(edge, in.getHigh()[dim]));
    if (parts.size() > 1)
      x = b.make<core::ConcatenateOp>(parts, dim);
  }
  return x;
}

void addPaddingRules(RuleTable table) {
  table.rule<graph::ReflectionPadOp>(
      pad<reflectedLow, reflectedHigh, graph::ReflectionPadOp::Adaptor>);
  table.rule<graph::ReplicationPadOp>(
      pad<replicatedLow, replicatedHigh, graph::ReplicationPadOp::Adaptor>);
  table.rule<graph::CircularPadOp>(
      pad<circularLow, circularHigh, graph::CircularPadOp::Adaptor>);
}

} // namespace tcopt
