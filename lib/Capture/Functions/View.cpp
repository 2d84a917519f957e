//===- View.cpp - tensors that share the elements of others ---------------===//

#include "Arguments.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Graph/IR/GraphWindowOps.h"
#include <numeric>

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::Layout;
using capture::View;
using capture::viewOf;
using capture::wrapDim;
using capture::wrapDims;

//===----------------------------------------------------------------------===//
// Other sizes
//===----------------------------------------------------------------------===//

// One size of -1 is what the others leave.
static graph::Sizes completeSizes(Builder &b, Value x, const Sizes &sizes) {
  graph::Sizes complete = b.sizes(sizes), others;
  for (auto [size, given] : llvm::zip_equal(complete, sizes))
    if (given.isOpen() || given.hint() != -1)
      others.push_back(size);
  if (others.size() == sizes.size())
    return complete;
  graph::Size left = capture::quotient(b, capture::product(b, b.sizesOf(x)),
                                       capture::product(b, others));
  for (auto [size, given] : llvm::zip_equal(complete, sizes))
    if (!given.isOpen() && given.hint() == -1)
      size = left;
  return complete;
}

static Value writeReshaped(Builder &b, Value whole, Value part) {
  return b.reshape(part, b.sizesOf(whole));
}

static void checkOneUnknown(const Sizes &sizes, const char *function,
                            Place place) {
  auto isUnknown = [](const Size &size) {
    return !size.isOpen() && size.hint() == -1;
  };
  if (llvm::count_if(sizes, isUnknown) > 1)
    throw Exception(std::string(function) + ": expected at most one size of -1",
                    place);
}

Tensor reshape(const Tensor &self, const Sizes &sizes, Place place) {
  checkOneUnknown(sizes, "reshape", place);
  View view;
  view.apply = [sizes](Builder &b, Value x) {
    return b.reshape(x, completeSizes(b, x, sizes));
  };
  view.write = writeReshaped;
  return viewOf(self, place, std::move(view));
}

Tensor view(const Tensor &self, const Sizes &sizes, Place place) {
  return reshape(self, sizes, place);
}

/// Reshapes to sizes made of those of the tensor.
static Tensor
reshapeBy(const Tensor &self, Place place,
          std::function<graph::Sizes(Builder &, const graph::Sizes &)> change) {
  View view;
  view.apply = [change](Builder &b, Value x) {
    return b.reshape(x, change(b, b.sizesOf(x)));
  };
  view.write = writeReshaped;
  return viewOf(self, place, std::move(view));
}

Tensor flatten(const Tensor &self, int64_t start_dim, int64_t end_dim,
               Place place) {
  size_t first = wrapDim(start_dim, self.dim(), "flatten", place);
  size_t last = wrapDim(end_dim, self.dim(), "flatten", place);
  if (last < first)
    throw Exception("flatten: end_dim lies before start_dim", place);
  return reshapeBy(self, place, [=](Builder &b, const graph::Sizes &sizes) {
    if (sizes.empty())
      return graph::Sizes{b.ops().getIndexAttr(1)};
    graph::Sizes result(sizes.begin(), sizes.begin() + first);
    llvm::ArrayRef<graph::Size> range(sizes);
    result.push_back(capture::product(b, range.slice(first, last - first + 1)));
    result.append(sizes.begin() + last + 1, sizes.end());
    return result;
  });
}

Tensor unflatten(const Tensor &self, int64_t dim, const Sizes &sizes,
                 Place place) {
  checkOneUnknown(sizes, "unflatten", place);
  size_t at = wrapDim(dim, self.dim(), "unflatten", place);
  Sizes before, after;
  for (int64_t i = 0; i < self.dim(); ++i)
    (i < int64_t(at) ? before : after).push_back(self.size(i, place));
  Size whole = after.front();
  Size known = 1;
  for (const Size &size : sizes)
    if (size.isOpen() || size.hint() != -1)
      known = known * size;
  for (const Size &size : sizes)
    before.push_back(!size.isOpen() && size.hint() == -1 ? whole / known
                                                         : size);
  before.insert(before.end(), after.begin() + 1, after.end());
  return reshape(self, before, place);
}

