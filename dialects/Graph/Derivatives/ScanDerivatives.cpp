//===- ScanDerivatives.cpp - running sums and their kin -------------------===//
//
// With the cotangents d of running products, the gradient of x[i] is the
// product of the elements before it, times
//
//   r[i] = d[i] + x[i + 1] r[i + 1]
//
// Nothing is divided by elements of x, so that the gradient is right and may be
// differentiated where they are 0. That of a running logarithm of a sum of
// exponentials has the same form, with factors of at most 1.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphScanOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include <cmath>
#include <limits>

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Linear recurrences
//===----------------------------------------------------------------------===//

// x[i - by] at place i, `fill` where there is none.
static Expr shifted(Expr x, int64_t dim, int64_t by, double fill) {
  SmallVector<int64_t> low(rankOf(x)), high(rankOf(x));
  (by > 0 ? low : high)[dim] = std::abs(by);
  Expr padded = x.apply<PadOp>(x.number(fill).value(), low, high);
  int64_t end = by > 0 ? -by : std::numeric_limits<int64_t>::max();
  return padded.apply<SliceOp>(dim, by > 0 ? 0 : -by, end, int64_t(1));
}

// Steps of 1, 2, 4, ... places, each of which doubles the number of terms that
// r[i] has (P. Kogge, H. Stone, "A parallel algorithm for the efficient
// solution of a general class of recurrence equations", 1973).
static Expr solveByDoubling(Expr d, Expr a, int64_t dim, int64_t size) {
  for (int64_t step = 1; step < size; step *= 2) {
    d = d + a * shifted(d, dim, -step, 0);
    a = a * shifted(a, dim, -step, 0);
  }
  return d;
}

// The sum over k >= i of d[k] and the product of a[i], ..., a[k - 1], by a
// matrix of these products.
static Expr solveByMatrix(RuleBuilder &b, Expr d, Expr a, int64_t dim) {
  auto atEnd = [&](Expr x) { return x.apply<TransposeOp>(dim, int64_t(-1)); };
  Type i64 = b.ops().getI64Type();
  d = atEnd(d);
  Expr factors = shifted(atEnd(a), rankOf(d) - 1, 1, 1);
  Size size = b.sizeOf(d, rankOf(d) - 1);
  Expr k = b.expr(b.arange(b.integer(0, i64), b.integer(1, i64), size));
  Expr i = k.apply<UnsqueezeOp>(int64_t(1));
  Expr row = factors.apply<UnsqueezeOp>(int64_t(-2));
  Expr products = where(k > i, row, 1.0).apply<CumprodOp>(int64_t(-1));
  Expr terms = d.apply<UnsqueezeOp>(int64_t(-2)) * where(k >= i, products, 0.0);
  return atEnd(b.sum(terms, int64_t(-1)));
}

// r[i] = d[i] + a[i] r[i + 1] along `dim`, with 0 behind the end.
static Expr solveBackwards(RuleBuilder &b, Expr d, Expr a, int64_t dim) {
  if (b.hasFailed())
    return d;
  int64_t size = rankedType(d).getDimSize(dim);
  return ShapedType::isDynamic(size) ? solveByMatrix(b, d, a, dim)
                                     : solveByDoubling(d, a, dim, size);
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

static void cumsumVjp(Vjp &v, CumsumOp op) {
  if (rankOf(op.getX()) == 0)
    return v.give(op.getX(), v.ct());
  auto flip = [&](Expr x) {
    return x.apply<FlipOp>(SmallVector<int64_t>{op.getDim()});
  };
  v.give(op.getX(), flip(flip(v.ct()).apply<CumsumOp>(op.getDim())));
}

static void cumprodVjp(Vjp &v, CumprodOp op) {
  Expr x = v.wide(op.getX()), d = v.wide(v.ct());
  if (rankOf(x) == 0)
    return v.give(op.getX(), d);
  int64_t dim = normalDims(op.getDim(), rankOf(x)).front();
  Expr before = shifted(x, dim, 1, 1).apply<CumprodOp>(dim);
  v.give(op.getX(), before * solveBackwards(v, d, shifted(x, dim, -1, 0), dim));
}

// y does not decrease, so that no factor overflows. As in PyTorch, an infinite
// element that is the whole sum has the gradient NaN. The NaN must not reach
// other elements: the factor of two equal infinities is 1. Differences of large
// numbers need more digits than f32 has.
static void logcumsumexpVjp(Vjp &v, LogcumsumexpOp op) {
  Type f64 = v.ops().getF64Type();
  Expr x = v.expr(op.getX()).cast(f64), d = v.ct().cast(f64);
  if (rankOf(x) == 0)
    return v.give(op.getX(), d);
  int64_t dim = normalDims(op.getDim(), rankOf(x)).front();
  Expr y = x.value() == op.getX() ? v.expr(op.getResult())
                                  : x.apply<LogcumsumexpOp>(dim);
  Expr next = shifted(y, dim, -1, INFINITY);
  Expr factor = exp(where(eq(y, next), 0.0, y - next));
  Expr isAll = eq(x, y) & isinf(x), weight = exp(where(isAll, 0.0, x - y));
  Expr gradient = weight * solveBackwards(v, d, factor, dim);
  v.give(op.getX(), where(isAll, NAN, gradient));
}

void addScanDerivatives(DerivativeTable t) {
  t.linear<CumsumOp, cumsumVjp>();
  t.rule<CumprodOp, cumprodVjp>();
  t.rule<LogcumsumexpOp, logcumsumexpVjp>();
  t.rule<CummaxOp, takenVjp<CummaxOp>, takenJvp<CummaxOp>>();
  t.rule<CumminOp, takenVjp<CumminOp>, takenJvp<CumminOp>>();
}

} // namespace tcopt::graph
