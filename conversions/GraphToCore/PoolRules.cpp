//===- PoolRules.cpp - rules of pooling windows ---------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"
#include <numeric>

using namespace mlir;

namespace tcopt {

using core::ReduceKind;

namespace {
/// The lists of a core.reduce_window over the last dimensions.
struct Windows {
  SmallVector<int64_t> sizes, strides, low, high, dilations;

  explicit Windows(int64_t rank)
      : sizes(rank, 1), strides(rank, 1), low(rank, 0), high(rank, 0),
        dilations(rank, 1) {}
};
} // namespace

// The last entries of `list` are replaced.
static void setLast(SmallVector<int64_t> &list, ArrayRef<int64_t> values) {
  llvm::copy(values, list.end() - values.size());
}

// Where sizes are rounded up, the last window may reach beyond the padding by
// less than a stride.
template <typename Adaptor>
static SmallVector<int64_t> highPadding(Adaptor in, ArrayRef<int64_t> padding) {
  SmallVector<int64_t> high(padding);
  for (auto [pad, stride] : llvm::zip(high, in.getStride()))
    pad += in.getCeilMode() ? stride - 1 : 0;
  return high;
}

template <typename Adaptor>
static Windows windowsOf(Adaptor in, int64_t rank, ArrayRef<int64_t> padding) {
  Windows windows(rank);
  setLast(windows.sizes, in.getKernelSize());
  setLast(windows.strides, in.getStride());
  setLast(windows.low, padding);
  setLast(windows.high, highPadding(in, padding));
  return windows;
}

// The windows that the op keeps: with the overhang there may be one more.
static Value reduceWindows(CoreBuilder &b, ReduceKind kind, Value x,
                           const Windows &w, ArrayRef<OpFoldResult> sizes,
                           bool ceilMode) {
  Value all = b.make<core::ReduceWindowOp>(kind, x, w.sizes, w.strides, w.low,
                                           w.high, w.dilations);
  return ceilMode ? b.crop(all, sizes) : all;
}

static Value maxPool(CoreBuilder &b, graph::MaxPoolOp::Adaptor in) {
  Windows windows = windowsOf(in, rankOf(in.getX()), in.getPadding());
  setLast(windows.dilations, in.getDilation());
  return reduceWindows(b, ReduceKind::maximum, in.getX(), windows,
                       b.resultSizes<graph::MaxPoolOp>(in), in.getCeilMode());
}

//===----------------------------------------------------------------------===//
// avg_pool
//===----------------------------------------------------------------------===//

// Whether each window has all its elements.
template <typename Adaptor> static bool isFull(Adaptor in) {
  bool padded = llvm::any_of(in.getPadding(), [](int64_t p) { return p > 0; });
  return !in.getCeilMode() && (in.getCountIncludePad() || !padded);
}

// How many elements of the padded input, or of x alone, a window has: the sum
// of a window over ones. `from` are the spatial sizes of x, `to` the numbers of
// windows.
template <typename Adaptor>
static Value countElements(CoreBuilder &b, Adaptor in, Type type,
                           ArrayRef<OpFoldResult> from,
                           ArrayRef<OpFoldResult> to) {
  ArrayRef<int64_t> padding = in.getPadding();
  bool withPadding = in.getCountIncludePad();
  Sizes counted;
  for (auto [size, pad] : llvm::zip(from, padding))
    counted.push_back(withPadding ? b.addSize(size, 2 * pad) : size);
  SmallVector<int64_t> none(padding.size(), 0);
  Windows windows =
      windowsOf(in, padding.size(), withPadding ? ArrayRef(none) : padding);
  return reduceWindows(b, ReduceKind::add, b.constant(1.0, type, counted),
                       windows, to, in.getCeilMode());
}

// What the sums of windows are divided by.
template <typename Adaptor>
static Value divisor(CoreBuilder &b, Adaptor in, Type type,
                     ArrayRef<OpFoldResult> from, ArrayRef<OpFoldResult> to) {
  if (auto given = in.getDivisorOverride())
    return b.constant(double(*given), type);
  if (!isFull(in))
    return countElements(b, in, type, from, to);
  double count = 1;
  for (int64_t size : in.getKernelSize())
    count *= double(size);
  return b.constant(count, type);
}

static Value avgPool(CoreBuilder &b, graph::AvgPoolOp::Adaptor in) {
  Value x = b.wide(in.getX());
  if (!isa<FloatType>(elementTypeOf(x)))
    x = b.convert(x, b.getBuilder().getI64Type());
  Sizes from = b.sizesOf(x), to = b.resultSizes<graph::AvgPoolOp>(in);
  size_t spatial = in.getKernelSize().size();
  Windows windows = windowsOf(in, rankOf(x), in.getPadding());
  Value total =
      reduceWindows(b, ReduceKind::add, x, windows, to, in.getCeilMode());
  return b.div(total, divisor(b, in, elementTypeOf(x),
                              ArrayRef(from).take_back(spatial),
                              ArrayRef(to).take_back(spatial)));
}

//===----------------------------------------------------------------------===//
// Largest elements and where they are
//===----------------------------------------------------------------------===//

static Dim asDim(OpFoldResult size) {
  if (auto constant = getConstantIntValue(size))
    return Dim(*constant);
  return Dim::ofValue(cast<Value>(size));
}

static OpFoldResult product(CoreBuilder &b, ArrayRef<OpFoldResult> sizes) {
  ShapeContext shapes("graph.reshape", b.getLoc(), &b.getBuilder());
  return b.size(shapes.boundedProduct(llvm::map_to_vector(sizes, asDim)));
}

// The coordinates of row-major places in a box of these sizes.
static SmallVector<Value> coordinates(CoreBuilder &b, Value places,
                                      ArrayRef<OpFoldResult> sizes) {
  Type i64 = b.getBuilder().getI64Type();
  SmallVector<Value> result(sizes.size());
  for (size_t i = sizes.size(); i-- > 1;) {
    Value size = b.sizeValue(sizes[i], i64);
    result[i] = b.rem(places, size);
    places = b.div(places, size);
  }
  result.front() = places;
  return result;
}

// The elements of x at the places along its last dimensions, and these places
// in row-major order.
static SmallVector<Value> elementsAt(CoreBuilder &b, Value x,
                                     ArrayRef<Value> places) {
  int64_t rank = rankOf(x), lead = rank - places.size();
  Sizes sizes = b.sizesOf(x);
  Value flat = places.front();
  for (size_t i = 1; i < places.size(); ++i)
    flat = b.add(b.mul(flat, b.sizeValue(sizes[lead + i], elementTypeOf(flat))),
                 places[i]);
  Value values =
      b.gather(x, places, {range(lead, rank), range(0, lead), range(0, rank)});
  return {values, flat};
}

static Value argReduceWindows(CoreBuilder &b, Value x, const Windows &w) {
  return b.make<core::ArgReduceWindowOp>(core::ArgReduceKind::maximum, x,
                                         w.sizes, w.strides, w.low, w.high,
                                         w.dilations);
}

// The elements of x at row-major places `in` windows.
static SmallVector<Value> elementsInWindows(CoreBuilder &b, Value x, Value in,
                                            const Windows &w, size_t spatial) {
  int64_t lead = rankOf(x) - spatial;
  Sizes sizes;
  for (int64_t size : ArrayRef(w.sizes).drop_front(lead))
    sizes.push_back(b.getBuilder().getIndexAttr(size));
  SmallVector<Value> places = coordinates(b, in, sizes);
  for (auto [i, place] : llvm::enumerate(places)) {
    int64_t d = lead + i;
    Value start = b.sub(b.mul(b.placesAlong(in, d), double(w.strides[d])),
                        double(w.low[d]));
    place = b.add(start, b.mul(place, double(w.dilations[d])));
  }
  return elementsAt(b, x, places);
}

static SmallVector<Value>
maxPoolWithIndices(CoreBuilder &b, graph::MaxPoolWithIndicesOp::Adaptor in) {
  using Op = graph::MaxPoolWithIndicesOp;
  Windows windows = windowsOf(in, rankOf(in.getX()), in.getPadding());
  setLast(windows.dilations, in.getDilation());
  Value place = argReduceWindows(b, in.getX(), windows);
  if (in.getCeilMode())
    place = b.crop(place, b.resultSizes<Op>(in));
  return elementsInWindows(b, in.getX(), place, windows,
                           in.getKernelSize().size());
}

//===----------------------------------------------------------------------===//
// Adaptive pools
//===----------------------------------------------------------------------===//

namespace {
/// The m windows over n elements of a dimension.
class AdaptiveDim {
public:
  AdaptiveDim(CoreBuilder &b, OpFoldResult n, OpFoldResult m)
      : b(b), n(n), m(m), knownN(getConstantIntValue(n)),
        knownM(getConstantIntValue(m)) {}

