//===- Parts.cpp - views of slices ----------------------------------------===//

#include "../../Capture/Trace/Arguments.h"
#include "../../Capture/Trace/ViewWrites.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Graph/IR/GraphWindowOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::isKnown;
using capture::Layout;
using capture::SizeRelation;
using capture::View;
using capture::viewOf;
using capture::wrapDim;
using capture::writeReshaped;
using capture::writeToPlaces;

//===----------------------------------------------------------------------===//
// Slices of a dimension
//===----------------------------------------------------------------------===//

/// Returns the range of Python's slice for a dimension of this size.
static std::pair<int64_t, int64_t> clampRange(int64_t start, int64_t end,
                                              int64_t size) {
  auto limit = [&](int64_t place) {
    return std::clamp<int64_t>(place < 0 ? place + size : place, 0, size);
  };
  return {limit(start), std::max(limit(start), limit(end))};
}

static View sliceOf(int64_t at, int64_t from, int64_t to, int64_t step) {
  View view;
  view.apply = [=](Builder &b, Value x) {
    return b.slice(x, at, from, to, step);
  };
  view.write = [=](Builder &b, Value whole, Value part) {
    return b.make<SliceScatterOp>(whole, part, at, from, to, step);
  };
  view.layout = [=](const Layout &whole) -> std::optional<Layout> {
    Layout part = whole;
    auto [first, last] = clampRange(from, to, whole.sizes[at]);
    part.sizes[at] = last > first ? (last - first - 1) / step + 1 : 0;
    part.strides[at] *= step;
    part.offset += first * whole.strides[at];
    return part;
  };
  return view;
}

/// Returns the view of `count` elements from index `first` on, all within the
/// dimension. Either number may be symbolic.
static View rangeOf(int64_t at, const Size &first, const Size &count,
                    int64_t step) {
  View view;
  view.apply = [=](Builder &b, Value x) {
    Size length = step == 1 ? count : max((count - 1) * step + 1, 0);
    Value range =
        b.narrow(x, b.number(Scalar(first), DType::I64), b.size(length), at);
    return step == 1 ? range : b.slice(range, at, 0, INT64_MAX, step);
  };
  view.write = [=](Builder &b, Value whole, Value part) {
    Value positions = b.arange(b.number(Scalar(first), DType::I64),
                               b.number(step, DType::I64), b.size(count));
    return b.make<IndexCopyOp>(whole, positions, part, at);
  };
  view.layout = [=](const Layout &whole) -> std::optional<Layout> {
    Layout part = whole;
    part.sizes[at] = count.hint();
    part.strides[at] *= step;
    part.offset += first.hint() * whole.strides[at];
    return part;
  };
  view.sizes = {first, count};
  view.withSizes = [=](const Sizes &sizes) {
    return rangeOf(at, sizes[0], sizes[1], step);
  };
  return view;
}

// Returns the view of Python's slice with symbolic bounds. Its case
// distinctions become guards.
static View openSliceOf(int64_t at, const Size &start, const Size &end,
                        const Size &size, int64_t step) {
  auto limit = [&](Size position) {
    if (position < 0)
      position += size;
    return position < 0 ? Size(0) : min(position, size);
  };
  bool isWhole = !end.isOpen() && end.hint() == INT64_MAX;
  Size first = limit(start), last = max(isWhole ? size : limit(end), first);
  return rangeOf(at, first, (last - first + (step - 1)) / step, step);
}

Tensor slice(const Tensor &self, int64_t dim, const std::optional<Size> &start,
             const std::optional<Size> &end, int64_t step, Place place) {
  int64_t at = wrapDim(dim, self.dim(), "slice", place);
  if (self.dim() == 0)
    throw Exception("slice: expected a tensor with dimensions", place);
  Size from = start.value_or(0), to = end.value_or(INT64_MAX);
  if (step <= 0)
    throw Exception("slice: expected a positive step but found " +
                        std::to_string(step),
                    place);
  if (from.isOpen() || to.isOpen())
    return viewOf(self, place,
                  openSliceOf(at, from, to, self.size(at, place), step));
  return viewOf(self, place, sliceOf(at, from, to, step));
}

