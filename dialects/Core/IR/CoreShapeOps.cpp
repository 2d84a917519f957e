//===- CoreShapeOps.cpp - ops of core's family Shape ------------------===//

#include "tcopt/Core/IR/CoreShapeOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult ConstantOp::verify() { return verifyConstant(*this, getValue()); }

void IotaOp::build(OpBuilder &builder, OperationState &state, Type elementType,
                   int64_t dim, ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, RankedTensorType::get(constants, elementType),
        builder.getI64IntegerAttr(dim), values,
        builder.getDenseI64ArrayAttr(constants));
}

LogicalResult IotaOp::verify() {
  RankedTensorType type = getType();
  for (int64_t size : getStaticSizes())
    if (size < 0 && !ShapedType::isDynamic(size))
      return emitOpError("expected sizes that are not negative but found ")
             << size << " (C3)";
  if (failed(verifyCompatibleShape(getStaticSizes(), type.getShape())))
    return emitOpError("expected a result of the listed sizes but found ")
           << getType() << " (C2)";
  if (getDim() < 0 || getDim() >= type.getRank())
    return emitOpError("expected dim in [0, ")
           << type.getRank() << ") but found " << getDim() << " (C1)";
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

LogicalResult IotaOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &dims) {
  ShapeContext shapes(getOperationName(), getLoc(), &builder);
  return reifiedDims(builder, *this,
                     inferSizes(shapes, getStaticSizes(), getSizes(),
                                getType().getElementType(), 3),
                     dims);
}

void PhiloxOp::build(OpBuilder &builder, OperationState &state, Value seed,
                     Value offset, ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, seed, offset, values,
        builder.getDenseI64ArrayAttr(constants));
}

InferResult PhiloxOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "seed", a.getSeed(), 0, 0, 1)) ||
      failed(checkRank(shapes, "offset", a.getOffset(), 0, 0, 1)))
    return failure();
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getSeed()), 3);
}

LogicalResult PhiloxOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

void BroadcastOp::build(OpBuilder &builder, OperationState &state, Value x,
                        ArrayRef<int64_t> dims, ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, x, builder.getDenseI64ArrayAttr(dims), values,
        builder.getDenseI64ArrayAttr(constants));
}

// A dimension that is not of static size 1 keeps its size.
static void expectKeptSizes(ShapeContext &shapes, BroadcastOp::Adaptor a) {
  Shape from = shapes.shapeOf(a.getX());
  Shape to = shapes.mixed(a.getStaticSizes(), a.getSizes());
  for (auto [size, place] : llvm::zip(from, a.getDims()))
    if (!size.is(1) && place >= 0 && place < int64_t(to.size()))
      shapes.expectEqual(to[place], size,
                         "size of x must be that of the result (C3)");
}

InferResult BroadcastOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (shapes.isRecording() && allRanked(a.getX()))
    expectKeptSizes(shapes, a);
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getX()), 4);
}

static LogicalResult verifyBroadcastDim(BroadcastOp op, int64_t from,
                                        int64_t to) {
  bool known = !ShapedType::isDynamic(from) && !ShapedType::isDynamic(to);
  if (!known || from == 1 || from == to)
    return success();
  return op.emitOpError("expected size ")
         << from << " but found " << to << " (C3)";
}

LogicalResult BroadcastOp::verify() {
  if (failed(verifySizes(*this, getStaticSizes(), getSizes(), 2)))
    return failure();
  auto type = dyn_cast<RankedTensorType>(getX().getType());
  ArrayRef<int64_t> dims = getDims(), sizes = getStaticSizes();
  if (!type || int64_t(dims.size()) != type.getRank())
    return emitOpError(
        "expected one entry of dims for each dimension of x (C1)");
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (dim < (i ? dims[i - 1] + 1 : 0) || dim >= int64_t(sizes.size()))
      return emitOpError("expected increasing dims in [0, ")
             << sizes.size() << ") but found " << dim << " (C1)";
    if (failed(verifyBroadcastDim(*this, type.getDimSize(i), sizes[dim])))
      return failure();
  }
  return success();
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  auto type = cast<RankedTensorType>(getType());
  if (getX().getType() == type && type.hasStaticShape())
    return getX();
  auto splat = dyn_cast_if_present<SplatElementsAttr>(adaptor.getX());
  if (splat && type.hasStaticShape())
    return splat.resizeSplat(type);
  return {};
}

//===----------------------------------------------------------------------===//
// Same elements in other places
//===----------------------------------------------------------------------===//

void ReshapeOp::build(OpBuilder &builder, OperationState &state, Value x,
                      ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, x, values, builder.getDenseI64ArrayAttr(constants));
}

InferResult ReshapeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getX()), 3);
}

LogicalResult ReshapeOp::verify() {
  if (failed(verifySizes(*this, getStaticSizes(), getSizes(), 1)))
    return failure();
  return verifySameElementCount(*this, getX().getType(), getType(), 2);
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  auto type = cast<RankedTensorType>(getType());
  if (getX().getType() == type && type.hasStaticShape())
    return getX();
  auto value = dyn_cast_if_present<DenseElementsAttr>(adaptor.getX());
  if (value && type.hasStaticShape() &&
      value.getNumElements() == type.getNumElements())
    return value.reshape(type);
  return {};
}

InferResult TransposeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  shapes.refuseNegativeDims();
  return inferPermutation(shapes, a.getX(), a.getDims());
}

OpFoldResult TransposeOp::fold(FoldAdaptor) {
  bool identity = llvm::all_of(llvm::enumerate(getDims()), [](auto dim) {
    return dim.value() == int64_t(dim.index());
  });
  return identity && getX().getType() == getType() ? getX() : OpFoldResult();
}

