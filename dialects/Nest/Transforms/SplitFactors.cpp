//===- SplitFactors.cpp - f32 as two bf16 for tensor cores ----------------===//
//
// Tensor cores multiply two numbers of 16 bits. A factor of f32 whose partner
// is a bf16 becomes the sum of two bf16, its rounding and what that leaves out,
// which keeps 16 of its 24 bits. Two products by tensor cores take less time
// than one without.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Nest/Transforms/FusionChoice.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include <limits>

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_CUDASPLITFACTORSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

/// What an operand of f32 was extended from, in the body or before the op; null
/// for one that was not.
Type extendedFrom(const ProductSum &product, linalg::GenericOp op, int input) {
  if (auto extension = product.factor[input].getDefiningOp<arith::ExtFOp>())
    return extension.getIn().getType();
  auto map = op.getInputs()[input].getDefiningOp<linalg::GenericOp>();
  if (!map || !isPlainFactor(map) || !product.conversion[input].empty())
    return nullptr;
  Type from = getElementTypeOrSelf(map.getInputs()[0]);
  return from.getIntOrFloatBitWidth() < 32 ? from : nullptr;
}

/// Fewer rows, columns or terms are not worth two products.
constexpr int64_t kFewest = 16;

bool isWorthSplitting(linalg::GenericOp op) {
  KernelShape shape = shapeOf(op);
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  if (!loops)
    return false;
  return llvm::none_of(
      ArrayRef{productOf(shape, loops->rows), productOf(shape, loops->columns),
               productOf(shape, loops->sum)},
      [](int64_t size) { return size != unknownSize && size < kFewest; });
}

/// The input to split: f32 as it is, whose partner was a bf16.
std::optional<int> factorToSplit(linalg::GenericOp op) {
  std::optional<ProductSum> product = matchProductSum(op);
  if (!product || !op.hasPureTensorSemantics() ||
      !product->add->getResult(0).getType().isF32())
    return std::nullopt;
  for (int input : {0, 1}) {
    Type partner = extendedFrom(*product, op, 1 - input);
    bool isPlain = product->conversion[input].empty() &&
                   getElementTypeOrSelf(op.getInputs()[input]).isF32() &&
                   !extendedFrom(*product, op, input);
    if (isPlain && partner && partner.isBF16())
      return input;
  }
  return std::nullopt;
}

Value emptyLike(OpBuilder &builder, Location loc, Value tensor, Type element) {
  return tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, tensor), element);
}

/// x to bf16, and x less that to bf16. Beyond the largest number nothing is
/// left out.
void emitParts(OpBuilder &builder, Location loc, ValueRange arguments) {
  Value x = arguments[0];
  Type half = builder.getBF16Type(), full = x.getType();
  Value high = arith::TruncFOp::create(builder, loc, half, x);
  Value wide = arith::ExtFOp::create(builder, loc, full, high);
  Value rest = arith::SubFOp::create(builder, loc, x, wide);
  Value infinity = arith::ConstantOp::create(
      builder, loc,
      builder.getFloatAttr(full, std::numeric_limits<float>::infinity()));
  Value none =
      arith::ConstantOp::create(builder, loc, builder.getFloatAttr(full, 0.0));
  Value isInfinite =
      arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ,
                            math::AbsFOp::create(builder, loc, wide), infinity);
  rest = arith::SelectOp::create(builder, loc, isInfinite, none, rest);
  Value low = arith::TruncFOp::create(builder, loc, half, rest);
  linalg::YieldOp::create(builder, loc, ValueRange{high, low});
}

linalg::GenericOp split(OpBuilder &builder, Location loc, Value factor) {
  Type half = builder.getBF16Type();
  Value high = emptyLike(builder, loc, factor, half);
  Value low = emptyLike(builder, loc, factor, half);
  int64_t rank = cast<RankedTensorType>(factor.getType()).getRank();
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  return linalg::GenericOp::create(
      builder, loc, TypeRange{high.getType(), low.getType()}, factor,
      ValueRange{high, low}, ArrayRef{identity, identity, identity}, loops,
      emitParts);
}

/// The op with a part of one factor, which its body extends.
linalg::GenericOp withPart(OpBuilder &builder, linalg::GenericOp op, int input,
                           Value part) {
  auto product = cast<linalg::GenericOp>(builder.clone(*op));
  product.getInputsMutable()[input].set(part);
  BlockArgument argument = product.getBlock()->getArgument(input);
  Type full = argument.getType();
  argument.setType(getElementTypeOrSelf(part));
  auto inside = OpBuilder::atBlockBegin(product.getBlock());
  auto extension = arith::ExtFOp::create(inside, op.getLoc(), full, argument);
  argument.replaceAllUsesExcept(extension, extension);
  return product;
}

struct SplitFactors : impl::CUDASplitFactorsPassBase<SplitFactors> {
  void runOnOperation() override {
    SmallVector<linalg::GenericOp> ops;
    getOperation().walk([&](linalg::GenericOp op) { ops.push_back(op); });
    for (linalg::GenericOp op : ops)
      if (std::optional<int> input = factorToSplit(op))
        if (isWorthSplitting(op))
          rewrite(op, *input);
  }

  void rewrite(linalg::GenericOp op, int input) {
    if (isStrict(op) || !freeCombiner(op)) {
      remark::missed(op.getLoc(), remark::RemarkOpts::name("not-split")
                                      .category("cuda-split-factors")
                                      .function(getOperation().getName()))
          << remark::reason("strict numerics");
      return;
    }
    OpBuilder builder(op);
    linalg::GenericOp parts =
        split(builder, op.getLoc(), op.getInputs()[input]);
    linalg::GenericOp large = withPart(builder, op, input, parts.getResult(0));
    linalg::GenericOp both = withPart(builder, op, input, parts.getResult(1));
    both.getOutputsMutable()[0].set(large.getResult(0));
    op.replaceAllUsesWith(both);
    op.erase();
    ++numSplit;
  }
};

} // namespace
} // namespace tcopt::nest
