//===- SimplifyShapes.cpp - chains of ops that move elements --------------===//

#include "Part.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tcopt::core {

static RankedTensorType rankedType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Reshape and transpose
//===----------------------------------------------------------------------===//

static LogicalResult reshapeOfReshape(ReshapeOp op, PatternRewriter &rewriter) {
  auto inner = op.getX().getDefiningOp<ReshapeOp>();
  if (!inner)
    return failure();
  auto sizes = getMixedValues(op.getStaticSizes(), op.getSizes(), rewriter);
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
    return ReshapeOp::create(b, op.getLoc(), inner.getX(), sizes);
  });
}

// With one type on both sides and one unknown size, that size cannot change.
static LogicalResult reshapeToItself(ReshapeOp op, PatternRewriter &rewriter) {
  auto type = rankedType(op.getX());
  if (!type || type != op.getType() || type.getNumDynamicDims() > 1 ||
      llvm::is_contained(type.getShape(), 0))
    return failure();
  rewriter.replaceOp(op, op.getX());
  return success();
}

static LogicalResult transposeOfTranspose(TransposeOp op,
                                          PatternRewriter &rewriter) {
  auto inner = op.getX().getDefiningOp<TransposeOp>();
  if (!inner)
    return failure();
  SmallVector<int64_t> dims;
  for (int64_t dim : op.getDims())
    dims.push_back(inner.getDims()[dim]);
  rewriter.modifyOpInPlace(op, [&] {
    op.getXMutable().assign(inner.getX());
    op.setDims(dims);
  });
  return success();
}

//===----------------------------------------------------------------------===//
// Broadcast
//===----------------------------------------------------------------------===//

static LogicalResult broadcastOfBroadcast(BroadcastOp op,
                                          PatternRewriter &rewriter) {
  auto inner = op.getX().getDefiningOp<BroadcastOp>();
  if (!inner)
    return failure();
  SmallVector<int64_t> dims;
  for (int64_t dim : inner.getDims())
    dims.push_back(op.getDims()[dim]);
  auto sizes = getMixedValues(op.getStaticSizes(), op.getSizes(), rewriter);
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
    return BroadcastOp::create(b, op.getLoc(), inner.getX(), dims, sizes);
  });
}

// Unknown sizes are never repeated, so equal types mean equal sizes.
static LogicalResult broadcastToItself(BroadcastOp op,
                                       PatternRewriter &rewriter) {
  if (op.getX().getType() != op.getType())
    return failure();
  rewriter.replaceOp(op, op.getX());
  return success();
}

// Where the reshape puts each dimension of its operand if it does no more than
// insert ones. Without elements an unknown size may be another one.
static FailureOr<SmallVector<int64_t>> insertedOnes(ReshapeOp op) {
  auto from = rankedType(op.getX());
  auto to = cast<RankedTensorType>(op.getType());
  if (!from || from.getNumDynamicDims() > 1 ||
      llvm::is_contained(from.getShape(), 0) ||
      llvm::is_contained(from.getShape(), 1))
    return failure();
  SmallVector<int64_t> places;
  for (auto [i, size] : llvm::enumerate(to.getShape())) {
    if (size == 1)
      continue;
    int64_t next = places.size();
    if (next == from.getRank() || from.getDimSize(next) != size)
      return failure();
    places.push_back(i);
  }
  if (int64_t(places.size()) != from.getRank())
    return failure();
  return places;
}

static LogicalResult broadcastOfReshape(BroadcastOp op,
                                        PatternRewriter &rewriter) {
  auto reshape = op.getX().getDefiningOp<ReshapeOp>();
  if (!reshape)
    return failure();
  auto places = insertedOnes(reshape);
  if (failed(places))
    return failure();
  for (int64_t &place : *places)
    place = op.getDims()[place];
  rewriter.modifyOpInPlace(op, [&] {
    op.getXMutable().assign(reshape.getX());
    op.setDims(*places);
  });
  return success();
}

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

// outer + inner * stride; failure if that is no number.
static FailureOr<OpFoldResult> composeOffset(OpBuilder &builder, Location loc,
                                             OpFoldResult outer,
                                             OpFoldResult inner,
                                             int64_t stride) {
  auto a = getConstantIntValue(outer), b = getConstantIntValue(inner);
  int64_t offset;
  if (a && b)
    return llvm::MulOverflow(*b, stride, offset) ||
                   llvm::AddOverflow(*a, offset, offset)
               ? FailureOr<OpFoldResult>()
               : OpFoldResult(builder.getIndexAttr(offset));
  auto value = [&](OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, loc, size);
  };
  Value steps = arith::ConstantIndexOp::create(builder, loc, stride);
  Value product = builder.createOrFold<arith::MulIOp>(loc, value(inner), steps);
  return OpFoldResult(
      builder.createOrFold<arith::AddIOp>(loc, value(outer), product));
}

