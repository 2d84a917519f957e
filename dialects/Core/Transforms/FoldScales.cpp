//===- FoldScales.cpp - scales and shifts of products with constants ------===//
//
// A convolution with a constant weight that is scaled and shifted by constants
// of each channel, as batch normalisation does in inference, is one with a
// scaled weight and a bias:
//
//   %r = core.convolution %x, %w
//   %s = core.sub %r, %means
//   %y = core.mul %s, %factors
//
// becomes %x * (%w * factors) + (-means) * factors. The new weight is computed
// from constants alone, so that nest-form-state has it computed once.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Core/Transforms/Patterns.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::core {

/// Operands are followed to constants through at most this many ops.
static constexpr unsigned kMostDepth = 8;

// Whether a value of static shape is computed from constants alone.
static bool isOfConstants(Value value, unsigned depth = kMostDepth) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  Operation *op = value.getDefiningOp();
  if (!type || !type.hasStaticShape() || !op || !depth)
    return false;
  if (isa<ConstantOp>(op))
    return true;
  return isa<CoreDialect>(op->getDialect()) && isPure(op) &&
         op->getNumRegions() == 0 && op->getNumOperands() > 0 &&
         llvm::all_of(op->getOperands(),
                      [&](Value x) { return isOfConstants(x, depth - 1); });
}

namespace {
/// A product with a constant weight, and its channels.
struct WeightedProduct {
  Operation *op;
  OpOperand *weight;
  /// The dimension of the result, and that of the weight.
  int64_t channelDim, weightDim;

  RankedTensorType weightType() const {
    return cast<RankedTensorType>(weight->get().getType());
  }
  int64_t numChannels() const { return weightType().getDimSize(weightDim); }
};

/// An elementwise op on the product and constants of each channel.
struct ChannelStep {
  Operation *op;
  Value channels;
};

/// Collects the steps that follow a product, and applies them to its weight.
class ScaleFolder {
public:
  ScaleFolder(const WeightedProduct &product, PatternRewriter &rewriter)
      : product(product), rewriter(rewriter) {}

  LogicalResult run();

private:
  bool collect();
  OpOperand *constantOperand(OpOperand &use) const;
  Value channelSource(Value value) const;
  Value channelVector(Value source);
  void apply(const ChannelStep &step);
  void scale(Operation *step, Value channels);
  void shift(Operation *step, Value channels);
  SmallVector<OpFoldResult> resultSizes();
  Value build();

  WeightedProduct product;
  PatternRewriter &rewriter;
  SmallVector<ChannelStep> steps;
  Value weight, bias;
};
} // namespace

static bool isScale(Operation *op) { return isa<MulOp, DivOp>(op); }

// Returns the operand that is added to or multiplied with the product; null if
// the op is not one of the four, or subtracts or divides from the left.
OpOperand *ScaleFolder::constantOperand(OpOperand &use) const {
  Operation *op = use.getOwner();
  bool isFirst = use.getOperandNumber() == 0;
  if (!isa<AddOp, SubOp, MulOp, DivOp>(op) ||
      op->getBlock() != product.op->getBlock() ||
      (!isFirst && isa<SubOp, DivOp>(op)))
    return nullptr;
  return &op->getOpOperand(isFirst ? 1 : 0);
}

// Returns a tensor that has one element, or one for each channel, if the value
// repeats these; else null.
Value ScaleFolder::channelSource(Value value) const {
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  if (!broadcast)
    return splatOf(value) ? value : Value();
  Value source = broadcast.getX();
  if (!isOfConstants(source))
    return {};
  auto type = cast<RankedTensorType>(source.getType());
  for (auto [dim, size] : llvm::zip_equal(broadcast.getDims(), type.getShape()))
    if (size != 1 &&
        (dim != product.channelDim || size != product.numChannels()))
      return {};
  return source;
}

// Follows single uses. A single addition is a bias and remains.
bool ScaleFolder::collect() {
  bool anyScale = false;
  for (Operation *op = product.op; op->hasOneUse(); op = steps.back().op) {
    OpOperand *constant = constantOperand(*op->getUses().begin());
    Value channels = constant ? channelSource(constant->get()) : Value();
    if (!channels)
      break;
    steps.push_back({constant->getOwner(), channels});
    anyScale |= isScale(steps.back().op);
  }
  return anyScale || steps.size() > 1;
}

// The constants as a tensor of one dimension, the channels.
Value ScaleFolder::channelVector(Value source) {
  Location loc = source.getLoc();
  int64_t size = product.numChannels();
  auto type = cast<RankedTensorType>(source.getType());
  auto vector = type.clone(ArrayRef<int64_t>{size});
  if (Attribute splat = splatOf(source))
    return ConstantOp::create(rewriter, loc,
                              DenseElementsAttr::get(vector, splat));
  bool isOne = type.getNumElements() == 1;
  SmallVector<OpFoldResult> sizes{rewriter.getIndexAttr(isOne ? 1 : size)};
  if (type.getRank() != 1)
    source = ReshapeOp::create(rewriter, loc, source, sizes);
  if (!isOne || size == 1)
    return source;
  return BroadcastOp::create(rewriter, loc, source, ArrayRef<int64_t>{0},
                             {rewriter.getIndexAttr(size)});
}

