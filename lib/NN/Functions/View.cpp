//===- View.cpp - views with other sizes and orders -----------------------===//

#include "../../Capture/Tensor/Variable.h"
#include "../../Capture/Trace/Arguments.h"
#include "../../Capture/Trace/Recorder.h"
#include "../../Capture/Trace/ViewWrites.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::Layout;
using capture::SizeVector;
using capture::View;
using capture::viewOf;
using capture::wrapDim;
using capture::wrapDims;
using capture::writeReshaped;

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

static bool isMinusOne(const Size &size) {
  return !size.isOpen() && size.hint() == -1;
}

static bool hasNoHint(const Size &size) {
  return mlir::ShapedType::isDynamic(size.hint());
}

// Replaces a size of -1 by the remaining number of elements.
static graph::Sizes completeSizes(Builder &b, Value x, const Sizes &sizes) {
  graph::Sizes complete = b.sizes(sizes), others;
  for (auto [size, given] : llvm::zip_equal(complete, sizes))
    if (!isMinusOne(given))
      others.push_back(size);
  if (others.size() == sizes.size())
    return complete;
  graph::Size left = capture::quotient(b, capture::product(b, b.sizesOf(x)),
                                       capture::product(b, others));
  for (auto [size, given] : llvm::zip_equal(complete, sizes))
    if (isMinusOne(given))
      size = left;
  return complete;
}

static void checkOneUnknown(const Sizes &sizes, const char *function,
                            Place place) {
  int64_t unknown = llvm::count_if(sizes, isMinusOne);
  if (unknown > 1)
    throw Exception(std::string(function) + ": expected at most one size of -1",
                    place);
  // Any value of -1 would be valid. A data-dependent size may be 0.
  auto isZero = [](const Size &size) { return !hasNoHint(size) && size == 0; };
  if (unknown && llvm::any_of(sizes, isZero))
    throw Exception(std::string(function) +
                        ": expected no size of 0 beside a size of -1",
                    place);
}

// Returns the sizes in this call.
static SizeVector completeNumbers(const Sizes &sizes, int64_t count) {
  int64_t known = 1;
  for (const Size &size : sizes)
    if (!isMinusOne(size))
      known *= size.hint();
  SizeVector numbers;
  for (const Size &size : sizes)
    numbers.push_back(!isMinusOne(size) ? size.hint()
                      : known           ? count / known
                                        : 0);
  return numbers;
}

static View reshapeTo(const Sizes &sizes) {
  View view;
  view.apply = [sizes](Builder &b, Value x) {
    return b.reshape(x, completeSizes(b, x, sizes));
  };
  view.write = writeReshaped;
  view.layout = [sizes](const Layout &from) -> std::optional<Layout> {
    if (llvm::any_of(sizes, hasNoHint))
      return std::nullopt;
    return from.withSizes(completeNumbers(sizes, from.numElements()));
  };
  view.sizes = sizes;
  view.withSizes = reshapeTo;
  view.keepsOrder = true;
  return view;
}

static bool keepsOrder(const capture::TensorImpl &impl) {
  return llvm::all_of(impl.views,
                      [](const auto &known) { return known->keepsOrder; });
}

// Whether the view needs no copy. Row-major tensors have all reshapes; for
// other tensors the strides decide.
static bool isPossible(const Tensor &self, const View &view) {
  const capture::TensorImpl &impl = *self.getImpl();
  if (std::optional<Layout> layout = impl.plannedLayout())
    return view.layout(*layout).has_value();
  return keepsOrder(impl);
}

// Returns the view, or a copy of the elements if no strides describe it.
static Tensor viewOrCopy(const Tensor &self, Place place, View view) {
  if (isPossible(self, view))
    return viewOf(self, place, std::move(view));
  if (capture::isTracing())
    return capture::call(place,
                         [&](Builder &b) { return view.apply(b, b(self)); });
  Tensor copy = clone(self, place);
  const capture::Cell &whole = *copy.getImpl()->cell;
  auto cell = std::make_shared<capture::Cell>(whole.dtype, whole.storage,
                                              *view.layout(whole.layout));
  // Gradients flow as for a view, although the result is a copy.
  if (capture::Edge edge =
          capture::edgeOf(viewOf(copy, place, std::move(view))))
    cell->variable = std::make_shared<capture::Variable>(std::move(edge));
  return Tensor(std::make_shared<capture::TensorImpl>(std::move(cell)));
}