  bool isWhole() const { return knownM == 1; }
  bool isRegular() const { return knownN && knownM && *knownN % *knownM == 0; }

  /// The first places of the windows, and those behind their last.
  Value starts() { return b.div(b.mul(numbers(), count(n)), count(m)); }
  Value ends() {
    Value scaled = b.mul(b.add(numbers(), 1.0), count(n));
    return b.div(b.add(scaled, b.sub(count(m), 1.0)), count(m));
  }
  Value lengths(Type type) {
    if (isWhole() || isRegular())
      return b.div(b.sizeValue(n, type), b.sizeValue(m, type));
    return b.convert(b.sub(ends(), starts()), type);
  }
  /// The most elements of a window. i n mod m is a multiple of their greatest
  /// common divisor, so at most m less that.
  OpFoldResult mostElements() {
    if (knownN && knownM) {
      int64_t common = std::gcd(*knownN, *knownM);
      return b.getBuilder().getIndexAttr(
          llvm::divideCeil(*knownN - common, *knownM) + 1);
    }
    OpBuilder &builder = b.getBuilder();
    Location loc = b.getLoc();
    auto value = [&](OpFoldResult size) {
      return getValueOrCreateConstantIndexOp(builder, loc, size);
    };
    Value sum = builder.createOrFold<arith::AddIOp>(
        loc, value(b.addSize(n, -1)), value(b.addSize(m, -1)));
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    Value divisor = builder.createOrFold<arith::MaxSIOp>(loc, value(m), one);
    sum = builder.createOrFold<arith::DivSIOp>(loc, sum, divisor);
    return b.addSize(sum, 1);
  }

private:
  Type i64() { return b.getBuilder().getI64Type(); }
  Value count(OpFoldResult size) { return b.sizeValue(size, i64()); }
  Value numbers() { return b.iota(i64(), 0, {m}); }

