//===- GraphQuantizeOps.cpp - quantised tensors ---------------------------===//

#include "tcopt/Graph/IR/GraphQuantizeOps.h"
#include "tcopt/Graph/IR/GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

// Checks a tensor of numbers along `axis`, or of one number.
static LogicalResult checkAlong(ShapeContext &shapes, StringRef name,
                                Value tensor, std::optional<int64_t> axis,
                                Value x) {
  int64_t rank = axis ? 1 : 0;
  if (failed(checkRank(shapes, name, tensor, rank, rank, 1)))
    return failure();
  if (!axis || !allRanked({x, tensor}))
    return success();
  Shape shape = shapes.shapeOf(x);
  FailureOr<int64_t> dim = shapes.normalize(*axis, shape.size(), 2);
  if (failed(dim))
    return failure();
  return checkEqual(shapes, name, shape[*dim], shapes.shapeOf(tensor)[0], 2);
}

template <typename Adaptor>
static InferResult inferQuantized(ShapeContext &shapes, Adaptor a, Type type) {
  if (failed(
          checkAlong(shapes, "scale", a.getScale(), a.getAxis(), a.getX())) ||
      failed(checkAlong(shapes, "zero_point", a.getZeroPoint(), a.getAxis(),
                        a.getX())))
    return failure();
  return inferSameShape(shapes, a.getX(), type);
}

InferResult QuantizeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  int64_t min = a.getQuantMin(), max = a.getQuantMax();
  if (min > max || !isNumberOf(a.getDtype(), min) ||
      !isNumberOf(a.getDtype(), max))
    return shapes.error("expected quant_min and quant_max, numbers of the "
                        "element type, in this order but found " +
                        Twine(min) + " and " + Twine(max) + " (C3)");
  return inferQuantized(shapes, a, a.getDtype());
}

InferResult DequantizeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferQuantized(shapes, a, elementTypeOf(a.getScale()));
}
