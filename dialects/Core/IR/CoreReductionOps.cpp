//===- CoreReductionOps.cpp - ops of core's family Reduction
//------------------===//

#include "tcopt/Core/IR/CoreReductionOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;

// Numbers are added, bits are combined.
static LogicalResult verifyKind(Operation *op, ReduceKind kind, Type element) {
  bool bits = kind == ReduceKind::bitAnd || kind == ReduceKind::bitOr;
  if (bits ? isa<IntegerType>(element) : !element.isInteger(1))
    return success();
  return op->emitOpError("expected ")
         << (bits ? "integers or Booleans" : "numbers") << " for "
         << stringifyReduceKind(kind) << " but found " << element << " (C3)";
}

LogicalResult ReduceOp::verify() {
  return verifyKind(*this, getKind(), elementTypeOf(getX()));
}

LogicalResult ReduceWindowOp::verify() {
  return verifyKind(*this, getKind(), elementTypeOf(getX()));
}

// One result an element type for windows over x.
template <typename Adaptor>
static InferResult inferWindows(ShapeContext &shapes, Adaptor a,
                                Type elementType) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementType);
  Shape shape = shapes.shapeOf(a.getX());
  size_t rank = shape.size();
  if (failed(checkList(shapes, "sizes", a.getSizes(), rank, 1, 1)) ||
      failed(checkList(shapes, "strides", a.getStrides(), rank, 1, 1)) ||
      failed(checkList(shapes, "low", a.getLow(), rank, 0, 1)) ||
      failed(checkList(shapes, "high", a.getHigh(), rank, 0, 1)) ||
      failed(checkList(shapes, "dilations", a.getDilations(), rank, 1, 1)))
    return failure();
  for (size_t i = 0; i < rank; ++i) {
    Window window{a.getSizes()[i], a.getStrides()[i], 0, a.getDilations()[i]};
    Dim padded = shapes.add(shape[i], a.getLow()[i] + a.getHigh()[i]);
    // Of a batch of no elements there are no windows of one.
    if (window.kernel > 1 && failed(checkWindow(shapes, padded, window, 2)))
      return failure();
    shape[i] = windowCount(shapes, padded, window);
  }
  return oneTensor(std::move(shape), elementType);
}

InferResult ReduceWindowOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferWindows(shapes, a, elementTypeOf(a.getX()));
}

InferResult ArgReduceWindowOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type i64 = IntegerType::get(elementTypeOf(a.getX()).getContext(), 64);
  return inferWindows(shapes, a, i64);
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

// The type in which products of the type are added.
static Type sumType(Type type) {
  bool narrow = type.isF16() || type.isBF16();
  return narrow ? Float32Type::get(type.getContext()) : type;
}

// The same, or the type that `wanted` asks for.
static FailureOr<Type> sumType(ShapeContext &shapes, Type type,
                               std::optional<Type> wanted, int number) {
  if (!wanted)
    return sumType(type);
  if (wanted->isSignlessInteger(32) &&
      (type.isSignlessInteger(8) || type.isUnsignedInteger(8)))
    return *wanted;
  return shapes.error(
      "expected a sum_type of i32 for operands of i8 or ui8 (C" +
      Twine(number) + ")");
}

static LogicalResult checkSide(ShapeContext &shapes, ArrayRef<int64_t> batch,
                               ArrayRef<int64_t> contract, int64_t rank) {
  SmallVector<int64_t> both(batch);
  both.append(contract.begin(), contract.end());
  shapes.refuseNegativeDims();
  return normalizeDims(shapes, both, rank, 1);
}

static LogicalResult checkPairs(ShapeContext &shapes, const Shape &lhs,
                                const Shape &rhs, ArrayRef<int64_t> lhsDims,
                                ArrayRef<int64_t> rhsDims) {
  if (lhsDims.size() != rhsDims.size())
    return shapes.error("expected " + Twine(lhsDims.size()) +
                        " paired dimensions but found " +
                        Twine(rhsDims.size()) + " (C1)");
  for (auto [i, j] : llvm::zip(lhsDims, rhsDims))
    if (failed(checkEqual(shapes, "a paired dimension", lhs[i], rhs[j], 3)))
      return failure();
  return success();
}

