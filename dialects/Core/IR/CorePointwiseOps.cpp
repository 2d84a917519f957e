//===- CorePointwiseOps.cpp - ops of core's family Pointwise
//------------------===//

#include "tcopt/Core/IR/CorePointwiseOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;

LogicalResult SelectOp::verify() {
  Type expected = elementTypeOf(getOnTrue()),
       found = elementTypeOf(getOnFalse());
  if (expected == found)
    return success();
  return emitOpError("expected element type ")
         << expected << " of on_false but found " << found << " (C2)";
}

//===----------------------------------------------------------------------===//
// ConvertOp
//===----------------------------------------------------------------------===//

void ConvertOp::build(OpBuilder &builder, OperationState &state, Value x,
                      Type elementType) {
  build(builder, state, cast<TensorType>(x.getType()).clone(elementType), x);
}

LogicalResult ConvertOp::verify() {
  if (succeeded(verifyCompatibleShape(getX().getType(), getType())))
    return success();
  return emitOpError("expected a result with the shape of ")
         << getX().getType() << " but found " << getType() << " (C1)";
}

LogicalResult ConvertOp::reifyResultShapes(OpBuilder &builder,
                                           ReifiedRankedShapedTypeDims &dims) {
  ShapeContext shapes(getOperationName(), getLoc(), &builder);
  return reifiedDims(builder, *this,
                     inferSameShape(shapes, getX(), elementTypeOf(getX())),
                     dims);
}

OpFoldResult ConvertOp::fold(FoldAdaptor) {
  return getX().getType() == getType() ? getX() : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// BitcastOp
//===----------------------------------------------------------------------===//

void BitcastOp::build(OpBuilder &builder, OperationState &state, Value x,
                      Type elementType) {
  build(builder, state, cast<TensorType>(x.getType()).clone(elementType), x);
}

LogicalResult BitcastOp::verify() {
  if (failed(verifyCompatibleShape(getX().getType(), getType())))
    return emitOpError("expected a result with the shape of ")
           << getX().getType() << " but found " << getType() << " (C1)";
  unsigned from = elementTypeOf(getX()).getIntOrFloatBitWidth();
  unsigned to = elementTypeOf(getResult()).getIntOrFloatBitWidth();
  if (from == to)
    return success();
  return emitOpError("expected an element type of ")
         << from << " bits but found one of " << to << " (C2)";
}

LogicalResult BitcastOp::reifyResultShapes(OpBuilder &builder,
                                           ReifiedRankedShapedTypeDims &dims) {
  ShapeContext shapes(getOperationName(), getLoc(), &builder);
  return reifiedDims(builder, *this,
                     inferSameShape(shapes, getX(), elementTypeOf(getX())),
                     dims);
}

// There and back again, or not at all.
OpFoldResult BitcastOp::fold(FoldAdaptor) {
  if (getX().getType() == getType())
    return getX();
  auto inner = getX().getDefiningOp<BitcastOp>();
  return inner && inner.getX().getType() == getType() ? inner.getX()
                                                      : OpFoldResult();
}
