//===- SplitFactors.cpp - f32 as two bf16 for tensor cores ----------------===//
//
// Tensor cores multiply two numbers of 16 bits. A factor of f32 whose partner
// is a bf16 becomes the sum of two bf16, its rounding and the remainder, which
// keep 16 of its 24 bits. Two products by tensor cores take less time than one
// product without.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Target/CUDA/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include <limits>

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CUDASPLITFACTORSPASS
#include "tcopt/Target/CUDA/Passes.h.inc"

/// Products of fewer rows, columns or summed elements are not split.
static constexpr int64_t kFewest = 16;

static bool isMove(Operation *op) {
  return isa_and_nonnull<core::ReshapeOp, core::TransposeOp, core::SliceOp,
                         core::BroadcastOp>(op);
}

/// The conversion from a narrower type that produces a factor, before ops that
/// move its elements; null if absent.
static core::ConvertOp conversionOf(Value factor) {
  while (isMove(factor.getDefiningOp()))
    factor = factor.getDefiningOp()->getOperand(0);
  auto convert = factor.getDefiningOp<core::ConvertOp>();
  return convert &&
                 getElementTypeOrSelf(convert.getX()).getIntOrFloatBitWidth() <
                     32
             ? convert
             : core::ConvertOp();
}

/// The factor without the conversion.
static Value unconverted(OpBuilder &builder, Value factor) {
  Operation *op = factor.getDefiningOp();
  if (auto convert = dyn_cast<core::ConvertOp>(op))
    return convert.getX();
  Value x = unconverted(builder, op->getOperand(0));
  IRMapping mapping;
  mapping.map(op->getOperand(0), x);
  Value moved = builder.clone(*op, mapping)->getResult(0);
  moved.setType(
      cast<RankedTensorType>(factor.getType()).clone(getElementTypeOrSelf(x)));
  return moved;
}

/// A size that is not known counts as many.
static bool isFew(Value factor, ArrayRef<int64_t> batch,
                  ArrayRef<int64_t> contract) {
  auto type = cast<RankedTensorType>(factor.getType());
  bool isKnown = true, isSumKnown = true;
  int64_t rows = 1, sum = 1;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    bool isSummed = llvm::is_contained(contract, int64_t(dim));
    if (llvm::is_contained(batch, int64_t(dim)))
      continue;
    (isSummed ? isSumKnown : isKnown) &= !ShapedType::isDynamic(size);
    (isSummed ? sum : rows) *= size;
  }
  return (isKnown && rows < kFewest) || (isSumKnown && sum < kFewest);
}

/// The operand to split: f32 as it is, whose partner was a bf16.
static std::optional<unsigned> factorToSplit(core::ContractOp op) {
  if (!getElementTypeOrSelf(op.getLhs()).isF32() ||
      isFew(op.getLhs(), op.getLhsBatch(), op.getLhsContract()) ||
      isFew(op.getRhs(), op.getRhsBatch(), op.getRhsContract()))
    return std::nullopt;
  for (unsigned input : {0u, 1u}) {
    core::ConvertOp partner = conversionOf(op->getOperand(1 - input));
    if (partner && getElementTypeOrSelf(partner.getX()).isBF16() &&
        !conversionOf(op->getOperand(input)))
      return input;
  }
  return std::nullopt;
}

namespace {

/// Builds ops on tensors of one shape.
class Splitter {
public:
  explicit Splitter(core::ContractOp op)
      : builder(op), loc(op.getLoc()), op(op) {}

  void run(unsigned input) {
    Value partner = unconverted(builder, op->getOperand(1 - input));
    auto [high, low] = split(op->getOperand(input));
    Value large = product(input, high, partner);
    Value rest = product(input, low, partner);
    Value sum = core::AddOp::create(builder, loc, large, rest);
    op.getResult().replaceAllUsesWith(sum);
    op.erase();
  }

private:
  Value splat(Value like, double number) {
    auto type = RankedTensorType::get({}, builder.getF32Type());
    Value scalar = core::ConstantOp::create(
        builder, loc,
        cast<ElementsAttr>(DenseElementsAttr::get(type, float(number))));
    return core::BroadcastOp::create(builder, loc, scalar, ArrayRef<int64_t>(),
                                     tensor::getMixedSizes(builder, loc, like));
  }

  /// x to bf16, and x less that to bf16. Beyond the largest number nothing is
  /// left out.
  std::pair<Value, Value> split(Value x) {
    Type half = builder.getBF16Type(), full = builder.getF32Type();
    Value high = core::ConvertOp::create(builder, loc, x, half);
    Value wide = core::ConvertOp::create(builder, loc, high, full);
    Value rest = core::SubOp::create(builder, loc, x, wide);
    Value size = core::AbsOp::create(builder, loc, wide);
    Value isInfinite = core::CompareOp::create(
        builder, loc, core::CompareDirection::eq, size,
        splat(x, std::numeric_limits<double>::infinity()));
    rest = core::SelectOp::create(builder, loc, isInfinite, splat(x, 0), rest);
    return {high, core::ConvertOp::create(builder, loc, rest, half)};
  }

  Value product(unsigned input, Value part, Value partner) {
    IRMapping mapping;
    mapping.map(op->getOperand(input), part);
    mapping.map(op->getOperand(1 - input), partner);
    return builder.clone(*op, mapping)->getResult(0);
  }

  OpBuilder builder;
  Location loc;
  core::ContractOp op;
};

struct SplitFactors : impl::CUDASplitFactorsPassBase<SplitFactors> {
  void runOnOperation() override {
    SmallVector<core::ContractOp> ops;
    getOperation().walk([&](core::ContractOp op) { ops.push_back(op); });
    for (core::ContractOp op : ops)
      if (std::optional<unsigned> input = factorToSplit(op))
        rewrite(op, *input);
  }

  void rewrite(core::ContractOp op, unsigned input) {
    if (isStrict(op)) {
      remark::missed(op.getLoc(), remark::RemarkOpts::name("not-split")
                                      .category("cuda-split-factors")
                                      .function(getOperation().getName()))
          << remark::reason("strict numerics");
      return;
    }
    Splitter(op).run(input);
    ++numSplit;
  }
};

} // namespace
} // namespace tcopt
