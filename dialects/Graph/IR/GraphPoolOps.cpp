//===- GraphPoolOps.cpp - pooling windows ---------------------------------===//

#include "tcopt/Graph/IR/GraphPoolOps.h"
#include "GraphShapes.h"
#include "mlir/IR/Builders.h"

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

// The tensor has one or two dimensions in front of `spatial` ones.
static LogicalResult checkPoolRank(ShapeContext &shapes, StringRef name,
                                   Value x, size_t spatial) {
  size_t rank = cast<RankedTensorType>(x.getType()).getRank();
  if (rank == spatial + 1 || rank == spatial + 2)
    return success();
  return shapes.error("expected " + name + " of rank " + Twine(spatial + 1) +
                      " or " + Twine(spatial + 2) + " but found rank " +
                      Twine(rank) + " (C1)");
}

// The sizes become numbers of windows.
template <typename Adaptor>
static LogicalResult countWindows(ShapeContext &shapes, Adaptor a,
                                  ArrayRef<int64_t> dilation,
                                  MutableArrayRef<Dim> sizes) {
  for (auto [i, size] : llvm::enumerate(sizes)) {
    Window window{a.getKernelSize()[i], a.getStride()[i], a.getPadding()[i],
                  dilation[i], a.getCeilMode()};
    FailureOr<Dim> count = checkedWindows(shapes, size, window, 3);
    if (failed(count))
      return failure();
    size = *count;
  }
  return success();
}

// The shape of the windows' results.
template <typename Adaptor>
static FailureOr<Shape> pooledShape(ShapeContext &shapes, Adaptor a,
                                    ArrayRef<int64_t> dilation) {
  size_t spatial = a.getKernelSize().size();
  if (failed(checkPoolLists(shapes, a, dilation)) ||
      failed(checkPoolRank(shapes, "x", a.getX(), spatial)))
    return failure();
  Shape shape = shapes.shapeOf(a.getX());
  if (failed(countWindows(shapes, a, dilation,
                          MutableArrayRef(shape).take_back(spatial))))
    return failure();
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

// Values of the element type of x and indices, both of one shape.
static InferResult pooledAndIndices(FailureOr<Shape> shape, Value x) {
  if (failed(shape))
    return failure();
  Type element = elementTypeOf(x);
  Type i64 = IntegerType::get(element.getContext(), 64);
  return InferredTensors{{*shape, element}, {*shape, i64}};
}

static InferResult unrankedPooledAndIndices(Value x) {
  Type element = elementTypeOf(x);
  Type i64 = IntegerType::get(element.getContext(), 64);
  return InferredTensors{{std::nullopt, element}, {std::nullopt, i64}};
}

InferResult MaxPoolWithIndicesOp::inferTensors(ShapeContext &shapes,
                                               Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedPooledAndIndices(a.getX());
  return pooledAndIndices(pooledShape(shapes, a, a.getDilation()), a.getX());
}

//===----------------------------------------------------------------------===//
// Adaptive pools
//===----------------------------------------------------------------------===//

static FailureOr<Shape> adaptiveShape(ShapeContext &shapes, Value x,
                                      ArrayRef<int64_t> outputSize) {
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  size_t spatial = outputSize.size();
  if (failed(checkSpatialRank(shapes, "output_size", spatial, 2)) ||
      failed(
          checkList(shapes, "output_size", outputSize, spatial, 1, 2, most)) ||
      failed(checkPoolRank(shapes, "x", x, spatial)))
    return failure();
  Shape shape = shapes.shapeOf(x);
  for (auto [size, to] :
       llvm::zip(MutableArrayRef(shape).take_back(spatial), outputSize)) {
    if (failed(checkNotEmpty(shapes, "x", size, 3)))
      return failure();
    size = to;
  }
  return shape;
}

InferResult AdaptiveAvgPoolOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type element = elementTypeOf(a.getX());
  if (!allRanked(a.getX()))
    return unrankedTensor(element);
  return oneTensor(adaptiveShape(shapes, a.getX(), a.getOutputSize()), element);
}

InferResult AdaptiveMaxPoolOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedPooledAndIndices(a.getX());
  return pooledAndIndices(adaptiveShape(shapes, a.getX(), a.getOutputSize()),
                          a.getX());
}

//===----------------------------------------------------------------------===//
// The other direction
//===----------------------------------------------------------------------===//

