//===- GraphResizeOps.cpp - elements between places -----------------------===//

#include "tcopt/Graph/IR/GraphResizeOps.h"
#include "GraphShapes.h"
#include <cmath>

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

static bool isNearest(InterpolateMode mode) {
  return mode == InterpolateMode::nearest ||
         mode == InterpolateMode::nearest_exact;
}

static LogicalResult checkSpatial(ShapeContext &shapes, const Shape &x,
                                  int number) {
  for (Dim size : ArrayRef(x).drop_front(2))
    if (failed(checkNotEmpty(shapes, "x", size, number)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// interpolate
//===----------------------------------------------------------------------===//

// Two dimensions of the tensor and then the sizes of the list. No shape if the
// tensor has no rank.
template <typename Adaptor>
static FailureOr<std::optional<Shape>>
resizedShape(ShapeContext &shapes, Adaptor a, StringRef name, Value from) {
  ArrayRef<int64_t> constants = a.getStaticSizes();
  int64_t rank = constants.size() + 2;
  auto sizes =
      inferSizes(shapes, constants, a.getSizes(), elementTypeOf(from), 3);
  if (failed(checkSpatialRank(shapes, "sizes", constants.size(), 1)) ||
      failed(checkRank(shapes, name, from, rank, rank, 1)) || failed(sizes))
    return failure();
  if (!allRanked(from))
    return std::optional<Shape>();
  Shape shape = shapes.shapeOf(from);
  llvm::copy(*sizes->front().shape, shape.begin() + 2);
  return std::optional<Shape>(std::move(shape));
}

template <typename Op> static LogicalResult verifyCorners(Op op, int number) {
  if (!isNearest(op.getMode()) || !op.getAlignCorners())
    return success();
  return op.emitOpError("expected align_corners = false for ")
         << stringifyInterpolateMode(op.getMode()) << " (C" << number << ")";
}

template <typename Op> static LogicalResult verifyScales(Op op, int number) {
  auto scales = op.getScales();
  if (!scales)
    return success();
  if (scales->size() != op.getStaticSizes().size())
    return op.emitOpError("expected ")
           << op.getStaticSizes().size() << " entries in scales but found "
           << scales->size() << " (C" << number << ")";
  for (double scale : *scales)
    if (!(scale > 0) || !std::isfinite(scale))
      return op.emitOpError("expected positive numbers in scales but found ")
             << scale << " (C" << number << ")";
  return success();
}

InferResult InterpolateOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type element = elementTypeOf(a.getX());
  auto shape = resizedShape(shapes, a, "x", a.getX());
  if (failed(shape))
    return failure();
  if (!*shape)
    return unrankedTensor(element);
  if (failed(checkSpatial(shapes, shapes.shapeOf(a.getX()), 4)))
    return failure();
  return oneTensor(std::move(**shape), element);
}

LogicalResult InterpolateOp::verify() {
  if (failed(verifySizes(*this, getStaticSizes(), getSizes(), 2)))
    return failure();
  if (!isNearest(getMode()) && !isa<FloatType>(elementTypeOf(getX())))
    return emitOpError("expected floats for ")
           << stringifyInterpolateMode(getMode()) << " but found "
           << elementTypeOf(getX()) << " (C5)";
  return success(succeeded(verifyCorners(*this, 6)) &&
                 succeeded(verifyScales(*this, 7)));
}

InferResult InterpolateBackwardOp::inferTensors(ShapeContext &shapes,
                                                Adaptor a) {
  Type element = elementTypeOf(a.getGrad());
  auto shape = resizedShape(shapes, a, "grad", a.getGrad());
  if (failed(shape))
    return failure();
  if (!*shape)
    return unrankedTensor(element);
  if (failed(checkSpatial(shapes, **shape, 3)))
    return failure();
  return oneTensor(std::move(**shape), element);
}

LogicalResult InterpolateBackwardOp::verify() {
  return success(
      succeeded(verifySizes(*this, getStaticSizes(), getSizes(), 2)) &&
      succeeded(verifyCorners(*this, 4)) && succeeded(verifyScales(*this, 5)));
}

//===----------------------------------------------------------------------===//
// grid_sample
//===----------------------------------------------------------------------===//

InferResult GridSampleOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type element = elementTypeOf(a.getX());
  if (a.getMode() == InterpolateMode::nearest_exact)
    return shapes.error("expected another mode than nearest_exact (C5)");
  if (!allRanked(a.getOperands()))
    return unrankedTensor(element);
  Shape x = shapes.shapeOf(a.getX()), grid = shapes.shapeOf(a.getGrid());
  int64_t rank = x.size();
  if (rank != 4 && rank != 5)
    return shapes.error("expected x of rank 4 or 5 but found rank " +
                        Twine(rank) + " (C1)");
  if (failed(checkRank(shapes, "grid", a.getGrid(), rank, rank, 1)) ||
      failed(checkEqual(shapes, "grid's last dimension", rank - 2, grid.back(),
                        2)) ||
      failed(checkEqual(shapes, "grid's first dimension", x[0], grid[0], 3)) ||
      failed(checkSpatial(shapes, x, 4)))
    return failure();
  Shape result{x[0], x[1]};
  result.append(grid.begin() + 1, grid.end() - 1);
  return oneTensor(std::move(result), element);
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

// Of an element, made of those beside its place in so many dimensions.
static double flopsOfElement(InterpolateMode mode, int64_t dims) {
  if (isNearest(mode))
    return 0;
  return 2 * std::pow(mode == InterpolateMode::linear ? 2 : 4, dims);
}

std::optional<double> InterpolateOp::flops(const CallSizes &sizes) {
  return knownFlops(flopsOfElement(getMode(), getStaticSizes().size()) *
                    sizes.results());
}

// Nearest elements are added, one by one.
std::optional<double> InterpolateBackwardOp::flops(const CallSizes &sizes) {
  double each = flopsOfElement(getMode(), getStaticSizes().size());
  return knownFlops(std::max(each, 1.0) * sizes.elements(getGrad()));
}

std::optional<double> GridSampleOp::flops(const CallSizes &sizes) {
  return knownFlops(flopsOfElement(getMode(), 1) == 0
                        ? 0 * sizes.results()
                        : std::pow(flopsOfElement(getMode(), 1) / 2,
                                   sizes.size(getGrid(), -1)) *
                              2 * sizes.results());
}
