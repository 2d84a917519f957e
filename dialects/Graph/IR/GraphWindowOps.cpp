//===- GraphWindowOps.cpp - overlapping windows and strided views ---------===//

#include "tcopt/Graph/IR/GraphWindowOps.h"

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

// The number of elements that x needs; 0 if none is read.
static Dim neededElements(ShapeContext &shapes, ArrayRef<int64_t> sizes,
                          ArrayRef<int64_t> strides, int64_t offset) {
  if (llvm::is_contained(sizes, 0))
    return 0;
  Dim last(offset);
  for (auto [size, stride] : llvm::zip(sizes, strides))
    last = shapes.add(last, shapes.mul(Dim(size - 1), stride));
  return shapes.add(last, 1);
}

InferResult AsStridedOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  ArrayRef<int64_t> sizes = a.getSizes(), strides = a.getStrides();
  if (failed(checkList(shapes, "strides", strides, sizes.size(), 0, 1)) ||
      failed(checkList(shapes, "sizes", sizes, sizes.size(), 0, 2)) ||
      failed(
          checkList(shapes, "storage_offset", a.getStorageOffset(), 1, 0, 2)))
    return failure();
  Shape result(sizes.begin(), sizes.end());
  if (!allRanked(a.getX()))
    return oneTensor(std::move(result), elementTypeOf(a.getX()));
  Dim needed = neededElements(shapes, sizes, strides, a.getStorageOffset());
  Dim count = shapes.product(shapes.shapeOf(a.getX()));
  shapes.expectAtLeast(needed, count, "places must lie inside of x (C3)");
  if (count.isStatic() && *count.constant < *needed.constant)
    return shapes.error("expected at most " + Twine(*count.constant) +
                        " elements of x to be needed but found " +
                        Twine(*needed.constant) + " (C3)");
  return oneTensor(std::move(result), elementTypeOf(a.getX()));
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
