//===- GraphConvOps.cpp - convolutions ------------------------------------===//

#include "tcopt/Graph/IR/GraphConvOps.h"
#include "GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

// Checks what can be checked of the channels.
template <typename Adaptor>
static LogicalResult checkChannels(ShapeContext &shapes, Adaptor a,
                                   const Shape &x, const Shape &weight) {
  int64_t groups = a.getGroups();
  auto divisible = [&](Dim d) {
    return !d.isStatic() || *d.constant % groups == 0;
  };
  if (groups < 1 || !divisible(x[1]) || !divisible(weight[0]))
    return shapes.error("expected groups that divide the channels but found " +
                        Twine(groups) + " (C3)");
  Dim expected = x[1].isStatic() ? Dim(*x[1].constant / groups) : Dim();
  if (x[1].isStatic() && failed(checkEqual(shapes, "weight's second dimension",
                                           expected, weight[1], 4)))
    return failure();
  if (shapes.isRecording() && !x[1].isStatic())
    shapes.expectEqual(shapes.mul(weight[1], groups), x[1],
                       "channels of x must be those of weight (C4)");
  return checkBias(shapes, a.getBias(), weight[0], 1, 5);
}

// The lists have an entry a spatial dimension, of which there are 1 to 3.
template <typename Adaptor>
static LogicalResult checkConvLists(ShapeContext &shapes, Adaptor a) {
  size_t rank = a.getStride().size();
  return success(
      succeeded(checkSpatialRank(shapes, "stride", rank, 2)) &&
      succeeded(checkList(shapes, "stride", a.getStride(), rank, 1, 2)) &&
      succeeded(checkList(shapes, "padding", a.getPadding(), rank, 0, 2)) &&
      succeeded(checkList(shapes, "dilation", a.getDilation(), rank, 1, 2)));
}

InferResult ConvOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getX());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  int64_t spatial = a.getStride().size(), rank = spatial + 2;
  if (failed(checkConvLists(shapes, a)) ||
      failed(checkRank(shapes, "x", a.getX(), rank, rank, 1)) ||
      failed(checkRank(shapes, "weight", a.getWeight(), rank, rank, 1)))
    return failure();
  Shape x = shapes.shapeOf(a.getX()), weight = shapes.shapeOf(a.getWeight());
  if (failed(checkChannels(shapes, a, x, weight)))
    return failure();
  Shape result{x[0], weight[0]};
  for (int64_t i = 0; i < spatial; ++i) {
    if (!weight[2 + i].isStatic())
      return shapes.error("expected a weight with known kernel sizes (C6)");
    Window window{*weight[2 + i].constant, a.getStride()[i], a.getPadding()[i],
                  a.getDilation()[i]};
    FailureOr<Dim> count = checkedWindows(shapes, x[2 + i], window, 6);
    if (failed(count))
      return failure();
    result.push_back(*count);
  }
  return oneTensor(std::move(result), elementType);
}