void SliceOp::build(OpBuilder &builder, OperationState &state, Value x,
                    ArrayRef<OpFoldResult> offsets,
                    ArrayRef<OpFoldResult> sizes, ArrayRef<int64_t> strides) {
  SmallVector<int64_t> constantOffsets, constantSizes;
  SmallVector<Value> offsetValues, sizeValues;
  dispatchIndexOpFoldResults(offsets, offsetValues, constantOffsets);
  dispatchIndexOpFoldResults(sizes, sizeValues, constantSizes);
  build(builder, state, x, offsetValues, sizeValues,
        builder.getDenseI64ArrayAttr(constantOffsets),
        builder.getDenseI64ArrayAttr(constantSizes),
        builder.getDenseI64ArrayAttr(strides));
}

InferResult SliceOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  auto type = dyn_cast<RankedTensorType>(a.getX().getType());
  if (type) {
    size_t rank = type.getRank();
    if (failed(checkList(shapes, "strides", a.getStrides(), rank, 1, 3,
                         kMostSize)))
      return failure();
    if (a.getStaticOffsets().size() != rank ||
        a.getStaticSizes().size() != rank)
      return shapes.error("expected " + Twine(rank) +
                          " offsets and sizes (C1)");
  }
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getX()), 3);
}

// Whether a static part of a static dimension lies inside of it.
static bool isInside(int64_t offset, int64_t size, int64_t stride,
                     int64_t whole) {
  if (ShapedType::isDynamic(offset))
    return true;
  if (offset < 0)
    return false;
  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(whole) || size == 0)
    return true;
  return offset < whole && (whole - 1 - offset) / stride >= size - 1;
}

LogicalResult SliceOp::verify() {
  if (failed(verifySizes(*this, getStaticOffsets(), getOffsets(), 2)) ||
      failed(verifySizes(*this, getStaticSizes(), getSizes(), 2)))
    return failure();
  auto type = dyn_cast<RankedTensorType>(getX().getType());
  if (!type)
    return success();
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (!isInside(getStaticOffsets()[i], getStaticSizes()[i], getStrides()[i],
                  type.getDimSize(i)))
      return emitOpError("expected a part inside of dimension ")
             << i << " of size " << type.getDimSize(i) << " but found offset "
             << getStaticOffsets()[i] << " and size " << getStaticSizes()[i]
             << " (C4)";
  return success();
}

OpFoldResult SliceOp::fold(FoldAdaptor) {
  auto type = cast<RankedTensorType>(getType());
  bool whole =
      getX().getType() == type && type.hasStaticShape() &&
      llvm::all_of(getStaticOffsets(), [](int64_t o) { return o == 0; });
  return whole ? getX() : OpFoldResult();
}

void UpdateSliceOp::build(OpBuilder &builder, OperationState &state, Value x,
                          Value updates, ArrayRef<OpFoldResult> offsets,
                          ArrayRef<int64_t> strides) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(offsets, values, constants);
  build(builder, state, x, updates, values,
        builder.getDenseI64ArrayAttr(constants),
        builder.getDenseI64ArrayAttr(strides));
}

InferResult UpdateSliceOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Shape shape = shapes.shapeOf(a.getX());
  size_t rank = shape.size();
  if (failed(checkRank(shapes, "updates", a.getUpdates(), rank, rank, 1)) ||
      failed(
          checkList(shapes, "strides", a.getStrides(), rank, 1, 3, kMostSize)))
    return failure();
  if (a.getStaticOffsets().size() != rank)
    return shapes.error("expected " + Twine(rank) + " offsets but found " +
                        Twine(a.getStaticOffsets().size()) + " (C1)");
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

LogicalResult UpdateSliceOp::verify() {
  if (failed(verifySizes(*this, getStaticOffsets(), getOffsets(), 2)))
    return failure();
  auto x = cast<RankedTensorType>(getX().getType());
  auto updates = cast<RankedTensorType>(getUpdates().getType());
  for (int64_t i = 0; i < x.getRank(); ++i)
    if (!isInside(getStaticOffsets()[i], updates.getDimSize(i), getStrides()[i],
                  x.getDimSize(i)))
      return emitOpError("expected a part inside of dimension ")
             << i << " of size " << x.getDimSize(i) << " but found offset "
             << getStaticOffsets()[i] << " and size " << updates.getDimSize(i)
             << " (C4)";
  return success();
}

// All of x is replaced.
OpFoldResult UpdateSliceOp::fold(FoldAdaptor) {
  auto type = cast<RankedTensorType>(getType());
  bool whole =
      getUpdates().getType() == type && type.hasStaticShape() &&
      llvm::all_of(getStaticOffsets(), [](int64_t o) { return o == 0; });
  return whole ? getUpdates() : OpFoldResult();
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

InferResult ReverseOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  shapes.refuseNegativeDims();
  if (auto type = dyn_cast<RankedTensorType>(a.getX().getType()))
    if (failed(normalizeDims(shapes, a.getDims(), type.getRank())))
      return failure();
  return inferPointwise(shapes, a.getX());
}

//===----------------------------------------------------------------------===//
// RequireOp
//===----------------------------------------------------------------------===//

LogicalResult RequireOp::verify() {
  if (getMessage().empty())
    return emitOpError("expected a message that is not empty (C1)");
  return success();
}

// A condition that holds needs no check.
LogicalResult RequireOp::canonicalize(RequireOp op, PatternRewriter &rewriter) {
  if (!matchPattern(op.getCondition(), m_One()))
    return failure();
  rewriter.eraseOp(op);
  return success();
}
