//===- Pooling.cpp - pools ------------------------------------------------===//

#include "Windows.h"

using namespace mlir;
using namespace tcopt::graph;
using llvm::APFloat;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Windows that graph's pools lack
//===----------------------------------------------------------------------===//

/// Whether graph's pools take the padding: they want it equal at both ends and
/// at most half of the kernel.
static bool isDirect(const Windows &w) {
  for (size_t i = 0; i < w.rank(); ++i)
    if (w.low[i] != w.high[i] || w.low[i] > w.kernel[i] / 2)
      return false;
  return true;
}

/// More padding at the end, so that sizes are rounded up.
static SmallVector<int64_t> highPadding(const Windows &w) {
  SmallVector<int64_t> high = w.high;
  for (size_t i = 0; i < w.rank() && w.ceilMode; ++i)
    high[i] += w.stride[i] - 1;
  return high;
}

/// Without the windows that begin in the padding at the end, which there are
/// only where sizes are rounded up. `x` is the operand that was not padded.
static Value dropOutside(Node &n, const Windows &w, Value pooled, Value x) {
  for (size_t i = 0; i < w.rank() && w.ceilMode && !n.hasFailed(); ++i) {
    int64_t dim = int64_t(i) + 2;
    if (w.high[i] + w.stride[i] <= w.extent(i))
      continue;
    Size begins = n.add(n.sizeOf(x, dim),
                        n.b.ops().getIndexAttr(w.low[i] + w.stride[i] - 1));
    Size inside = n.div(begins, n.b.ops().getIndexAttr(w.stride[i]));
    Size count = n.min(inside, n.sizeOf(pooled, dim));
    Value start = n.b.integer(0, n.b.ops().getI64Type());
    pooled = n.b.narrow(pooled, start, count, dim);
  }
  return pooled;
}

/// `x` with all padding.
static Value padWindows(Node &n, const Windows &w, Value x, Value padding) {
  return padSpatial(n, x, padding, w.low, highPadding(w));
}

// Dilated windows are those of a convolution of each channel.
static Value sumDilated(Node &n, const Windows &w, Value padded) {
  Size one = n.b.ops().getIndexAttr(1);
  Sizes sizes = n.sizesOf(padded), weightSizes = constantSizes(n, w.kernel);
  ArrayRef<Size> all = sizes;
  Sizes merged{n.product(all.take_front(2)), one};
  merged.append(sizes.begin() + 2, sizes.end());
  weightSizes.insert(weightSizes.begin(), 2, one);
  Value weight = n.b.full(n.b.scalar(1, elementType(padded)), weightSizes);
  SmallVector<int64_t> none(w.rank(), 0);
  Value sums = n.b.make<ConvOp>(n.b.reshape(padded, merged), weight, Value(),
                                w.stride, none, w.dilation, 1);
  Sizes result = n.sizesOf(sums);
  if (n.hasFailed())
    return {};
  std::copy(sizes.begin(), sizes.begin() + 2, result.begin());
  return n.b.reshape(sums, result);
}

/// The sum of each window of what has been padded.
static Value sumWindows(Node &n, const Windows &w, Value padded) {
  if (n.hasFailed() || w.isDilated())
    return n.hasFailed() ? Value() : sumDilated(n, w, padded);
  SmallVector<int64_t> none(w.rank(), 0);
  return n.b.make<AvgPoolOp>(padded, w.kernel, w.stride, none, false, true,
                             n.b.ops().getI64IntegerAttr(1));
}

static Value sumPadded(Node &n, const Windows &w, Value x) {
  Value padded = padWindows(n, w, x, n.b.scalar(0, elementType(x)));
  return dropOutside(n, w, sumWindows(n, w, padded), x);
}

//===----------------------------------------------------------------------===//
// AveragePool
//===----------------------------------------------------------------------===//

/// Ones in the spatial sizes of `x`.
static Value onesLike(Node &n, Value x) {
  Sizes sizes = n.sizesOf(x);
  std::fill_n(sizes.begin(), n.hasFailed() ? 0 : 2, n.b.ops().getIndexAttr(1));
  return n.b.full(n.b.scalar(1, elementType(x)), sizes);
}

