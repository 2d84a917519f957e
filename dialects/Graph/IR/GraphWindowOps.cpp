//===- GraphWindowOps.cpp - overlapping windows and strided views ---------===//

#include "tcopt/Graph/IR/GraphWindowOps.h"
#include "GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

//===----------------------------------------------------------------------===//
// Strided views
//===----------------------------------------------------------------------===//

// How many elements a diagonal has.
static Dim diagonalSize(ShapeContext &shapes, Dim rows, Dim columns,
                        int64_t offset) {
  offset = std::clamp(offset, -kMostSize, kMostSize);
  rows = shapes.add(rows, std::min<int64_t>(offset, 0));
  columns = shapes.add(columns, -std::max<int64_t>(offset, 0));
  return shapes.max(shapes.min(rows, columns), 0);
}

InferResult DiagonalOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX()), result;
  if (failed(normalizeDims(shapes, {a.getDim1(), a.getDim2()}, x.size())))
    return failure();
  int64_t rank = x.size();
  int64_t dim1 = a.getDim1() + (a.getDim1() < 0 ? rank : 0);
  int64_t dim2 = a.getDim2() + (a.getDim2() < 0 ? rank : 0);
  for (int64_t i = 0; i < rank; ++i)
    if (i != dim1 && i != dim2)
      result.push_back(x[i]);
  result.push_back(diagonalSize(shapes, x[dim1], x[dim2], a.getOffset()));
  return oneTensor(std::move(result), elementTypeOf(a.getX()));
}

void AsStridedOp::build(OpBuilder &builder, OperationState &state,
                        TypeRange types, Value x, ArrayRef<OpFoldResult> sizes,
                        ArrayRef<OpFoldResult> strides, OpFoldResult offset) {
  SmallVector<int64_t> constantSizes, constantStrides;
  SmallVector<Value> sizeValues, strideValues;
  dispatchIndexOpFoldResults(sizes, sizeValues, constantSizes);
  dispatchIndexOpFoldResults(strides, strideValues, constantStrides);
  auto [constantOffset, offsetValue] = splitIndex(offset);
  build(builder, state, types, x, sizeValues, strideValues, offsetValue,
        constantSizes, constantStrides, constantOffset);
}

SmallVector<OpFoldResult> AsStridedOp::getMixedSizes() {
  Builder builder(getContext());
  return getMixedValues(getStaticSizes(), getSizes(), builder);
}

SmallVector<OpFoldResult> AsStridedOp::getMixedStrides() {
  Builder builder(getContext());
  return getMixedValues(getStaticStrides(), getStrides(), builder);
}

OpFoldResult AsStridedOp::getMixedStorageOffset() {
  return joinIndex(*this, getStaticStorageOffset(), getStorageOffset());
}

LogicalResult AsStridedOp::verify() {
  if (failed(verifySizes(*this, getStaticSizes(), getSizes(), 5)) ||
      failed(verifySizes(*this, getStaticStrides(), getStrides(), 5)))
    return failure();
  return verifyIndex(*this, "storage_offset", getStaticStorageOffset(),
                     getStorageOffset(), 6);
}

namespace {
/// The layout of a strided view, as sizes of a shape rule.
struct StridedView {
  Shape sizes, strides;
  Dim offset;

  StridedView(ShapeContext &shapes, AsStridedOp::Adaptor a)
      : sizes(shapes.mixed(a.getStaticSizes(), a.getSizes())),
        strides(shapes.mixed(a.getStaticStrides(), a.getStrides())),
        offset(mixedIndex(shapes, a.getStaticStorageOffset(),
                          a.getStorageOffset())) {}

  bool isStatic() const {
    auto isConstant = [](Dim dim) { return dim.isStatic(); };
    return offset.isStatic() && llvm::all_of(sizes, isConstant) &&
           llvm::all_of(strides, isConstant);
  }
  /// 1 if the view has elements, else 0.
  Dim hasElements(ShapeContext &shapes) const {
    SmallVector<Dim> atMostOne;
    for (Dim size : sizes)
      atMostOne.push_back(shapes.min(size, 1));
    return shapes.product(atMostOne);
  }
  /// The offset, and the distances from the first to the last element along
  /// each dimension; 0 if there are no elements.
  Shape distances(ShapeContext &shapes, Dim hasElements) const {
    Shape all{shapes.mul(hasElements, offset)};
    for (auto [size, stride] : llvm::zip(sizes, strides))
      all.push_back(shapes.boundedProduct(
          {hasElements, shapes.max(shapes.add(size, -1), 0), stride}));
    return all;
  }
};
} // namespace

// Returns an error unless x, which has `count` elements, has those of the view.
static LogicalResult checkElements(ShapeContext &shapes,
                                   const StridedView &view, Dim count) {
  Dim hasElements = view.hasElements(shapes);
  Shape distances = view.distances(shapes, hasElements);
  Dim needed = hasElements;
  for (Dim distance : distances) {
    // The sum cannot overflow if each distance is at most `count`.
    if (!distance.isStatic())
      shapes.expectAtLeast(distance, count,
                           "elements must lie inside of x (C3)");
    needed = shapes.add(needed, distance);
  }
  shapes.expectAtLeast(needed, count, "elements must lie inside of x (C3)");
  if (!count.isStatic() || !needed.isStatic() ||
      *count.constant >= *needed.constant)
    return success();
  return shapes.error("expected at most " + Twine(*count.constant) +
                      " elements of x to be needed but found " +
                      Twine(*needed.constant) + " (C3)");
}

