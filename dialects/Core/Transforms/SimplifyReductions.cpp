//===- SimplifyReductions.cpp - reductions of reductions, contractions ----===//
//
// A sum of sums of floats is not made one sum: a sum of many terms may round
// more than a sum of sums of few terms. Contractions add up their terms in
// blocks.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Core/Transforms/Patterns.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::core {

// Whether one reduction of all terms rounds as a reduction of reductions does.
static bool isAssociative(ReduceOp op) {
  return !isa<FloatType>(elementTypeOf(op.getX())) ||
         (op.getKind() != ReduceKind::add && op.getKind() != ReduceKind::mul);
}

// Sums of floats start from 0, so that -0 becomes 0.
static bool losesSign(ReduceOp op) {
  return isa<FloatType>(elementTypeOf(op.getX())) &&
         op.getKind() == ReduceKind::add;
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

// One term is itself.
static LogicalResult reduceOfOne(ReduceOp op, PatternRewriter &rewriter) {
  auto type = cast<RankedTensorType>(op.getX().getType());
  auto result = cast<RankedTensorType>(op.getType());
  auto isOne = [&](int64_t dim) { return type.getDimSize(dim) == 1; };
  if (losesSign(op) || !result.hasStaticShape() ||
      !llvm::all_of(op.getDims(), isOne))
    return failure();
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(op.getContext(), result.getShape());
  replaceByValue(rewriter, op,
                 ReshapeOp::create(rewriter, op.getLoc(), op.getX(), sizes));
  return success();
}

static LogicalResult reduceNothing(ReduceOp op, PatternRewriter &rewriter) {
  if (!op.getDims().empty() || losesSign(op))
    return failure();
  replaceByValue(rewriter, op, op.getX());
  return success();
}

// A product with a transposed operand is one with other dimensions of what it
// is made from: nothing has to be moved before. Batches stay in front, and the
// dimensions that are left in their order.
namespace {
/// An operand of a product, and the dimensions of its that are batches and
/// those that are summed over.
struct Factor {
  Value x;
  SmallVector<int64_t> batch, contract;
};
} // namespace

// The same factor without the transposition that it is made by.
static std::optional<Factor> untransposed(Value x, ArrayRef<int64_t> batch,
                                          ArrayRef<int64_t> contract) {
  auto transpose = x.getDefiningOp<TransposeOp>();
  if (!transpose)
    return std::nullopt;
  ArrayRef<int64_t> dims = transpose.getDims();
  auto moved = [&](ArrayRef<int64_t> of) {
    return llvm::map_to_vector(of, [&](int64_t dim) { return dims[dim]; });
  };
  SmallVector<int64_t> left;
  for (auto [i, dim] : llvm::enumerate(dims))
    if (!llvm::is_contained(batch, i) && !llvm::is_contained(contract, i))
      left.push_back(dim);
  Factor factor{transpose.getX(), moved(batch), moved(contract)};
  if (!llvm::is_sorted(left) || !llvm::equal(factor.batch, batch))
    return std::nullopt;
  return factor;
}

// Rows of 16 bits stay as they are: products of these add up neighbours of a
// row, and ran at a quarter of the speed over columns.
static LogicalResult contractOfTranspose(ContractOp op,
                                         PatternRewriter &rewriter) {
  std::optional<Factor> lhs, rhs;
  if (getElementTypeOrSelf(op.getLhs()).getIntOrFloatBitWidth() > 16)
    lhs = untransposed(op.getLhs(), op.getLhsBatch(), op.getLhsContract());
  rhs = untransposed(op.getRhs(), op.getRhsBatch(), op.getRhsContract());
  if (!lhs && !rhs)
    return failure();
  if (!lhs)
    lhs = {op.getLhs(), SmallVector<int64_t>(op.getLhsBatch()),
           SmallVector<int64_t>(op.getLhsContract())};
  if (!rhs)
    rhs = {op.getRhs(), SmallVector<int64_t>(op.getRhsBatch()),
           SmallVector<int64_t>(op.getRhsContract())};
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
    return ContractOp::create(b, op.getLoc(), op.getType(), lhs->x, rhs->x,
                              lhs->batch, rhs->batch, lhs->contract,
                              rhs->contract, op.getSumTypeAttr());
  });
}

// The reduced dimensions, which are batches of the product, and the product's
// own terms, if they are next to each other in that order; else an empty list.
static SmallVector<int64_t> joinedTerms(ReduceOp sum, ArrayRef<int64_t> batch,
                                        ArrayRef<int64_t> contract) {
  SmallVector<int64_t> terms = llvm::map_to_vector(
      sum.getDims(), [&](int64_t dim) { return batch[dim]; });
  llvm::append_range(terms, contract);
  for (auto [i, dim] : llvm::enumerate(terms))
    if (dim != terms.front() + int64_t(i))
      return {};
  return terms;
}

static SmallVector<int64_t> keptBatches(ReduceOp sum, ArrayRef<int64_t> batch) {
  SmallVector<int64_t> kept;
  for (auto [i, dim] : llvm::enumerate(batch))
    if (!llvm::is_contained(sum.getDims(), int64_t(i)))
      kept.push_back(dim);
  return kept;
}

// A sum of products over batches is one product of more terms: the gradient of
// a weight that all batches read.
static LogicalResult sumOfProducts(ReduceOp op, PatternRewriter &rewriter) {
  auto product = op.getX().getDefiningOp<ContractOp>();
  bool mayRegroup = isFast(op) || !isa<FloatType>(elementTypeOf(op.getX()));
  if (!product || !product->hasOneUse() || op.getKind() != ReduceKind::add ||
      op.getDims().empty() || !mayRegroup)
    return failure();
  ArrayRef<int64_t> lhsBatch = product.getLhsBatch(),
                    rhsBatch = product.getRhsBatch();
  if (op.getDims().back() >= int64_t(lhsBatch.size()))
    return failure();
  SmallVector<int64_t> lhs =
      joinedTerms(op, lhsBatch, product.getLhsContract());
  SmallVector<int64_t> rhs =
      joinedTerms(op, rhsBatch, product.getRhsContract());
  if (lhs.empty() || rhs.empty())
    return failure();
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
    return ContractOp::create(b, op.getLoc(), op.getType(), product.getLhs(),
                              product.getRhs(), keptBatches(op, lhsBatch),
                              keptBatches(op, rhsBatch), lhs, rhs,
                              product.getSumTypeAttr());
  });
}

void populateReductionPatterns(RewritePatternSet &patterns) {
  addPattern<ContractOp>(patterns, contractOfTranspose);
  addPattern<ReduceOp>(patterns, reduceOfReduce);
  addPattern<ReduceOp>(patterns, reduceOfOne);
  addPattern<ReduceOp>(patterns, reduceNothing);
  addPattern<ReduceOp>(patterns, sumOfProducts);
}

} // namespace tcopt::core
