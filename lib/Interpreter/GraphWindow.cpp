//===- GraphWindow.cpp - Overlapping windows and strided views ------------===//

#include "GraphFamilies.h"
#include "Walk.h"
#include "tcopt/Graph/IR/GraphWindowOps.h"
#include "llvm/Support/MathExtras.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Strided views
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runDiagonal(graph::DiagonalOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t dim1 = normalized(op.getDim1(), x.rank());
  int64_t dim2 = normalized(op.getDim2(), x.rank());
  Sizes shape, strides;
  for (int64_t d = 0; d < x.rank(); ++d)
    if (d != dim1 && d != dim2) {
      shape.push_back(x.shape()[d]);
      strides.push_back(x.strides()[d]);
    }
  int64_t rows = x.shape()[dim1], columns = x.shape()[dim2];
  int64_t offset = std::clamp(op.getOffset(), -rows, columns);
  int64_t row = std::max<int64_t>(-offset, 0);
  int64_t column = std::max<int64_t>(offset, 0);
  shape.push_back(std::min(rows - row, columns - column));
  strides.push_back(x.strides()[dim1] + x.strides()[dim2]);
  int64_t base = row * x.strides()[dim1] + column * x.strides()[dim2];
  return strided(call, x, shape, strides, base);
}

/// Returns the index of the last element of a strided view, 2^63 - 1 if it
/// overflows.
static int64_t lastIndex(ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides,
                         int64_t offset) {
  int64_t last = offset, distance;
  for (auto [size, stride] : llvm::zip(sizes, strides))
    if (llvm::MulOverflow(size - 1, stride, distance) ||
        llvm::AddOverflow(last, distance, last))
      return std::numeric_limits<int64_t>::max();
  return last;
}

