//===- GraphContractionOps.cpp - sums of products -------------------------===//

#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "GraphShapes.h"
#include "tcopt/Support/EinsumEquation.h"
#include <cmath>

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

template <typename Adaptor>
static InferResult inferMatmul(ShapeContext &shapes, Adaptor a,
                               Type elementType) {
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

InferResult MatmulOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferMatmul(shapes, a, elementTypeOf(a.getLhs()));
}

template <typename Adaptor>
static LogicalResult checkOneType(ShapeContext &shapes, Adaptor a, int number) {
  ValueRange operands = a.getOperands();
  if (elementTypeOf(operands[0]) == elementTypeOf(operands[1]))
    return success();
  return shapes.error("expected operands of one element type (C" +
                      Twine(number) + ")");
}

static Type i32Of(Value x) { return IntegerType::get(x.getContext(), 32); }

InferResult IntMatmulOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkOneType(shapes, a, 4)))
    return failure();
  return inferMatmul(shapes, a, i32Of(a.getLhs()));
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

//===----------------------------------------------------------------------===//
// grouped_matmul
//===----------------------------------------------------------------------===//

template <typename Adaptor>
static LogicalResult checkGrouped(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "x", a.getX(), 2, 2, 1)) ||
      failed(checkRank(shapes, "w", a.getW(), 2, 3, 1)) ||
      failed(checkRank(shapes, "ends", a.getEnds(), 1, 1, 1)))
    return failure();
  if (elementTypeOf(a.getX()) == elementTypeOf(a.getW()))
    return success();
  return shapes.error("expected x and w of one element type (C4)");
}

InferResult GroupedMatmulOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type type = elementTypeOf(a.getX());
  if (failed(checkGrouped(shapes, a)))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(type);
  Shape x = shapes.shapeOf(a.getX()), w = shapes.shapeOf(a.getW());
  Dim groups = shapes.shapeOf(a.getEnds())[0];
  if (failed(checkEqual(shapes, "the contracted dimension", x[1],
                        w[w.size() - 2], 2)))
    return failure();
  if (w.size() == 2)
    return oneTensor(Shape{groups, x[0], w[1]}, type);
  if (failed(checkEqual(shapes, "ends", w[0], groups, 3)))
    return failure();
  return oneTensor(Shape{x[0], w[2]}, type);
}

std::optional<double> GroupedMatmulOp::flops(const CallSizes &sizes) {
  return knownFlops(2 * sizes.elements(getX()) * sizes.size(getW(), -1));
}

//===----------------------------------------------------------------------===//
// addmm, baddbmm
//===----------------------------------------------------------------------===//

static bool isExactInteger(const APFloat &number) {
  return number.isInteger() &&
         std::abs(number.convertToDouble()) <= double(int64_t(1) << 53);
}

// Checks that `x` broadcasts to the product's shape, and does not change it.
static LogicalResult checkAddend(ShapeContext &shapes, Value x,
                                 const Shape &product) {
  Shape addend = shapes.shapeOf(x);
  FailureOr<Shape> both = shapes.broadcast({product, addend}, 3);
  if (failed(both))
    return failure();
  bool fits = addend.size() <= product.size();
  for (size_t i = 0; fits && i < product.size(); ++i)
    fits = !product[i].is(1) || (*both)[i].is(1);
  if (!fits)
    return shapes.error("expected x to broadcast to the product (C3)");
  return success();
}

template <typename Adaptor>
static InferResult inferAddProduct(ShapeContext &shapes, Adaptor a,
                                   size_t rank) {
  Type type = elementTypeOf(a.getX());
  if (isa<IntegerType>(type) &&
      !(isExactInteger(a.getBeta()) && isExactInteger(a.getAlpha())))
    return shapes.error("expected integers as beta and alpha (C4)");
  if (failed(checkRank(shapes, "a", a.getA(), rank, rank, 1)) ||
      failed(checkRank(shapes, "b", a.getB(), rank, rank, 1)))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(type);
  Shape lhs = shapes.shapeOf(a.getA()), rhs = shapes.shapeOf(a.getB());
  if (failed(checkEqual(shapes, "the contracted dimension", lhs.back(),
                        rhs[rank - 2], 2)) ||
      (rank == 3 &&
       failed(checkEqual(shapes, "the batch dimension", lhs[0], rhs[0], 3))))
    return failure();
  Shape product = lhs;
  if (rank == 3 && rhs[0].isStatic())
    product[0] = rhs[0];
  product.back() = rhs.back();
  if (failed(checkAddend(shapes, a.getX(), product)))
    return failure();
  return oneTensor(std::move(product), type);
}

