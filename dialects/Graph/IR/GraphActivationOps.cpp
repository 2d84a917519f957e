//===- GraphActivationOps.cpp - activation functions ----------------------===//

#include "tcopt/Graph/IR/GraphActivationOps.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

// Whether the number is one of the element type, rounded if that is a float.
static bool isClampBound(Type elementType, const APFloat &number) {
  if (!isa<IntegerType>(elementType))
    return true;
  llvm::APSInt integer(elementType.getIntOrFloatBitWidth(),
                       elementType.isUnsignedInteger());
  bool isExact = false;
  auto status =
      number.convertToInteger(integer, APFloat::rmTowardZero, &isExact);
  return status == APFloat::opOK && isExact;
}

InferResult HardtanhOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  APFloat min = a.getMinVal(), max = a.getMaxVal();
  if (!(min <= max))
    return shapes.error("expected min_val that is not above max_val (C2)");
  Type elementType = elementTypeOf(a.getX());
  if (!isClampBound(elementType, min) || !isClampBound(elementType, max))
    return shapes.error("expected min_val and max_val of the element type "
                        "(C3)");
  return inferPointwise(shapes, a.getX());
}

InferResult PreluOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "weight", a.getWeight(), 1, 1, 1)))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX());
  Dim size = shapes.shapeOf(a.getWeight())[0];
  Dim channels = x.size() < 2 ? Dim(1) : x[1];
  if (!size.is(1) && failed(checkEqual(shapes, "weight", channels, size, 2)))
    return failure();
  return oneTensor(std::move(x), elementTypeOf(a.getX()));
}

InferResult GluOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), x.size(), 1);
  if (failed(dim))
    return failure();
  Dim half = shapes.floorDiv(x[*dim], 2);
  Dim even = shapes.mul(half, 2);
  if (even.isStatic() && !even.is(*x[*dim].constant))
    return shapes.error("expected an even size but found " +
                        Twine(*x[*dim].constant) + " (C2)");
  if (shapes.isRecording())
    shapes.expectEqual(even, x[*dim], "the size of dim must be even (C2)");
  x[*dim] = half;
  return oneTensor(std::move(x), elementTypeOf(a.getX()));
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

SmallVector<AlignedDims> PreluOp::alignedDims() {
  auto x = dyn_cast<RankedTensorType>(getX().getType());
  auto weight = dyn_cast<RankedTensorType>(getWeight().getType());
  if (!x || !weight || x.getRank() < 2)
    return {};
  return {AlignedDims{{getX(), 1}, {getWeight(), 0}}};
}
