//===- GraphScanOps.cpp - running sums and their kin ----------------------===//

#include "tcopt/Graph/IR/GraphScanOps.h"
#include "GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

// The shape of x, of which `dim` must be a dimension.
static FailureOr<Shape> shapeAlong(ShapeContext &shapes, Value x, int64_t dim) {
  Shape shape = shapes.shapeOf(x);
  if (failed(normalDimOrScalar(shapes, dim, shape.size())))
    return failure();
  return shape;
}

static InferResult inferScan(ShapeContext &shapes, Value x, int64_t dim) {
  if (!allRanked(x))
    return unrankedTensor(elementTypeOf(x));
  return oneTensor(shapeAlong(shapes, x, dim), elementTypeOf(x));
}

InferResult CumsumOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferScan(shapes, a.getX(), a.getDim());
}

InferResult CumprodOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferScan(shapes, a.getX(), a.getDim());
}

InferResult LogcumsumexpOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferScan(shapes, a.getX(), a.getDim());
}

static InferResult inferExtremum(ShapeContext &shapes, Value x, int64_t dim) {
  if (!allRanked(x))
    return valuesAndIndices(std::nullopt, x);
  FailureOr<Shape> shape = shapeAlong(shapes, x, dim);
  if (failed(shape))
    return failure();
  return valuesAndIndices(*shape, x);
}

InferResult CummaxOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferExtremum(shapes, a.getX(), a.getDim());
}

InferResult CumminOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferExtremum(shapes, a.getX(), a.getDim());
}