  CoreBuilder &b;
  OpFoldResult n, m;
  std::optional<int64_t> knownN, knownM;
};
} // namespace

static std::vector<AdaptiveDim> adaptiveDims(CoreBuilder &b, Value x,
                                             ArrayRef<int64_t> outputSize) {
  std::vector<AdaptiveDim> dims;
  Sizes sizes = b.sizesOf(x);
  for (auto [n, m] :
       llvm::zip(ArrayRef(sizes).take_back(outputSize.size()), outputSize))
    dims.emplace_back(b, n, b.getBuilder().getIndexAttr(m));
  return dims;
}

// Windows of one size that lie side by side, along those dimensions that have
// such.
static Windows regularWindows(CoreBuilder &b, Value x,
                              ArrayRef<int64_t> outputSize) {
  int64_t rank = rankOf(x), lead = rank - outputSize.size();
  Windows windows(rank);
  for (auto [i, m] : llvm::enumerate(outputSize)) {
    auto n = getConstantIntValue(b.sizesOf(x)[lead + i]);
    if (m != 1 && n && *n % m == 0)
      windows.sizes[lead + i] = windows.strides[lead + i] = *n / m;
  }
  return windows;
}

// For each i the sum of the elements of x along `dim` at those places (i, j)
// that count.
static Value sumAt(CoreBuilder &b, Value x, int64_t dim, Value places,
                   Value counts) {
  Value taken = b.take(x, b.select(counts, places, 0.0), dim);
  counts = b.broadcast(counts, {dim, dim + 1}, b.sizesOf(taken));
  return b.reduce(ReduceKind::add, b.select(counts, taken, 0.0), dim + 1);
}

// Sums of windows that may overlap or differ in size: each as long as the
// longest, without the places behind its end.
static Value sumAlong(CoreBuilder &b, Value x, int64_t dim, AdaptiveDim along) {
  Value starts = along.starts();
  Sizes sizes{b.sizesOf(starts).front(), along.mostElements()};
  Value places = b.add(b.broadcast(starts, 0, sizes),
                       b.iota(elementTypeOf(starts), 1, sizes));
  Value isInside = b.lt(places, b.broadcast(along.ends(), 0, sizes));
  return sumAt(b, x, dim, places, isInside);
}

static Value adaptiveAvgPool(CoreBuilder &b,
                             graph::AdaptiveAvgPoolOp::Adaptor in) {
  Value x = b.wide(in.getX());
  Type type = elementTypeOf(x);
  int64_t lead = rankOf(x) - in.getOutputSize().size();
  auto dims = adaptiveDims(b, x, in.getOutputSize());
  Windows regular = regularWindows(b, x, in.getOutputSize());
  SmallVector<int64_t> whole;
  if (llvm::any_of(regular.sizes, [](int64_t size) { return size != 1; }))
    x = b.make<core::ReduceWindowOp>(ReduceKind::add, x, regular.sizes,
                                     regular.strides, regular.low, regular.high,
                                     regular.dilations);
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (dim.isWhole())
      whole.push_back(lead + i);
    else if (!dim.isRegular())
      x = sumAlong(b, x, lead + i, dim);
  }
  Sizes sizes = b.resultSizes<graph::AdaptiveAvgPoolOp>(in);
  Value sum = b.reshape(b.reduce(ReduceKind::add, x, whole), sizes);
  for (auto [i, dim] : llvm::enumerate(dims)) {
    Value lengths = dim.lengths(type);
    if (rankOf(lengths))
      lengths = b.broadcast(lengths, int64_t(lead + i), sizes);
    sum = b.div(sum, lengths);
  }
  return sum;
}

