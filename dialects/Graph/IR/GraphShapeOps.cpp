//===- GraphShapeOps.cpp - other shapes -----------------------------------===//

#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

//===----------------------------------------------------------------------===//
// Ops with a list of sizes
//===----------------------------------------------------------------------===//

void ReshapeOp::build(OpBuilder &builder, OperationState &state, Value x,
                      ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, x, values, builder.getDenseI64ArrayAttr(constants));
}

InferResult ReshapeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (shapes.isRecording() && allRanked(a.getX()))
    shapes.expectEqual(
        shapes.product(shapes.shapeOf(a.getX())),
        shapes.boundedProduct(shapes.mixed(a.getStaticSizes(), a.getSizes())),
        "product of the sizes must equal the number of elements (C3)");
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getX()), 2);
}

LogicalResult ReshapeOp::verify() {
  if (failed(verifySizes(*this, getStaticSizes(), getSizes(), 1)))
    return failure();
  return verifySameElementCount(*this, getX().getType(), getType(), 3);
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  auto type = dyn_cast<RankedTensorType>(getType());
  bool same = getX().getType() == getType() && type;
  if (same && type.hasStaticShape())
    return getX();
  return {};
}

void ExpandOp::build(OpBuilder &builder, OperationState &state, Value x,
                     ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, x, values, builder.getDenseI64ArrayAttr(constants));
}

// An unknown size is not taken for 1: it has to be the size asked for.
static void expectExpandable(ShapeContext &shapes, const Shape &from,
                             ArrayRef<Dim> to) {
  for (auto [x, size] : llvm::zip(from, to.take_back(from.size())))
    if (!x.is(1))
      shapes.expectEqual(size, x, "sizes must be those asked for (C3)");
}

InferResult ExpandOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (shapes.isRecording() && allRanked(a.getX())) {
    Shape from = shapes.shapeOf(a.getX());
    Shape to = shapes.mixed(a.getStaticSizes(), a.getSizes());
    if (from.size() <= to.size())
      expectExpandable(shapes, from, to);
  }
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getX()), 2);
}

LogicalResult ExpandOp::verify() {
  if (failed(verifySizes(*this, getStaticSizes(), getSizes(), 1)))
    return failure();
  auto from = dyn_cast<RankedTensorType>(getX().getType());
  if (!from)
    return success();
  ArrayRef<int64_t> to = getStaticSizes();
  if (from.getRank() > int64_t(to.size()))
    return emitOpError("expected at least ")
           << from.getRank() << " sizes but found " << to.size() << " (C3)";
  for (auto [a, b] : llvm::zip(from.getShape(), to.take_back(from.getRank()))) {
    bool known = !ShapedType::isDynamic(a) && !ShapedType::isDynamic(b);
    if (known && a != 1 && a != b)
      return emitOpError("expected size ")
             << a << " but found " << b << " (C3)";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Order of dimensions
//===----------------------------------------------------------------------===//

InferResult PermuteOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferPermutation(shapes, a.getX(), a.getDims());
}

OpFoldResult PermuteOp::fold(FoldAdaptor) {
  bool identity = llvm::all_of(llvm::enumerate(getDims()), [](auto dim) {
    return dim.value() == int64_t(dim.index());
  });
  return identity && getX().getType() == getType() ? getX() : OpFoldResult();
}

InferResult TransposeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> i = shapes.normalize(a.getDim0(), shape.size(), 1);
  if (failed(i))
    return failure();
  FailureOr<int64_t> j = shapes.normalize(a.getDim1(), shape.size(), 1);
  if (failed(j))
    return failure();
  std::swap(shape[*i], shape[*j]);
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

InferResult UnsqueezeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> at = shapes.normalize(a.getDim(), shape.size() + 1, 1);
  if (failed(at))
    return failure();
  shape.insert(shape.begin() + *at, Dim(1));
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

InferResult SqueezeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape from = shapes.shapeOf(a.getX()), to;
  auto dims = normalizeDims(shapes, a.getDims(), from.size());
  if (failed(dims))
    return failure();
  for (auto [i, size] : llvm::enumerate(from)) {
    if (!llvm::is_contained(*dims, int64_t(i)))
      to.push_back(size);
    else if (!size.is(1))
      return shapes.error("expected size 1 of dimension " + Twine(i) +
                          " but found " +
                          (size.isStatic() ? std::to_string(*size.constant)
                                           : "an unknown size") +
                          " (C3)");
  }
  return oneTensor(std::move(to), elementTypeOf(a.getX()));
}

InferResult FlipOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (auto type = dyn_cast<RankedTensorType>(a.getX().getType()))
    if (failed(normalizeDims(shapes, a.getDims(), type.getRank())))
      return failure();
  return inferPointwise(shapes, a.getX());
}

//===----------------------------------------------------------------------===//
// Parts and sums of tensors
//===----------------------------------------------------------------------===//

// An end of a slice, counted from the end if negative, limited to [0, size].
static Dim sliceEnd(ShapeContext &shapes, int64_t at, Dim size) {
  if (at == 0)
    return 0;
  if (at == std::numeric_limits<int64_t>::max())
    return size;
  return at < 0 ? shapes.max(shapes.add(size, at), 0) : shapes.min(at, size);
}

InferResult SliceOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (a.getStep() < 1)
    return shapes.error("expected a positive step but found " +
                        Twine(a.getStep()) + " (C2)");
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), shape.size(), 1);
  if (failed(dim))
    return failure();
  Dim start = sliceEnd(shapes, a.getStart(), shape[*dim]);
  Dim end = sliceEnd(shapes, a.getEnd(), shape[*dim]);
  bool ordered =
      a.getStart() == 0 || a.getEnd() == std::numeric_limits<int64_t>::max();
  Dim length = shapes.sub(end, start);
  if (!ordered)
    length = shapes.max(length, 0);
  shape[*dim] = shapes.ceilDiv(length, a.getStep());
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

InferResult CatOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferConcatenation(shapes, a.getInputs(), a.getDim());
}

InferResult PadOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "value", a.getValue(), 0, 0, 2)))
    return failure();
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  size_t rank = shape.size();
  if (failed(checkList(shapes, "low", a.getLow(), rank, 0, 1)) ||
      failed(checkList(shapes, "high", a.getHigh(), rank, 0, 1)))
    return failure();
  for (size_t i = 0; i < rank; ++i)
    shape[i] = shapes.add(shape[i], a.getLow()[i] + a.getHigh()[i]);
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}
