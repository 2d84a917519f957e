//===- GraphNNOps.cpp - ops of GraphBase's family NN ------------===//

#include "mlir/IR/Builders.h"
#include "tcopt/Graph/IR/GraphOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

#define GET_OP_CLASSES
#include "tcopt/Graph/IR/GraphNNOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

// Splits a matmul operand into leading sizes and its last `n` ones.
static Shape leading(const Shape &shape, size_t n) {
  return Shape(ArrayRef<Dim>(shape).drop_back(std::min(n, shape.size())));
}

InferResult MatmulOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getLhs());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  Shape lhs = shapes.shapeOf(a.getLhs()), rhs = shapes.shapeOf(a.getRhs());
  if (lhs.empty() || rhs.empty())
    return shapes.error("expected operands of rank 1 or more (C1)");
  Dim inner = rhs.size() == 1 ? rhs[0] : rhs[rhs.size() - 2];
  if (failed(
          checkEqual(shapes, "the contracted dimension", lhs.back(), inner, 2)))
    return failure();
  FailureOr<Shape> result =
      shapes.broadcast({leading(lhs, 2), leading(rhs, 2)}, 3);
  if (failed(result))
    return failure();
  if (lhs.size() > 1)
    result->push_back(lhs[lhs.size() - 2]);
  if (rhs.size() > 1)
    result->push_back(rhs.back());
  return oneTensor(std::move(result), elementType);
}

static LogicalResult checkBias(ShapeContext &shapes, Value bias, Dim size,
                               int rankNumber, int sizeNumber) {
  if (!bias)
    return success();
  if (failed(checkRank(shapes, "bias", bias, 1, 1, rankNumber)))
    return failure();
  return checkEqual(shapes, "bias", size, shapes.shapeOf(bias)[0], sizeNumber);
}

InferResult LinearOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getX());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  if (failed(checkRank(shapes, "x", a.getX(), 1, INT64_MAX, 1)) ||
      failed(checkRank(shapes, "weight", a.getWeight(), 2, 2, 1)))
    return failure();
  Shape x = shapes.shapeOf(a.getX()), weight = shapes.shapeOf(a.getWeight());
  if (failed(checkEqual(shapes, "weight", x.back(), weight[1], 2)) ||
      failed(checkBias(shapes, a.getBias(), weight[0], 1, 3)))
    return failure();
  x.back() = weight[0];
  return oneTensor(std::move(x), elementType);
}

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

template <typename Adaptor>
static LogicalResult checkConvLists(ShapeContext &shapes, Adaptor a) {
  return success(
      succeeded(checkList(shapes, "stride", a.getStride(), 2, 1, 2)) &&
      succeeded(checkList(shapes, "padding", a.getPadding(), 2, 0, 2)) &&
      succeeded(checkList(shapes, "dilation", a.getDilation(), 2, 1, 2)));
}

// The number of windows, or an error that cites constraint `number`.
static FailureOr<Dim> checkedWindows(ShapeContext &shapes, Dim size, Window w,
                                     int number) {
  Dim count = windowCount(shapes, size, w);
  shapes.expectAtLeast(w.extent() - 2 * w.padding, size,
                       "a window must fit into the padded input (C" +
                           Twine(number) + ")");
  Dim room = size.isStatic() ? shapes.add(size, 2 * w.padding) : Dim();
  if (failed(checkWindow(shapes, room, w, number)))
    return failure();
  return count;
}

InferResult Conv2dOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type elementType = elementTypeOf(a.getX());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  if (failed(checkRank(shapes, "x", a.getX(), 4, 4, 1)) ||
      failed(checkRank(shapes, "weight", a.getWeight(), 4, 4, 1)) ||
      failed(checkConvLists(shapes, a)))
    return failure();
  Shape x = shapes.shapeOf(a.getX()), weight = shapes.shapeOf(a.getWeight());
  if (failed(checkChannels(shapes, a, x, weight)))
    return failure();
  Shape result{x[0], weight[0]};
  for (int i : {0, 1}) {
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

//===----------------------------------------------------------------------===//
// Pooling
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Normalisation, attention, embedding
//===----------------------------------------------------------------------===//

static LogicalResult checkEps(ShapeContext &shapes, const APFloat &eps) {
  if (!eps.isNegative() && !eps.isNaN())
    return success();
  return shapes.error("expected eps that is not negative (C4)");
}

InferResult BatchNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkEps(shapes, a.getEps())))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  if (failed(checkRank(shapes, "x", a.getX(), 2, INT64_MAX, 1)))
    return failure();
  Dim channels = shapes.shapeOf(a.getX())[1];
  StringRef names[] = {"mean", "var", "weight", "bias"};
  for (auto [name, value] : llvm::zip(names, a.getOperands().drop_front()))
    if (failed(checkRank(shapes, name, value, 1, 1, 2)) ||
        failed(checkEqual(shapes, name, channels, shapes.shapeOf(value)[0], 2)))
      return failure();
  return inferPointwise(shapes, a.getX());
}

