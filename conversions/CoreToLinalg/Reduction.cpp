//===- Reduction.cpp - core reductions to linalg --------------------------===//

#include "TensorBuilder.h"
#include "WindowPlaces.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CoreReductionOps.h"

using namespace mlir;
using utils::IteratorType;

namespace tcopt {

static SmallVector<int64_t> normalized(ArrayRef<int64_t> dims, int64_t rank) {
  return llvm::map_to_vector(
      dims, [&](int64_t dim) { return dim < 0 ? dim + rank : dim; });
}

/// The loops of a reduction: those over the operand, in its order.
struct ReductionLoops {
  ReductionLoops(Value x, ArrayRef<int64_t> reduced)
      : rank(cast<RankedTensorType>(x.getType()).getRank()),
        dims(normalized(reduced, rank)), kept(otherDims(rank, dims)),
        types(rank, IteratorType::parallel) {
    for (int64_t dim : dims)
      types[dim] = IteratorType::reduction;
  }
  AffineMap whole(Builder &b) const { return b.getMultiDimIdentityMap(rank); }
  AffineMap rest(Builder &b) const {
    return dimsMap(rank, kept, b.getContext());
  }

  int64_t rank;
  SmallVector<int64_t> dims, kept;
  SmallVector<IteratorType> types;
};

static Sizes keptSizes(TensorBuilder &b, Value x, const ReductionLoops &loops) {
  Sizes result;
  for (int64_t dim : loops.kept)
    result.push_back(b.size(x, dim));
  return result;
}

// Booleans are combined as the bytes 0 and 1 that they are in memory: LLVM
// knows that order does not matter to these.
static Value combineTerm(ScalarBuilder &b, core::ReduceKind kind, Type element,
                         Value total, Value x) {
  if (!element.isInteger(1))
    return emitCombine(b, kind, element, total, x);
  Value bit = storeElement(b, loadElement(b, x, element), element);
  return kind == core::ReduceKind::bitAnd ? b.make<arith::AndIOp>(total, bit)
                                          : b.make<arith::OrIOp>(total, bit);
}

static Value lowerReduce(core::ReduceOp op, core::ReduceOp::Adaptor a,
                         TensorBuilder &b) {
  Type element = elementTypeOf(op.getX());
  ReductionLoops loops(a.getX(), op.getDims());
  Value start = b.fill(b.empty(keptSizes(b, a.getX(), loops)),
                       b.constant(neutralElement(op.getKind(), element)));
  return b.generic(a.getX(), start, {loops.whole(b), loops.rest(b)},
                   loops.types, [&](ScalarBuilder &s, ValueRange v) {
                     return combineTerm(s, op.getKind(), element, v[1], v[0]);
                   });
}

//===----------------------------------------------------------------------===//
// arg_reduce
//===----------------------------------------------------------------------===//

// Whether an element is more extreme than the best so far. The first NaN is,
// and nothing after it.
static Value isBetter(ScalarBuilder &b, core::ArgReduceKind kind, Type element,
                      Value x, Value best) {
  using core::CompareDirection;
  bool isMaximum = kind == core::ArgReduceKind::maximum;
  CompareDirection direction =
      isMaximum ? CompareDirection::gt : CompareDirection::lt;
  Value beyond = emitCompare(b, direction, kindOf(element), x, best);
  if (kindOf(element) != ElementKind::Float)
    return beyond;
  Value isNaN = b.compare(arith::CmpFPredicate::UNO, x, x);
  Value wasNumber = b.compare(arith::CmpFPredicate::ORD, best, best);
  return b.make<arith::OrIOp>(beyond, b.make<arith::AndIOp>(isNaN, wasNumber));
}

// The best element so far and its index, in memory.
static SmallVector<Value> betterOf(ScalarBuilder &b, core::ArgReduceOp op,
                                   int64_t dim, ValueRange v) {
  Type element = elementTypeOf(op.getX());
  Value x = loadElement(b, v[0], element), best = loadElement(b, v[1], element);
  Value better = isBetter(b, op.getKind(), element, x, best);
  Value here =
      b.make<arith::IndexCastOp>(b.getI64Type(), b.make<linalg::IndexOp>(dim));
  return {b.select(better, v[0], v[1]), b.select(better, here, v[2])};
}

// Starts from the neutral element at index 0: if nothing is beyond that, all
// elements equal it and the first one is right.
static Value lowerArgReduce(core::ArgReduceOp op, core::ArgReduceOp::Adaptor a,
                            TensorBuilder &b) {
  using core::ReduceKind;
  bool isMaximum = op.getKind() == core::ArgReduceKind::maximum;
  TypedAttr neutral =
      neutralElement(isMaximum ? ReduceKind::maximum : ReduceKind::minimum,
                     elementTypeOf(op.getX()));
  ReductionLoops loops(a.getX(), op.getDim());
  Sizes sizes = b.refined(keptSizes(b, a.getX(), loops));
  Value best = b.fill(b.empty(sizes, neutral.getType()), b.constant(neutral));
  Value index = b.fill(b.empty(sizes), b.constant(b.getI64Type(), 0));
  AffineMap rest = loops.rest(b);
  auto body = [&](ScalarBuilder &s, ValueRange v) {
    return betterOf(s, op, loops.dims.front(), v);
  };
  return b
      .generic(a.getX(), ValueRange{best, index}, {loops.whole(b), rest, rest},
               loops.types, TensorBuilder::MultiBody(body))
      .getResult(1);
}

//===----------------------------------------------------------------------===//
// reduce_window
//===----------------------------------------------------------------------===//

namespace {

/// Loops over windows and then over the places in them, as linalg's pooling
/// ops have them. Windows of size 1 need no loop.
struct WindowLoops {
  template <typename Op> WindowLoops(Op op, TensorBuilder &b);

