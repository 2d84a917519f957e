//===- SimplifySpreads.cpp - reductions of repeated elements --------------===//
//
// A reduction whose terms are all the same needs no terms in memory:
//
//   %e = core.broadcast %x, dims = [], sizes = [1000]
//   %s = core.add %e, %twos
//   %r = core.reduce add, %s, dims = [0]
//
// becomes 1000 * (%x + 2). Terms are the same along a dimension if they are
// computed elementwise from splat constants and from tensors that are broadcast
// along it. A maximum is the term itself. Sums of floats are not changed in
// strict functions unless they are exact, because the product rounds otherwise.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "tcopt/Core/Transforms/Patterns.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include <cmath>

using namespace mlir;

namespace tcopt::core {

static constexpr unsigned kMostOps = 64;

namespace {
/// Builds the value that all terms of a reduction have.
class Spread {
public:
  Spread(OpBuilder &builder, ArrayRef<int64_t> dims)
      : builder(builder), dims(dims) {}

  /// Returns the value without the reduced dimensions; null if it varies along
  /// them.
  Value source(Value value);

private:
  bool isReduced(int64_t dim) const { return llvm::is_contained(dims, dim); }
  RankedTensorType reducedType(Value value) const;
  Value sourceOfConstant(Value value, Attribute splat);
  Value sourceOfBroadcast(BroadcastOp op);
  Value sourceOfPointwise(Operation *op);
  Value withoutOnes(BroadcastOp op);

  OpBuilder &builder;
  ArrayRef<int64_t> dims;
  llvm::DenseMap<Value, Value> known;
  /// Counted before their operands, which limits the depth as well.
  unsigned numOps = 0;
};
} // namespace

RankedTensorType Spread::reducedType(Value value) const {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!isReduced(dim))
      shape.push_back(size);
  return type.clone(shape);
}

Value Spread::sourceOfConstant(Value value, Attribute splat) {
  RankedTensorType type = reducedType(value);
  if (!type.hasStaticShape())
    return {};
  return ConstantOp::create(builder, value.getLoc(),
                            DenseElementsAttr::get(type, splat));
}

// Returns the operand of the broadcast without the dimensions of size 1 that
// are reduced.
Value Spread::withoutOnes(BroadcastOp op) {
  auto type = cast<RankedTensorType>(op.getX().getType());
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::zip(op.getDims(), type.getShape())) {
    if (!isReduced(dim))
      shape.push_back(size);
    else if (size != 1)
      return {};
  }
  if (int64_t(shape.size()) == type.getRank())
    return op.getX();
  if (ShapedType::isDynamicShape(shape))
    return {};
  return ReshapeOp::create(builder, op.getLoc(), op.getX(),
                           getAsIndexOpFoldResult(op.getContext(), shape));
}

Value Spread::sourceOfBroadcast(BroadcastOp op) {
  Value x = withoutOnes(op);
  if (!x)
    return {};
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> kept;
  SmallVector<OpFoldResult> all =
      getMixedValues(op.getStaticSizes(), op.getSizes(), builder);
  for (auto [dim, size] : llvm::enumerate(all)) {
    if (isReduced(dim))
      continue;
    if (llvm::is_contained(op.getDims(), int64_t(dim)))
      kept.push_back(sizes.size());
    sizes.push_back(size);
  }
  if (x.getType() == reducedType(op.getResult()))
    return x;
  return BroadcastOp::create(builder, op.getLoc(), x, kept, sizes);
}

Value Spread::sourceOfPointwise(Operation *op) {
  if (!op->hasTrait<mlir::OpTrait::Elementwise>() || op->getNumResults() != 1 ||
      numOps++ >= kMostOps)
    return {};
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(source(operand));
    if (!operands.back())
      return {};
  }
  OperationState state(op->getLoc(), op->getName(), operands,
                       {reducedType(op->getResult(0))},
                       op->getDiscardableAttrDictionary().getValue());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  return builder.create(state)->getResult(0);
}