/// The elements of each window: `x` may have padding that `given` lacks.
static Value countElements(Node &n, const Windows &w, Value x, Value given) {
  Value zero = n.b.scalar(0, elementType(x));
  if (!n.integer("count_include_pad", 0)) {
    Value ones = onesLike(n, given);
    if (x != given)
      readWindows(n, ones, {}, zero);
    return sumPadded(n, w, ones);
  }
  Value padded = padSpatial(n, onesLike(n, x), n.b.scalar(1, elementType(x)),
                            w.low, w.high);
  // Padding that only rounds sizes up never counts.
  Windows rest = w;
  rest.low.assign(w.rank(), 0);
  rest.high = rest.low;
  padded = padWindows(n, rest, padded, zero);
  return dropOutside(n, w, sumWindows(n, w, padded), x);
}

static void importAveragePool(Node &n) {
  Value given = n.in(0);
  Type type = elementType(given);
  Value x = given;
  auto w = readWindows(n, x, {}, n.b.scalar(0, type));
  if (!w)
    return;
  if (isDirect(*w) && !w->isDilated() && x == given)
    return n.out(n.b.make<AvgPoolOp>(
        x, w->kernel, w->stride, w->low, w->ceilMode,
        n.integer("count_include_pad", 0) != 0, IntegerAttr()));
  Value counts = countElements(n, *w, x, given);
  if (type.isF16() || type.isBF16()) {
    x = n.b.cast(x, n.b.ops().getF32Type());
    counts = n.b.cast(counts, n.b.ops().getF32Type());
  }
  n.out(n.b.cast(divide(n, sumPadded(n, *w, x), counts), type));
}

//===----------------------------------------------------------------------===//
// MaxPool
//===----------------------------------------------------------------------===//

/// The least number of a type.
static Value lowest(Node &n, Type type) {
  if (n.hasFailed())
    return {};
  if (isa<FloatType>(type))
    return n.b.scalar(-std::numeric_limits<double>::infinity(), type);
  return n.b.integer(type.isUnsignedInteger()
                         ? 0
                         : -(int64_t(1) << (type.getIntOrFloatBitWidth() - 1)),
                     type);
}

/// The steps between neighbours in the order of elements that the attribute
/// `storage_order` says: rows first, or columns.
static Sizes stepsOf(Node &n, ArrayRef<Size> sizes) {
  bool isColumnMajor = n.integer("storage_order", 0);
  Sizes steps(sizes.size());
  Size step = n.b.ops().getIndexAttr(1);
  for (size_t k = 0; k < sizes.size(); ++k) {
    size_t i = isColumnMajor ? k : sizes.size() - 1 - k;
    steps[i] = step;
    step = n.mul(step, sizes[i]);
  }
  return steps;
}

/// What lies before the elements of `given` in a spatial dimension of `padded`.
static Size addedBefore(Node &n, const Windows &w, size_t i, bool isPadded) {
  Size low = n.b.ops().getIndexAttr(isPadded ? w.low[i] : 0);
  return w.added.empty() ? low : n.add(low, w.added[i]);
}

/// Places in the spatial dimensions of `padded` as places in those of `given`.
static Value unpadPlaces(Node &n, const Windows &w, Value places, Value padded,
                         bool isPadded, Value given) {
  Sizes sizes = n.sizesOf(padded), own = n.sizesOf(given);
  if (n.hasFailed())
    return {};
  Sizes steps = stepsOf(n, ArrayRef<Size>(own).drop_front(2));
  Value result, rest = places;
  for (size_t i = w.rank(); i-- > 0;) {
    Value size = n.tensorOfSize(sizes[i + 2]);
    Value place = n.b.make<RemainderOp>(rest, size);
    rest = n.b.make<DivOp>(rest, size, RoundingMode::trunc);
    Value low = n.tensorOfSize(addedBefore(n, w, i, isPadded));
    Value term =
        n.b.make<MulOp>(n.b.make<SubOp>(place, low), n.tensorOfSize(steps[i]));
    result = result ? n.b.make<AddOp>(result, term) : term;
  }
  return result;
}