InferResult AddmmOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferAddProduct(shapes, a, 2);
}

InferResult BaddbmmOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferAddProduct(shapes, a, 3);
}

//===----------------------------------------------------------------------===//
// einsum
//===----------------------------------------------------------------------===//

// Adds the sizes of an operand to those of its labels, which broadcast.
static LogicalResult mergeSizes(ShapeContext &shapes, const Shape &shape,
                                ArrayRef<int> labels,
                                SmallVectorImpl<std::optional<Dim>> &sizes) {
  SmallVector<std::optional<Dim>> own(sizes.size());
  for (auto [label, size] : llvm::zip(labels, shape)) {
    if (own[label] && failed(checkEqual(shapes, "a diagonal's dimension",
                                        *own[label], size, 3)))
      return failure();
    if (!own[label] || size.isStatic())
      own[label] = size;
  }
  for (auto [all, size] : llvm::zip(sizes, own)) {
    if (!size)
      continue;
    FailureOr<Shape> both =
        shapes.broadcast({Shape{all.value_or(*size)}, Shape{*size}}, 2);
    if (failed(both))
      return failure();
    all = both->front();
  }
  return success();
}

InferResult EinsumOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (a.getInputs().empty())
    return shapes.error("expected an operand (C4)");
  Type type = elementTypeOf(a.getInputs().front());
  if (!allRanked(a.getInputs()))
    return unrankedTensor(type);
  SmallVector<Shape> operands;
  SmallVector<int64_t> ranks;
  for (Value input : a.getInputs()) {
    operands.push_back(shapes.shapeOf(input));
    ranks.push_back(operands.back().size());
  }
  auto equation = EinsumEquation::parse(a.getEquation(), ranks);
  if (!equation)
    return shapes.error(llvm::toString(equation.takeError()) + " (C1)");
  SmallVector<std::optional<Dim>> sizes(equation->numLabels);
  for (auto [shape, labels] : llvm::zip(operands, equation->operands))
    if (failed(mergeSizes(shapes, shape, labels, sizes)))
      return failure();
  Shape result;
  for (int label : equation->result)
    result.push_back(*sizes[label]);
  return oneTensor(std::move(result), type);
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

static LogicalResult checkNorm(ShapeContext &shapes, const APFloat &p,
                               int number) {
  if (!p.isNaN() && (!p.isNegative() || p.isZero()))
    return success();
  return shapes.error("expected p that is not negative (C" + Twine(number) +
                      ")");
}

InferResult CdistOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkNorm(shapes, a.getP(), 4)) ||
      failed(checkRank(shapes, "lhs", a.getLhs(), 2, INT64_MAX, 1)) ||
      failed(checkRank(shapes, "rhs", a.getRhs(), 2, INT64_MAX, 1)))
    return failure();
  Type type = elementTypeOf(a.getLhs());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(type);
  Shape lhs = shapes.shapeOf(a.getLhs()), rhs = shapes.shapeOf(a.getRhs());
  if (failed(checkEqual(shapes, "the rows' size", lhs.back(), rhs.back(), 2)))
    return failure();
  FailureOr<Shape> result =
      shapes.broadcast({leading(lhs, 2), leading(rhs, 2)}, 3);
  if (failed(result))
    return failure();
  result->append({lhs[lhs.size() - 2], rhs[rhs.size() - 2]});
  return oneTensor(std::move(result), type);
}