Tensor narrow(const Tensor &self, int64_t dim, const Size &start,
              const Size &length, Place place) {
  Size size = self.size(dim, place);
  Size first = start < 0 ? start + size : start;
  if (length < 0 || first < 0 || size < first + length)
    throw Exception("narrow: expected a range within the dimension but found "
                    "start " +
                        std::to_string(first.hint()) + " and length " +
                        std::to_string(length.hint()),
                    place);
  if (first.isOpen() || length.isOpen())
    return viewOf(
        self, place,
        rangeOf(wrapDim(dim, self.dim(), "narrow", place), first, length, 1));
  return slice(self, dim, first, first + length, 1, place);
}

static Layout withoutDim(Layout layout, size_t dim) {
  layout.sizes.erase(layout.sizes.begin() + dim);
  layout.strides.erase(layout.strides.begin() + dim);
  return layout;
}

// Removes a dimension of size 1, whose type may be dynamic.
static Tensor withoutPlace(const Tensor &self, size_t dim, Place place) {
  View view;
  view.apply = [dim](Builder &b, Value x) {
    if (!rankedType(x).isDynamicDim(dim))
      return b.make<SqueezeOp>(x, int64_t(dim));
    graph::Sizes sizes = b.sizesOf(x);
    sizes.erase(sizes.begin() + dim);
    return b.reshape(x, sizes);
  };
  view.write = writeReshaped;
  view.layout = [dim](const Layout &from) -> std::optional<Layout> {
    return withoutDim(from, dim);
  };
  return viewOf(self, place, std::move(view));
}

Tensor select(const Tensor &self, int64_t dim, const Size &index, Place place) {
  if (self.dim() == 0)
    throw Exception("select: expected a tensor with dimensions", place);
  int64_t at = wrapDim(dim, self.dim(), "select", place);
  Size size = self.size(at, place);
  if (isKnown(size, SizeRelation::LE, index) ||
      isKnown(size, SizeRelation::LT, -index))
    throw Exception("select: place " + std::to_string(index.hint()) +
                        " is out of range for dimension " + std::to_string(at) +
                        " of size " + std::to_string(size.hint()),
                    place);
  if (index.isOpen()) {
    Size first = index < 0 ? index + size : index;
    return withoutPlace(viewOf(self, place, rangeOf(at, first, 1, 1)), at,
                        place);
  }
  int64_t end = index.hint() == -1 ? INT64_MAX : index.hint() + 1;
  return withoutPlace(slice(self, at, index, end, 1, place), at, place);
}

//===----------------------------------------------------------------------===//
// Diagonals and windows
//===----------------------------------------------------------------------===//

static Layout diagonalOf(const Layout &from, int64_t offset, size_t row,
                         size_t column) {
  int64_t below = std::max<int64_t>(-offset, 0);
  int64_t right = std::max<int64_t>(offset, 0);
  int64_t length = std::max<int64_t>(
      std::min(from.sizes[row] - below, from.sizes[column] - right), 0);
  Layout to = withoutDim(withoutDim(from, std::max(row, column)),
                         std::min(row, column));
  to.sizes.push_back(length);
  to.strides.push_back(from.strides[row] + from.strides[column]);
  if (length)
    to.offset += below * from.strides[row] + right * from.strides[column];
  return to;
}

static Tensor diagonalAt(const Tensor &self, int64_t offset, int64_t dim1,
                         int64_t dim2, Place place) {
  View view;
  view.apply = [=](Builder &b, Value x) {
    return b.make<DiagonalOp>(x, offset, dim1, dim2);
  };
  view.write = [apply = view.apply](Builder &b, Value whole, Value part) {
    return writeToPlaces(b, whole, part, [&](Value x) { return apply(b, x); });
  };
  size_t row = wrapDim(dim1, self.dim(), "diagonal", place);
  size_t column = wrapDim(dim2, self.dim(), "diagonal", place);
  if (row == column || self.dim() < 2)
    throw Exception("diagonal: expected two different dimensions but found " +
                        std::to_string(dim1) + " and " + std::to_string(dim2),
                    place);
  view.layout = [=](const Layout &from) -> std::optional<Layout> {
    return diagonalOf(from, offset, row, column);
  };
  return viewOf(self, place, std::move(view));
}