/// Places in a channel as places in all of `x`.
static Value addChannels(Node &n, Value places, Value x) {
  Sizes sizes = n.sizesOf(x);
  if (n.hasFailed())
    return {};
  Type i64 = n.b.ops().getI64Type();
  ArrayRef<Size> all = sizes;
  Value step = n.tensorOfSize(n.product(all.drop_front(2)));
  Value starts =
      n.b.arange(n.b.integer(0, i64), step, n.product(all.take_front(2)));
  Sizes shape(sizes.size(), n.b.ops().getIndexAttr(1));
  std::copy(sizes.begin(), sizes.begin() + 2, shape.begin());
  return n.b.make<AddOp>(places, n.b.reshape(starts, shape));
}

static void importMaxPool(Node &n) {
  Value given = n.in(0), x = given;
  Value least = lowest(n, elementType(x));
  auto w = readWindows(n, x, {}, least);
  if (!w)
    return;
  Windows rest = *w;
  Value padded = x;
  if (!isDirect(*w)) {
    padded = padWindows(n, *w, x, least);
    rest.low.assign(w->rank(), 0);
    rest.high = rest.low;
    rest.ceilMode = false;
  }
  auto drop = [&](Value pooled) {
    return isDirect(*w) ? pooled : dropOutside(n, *w, pooled, x);
  };
  if (!n.wants(1))
    return n.out(
        drop(n.b.make<MaxPoolOp>(padded, rest.kernel, rest.stride, rest.low,
                                 rest.dilation, rest.ceilMode)));
  auto pool = n.b.op<MaxPoolWithIndicesOp>(
      padded, rest.kernel, rest.stride, rest.low, rest.dilation, rest.ceilMode);
  if (!pool)
    return;
  n.out(0, drop(pool.getValues()));
  Value places = drop(pool.getIndices());
  if (padded != given || n.integer("storage_order", 0))
    places = unpadPlaces(n, *w, places, padded, padded != x, given);
  n.out(1, addChannels(n, places, given));
}

//===----------------------------------------------------------------------===//
// LpPool
//===----------------------------------------------------------------------===//

/// The order of the norm, which version 1 takes as a float.
static double orderOf(Node &n) {
  return n.since() < 2 ? n.number("p", 2) : double(n.integer("p", 2));
}

static Value powerOf(Node &n, Value x, double p) {
  if (p == 1)
    return x;
  return n.b.make<PowOp>(x, n.b.scalar(p, elementType(x)));
}

static void importLpPool(Node &n) {
  Value x = n.in(0);
  Type type = elementType(x);
  double p = orderOf(n);
  if (!(p > 0))
    return n.error("expected a positive attribute 'p'");
  if (!n.hasFailed() && (type.isF16() || type.isBF16()))
    x = n.b.cast(x, n.b.ops().getF32Type());
  auto w = readWindows(n, x, {}, n.b.scalar(0, elementType(x)));
  if (!w)
    return;
  Value powers =
      p == 2 ? n.b.make<SquareOp>(x) : powerOf(n, n.b.make<AbsOp>(x), p);
  Value sums = sumPadded(n, *w, powers);
  // The derivative of sums of 0 is 0, where that of their roots is infinite.
  Value roots =
      p == 2 ? rootOfSums(n, sums) : powerOf(n, n.b.make<ReluOp>(sums), 1 / p);
  n.out(n.b.cast(roots, type));
}

//===----------------------------------------------------------------------===//
// Pools of all places
//===----------------------------------------------------------------------===//

/// The spatial dimensions.
static SmallVector<int64_t> spatialDims(Node &n, Value x) {
  if (n.hasFailed())
    return {};
  if (rankOf(x) < 3)
    n.error("expected an input of rank 3 or more but found rank " +
            Twine(rankOf(x)));
  return to_vector(llvm::seq<int64_t>(2, std::max<int64_t>(2, rankOf(x))));
}

template <typename OpT> static void importGlobal(Node &n) {
  Value x = n.in(0);
  n.out(n.b.make<OpT>(x, spatialDims(n, x), true));
}

