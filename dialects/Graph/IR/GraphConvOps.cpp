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
  return oneTensor(convolvedShape(shapes, a, x, weight, 6), elementType);
}

//===----------------------------------------------------------------------===//
// conv_transpose
//===----------------------------------------------------------------------===//

static bool divides(int64_t groups, Dim channels) {
  return !channels.isStatic() || *channels.constant % groups == 0;
}

// Groups that divide these channels.
static LogicalResult checkGroups(ShapeContext &shapes, int64_t groups,
                                 ArrayRef<Dim> channels) {
  if (groups >= 1 && llvm::all_of(channels, [&](Dim channels) {
        return divides(groups, channels);
      }))
    return success();
  return shapes.error("expected groups that divide the channels but found " +
                      Twine(groups) + " (C3)");
}

static LogicalResult checkKernel(ShapeContext &shapes, const Shape &weight) {
  for (Dim size : ArrayRef(weight).drop_front(2))
    if (!size.isStatic() || size.is(0))
      return shapes.error(
          "expected a weight with known kernel sizes that are not 0 (C6)");
  return success();
}

static LogicalResult checkOutputPadding(ShapeContext &shapes,
                                        ConvTransposeOp::Adaptor a) {
  size_t rank = a.getStride().size();
  if (failed(checkList(shapes, "output_padding", a.getOutputPadding(), rank, 0,
                       2)))
    return failure();
  for (auto [added, stride, dilation] :
       llvm::zip(a.getOutputPadding(), a.getStride(), a.getDilation()))
    if (added >= std::max(stride, dilation))
      return shapes.error("expected output_padding below " +
                          Twine(std::max(stride, dilation)) + " but found " +
                          Twine(added) + " (C7)");
  return success();
}

// How many places there are along spatial dimension `i` of the result.
static FailureOr<Dim> transposedSize(ShapeContext &shapes,
                                     ConvTransposeOp::Adaptor a, size_t i,
                                     Dim size, int64_t kernel) {
  Window window{kernel, a.getStride()[i], 0, a.getDilation()[i]};
  Dim steps = shapes.mul(shapes.add(size, -1), window.stride);
  int64_t added = a.getOutputPadding()[i] - 2 * a.getPadding()[i];
  Dim result = shapes.add(shapes.add(steps, window.extent()), added);
  shapes.expectAtLeast(1, size, "spatial dimensions must not be empty (C6)");
  shapes.expectAtLeast(1, result, "the result must not be empty (C6)");
  if (size.is(0) || (result.isStatic() && *result.constant < 1))
    return shapes.error("expected spatial dimensions that are not empty (C6)");
  return result;
}

InferResult ConvTransposeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getX());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  int64_t spatial = a.getStride().size(), rank = spatial + 2;
  if (failed(checkConvLists(shapes, a)) ||
      failed(checkOutputPadding(shapes, a)) ||
      failed(checkRank(shapes, "x", a.getX(), rank, rank, 1)) ||
      failed(checkRank(shapes, "weight", a.getWeight(), rank, rank, 1)))
    return failure();
  Shape x = shapes.shapeOf(a.getX()), weight = shapes.shapeOf(a.getWeight());
  if (failed(checkGroups(shapes, a.getGroups(), {x[1], weight[0]})) ||
      failed(
          checkEqual(shapes, "weight's first dimension", x[1], weight[0], 4)) ||
      failed(checkKernel(shapes, weight)))
    return failure();
  Shape result{x[0], shapes.mul(weight[1], a.getGroups())};
  if (failed(checkBias(shapes, a.getBias(), result[1], 1, 5)))
    return failure();
  for (int64_t i = 0; i < spatial; ++i) {
    FailureOr<Dim> size =
        transposedSize(shapes, a, i, x[2 + i], *weight[2 + i].constant);
    if (failed(size))
      return failure();
    result.push_back(*size);
  }
  return oneTensor(std::move(result), elementType);
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

