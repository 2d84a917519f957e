//===- PoolRules.cpp - rules of pooling windows ---------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"

using namespace mlir;

namespace tcopt {

using core::ReduceKind;

namespace {
/// The lists of a core.reduce_window over the last two dimensions.
struct Windows {
  SmallVector<int64_t> sizes, strides, low, high, dilations;

  explicit Windows(int64_t rank)
      : sizes(rank, 1), strides(rank, 1), low(rank, 0), high(rank, 0),
        dilations(rank, 1) {}
};
} // namespace

// The last two of `list` are replaced.
static void setLast(SmallVector<int64_t> &list, ArrayRef<int64_t> values) {
  llvm::copy(values, list.end() - 2);
}

// Where sizes are rounded up, the last window may reach beyond the padding by
// less than a stride.
template <typename Adaptor> static SmallVector<int64_t> overhang(Adaptor in) {
  return llvm::map_to_vector(in.getStride(), [&](int64_t stride) {
    return in.getCeilMode() ? stride - 1 : 0;
  });
}

static SmallVector<int64_t> sum(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  return {a[0] + b[0], a[1] + b[1]};
}

template <typename Adaptor>
static Windows windowsOf(Adaptor in, int64_t rank, ArrayRef<int64_t> padding) {
  Windows windows(rank);
  setLast(windows.sizes, in.getKernelSize());
  setLast(windows.strides, in.getStride());
  setLast(windows.low, padding);
  setLast(windows.high, sum(padding, overhang(in)));
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

static Value maxPool(CoreBuilder &b, graph::MaxPool2dOp::Adaptor in) {
  Windows windows = windowsOf(in, rankOf(in.getX()), in.getPadding());
  setLast(windows.dilations, in.getDilation());
  return reduceWindows(b, ReduceKind::maximum, in.getX(), windows,
                       b.resultSizes<graph::MaxPool2dOp>(in), in.getCeilMode());
}

// Whether each window has all its elements.
static bool isFull(graph::AvgPool2dOp::Adaptor in) {
  bool padded = llvm::any_of(in.getPadding(), [](int64_t p) { return p > 0; });
  return !in.getCeilMode() && (in.getCountIncludePad() || !padded);
}

// How many elements of the padded input, or of x alone, a window has: the sum
// of a window over ones.
static Value elementsInWindow(CoreBuilder &b, graph::AvgPool2dOp::Adaptor in,
                              Type type, ArrayRef<OpFoldResult> sizes) {
  ArrayRef<int64_t> kernel = in.getKernelSize(), padding = in.getPadding();
  if (isFull(in))
    return b.constant(double(kernel[0]) * double(kernel[1]), type);
  Sizes all = b.sizesOf(in.getX()), counted;
  bool withPadding = in.getCountIncludePad();
  for (auto [size, pad] : llvm::zip(ArrayRef(all).take_back(2), padding))
    counted.push_back(withPadding ? b.addSize(size, 2 * pad) : size);
  Windows windows =
      windowsOf(in, 2, withPadding ? ArrayRef<int64_t>({0, 0}) : padding);
  return reduceWindows(b, ReduceKind::add, b.constant(1.0, type, counted),
                       windows, sizes.take_back(2), in.getCeilMode());
}

static Value avgPool(CoreBuilder &b, graph::AvgPool2dOp::Adaptor in) {
  Value x = b.wide(in.getX());
  Sizes sizes = b.resultSizes<graph::AvgPool2dOp>(in);
  Windows windows = windowsOf(in, rankOf(x), in.getPadding());
  Value total =
      reduceWindows(b, ReduceKind::add, x, windows, sizes, in.getCeilMode());
  return b.div(total, elementsInWindow(b, in, elementTypeOf(x), sizes));
}

void addPoolRules(RuleTable table) {
  table.rule<graph::MaxPool2dOp>(maxPool);
  table.rule<graph::AvgPool2dOp>(avgPool);
}

} // namespace tcopt