static std::string text(llvm::ArrayRef<int64_t> sizes) {
  std::string list;
  for (int64_t size : sizes)
    list += (list.empty() ? "" : ", ") + std::to_string(size);
  return "[" + list + "]";
}

static int64_t countOf(llvm::ArrayRef<int64_t> sizes) {
  int64_t count = 1;
  for (int64_t size : sizes)
    if (llvm::MulOverflow(count, size, count))
      return -1;
  return count;
}

// In a trace, the shape rules check the count.
static void checkCount(const Tensor &self, const Sizes &sizes,
                       const char *function, Place place) {
  checkOneUnknown(sizes, function, place);
  if (capture::isTracing())
    return;
  llvm::ArrayRef<int64_t> from = self.getImpl()->sizes();
  SizeVector to = completeNumbers(sizes, countOf(from));
  bool isAny = llvm::any_of(to, [](int64_t size) { return size < 0; });
  if (isAny || countOf(to) != countOf(from))
    throw Exception(std::string(function) + ": expected sizes of " +
                        std::to_string(countOf(from)) +
                        " elements, as the tensor of sizes " + text(from) +
                        " has, but found " + text([&] {
                          SizeVector given;
                          for (const Size &size : sizes)
                            given.push_back(size.hint());
                          return given;
                        }()),
                    place);
}

Tensor reshape(const Tensor &self, const SizeList &sizes, Place place) {
  checkCount(self, sizes, "reshape", place);
  return viewOrCopy(self, place, reshapeTo(sizes));
}

Tensor view(const Tensor &self, const SizeList &sizes, Place place) {
  checkCount(self, sizes, "view", place);
  // The strides depend on data-dependent sizes, which the graph must compute
  // first.
  const capture::TensorImpl &impl = *self.getImpl();
  if (capture::isTracing() && !impl.plannedLayout() && !keepsOrder(impl))
    capture::materialize(self, "view()", place);
  Tensor result = reshape(self, sizes, place);
  if (!capture::sharesCell(self, result))
    throw Exception("view: no strides describe these elements with other "
                    "sizes: reshape() makes a copy of them",
                    place);
  return result;
}

static SizeVector merge(SizeVector sizes, size_t first, size_t last) {
  if (sizes.empty())
    return {1};
  for (size_t i = first + 1; i <= last; ++i)
    sizes[first] *= sizes[i];
  sizes.erase(sizes.begin() + first + 1, sizes.begin() + last + 1);
  return sizes;
}

Tensor flatten(const Tensor &self, int64_t start_dim, int64_t end_dim,
               Place place) {
  size_t first = wrapDim(start_dim, self.dim(), "flatten", place);
  size_t last = wrapDim(end_dim, self.dim(), "flatten", place);
  if (last < first)
    throw Exception("flatten: end_dim lies before start_dim", place);
  if (first == last && self.dim() > 0)
    return self;
  View view;
  view.apply = [=](Builder &b, Value x) {
    graph::Sizes sizes = b.sizesOf(x);
    if (sizes.empty())
      return b.reshape(x, graph::Size(b.ops().getIndexAttr(1)));
    graph::Sizes result(sizes.begin(), sizes.begin() + first);
    llvm::ArrayRef<graph::Size> range(sizes);
    result.push_back(capture::product(b, range.slice(first, last - first + 1)));
    result.append(sizes.begin() + last + 1, sizes.end());
    return b.reshape(x, result);
  };
  view.write = writeReshaped;
  view.layout = [=](const Layout &from) {
    return from.withSizes(merge(from.sizes, first, last));
  };
  view.keepsOrder = true;
  return viewOrCopy(self, place, std::move(view));
}

