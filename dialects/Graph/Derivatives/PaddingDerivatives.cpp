//===- PaddingDerivatives.cpp - padding by elements of x ------------------===//
//
// The gradient of a border is added to the elements that it was made of, one
// dimension after the other.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphPaddingOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

static constexpr int64_t kEnd = std::numeric_limits<int64_t>::max();

namespace {
/// Elements of a dimension, counted as those of graph.slice.
struct Range {
  int64_t start, end;
};

/// One of the two borders of a dimension.
struct Border {
  int64_t dim, count;
  bool isFront;

  /// In the padded tensor.
  Range range() const {
    return isFront ? Range{0, count} : Range{-count, kEnd};
  }
};
} // namespace

// Which elements of x a border is made of, and the gradient of these.
static Range sourceOf(ReflectionPadOp, Border border) {
  return border.isFront ? Range{1, border.count + 1}
                        : Range{-border.count - 1, -1};
}
static Expr sourceGradient(ReflectionPadOp, Border border, Expr d) {
  return d.apply<FlipOp>(border.dim);
}

static Range sourceOf(ReplicationPadOp, Border border) {
  return border.isFront ? Range{0, 1} : Range{-1, kEnd};
}
static Expr sourceGradient(ReplicationPadOp, Border border, Expr d) {
  return d.apply<SumOp>(border.dim, /*keepdim=*/true);
}

static Range sourceOf(CircularPadOp, Border border) {
  return border.isFront ? Range{-border.count, kEnd} : Range{0, border.count};
}
static Expr sourceGradient(CircularPadOp, Border, Expr d) { return d; }

static Expr taken(Expr x, int64_t dim, Range range) {
  return x.apply<SliceOp>(dim, range.start, range.end, 1);
}

// `inner` with the gradient of a border of `padded` added to its source.
template <typename OpT>
static Expr addBorder(OpT op, Expr inner, Expr padded, Border border) {
  if (!border.count)
    return inner;
  Expr d = taken(padded, border.dim, border.range());
  Range source = sourceOf(op, border);
  Expr sum = taken(inner, border.dim, source) + sourceGradient(op, border, d);
  return inner.apply<SliceScatterOp>(sum.value(), border.dim, source.start,
                                     source.end, 1);
}

template <typename OpT> static void paddingVjp(Vjp &v, OpT op) {
  Expr d = v.wide(v.ct());
  for (auto [i, low, high] : llvm::enumerate(op.getLow(), op.getHigh())) {
    if (!low && !high)
      continue;
    int64_t dim = i;
    Expr inner = taken(d, dim, {low, high ? -high : kEnd});
    inner = addBorder(op, inner, d, {dim, low, /*isFront=*/true});
    d = addBorder(op, inner, d, {dim, high, /*isFront=*/false});
  }
  v.give(op.getX(), d);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addPaddingDerivatives(DerivativeTable t) {
  t.linear<ReflectionPadOp, paddingVjp<ReflectionPadOp>>();
  t.linear<ReplicationPadOp, paddingVjp<ReplicationPadOp>>();
  t.linear<CircularPadOp, paddingVjp<CircularPadOp>>();
}

} // namespace tcopt::graph