static void importGlobalLp(Node &n) {
  Value x = n.in(0);
  n.out(
      n.b.make<VectorNormOp>(x, APFloat(orderOf(n)), spatialDims(n, x), true));
}

//===----------------------------------------------------------------------===//
// MaxUnpool
//===----------------------------------------------------------------------===//

/// The sizes of what was pooled, if no window was left out.
static std::optional<Sizes> unpooledSizes(Node &n, Value x) {
  auto kernel = n.integers("kernel_shape");
  size_t rank = n.hasFailed() ? 0 : std::max<size_t>(2, rankOf(x)) - 2;
  if (n.hasFailed() || !kernel || kernel->size() != rank || rank == 0) {
    n.error("expected an attribute 'kernel_shape' with an entry for each "
            "spatial dimension");
    return std::nullopt;
  }
  SmallVector<int64_t> stride = readList(n, "strides", rank, 1, 1);
  SmallVector<int64_t> pads = readList(n, "pads", 2 * rank, 0, 0);
  SmallVector<int64_t> sizes = readList(n, "kernel_shape", rank, 1, 1);
  Sizes result{n.sizeOf(x, 0), n.sizeOf(x, 1)};
  for (size_t i = 0; i < rank && !n.hasFailed(); ++i) {
    int64_t more = sizes[i] - stride[i] - pads[i] - pads[rank + i];
    Size step = n.b.ops().getIndexAttr(stride[i]);
    Size places = n.mul(n.sizeOf(x, int64_t(i) + 2), step);
    result.push_back(n.add(places, n.b.ops().getIndexAttr(more)));
  }
  return result;
}

/// `x` at the places of its elements in row-major order, zeros elsewhere.
static Value scatterAll(Node &n, Value x, Value places, ArrayRef<Size> sizes) {
  Value zeros = n.b.full(n.b.scalar(0, elementType(x)), n.product(sizes));
  Size count = n.product(n.sizesOf(x));
  Value result = n.b.make<ScatterOp>(zeros, n.b.reshape(places, count),
                                     n.b.reshape(x, count), 0);
  return n.b.reshape(result, sizes);
}

// The places are those in a result of the sizes that follow from the
// attributes; a greater one has zeros behind it.
static Value growTo(Node &n, Value x, ArrayRef<Size> sizes) {
  for (int64_t dim = 0; dim < int64_t(sizes.size()) && !n.hasFailed(); ++dim) {
    Size more = n.sub(sizes[dim], n.sizeOf(x, dim));
    if (isConstantIntValue(more, 0))
      continue;
    Sizes shape = n.sizesOf(x);
    shape[dim] = more;
    Value zeros = n.b.full(n.b.scalar(0, elementType(x)), shape);
    x = n.b.make<CatOp>(SmallVector<Value>{x, zeros}, dim);
  }
  return x;
}

static void importMaxUnpool(Node &n) {
  Value x = n.in(0), places = n.in(1);
  auto sizes = unpooledSizes(n, x);
  if (!sizes || n.hasFailed())
    return;
  Value result = scatterAll(n, x, places, *sizes);
  if (!n.has(2))
    return n.out(result);
  Sizes asked = n.sizes(2, "sizes");
  if (n.hasFailed())
    return;
  if (asked.size() != sizes->size())
    return n.error("expected " + Twine(sizes->size()) + " sizes but found " +
                   Twine(asked.size()));
  n.out(growTo(n, result, asked));
}

void addPoolingOperators(OperatorTable &t) {
  t.add("AveragePool", {1, 7, 10, 11, 19, 22}, 1, importAveragePool);
  t.add("GlobalAveragePool", {1, 22}, 1, importGlobal<MeanOp>);
  t.add("GlobalLpPool", {1, 2, 22}, 1, importGlobalLp);
  t.add("GlobalMaxPool", {1, 22}, 1, importGlobal<AmaxOp>);
  t.add("LpPool", {1, 2, 11, 18, 22}, 1, importLpPool);
  t.add("MaxPool", {1, 8, 10, 11, 12, 22}, 1, importMaxPool);
  t.add("MaxUnpool", {9, 11, 22}, {2, 3}, importMaxUnpool);
}

} // namespace tcopt::onnx_import
