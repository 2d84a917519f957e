//===- GraphDynamicOps.cpp - sizes that follow from values ----------------===//

#include "tcopt/Graph/IR/GraphDynamicOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

static Type indexType(Value like) {
  return IntegerType::get(like.getContext(), 64);
}

// As many elements as the values ask for.
static InferredTensor anyNumber(Type elementType) {
  return {Shape{Dim()}, elementType};
}

InferResult NonzeroOp::inferTensors(ShapeContext &, Adaptor a) {
  auto type = dyn_cast<RankedTensorType>(a.getX().getType());
  Dim rank = type ? Dim(type.getRank()) : Dim();
  return oneTensor(Shape{Dim(), rank}, indexType(a.getX()));
}

InferResult MaskedSelectOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (allRanked(a.getOperands()) &&
      failed(shapes.broadcast(
          {shapes.shapeOf(a.getX()), shapes.shapeOf(a.getMask())})))
    return failure();
  return InferredTensors{anyNumber(elementTypeOf(a.getX()))};
}

// What unique and unique_consecutive have in common.
static InferResult inferUnique(ShapeContext &shapes, Value x,
                               std::optional<int64_t> dim) {
  InferredTensor values = anyNumber(elementTypeOf(x));
  InferredTensor inverse{std::nullopt, indexType(x)};
  if (allRanked(x))
    inverse.shape = shapes.shapeOf(x);
  if (dim && inverse.shape) {
    FailureOr<int64_t> at = shapes.normalize(*dim, inverse.shape->size(), 2);
    if (failed(at))
      return failure();
    values.shape = inverse.shape;
    inverse.shape = Shape{(*values.shape)[*at]};
    (*values.shape)[*at] = Dim();
  } else if (dim) {
    values.shape = std::nullopt;
    inverse.shape = Shape{Dim()};
  }
  return InferredTensors{values, inverse, anyNumber(indexType(x))};
}

InferResult UniqueOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferUnique(shapes, a.getX(), a.getDim());
}

InferResult UniqueConsecutiveOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferUnique(shapes, a.getX(), a.getDim());
}

InferResult RepeatInterleaveOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "repeats", a.getRepeats(), 1, 1, 3)))
    return failure();
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), shape.size(), 2);
  if (failed(dim))
    return failure();
  if (allRanked(a.getRepeats())) {
    Dim expected = shape[*dim], found = shapes.shapeOf(a.getRepeats())[0];
    if (failed(checkEqual(shapes, "repeats", expected, found, 3)))
      return failure();
  }
  shape[*dim] = Dim();
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}
