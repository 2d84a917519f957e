//===- ScatterDerivatives.cpp - updates at given places -------------------===//
//
// Of several updates that replace one element the last one stays, and gets the
// derivative. PyTorch gives it to each of them, and calls that incorrect.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphScanOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Updates that stay
//===----------------------------------------------------------------------===//

// Elements of `x` that `take` takes for the updates that `put` puts there, 0
// for those that a later one replaces. Which these are show the updates'
// numbers, put into a tensor of `sizes`; what is taken from it broadcasts to
// the updates.
static Expr ofLast(RuleBuilder &b, Value x, ArrayRef<Size> sizes,
                   function_ref<Value(Value, Value)> put,
                   function_ref<Value(Value)> take) {
  Type i64 = b.ops().getI64Type();
  Value none = b.full(b.integer(0, i64), sizes);
  Sizes taken = b.sizesOf(take(none));
  Value numbers =
      b.arange(b.integer(0, i64), b.integer(1, i64), b.productOf(taken));
  Value shaped = b.reshape(numbers, taken);
  Expr isLast = eq(b.expr(take(put(none, shaped))), b.expr(shaped));
  return where(isLast, b.expr(take(x)), 0.0);
}

// The sizes of `x`, but 1 in dimensions not in `dims`.
static Sizes sizesAlong(RuleBuilder &b, Value x, ArrayRef<int64_t> dims) {
  Sizes sizes = b.sizesOf(x);
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!llvm::is_contained(dims, dim))
      size = b.ops().getIndexAttr(1);
  return sizes;
}

//===----------------------------------------------------------------------===//
// Along a dimension
//===----------------------------------------------------------------------===//

// The dimensions in which `part` may be smaller than `whole`.
static SmallVector<int64_t> smallerDims(Value part, Value whole) {
  SmallVector<int64_t> dims;
  if (!part || !whole)
    return dims;
  for (int64_t dim = 0; dim < rankOf(whole); ++dim)
    if (rankedType(part).isDynamicDim(dim) ||
        rankedType(part).getDimSize(dim) != rankedType(whole).getDimSize(dim))
      dims.push_back(dim);
  return dims;
}

// The elements of `x` at the places that `index` has.
static Expr cornerOf(RuleBuilder &b, Value x, Value index) {
  for (int64_t dim : smallerDims(index, x))
    x = b.narrow(x, b.integer(0, b.ops().getI64Type()), b.sizeOf(index, dim),
                 dim);
  return b.expr(x);
}

// `corner` with zeros behind it, in the sizes of `like`.
static Expr fromCorner(RuleBuilder &b, Value corner, Value like) {
  for (int64_t dim : smallerDims(corner, like)) {
    Sizes sizes = b.sizesOf(corner);
    sizes[dim] = b.differenceOf(b.sizeOf(like, dim), sizes[dim]);
    SmallVector<Value> parts = {
        corner, b.full(b.scalar(0, elementType(corner)), sizes)};
    corner = b.make<CatOp>(parts, dim);
  }
  return b.expr(corner);
}

static Expr gathered(Vjp &v, Value x, Value index, int64_t dim) {
  return v.expr(v.make<GatherOp>(x, index, dim));
}

static void scatterVjp(Vjp &v, ScatterOp op) {
  Value index = op.getIndex();
  int64_t dim = op.getDim();
  if (v.wants(op.getX()))
    v.give(op.getX(),
           v.make<ScatterOp>(v.ct(), index, v.zerosLike(op.getSrc()), dim));
  if (!v.wants(op.getSrc()))
    return;
  auto put = [&](Value x, Value src) {
    return v.make<ScatterOp>(x, index, src, dim);
  };
  auto take = [&](Value x) { return gathered(v, x, index, dim).value(); };
  Expr taken = ofLast(v, v.ct(), v.sizesOf(op.getX()), put, take);
  v.give(op.getSrc(), fromCorner(v, taken, op.getSrc()));
}

static void scatterAddVjp(Vjp &v, ScatterAddOp op) {
  if (v.wants(op.getX()))
    v.give(op.getX(), v.ct());
  if (!v.wants(op.getSrc()))
    return;
  Value taken = gathered(v, v.ct(), op.getIndex(), op.getDim());
  v.give(op.getSrc(), fromCorner(v, taken, op.getSrc()));
}

