//===- ShapeDerivatives.cpp - views, joins and borders --------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

template <typename OpT> static void reshapeVjp(Vjp &v, OpT op) {
  v.give(op.getX(), v.reshape(v.ct(), v.sizesOf(op.getX())));
}

// Sums a dimension of the cotangent over the copies of a repeatable dimension.
// There is one copy unless the size is 1.
static Value sumCopies(Vjp &v, Value ct, int64_t dim, Size size) {
  if (v.hasFailed())
    return {};
  OpBuilder &ops = v.ops();
  Location loc = v.location();
  Sizes sizes = v.sizesOf(ct);
  Value given = getValueOrCreateConstantIndexOp(ops, loc, size);
  Value all = getValueOrCreateConstantIndexOp(ops, loc, sizes[dim]);
  Value one = arith::ConstantIndexOp::create(ops, loc, 1);
  Value divisor = arith::MaxSIOp::create(ops, loc, given, one);
  sizes[dim] = size;
  sizes.insert(sizes.begin() + dim,
               Value(arith::DivSIOp::create(ops, loc, all, divisor)));
  return v.sum(v.reshape(ct, sizes), {dim});
}

static void expandVjp(Vjp &v, ExpandOp op) {
  Value ct = v.ct();
  int64_t added = rankOf(op.getResult()) - rankOf(op.getX());
  for (int64_t dim : op.getRepeatable())
    if (rankedType(op.getX()).isDynamicDim(dim))
      ct = sumCopies(v, ct, added + dim, v.sizeOf(op.getX(), dim));
  v.give(op.getX(), ct);
}

static void permuteVjp(Vjp &v, PermuteOp op) {
  auto dims = llvm::map_to_vector(op.getDims(), [&](int64_t dim) {
    return dim < 0 ? dim + rankOf(op.getX()) : dim;
  });
  v.give(op.getX(), v.permute(v.ct(), invertPermutationVector(dims)));
}

static void transposeVjp(Vjp &v, TransposeOp op) {
  v.give(op.getX(), v.make<TransposeOp>(v.ct(), op.getDim0(), op.getDim1()));
}

static void flipVjp(Vjp &v, FlipOp op) {
  v.give(op.getX(), v.make<FlipOp>(v.ct(), op.getDims()));
}

static void rollVjp(Vjp &v, RollOp op) {
  auto back =
      llvm::map_to_vector(op.getShifts(), [](int64_t shift) { return -shift; });
  v.give(op.getX(), v.make<RollOp>(v.ct(), back, op.getDims()));
}