static void appendFree(Shape &to, const Shape &from, ArrayRef<int64_t> batch,
                       ArrayRef<int64_t> contract) {
  for (auto [i, size] : llvm::enumerate(from))
    if (!llvm::is_contained(batch, int64_t(i)) &&
        !llvm::is_contained(contract, int64_t(i)))
      to.push_back(size);
}

InferResult ContractOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  FailureOr<Type> type =
      sumType(shapes, elementTypeOf(a.getLhs()), a.getSumType(), 5);
  if (failed(type))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(*type);
  Shape lhs = shapes.shapeOf(a.getLhs()), rhs = shapes.shapeOf(a.getRhs());
  if (failed(
          checkSide(shapes, a.getLhsBatch(), a.getLhsContract(), lhs.size())) ||
      failed(
          checkSide(shapes, a.getRhsBatch(), a.getRhsContract(), rhs.size())) ||
      failed(checkPairs(shapes, lhs, rhs, a.getLhsBatch(), a.getRhsBatch())) ||
      failed(
          checkPairs(shapes, lhs, rhs, a.getLhsContract(), a.getRhsContract())))
    return failure();
  Shape result;
  for (auto [i, j] : llvm::zip(a.getLhsBatch(), a.getRhsBatch()))
    result.push_back(lhs[i].isStatic()   ? lhs[i]
                     : rhs[j].isStatic() ? rhs[j]
                                         : lhs[i]);
  appendFree(result, lhs, a.getLhsBatch(), a.getLhsContract());
  appendFree(result, rhs, a.getRhsBatch(), a.getRhsContract());
  return oneTensor(std::move(result), *type);
}

static LogicalResult checkGroups(ShapeContext &shapes, int64_t groups,
                                 const Shape &x, const Shape &weight) {
  auto divisible = [&](Dim d) {
    return !d.isStatic() || *d.constant % groups == 0;
  };
  if (groups < 1 || !divisible(x[1]) || !divisible(weight[0]))
    return shapes.error("expected groups that divide the channels but found " +
                        Twine(groups) + " (C3)");
  Dim expected = x[1].isStatic() ? Dim(*x[1].constant / groups) : Dim();
  return checkEqual(shapes, "weight's second dimension", expected, weight[1],
                    4);
}

template <typename Adaptor>
static LogicalResult checkSpatial(ShapeContext &shapes, Adaptor a, size_t n) {
  return success(
      succeeded(checkList(shapes, "strides", a.getStrides(), n, 1, 2)) &&
      succeeded(checkList(shapes, "low", a.getLow(), n, 0, 2)) &&
      succeeded(checkList(shapes, "high", a.getHigh(), n, 0, 2)) &&
      succeeded(checkList(shapes, "dilations", a.getDilations(), n, 1, 2)));
}

InferResult ConvolutionOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  FailureOr<Type> type =
      sumType(shapes, elementTypeOf(a.getX()), a.getSumType(), 7);
  if (failed(type))
    return failure();
  if (!allRanked(a.getOperands()))
    return unrankedTensor(*type);
  Shape x = shapes.shapeOf(a.getX()), weight = shapes.shapeOf(a.getWeight());
  if (x.size() < 3 || weight.size() != x.size())
    return shapes.error("expected x and weight of one rank, 3 or more (C1)");
  size_t n = x.size() - 2;
  if (failed(checkSpatial(shapes, a, n)) ||
      failed(checkGroups(shapes, a.getGroups(), x, weight)))
    return failure();
  Shape result{x[0], weight[0]};
  for (size_t i = 0; i < n; ++i) {
    if (!weight[2 + i].isStatic())
      return shapes.error("expected a weight with known kernel sizes (C5)");
    Window window{*weight[2 + i].constant, a.getStrides()[i], 0,
                  a.getDilations()[i]};
    Dim padded = shapes.add(x[2 + i], a.getLow()[i] + a.getHigh()[i]);
    if (failed(checkWindow(shapes, padded, window, 5)))
      return failure();
    result.push_back(windowCount(shapes, padded, window));
  }
  return oneTensor(std::move(result), *type);
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

std::optional<double> ContractOp::flops(const CallSizes &sizes) {
  double count = 2 * sizes.results();
  for (int64_t dim : getLhsContract())
    count *= sizes.size(getLhs(), dim);
  return knownFlops(count);
}