//===----------------------------------------------------------------------===//
// scatter_reduce
//===----------------------------------------------------------------------===//

namespace {
/// A scatter_reduce, f16 and bf16 as f32, its updates as large as the index.
struct Scattered {
  Scattered(Vjp &v, ScatterReduceOp op)
      : v(v), op(op), d(v.wide(v.ct())), x(v.wide(op.getX())),
        src(v.wide(cornerOf(v, op.getSrc(), op.getIndex()))),
        y(v.wide(op.getResult())) {}

  Expr gather(Expr of) {
    return of.apply<GatherOp>(op.getIndex(), op.getDim());
  }
  Expr add(Expr to, Expr updates) {
    return to.apply<ScatterAddOp>(op.getIndex(), updates, op.getDim());
  }
  Expr reduce(Expr to, Expr updates) {
    return to.apply<ScatterReduceOp>(op.getIndex(), updates, op.getDim(),
                                     op.getReduce(), op.getIncludeSelf());
  }
  /// Zeros where there are updates, unless x counts there.
  Expr ofSelf(Expr full) {
    if (op.getIncludeSelf())
      return full;
    return full.apply<ScatterOp>(
        op.getIndex(), v.zerosLike(src.cast(full.elementType())), op.getDim());
  }
  void give(Expr toX, Expr toSrc) {
    if (v.wants(op.getX()))
      v.give(op.getX(), ofSelf(toX));
    if (v.wants(op.getSrc()))
      v.give(op.getSrc(), fromCorner(v, toSrc, op.getSrc()));
  }

  Vjp &v;
  ScatterReduceOp op;
  Expr d, x, src, y;
};
} // namespace

// An element has a mean of at least one number: itself, if nothing comes to it.
static void giveMean(Scattered &s) {
  Expr count =
      s.add(s.ofSelf(s.v.zerosLike(s.x) + 1.0), s.v.zerosLike(s.src) + 1.0);
  Expr share = s.d / maximum(count, 1.0);
  s.give(share, s.gather(share));
}

// The product of the others is the quotient by a factor or, of a factor that is
// the only zero, the product with 1 in its place. Of several zeros it is 0.
static void giveProduct(Scattered &s) {
  Expr isZero = eq(s.src, 0.0);
  Expr zeros = s.add(s.v.zerosLike(s.x), isZero.cast(s.x.elementType()));
  Expr isOnlyZero = isZero & eq(s.gather(zeros), 1.0);
  Expr others = s.reduce(s.x, where(isOnlyZero, 1.0, s.src));
  Expr toSrc = where(isOnlyZero, s.gather(s.d * others),
                     s.gather(s.d * s.y) / where(isZero, 1.0, s.src));
  Expr factor = where(eq(s.x, 0.0), 1.0, s.x);
  s.give(s.d * s.reduce(factor, s.src) / factor, toSrc);
}

// Equal extreme elements share the derivative. As in PyTorch, an element of x
// that is not included has a share, which is not added to any gradient.
static void giveExtremum(Scattered &s) {
  Type type = s.d.elementType();
  Expr isX = eq(s.x, s.y).cast(type);
  Expr isSrc = eq(s.src, s.gather(s.y)).cast(type);
  Expr share = s.d / s.add(isX, isSrc);
  s.give(isX * share, isSrc * s.gather(share));
}