// With a symbolic offset, it is the main diagonal of the slice that begins
// there.
Tensor diagonal(const Tensor &self, const Size &offset, int64_t dim1,
                int64_t dim2, Place place) {
  if (!offset.isOpen() || self.dim() < 2)
    return diagonalAt(self, offset.hint(), dim1, dim2, place);
  bool isBelow = offset < 0;
  int64_t dim = isBelow ? dim1 : dim2;
  Size size = self.size(dim, place), first = isBelow ? -offset : offset;
  Tensor rest =
      narrow(self, dim, min(first, size), max(size - first, 0), place);
  return diagonalAt(rest, 0, dim1, dim2, place);
}

// As in PyTorch, a tensor of rank 0 has itself as its only window.
Tensor unfold(const Tensor &self, int64_t dim, int64_t size, int64_t step,
              Place place) {
  if (self.dim() == 0 && size == 1) {
    wrapDim(dim, 0, "unfold", place);
    return reshape(self, {1}, place);
  }
  View view;
  view.apply = [=](Builder &b, Value x) {
    return b.make<UnfoldOp>(x, dim, size, step);
  };
  view.repeats = true;
  size_t at = wrapDim(dim, self.dim(), "unfold", place);
  if (size < 0 || step <= 0 || self.size(dim, place) < size)
    throw Exception("unfold: expected a positive step and windows of at most " +
                        std::to_string(self.size(dim, place).hint()) +
                        " elements but found size " + std::to_string(size) +
                        " and step " + std::to_string(step),
                    place);
  view.layout = [=](const Layout &from) -> std::optional<Layout> {
    Layout to = from;
    to.sizes.push_back(size);
    to.strides.push_back(from.strides[at]);
    to.sizes[at] = (from.sizes[at] - size) / step + 1;
    to.strides[at] *= step;
    return to;
  };
  return viewOf(self, place, std::move(view));
}

//===----------------------------------------------------------------------===//
// Splits
//===----------------------------------------------------------------------===//

std::vector<Tensor> split_with_sizes(const Tensor &self, const SizeList &sizes,
                                     int64_t dim, Place place) {
  Size total = 0;
  for (const Size &size : sizes) {
    if (size.hint() < 0)
      throw Exception("split_with_sizes: expected sizes of at least 0 but "
                      "found " +
                          std::to_string(size.hint()),
                      place);
    total += size;
  }
  if (capture::areDifferent(self.size(dim, place), total))
    throw Exception("split_with_sizes: expected sizes that sum to " +
                        std::to_string(self.size(dim, place).hint()) +
                        " but found a sum of " + std::to_string(total.hint()),
                    place);
  std::vector<Tensor> parts;
  Size start = 0;
  for (const Size &size : sizes) {
    parts.push_back(slice(self, dim, start, start + size, 1, place));
    start += size;
  }
  return parts;
}

// The number of results becomes a guard.
std::vector<Tensor> split(const Tensor &self, const Size &split_size,
                          int64_t dim, Place place) {
  if (split_size <= 0)
    throw Exception("split: expected a positive size but found " +
                        std::to_string(split_size.hint()),
                    place);
  Sizes sizes;
  Size size = self.size(dim, place), start = 0;
  do {
    sizes.push_back(min(split_size, size - start));
    start += split_size;
  } while (start < size);
  return split_with_sizes(self, sizes, dim, place);
}

std::vector<Tensor> chunk(const Tensor &self, int64_t chunks, int64_t dim,
                          Place place) {
  if (chunks <= 0)
    throw Exception("chunk: expected a positive number of chunks but found " +
                        std::to_string(chunks),
                    place);
  Size size = self.size(dim, place);
  if (size == 0) // As in PyTorch, so many.
    return std::vector<Tensor>(size_t(chunks),
                               slice(self, dim, 0, 0, 1, place));
  return split(self, max((size + (chunks - 1)) / chunks, 1), dim, place);
}

std::vector<Tensor> unbind(const Tensor &self, int64_t dim, Place place) {
  std::vector<Tensor> parts;
  int64_t size = self.size(dim, place);
  for (int64_t i = 0; i < size; ++i)
    parts.push_back(select(self, dim, i, place));
  return parts;
}

} // namespace tcopt
