//===- GraphNormalizationOps.cpp - norms and softmax ----------------------===//

#include "tcopt/Graph/IR/GraphNormalizationOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

static LogicalResult checkEps(ShapeContext &shapes, const APFloat &eps) {
  if (!eps.isNegative() && !eps.isNaN())
    return success();
  return shapes.error("expected eps that is not negative (C4)");
}

InferResult BatchNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkEps(shapes, a.getEps())))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  if (failed(checkRank(shapes, "x", a.getX(), 2, INT64_MAX, 1)))
    return failure();
  Dim channels = shapes.shapeOf(a.getX())[1];
  StringRef names[] = {"mean", "var", "weight", "bias"};
  for (auto [name, value] : llvm::zip(names, a.getOperands().drop_front()))
    if (failed(checkRank(shapes, name, value, 1, 1, 2)) ||
        failed(checkEqual(shapes, name, channels, shapes.shapeOf(value)[0], 2)))
      return failure();
  return inferPointwise(shapes, a.getX());
}

InferResult LayerNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkEps(shapes, a.getEps())))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX());
  int64_t n = a.getNormalizedDims(), rank = x.size();
  if (n < 1 || n > rank)
    return shapes.error("expected normalized_dims in [1, " + Twine(rank) +
                        "] but found " + Twine(n) + " (C1)");
  StringRef names[] = {"weight", "bias"};
  for (auto [name, value] : llvm::zip(names, a.getOperands().drop_front())) {
    if (failed(checkRank(shapes, name, value, n, n, 2)))
      return failure();
    Shape sizes = shapes.shapeOf(value);
    for (int64_t i = 0; i < n; ++i)
      if (failed(checkEqual(shapes, name, x[rank - n + i], sizes[i], 2)))
        return failure();
  }
  return oneTensor(std::move(x), elementTypeOf(a.getX()));
}
