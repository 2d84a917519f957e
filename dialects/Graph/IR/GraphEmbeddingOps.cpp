//===- GraphEmbeddingOps.cpp - rows of tables -----------------------------===//

#include "tcopt/Graph/IR/GraphEmbeddingOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

static LogicalResult checkPadding(ShapeContext &shapes,
                                  std::optional<int64_t> padding, Value weight,
                                  int number) {
  if (!padding)
    return success();
  Dim rows = allRanked(weight) ? shapes.shapeOf(weight)[0] : Dim();
  int64_t most = rows.isStatic() ? *rows.constant : kMostSize;
  if (*padding >= 0 && *padding < most)
    return success();
  return shapes.error("expected padding_idx in [0, " + Twine(most) +
                      ") but found " + Twine(*padding) + " (C" + Twine(number) +
                      ")");
}

InferResult EmbeddingOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "weight", a.getWeight(), 2, 2, 1)) ||
      failed(checkPadding(shapes, a.getPaddingIdx(), a.getWeight(), 3)))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getWeight()));
  Shape shape = shapes.shapeOf(a.getIndices());
  shape.push_back(shapes.shapeOf(a.getWeight())[1]);
  return oneTensor(std::move(shape), elementTypeOf(a.getWeight()));
}

template <typename Adaptor>
static LogicalResult checkBag(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "weight", a.getWeight(), 2, 2, 1)) ||
      failed(checkRank(shapes, "indices", a.getIndices(), 1, 1, 1)) ||
      failed(checkRank(shapes, "offsets", a.getOffsets(), 1, 1, 1)))
    return failure();
  if (elementTypeOf(a.getIndices()) != elementTypeOf(a.getOffsets()))
    return shapes.error(
        "expected indices and offsets of one element type (C2)");
  Value scales = a.getPerSampleWeights();
  if (!scales)
    return success();
  if (a.getMode() != BagMode::sum ||
      elementTypeOf(scales) != elementTypeOf(a.getWeight()))
    return shapes.error("expected per_sample_weights of the element type of "
                        "weight, and mode = sum (C3)");
  if (failed(checkRank(shapes, "per_sample_weights", scales, 1, 1, 1)))
    return failure();
  if (!allRanked({scales, a.getIndices()}))
    return success();
  return checkEqual(shapes, "per_sample_weights",
                    shapes.shapeOf(a.getIndices())[0],
                    shapes.shapeOf(scales)[0], 3);
}

InferResult EmbeddingBagOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkBag(shapes, a)))
    return failure();
  if (failed(checkPadding(shapes, a.getPaddingIdx(), a.getWeight(), 6)))
    return failure();
  Type type = elementTypeOf(a.getWeight());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(type);
  Dim bags = shapes.shapeOf(a.getOffsets())[0];
  if (a.getIncludeLastOffset()) {
    if (bags.is(0))
      return shapes.error("expected an offset with include_last_offset (C4)");
    shapes.expectAtLeast(1, bags, "there must be an offset (C4)");
    bags = shapes.sub(bags, 1);
  }
  return oneTensor(Shape{bags, shapes.shapeOf(a.getWeight())[1]}, type);
}

InferResult EmbeddingBackwardOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  int64_t rows = a.getNumWeights();
  std::optional<int64_t> padding = a.getPaddingIdx();
  if (rows < 0 || rows > kMostSize ||
      (padding && (*padding < 0 || *padding >= rows)))
    return shapes.error("expected num_weights that is not negative and "
                        "padding_idx below it (C2)");
  Type type = elementTypeOf(a.getGrad());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(type);
  Shape grad = shapes.shapeOf(a.getGrad()),
        indices = shapes.shapeOf(a.getIndices());
  if (grad.size() != indices.size() + 1)
    return shapes.error("expected grad of rank " + Twine(indices.size() + 1) +
                        " but found " + Twine(grad.size()) + " (C1)");
  for (auto [expected, found] : llvm::zip(indices, grad))
    if (failed(checkEqual(shapes, "a dimension of grad", expected, found, 1)))
      return failure();
  return oneTensor(Shape{Dim(rows), grad.back()}, type);
}
