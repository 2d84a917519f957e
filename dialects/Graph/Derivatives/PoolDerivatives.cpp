//===- PoolDerivatives.cpp - pooling windows ------------------------------===//
//
// The gradient of a maximum goes to the place that it came from, and its
// tangent comes from there: also where the derivative is differentiated again.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Maxima
//===----------------------------------------------------------------------===//

// The last dimensions as one.
static Value flatPlanes(RuleBuilder &b, Value x, int64_t spatial) {
  if (b.hasFailed() || spatial == 1)
    return x;
  Sizes sizes = b.sizesOf(x);
  Size plane = b.productOf(ArrayRef(sizes).take_back(spatial));
  sizes.truncate(sizes.size() - spatial);
  sizes.push_back(plane);
  return b.reshape(x, sizes);
}

// The elements of x at places in its spatial dimensions.
static Expr takePlaces(RuleBuilder &b, Value x, Value indices,
                       int64_t spatial) {
  Value taken =
      b.make<GatherOp>(flatPlanes(b, x, spatial),
                       flatPlanes(b, indices, spatial), rankOf(x) - spatial);
  return b.expr(b.reshape(taken, b.sizesOf(indices)));
}

// Added to zeros of the spatial sizes of `like`.
static Expr addPlaces(RuleBuilder &b, Value d, Value indices, Value like,
                      int64_t spatial) {
  SizeOperands sizes(b.lastSizes(like, spatial));
  return b.expr(
      b.make<MaxPoolBackwardOp>(d, indices, sizes.values, sizes.constants));
}

static Value maxPoolIndices(RuleBuilder &b, MaxPoolOp op) {
  auto made = b.op<MaxPoolWithIndicesOp>(op.getX(), op.getKernelSize(),
                                         op.getStride(), op.getPadding(),
                                         op.getDilation(), op.getCeilMode());
  return made ? made.getIndices() : Value();
}
static Value maxPoolIndices(RuleBuilder &, MaxPoolWithIndicesOp op) {
  return op.getIndices();
}
static Value maxPoolIndices(RuleBuilder &, AdaptiveMaxPoolOp op) {
  return op.getIndices();
}

// The number of spatial dimensions.
template <typename OpT> static int64_t spatialOf(OpT op) {
  return op.getKernelSize().size();
}
static int64_t spatialOf(AdaptiveMaxPoolOp op) {
  return op.getOutputSize().size();
}

template <typename OpT> static void maxPoolVjp(Vjp &v, OpT op) {
  Value indices = maxPoolIndices(v, op);
  v.give(op.getX(), addPlaces(v, v.ct(), indices, op.getX(), spatialOf(op)));
}

template <typename OpT> static void maxPoolJvp(Jvp &j, OpT op) {
  Value indices = maxPoolIndices(j, op);
  j.give(0, takePlaces(j, j.tangent(op.getX()), indices, spatialOf(op)));
}

static void maxPoolBackwardVjp(Vjp &v, MaxPoolBackwardOp op) {
  v.give(op.getGrad(),
         takePlaces(v, v.ct(), op.getIndices(), op.getStaticSizes().size()));
}

// Of several elements for one place each gets the gradient, as in PyTorch.
static void maxUnpoolVjp(Vjp &v, MaxUnpoolOp op) {
  v.give(op.getX(),
         takePlaces(v, v.ct(), op.getIndices(), op.getStaticSizes().size()));
}

//===----------------------------------------------------------------------===//
// Means
//===----------------------------------------------------------------------===//

static void avgPoolVjp(Vjp &v, AvgPoolOp op) {
  SizeOperands sizes(v.lastSizes(op.getX(), spatialOf(op)));
  v.give(op.getX(),
         v.make<AvgPoolBackwardOp>(
             v.ct(), sizes.values, sizes.constants, op.getKernelSize(),
             op.getStride(), op.getPadding(), op.getCeilMode(),
             op.getCountIncludePad(), op.getDivisorOverrideAttr()));
}

