//===- Cat.cpp - concatenation --------------------------------------------===//
//
// In a graph, one op concatenates any number of tensors. An eager call copies
// the elements of many tensors directly, or concatenates groups of them, so
// that no program is compiled for each number of tensors.
//
//===----------------------------------------------------------------------===//

#include "../../Capture/Tensor/Cell.h"
#include "../../Capture/Trace/Trace.h"
#include "Bodies.h"
#include "Common.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace tcopt::graph;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::Cell;
using capture::Layout;
using capture::Storage;
using capture::TensorImpl;

// The largest number of tensors that an eager call concatenates with one
// program.
static constexpr size_t kFew = 8;

//===----------------------------------------------------------------------===//
// In graphs
//===----------------------------------------------------------------------===//

// Removes vectors without elements: they may be combined with tensors of higher
// rank, and only their dtype matters.
static std::vector<Tensor> joined(const std::vector<Tensor> &tensors,
                                  Place place) {
  int64_t rank = 0;
  for (const Tensor &tensor : tensors)
    rank = std::max(rank, tensor.dim());
  std::vector<Tensor> used;
  for (const Tensor &tensor : tensors)
    if (rank == 1 || tensor.dim() != 1 || tensor.size(0, place) != 0)
      used.push_back(tensor);
  return used;
}

Tensor Bodies::_cat(const std::vector<Tensor> &tensors, int64_t dim,
                    Place place) {
  DType dtype = capture::commonDTypeOf(tensors);
  std::vector<Tensor> used = joined(tensors, place);
  return call(place, [&](Builder &b) {
    auto inputs = llvm::map_to_vector(
        used, [&](const Tensor &tensor) { return b.as(tensor, dtype); });
    return b.make<CatOp>(inputs, dim);
  });
}

static std::vector<Tensor> unsqueezed(const std::vector<Tensor> &tensors,
                                      int64_t dim, Place place) {
  std::vector<Tensor> places;
  for (const Tensor &tensor : tensors)
    places.push_back(unsqueeze(tensor, dim, place));
  return places;
}

Tensor Bodies::_stack(const std::vector<Tensor> &tensors, int64_t dim,
                      Place place) {
  return _cat(unsqueezed(tensors, dim, place), dim, place);
}

//===----------------------------------------------------------------------===//
// Eager calls
//===----------------------------------------------------------------------===//

// Whether the tensors can be copied directly: their elements are in host
// memory, they have one dtype, their sizes differ only in `dim`, and none
// requires a gradient.
static bool canCopy(const std::vector<Tensor> &tensors, size_t dim) {
  const Tensor &first = tensors.front();
  for (const Tensor &tensor : tensors) {
    if (!tensor.defined() || tensor.dtype() != first.dtype() ||
        (is_grad_enabled() && tensor.requires_grad()))
      return false;
    const TensorImpl &impl = *tensor.getImpl();
    const Cell &cell = *impl.cell;
    if (cell.device || cell.isPending() || cell.failure || cell.failedWrite ||
        !impl.layout())
      return false;
    capture::SizeVector sizes(impl.sizes()), expected(first.getImpl()->sizes());
    if (sizes.size() != expected.size() || dim >= sizes.size())
      return false;
    sizes[dim] = expected[dim];
    if (sizes != expected)
      return false;
  }
  return true;
}

static Tensor copied(const std::vector<Tensor> &tensors, size_t dim,
                     Place place) {
  const Tensor &first = tensors.front();
  capture::SizeVector sizes(first.getImpl()->sizes());
  sizes[dim] = 0;
  for (const Tensor &tensor : tensors)
    sizes[dim] += tensor.getImpl()->sizes()[dim];
  capture::expectCountable(sizes, "cat", place);
  size_t bytes = getSize(first.dtype());
  Layout whole = Layout::rowMajor(sizes), part = whole;
  auto storage = std::make_shared<Storage>(*whole.numBytes(bytes));
  for (const Tensor &tensor : tensors) {
    Layout from = *tensor.getImpl()->layout();
    part.sizes = from.sizes;
    capture::copyElements(storage->data(), part,
                          tensor.getImpl()->cell->storage->data(), from, bytes);
    part.offset += part.sizes[dim] * part.strides[dim];
  }
  return Tensor(std::make_shared<TensorImpl>(
      std::make_shared<Cell>(first.dtype(), std::move(storage), whole)));
}

// Concatenates groups of a few tensors, and then the results likewise.
static Tensor joinedInGroups(std::vector<Tensor> tensors, int64_t dim,
                             Place place) {
  while (tensors.size() > 1) {
    std::vector<Tensor> groups;
    for (size_t i = 0; i < tensors.size(); i += kFew) {
      auto begin = tensors.begin() + int64_t(i);
      auto end = begin + int64_t(std::min(kFew, tensors.size() - i));
      groups.push_back(_cat(std::vector<Tensor>(begin, end), dim, place));
    }
    tensors = std::move(groups);
  }
  return tensors.front();
}

// Converts all tensors to the common dtype first, because the dtype of a group
// may be narrower.
static std::vector<Tensor> inCommonDType(const std::vector<Tensor> &tensors,
                                         Place place) {
  DType dtype = capture::commonDTypeOf(tensors);
  std::vector<Tensor> parts = joined(tensors, place);
  for (Tensor &part : parts)
    if (part.dtype() != dtype)
      part = to(part, dtype, place);
  return parts;
}

static Tensor joinMany(const std::vector<Tensor> &tensors, int64_t dim,
                       Place place) {
  std::vector<Tensor> parts = inCommonDType(tensors, place);
  int64_t at = capture::wrapDim(dim, parts.front().dim(), "cat", place);
  return canCopy(parts, size_t(at)) ? copied(parts, size_t(at), place)
                                    : joinedInGroups(parts, dim, place);
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

static void expectSome(const char *function, const std::vector<Tensor> &tensors,
                       Place place) {
  if (tensors.empty())
    throw Exception(std::string(function) +
                        ": expected at least one tensor but found none",
                    place);
}

static bool isFew(const std::vector<Tensor> &tensors) {
  return capture::isTracing() || tensors.size() <= kFew ||
         !llvm::all_of(tensors, std::mem_fn(&Tensor::defined));
}

Tensor cat(const std::vector<Tensor> &tensors, int64_t dim, Place place) {
  expectSome("cat", tensors, place);
  return isFew(tensors) ? _cat(tensors, dim, place)
                        : joinMany(tensors, dim, place);
}

Tensor stack(const std::vector<Tensor> &tensors, int64_t dim, Place place) {
  expectSome("stack", tensors, place);
  return isFew(tensors) ? _stack(tensors, dim, place)
                        : joinMany(unsqueezed(tensors, dim, place), dim, place);
}

} // namespace tcopt
