//===- IndexLayout.cpp - places given by index tensors --------------------===//

#include "tcopt/Core/IR/IndexLayout.h"
#include "tcopt/Interfaces/ShapeInference.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;

namespace tcopt::core {

IndexLayout IndexLayout::take(int64_t xRank, int64_t indexRank, int64_t dim) {
  IndexLayout result;
  result.dims = {dim};
  llvm::append_range(result.xDims, llvm::seq<int64_t>(0, dim));
  llvm::append_range(result.xDims,
                     llvm::seq(dim + indexRank, xRank + indexRank - 1));
  llvm::append_range(result.indexDims, llvm::seq(dim, dim + indexRank));
  return result;
}

IndexLayout IndexLayout::along(int64_t rank, int64_t dim) {
  IndexLayout result;
  result.dims = {dim};
  llvm::append_range(result.indexDims, llvm::seq<int64_t>(0, rank));
  result.xDims = result.indexDims;
  result.xDims.erase(result.xDims.begin() + dim);
  return result;
}

SmallVector<int64_t> IndexLayout::otherDims(int64_t xRank) const {
  SmallVector<int64_t> result;
  for (int64_t i = 0; i < xRank; ++i)
    if (!llvm::is_contained(dims, i))
      result.push_back(i);
  return result;
}

int64_t IndexLayout::rank() const {
  SmallVector<int64_t> all(xDims);
  llvm::append_range(all, indexDims);
  llvm::sort(all);
  return llvm::unique(all) - all.begin();
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static LogicalResult checkDims(ShapeContext &shapes, const IndexLayout &layout,
                               int64_t rank, size_t numIndices) {
  if (numIndices == 0 || layout.dims.size() != numIndices)
    return shapes.error("expected one of dims for each of the index tensors, "
                        "at least one, but found " +
                        Twine(layout.dims.size()) + " for " +
                        Twine(numIndices) + " (C1)");
  for (auto [i, dim] : llvm::enumerate(layout.dims)) {
    if (failed(shapes.normalize(dim, rank, 1)))
      return failure();
    if (llvm::is_contained(ArrayRef(layout.dims).take_front(i), dim))
      return shapes.error("expected distinct dims but found " + Twine(dim) +
                          " twice (C1)");
  }
  return success();
}

// Whether the list has `size` entries that increase within [0, rank).
static LogicalResult checkPlaces(ShapeContext &shapes, StringRef name,
                                 ArrayRef<int64_t> list, int64_t size,
                                 int64_t rank) {
  bool increases = llvm::is_sorted(list) &&
                   std::adjacent_find(list.begin(), list.end()) == list.end();
  bool isInside = list.empty() || (list.front() >= 0 && list.back() < rank);
  if (int64_t(list.size()) != size)
    return shapes.error("expected " + Twine(size) + " entries of " + name +
                        " but found " + Twine(list.size()) + " (C2)");
  if (!increases)
    return shapes.error("expected increasing " + Twine(name) + " (C2)");
  return isInside ? success()
                  : shapes.error("expected x_dims and index_dims to name each "
                                 "dimension from the first to the last (C3)");
}

static LogicalResult checkIndices(ShapeContext &shapes, ValueRange indices) {
  Shape first = shapes.shapeOf(indices.front());
  for (Value other : indices.drop_front()) {
    if (elementTypeOf(other) != elementTypeOf(indices.front()))
      return shapes.error("expected index tensors of one element type (C4)");
    Shape shape = shapes.shapeOf(other);
    if (shape.size() != first.size())
      return shapes.error("expected index tensors of one shape (C4)");
    for (auto [expected, found] : llvm::zip(first, shape))
      if (failed(checkEqual(shapes, "index tensors", expected, found, 4)))
        return failure();
  }
  return success();
}

// A size along dimension `dim` is at most that of x.
static LogicalResult checkAtMost(ShapeContext &shapes, StringRef what,
                                 int64_t dim, Dim x, Dim size) {
  if (size.isStatic() && x.isStatic() && *size.constant > *x.constant)
    return shapes.error("expected " + what + " of size " + Twine(*x.constant) +
                        " or less along dimension " + Twine(dim) +
                        " but found " + Twine(*size.constant) + " (C5)");
  shapes.expectAtLeast(size, x,
                       what + " must not be larger than x along dimension " +
                           Twine(dim) + " (C5)");
  return success();
}

// An index tensor is at most as large as x along batch dimensions.
static LogicalResult checkBatch(ShapeContext &shapes, const IndexLayout &layout,
                                const Shape &x, const Shape &indices) {
  SmallVector<int64_t> others = layout.otherDims(x.size());
  for (auto [other, dim] : llvm::zip(others, layout.xDims)) {
    auto at = llvm::find(layout.indexDims, dim);
    if (at != layout.indexDims.end() &&
        failed(checkAtMost(shapes, "indices", dim, x[other],
                           indices[at - layout.indexDims.begin()])))
      return failure();
  }
  return success();
}

LogicalResult IndexLayout::check(ShapeContext &shapes, Value x,
                                 ValueRange indices) const {
  Shape xShape = shapes.shapeOf(x);
  shapes.refuseNegativeDims();
  if (failed(checkDims(shapes, *this, xShape.size(), indices.size())) ||
      failed(checkIndices(shapes, indices)))
    return failure();
  Shape indexShape = shapes.shapeOf(indices.front());
  int64_t others = xShape.size() - dims.size();
  if (failed(checkPlaces(shapes, "x_dims", xDims, others, rank())) ||
      failed(checkPlaces(shapes, "index_dims", indexDims, indexShape.size(),
                         rank())))
    return failure();
  return checkBatch(shapes, *this, xShape, indexShape);
}

LogicalResult IndexLayout::checkUpdates(ShapeContext &shapes, Value x,
                                        ValueRange indices,
                                        Value updates) const {
  Shape xShape = shapes.shapeOf(x), shape = shapes.shapeOf(updates);
  Shape indexShape = shapes.shapeOf(indices.front());
  if (int64_t(shape.size()) != rank())
    return shapes.error("expected updates of rank " + Twine(rank()) +
                        " but found rank " + Twine(shape.size()) + " (C3)");
  for (auto [dim, size] : llvm::zip(indexDims, indexShape))
    if (failed(checkEqual(shapes, "updates along dimension " + std::to_string(dim),
                          size, shape[dim], 5)))
      return failure();
  for (auto [dim, other] : llvm::zip(xDims, otherDims(xShape.size())))
    if (failed(checkAtMost(shapes, "updates", dim, xShape[other], shape[dim])))
      return failure();
  return success();
}

} // namespace tcopt::core
