//===- GraphContractionOps.cpp - sums of products -------------------------===//

#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

InferResult MatmulOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getLhs());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  Shape lhs = shapes.shapeOf(a.getLhs()), rhs = shapes.shapeOf(a.getRhs());
  if (lhs.empty() || rhs.empty())
    return shapes.error("expected operands of rank 1 or more (C1)");
  Dim inner = rhs.size() == 1 ? rhs[0] : rhs[rhs.size() - 2];
  if (failed(
          checkEqual(shapes, "the contracted dimension", lhs.back(), inner, 2)))
    return failure();
  FailureOr<Shape> result =
      shapes.broadcast({leading(lhs, 2), leading(rhs, 2)}, 3);
  if (failed(result))
    return failure();
  if (lhs.size() > 1)
    result->push_back(lhs[lhs.size() - 2]);
  if (rhs.size() > 1)
    result->push_back(rhs.back());
  return oneTensor(std::move(result), elementType);
}

InferResult LinearOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getX());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  if (failed(checkRank(shapes, "x", a.getX(), 1, INT64_MAX, 1)) ||
      failed(checkRank(shapes, "weight", a.getWeight(), 2, 2, 1)))
    return failure();
  Shape x = shapes.shapeOf(a.getX()), weight = shapes.shapeOf(a.getWeight());
  if (failed(checkEqual(shapes, "weight", x.back(), weight[1], 2)) ||
      failed(checkBias(shapes, a.getBias(), weight[0], 1, 3)))
    return failure();
  x.back() = weight[0];
  return oneTensor(std::move(x), elementType);
}
