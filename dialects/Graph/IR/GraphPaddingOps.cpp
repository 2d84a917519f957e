//===- GraphPaddingOps.cpp - padding by elements of x ---------------------===//

#include "tcopt/Graph/IR/GraphPaddingOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

// An error unless the dimension has at least `least` elements.
static LogicalResult checkRoom(ShapeContext &shapes, int64_t dim, Dim size,
                               int64_t least) {
  if (least == 0)
    return success();
  shapes.expectAtLeast(least, size,
                       "dimension " + Twine(dim) +
                           " must have the elements that padding takes (C2)");
  if (!size.isStatic() || *size.constant >= least)
    return success();
  return shapes.error("expected at least " + Twine(least) +
                      " elements in dimension " + Twine(dim) + " but found " +
                      Twine(*size.constant) + " (C2)");
}

// `room` says how many elements an amount of padding that is not 0 needs.
template <typename Adaptor>
static InferResult inferPadding(ShapeContext &shapes, Adaptor a,
                                int64_t (*room)(int64_t)) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  size_t rank = shape.size();
  if (failed(checkList(shapes, "low", a.getLow(), rank, 0, 1)) ||
      failed(checkList(shapes, "high", a.getHigh(), rank, 0, 1)))
    return failure();
  for (size_t i = 0; i < rank; ++i) {
    int64_t low = a.getLow()[i], high = a.getHigh()[i];
    int64_t most = std::max(low, high);
    if (failed(checkRoom(shapes, i, shape[i], most ? room(most) : 0)))
      return failure();
    shape[i] = shapes.add(shape[i], low + high);
  }
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

template <typename Op> static OpFoldResult foldPadding(Op op) {
  auto isZero = [](int64_t amount) { return amount == 0; };
  bool nothing = op.getX().getType() == op.getType() &&
                 isa<RankedTensorType>(op.getType()) &&
                 llvm::all_of(op.getLow(), isZero) &&
                 llvm::all_of(op.getHigh(), isZero);
  return nothing ? op.getX() : OpFoldResult();
}

InferResult ReflectionPadOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferPadding(shapes, a, [](int64_t amount) { return amount + 1; });
}

InferResult ReplicationPadOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferPadding(shapes, a, [](int64_t) { return int64_t(1); });
}

InferResult CircularPadOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferPadding(shapes, a, [](int64_t amount) { return amount; });
}

OpFoldResult ReflectionPadOp::fold(FoldAdaptor) { return foldPadding(*this); }
OpFoldResult ReplicationPadOp::fold(FoldAdaptor) { return foldPadding(*this); }
OpFoldResult CircularPadOp::fold(FoldAdaptor) { return foldPadding(*this); }
