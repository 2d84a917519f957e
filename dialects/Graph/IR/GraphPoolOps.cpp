//===- GraphPoolOps.cpp - pooling windows ---------------------------------===//

#include "tcopt/Graph/IR/GraphPoolOps.h"
#include "GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

static LogicalResult checkPadding(ShapeContext &shapes,
                                  ArrayRef<int64_t> kernel,
                                  ArrayRef<int64_t> padding) {
  for (auto [size, pad] : llvm::zip(kernel, padding))
    if (pad > size / 2)
      return shapes.error("expected padding of at most " + Twine(size / 2) +
                          " but found " + Twine(pad) + " (C2)");
  return success();
}

template <typename Adaptor>
static LogicalResult checkPoolLists(ShapeContext &shapes, Adaptor a,
                                    ArrayRef<int64_t> dilation) {
  size_t n = a.getKernelSize().size();
  return success(
      succeeded(checkSpatialRank(shapes, "kernel_size", n, 2)) &&
      succeeded(checkList(shapes, "kernel_size", a.getKernelSize(), n, 1, 2)) &&
      succeeded(checkList(shapes, "stride", a.getStride(), n, 1, 2)) &&
      succeeded(checkList(shapes, "padding", a.getPadding(), n, 0, 2)) &&
      succeeded(checkList(shapes, "dilation", dilation, n, 1, 2)) &&
      succeeded(checkPadding(shapes, a.getKernelSize(), a.getPadding())));
}

// x has one or two dimensions in front of `spatial` ones.
static LogicalResult checkPoolRank(ShapeContext &shapes, Value x,
                                   size_t spatial) {
  size_t rank = cast<RankedTensorType>(x.getType()).getRank();
  if (rank == spatial + 1 || rank == spatial + 2)
    return success();
  return shapes.error("expected x of rank " + Twine(spatial + 1) + " or " +
                      Twine(spatial + 2) + " but found rank " + Twine(rank) +
                      " (C1)");
}

// The sizes of the windows' results.
template <typename Adaptor>
static FailureOr<Shape> pooledShape(ShapeContext &shapes, Adaptor a,
                                    ArrayRef<int64_t> dilation) {
  size_t spatial = a.getKernelSize().size();
  if (failed(checkPoolLists(shapes, a, dilation)) ||
      failed(checkPoolRank(shapes, a.getX(), spatial)))
    return failure();
  Shape shape = shapes.shapeOf(a.getX());
  for (size_t i = 0; i < spatial; ++i) {
    Window window{a.getKernelSize()[i], a.getStride()[i], a.getPadding()[i],
                  dilation[i], a.getCeilMode()};
    Dim &size = shape[shape.size() - spatial + i];
    FailureOr<Dim> count = checkedWindows(shapes, size, window, 3);
    if (failed(count))
      return failure();
    size = *count;
  }
  return shape;
}

InferResult MaxPoolOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type element = elementTypeOf(a.getX());
  if (!allRanked(a.getX()))
    return unrankedTensor(element);
  return oneTensor(pooledShape(shapes, a, a.getDilation()), element);
}

InferResult AvgPoolOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type element = elementTypeOf(a.getX());
  if (a.getDivisorOverride() == 0)
    return shapes.error("expected a divisor_override that is not 0 (C4)");
  if (!allRanked(a.getX()))
    return unrankedTensor(element);
  SmallVector<int64_t> ones(a.getKernelSize().size(), 1);
  return oneTensor(pooledShape(shapes, a, ones), element);
}
