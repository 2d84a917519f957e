//===- GraphEmbeddingOps.cpp - rows of tables -----------------------------===//

#include "tcopt/Graph/IR/GraphEmbeddingOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

InferResult EmbeddingOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "weight", a.getWeight(), 2, 2, 1)))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getWeight()));
  Shape shape = shapes.shapeOf(a.getIndices());
  shape.push_back(shapes.shapeOf(a.getWeight())[1]);
  return oneTensor(std::move(shape), elementTypeOf(a.getWeight()));
}