  int64_t rank() const { return places.size(); }
  int64_t numLoops() const { return places.size() + sizes.size(); }
  /// The map to the elements of the result, or to those of a window.
  AffineMap resultMap(MLIRContext *context) const {
    return dimsMap(numLoops(), llvm::to_vector(llvm::seq(rank())), context);
  }
  AffineMap windowMap(MLIRContext *context) const {
    auto inner = llvm::to_vector(llvm::seq(rank(), numLoops()));
    return dimsMap(numLoops(), inner, context);
  }

  SmallVector<AffineExpr> places; ///< in the operand
  Sizes sizes;                    ///< of a window, where not 1
};

} // namespace

template <typename Op> WindowLoops::WindowLoops(Op op, TensorBuilder &b) {
  int64_t rank = op.getSizes().size();
  for (int64_t i = 0; i < rank; ++i) {
    AffineExpr place = b.getAffineDimExpr(i) * op.getStrides()[i];
    if (op.getSizes()[i] != 1) {
      AffineExpr inside = b.getAffineDimExpr(rank + sizes.size());
      place = place + inside * op.getDilations()[i];
      sizes.push_back(b.getIndexAttr(op.getSizes()[i]));
    }
    places.push_back(place);
  }
}

// The number of windows of each dimension of the padded operand.
template <typename Op>
static Sizes windowCounts(TensorBuilder &b, Op op, Value x) {
  Sizes result;
  for (int64_t i = 0; i < int64_t(op.getSizes().size()); ++i) {
    OpFoldResult size = b.add(b.size(x, i), op.getLow()[i] + op.getHigh()[i]);
    result.push_back(b.countWindows(size, op.getSizes()[i], op.getStrides()[i],
                                    op.getDilations()[i]));
  }
  return result;
}

// Small windows read around the edges themselves; for large ones the operand is
// copied into a padded one.
static bool isSmall(core::ReduceWindowOp op) {
  return llvm::product_of(op.getSizes()) <= mostPlacesOfGuardedWindow;
}

// The operand of the window's sizes is never read: it only says how far the
// loops go.
static Value lowerReduceWindow(core::ReduceWindowOp op,
                               core::ReduceWindowOp::Adaptor a,
                               TensorBuilder &b) {
  Type element = elementTypeOf(op.getX());
  Value neutral = b.constant(neutralElement(op.getKind(), element));
  WindowLoops loops(op, b);
  int64_t rank = loops.rank(), inner = loops.sizes.size();
  Value start = b.fill(b.empty(windowCounts(b, op, a.getX())), neutral);
  Value window = b.empty(loops.sizes, neutral.getType());
  MLIRContext *context = b.getContext();
  AffineMap windowMap = loops.windowMap(context);
  AffineMap result = loops.resultMap(context);
  auto combine = [&](ScalarBuilder &s, Value total, Value x) {
    return emitCombine(s, op.getKind(), element, total, x);
  };
  bool padded = isAnyPadded(op.getLow(), op.getHigh());
  if (padded && isSmall(op)) {
    GuardedPlaces x(b, a.getX(), loops.places, op.getLow(), op.getHigh(),
                    neutral);
    return b.generic(window, start, {windowMap, result}, loopTypes(rank, inner),
                     [&](ScalarBuilder &s, ValueRange v) {
                       return combine(s, v[1], x.read(s, rank + inner));
                     });
  }
  Value x =
      padded ? b.pad(a.getX(), op.getLow(), op.getHigh(), neutral) : a.getX();
  return b.generic({x, window}, start,
                   {AffineMap::get(rank + inner, 0, loops.places, context),
                    windowMap, result},
                   loopTypes(rank, inner), [&](ScalarBuilder &s, ValueRange v) {
                     return combine(s, v[2], v[0]);
                   });
}

//===----------------------------------------------------------------------===//
// arg_reduce_window
//===----------------------------------------------------------------------===//

// The row-major place in the window at the body's loops.
static Value placeInWindow(ScalarBuilder &b, const WindowLoops &loops) {
  MLIRContext *context = b.getContext();
  AffineExpr place = getAffineConstantExpr(0, context);
  SmallVector<Value> indices;
  for (int64_t i = 0; i < loops.numLoops(); ++i)
    indices.push_back(b.make<linalg::IndexOp>(i));
  for (auto [i, size] : llvm::enumerate(loops.sizes))
    place = place * *getConstantIntValue(size) +
            getAffineDimExpr(loops.rank() + i, context);
  Value index = b.make<affine::AffineApplyOp>(
      AffineMap::get(loops.numLoops(), 0, place), indices);
  return b.make<arith::IndexCastOp>(b.getI64Type(), index);
}

// The best element so far and its place, both in memory. The first element of x
// is better than none, of which the place is -1.
static SmallVector<Value> betterInWindow(ScalarBuilder &b,
                                         core::ArgReduceWindowOp op,
                                         const WindowLoops &loops,
                                         const GuardedPlaces &source,
                                         Value best, Value place) {
  Type element = elementTypeOf(op.getX());
  Value x = source.read(b, loops.numLoops());
  Value better = isBetter(b, op.getKind(), element, loadElement(b, x, element),
                          loadElement(b, best, element));
  Value isFirst = b.compare(arith::CmpIPredicate::slt, place, 0);
  better = b.make<arith::OrIOp>(better, isFirst);
  if (Value inside = source.isInside(b, loops.numLoops()))
    better = b.make<arith::AndIOp>(inside, better);
  return {b.select(better, x, best),
          b.select(better, placeInWindow(b, loops), place)};
}

static Value lowerArgReduceWindow(core::ArgReduceWindowOp op,
                                  core::ArgReduceWindowOp::Adaptor a,
                                  TensorBuilder &b) {
  using core::ReduceKind;
  bool isMaximum = op.getKind() == core::ArgReduceKind::maximum;
  Value neutral = b.constant(
      neutralElement(isMaximum ? ReduceKind::maximum : ReduceKind::minimum,
                     elementTypeOf(op.getX())));
  WindowLoops loops(op, b);
  Sizes sizes = b.refined(windowCounts(b, op, a.getX()));
  Value best = b.fill(b.empty(sizes, neutral.getType()), neutral);
  Value place = b.fill(b.empty(sizes), b.constant(b.getI64Type(), -1));
  Value window = b.empty(loops.sizes, neutral.getType());
  GuardedPlaces source(b, a.getX(), loops.places, op.getLow(), op.getHigh(),
                       neutral);
  MLIRContext *context = b.getContext();
  AffineMap result = loops.resultMap(context);
  auto body = [&](ScalarBuilder &s, ValueRange v) {
    return betterInWindow(s, op, loops, source, v[1], v[2]);
  };
  return b
      .generic(window, ValueRange{best, place},
               {loops.windowMap(context), result, result},
               loopTypes(loops.rank(), loops.sizes.size()),
               TensorBuilder::MultiBody(body))
      .getResult(1);
}

void populateCoreReductionToLinalgPatterns(const TypeConverter &converter,
                                           RewritePatternSet &patterns) {
  patterns.add<Lower<core::ReduceOp, lowerReduce>,
               Lower<core::ArgReduceOp, lowerArgReduce>,
               Lower<core::ReduceWindowOp, lowerReduceWindow>,
               Lower<core::ArgReduceWindowOp, lowerArgReduceWindow>>(
      converter, patterns.getContext());
}

} // namespace tcopt
