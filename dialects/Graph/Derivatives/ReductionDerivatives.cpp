//===- ReductionDerivatives.cpp - sums, norms and extrema -----------------===//
//
// Ties and zeros are PyTorch's.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include <cmath>

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

// The cotangent with the reduced dimensions, in a wide type.
template <typename OpT> static Expr keptCotangent(Vjp &v, OpT op) {
  return v.wide(v.keepDims(v.ct(), op.getDims(), op.getKeepdim(), op.getX()));
}
template <typename OpT> static Expr keptResult(RuleBuilder &b, OpT op) {
  return b.wide(
      b.keepDims(op.getResult(), op.getDims(), op.getKeepdim(), op.getX()));
}

static void sumVjp(Vjp &v, SumOp op) {
  v.give(op.getX(), v.expandTo(keptCotangent(v, op), op.getX()));
}

static void meanVjp(Vjp &v, MeanOp op) {
  Expr d = keptCotangent(v, op);
  Expr count = v.countAlong(op.getX(), op.getDims(), d.elementType());
  v.give(op.getX(), v.expandTo(d / count, op.getX()));
}

static void logsumexpVjp(Vjp &v, LogsumexpOp op) {
  // If all elements are -inf, the derivatives are NaN.
  Expr d = keptCotangent(v, op), y = keptResult(v, op);
  v.give(op.getX(), d * exp(v.wide(op.getX()) - y));
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

// The product of the elements before each one along the last dimension. Divides
// by nothing, so zeros need no care.
static Expr productBefore(RuleBuilder &b, Expr x) {
  int64_t last = rankOf(x) - 1;
  SmallVector<int64_t> low(last + 1), high(last + 1);
  low[last] = 1;
  Expr shifted =
      b.expr(b.make<PadOp>(x, b.scalar(1, x.elementType()), low, high));
  return shifted.apply<SliceOp>(last, 0, -1, 1).apply<CumprodOp>(last);
}

static Expr flipped(Expr x) {
  return x.apply<FlipOp>(ArrayRef<int64_t>(rankOf(x) - 1));
}

// `dims` moved to the end.
static SmallVector<int64_t> reducedLast(ArrayRef<int64_t> dims, int64_t rank) {
  SmallVector<int64_t> order;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(dims, i))
      order.push_back(i);
  llvm::append_range(order, dims);
  return order;
}

static void prodVjp(Vjp &v, ProdOp op) {
  Value x = op.getX();
  SmallVector<int64_t> dims = normalDims(op.getDims(), rankOf(x));
  if (dims.empty())
    return v.give(x, v.ct());
  SmallVector<int64_t> order = reducedLast(dims, rankOf(x));
  Value moved = v.permute(v.wide(x), order);
  Sizes sizes = v.sizesOf(moved), flat = sizes;
  Size count = v.productOf(ArrayRef(sizes).take_back(dims.size()));
  flat.resize(sizes.size() - dims.size());
  flat.push_back(count);
  Expr row = v.expr(v.reshape(moved, flat));
  Expr others = productBefore(v, row) * flipped(productBefore(v, flipped(row)));
  Value back =
      v.permute(v.reshape(others, sizes), invertPermutationVector(order));
  v.give(x, keptCotangent(v, op) * v.expr(back));
}

//===----------------------------------------------------------------------===//
// Deviations
//===----------------------------------------------------------------------===//

template <typename OpT> static Expr deviation(RuleBuilder &b, OpT op) {
  Expr x = b.wide(op.getX());
  return x - b.expr(b.make<MeanOp>(x, op.getDims(), true));
}

// n - correction: below 0, too, though variances are then infinite, as in
// PyTorch.
template <typename OpT>
static Expr degreesOfFreedom(RuleBuilder &b, OpT op, Type type) {
  Expr count = b.countAlong(op.getX(), op.getDims(), type);
  return count - op.getCorrection().convertToDouble();
}

static void varVjp(Vjp &v, VarOp op) {
  Expr d = keptCotangent(v, op);
  Expr scale = 2.0 / degreesOfFreedom(v, op, d.elementType());
  v.give(op.getX(), scale * d * deviation(v, op));
}

static void stdVjp(Vjp &v, StdOp op) {
  Expr d = keptCotangent(v, op), y = keptResult(v, op);
  Expr ofVariance = where(eq(y, 0.0), 0.0, d / (2.0 * y));
  Expr scale = 2.0 / degreesOfFreedom(v, op, d.elementType());
  v.give(op.getX(), scale * ofVariance * deviation(v, op));
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

// d |x|_ord / dx, times `d`. At 0 it is 0.
static Expr normSlope(Vjp &v, Expr x, Expr y, Expr d, double ord,
                      ArrayRef<int64_t> dims) {
  if (ord == 1)
    return sign(x) * d;
  if (ord == 2)
    return d * where(eq(y, 0.0), 0.0, x / y);
  if (std::isinf(ord)) {
    // A NaN is extreme; all other elements then are not.
    Expr isExtreme = (eq(abs(x), y) | isnan(x)).cast(d.elementType());
    return sign(x) * isExtreme * (d / v.sum(isExtreme, dims, true));
  }
  Expr scaled =
      ord < 2 ? sign(x) * pow(abs(x), ord - 1) : x * pow(abs(x), ord - 2);
  if (ord < 1)
    scaled = where(eq(x, 0.0), 0.0, scaled);
  if (ord < 1)
    return scaled * d * where(eq(y, 0.0), 0.0, pow(y, 1 - ord));
  return scaled * where(eq(y, 0.0), 0.0, d / pow(y, ord - 1));
}

static void vectorNormVjp(Vjp &v, VectorNormOp op) {
  double ord = op.getOrd().convertToDouble();
  if (ord == 0)
    return;
  Expr d = keptCotangent(v, op), y = keptResult(v, op), x = v.wide(op.getX());
  v.give(op.getX(), normSlope(v, x, y, d, ord, op.getDims()));
}

//===----------------------------------------------------------------------===//
// Extrema
//===----------------------------------------------------------------------===//

// Equal extreme elements share the derivative.
template <typename OpT> static void extremumVjp(Vjp &v, OpT op) {
  Expr d = keptCotangent(v, op), x = v.wide(op.getX());
  Expr isExtreme = eq(x, keptResult(v, op)).cast(d.elementType());
  Expr count = v.sum(isExtreme, op.getDims(), true);
  v.give(op.getX(), d * isExtreme / count);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addReductionDerivatives(DerivativeTable t) {
  t.linear<SumOp, sumVjp>();
  t.linear<MeanOp, meanVjp>();
  t.rule<ProdOp, prodVjp>();
  t.rule<LogsumexpOp, logsumexpVjp>();
  t.rule<VarOp, varVjp>();
  t.rule<StdOp, stdVjp>();
  t.rule<VectorNormOp, vectorNormVjp>();
  t.rule<AmaxOp, extremumVjp<AmaxOp>>();
  t.rule<AminOp, extremumVjp<AminOp>>();
  t.rule<MaxOp, takenVjp<MaxOp>, takenJvp<MaxOp>>();
  t.rule<MinOp, takenVjp<MinOp>, takenJvp<MinOp>>();
  t.none<AnyOp, "it is of Booleans">();
  t.none<AllOp, "it is of Booleans">();
  t.none<ArgmaxOp, "its results are indices">();
  t.none<ArgminOp, "its results are indices">();
}

} // namespace tcopt::graph