InferResult AsStridedOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  size_t rank = a.getStaticSizes().size();
  StridedView view(shapes, a);
  if (failed(checkMixedList(shapes, "strides", a.getStaticStrides(), rank, 0,
                            1)) ||
      failed(checkMixedList(shapes, "sizes", a.getStaticSizes(), rank, 0, 2)) ||
      failed(checkList(shapes, "storage_offset",
                       view.offset.constant.value_or(0), 1, 0, 2)))
    return failure();
  expectNotNegative(shapes, "sizes", view.sizes, 2);
  expectNotNegative(shapes, "strides", view.strides, 2);
  expectNotNegative(shapes, "storage_offset", view.offset, 2);
  bool isChecked = view.isStatic() || shapes.isRecording();
  if (isChecked && allRanked(a.getX())) {
    Dim count = shapes.product(shapes.shapeOf(a.getX()));
    if (failed(checkElements(shapes, view, count)))
      return failure();
  }
  return oneTensor(std::move(view.sizes), elementTypeOf(a.getX()));
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

InferResult UnfoldOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  int64_t size = a.getSize(), step = a.getStep();
  if (size < 0 || step < 1)
    return shapes.error("expected a size that is not negative and a positive "
                        "step but found " +
                        Twine(size) + " and " + Twine(step) + " (C2)");
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), shape.size(), 1);
  if (failed(dim))
    return failure();
  Dim whole = shape[*dim];
  shapes.expectAtLeast(size, whole, "windows must lie inside of x (C3)");
  if (whole.isStatic() && *whole.constant < size)
    return shapes.error("expected a size of at most " + Twine(*whole.constant) +
                        " but found " + Twine(size) + " (C3)");
  shape[*dim] = shapes.add(shapes.floorDiv(shapes.sub(whole, size), step), 1);
  shape.push_back(size);
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

template <typename Adaptor>
static LogicalResult checkWindowLists(ShapeContext &shapes, Adaptor a) {
  return success(
      succeeded(checkList(shapes, "kernel_size", a.getKernelSize(), 2, 1, 2)) &&
      succeeded(checkList(shapes, "dilation", a.getDilation(), 2, 1, 2)) &&
      succeeded(checkList(shapes, "padding", a.getPadding(), 2, 0, 2)) &&
      succeeded(checkList(shapes, "stride", a.getStride(), 2, 1, 2)));
}

InferResult Im2colOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkWindowLists(shapes, a)))
    return failure();
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  if (shape.size() != 3 && shape.size() != 4)
    return shapes.error("expected x of rank 3 or 4 but found rank " +
                        Twine(shape.size()) + " (C1)");
  Dim windows(1), &rows = shape[shape.size() - 3];
  for (int i : {0, 1}) {
    Window window{a.getKernelSize()[i], a.getStride()[i], a.getPadding()[i],
                  a.getDilation()[i]};
    FailureOr<Dim> count =
        checkedWindows(shapes, shape[shape.size() - 2 + i], window, 3);
    if (failed(count))
      return failure();
    windows = shapes.mul(windows, *count);
    rows = shapes.mul(rows, a.getKernelSize()[i]);
  }
  shape.pop_back();
  shape.back() = windows;
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

// The channels of rows that have one for each element of a window.
static FailureOr<Dim> checkedChannels(ShapeContext &shapes, Dim rows,
                                      ArrayRef<int64_t> kernel) {
  int64_t area = *shapes.mul(Dim(kernel[0]), kernel[1]).constant;
  Dim channels = shapes.floorDiv(rows, area);
  shapes.expectEqual(rows, shapes.mul(channels, area),
                     "rows must be divisible by the elements of a window (C4)");
  if (!rows.isStatic() || *rows.constant % area == 0)
    return channels;
  (void)shapes.error("expected rows divisible by " + Twine(area) +
                     " but found " + Twine(*rows.constant) + " (C4)");
  return failure();
}

// The number of windows over the image.
static FailureOr<Dim> windowsOver(ShapeContext &shapes, Col2imOp::Adaptor a) {
  Dim windows(1);
  for (int i : {0, 1}) {
    Window window{a.getKernelSize()[i], a.getStride()[i], a.getPadding()[i],
                  a.getDilation()[i]};
    FailureOr<Dim> count =
        checkedWindows(shapes, a.getOutputSize()[i], window, 3);
    if (failed(count))
      return failure();
    windows = shapes.mul(windows, *count);
  }
  return windows;
}

InferResult Col2imOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkList(shapes, "output_size", a.getOutputSize(), 2, 1, 2)) ||
      failed(checkWindowLists(shapes, a)))
    return failure();
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  if (shape.size() != 2 && shape.size() != 3)
    return shapes.error("expected x of rank 2 or 3 but found rank " +
                        Twine(shape.size()) + " (C1)");
  FailureOr<Dim> windows = windowsOver(shapes, a);
  if (failed(windows) ||
      failed(checkEqual(shapes, "the columns", *windows, shape.back(), 3)))
    return failure();
  shape.pop_back();
  FailureOr<Dim> channels =
      checkedChannels(shapes, shape.back(), a.getKernelSize());
  if (failed(channels))
    return failure();
  shape.back() = *channels;
  shape.append({a.getOutputSize()[0], a.getOutputSize()[1]});
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}