Tensor unflatten(const Tensor &self, int64_t dim, const SizeList &sizes,
                 Place place) {
  checkOneUnknown(sizes, "unflatten", place);
  size_t at = wrapDim(dim, self.dim(), "unflatten", place);
  if (self.dim() == 0)
    throw Exception("unflatten: expected a tensor with dimensions", place);
  Sizes before, after;
  for (int64_t i = 0; i < self.dim(); ++i)
    (i < int64_t(at) ? before : after).push_back(self.size(i, place));
  Size whole = after.front();
  Size known = 1;
  for (const Size &size : sizes)
    if (!isMinusOne(size))
      known = known * size;
  for (const Size &size : sizes)
    before.push_back(isMinusOne(size) ? whole / known : size);
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
  view.keepsOrder = true;
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
  view.keepsOrder = true;
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
// Permutations
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
  size_t first = wrapDim(dim0, self.dim(), "transpose", place);
  size_t second = wrapDim(dim1, self.dim(), "transpose", place);
  if (self.dim() == 0)
    return self;
  std::vector<int64_t> dims(self.dim());
  std::iota(dims.begin(), dims.end(), 0);
  std::swap(dims[first], dims[second]);
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
// Broadcasts
//===----------------------------------------------------------------------===//

static View expandTo(const Sizes &sizes) {
  View view;
  view.apply = [sizes](Builder &b, Value x) {
    graph::Sizes complete = b.sizes(sizes);
    size_t added = sizes.size() - size_t(graph::rankOf(x));
    for (size_t i = added; i < sizes.size(); ++i)
      if (isMinusOne(sizes[i]))
        complete[i] = b.sizeOf(x, int64_t(i - added));
    return b.expand(x, complete);
  };
  view.repeats = true;
  view.layout = [sizes](const Layout &from) -> std::optional<Layout> {
    Layout to;
    to.offset = from.offset;
    size_t added = sizes.size() - from.sizes.size();
    for (auto [i, size] : llvm::enumerate(sizes)) {
      bool isNew = i < added;
      int64_t own = isNew ? 1 : from.sizes[i - added];
      to.sizes.push_back(isMinusOne(size) ? own : size.hint());
      bool isRepeated = isNew || own != to.sizes.back();
      // For a data-dependent size the graph reports the mismatch.
      if (isRepeated && own != 1)
        return std::nullopt;
      to.strides.push_back(isRepeated ? 0 : from.strides[i - added]);
    }
    return to;
  };
  view.sizes = sizes;
  view.withSizes = expandTo;
  return view;
}

// In a trace, the shape rule checks the sizes.
static void checkExpanded(const Tensor &self, const Sizes &sizes, Place place) {
  if (capture::isTracing())
    return;
  llvm::ArrayRef<int64_t> from = self.getImpl()->sizes();
  size_t added = sizes.size() - from.size();
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t own = i < added ? 1 : from[i - added], size = sizes[i].hint();
    bool keeps = isMinusOne(sizes[i]) && i >= added;
    if (keeps || (size >= 0 && (own == 1 || own == size)))
      continue;
    throw Exception("expand: expected size " +
                        (own == 1 ? "0 or more" : std::to_string(own)) +
                        " in dimension " + std::to_string(i) + " but found " +
                        std::to_string(size) + " (a tensor of sizes " +
                        text(from) + ")",
                    place);
  }
}

Tensor expand(const Tensor &self, const SizeList &sizes, Place place) {
  if (int64_t(sizes.size()) < self.dim())
    throw Exception("expand: expected at least " + std::to_string(self.dim()) +
                        " sizes but found " + std::to_string(sizes.size()),
                    place);
  checkExpanded(self, sizes, place);
  return viewOf(self, place, expandTo(sizes));
}

Tensor broadcast_to(const Tensor &self, const SizeList &sizes, Place place) {
  return expand(self, sizes, place);
}

Tensor expand_as(const Tensor &self, const Tensor &other, Place place) {
  return expand(self, other.sizes(), place);
}

} // namespace tcopt