static Value rebuild(OpBuilder &builder, Operation *step, Value x, Value y) {
  OperationState state(step->getLoc(), step->getName(), {x, y}, x.getType());
  return builder.create(state)->getResult(0);
}

void ScaleFolder::scale(Operation *step, Value channels) {
  SmallVector<OpFoldResult> sizes = getAsIndexOpFoldResult(
      step->getContext(), product.weightType().getShape());
  Value factors = BroadcastOp::create(rewriter, step->getLoc(), channels,
                                      {product.weightDim}, sizes);
  weight = rebuild(rewriter, step, weight, factors);
  if (bias)
    bias = rebuild(rewriter, step, bias, channels);
}

void ScaleFolder::shift(Operation *step, Value channels) {
  if (bias)
    bias = rebuild(rewriter, step, bias, channels);
  else if (isa<SubOp>(step))
    bias = NegOp::create(rewriter, step->getLoc(), channels);
  else
    bias = channels;
}

void ScaleFolder::apply(const ChannelStep &step) {
  Value channels = channelVector(step.channels);
  if (isScale(step.op))
    scale(step.op, channels);
  else
    shift(step.op, channels);
}

// Sizes that are unknown are those of a broadcast that is added or multiplied:
// the types of constants are static.
SmallVector<OpFoldResult> ScaleFolder::resultSizes() {
  for (const ChannelStep &step : steps)
    for (Value operand : step.op->getOperands())
      if (auto broadcast = operand.getDefiningOp<BroadcastOp>())
        return getMixedValues(broadcast.getStaticSizes(), broadcast.getSizes(),
                              rewriter);
  auto type = cast<RankedTensorType>(steps.back().op->getResult(0).getType());
  return getAsIndexOpFoldResult(rewriter.getContext(), type.getShape());
}

Value ScaleFolder::build() {
  Operation *scaled = rewriter.clone(*product.op);
  scaled->setOperand(product.weight->getOperandNumber(), weight);
  Value result = scaled->getResult(0);
  if (!bias)
    return result;
  Location loc = steps.back().op->getLoc();
  Value all = BroadcastOp::create(rewriter, loc, bias, {product.channelDim},
                                  resultSizes());
  if (all.getType() != result.getType())
    all = tensor::CastOp::create(rewriter, loc, result.getType(), all);
  return AddOp::create(rewriter, loc, result, all);
}

LogicalResult ScaleFolder::run() {
  if (!collect())
    return failure();
  Operation *last = steps.back().op;
  rewriter.setInsertionPoint(last);
  weight = product.weight->get();
  for (const ChannelStep &step : steps)
    apply(step);
  replaceByValue(rewriter, last, build());
  return success();
}

// Whether the product rounds its result only, and its weight may be scaled.
// Numbers of 16 bits are not: a scaled weight is rounded to them.
static bool mayScale(Operation *product, OpOperand &weight) {
  Type type = elementTypeOf(weight.get());
  return isFast(product) && (type.isF32() || type.isF64()) &&
         product->hasOneUse() && isOfConstants(weight.get());
}

static LogicalResult scaleOfConvolution(ConvolutionOp op,
                                        PatternRewriter &rewriter) {
  OpOperand &weight = op.getWeightMutable();
  if (!mayScale(op, weight))
    return failure();
  WeightedProduct product{op, &weight, /*channelDim=*/1, /*weightDim=*/0};
  return ScaleFolder(product, rewriter).run();
}

// The channels are the last dimension, if it is one of the constant operand.
static LogicalResult scaleOfContract(ContractOp op, PatternRewriter &rewriter) {
  OpOperand &weight = op.getRhsMutable();
  if (!mayScale(op, weight))
    return failure();
  int64_t channelDim = cast<RankedTensorType>(op.getType()).getRank() - 1;
  int64_t dim = cast<RankedTensorType>(op.getRhs().getType()).getRank() - 1;
  while (dim >= 0 && llvm::is_contained(op.getRhsContract(), dim))
    --dim;
  if (dim < 0 || llvm::is_contained(op.getRhsBatch(), dim))
    return failure();
  return ScaleFolder({op, &weight, channelDim, dim}, rewriter).run();
}

void populateScalePatterns(RewritePatternSet &patterns) {
  addPattern<ConvolutionOp>(patterns, scaleOfConvolution);
  addPattern<ContractOp>(patterns, scaleOfContract);
}

} // namespace tcopt::core