static void avgPoolBackwardVjp(Vjp &v, AvgPoolBackwardOp op) {
  v.give(op.getGrad(),
         v.make<AvgPoolOp>(v.ct(), op.getKernelSize(), op.getStride(),
                           op.getPadding(), op.getCeilMode(),
                           op.getCountIncludePad(),
                           op.getDivisorOverrideAttr()));
}

static void adaptiveAvgPoolVjp(Vjp &v, AdaptiveAvgPoolOp op) {
  SizeOperands sizes(v.lastSizes(op.getX(), op.getOutputSize().size()));
  v.give(op.getX(), v.make<AdaptiveAvgPoolBackwardOp>(v.ct(), sizes.values,
                                                      sizes.constants));
}

// How much each of n elements (rows) counts in each of m windows (columns).
static Expr windowWeights(RuleBuilder &b, Size n, Size m, Type elementType) {
  Type i64 = b.ops().getI64Type();
  auto count = [&](Size size) {
    return b.expr(b.arange(b.integer(0, i64), b.integer(1, i64), size));
  };
  Expr sizeN = b.sizeValue(n, i64), sizeM = b.sizeValue(m, i64);
  Expr element = count(n).apply<UnsqueezeOp>(int64_t(1)), window = count(m);
  Expr begin = divide(window * sizeN, sizeM, RoundingMode::floor);
  Expr end = divide((window + 1.0) * sizeN + (sizeM - 1.0), sizeM,
                    RoundingMode::floor);
  Expr inside = (element >= begin) & (element < end);
  return inside.cast(elementType) / (end - begin).cast(elementType);
}

// adaptive_avg_pool takes static numbers of windows alone: each dimension, as
// the last one, times a matrix.
static Expr meanOfWindows(RuleBuilder &b, Value x, Value like,
                          int64_t spatial) {
  Expr mean = b.wide(x);
  int64_t rank = rankOf(x);
  for (int64_t dim = rank - spatial; dim < rank; ++dim) {
    Expr weights = windowWeights(b, b.sizeOf(x, dim), b.sizeOf(like, dim),
                                 mean.elementType());
    Expr product =
        binary<MatmulOp>(mean.apply<TransposeOp>(dim, rank - 1), weights);
    mean = product.apply<TransposeOp>(dim, rank - 1);
  }
  return mean;
}

static void adaptiveAvgPoolBackwardVjp(Vjp &v, AdaptiveAvgPoolBackwardOp op) {
  int64_t spatial = op.getStaticSizes().size();
  Value grad = op.getGrad();
  auto windows = rankedType(grad).getShape().take_back(spatial);
  if (ShapedType::isDynamicShape(windows))
    v.give(grad, meanOfWindows(v, v.ct(), grad, spatial));
  else
    v.give(grad, v.make<AdaptiveAvgPoolOp>(v.ct(), windows));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

template <typename OpT> static void addMaximum(DerivativeTable t) {
  t.rule<OpT, maxPoolVjp<OpT>, maxPoolJvp<OpT>>();
}

void addPoolDerivatives(DerivativeTable t) {
  addMaximum<MaxPoolOp>(t);
  addMaximum<MaxPoolWithIndicesOp>(t);
  addMaximum<AdaptiveMaxPoolOp>(t);
  t.linear<MaxUnpoolOp, maxUnpoolVjp>();
  t.linear<MaxPoolBackwardOp, maxPoolBackwardVjp>();
  t.linear<AvgPoolOp, avgPoolVjp>();
  t.linear<AvgPoolBackwardOp, avgPoolBackwardVjp>();
  t.linear<AdaptiveAvgPoolOp, adaptiveAvgPoolVjp>();
  t.linear<AdaptiveAvgPoolBackwardOp, adaptiveAvgPoolBackwardVjp>();
}

} // namespace tcopt::graph