// The element of each window, as long as the longest one: its last element is
// repeated, which changes neither the largest element nor the first such.
static Value placeInWindows(CoreBuilder &b, AdaptiveDim dim, Value offset,
                            int64_t along) {
  Sizes sizes = b.sizesOf(offset);
  Value place = b.add(b.broadcast(dim.starts(), along, sizes), offset);
  Value last = b.broadcast(b.sub(dim.ends(), 1.0), along, sizes);
  return b.minimum(place, last);
}

static SmallVector<Value> raggedMaxPool(CoreBuilder &b, Value x,
                                        ArrayRef<int64_t> outputSize) {
  int64_t spatial = outputSize.size(), lead = rankOf(x) - spatial;
  auto dims = adaptiveDims(b, x, outputSize);
  Type i64 = b.getBuilder().getI64Type();
  Sizes sizes, lengths;
  for (auto [m, dim] : llvm::zip(outputSize, dims)) {
    sizes.push_back(b.getBuilder().getIndexAttr(m));
    lengths.push_back(dim.mostElements());
  }
  Sizes window(sizes), merged(ArrayRef(b.sizesOf(x)).take_front(lead));
  window.append(lengths);
  SmallVector<Value> places;
  for (auto [i, dim] : llvm::enumerate(dims))
    places.push_back(
        placeInWindows(b, dim, b.iota(i64, spatial + i, window), i));
  Value elements = b.gather(x, places,
                            {range(lead, lead + spatial), range(0, lead),
                             range(lead, lead + 2 * spatial)});
  merged.append(sizes);
  merged.push_back(product(b, lengths));
  Value best =
      b.make<core::ArgReduceOp>(core::ArgReduceKind::maximum,
                                b.reshape(elements, merged), lead + spatial);
  SmallVector<Value> offsets = coordinates(b, best, lengths);
  for (auto [i, dim] : llvm::enumerate(dims))
    offsets[i] = placeInWindows(b, dim, offsets[i], lead + i);
  return elementsAt(b, x, offsets);
}

