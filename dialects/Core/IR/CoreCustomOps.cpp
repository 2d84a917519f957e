//===- CoreCustomOps.cpp - user-defined ops -------------------------------===//

#include "tcopt/Core/IR/CoreCustomOps.h"
#include "tcopt/Interfaces/CustomCall.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;

LogicalResult CustomCallOp::verify() {
  return verifyCustomCall(*this, getName(), getKernelAttributesAttr(),
                          getSizes());
}

FailureOr<InferredTensors> CustomCallOp::inferShapes(ShapeContext &shapes) {
  return inferCustomCall(shapes, getResultTypes(), getSizes());
}

LogicalResult
CustomCallOp::reifyResultShapes(OpBuilder &builder,
                                ReifiedRankedShapedTypeDims &dims) {
  ShapeContext shapes(getOperationName(), getLoc(), &builder);
  return reifiedDims(inferShapes(shapes), dims);
}