static LogicalResult sliceOfSlice(SliceOp op, PatternRewriter &rewriter) {
  auto inner = op.getX().getDefiningOp<SliceOp>();
  if (!inner)
    return failure();
  Part part(op), outer(inner);
  for (auto [stride, step] : llvm::zip(part.strides, outer.strides))
    if (llvm::MulOverflow(stride, step, stride) || stride > kMostSize)
      return failure();
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) -> Operation * {
    for (auto [offset, first, step] :
         llvm::zip(part.offsets, outer.offsets, outer.strides)) {
      auto place = composeOffset(b, op.getLoc(), first, offset, step);
      if (failed(place))
        return nullptr;
      offset = *place;
    }
    return part.of(inner.getX(), op.getLoc(), b);
  });
}

// Whether `size` is that of x along `dim`.
static bool isSizeOf(OpFoldResult size, Value x, int64_t dim) {
  int64_t known = rankedType(x).getDimSize(dim);
  if (!ShapedType::isDynamic(known))
    return getConstantIntValue(size) == known;
  auto value = dyn_cast<Value>(size);
  auto dimOp = value ? value.getDefiningOp<tensor::DimOp>() : nullptr;
  return dimOp && dimOp.getSource() == x && dimOp.getConstantIndex() == dim;
}

static LogicalResult sliceOfAll(SliceOp op, PatternRewriter &rewriter) {
  Part part(op);
  for (auto [dim, size] : llvm::enumerate(part.sizes))
    if (part.offset(dim) != 0 || part.strides[dim] != 1 ||
        !isSizeOf(size, op.getX(), dim))
      return failure();
  replaceByValue(rewriter, op, op.getX());
  return success();
}

//===----------------------------------------------------------------------===//
// Ops that do nothing
//===----------------------------------------------------------------------===//

// What is reversed twice is not.
static LogicalResult reverseOfReverse(ReverseOp op, PatternRewriter &rewriter) {
  auto inner = op.getX().getDefiningOp<ReverseOp>();
  if (!inner)
    return failure();
  SmallVector<int64_t> dims;
  for (int64_t dim : inner.getDims())
    if (!llvm::is_contained(op.getDims(), dim))
      dims.push_back(dim);
  for (int64_t dim : op.getDims())
    if (!llvm::is_contained(inner.getDims(), dim))
      dims.push_back(dim);
  rewriter.modifyOpInPlace(op, [&] {
    op.getXMutable().assign(inner.getX());
    op.setDims(dims);
  });
  return success();
}

// One element along each reversed dimension, or no such dimension.
static LogicalResult reverseOfOne(ReverseOp op, PatternRewriter &rewriter) {
  auto type = rankedType(op.getX());
  if (!type || llvm::any_of(op.getDims(), [&](int64_t dim) {
        return type.getDimSize(dim) != 1;
      }))
    return failure();
  replaceByValue(rewriter, op, op.getX());
  return success();
}

static LogicalResult padByNothing(PadOp op, PatternRewriter &rewriter) {
  auto isZero = [](int64_t n) { return n == 0; };
  if (!llvm::all_of(op.getLow(), isZero) || !llvm::all_of(op.getHigh(), isZero))
    return failure();
  replaceByValue(rewriter, op, op.getX());
  return success();
}

static LogicalResult joinOfOne(ConcatenateOp op, PatternRewriter &rewriter) {
  if (op.getInputs().size() != 1)
    return failure();
  replaceByValue(rewriter, op, op.getInputs().front());
  return success();
}

void populateShapePatterns(RewritePatternSet &patterns) {
  addPattern<ReshapeOp>(patterns, reshapeOfReshape);
  addPattern<ReshapeOp>(patterns, reshapeToItself);
  addPattern<TransposeOp>(patterns, transposeOfTranspose);
  addPattern<BroadcastOp>(patterns, broadcastOfBroadcast);
  addPattern<BroadcastOp>(patterns, broadcastToItself);
  addPattern<BroadcastOp>(patterns, broadcastOfReshape);
  addPattern<SliceOp>(patterns, sliceOfSlice);
  addPattern<SliceOp>(patterns, sliceOfAll);
  addPattern<ReverseOp>(patterns, reverseOfReverse);
  addPattern<ReverseOp>(patterns, reverseOfOne);
  addPattern<PadOp>(patterns, padByNothing);
  addPattern<ConcatenateOp>(patterns, joinOfOne);
}

} // namespace tcopt::core
