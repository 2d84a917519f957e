//===- SimplifyReductions.cpp - reductions of reductions, of ones ---------===//
//
// Sums and products of floats round in the order of their terms: what changes
// it is for functions with fast numerics.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Core/Transforms/Patterns.h"

using namespace mlir;

namespace tcopt::core {

// Whether terms may be combined in any order, bit by bit.
static bool isAssociative(ReduceOp op) {
  bool rounds =
      isa<FloatType>(elementTypeOf(op.getX())) &&
      (op.getKind() == ReduceKind::add || op.getKind() == ReduceKind::mul);
  return !rounds || isFast(op);
}

// The dimensions of x that both reduce.
static SmallVector<int64_t> bothDims(ReduceOp inner, ReduceOp outer) {
  SmallVector<int64_t> kept, result(inner.getDims());
  int64_t rank = cast<RankedTensorType>(inner.getX().getType()).getRank();
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(inner.getDims(), i))
      kept.push_back(i);
  for (int64_t dim : outer.getDims())
    result.push_back(kept[dim]);
  llvm::sort(result);
  return result;
}

static LogicalResult reduceOfReduce(ReduceOp op, PatternRewriter &rewriter) {
  auto inner = op.getX().getDefiningOp<ReduceOp>();
  if (!inner || inner.getKind() != op.getKind() || !inner->hasOneUse() ||
      !isAssociative(op))
    return failure();
  replaceByValue(rewriter, op,
                 ReduceOp::create(rewriter, op.getLoc(), op.getKind(),
                                  inner.getX(), bothDims(inner, op)));
  return success();
}

// One term is itself, but for a sum of -0: sums start from 0.
static LogicalResult reduceOfOne(ReduceOp op, PatternRewriter &rewriter) {
  auto type = cast<RankedTensorType>(op.getX().getType());
  auto result = cast<RankedTensorType>(op.getType());
  bool losesSign =
      isa<FloatType>(type.getElementType()) && op.getKind() == ReduceKind::add;
  auto isOne = [&](int64_t dim) { return type.getDimSize(dim) == 1; };
  if (losesSign || !result.hasStaticShape() ||
      !llvm::all_of(op.getDims(), isOne))
    return failure();
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(op.getContext(), result.getShape());
  replaceByValue(rewriter, op,
                 ReshapeOp::create(rewriter, op.getLoc(), op.getX(), sizes));
  return success();
}

void populateReductionPatterns(RewritePatternSet &patterns) {
  addPattern<ReduceOp>(patterns, reduceOfReduce);
  addPattern<ReduceOp>(patterns, reduceOfOne);
}

} // namespace tcopt::core
