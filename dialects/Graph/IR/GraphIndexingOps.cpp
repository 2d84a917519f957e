//===- GraphIndexingOps.cpp - places given by tensors ---------------------===//

#include "tcopt/Graph/IR/GraphIndexingOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

//===----------------------------------------------------------------------===//
// Along one dimension
//===----------------------------------------------------------------------===//

// An index tensor is in no dimension but `dim` larger than x.
static LogicalResult checkExtent(ShapeContext &shapes, const Shape &x,
                                 const Shape &index, int64_t dim) {
  for (int64_t i = 0, e = x.size(); i < e; ++i) {
    if (i == dim)
      continue;
    if (x[i].isStatic() && index[i].isStatic() &&
        *index[i].constant > *x[i].constant)
      return shapes.error("expected an index of size " + Twine(*x[i].constant) +
                          " or less in dimension " + Twine(i) + " but found " +
                          Twine(*index[i].constant) + " (C3)");
    shapes.expectAtLeast(index[i], x[i],
                         "the index must not be larger than x in dimension " +
                             Twine(i) + " (C3)");
  }
  return success();
}

InferResult GatherOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX()), index = shapes.shapeOf(a.getIndex());
  FailureOr<int64_t> dim =
      shapes.normalize(a.getDim(), std::max<int64_t>(x.size(), 1), 1);
  if (failed(dim) ||
      failed(checkRank(shapes, "index", a.getIndex(), x.size(), x.size(), 2)) ||
      failed(checkExtent(shapes, x, index, *dim)))
    return failure();
  return oneTensor(std::move(index), elementTypeOf(a.getX()));
}

InferResult IndexSelectOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  auto index = dyn_cast<RankedTensorType>(a.getIndex().getType());
  if (index && index.getRank() > 1)
    return shapes.error("expected an index of rank 0 or 1 but found rank " +
                        Twine(index.getRank()) + " (C2)");
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), shape.size(), 1);
  if (failed(dim))
    return failure();
  shape[*dim] = index.getRank() ? shapes.shapeOf(a.getIndex()).front() : Dim(1);
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

//===----------------------------------------------------------------------===//
// Along several dimensions
//===----------------------------------------------------------------------===//

static LogicalResult checkIndexDims(ShapeContext &shapes,
                                    ArrayRef<int64_t> dims, size_t numIndices,
                                    int64_t rank) {
  if (numIndices == 0 || dims.size() != numIndices)
    return shapes.error("expected one of dims for each of the index tensors, "
                        "at least one, but found " +
                        Twine(dims.size()) + " for " + Twine(numIndices) +
                        " (C1)");
  for (auto [i, dim] : llvm::enumerate(dims))
    if (dim < (i ? dims[i - 1] + 1 : 0) || dim >= rank)
      return shapes.error("expected increasing dims in [0, " + Twine(rank) +
                          ") but found " + Twine(dim) + " (C1)");
  return success();
}

InferResult IndexOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX()), result;
  ArrayRef<int64_t> dims = a.getDims();
  if (failed(checkIndexDims(shapes, dims, a.getIndices().size(), x.size())))
    return failure();
  SmallVector<Shape> all;
  for (Value index : a.getIndices())
    all.push_back(shapes.shapeOf(index));
  FailureOr<Shape> places = shapes.broadcast(all);
  if (failed(places))
    return failure();
  for (auto [i, size] : llvm::enumerate(x))
    if (!llvm::is_contained(dims, int64_t(i)))
      result.push_back(size);
  bool adjacent = dims.back() - dims.front() + 1 == int64_t(dims.size());
  result.insert(result.begin() + (adjacent ? dims.front() : 0), places->begin(),
                places->end());
  return oneTensor(std::move(result), elementTypeOf(a.getX()));
}

InferResult MaskedFillOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "value", a.getValue(), 0, 0, 1)))
    return failure();
  return inferPointwise(shapes, {a.getX(), a.getMask()});
}

// A mask that is false everywhere.
OpFoldResult MaskedFillOp::fold(FoldAdaptor adaptor) {
  auto mask = dyn_cast_if_present<SplatElementsAttr>(adaptor.getMask());
  bool same = getX().getType() == getType() && isa<RankedTensorType>(getType());
  return same && mask && !mask.getSplatValue<bool>() ? getX() : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Sorted sequences
//===----------------------------------------------------------------------===//

static LogicalResult checkRows(ShapeContext &shapes, const Shape &sorted,
                               const Shape &values) {
  if (sorted.empty() || (sorted.size() > 1 && sorted.size() != values.size()))
    return shapes.error("expected sorted of rank 1 or " +
                        Twine(std::max<size_t>(values.size(), 1)) +
                        " but found rank " + Twine(sorted.size()) + " (C1)");
  if (sorted.size() == 1)
    return success();
  for (auto [a, b] : llvm::zip(ArrayRef(sorted).drop_back(), values))
    if (failed(checkEqual(shapes, "sorted", b, a, 2)))
      return failure();
  return success();
}

InferResult SearchsortedOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type i64 = IntegerType::get(a.getValues().getContext(), 64);
  if (!allRanked(a.getOperands()))
    return unrankedTensor(i64);
  Shape values = shapes.shapeOf(a.getValues());
  if (failed(checkRows(shapes, shapes.shapeOf(a.getSorted()), values)))
    return failure();
  return oneTensor(std::move(values), i64);
}
