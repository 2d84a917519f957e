//===- CoreIndexingOps.cpp - places given by tensors ----------------------===//

#include "tcopt/Core/IR/CoreOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;

InferResult GatherOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX()), indices = shapes.shapeOf(a.getIndices());
  shapes.refuseNegativeDims();
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), x.size(), 1);
  if (failed(dim))
    return failure();
  Shape result(x.begin(), x.begin() + *dim);
  result.append(indices);
  result.append(x.begin() + *dim + 1, x.end());
  return oneTensor(std::move(result), elementTypeOf(a.getX()));
}
