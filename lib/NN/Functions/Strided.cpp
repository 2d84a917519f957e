//===- Strided.cpp - as_strided -------------------------------------------===//
//
// `as_strided` refers to memory. In an eager call the result is a layout in the
// storage of the tensor's cell, not restricted to the elements of the tensor. A
// trace has values rather than memory: there the elements are those of a
// row-major tensor, counted from its first element.
//
//===----------------------------------------------------------------------===//

#include "../../Capture/Trace/Arguments.h"
#include "../../Capture/Trace/Recorder.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::Layout;
using capture::SizeVector;
using capture::TensorImpl;
using capture::View;

namespace {
/// Sizes, strides and offset, counted from the first element of the viewed
/// tensor.
struct Strided {
  Sizes sizes, strides;
  Size offset;

  Layout layout() const {
    Layout result;
    for (const Size &size : sizes)
      result.sizes.push_back(size.hint());
    for (const Size &stride : strides)
      result.strides.push_back(stride.hint());
    result.offset = offset.hint();
    return result;
  }
};
} // namespace

// Returns the position of the last element in memory; none without elements,
// and INT64_MAX on overflow.
static std::optional<int64_t> lastPosition(const Layout &layout) {
  int64_t last = layout.offset;
  for (auto [size, stride] : llvm::zip_equal(layout.sizes, layout.strides)) {
    int64_t distance = 0;
    if (size <= 0)
      return std::nullopt;
    if (llvm::MulOverflow(size - 1, stride, distance) ||
        llvm::AddOverflow(last, distance, last))
      return INT64_MAX;
  }
  return last;
}

static bool isEmpty(const Layout &layout) {
  return llvm::is_contained(layout.sizes, 0);
}

// Whether all positions of `part` are among those of `whole`.
static bool liesWithin(const Layout &part, const Layout &whole) {
  if (isEmpty(part))
    return true;
  std::optional<int64_t> last = lastPosition(whole);
  return part.offset >= whole.offset && last && *lastPosition(part) <= *last;
}

static Layout movedBy(Layout layout, int64_t offset) {
  layout.offset += offset;
  return layout;
}

//===----------------------------------------------------------------------===//
// Traces
//===----------------------------------------------------------------------===//

// Returns the position of each element of the result in the flattened tensor.
static Value positionsOf(Builder &b, const Strided &how) {
  Value positions = b.number(Scalar(how.offset), DType::I64);
  int64_t rank = int64_t(how.sizes.size());
  for (int64_t dim = 0; dim < rank; ++dim) {
    Value line = b.arange(b.number(0, DType::I64), b.number(1, DType::I64),
                          b.size(how.sizes[size_t(dim)]));
    line = b.make<MulOp>(
        line, b.number(Scalar(how.strides[size_t(dim)]), DType::I64));
    for (int64_t after = dim + 1; after < rank; ++after)
      line = b.make<UnsqueezeOp>(line, after - dim);
    positions = b.make<AddOp>(positions, line);
  }
  return positions;
}

static Value applyTo(Builder &b, Value x, const Strided &how) {
  Value flat = b.reshape(x, capture::product(b, b.sizesOf(x)));
  graph::Sizes sizes = b.sizes(how.sizes);
  Value places = b.reshape(positionsOf(b, how), capture::product(b, sizes));
  return b.reshape(b.make<IndexSelectOp>(flat, places, 0), sizes);
}

static View stridedView(const Strided &how, bool isOfRowMajor) {
  View view;
  view.apply = [how, isOfRowMajor](Builder &b, Value x) {
    if (!isOfRowMajor)
      throw Exception("as_strided: a compiled function expects a view of "
                      "memory in row-major order",
                      b.place);
    return applyTo(b, x, how);
  };
  view.repeats = true;
  view.layout = [how,
                 isOfRowMajor](const Layout &from) -> std::optional<Layout> {
    Layout to = movedBy(how.layout(), from.offset);
    bool fits = liesWithin(to, from) && (from.isRowMajor() || !isOfRowMajor);
    return fits ? std::optional(to) : std::nullopt;
  };
  view.sizes = how.sizes;
  view.sizes.insert(view.sizes.end(), how.strides.begin(), how.strides.end());
  view.sizes.push_back(how.offset);
  view.withSizes = [isOfRowMajor](const Sizes &all) {
    size_t rank = all.size() / 2;
    auto middle = all.begin() + int64_t(rank);
    return stridedView(
        {Sizes(all.begin(), middle), Sizes(middle, all.end() - 1), all.back()},
        isOfRowMajor);
  };
  return view;
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

static std::string textOf(llvm::ArrayRef<int64_t> numbers) {
  std::string text;
  for (int64_t number : numbers)
    text += (text.empty() ? "[" : ", ") + std::to_string(number);
  return (text.empty() ? "[" : text) + "]";
}

static void checkNumbers(const Layout &asked, Place place) {
  auto isNegative = [](int64_t number) { return number < 0; };
  if (asked.sizes.size() != asked.strides.size())
    throw Exception("as_strided: expected as many strides as sizes but found " +
                        std::to_string(asked.strides.size()) + " for " +
                        std::to_string(asked.sizes.size()),
                    place);
  if (llvm::any_of(asked.sizes, isNegative) ||
      llvm::any_of(asked.strides, isNegative) || asked.offset < 0)
    throw Exception("as_strided: expected numbers of at least 0 but found "
                    "size " +
                        textOf(asked.sizes) + ", stride " +
                        textOf(asked.strides) + " and storage_offset " +
                        std::to_string(asked.offset),
                    place);
}

static void checkWithin(const Layout &part, const Layout &whole, Place place) {
  if (liesWithin(part, whole))
    return;
  std::optional<int64_t> last = lastPosition(whole);
  throw Exception(
      "as_strided: expected elements of the tensor's memory, which has " +
          std::to_string(last ? *last + 1 : 0) + ", but found size " +
          textOf(part.sizes) + ", stride " + textOf(part.strides) +
          " and storage_offset " + std::to_string(part.offset) +
          ", which reach position " + std::to_string(*lastPosition(part)),
      place);
}

/// Returns the dimensions by decreasing stride.
static std::vector<int64_t> storageOrder(const Layout &layout) {
  std::vector<int64_t> order(layout.strides.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](int64_t a, int64_t b) {
    return std::tuple(-layout.strides[size_t(a)], a) <
           std::tuple(-layout.strides[size_t(b)], b);
  });
  return order;
}

