//===- SimplifyCompare.cpp - comparisons and choices ----------------------===//
//
// With NaN all comparisons but `ne` are false, so that of floats only `eq` and
// `ne` are each other's opposites, and x == x is not always true.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Core/Transforms/Patterns.h"

using namespace mlir;

namespace tcopt::core {

static CompareDirection opposite(CompareDirection direction) {
  switch (direction) {
  case CompareDirection::eq:
    return CompareDirection::ne;
  case CompareDirection::ne:
    return CompareDirection::eq;
  case CompareDirection::lt:
    return CompareDirection::ge;
  case CompareDirection::ge:
    return CompareDirection::lt;
  case CompareDirection::gt:
    return CompareDirection::le;
  case CompareDirection::le:
    return CompareDirection::gt;
  }
  llvm_unreachable("unknown direction");
}

static bool isFloatCompare(CompareOp op) {
  return isa<FloatType>(elementTypeOf(op.getLhs()));
}

static LogicalResult notOfCompare(NotOp op, PatternRewriter &rewriter) {
  auto compare = op.getX().getDefiningOp<CompareOp>();
  if (!compare)
    return failure();
  CompareDirection direction = compare.getDirection();
  bool isEquality =
      direction == CompareDirection::eq || direction == CompareDirection::ne;
  if (isFloatCompare(compare) && !isEquality)
    return failure();
  replaceByValue(rewriter, op,
                 CompareOp::create(rewriter, op.getLoc(), opposite(direction),
                                   compare.getLhs(), compare.getRhs()));
  return success();
}

// Of integers, x compared with itself.
static LogicalResult compareWithItself(CompareOp op,
                                       PatternRewriter &rewriter) {
  auto type = cast<RankedTensorType>(op.getType());
  if (op.getLhs() != op.getRhs() || isFloatCompare(op) ||
      !type.hasStaticShape())
    return failure();
  CompareDirection direction = op.getDirection();
  bool holds = direction == CompareDirection::eq ||
               direction == CompareDirection::le ||
               direction == CompareDirection::ge;
  rewriter.replaceOpWithNewOp<ConstantOp>(op,
                                          DenseElementsAttr::get(type, holds));
  return success();
}

// select(not c, a, b) is select(c, b, a).
static LogicalResult selectByNot(SelectOp op, PatternRewriter &rewriter) {
  auto inner = op.getCondition().getDefiningOp<NotOp>();
  if (!inner)
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    Value onTrue = op.getOnTrue();
    op.getConditionMutable().assign(inner.getX());
    op.getOnTrueMutable().assign(op.getOnFalse());
    op.getOnFalseMutable().assign(onTrue);
  });
  return success();
}

void populateComparePatterns(RewritePatternSet &patterns) {
  addPattern<NotOp>(patterns, notOfCompare);
  addPattern<CompareOp>(patterns, compareWithItself);
  addPattern<SelectOp>(patterns, selectByNot);
}

} // namespace tcopt::core
