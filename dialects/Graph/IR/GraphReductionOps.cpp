//===- GraphReductionOps.cpp - reductions ---------------------------------===//

#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

// An error unless the dimensions have elements, as far as is known.
static LogicalResult checkNotEmpty(ShapeContext &shapes, ArrayRef<Dim> x,
                                   ArrayRef<int64_t> dims, int number) {
  for (int64_t dim : dims) {
    if (x[dim].is(0))
      return shapes.error("expected dimensions that are not empty (C" +
                          Twine(number) + ")");
    shapes.expectAtLeast(1, x[dim],
                         "the reduced dimensions must not be empty (C" +
                             Twine(number) + ")");
  }
  return success();
}

InferResult VectorNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  APFloat ord = a.getOrd();
  if (ord.isNaN())
    return shapes.error("expected ord that is a number (C4)");
  Type elementType = elementTypeOf(a.getX());
  if (allRanked(a.getX()) && (ord.isInfinity() || ord.isNegative())) {
    Shape x = shapes.shapeOf(a.getX());
    auto dims = normalizeDims(shapes, a.getDims(), x.size());
    if (failed(dims) ||
        (!ord.isZero() && failed(checkNotEmpty(shapes, x, *dims, 5))))
      return failure();
  }
  return inferReduction(shapes, a.getX(), a.getDims(), a.getKeepdim(),
                        elementType);
}

// Values and indices.
static InferResult inferExtremum(ShapeContext &shapes, Value x, int64_t dim,
                                 bool keepdim) {
  InferResult indices = inferArgReduction(shapes, x, dim, keepdim);
  if (failed(indices))
    return failure();
  InferredTensor values = indices->front();
  values.elementType = elementTypeOf(x);
  indices->insert(indices->begin(), std::move(values));
  return indices;
}

InferResult MaxOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferExtremum(shapes, a.getX(), a.getDim(), a.getKeepdim());
}
InferResult MinOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferExtremum(shapes, a.getX(), a.getDim(), a.getKeepdim());
}
