//===- ScatterDerivatives.cpp - updates at given places -------------------===//
//
// The last of several updates that replace one element has the derivative. In
// PyTorch each of these updates has it, which its documentation calls
// incorrect.
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

// The slice of `x` at the origin with the sizes of `index`.
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
// scatter_reduce and index_reduce
//===----------------------------------------------------------------------===//

// Rank 0 has no dimension to select from.
static Value selected(Vjp &v, Value x, Value index, int64_t dim) {
  return rankOf(x) == 0 ? x : v.make<IndexSelectOp>(x, index, dim);
}

static Value updatesOf(ScatterReduceOp op) { return op.getSrc(); }
static Value updatesOf(IndexReduceOp op) { return op.getSource(); }

namespace {
/// A scatter_reduce or index_reduce, f16 and bf16 as f32, with updates that
/// are as large as the index.
template <typename OpT> struct Scattered {
  static constexpr bool kIsAlong = std::is_same_v<OpT, ScatterReduceOp>;
  using Add = std::conditional_t<kIsAlong, ScatterAddOp, IndexAddOp>;
  using Update = std::conditional_t<kIsAlong, ScatterOp, IndexCopyOp>;

  Scattered(Vjp &v, OpT op)
      : v(v), op(op), d(v.wide(v.ct())), x(v.wide(op.getX())),
        src(v.wide(usedUpdates(v, op))), y(v.wide(op.getResult())) {}

  static Value usedUpdates(Vjp &v, OpT op) {
    if constexpr (kIsAlong)
      return cornerOf(v, op.getSrc(), op.getIndex());
    return updatesOf(op);
  }
  Expr gather(Expr of) {
    if constexpr (kIsAlong)
      return gathered(v, of, op.getIndex(), op.getDim());
    return v.expr(selected(v, of, op.getIndex(), op.getDim()));
  }
  Expr add(Expr to, Expr updates) {
    return to.apply<Add>(op.getIndex(), updates, op.getDim());
  }
  Expr reduce(Expr to, Expr updates) {
    return to.apply<OpT>(op.getIndex(), updates, op.getDim(), op.getReduce(),
                         op.getIncludeSelf());
  }
  /// Zeros where there are updates, unless x counts there.
  Expr ofSelf(Expr full) {
    if (op.getIncludeSelf())
      return full;
    return full.apply<Update>(
        op.getIndex(), v.zerosLike(src.cast(full.elementType())), op.getDim());
  }
  void give(Expr toX, Expr toSrc) {
    if (v.wants(op.getX()))
      v.give(op.getX(), ofSelf(toX));
    if (v.wants(updatesOf(op)))
      v.give(updatesOf(op), fromCorner(v, toSrc, updatesOf(op)));
  }

  Vjp &v;
  OpT op;
  Expr d, x, src, y;
};
} // namespace

// An element has a mean of at least one number: itself, if nothing comes to it.
template <typename OpT> static void giveMean(Scattered<OpT> &s) {
  Expr count =
      s.add(s.ofSelf(s.v.zerosLike(s.x) + 1.0), s.v.zerosLike(s.src) + 1.0);
  Expr share = s.d / maximum(count, 1.0);
  s.give(share, s.gather(share));
}

// The product of the others is the quotient by a factor or, of a factor that is
// the only zero, the product with 1 in its place. Of several zeros it is 0.
template <typename OpT> static void giveProduct(Scattered<OpT> &s) {
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
template <typename OpT> static void giveExtremum(Scattered<OpT> &s) {
  Type type = s.d.elementType();
  Expr isX = eq(s.x, s.y).cast(type);
  Expr isSrc = eq(s.src, s.gather(s.y)).cast(type);
  Expr share = s.d / s.add(isX, isSrc);
  s.give(isX * share, isSrc * s.gather(share));
}

template <typename OpT> static void combinedVjp(Vjp &v, OpT op) {
  Scattered<OpT> s(v, op);
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
  t.rule<ScatterReduceOp, combinedVjp<ScatterReduceOp>>();
  t.rule<IndexReduceOp, combinedVjp<IndexReduceOp>>();
  t.linear<IndexAddOp, indexAddVjp>();
  t.linear<IndexCopyOp, indexCopyVjp>();
  t.linear<IndexPutOp, indexPutVjp>();
  t.linear<MaskedScatterOp, maskedScatterVjp>();
}

} // namespace tcopt::graph