static void scatterReduceVjp(Vjp &v, ScatterReduceOp op) {
  Scattered s(v, op);
  switch (op.getReduce()) {
  case ScatterReduction::sum:
    return s.give(s.d, s.gather(s.d));
  case ScatterReduction::mean:
    return giveMean(s);
  case ScatterReduction::prod:
    return giveProduct(s);
  case ScatterReduction::amax:
  case ScatterReduction::amin:
    return giveExtremum(s);
  }
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

// Rank 0 has no dimension to select from.
static Value selected(Vjp &v, Value x, Value index, int64_t dim) {
  return rankOf(x) == 0 ? x : v.make<IndexSelectOp>(x, index, dim);
}

static void indexAddVjp(Vjp &v, IndexAddOp op) {
  if (v.wants(op.getX()))
    v.give(op.getX(), v.ct());
  if (v.wants(op.getSource()))
    v.give(op.getSource(), selected(v, v.ct(), op.getIndex(), op.getDim()));
}

static void indexCopyVjp(Vjp &v, IndexCopyOp op) {
  Value x = op.getX(), index = op.getIndex();
  int64_t dim = op.getDim();
  if (v.wants(x))
    v.give(x, v.make<IndexCopyOp>(v.ct(), index, v.zerosLike(op.getSource()),
                                  dim));
  if (!v.wants(op.getSource()))
    return;
  auto put = [&](Value to, Value source) {
    return v.make<IndexCopyOp>(to, index, source, dim);
  };
  auto take = [&](Value from) { return selected(v, from, index, dim); };
  Sizes sizes = sizesAlong(v, x, normalDims(dim, rankOf(x)));
  v.give(op.getSource(), ofLast(v, v.ct(), sizes, put, take));
}

//===----------------------------------------------------------------------===//
// Several indices, masks
//===----------------------------------------------------------------------===//

static void indexPutVjp(Vjp &v, IndexPutOp op) {
  ValueRange indices = op.getIndices();
  ArrayRef<int64_t> dims = op.getDims();
  auto put = [&](Value x, Value values) {
    return v.make<IndexPutOp>(x, values, indices, dims, /*accumulate=*/false);
  };
  auto take = [&](Value x) { return v.make<IndexOp>(x, indices, dims); };
  bool isSum = op.getAccumulate();
  if (v.wants(op.getX()))
    v.give(op.getX(),
           isSum ? v.ct().value() : put(v.ct(), v.zerosLike(op.getValues())));
  if (!v.wants(op.getValues()))
    return;
  Sizes sizes = sizesAlong(v, op.getX(), dims);
  v.give(op.getValues(),
         isSum ? take(v.ct()) : ofLast(v, v.ct(), sizes, put, take).value());
}

// The number of the element of `source` that replaces each element; what is
// behind the last one where none does.
static Expr sourcePlaces(Vjp &v, MaskedScatterOp op, Size numElements) {
  Type i64 = v.ops().getI64Type();
  Expr mask = v.expr(v.expandTo(op.getMask(), op.getResult()));
  Expr flat = v.expr(v.reshape(mask, v.productOf(v.sizesOf(op.getResult()))));
  Expr before = flat.cast(i64).apply<CumsumOp>(int64_t(0)) - 1.0;
  return where(flat, before, v.sizeValue(numElements, i64));
}

static void giveMaskedSource(Vjp &v, MaskedScatterOp op) {
  Size count = v.productOf(v.sizesOf(op.getSource()));
  Size one = v.ops().getIndexAttr(1);
  Value places = sourcePlaces(v, op, count);
  Value zeros =
      v.full(v.scalar(0, elementType(op.getX())), v.sumOf({count, one}));
  Value flat = v.reshape(v.ct(), v.productOf(v.sizesOf(op.getResult())));
  Value sums = v.make<ScatterAddOp>(zeros, places, flat, 0);
  v.give(op.getSource(),
         v.reshape(v.slice(sums, 0, 0, -1), v.sizesOf(op.getSource())));
}

static void maskedScatterVjp(Vjp &v, MaskedScatterOp op) {
  if (v.wants(op.getX()))
    v.give(op.getX(), where(v.expr(op.getMask()), 0.0, v.ct()));
  if (v.wants(op.getSource()))
    giveMaskedSource(v, op);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addScatterDerivatives(DerivativeTable t) {
  t.linear<ScatterOp, scatterVjp>();
  t.linear<ScatterAddOp, scatterAddVjp>();
  t.rule<ScatterReduceOp, scatterReduceVjp>();
  t.linear<IndexAddOp, indexAddVjp>();
  t.linear<IndexCopyOp, indexCopyVjp>();
  t.linear<IndexPutOp, indexPutVjp>();
  t.linear<MaskedScatterOp, maskedScatterVjp>();
}

} // namespace tcopt::graph
