//===- Windows.cpp - windows of convolutions and pools --------------------===//

#include "Windows.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

/// Products of such numbers do not overflow.
static constexpr int64_t kMost = int64_t(1) << 31;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

SmallVector<int64_t> readList(Node &n, StringRef name, size_t count,
                              int64_t least, int64_t otherwise) {
  auto list = n.integers(name);
  if (!list)
    return SmallVector<int64_t>(count, otherwise);
  if (list->size() != count) {
    n.error("expected " + Twine(count) + " entries of the attribute '" + name +
            "' but found " + Twine(list->size()));
    return SmallVector<int64_t>(count, otherwise);
  }
  for (int64_t entry : *list)
    if (entry < least || entry >= kMost) {
      n.error("expected entries of the attribute '" + name + "' in [" +
              Twine(least) + ", 2^31) but found " + Twine(entry));
      return SmallVector<int64_t>(count, otherwise);
    }
  return *list;
}

SmallVector<int64_t> kernelOf(Node &n, Value &weight) {
  for (int64_t dim = 2; dim < rankOf(weight); ++dim)
    weight = n.withStatedSize(weight, dim);
  if (n.hasFailed())
    return {};
  ArrayRef<int64_t> sizes = rankedType(weight).getShape();
  if (sizes.size() < 3) {
    n.error("expected a weight of rank 3 or more but found rank " +
            Twine(sizes.size()));
    return {};
  }
  for (int64_t size : sizes.drop_front(2))
    if (ShapedType::isDynamic(size) || size < 1 || size >= kMost) {
      n.error("expected a kernel of known sizes that is not empty");
      return {};
    }
  return to_vector(sizes.drop_front(2));
}

static bool checkRank(Node &n, Value x, size_t rank) {
  if (n.hasFailed())
    return false;
  if (rank < 1 || rank > 3)
    n.error("expected 1 to 3 spatial dimensions but found " + Twine(rank));
  else if (rankOf(x) != int64_t(rank) + 2)
    n.error("expected an input of rank " + Twine(rank + 2) +
            " but found rank " + Twine(rankOf(x)));
  return !n.hasFailed();
}

static SmallVector<int64_t> readKernel(Node &n, ArrayRef<int64_t> weight) {
  auto given = n.integers("kernel_shape");
  if (weight.empty() && !given) {
    n.error("expected the attribute 'kernel_shape'");
    return {};
  }
  if (weight.empty())
    return readList(n, "kernel_shape", given->size(), 1, 1);
  if (given && ArrayRef<int64_t>(*given) != weight)
    n.error("expected the weight's sizes as the attribute 'kernel_shape'");
  return to_vector(weight);
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

Value padSpatial(Node &n, Value x, Value padding, ArrayRef<int64_t> low,
                 ArrayRef<int64_t> high) {
  auto isZero = [](int64_t p) { return p == 0; };
  if (n.hasFailed() ||
      (llvm::all_of(low, isZero) && llvm::all_of(high, isZero)))
    return x;
  SmallVector<int64_t> before(2, 0), after(2, 0);
  before.append(low.begin(), low.end());
  after.append(high.begin(), high.end());
  return n.b.make<PadOp>(x, padding, before, after);
}

static void splitPadding(Windows &w, size_t i, int64_t total, bool atEnd) {
  int64_t less = total / 2;
  w.low[i] = atEnd ? less : total - less;
  w.high[i] = total - w.low[i];
}

// As many windows as places of the stride. With a stride of 1 the padding does
// not depend on the size; else of a size that is not known `x` is padded as far
// as can be, and a part of it taken.
static void padSame(Node &n, Windows &w, Value &x, size_t i, bool atEnd,
                    Value padding) {
  int64_t dim = int64_t(i) + 2, extent = w.extent(i), stride = w.stride[i];
  Size size = n.sizeOf(x, dim);
  std::optional<int64_t> known = getConstantIntValue(size);
  if (stride == 1)
    return splitPadding(w, i, extent - 1, atEnd);
  if (known) {
    int64_t count = (*known + stride - 1) / stride;
    int64_t total =
        std::max<int64_t>(0, (count - 1) * stride + extent - *known);
    return splitPadding(w, i, total, atEnd);
  }
  auto constant = [&](int64_t number) -> Size {
    return n.b.ops().getIndexAttr(number);
  };
  Size count = n.div(n.add(size, constant(stride - 1)), constant(stride));
  Size covered = n.add(n.mul(n.sub(count, constant(1)), constant(stride)),
                       constant(extent));
  Size total = n.max(constant(0), n.sub(covered, size));
  Size low = n.div(n.add(total, constant(atEnd ? 0 : 1)), constant(2));
  SmallVector<int64_t> most(w.rank(), 0);
  most[i] = extent - 1;
  Value padded = padSpatial(n, x, padding, most, most);
  Value start = n.tensorOfSize(n.sub(constant(extent - 1), low));
  x = n.b.narrow(padded, start, n.add(size, total), dim);
  w.added.resize(w.rank(), constant(0));
  w.added[i] = low;
}

static void readPadding(Node &n, Windows &w, Value &x, Value padding) {
  size_t rank = w.rank();
  std::string mode = n.text("auto_pad", "NOTSET");
  w.low.assign(rank, 0);
  w.high.assign(rank, 0);
  if (mode == "SAME_UPPER" || mode == "SAME_LOWER") {
    for (size_t i = 0; i < rank && !n.hasFailed(); ++i)
      padSame(n, w, x, i, mode == "SAME_UPPER", padding);
  } else if (mode == "NOTSET" || mode.empty()) {
    SmallVector<int64_t> pads = readList(n, "pads", 2 * rank, 0, 0);
    w.low.assign(pads.begin(), pads.begin() + rank);
    w.high.assign(pads.begin() + rank, pads.end());
  } else if (mode != "VALID") {
    n.error("expected NOTSET, SAME_UPPER, SAME_LOWER or VALID as the attribute "
            "'auto_pad' but found '" +
            mode + "'");
  }
}

std::optional<Windows> readWindows(Node &n, Value &x, ArrayRef<int64_t> kernel,
                                   Value padding) {
  if (n.hasFailed())
    return std::nullopt;
  Windows w;
  w.kernel = readKernel(n, kernel);
  if (!checkRank(n, x, w.rank()))
    return std::nullopt;
  w.stride = readList(n, "strides", w.rank(), 1, 1);
  w.dilation = readList(n, "dilations", w.rank(), 1, 1);
  w.ceilMode = n.integer("ceil_mode", 0);
  readPadding(n, w, x, padding);
  if (n.hasFailed())
    return std::nullopt;
  return w;
}

} // namespace tcopt::onnx_import
