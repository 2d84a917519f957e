//===- GraphLossOps.cpp - losses ------------------------------------------===//

#include "tcopt/Graph/IR/GraphLossOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

// What becomes of losses of this shape.
static InferResult reduced(InferResult losses, LossReduction reduction) {
  if (failed(losses) || reduction == LossReduction::none)
    return losses;
  return oneTensor(Shape(), losses->front().elementType);
}

//===----------------------------------------------------------------------===//
// Of elements
//===----------------------------------------------------------------------===//

template <typename Adaptor>
static InferResult inferLoss(ShapeContext &shapes, Adaptor a) {
  return reduced(inferPointwise(shapes, a.getOperands()), a.getReduction());
}

InferResult MseLossOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferLoss(shapes, a);
}
InferResult L1LossOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferLoss(shapes, a);
}
InferResult KlDivOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferLoss(shapes, a);
}
InferResult BinaryCrossEntropyOp::inferTensors(ShapeContext &shapes,
                                               Adaptor a) {
  return inferLoss(shapes, a);
}
InferResult BinaryCrossEntropyWithLogitsOp::inferTensors(ShapeContext &shapes,
                                                         Adaptor a) {
  return inferLoss(shapes, a);
}

InferResult SmoothL1LossOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  double beta = a.getBeta().convertToDouble();
  if (!(beta >= 0))
    return shapes.error("expected beta that is not negative (C3)");
  return inferLoss(shapes, a);
}

InferResult HuberLossOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  double delta = a.getDelta().convertToDouble();
  if (!(delta > 0))
    return shapes.error("expected delta that is positive (C3)");
  return inferLoss(shapes, a);
}

//===----------------------------------------------------------------------===//
// Of classes
//===----------------------------------------------------------------------===//

static LogicalResult checkTarget(ShapeContext &shapes, ArrayRef<Dim> expected,
                                 Value target) {
  int64_t rank = expected.size();
  if (failed(checkRank(shapes, "target", target, rank, rank, 2)))
    return failure();
  for (auto [size, found] : llvm::zip(expected, shapes.shapeOf(target)))
    if (failed(checkEqual(shapes, "target", size, found, 2)))
      return failure();
  return success();
}

static LogicalResult checkWeight(ShapeContext &shapes, Dim classes,
                                 Value weight) {
  if (!weight)
    return success();
  if (failed(checkRank(shapes, "weight", weight, 1, 1, 3)))
    return failure();
  return checkEqual(shapes, "weight", classes, shapes.shapeOf(weight)[0], 3);
}

static LogicalResult checkElementType(ShapeContext &shapes, StringRef name,
                                      Value value, Type expected) {
  if (!value || elementTypeOf(value) == expected)
    return success();
  return shapes.error("expected " + name + " of the element type of x (C4)");
}

// The losses of the positions, of which each has a target.
template <typename Adaptor>
static InferResult inferClassLoss(ShapeContext &shapes, Adaptor a) {
  Value x = a.getX(), target = a.getTarget();
  Type type = elementTypeOf(x);
  bool areProbabilities = isa<FloatType>(elementTypeOf(target));
  if (failed(checkElementType(shapes, "weight", a.getWeight(), type)) ||
      (areProbabilities &&
       failed(checkElementType(shapes, "probabilities", target, type))))
    return failure();
  if (!allRanked(a.getOperands()))
    return reduced(unrankedTensor(type), a.getReduction());
  if (failed(checkRank(shapes, "x", x, 1, INT64_MAX, 1)))
    return failure();
  Shape all = shapes.shapeOf(x), positions = all;
  auto classes = positions.begin() + (all.size() > 1);
  if (failed(checkWeight(shapes, *classes, a.getWeight())))
    return failure();
  positions.erase(classes);
  if (failed(checkTarget(shapes, areProbabilities ? all : positions, target)))
    return failure();
  return reduced(oneTensor(std::move(positions), type), a.getReduction());
}

InferResult NllLossOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferClassLoss(shapes, a);
}

InferResult CrossEntropyOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  double smoothing = a.getLabelSmoothing().convertToDouble();
  if (!(smoothing >= 0 && smoothing <= 1))
    return shapes.error("expected label_smoothing in [0, 1] (C5)");
  return inferClassLoss(shapes, a);
}