//===----------------------------------------------------------------------===//
// Dimensions of size 1
//===----------------------------------------------------------------------===//

Tensor unsqueeze(const Tensor &self, int64_t dim, Place place) {
  size_t at = wrapDim(dim, self.dim() + 1, "unsqueeze", place);
  View view;
  view.apply = [at](Builder &b, Value x) {
    return b.make<UnsqueezeOp>(x, int64_t(at));
  };
  view.write = writeReshaped;
  view.layout = [at](const Layout &from) -> std::optional<Layout> {
    Layout to = from;
    to.sizes.insert(to.sizes.begin() + at, 1);
    to.strides.insert(to.strides.begin() + at, 1);
    return to;
  };
  return viewOf(self, place, std::move(view));
}

static Tensor squeezeDims(const Tensor &self, std::vector<int64_t> dims,
                          Place place) {
  llvm::erase_if(dims, [&](int64_t dim) {
    return self.dim() == 0 || self.size(dim, place) != 1;
  });
  View view;
  view.apply = [dims](Builder &b, Value x) {
    return dims.empty() ? x : b.make<SqueezeOp>(x, dims);
  };
  view.write = writeReshaped;
  view.layout = [dims](const Layout &from) -> std::optional<Layout> {
    Layout to;
    to.offset = from.offset;
    for (size_t i = 0; i < from.sizes.size(); ++i)
      if (!llvm::is_contained(dims, int64_t(i))) {
        to.sizes.push_back(from.sizes[i]);
        to.strides.push_back(from.strides[i]);
      }
    return to;
  };
  return viewOf(self, place, std::move(view));
}

Tensor squeeze(const Tensor &self, Place place) {
  std::vector<int64_t> all(self.dim());
  std::iota(all.begin(), all.end(), 0);
  return squeezeDims(self, std::move(all), place);
}

Tensor squeeze(const Tensor &self, const Dims &dim, Place place) {
  return squeezeDims(self, wrapDims(dim, self.dim(), "squeeze", place), place);
}

//===----------------------------------------------------------------------===//
// Another order
//===----------------------------------------------------------------------===//

static std::vector<int64_t> inverse(const std::vector<int64_t> &dims) {
  std::vector<int64_t> result(dims.size());
  for (size_t i = 0; i < dims.size(); ++i)
    result[dims[i]] = int64_t(i);
  return result;
}

Tensor permute(const Tensor &self, const Dims &given, Place place) {
  std::vector<int64_t> dims = wrapDims(given, self.dim(), "permute", place);
  if (int64_t(dims.size()) != self.dim())
    throw Exception("permute: expected " + std::to_string(self.dim()) +
                        " dimensions but found " + std::to_string(dims.size()),
                    place);
  View view;
  view.apply = [dims](Builder &b, Value x) { return b.permute(x, dims); };
  view.write = [dims](Builder &b, Value whole, Value part) {
    return b.permute(part, inverse(dims));
  };
  view.layout = [dims](const Layout &from) -> std::optional<Layout> {
    Layout to = from;
    for (auto [i, dim] : llvm::enumerate(dims)) {
      to.sizes[i] = from.sizes[dim];
      to.strides[i] = from.strides[dim];
    }
    return to;
  };
  return viewOf(self, place, std::move(view));
}

Tensor transpose(const Tensor &self, int64_t dim0, int64_t dim1, Place place) {
  if (self.dim() == 0)
    return self;
  std::vector<int64_t> dims(self.dim());
  std::iota(dims.begin(), dims.end(), 0);
  std::swap(dims[wrapDim(dim0, self.dim(), "transpose", place)],
            dims[wrapDim(dim1, self.dim(), "transpose", place)]);
  return permute(self, dims, place);
}

Tensor t(const Tensor &self, Place place) {
  if (self.dim() > 2)
    throw Exception("t: expected at most 2 dimensions but found " +
                        std::to_string(self.dim()),
                    place);
  return self.dim() < 2 ? self : transpose(self, 0, 1, place);
}