// One window, of all elements.
static SmallVector<Value> globalMaxPool(CoreBuilder &b, Value x,
                                        ArrayRef<OpFoldResult> sizes,
                                        int64_t lead) {
  Sizes all = b.sizesOf(x), flat(all.begin(), all.begin() + lead);
  flat.push_back(product(b, ArrayRef(all).drop_front(lead)));
  x = b.reshape(x, flat);
  flat.back() = b.getBuilder().getIndexAttr(1);
  Value best = b.make<core::ArgReduceOp>(core::ArgReduceKind::maximum, x, lead);
  best = b.reshape(best, flat);
  return {b.reshape(b.along(x, best, lead), sizes), b.reshape(best, sizes)};
}

static SmallVector<Value>
adaptiveMaxPool(CoreBuilder &b, graph::AdaptiveMaxPoolOp::Adaptor in) {
  using Op = graph::AdaptiveMaxPoolOp;
  ArrayRef<int64_t> outputSize = in.getOutputSize();
  Value x = in.getX();
  auto dims = adaptiveDims(b, x, outputSize);
  auto isWhole = [](const AdaptiveDim &dim) { return dim.isWhole(); };
  auto isRegular = [](const AdaptiveDim &dim) {
    return dim.isRegular() && !dim.isWhole();
  };
  if (llvm::all_of(dims, isWhole))
    return globalMaxPool(b, x, b.resultSizes<Op>(in), rankOf(x) - dims.size());
  if (!llvm::all_of(dims, isRegular))
    return raggedMaxPool(b, x, outputSize);
  Windows windows = regularWindows(b, x, outputSize);
  Value place = argReduceWindows(b, x, windows);
  return elementsInWindows(b, x, place, windows, dims.size());
}

//===----------------------------------------------------------------------===//
// The other direction
//===----------------------------------------------------------------------===//

// Zeros with elements at row-major places of their planes.
static Value scatterInPlanes(CoreBuilder &b, core::ScatterKind kind, Value x,
                             Value places, ArrayRef<OpFoldResult> sizes,
                             size_t spatial) {
  int64_t lead = sizes.size() - spatial;
  auto flat = [&](ArrayRef<OpFoldResult> all) {
    Sizes result(all.take_front(lead));
    result.push_back(product(b, all.drop_front(lead)));
    return result;
  };
  Sizes from = flat(b.sizesOf(x));
  Value zeros = b.constant(0.0, elementTypeOf(x), flat(sizes));
  Value result =
      b.scatter(kind, zeros, b.reshape(x, from), b.reshape(places, from),
                core::IndexLayout::along(lead + 1, lead));
  return b.reshape(result, sizes);
}

static Value maxUnpool(CoreBuilder &b, graph::MaxUnpoolOp::Adaptor in) {
  return scatterInPlanes(b, core::ScatterKind::update, in.getX(),
                         in.getIndices(), b.resultSizes<graph::MaxUnpoolOp>(in),
                         in.getStaticSizes().size());
}

static Value maxPoolBackward(CoreBuilder &b,
                             graph::MaxPoolBackwardOp::Adaptor in) {
  return scatterInPlanes(
      b, core::ScatterKind::add, b.wide(in.getGrad()), in.getIndices(),
      b.resultSizes<graph::MaxPoolBackwardOp>(in), in.getStaticSizes().size());
}

