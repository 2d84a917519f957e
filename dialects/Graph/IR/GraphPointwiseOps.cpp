//===- GraphPointwiseOps.cpp - one element at a time ----------------------===//

#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

LogicalResult DivOp::verify() {
  if (getRoundingMode() != RoundingMode::none ||
      isa<FloatType>(elementTypeOf(getLhs())))
    return success();
  return emitOpError("expected rounding_mode trunc or floor for integers but "
                     "found none (C3)");
}

LogicalResult WhereOp::verify() {
  Type expected = elementTypeOf(getX()), found = elementTypeOf(getOther());
  if (expected == found)
    return success();
  return emitOpError("expected element type ")
         << expected << " of other but found " << found << " (C1)";
}

//===----------------------------------------------------------------------===//
// CastOp
//===----------------------------------------------------------------------===//

void CastOp::build(OpBuilder &builder, OperationState &state, Value x,
                   Type elementType) {
  build(builder, state, cast<TensorType>(x.getType()).clone(elementType), x);
}

LogicalResult CastOp::verify() {
  if (succeeded(verifyCompatibleShape(getX().getType(), getType())))
    return success();
  return emitOpError("expected a result with the shape of ")
         << getX().getType() << " but found " << getType() << " (C1)";
}

LogicalResult CastOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &dims) {
  ShapeContext shapes(getOperationName(), getLoc(), &builder);
  return reifiedDims(builder, *this, inferPointwise(shapes, getX()), dims);
}

OpFoldResult CastOp::fold(FoldAdaptor) {
  return getX().getType() == getType() ? getX() : OpFoldResult();
}
