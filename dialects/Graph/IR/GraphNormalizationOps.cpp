//===- GraphNormalizationOps.cpp - norms and softmax ----------------------===//

#include "tcopt/Graph/IR/GraphNormalizationOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

static LogicalResult checkEps(ShapeContext &shapes, const APFloat &eps,
                              int number = 4) {
  if (!eps.isNaN())
    return success();
  return shapes.error("expected eps that is a number (C" + Twine(number) + ")");
}

/// Operands and their names; those that are not given are null.
using Named = ArrayRef<std::pair<StringRef, Value>>;

// The operands have rank 1 and a size for each channel.
static LogicalResult checkOfChannels(ShapeContext &shapes, Dim channels,
                                     Named operands, int number) {
  for (auto [name, value] : operands)
    if (value && (failed(checkRank(shapes, name, value, 1, 1, number)) ||
                  failed(checkEqual(shapes, name, channels,
                                    shapes.shapeOf(value)[0], number))))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Of channels
//===----------------------------------------------------------------------===//

// The shape of x, whose dimension 1 is that of the operands.
static InferResult inferOfChannels(ShapeContext &shapes, Value x,
                                   const APFloat &eps, ValueRange all,
                                   int64_t leastRank, Named operands) {
  if (failed(checkEps(shapes, eps)))
    return failure();
  if (!allRanked(all))
    return unrankedTensor(elementTypeOf(x));
  if (failed(checkRank(shapes, "x", x, leastRank, INT64_MAX, 1)))
    return failure();
  Shape shape = shapes.shapeOf(x);
  if (failed(checkOfChannels(shapes, shape[1], operands, 2)))
    return failure();
  return oneTensor(std::move(shape), elementTypeOf(x));
}

InferResult BatchNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferOfChannels(shapes, a.getX(), a.getEps(), a.getOperands(), 2,
                         {{"mean", a.getMean()},
                          {"var", a.getVar()},
                          {"weight", a.getWeight()},
                          {"bias", a.getBias()}});
}

InferResult BatchNormTrainOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkEps(shapes, a.getEps())))
    return failure();
  Type type = elementTypeOf(a.getX());
  Type wide = type.isF64() ? type : Float32Type::get(type.getContext());
  if (!allRanked(a.getOperands()))
    return InferredTensors{
        {std::nullopt, type}, {std::nullopt, wide}, {std::nullopt, wide}};
  if (failed(checkRank(shapes, "x", a.getX(), 2, INT64_MAX, 1)))
    return failure();
  Shape x = shapes.shapeOf(a.getX()), channels = {x[1]};
  if (failed(checkOfChannels(
          shapes, x[1], {{"weight", a.getWeight()}, {"bias", a.getBias()}}, 2)))
    return failure();
  return InferredTensors{{x, type}, {channels, wide}, {channels, wide}};
}

InferResult InstanceNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferOfChannels(shapes, a.getX(), a.getEps(), a.getOperands(), 3,
                         {{"weight", a.getWeight()}, {"bias", a.getBias()}});
}

static LogicalResult checkGroups(ShapeContext &shapes, Dim channels,
                                 int64_t groups) {
  if (groups < 1 || groups > kMostPadding)
    return shapes.error("expected num_groups from 1 to 2^40 but found " +
                        Twine(groups) + " (C2)");
  if (channels.isStatic() && *channels.constant % groups != 0)
    return shapes.error("expected num_groups that divides " +
                        Twine(*channels.constant) + " but found " +
                        Twine(groups) + " (C2)");
  if (shapes.isRecording() && !channels.isStatic())
    shapes.expectEqual(shapes.mul(shapes.floorDiv(channels, groups), groups),
                       channels, "num_groups must divide the channels (C2)");
  return success();
}

InferResult GroupNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkEps(shapes, a.getEps(), 5)))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  if (failed(checkRank(shapes, "x", a.getX(), 2, INT64_MAX, 1)))
    return failure();
  Shape x = shapes.shapeOf(a.getX());
  if (failed(checkGroups(shapes, x[1], a.getNumGroups())) ||
      failed(checkOfChannels(
          shapes, x[1], {{"weight", a.getWeight()}, {"bias", a.getBias()}}, 3)))
    return failure();
  return oneTensor(std::move(x), elementTypeOf(a.getX()));
}

//===----------------------------------------------------------------------===//
// Of the last dimensions
//===----------------------------------------------------------------------===//

// The operand, null if not given, has the last `n` sizes of x.
static LogicalResult checkOfLast(ShapeContext &shapes, StringRef name,
                                 Value value, ArrayRef<Dim> x, int64_t n) {
  if (!value)
    return success();
  if (failed(checkRank(shapes, name, value, n, n, 2)))
    return failure();
  for (auto [expected, found] :
       llvm::zip(x.take_back(n), shapes.shapeOf(value)))
    if (failed(checkEqual(shapes, name, expected, found, 2)))
      return failure();
  return success();
}

static LogicalResult checkNormalizedDims(ShapeContext &shapes, int64_t n,
                                         int64_t rank) {
  if (n >= 1 && n <= rank)
    return success();
  return shapes.error("expected normalized_dims in [1, " + Twine(rank) +
                      "] but found " + Twine(n) + " (C1)");
}

InferResult LayerNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkEps(shapes, a.getEps())))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX());
  int64_t n = a.getNormalizedDims();
  if (failed(checkNormalizedDims(shapes, n, x.size())) ||
      failed(checkOfLast(shapes, "weight", a.getWeight(), x, n)) ||
      failed(checkOfLast(shapes, "bias", a.getBias(), x, n)))
    return failure();
  return oneTensor(std::move(x), elementTypeOf(a.getX()));
}

InferResult RmsNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkEps(shapes, a.getEps())))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX());
  int64_t n = a.getNormalizedDims();
  if (failed(checkNormalizedDims(shapes, n, x.size())) ||
      failed(checkOfLast(shapes, "weight", a.getWeight(), x, n)))
    return failure();
  return oneTensor(std::move(x), elementTypeOf(a.getX()));
}