// For each of `size` elements of a dimension the sum of the windows that it is
// in: window w has those from w stride - padding on.
static Value sumOfWindows(CoreBuilder &b, Value windows, int64_t dim,
                          OpFoldResult size, int64_t kernel, int64_t stride,
                          int64_t padding) {
  Type i64 = b.getBuilder().getI64Type();
  int64_t most = llvm::divideCeil(kernel, stride);
  Sizes sizes{size, b.getBuilder().getIndexAttr(most)};
  Value place = b.add(b.iota(i64, 0, sizes), double(padding));
  Value before = b.iota(i64, 1, sizes);
  Value window = b.sub(b.div(place, double(stride)), before);
  Value inWindow =
      b.add(b.rem(place, double(stride)), b.mul(before, double(stride)));
  Value count = b.sizeValue(b.sizesOf(windows)[dim], i64);
  Value isInside = b.bitAnd(b.ge(window, 0.0), b.lt(window, count));
  isInside = b.bitAnd(isInside, b.lt(inWindow, double(kernel)));
  return sumAt(b, windows, dim, window, isInside);
}

static Value avgPoolBackward(CoreBuilder &b,
                             graph::AvgPoolBackwardOp::Adaptor in) {
  Value grad = b.wide(in.getGrad());
  size_t spatial = in.getKernelSize().size();
  Sizes windows = b.sizesOf(grad);
  Sizes sizes = b.resultSizes<graph::AvgPoolBackwardOp>(in);
  ArrayRef<OpFoldResult> from = ArrayRef(sizes).take_back(spatial);
  Value x = b.div(grad, divisor(b, in, elementTypeOf(grad), from,
                                ArrayRef(windows).take_back(spatial)));
  for (size_t i = 0; i < spatial; ++i)
    x = sumOfWindows(b, x, rankOf(x) - spatial + i, from[i],
                     in.getKernelSize()[i], in.getStride()[i],
                     in.getPadding()[i]);
  return x;
}

// The windows that an element is in are a window over the windows.
static Value
adaptiveAvgPoolBackward(CoreBuilder &b,
                        graph::AdaptiveAvgPoolBackwardOp::Adaptor in) {
  Value x = b.wide(in.getGrad());
  Type type = elementTypeOf(x);
  size_t spatial = in.getStaticSizes().size(), lead = rankOf(x) - spatial;
  Sizes windows = b.sizesOf(x);
  Sizes sizes = b.resultSizes<graph::AdaptiveAvgPoolBackwardOp>(in);
  for (size_t d = lead; d < windows.size(); ++d) {
    Value lengths = AdaptiveDim(b, sizes[d], windows[d]).lengths(type);
    if (rankOf(lengths))
      lengths = b.broadcast(lengths, int64_t(d), windows);
    x = b.div(x, lengths);
  }
  for (size_t d = lead; d < windows.size(); ++d)
    x = sumAlong(b, x, d, AdaptiveDim(b, windows[d], sizes[d]));
  return x;
}

void addPoolRules(RuleTable table) {
  table.rule<graph::MaxPoolOp>(maxPool);
  table.rule<graph::AvgPoolOp>(avgPool);
  table.rules<graph::MaxPoolWithIndicesOp>(maxPoolWithIndices);
  table.rule<graph::AdaptiveAvgPoolOp>(adaptiveAvgPool);
  table.rules<graph::AdaptiveMaxPoolOp>(adaptiveMaxPool);
  table.rule<graph::MaxUnpoolOp>(maxUnpool);
  table.rule<graph::MaxPoolBackwardOp>(maxPoolBackward);
  table.rule<graph::AvgPoolBackwardOp>(avgPoolBackward);
  table.rule<graph::AdaptiveAvgPoolBackwardOp>(adaptiveAvgPoolBackward);
}

} // namespace tcopt
