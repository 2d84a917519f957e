//===- ExpandBroadcast.cpp - broadcasts before an expansion ---------------===//

#include "tcopt/Nest/Transforms/ExpandBroadcast.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;

namespace tcopt::nest {

/// Whether the op only copies elements of its operand, and reads at least one
/// dimension of the operand at 0 and the others at a dimension of the result.
static bool isUnitBroadcast(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumResults() != 1 ||
      op.getNumParallelLoops() != op.getNumLoops() ||
      !op.getIndexingMapsArray()[1].isIdentity())
    return false;
  auto yield = cast<linalg::YieldOp>(op.getBody()->getTerminator());
  if (yield.getOperand(0) != op.getBody()->getArgument(0))
    return false;
  bool readsAtZero = false;
  for (AffineExpr expr : op.getIndexingMapsArray()[0].getResults()) {
    auto constant = dyn_cast<AffineConstantExpr>(expr);
    if (!constant && !isa<AffineDimExpr>(expr))
      return false;
    if (constant && constant.getValue() != 0)
      return false;
    readsAtZero |= bool(constant);
  }
  return readsAtZero;
}

namespace {

/// The operand of a broadcast over the dimensions of the expanded result.
struct ExpandedOperand {
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> reads;

  /// The next dimension of the operand becomes `count` dimensions.
  void add(unsigned count) {
    ReassociationIndices group;
    for (unsigned i = 0; i < count; ++i)
      group.push_back(sizes.size() + i);
    groups.push_back(std::move(group));
  }
};

struct ExpandBroadcast : OpRewritePattern<tensor::ExpandShapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExpandShapeOp expand,
                                PatternRewriter &rewriter) const override {
    auto op = expand.getSrc().getDefiningOp<linalg::GenericOp>();
    if (!op || !isa<GroupOp>(op->getParentOp()) ||
        op->getParentOp() != expand->getParentOp() || !isUnitBroadcast(op))
      return failure();
    ExpandedOperand operand = expandOperand(op, expand, rewriter);
    Location loc = op.getLoc();
    Type element = expand.getResultType().getElementType();
    Value input = op.getDpsInputOperand(0)->get();
    if (operand.groups.size() != operand.sizes.size()) {
      SmallVector<int64_t> shape;
      SmallVector<Value> dynamic;
      dispatchIndexOpFoldResults(operand.sizes, dynamic, shape);
      input = tensor::ExpandShapeOp::create(
          rewriter, loc, RankedTensorType::get(shape, element), input,
          operand.groups, operand.sizes);
    }
    unsigned rank = expand.getResultType().getRank();
    AffineMap reads =
        AffineMap::get(rank, 0, operand.reads, rewriter.getContext());
    Value out = tensor::EmptyOp::create(rewriter, loc,
                                        expand.getMixedOutputShape(), element);
    auto expanded = linalg::GenericOp::create(
        rewriter, loc, expand.getResultType(), input, out,
        ArrayRef{reads, rewriter.getMultiDimIdentityMap(rank)},
        SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
        [](OpBuilder &b, Location l, ValueRange args) {
          linalg::YieldOp::create(b, l, args[0]);
        });
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      expanded->setDiscardableAttr(attribute.getName(), attribute.getValue());
    rewriter.replaceOp(expand, expanded.getResult(0));
    return success();
  }

private:
  static ExpandedOperand expandOperand(linalg::GenericOp op,
                                       tensor::ExpandShapeOp expand,
                                       Builder &builder) {
    SmallVector<ReassociationIndices> groups = expand.getReassociationIndices();
    SmallVector<OpFoldResult> sizes = expand.getMixedOutputShape();
    ExpandedOperand operand;
    for (AffineExpr expr : op.getIndexingMapsArray()[0].getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim) {
        operand.add(1);
        operand.sizes.push_back(builder.getIndexAttr(1));
        operand.reads.push_back(expr);
        continue;
      }
      const ReassociationIndices &to = groups[dim.getPosition()];
      operand.add(to.size());
      for (int64_t index : to) {
        operand.sizes.push_back(sizes[index]);
        operand.reads.push_back(builder.getAffineDimExpr(index));
      }
    }
    return operand;
  }
};

} // namespace

void populateExpandBroadcastPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandBroadcast>(patterns.getContext());
}

} // namespace tcopt::nest
