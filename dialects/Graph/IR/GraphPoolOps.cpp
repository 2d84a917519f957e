//===- GraphPoolOps.cpp - pooling windows ---------------------------------===//

#include "tcopt/Graph/IR/GraphPoolOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

static LogicalResult checkPadding(ShapeContext &shapes,
                                  ArrayRef<int64_t> kernel,
                                  ArrayRef<int64_t> padding) {
  for (int i : {0, 1})
    if (padding[i] > kernel[i] / 2)
      return shapes.error("expected padding of at most " +
                          Twine(kernel[i] / 2) + " but found " +
                          Twine(padding[i]) + " (C2)");
  return success();
}

template <typename Adaptor>
static InferResult inferPool(ShapeContext &shapes, Adaptor a,
                             ArrayRef<int64_t> dilation) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  if (failed(checkList(shapes, "kernel_size", a.getKernelSize(), 2, 1, 2)) ||
      failed(checkList(shapes, "stride", a.getStride(), 2, 1, 2)) ||
      failed(checkList(shapes, "padding", a.getPadding(), 2, 0, 2)) ||
      failed(checkList(shapes, "dilation", dilation, 2, 1, 2)) ||
      failed(checkPadding(shapes, a.getKernelSize(), a.getPadding())))
    return failure();
  Shape shape = shapes.shapeOf(a.getX());
  if (shape.size() != 3 && shape.size() != 4)
    return shapes.error("expected x of rank 3 or 4 but found rank " +
                        Twine(shape.size()) + " (C1)");
  for (int i : {0, 1}) {
    Window window{a.getKernelSize()[i], a.getStride()[i], a.getPadding()[i],
                  dilation[i], a.getCeilMode()};
    Dim &size = shape[shape.size() - 2 + i];
    FailureOr<Dim> count = checkedWindows(shapes, size, window, 3);
    if (failed(count))
      return failure();
    size = *count;
  }
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

InferResult MaxPool2dOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferPool(shapes, a, a.getDilation());
}

InferResult AvgPool2dOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferPool(shapes, a, {1, 1});
}