// Checks that windows of the kernel over `sizes` are those of the gradient.
template <typename Adaptor>
static LogicalResult
checkGradient(ShapeContext &shapes, Adaptor a, ArrayRef<Dim> sizes,
              ArrayRef<int64_t> kernel, const Shape &grad, int fits, int same) {
  for (auto [i, size] : llvm::enumerate(sizes)) {
    Window window{kernel[i], a.getStride()[i], a.getPadding()[i],
                  a.getDilation()[i]};
    FailureOr<Dim> count = checkedWindows(shapes, size, window, fits);
    if (failed(count) || failed(checkEqual(shapes, "a dimension of grad",
                                           *count, grad[2 + i], same)))
      return failure();
  }
  return success();
}

InferResult ConvInputGradOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getGrad());
  int64_t spatial = a.getStride().size(), rank = spatial + 2;
  if (failed(checkConvLists(shapes, a)))
    return failure();
  if (int64_t(a.getStaticSizes().size()) != spatial)
    return shapes.error("expected " + Twine(spatial) + " sizes but found " +
                        Twine(a.getStaticSizes().size()) + " (C2)");
  auto sizes =
      inferSizes(shapes, a.getStaticSizes(), a.getSizes(), elementType, 5);
  if (failed(sizes))
    return failure();
  if (!allRanked({a.getGrad(), a.getWeight()}))
    return unrankedTensor(elementType);
  if (failed(checkRank(shapes, "grad", a.getGrad(), rank, rank, 1)) ||
      failed(checkRank(shapes, "weight", a.getWeight(), rank, rank, 1)))
    return failure();
  Shape grad = shapes.shapeOf(a.getGrad());
  Shape weight = shapes.shapeOf(a.getWeight());
  SmallVector<int64_t> kernel;
  for (Dim size : ArrayRef(weight).drop_front(2))
    kernel.push_back(size.constant.value_or(0));
  if (failed(checkGroups(shapes, a.getGroups(), {weight[0], grad[1]})) ||
      failed(checkEqual(shapes, "weight's first dimension", grad[1], weight[0],
                        4)) ||
      failed(checkKernel(shapes, weight)) ||
      failed(
          checkGradient(shapes, a, *sizes->front().shape, kernel, grad, 6, 7)))
    return failure();
  Shape result{grad[0], shapes.mul(weight[1], a.getGroups())};
  llvm::append_range(result, *sizes->front().shape);
  return oneTensor(std::move(result), elementType);
}

LogicalResult ConvInputGradOp::verify() {
  if (elementTypeOf(getGrad()) != elementTypeOf(getWeight()))
    return emitOpError("expected operands of one element type (C8)");
  return verifySizes(*this, getStaticSizes(), getSizes(), 5);
}

InferResult ConvWeightGradOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getX());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  int64_t spatial = a.getStride().size(), rank = spatial + 2;
  ArrayRef<int64_t> kernel = a.getKernelSize();
  if (failed(checkConvLists(shapes, a)) ||
      failed(checkList(shapes, "kernel_size", kernel, spatial, 1, 2)) ||
      failed(checkRank(shapes, "x", a.getX(), rank, rank, 1)) ||
      failed(checkRank(shapes, "grad", a.getGrad(), rank, rank, 1)))
    return failure();
  Shape x = shapes.shapeOf(a.getX()), grad = shapes.shapeOf(a.getGrad());
  if (failed(checkEqual(shapes, "grad's first dimension", x[0], grad[0], 1)) ||
      failed(checkGroups(shapes, a.getGroups(), {x[1], grad[1]})) ||
      failed(checkGradient(shapes, a, ArrayRef(x).drop_front(2), kernel, grad,
                           4, 5)))
    return failure();
  Shape result{grad[1], shapes.floorDiv(x[1], a.getGroups())};
  for (int64_t size : kernel)
    result.push_back(size);
  return oneTensor(std::move(result), elementType);
}