static Layout permuted(const Layout &layout, llvm::ArrayRef<int64_t> order) {
  Layout result;
  for (int64_t dim : order) {
    result.sizes.push_back(layout.sizes[size_t(dim)]);
    result.strides.push_back(layout.strides[size_t(dim)]);
  }
  return result;
}

// In a graph without a call, each tensor that is no view begins its storage.
static Tensor stridedInGraph(const Tensor &self, Strided how, bool hasOffset,
                             Place place) {
  const TensorImpl &impl = *self.getImpl();
  std::optional<Layout> part = impl.plannedLayout();
  Tensor whole(std::make_shared<TensorImpl>(impl.cell));
  std::optional<Layout> layout = whole.getImpl()->plannedLayout();
  if (!layout || !(part || hasOffset))
    throw Exception(ErrorCode::Unsupported,
                    "as_strided: expected storage of known sizes", place);
  if (!hasOffset)
    how.offset = part->offset;
  std::vector<int64_t> order = storageOrder(*layout);
  if (!permuted(*layout, order).isRowMajor())
    throw Exception(ErrorCode::Unsupported,
                    "as_strided: expected storage without gaps", place);
  if (!llvm::is_sorted(order))
    whole = permute(whole, order, place);
  checkWithin(how.layout(), *layout, place);
  return capture::viewOf(whole, place, stridedView(how, true));
}

// An argument may have any storage offset, because no guard compares it. With
// an explicit offset the recipe is therefore not reused.
static Tensor stridedInTrace(const Tensor &self, Strided how, bool hasOffset,
                             Place place) {
  const TensorImpl &impl = *self.getImpl();
  std::optional<Layout> layout = impl.plannedLayout();
  auto refuse = [&](const char *expected) {
    throw Exception(
        std::string("as_strided: in a compiled function expected ") + expected,
        place);
  };
  if (!capture::currentRecorder()->canRun())
    return stridedInGraph(self, std::move(how), hasOffset, place);
  if (!impl.views.empty())
    refuse("a tensor that is no view of another one: clone() it before");
  if (!layout || !layout->isRowMajor())
    refuse("elements in row-major order: contiguous() makes a copy of others");
  bool isMade = impl.cell->isPending() && !impl.cell->stands;
  if (hasOffset && !isMade) {
    capture::currentRecorder()->noteEffect(
        "storage_offset of as_strided depends on where a tensor begins");
    how.offset = how.offset.hint() - layout->offset;
    if (how.offset.hint() < 0)
      refuse("elements of the argument: this storage_offset lies before it");
  }
  checkWithin(movedBy(how.layout(), layout->offset), *layout, place);
  return capture::viewOf(self, place, stridedView(how, true));
}

// Returns the tensor of the whole variable: all elements of the cell, or the
// detached tensor. Gradients of the result flow to it.
static Tensor variableOf(const TensorImpl &impl) {
  TensorImpl::Views views(impl.views.begin(),
                          impl.views.begin() +
                              int64_t(impl.own ? impl.ownViews : 0));
  Layout layout = impl.cell->layout;
  for (const auto &view : views)
    layout = *view->layout(layout);
  auto whole =
      std::make_shared<TensorImpl>(impl.cell, std::move(views), layout);
  whole->follow(impl);
  return Tensor(std::move(whole));
}

// Elements outside of a detached tensor have no gradients.
static Tensor stridedInMemory(const Tensor &self, Strided how, Place place) {
  const TensorImpl &impl = *self.getImpl();
  Tensor whole = variableOf(impl);
  Layout from = *whole.getImpl()->layout();
  bool isWithin = liesWithin(how.layout(), from);
  if (!isWithin && impl.requiresGrad())
    throw Exception("as_strided: expected elements of the tensor whose "
                    "gradient is asked for, but found others of its memory: "
                    "detach() it before",
                    place);
  if (!isWithin) {
    whole = Tensor(std::make_shared<TensorImpl>(impl.cell));
    from = impl.cell->layout;
  }
  how.offset = how.offset.hint() - from.offset;
  Tensor result =
      capture::viewOf(whole, place, stridedView(how, from.isRowMajor()));
  if (!isWithin)
    result.getImpl()->detach();
  return result;
}

Tensor as_strided(const Tensor &self, const SizeList &size,
                  const SizeList &stride,
                  const std::optional<Size> &storage_offset, Place place) {
  Strided how{size, stride, storage_offset.value_or(0)};
  checkNumbers(how.layout(), place);
  if (capture::isTracing())
    return stridedInTrace(self, std::move(how), storage_offset.has_value(),
                          place);
  capture::materialize(self, "as_strided()", place);
  const Layout &whole = self.getImpl()->cell->layout;
  if (!storage_offset)
    how.offset = self.storage_offset(place);
  checkWithin(how.layout(), whole, place);
  return stridedInMemory(self, std::move(how), place);
}

} // namespace tcopt