InferResult PdistOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkNorm(shapes, a.getP(), 2)) ||
      failed(checkRank(shapes, "x", a.getX(), 2, 2, 1)))
    return failure();
  Type type = elementTypeOf(a.getX());
  if (!allRanked(a.getX()))
    return unrankedTensor(type);
  Dim rows = shapes.shapeOf(a.getX())[0];
  Dim pairs = shapes.mul(rows, shapes.sub(rows, 1));
  return oneTensor(Shape{shapes.floorDiv(pairs, 2)}, type);
}

//===----------------------------------------------------------------------===//
// int_conv
//===----------------------------------------------------------------------===//

template <typename Adaptor>
static LogicalResult checkIntConv(ShapeContext &shapes, Adaptor a,
                                  const Shape &x, const Shape &weight) {
  size_t n = a.getStride().size();
  if (failed(checkList(shapes, "stride", a.getStride(), n, 1, 2)) ||
      failed(checkList(shapes, "padding", a.getPadding(), n, 0, 2)) ||
      failed(checkList(shapes, "dilation", a.getDilation(), n, 1, 2)))
    return failure();
  int64_t groups = a.getGroups();
  auto divisible = [&](Dim d) {
    return !d.isStatic() || *d.constant % groups == 0;
  };
  if (groups < 1 || !divisible(x[1]) || !divisible(weight[0]))
    return shapes.error("expected groups that divide the channels but found " +
                        Twine(groups) + " (C3)");
  if (x[1].isStatic())
    return checkEqual(shapes, "weight's second dimension",
                      Dim(*x[1].constant / groups), weight[1], 4);
  if (shapes.isRecording())
    shapes.expectEqual(shapes.mul(weight[1], groups), x[1],
                       "channels of x must be those of weight (C4)");
  return success();
}

InferResult IntConvOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  size_t n = a.getStride().size();
  if (n < 1 || n > 3)
    return shapes.error("expected a stride of 1 to 3 entries but found " +
                        Twine(n) + " (C1)");
  if (failed(checkOneType(shapes, a, 6)) ||
      failed(checkRank(shapes, "x", a.getX(), n + 2, n + 2, 1)) ||
      failed(checkRank(shapes, "weight", a.getWeight(), n + 2, n + 2, 1)))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(i32Of(a.getX()));
  Shape x = shapes.shapeOf(a.getX()), weight = shapes.shapeOf(a.getWeight());
  if (failed(checkIntConv(shapes, a, x, weight)))
    return failure();
  return oneTensor(convolvedShape(shapes, a, x, weight, 5), i32Of(a.getX()));
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

// An equation that cannot be read is the shape rule's error.
static std::optional<EinsumEquation> equationOf(EinsumOp op) {
  SmallVector<int64_t> ranks;
  for (Value input : op.getInputs()) {
    auto type = dyn_cast<RankedTensorType>(input.getType());
    if (!type)
      return std::nullopt;
    ranks.push_back(type.getRank());
  }
  auto equation = EinsumEquation::parse(op.getEquation(), ranks);
  if (equation)
    return std::move(*equation);
  llvm::consumeError(equation.takeError());
  return std::nullopt;
}

SmallVector<AlignedDims> EinsumOp::alignedDims() {
  std::optional<EinsumEquation> equation = equationOf(*this);
  if (!equation)
    return {};
  SmallVector<AlignedDims> all(equation->numLabels);
  for (auto [input, labels] : llvm::zip(getInputs(), equation->operands))
    for (auto [dim, label] : llvm::enumerate(labels))
      all[label].push_back({input, int64_t(dim)});
  llvm::erase_if(all, [](const AlignedDims &dims) { return dims.size() < 2; });
  return all;
}

std::optional<double> EinsumOp::flops(const CallSizes &sizes) {
  std::optional<EinsumEquation> equation = equationOf(*this);
  if (!equation)
    return std::nullopt;
  SmallVector<double> ofLabel(equation->numLabels, 1);
  for (auto [input, labels] : llvm::zip(getInputs(), equation->operands))
    for (auto [dim, label] : llvm::enumerate(labels))
      if (double size = sizes.size(input, dim); ofLabel[label] == 1)
        ofLabel[label] = size;
  double count = getInputs().size();
  for (double size : ofLabel)
    count *= size;
  return knownFlops(count);
}