template <typename OpT> static void triangleVjp(Vjp &v, OpT op) {
  v.give(op.getX(), v.make<OpT>(v.ct(), op.getDiagonal()));
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static void sliceVjp(Vjp &v, SliceOp op) {
  v.give(op.getX(),
         v.sliceScatter(v.zerosLike(op.getX()), v.ct(), op.getDim(),
                        op.getMixedStart(), op.getMixedEnd(), op.getStep()));
}

// The place of each element of the part, from the end where `start` is
// negative.
static Expr placesOf(RuleBuilder &b, NarrowOp op, int64_t dim) {
  Type i64 = b.ops().getI64Type();
  Expr start = b.expr(b.cast(op.getStart(), i64));
  Expr fromEnd = start + b.sizeValue(b.sizeOf(op.getX(), dim), i64);
  Expr first = where(start < 0.0, fromEnd, start);
  Value one = b.integer(1, i64);
  return b.expr(b.arange(first, one, b.sizeOf(op.getResult(), dim)));
}

static void narrowVjp(Vjp &v, NarrowOp op) {
  int64_t dim = normalDims(op.getDim(), rankOf(op.getX())).front();
  v.give(op.getX(), v.make<IndexAddOp>(v.zerosLike(op.getX()),
                                       placesOf(v, op, dim), v.ct(), dim));
}

static void narrowJvp(Jvp &j, NarrowOp op) {
  SizeOperands sizes(
      j.sizeOf(op.getResult(), normalDims(op.getDim(), rankOf(op.getX()))[0]));
  j.give(0, j.make<NarrowOp>(j.tangent(op.getX()), op.getStart(), sizes.values,
                             sizes.constants, op.getDim()));
}

static void sliceScatterVjp(Vjp &v, SliceScatterOp op) {
  if (v.wants(op.getX()))
    v.give(op.getX(),
           v.sliceScatter(v.ct(), v.zerosLike(op.getSrc()), op.getDim(),
                          op.getMixedStart(), op.getMixedEnd(), op.getStep()));
  if (v.wants(op.getSrc()))
    v.give(op.getSrc(), v.slice(v.ct(), op.getDim(), op.getMixedStart(),
                                op.getMixedEnd(), op.getStep()));
}

static void selectScatterVjp(Vjp &v, SelectScatterOp op) {
  if (v.wants(op.getX()))
    v.give(op.getX(), v.make<SelectScatterOp>(v.ct(), v.zerosLike(op.getSrc()),
                                              op.getDim(), op.getIndex()));
  if (!v.wants(op.getSrc()))
    return;
  int64_t index = op.getIndex();
  int64_t end = index == -1 ? std::numeric_limits<int64_t>::max() : index + 1;
  Value row = v.slice(v.ct(), op.getDim(), index, end);
  v.give(op.getSrc(), v.reshape(row, v.sizesOf(op.getSrc())));
}

//===----------------------------------------------------------------------===//
// Joins, borders and repetition
//===----------------------------------------------------------------------===//

static void catVjp(Vjp &v, CatOp op) {
  int64_t dim = normalDims(op.getDim(), rankOf(op.getResult())).front();
  Type i64 = v.ops().getI64Type();
  Sizes before;
  for (Value input : op.getInputs()) {
    Size size = v.sizeOf(input, dim);
    if (v.wants(input)) {
      Value start = v.sizeValue(v.sumOf(before), i64);
      v.give(input, v.narrow(v.ct(), start, size, dim));
    }
    before.push_back(size);
  }
}

// Returns the amounts with opposite signs.
static Sizes negated(Vjp &v, ArrayRef<Size> amounts) {
  Size zero = v.ops().getIndexAttr(0);
  Sizes result;
  for (Size amount : amounts)
    result.push_back(v.differenceOf(zero, amount));
  return result;
}

static void padVjp(Vjp &v, PadOp op) {
  Sizes low = op.getMixedLow(), high = op.getMixedHigh();
  Value zero = v.scalar(0, elementType(op.getX()));
  Value inside = v.pad(v.ct(), zero, negated(v, low), negated(v, high));
  if (v.wants(op.getX()))
    v.give(op.getX(), inside);
  if (!v.wants(op.getValue()))
    return;
  // Of the border alone.
  Expr ones = v.zerosLike(op.getX()) + 1.0;
  Expr isInside = v.expr(v.pad(ones, zero, low, high));
  Expr border = v.ct() * (1.0 - isInside);
  v.give(op.getValue(), v.sumTo(border, op.getValue()));
}

static void repeatVjp(Vjp &v, RepeatOp op) {
  Sizes counts = op.getMixedRepeats(), sizes;
  int64_t extra = counts.size() - rankOf(op.getX());
  SmallVector<int64_t> repeats;
  for (auto [i, count] : llvm::enumerate(counts)) {
    repeats.push_back(sizes.size());
    sizes.push_back(count);
    if (int64_t(i) >= extra)
      sizes.push_back(v.sizeOf(op.getX(), i - extra));
  }
  v.give(op.getX(), v.sum(v.reshape(v.ct(), sizes), repeats));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addShapeDerivatives(DerivativeTable t) {
  t.linear<ReshapeOp, reshapeVjp<ReshapeOp>>();
  t.linear<UnsqueezeOp, reshapeVjp<UnsqueezeOp>>();
  t.linear<SqueezeOp, reshapeVjp<SqueezeOp>>();
  t.linear<ExpandOp, expandVjp>();
  t.linear<PermuteOp, permuteVjp>();
  t.linear<TransposeOp, transposeVjp>();
  t.linear<FlipOp, flipVjp>();
  t.linear<RollOp, rollVjp>();
  t.linear<TrilOp, triangleVjp<TrilOp>>();
  t.linear<TriuOp, triangleVjp<TriuOp>>();
  t.linear<SliceOp, sliceVjp>();
  t.rule<NarrowOp, narrowVjp, narrowJvp>();
  t.linear<SliceScatterOp, sliceScatterVjp>();
  t.linear<SelectScatterOp, selectScatterVjp>();
  t.linear<CatOp, catVjp>();
  t.linear<PadOp, padVjp>();
  t.linear<RepeatOp, repeatVjp>();
  t.none<BitcastOp, "it reads the bits of its operand as another type">();
}

} // namespace tcopt::graph