Value Spread::source(Value value) {
  if (!isa<RankedTensorType>(value.getType()))
    return {};
  if (auto found = known.find(value); found != known.end())
    return found->second;
  Value result;
  if (Attribute splat = splatOf(value))
    result = sourceOfConstant(value, splat);
  else if (auto broadcast = value.getDefiningOp<BroadcastOp>())
    result = sourceOfBroadcast(broadcast);
  else if (Operation *op = value.getDefiningOp())
    result =
        isa<CoreDialect>(op->getDialect()) ? sourceOfPointwise(op) : Value();
  known[value] = result;
  return result;
}

// Returns the number of terms; none if it is dynamic or 0.
static std::optional<int64_t> countTerms(ReduceOp op) {
  auto type = cast<RankedTensorType>(op.getX().getType());
  int64_t count = 1;
  for (int64_t dim : op.getDims())
    if (type.isDynamicDim(dim) || type.getDimSize(dim) == 0 ||
        llvm::MulOverflow(count, type.getDimSize(dim), count))
      return std::nullopt;
  return count;
}

// Whether the terms are a constant whose partial sums are all exact.
static bool isExactSum(ReduceOp op, int64_t count) {
  auto number = dyn_cast_if_present<FloatAttr>(splatOf(op.getX()));
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(op.getX()));
  if (!number || !type)
    return false;
  double value = number.getValueAsDouble();
  double most = std::ldexp(1.0, int(type.getFPMantissaWidth()));
  return value == std::trunc(value) && std::abs(value) * double(count) <= most;
}

static bool isAllowed(ReduceOp op, int64_t count) {
  switch (op.getKind()) {
  case ReduceKind::mul:
    return false;
  case ReduceKind::add:
    return !isa<FloatType>(getElementTypeOrSelf(op.getX())) || isFast(op) ||
           isExactSum(op, count);
  default:
    return true;
  }
}

static Value constantLike(OpBuilder &b, Location loc, Value like,
                          double value) {
  auto type = cast<RankedTensorType>(like.getType());
  Type element = type.getElementType();
  Attribute number =
      isa<FloatType>(element)
          ? Attribute(b.getFloatAttr(element, value))
          : b.getIntegerAttr(element, APInt(element.getIntOrFloatBitWidth(),
                                            uint64_t(int64_t(value)),
                                            /*isSigned=*/false,
                                            /*implicitTrunc=*/true));
  return ConstantOp::create(b, loc, DenseElementsAttr::get(type, number));
}

// Returns the sum of `count` equal terms. Adding 0 turns -0 into 0, as in a sum
// that starts from 0.
static Value sumOf(OpBuilder &b, Location loc, Value term, int64_t count) {
  Value sum = MulOp::create(b, loc, term.getType(), term,
                            constantLike(b, loc, term, double(count)));
  if (isa<FloatType>(getElementTypeOrSelf(term)))
    sum = AddOp::create(b, loc, term.getType(), sum,
                        constantLike(b, loc, term, 0));
  return sum;
}

static LogicalResult reduceOfSpread(ReduceOp op, PatternRewriter &rewriter) {
  std::optional<int64_t> count = countTerms(op);
  if (op.getDims().empty() || !count || *count == 1 || !isAllowed(op, *count))
    return failure();
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) -> Operation * {
    Value term = Spread(b, op.getDims()).source(op.getX());
    auto type =
        cast_if_present<RankedTensorType>(term ? term.getType() : Type());
    if (!term || !type.hasStaticShape())
      return nullptr;
    Value result = op.getKind() == ReduceKind::add
                       ? sumOf(b, op.getLoc(), term, *count)
                       : term;
    if (Operation *made = result.getDefiningOp();
        made && made->getBlock() == b.getInsertionBlock())
      return made;
    return ReshapeOp::create(
        b, op.getLoc(), result,
        getAsIndexOpFoldResult(op.getContext(), type.getShape()));
  });
}

void populateSpreadPatterns(RewritePatternSet &patterns) {
  addPattern<ReduceOp>(patterns, reduceOfSpread);
}

} // namespace tcopt::core