// The sizes of the list in the place of as many last ones of the tensor's. No
// shape if the tensor has no rank.
template <typename Adaptor>
static FailureOr<std::optional<Shape>> unpooledShape(ShapeContext &shapes,
                                                     Adaptor a, StringRef name,
                                                     Value from, int negative) {
  ArrayRef<int64_t> constants = a.getStaticSizes();
  Type element = elementTypeOf(from);
  auto sizes = inferSizes(shapes, constants, a.getSizes(), element, negative);
  if (failed(checkSpatialRank(shapes, "sizes", constants.size(), 1)) ||
      failed(sizes))
    return failure();
  if (!allRanked(from))
    return std::optional<Shape>();
  if (failed(checkPoolRank(shapes, name, from, constants.size())))
    return failure();
  Shape shape = shapes.shapeOf(from);
  llvm::copy(*sizes->front().shape, shape.end() - constants.size());
  return std::optional<Shape>(std::move(shape));
}

// Elements at places that indices of the same shape give.
template <typename Adaptor>
static InferResult inferUnpool(ShapeContext &shapes, Adaptor a, StringRef name,
                               Value from) {
  auto shape = unpooledShape(shapes, a, name, from, 3);
  if (failed(shape))
    return failure();
  Value indices = a.getIndices();
  if (!*shape || !allRanked(indices))
    return unrankedTensor(elementTypeOf(from));
  Shape own = shapes.shapeOf(from), places = shapes.shapeOf(indices);
  if (own.size() != places.size())
    return shapes.error("expected indices of rank " + Twine(own.size()) +
                        " but found rank " + Twine(places.size()) + " (C4)");
  for (auto [expected, found] : llvm::zip(own, places))
    if (failed(
            checkEqual(shapes, "a dimension of indices", expected, found, 4)))
      return failure();
  return oneTensor(std::move(**shape), elementTypeOf(from));
}

InferResult MaxUnpoolOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferUnpool(shapes, a, "x", a.getX());
}

LogicalResult MaxUnpoolOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

InferResult MaxPoolBackwardOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferUnpool(shapes, a, "grad", a.getGrad());
}

LogicalResult MaxPoolBackwardOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

InferResult AvgPoolBackwardOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  size_t spatial = a.getKernelSize().size();
  SmallVector<int64_t> ones(spatial, 1);
  if (failed(checkPoolLists(shapes, a, ones)))
    return failure();
  if (a.getStaticSizes().size() != spatial)
    return shapes.error("expected " + Twine(spatial) + " sizes but found " +
                        Twine(a.getStaticSizes().size()) + " (C2)");
  if (a.getDivisorOverride() == 0)
    return shapes.error("expected a divisor_override that is not 0 (C4)");
  auto shape = unpooledShape(shapes, a, "grad", a.getGrad(), 5);
  if (failed(shape))
    return failure();
  if (!*shape)
    return unrankedTensor(elementTypeOf(a.getGrad()));
  Shape grad = shapes.shapeOf(a.getGrad()), windows(**shape);
  if (failed(countWindows(shapes, a, ones,
                          MutableArrayRef(windows).take_back(spatial))))
    return failure();
  for (auto [expected, found] : llvm::zip(windows, grad))
    if (failed(checkEqual(shapes, "a dimension of grad", expected, found, 6)))
      return failure();
  return oneTensor(std::move(**shape), elementTypeOf(a.getGrad()));
}

LogicalResult AvgPoolBackwardOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 5);
}

InferResult AdaptiveAvgPoolBackwardOp::inferTensors(ShapeContext &shapes,
                                                    Adaptor a) {
  Type element = elementTypeOf(a.getGrad());
  auto shape = unpooledShape(shapes, a, "grad", a.getGrad(), 3);
  if (failed(shape))
    return failure();
  if (!*shape)
    return unrankedTensor(element);
  size_t spatial = a.getStaticSizes().size();
  Shape grad = shapes.shapeOf(a.getGrad());
  for (auto [from, to] : llvm::zip(ArrayRef(grad).take_back(spatial),
                                   ArrayRef(**shape).take_back(spatial)))
    if (failed(checkNotEmpty(shapes, "result", to, 3)) ||
        failed(checkNotEmpty(shapes, "grad", from, 4)))
      return failure();
  return oneTensor(std::move(**shape), element);
}

LogicalResult AdaptiveAvgPoolBackwardOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}