static Expected<HostTensor> runAsStrided(graph::AsStridedOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes sizes = call.mixed(op.getStaticSizes(), op.getSizes());
  Sizes strides = call.mixed(op.getStaticStrides(), op.getStrides());
  int64_t offset =
      call.mixed(op.getStaticStorageOffset(), op.getODSOperands(3));
  auto isNegative = [](int64_t number) { return number < 0; };
  if (llvm::any_of(sizes, isNegative) || llvm::any_of(strides, isNegative) ||
      offset < 0)
    return call.error("entries must not be negative: found sizes " +
                      toText(sizes) + ", strides " + toText(strides) +
                      " and storage_offset " + llvm::Twine(offset));
  int64_t last = lastIndex(sizes, strides, offset);
  if (!llvm::is_contained(sizes, 0) && last >= x.numElements())
    return call.error("elements must lie inside of x, which has " +
                      llvm::Twine(x.numElements()) +
                      " elements, but found index " + llvm::Twine(last));
  return strided(call, x, sizes, strides, offset);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runUnfold(graph::UnfoldOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes shape(x.shape()), strides = x.strides();
  int64_t dim = normalized(op.getDim(), x.rank());
  if (shape[dim] < op.getSize())
    return call.error("expected windows of at most " + llvm::Twine(shape[dim]) +
                      " elements but found " + llvm::Twine(op.getSize()));
  shape[dim] = (shape[dim] - op.getSize()) / op.getStep() + 1;
  shape.push_back(op.getSize());
  strides.push_back(strides[dim]);
  strides[dim] *= shape[dim] > 1 ? op.getStep() : 0;
  return strided(call, x, shape, strides);
}

namespace {
/// Where the elements of columns come from, in one image.
struct Columns {
  graph::Im2colOp op;
  ArrayRef<int64_t> shape, strides; // of x
  int64_t perRow;                   // windows side by side

  /// The coordinate along spatial dimension `i`, which may lie in the padding.
  int64_t place(int i, int64_t kernel, int64_t window) {
    return window * op.getStride()[i] + kernel * op.getDilation()[i] -
           op.getPadding()[i];
  }
  /// The offset of an element, or -1.
  int64_t operator()(int64_t row, int64_t column) {
    int64_t width = op.getKernelSize()[1], area = op.getKernelSize()[0] * width;
    int64_t k = row % area;
    int64_t y = place(0, k / width, column / perRow);
    int64_t x = place(1, k % width, column % perRow);
    size_t n = shape.size();
    if (y < 0 || y >= shape[n - 2] || x < 0 || x >= shape[n - 1])
      return -1;
    return row / area * strides[n - 3] + y * strides[n - 2] + x;
  }
};
} // namespace

static Expected<HostTensor> runIm2col(graph::Im2colOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes shape(x.shape()), strides = x.strides(), windows;
  size_t n = shape.size();
  for (int i : {0, 1}) {
    int64_t extent = (op.getKernelSize()[i] - 1) * op.getDilation()[i] + 1;
    int64_t room = x.shape()[n - 2 + i] + 2 * op.getPadding()[i] - extent;
    if (room < 0)
      return call.error("expected a window that fits into the padded input");
    windows.push_back(room / op.getStride()[i] + 1);
  }
  shape.pop_back();
  shape.back() = windows[0] * windows[1];
  shape[n - 3] *= op.getKernelSize()[0] * op.getKernelSize()[1];
  Columns columns{op, x.shape(), strides, windows[1]};
  return moved(call, x, shape, [&](ArrayRef<int64_t> at) {
    int64_t offset = columns(at[n - 3], at[n - 2]);
    return offset < 0 || n == 3 ? offset : offset + at[0] * strides[0];
  });
}

/// Adds up elements at places, in f64 or modulo 2^64.
static void addTo(HostTensor &result, const HostTensor &x,
                  llvm::function_ref<int64_t(int64_t)> place) {
  std::vector<double> sums(result.numElements(), 0);
  std::vector<uint64_t> wholes(result.numElements(), 0);
  for (int64_t i = 0; i < x.numElements(); ++i) {
    int64_t to = place(i);
    if (to < 0)
      continue;
    if (isFloat(x.dtype()))
      sums[to] += x.getFloat(i);
    else
      wholes[to] += uint64_t(x.getInt(i));
  }
  for (int64_t i = 0; i < result.numElements(); ++i)
    if (isFloat(x.dtype()))
      result.setFloat(i, sums[i]);
    else
      result.setInt(i, int64_t(wholes[i]));
}

static Expected<HostTensor> runCol2im(graph::Col2imOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  ArrayRef<int64_t> size = op.getOutputSize(), kernel = op.getKernelSize();
  int64_t area = kernel[0] * kernel[1], windows[2];
  for (int i : {0, 1})
    windows[i] = (size[i] + 2 * op.getPadding()[i] -
                  op.getDilation()[i] * (kernel[i] - 1) - 1) /
                     op.getStride()[i] +
                 1;
  int64_t count = windows[0] * windows[1], rows = x.shape()[x.rank() - 2];
  if (x.shape().back() != count || rows % area != 0)
    return call.error("expected rows divisible by " + llvm::Twine(area) +
                      " and " + llvm::Twine(count) + " columns but found " +
                      llvm::Twine(rows) + " and " +
                      llvm::Twine(x.shape().back()));
  Sizes shape(x.shape().drop_back(2));
  shape.append({rows / area, size[0], size[1]});
  Expected<HostTensor> result = call.create(x.dtype(), shape);
  if (!result)
    return result;
  auto along = [&](int i, int64_t k, int64_t window) {
    return window * op.getStride()[i] + k * op.getDilation()[i] -
           op.getPadding()[i];
  };
  addTo(*result, x, [&](int64_t i) -> int64_t {
    int64_t window = i % count, row = i / count, k = row % area;
    int64_t v = along(0, k / kernel[1], window / windows[1]);
    int64_t u = along(1, k % kernel[1], window % windows[1]);
    bool isInside = v >= 0 && v < size[0] && u >= 0 && u < size[1];
    return isInside ? (row / area * size[0] + v) * size[1] + u : -1;
  });
  return result;
}

void interp::populateGraphWindow(OpTable &table) {
  table.addTensorOp(runDiagonal);
  table.addTensorOp(runAsStrided);
  table.addTensorOp(runUnfold);
  table.addTensorOp(runIm2col);
  table.addTensorOp(runCol2im);
}