InferResult LayerNormOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkEps(shapes, a.getEps())))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape x = shapes.shapeOf(a.getX());
  int64_t n = a.getNormalizedDims(), rank = x.size();
  if (n < 1 || n > rank)
    return shapes.error("expected normalized_dims in [1, " + Twine(rank) +
                        "] but found " + Twine(n) + " (C1)");
  StringRef names[] = {"weight", "bias"};
  for (auto [name, value] : llvm::zip(names, a.getOperands().drop_front())) {
    if (failed(checkRank(shapes, name, value, n, n, 2)))
      return failure();
    Shape sizes = shapes.shapeOf(value);
    for (int64_t i = 0; i < n; ++i)
      if (failed(checkEqual(shapes, name, x[rank - n + i], sizes[i], 2)))
        return failure();
  }
  return oneTensor(std::move(x), elementTypeOf(a.getX()));
}

template <typename Adaptor>
static LogicalResult checkMask(ShapeContext &shapes, Adaptor a, Shape scores) {
  if (!a.getAttnMask())
    return success();
  if (a.getIsCausal())
    return shapes.error("expected no attn_mask with is_causal (C4)");
  Type type = elementTypeOf(a.getAttnMask());
  if (!type.isInteger(1) && type != elementTypeOf(a.getQuery()))
    return shapes.error("expected attn_mask of Booleans or of the element type "
                        "of query (C3)");
  FailureOr<Shape> both =
      shapes.broadcast({scores, shapes.shapeOf(a.getAttnMask())}, 3);
  if (failed(both))
    return failure();
  if (both->size() != scores.size())
    return shapes.error("expected attn_mask of rank " + Twine(scores.size()) +
                        " or less (C3)");
  for (auto [score, size] : llvm::zip(scores, *both))
    if (score.is(1) && !size.is(1))
      return shapes.error("expected attn_mask of size 1 where query and key "
                          "have it (C3)");
  return success();
}

template <typename Adaptor>
static LogicalResult checkAttentionTypes(ShapeContext &shapes, Adaptor a) {
  Type type = elementTypeOf(a.getQuery());
  if (type == elementTypeOf(a.getKey()) && type == elementTypeOf(a.getValue()))
    return success();
  return shapes.error("expected query, key and value of one element type (C1)");
}

InferResult ScaledDotProductAttentionOp::inferTensors(ShapeContext &shapes,
                                                      Adaptor a) {
  if (failed(checkAttentionTypes(shapes, a)))
    return failure();
  Type elementType = elementTypeOf(a.getQuery());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  Shape q = shapes.shapeOf(a.getQuery()), k = shapes.shapeOf(a.getKey()),
        v = shapes.shapeOf(a.getValue());
  size_t rank = q.size();
  if (rank < 2 || k.size() != rank || v.size() != rank)
    return shapes.error("expected query, key and value of one rank, 2 or more "
                        "(C1)");
  if (failed(checkEqual(shapes, "key", q[rank - 1], k[rank - 1], 2)) ||
      failed(checkEqual(shapes, "value", k[rank - 2], v[rank - 2], 2)))
    return failure();
  FailureOr<Shape> result =
      shapes.broadcast({leading(q, 2), leading(k, 2), leading(v, 2)});
  if (failed(result))
    return failure();
  Shape scores(*result);
  scores.append({q[rank - 2], k[rank - 2]});
  result->append({q[rank - 2], v[rank - 1]});
  if (failed(checkMask(shapes, a, scores)))
    return failure();
  return oneTensor(std::move(result), elementType);
}

InferResult EmbeddingOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "weight", a.getWeight(), 2, 2, 1)))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getWeight()));
  Shape shape = shapes.shapeOf(a.getIndices());
  shape.push_back(shapes.shapeOf(a.getWeight())[1]);
  return oneTensor(std::move(shape), elementTypeOf(a.getWeight()));
}
