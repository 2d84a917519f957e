//===- SimplifySizes.cpp - sizes become constants and types follow --------===//

#include "Part.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tcopt::core {

// The list with operands that are constants as constants; failure if none is.
static FailureOr<SmallVector<OpFoldResult>>
foldConstants(ArrayRef<int64_t> constants, ValueRange values) {
  Builder builder(values.empty() ? nullptr : values.front().getContext());
  if (values.empty())
    return failure();
  auto sizes = getMixedValues(constants, values, builder);
  if (failed(foldDynamicIndexList(sizes, /*onlyNonNegative=*/true)))
    return failure();
  return sizes;
}

static LogicalResult foldReshape(ReshapeOp op, PatternRewriter &rewriter) {
  auto sizes = foldConstants(op.getStaticSizes(), op.getSizes());
  if (failed(sizes))
    return failure();
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
    return ReshapeOp::create(b, op.getLoc(), op.getX(), *sizes);
  });
}

static LogicalResult foldBroadcast(BroadcastOp op, PatternRewriter &rewriter) {
  auto sizes = foldConstants(op.getStaticSizes(), op.getSizes());
  if (failed(sizes))
    return failure();
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
    return BroadcastOp::create(b, op.getLoc(), op.getX(), op.getDims(), *sizes);
  });
}

static LogicalResult foldIota(IotaOp op, PatternRewriter &rewriter) {
  auto sizes = foldConstants(op.getStaticSizes(), op.getSizes());
  if (failed(sizes))
    return failure();
  replaceByValue(rewriter, op,
                 IotaOp::create(rewriter, op.getLoc(),
                                elementTypeOf(op.getResult()), op.getDim(),
                                *sizes));
  return success();
}

static LogicalResult foldSlice(SliceOp op, PatternRewriter &rewriter) {
  auto sizes = foldConstants(op.getStaticSizes(), op.getSizes());
  auto offsets = foldConstants(op.getStaticOffsets(), op.getOffsets());
  if (failed(sizes) && failed(offsets))
    return failure();
  Part part(op);
  if (succeeded(sizes))
    part.sizes = *sizes;
  if (succeeded(offsets))
    part.offsets = *offsets;
  return replaceByPart(rewriter, op, part, op.getX());
}

namespace {
/// An op takes its operands from in front of casts that forget sizes, and its
/// type follows.
struct PassCasts : OpInterfaceRewritePattern<InferTypeOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(InferTypeOpInterface op,
                                PatternRewriter &rewriter) const override {
    if (!isa_and_present<CoreDialect>(op->getDialect()))
      return failure();
    SmallVector<Value> operands;
    bool changed = false;
    for (Value operand : op->getOperands()) {
      auto cast = operand.getDefiningOp<tensor::CastOp>();
      changed |= cast && tensor::preservesStaticInformation(
                             cast.getType(), cast.getSource().getType());
      operands.push_back(cast && tensor::preservesStaticInformation(
                                     cast.getType(), cast.getSource().getType())
                             ? cast.getSource()
                             : operand);
    }
    SmallVector<Type> types;
    if (!changed || failed(op.inferReturnTypes(
                        op->getContext(), std::nullopt, operands,
                        op->getDiscardableAttrDictionary(),
                        op->getPropertiesStorage(), op->getRegions(), types)))
      return failure();
    return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
      Operation *copy = b.clone(*op);
      copy->setOperands(operands);
      for (auto [result, type] : llvm::zip(copy->getResults(), types))
        result.setType(type);
      return copy;
    });
  }
};
} // namespace

void populateSizePatterns(RewritePatternSet &patterns) {
  addPattern<ReshapeOp>(patterns, foldReshape);
  addPattern<BroadcastOp>(patterns, foldBroadcast);
  addPattern<IotaOp>(patterns, foldIota);
  addPattern<SliceOp>(patterns, foldSlice);
  patterns.add<PassCasts>(patterns.getContext());
  memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
}

} // namespace tcopt::core
