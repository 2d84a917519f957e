//===- PoolRules.cpp - rules of pooling windows ---------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"

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

using AvgPool = graph::AvgPoolOp::Adaptor;

// Whether each window has all its elements.
static bool isFull(AvgPool in) {
  bool padded = llvm::any_of(in.getPadding(), [](int64_t p) { return p > 0; });
  return !in.getCeilMode() && (in.getCountIncludePad() || !padded);
}

// How many elements of the padded input, or of x alone, a window has: the sum
// of a window over ones.
static Value countElements(CoreBuilder &b, AvgPool in, Type type,
                           ArrayRef<OpFoldResult> sizes) {
  ArrayRef<int64_t> padding = in.getPadding();
  size_t spatial = padding.size();
  Sizes all = b.sizesOf(in.getX()), counted;
  bool withPadding = in.getCountIncludePad();
  for (auto [size, pad] : llvm::zip(ArrayRef(all).take_back(spatial), padding))
    counted.push_back(withPadding ? b.addSize(size, 2 * pad) : size);
  SmallVector<int64_t> none(spatial, 0);
  Windows windows =
      windowsOf(in, spatial, withPadding ? ArrayRef(none) : padding);
  return reduceWindows(b, ReduceKind::add, b.constant(1.0, type, counted),
                       windows, sizes.take_back(spatial), in.getCeilMode());
}

static Value divisor(CoreBuilder &b, AvgPool in, Type type,
                     ArrayRef<OpFoldResult> sizes) {
  if (auto given = in.getDivisorOverride())
    return b.constant(double(int64_t(*given)), type);
  if (!isFull(in))
    return countElements(b, in, type, sizes);
  double count = 1;
  for (int64_t size : in.getKernelSize())
    count *= double(size);
  return b.constant(count, type);
}

static Value avgPool(CoreBuilder &b, graph::AvgPoolOp::Adaptor in) {
  Value x = b.wide(in.getX());
  if (!isa<FloatType>(elementTypeOf(x)))
    x = b.convert(x, b.getBuilder().getI64Type());
  Sizes sizes = b.resultSizes<graph::AvgPoolOp>(in);
  Windows windows = windowsOf(in, rankOf(x), in.getPadding());
  Value total =
      reduceWindows(b, ReduceKind::add, x, windows, sizes, in.getCeilMode());
  return b.div(total, divisor(b, in, elementTypeOf(x), sizes));
}

void addPoolRules(RuleTable table) {
  table.rule<graph::MaxPoolOp>(maxPool);
  table.rule<graph::AvgPoolOp>(avgPool);
}

} // namespace tcopt