Tensor movedim(const Tensor &self, const Dims &source, const Dims &destination,
               Place place) {
  std::vector<int64_t> from = wrapDims(source, self.dim(), "movedim", place);
  std::vector<int64_t> to = wrapDims(destination, self.dim(), "movedim", place);
  if (from.size() != to.size())
    throw Exception("movedim: expected as many destinations as sources", place);
  std::vector<int64_t> dims(self.dim(), -1);
  for (auto [a, b] : llvm::zip(from, to))
    dims[b] = a;
  int64_t next = 0;
  for (int64_t &dim : dims) {
    if (dim >= 0)
      continue;
    while (llvm::is_contained(from, next))
      ++next;
    dim = next++;
  }
  return permute(self, dims, place);
}

//===----------------------------------------------------------------------===//
// Repeated elements
//===----------------------------------------------------------------------===//

static Value refuseWrite(Builder &b, Value, Value) {
  b.error("several elements of this tensor are the same in memory: clone() it "
          "before it is written to");
  return {};
}

Tensor expand(const Tensor &self, const Sizes &sizes, Place place) {
  if (int64_t(sizes.size()) < self.dim())
    throw Exception("expand: expected at least " + std::to_string(self.dim()) +
                        " sizes but found " + std::to_string(sizes.size()),
                    place);
  size_t added = sizes.size() - size_t(self.dim());
  View view;
  view.apply = [sizes, added](Builder &b, Value x) {
    graph::Sizes complete = b.sizes(sizes);
    for (size_t i = added; i < sizes.size(); ++i)
      if (!sizes[i].isOpen() && sizes[i].hint() == -1)
        complete[i] = b.sizeOf(x, int64_t(i - added));
    return b.expand(x, complete);
  };
  view.write = refuseWrite;
  return viewOf(self, place, std::move(view));
}

Tensor broadcast_to(const Tensor &self, const Sizes &sizes, Place place) {
  return expand(self, sizes, place);
}

Tensor expand_as(const Tensor &self, const Tensor &other, Place place) {
  return expand(self, other.sizes(), place);
}

//===----------------------------------------------------------------------===//
// Parts of a dimension
//===----------------------------------------------------------------------===//

/// The range of Python's slice of a dimension of this size.
static std::pair<int64_t, int64_t> clampRange(int64_t start, int64_t end,
                                              int64_t size) {
  auto limit = [&](int64_t place) {
    return std::clamp<int64_t>(place < 0 ? place + size : place, 0, size);
  };
  return {limit(start), std::max(limit(start), limit(end))};
}

Tensor slice(const Tensor &self, int64_t dim, std::optional<int64_t> start,
             std::optional<int64_t> end, int64_t step, Place place) {
  int64_t at = wrapDim(dim, self.dim(), "slice", place);
  int64_t from = start.value_or(0), to = end.value_or(INT64_MAX);
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
    part.sizes[at] = (last - first + step - 1) / step;
    part.strides[at] *= step;
    part.offset += first * whole.strides[at];
    return part;
  };
  return viewOf(self, place, std::move(view));
}

Tensor narrow(const Tensor &self, int64_t dim, int64_t start,
              const Size &length, Place place) {
  int64_t first = start < 0 ? start + int64_t(self.size(dim, place)) : start;
  int64_t count = length;
  if (count < 0 || self.size(dim, place) < first + count)
    throw Exception("narrow: expected a range within the dimension but found "
                    "start " +
                        std::to_string(start) + " and length " +
                        std::to_string(count),
                    place);
  return slice(self, dim, first, first + count, 1, place);
}

static Layout withoutDim(Layout layout, size_t dim) {
  layout.sizes.erase(layout.sizes.begin() + dim);
  layout.strides.erase(layout.strides.begin() + dim);
  return layout;
}

// The dimension has one place, though an open size's type does not tell.
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

