//===- GraphSortOps.cpp - ordering, ranks and duplicates ------------------===//

#include "tcopt/Graph/IR/GraphSortOps.h"
#include "GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

InferResult SortOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return valuesAndIndices(std::nullopt, a.getX());
  Shape shape = shapes.shapeOf(a.getX());
  if (failed(normalDimOrScalar(shapes, a.getDim(), shape.size())))
    return failure();
  return valuesAndIndices(shape, a.getX());
}

//===----------------------------------------------------------------------===//
// The first elements
//===----------------------------------------------------------------------===//

// `k` lies in [least, size].
static LogicalResult checkCount(ShapeContext &shapes, int64_t k, int64_t least,
                                Dim size) {
  if (k < least || (size.isStatic() && k > *size.constant))
    return shapes.error(
        "expected k in [" + Twine(least) + ", " +
        (size.isStatic() ? std::to_string(*size.constant) : "size") +
        "] but found " + Twine(k) + " (C2)");
  shapes.expectAtLeast(k, size,
                       "the dimension must not be smaller than k (C2)");
  return success();
}

InferResult TopkOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return valuesAndIndices(std::nullopt, a.getX());
  Shape shape = shapes.shapeOf(a.getX());
  bool isScalar = shape.empty();
  FailureOr<int64_t> dim = normalDimOrScalar(shapes, a.getDim(), shape.size());
  int64_t k = a.getK();
  if (failed(dim) || failed(checkCount(shapes, k, /*least=*/isScalar,
                                       isScalar ? Dim(1) : shape[*dim])))
    return failure();
  if (!isScalar)
    shape[*dim] = k;
  return valuesAndIndices(shape, a.getX());
}

//===----------------------------------------------------------------------===//
// One element
//===----------------------------------------------------------------------===//

// One element of each row: the k-th, or any if there is one.
template <typename Adaptor>
static InferResult inferOne(ShapeContext &shapes, Adaptor a,
                            std::optional<int64_t> k) {
  if (!allRanked(a.getX()))
    return valuesAndIndices(std::nullopt, a.getX());
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = normalDimOrScalar(shapes, a.getDim(), shape.size());
  if (failed(dim))
    return failure();
  Dim size = shape.empty() ? Dim(1) : shape[*dim];
  if (!k && size.is(0))
    return shapes.error("expected a dimension that is not empty (C2)");
  if (!k)
    shapes.expectAtLeast(1, size,
                         "the reduced dimension must not be empty (C2)");
  else if (failed(checkCount(shapes, *k, 1, size)))
    return failure();
  if (!shape.empty() && a.getKeepdim())
    shape[*dim] = 1;
  else if (!shape.empty())
    shape.erase(shape.begin() + *dim);
  return valuesAndIndices(shape, a.getX());
}

InferResult KthvalueOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferOne(shapes, a, int64_t(a.getK()));
}

InferResult MedianOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferOne(shapes, a, std::nullopt);
}

InferResult ModeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferOne(shapes, a, std::nullopt);
}