Tensor select(const Tensor &self, int64_t dim, int64_t index, Place place) {
  if (self.dim() == 0)
    throw Exception("select: expected a tensor with dimensions", place);
  int64_t at = wrapDim(dim, self.dim(), "select", place);
  Size size = self.size(at, place);
  if (size <= index || size < -index)
    throw Exception("select: place " + std::to_string(index) +
                        " is out of range for dimension " + std::to_string(at) +
                        " of size " + std::to_string(size.hint()),
                    place);
  int64_t end = index == -1 ? INT64_MAX : index + 1;
  return withoutPlace(slice(self, at, index, end, 1, place), at, place);
}

//===----------------------------------------------------------------------===//
// Other parts
//===----------------------------------------------------------------------===//

// Numbers the elements of the whole, looks where the view finds which, and
// writes there.
static Value writeToPlaces(Builder &b, Value whole, Value part,
                           llvm::function_ref<Value(Value)> apply) {
  graph::Sizes sizes = b.sizesOf(whole);
  graph::Size count = capture::product(b, sizes);
  Value numbers = b.reshape(
      b.arange(b.number(0, DType::I64), b.number(1, DType::I64), count), sizes);
  Value places = apply(numbers);
  graph::Size partCount = capture::product(b, b.sizesOf(part));
  Value flat =
      b.make<ScatterOp>(b.reshape(whole, count), b.reshape(places, partCount),
                        b.reshape(part, partCount), 0);
  return b.reshape(flat, sizes);
}

Tensor diagonal(const Tensor &self, int64_t offset, int64_t dim1, int64_t dim2,
                Place place) {
  View view;
  view.apply = [=](Builder &b, Value x) {
    return b.make<DiagonalOp>(x, offset, dim1, dim2);
  };
  view.write = [apply = view.apply](Builder &b, Value whole, Value part) {
    return writeToPlaces(b, whole, part, [&](Value x) { return apply(b, x); });
  };
  return viewOf(self, place, std::move(view));
}

Tensor unfold(const Tensor &self, int64_t dim, int64_t size, int64_t step,
              Place place) {
  View view;
  view.apply = [=](Builder &b, Value x) {
    return b.make<UnfoldOp>(x, dim, size, step);
  };
  view.write = refuseWrite;
  return viewOf(self, place, std::move(view));
}

//===----------------------------------------------------------------------===//
// Several parts
//===----------------------------------------------------------------------===//

std::vector<Tensor> split_with_sizes(const Tensor &self, const Dims &sizes,
                                     int64_t dim, Place place) {
  int64_t total = 0;
  for (int64_t size : sizes.values())
    total += size;
  if (self.size(dim, place) != total)
    throw Exception("split_with_sizes: expected sizes that sum to " +
                        std::to_string(self.size(dim, place).hint()) +
                        " but found a sum of " + std::to_string(total),
                    place);
  std::vector<Tensor> parts;
  int64_t start = 0;
  for (int64_t size : sizes.values()) {
    parts.push_back(slice(self, dim, start, start + size, 1, place));
    start += size;
  }
  return parts;
}

std::vector<Tensor> split(const Tensor &self, int64_t split_size, int64_t dim,
                          Place place) {
  if (split_size <= 0)
    throw Exception("split: expected a positive size but found " +
                        std::to_string(split_size),
                    place);
  std::vector<Tensor> parts;
  int64_t size = self.size(dim, place);
  for (int64_t start = 0; start < std::max<int64_t>(size, 1);
       start += split_size)
    parts.push_back(
        slice(self, dim, start, std::min(start + split_size, size), 1, place));
  return parts;
}

std::vector<Tensor> chunk(const Tensor &self, int64_t chunks, int64_t dim,
                          Place place) {
  if (chunks <= 0)
    throw Exception("chunk: expected a positive number of chunks but found " +
                        std::to_string(chunks),
                    place);
  int64_t size = self.size(dim, place);
  int64_t each = (size + chunks - 1) / chunks;
  return split(self, std::max<int64_t>(each, 1), dim, place);
}

std::vector<Tensor> unbind(const Tensor &self, int64_t dim, Place place) {
  std::vector<Tensor> parts;
  int64_t size = self.size(dim, place);
  for (int64_t i = 0; i < size; ++i)
    parts.push_back(select(self, dim, i, place));
  return parts;
}

} // namespace tcopt
