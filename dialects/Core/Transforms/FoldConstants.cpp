//===- FoldConstants.cpp - ops on small constants -------------------------===//
//
// Only ops whose results are exact by definition: arithmetic rounded to
// nearest, integers, comparisons, choices and conversions.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"
#include "tcopt/Core/Transforms/Patterns.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt::core {

static constexpr auto kNearest = APFloat::rmNearestTiesToEven;

//===----------------------------------------------------------------------===//
// One element
//===----------------------------------------------------------------------===//

static bool isUnsigned(Type type) {
  return type.isUnsignedInteger() || type.isInteger(1);
}

static std::optional<APFloat> evaluate(Operation *op, ArrayRef<APFloat> x) {
  return llvm::TypeSwitch<Operation *, std::optional<APFloat>>(op)
      .Case<AddOp>([&](auto) { return x[0] + x[1]; })
      .Case<SubOp>([&](auto) { return x[0] - x[1]; })
      .Case<MulOp>([&](auto) { return x[0] * x[1]; })
      .Case<DivOp>([&](auto) { return x[0] / x[1]; })
      .Case<MaximumOp>([&](auto) { return llvm::maximum(x[0], x[1]); })
      .Case<MinimumOp>([&](auto) { return llvm::minimum(x[0], x[1]); })
      .Case<NegOp>([&](auto) { return llvm::neg(x[0]); })
      .Case<AbsOp>([&](auto) { return llvm::abs(x[0]); })
      .Default([](Operation *) { return std::nullopt; });
}

static APInt larger(const APInt &x, const APInt &y, bool isUnsigned) {
  return isUnsigned ? llvm::APIntOps::umax(x, y) : llvm::APIntOps::smax(x, y);
}
static APInt smaller(const APInt &x, const APInt &y, bool isUnsigned) {
  return isUnsigned ? llvm::APIntOps::umin(x, y) : llvm::APIntOps::smin(x, y);
}

// Division is left to run time, where zero is an error.
static std::optional<APInt> evaluate(Operation *op, ArrayRef<APInt> x) {
  bool noSign = isUnsigned(elementTypeOf(op->getResult(0)));
  return llvm::TypeSwitch<Operation *, std::optional<APInt>>(op)
      .Case<AddOp>([&](auto) { return x[0] + x[1]; })
      .Case<SubOp>([&](auto) { return x[0] - x[1]; })
      .Case<MulOp>([&](auto) { return x[0] * x[1]; })
      .Case<AndOp>([&](auto) { return x[0] & x[1]; })
      .Case<OrOp>([&](auto) { return x[0] | x[1]; })
      .Case<XorOp>([&](auto) { return x[0] ^ x[1]; })
      .Case<MaximumOp>([&](auto) { return larger(x[0], x[1], noSign); })
      .Case<MinimumOp>([&](auto) { return smaller(x[0], x[1], noSign); })
      .Case<NegOp>([&](auto) { return -x[0]; })
      .Case<NotOp>([&](auto) { return ~x[0]; })
      .Default([](Operation *) { return std::nullopt; });
}

static bool holds(CompareDirection direction, bool less, bool equal) {
  switch (direction) {
  case CompareDirection::eq:
    return equal;
  case CompareDirection::ne:
    return !equal;
  case CompareDirection::lt:
    return less;
  case CompareDirection::le:
    return less || equal;
  case CompareDirection::gt:
    return !less && !equal;
  case CompareDirection::ge:
    return !less;
  }
  return false;
}

static bool compare(CompareDirection direction, Attribute lhs, Attribute rhs) {
  if (auto x = dyn_cast<FloatAttr>(lhs)) {
    auto order = x.getValue().compare(cast<FloatAttr>(rhs).getValue());
    if (order == APFloat::cmpUnordered)
      return direction == CompareDirection::ne;
    return holds(direction, order == APFloat::cmpLessThan,
                 order == APFloat::cmpEqual);
  }
  APInt x = cast<IntegerAttr>(lhs).getValue(),
        y = cast<IntegerAttr>(rhs).getValue();
  bool less =
      isUnsigned(cast<IntegerAttr>(lhs).getType()) ? x.ult(y) : x.slt(y);
  return holds(direction, less, x == y);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

// To 16 bits by way of f32.
static Attribute roundTo(FloatType to, APFloat x) {
  bool inexact;
  if (to.getWidth() == 16)
    x.convert(APFloat::IEEEsingle(), kNearest, &inexact);
  x.convert(to.getFloatSemantics(), kNearest, &inexact);
  return FloatAttr::get(to, x);
}

static Attribute fromFloat(APFloat x, Type to) {
  if (to.isInteger(1))
    return IntegerAttr::get(to, APInt(1, !x.isZero()));
  if (auto real = dyn_cast<FloatType>(to))
    return roundTo(real, x);
  // Saturates; NaN is 0.
  APSInt result(to.getIntOrFloatBitWidth(), isUnsigned(to));
  bool exact;
  x.convertToInteger(result, APFloat::rmTowardZero, &exact);
  return IntegerAttr::get(to, x.isNaN() ? APInt(result.getBitWidth(), 0)
                                        : APInt(result));
}

static Attribute fromInt(APInt x, Type from, Type to) {
  if (to.isInteger(1))
    return IntegerAttr::get(to, APInt(1, !x.isZero()));
  if (auto real = dyn_cast<FloatType>(to)) {
    APFloat result(to.isF64() ? APFloat::IEEEdouble() : APFloat::IEEEsingle());
    result.convertFromAPInt(x, !isUnsigned(from), kNearest);
    return roundTo(real, result);
  }
  unsigned width = to.getIntOrFloatBitWidth();
  return IntegerAttr::get(to, isUnsigned(from) ? x.zextOrTrunc(width)
                                               : x.sextOrTrunc(width));
}

static Attribute convert(Attribute x, Type to) {
  if (auto real = dyn_cast<FloatAttr>(x))
    return fromFloat(real.getValue(), to);
  auto integer = cast<IntegerAttr>(x);
  return fromInt(integer.getValue(), integer.getType(), to);
}

//===----------------------------------------------------------------------===//
// Whole constants
//===----------------------------------------------------------------------===//

template <typename NumberAttr>
static Attribute compute(Operation *op, ArrayRef<Attribute> operands) {
  using Number = decltype(cast<NumberAttr>(operands[0]).getValue());
  auto numbers = llvm::map_to_vector(operands, [](Attribute operand) {
    return cast<NumberAttr>(operand).getValue();
  });
  auto result = evaluate(op, ArrayRef<Number>(numbers));
  Type type = cast<NumberAttr>(operands[0]).getType();
  return result ? NumberAttr::get(type, *result) : Attribute();
}

// The result of one element; null if the op is not one of those computed here.
static Attribute computeElement(Operation *op, ArrayRef<Attribute> operands) {
  Type to = elementTypeOf(op->getResult(0));
  if (auto compareOp = dyn_cast<CompareOp>(op))
    return IntegerAttr::get(to, APInt(1, compare(compareOp.getDirection(),
                                                 operands[0], operands[1])));
  if (isa<SelectOp>(op))
    return cast<IntegerAttr>(operands[0]).getValue().isZero() ? operands[2]
                                                              : operands[1];
  if (isa<ConvertOp>(op))
    return convert(operands[0], to);
  return isa<FloatAttr>(operands[0]) ? compute<FloatAttr>(op, operands)
                                     : compute<IntegerAttr>(op, operands);
}

namespace {
struct FoldPointwise : RewritePattern {
  FoldPointwise(MLIRContext *context, int64_t maxElements)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        maxElements(maxElements) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa_and_present<CoreDialect>(op->getDialect()) ||
        !op->hasTrait<mlir::OpTrait::Elementwise>())
      return failure();
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    SmallVector<DenseElementsAttr> operands;
    if (!type || !type.hasStaticShape() || failed(constants(op, operands)))
      return failure();
    SmallVector<Attribute> results;
    if (failed(computeAll(op, operands, type, results)))
      return failure();
    rewriter.replaceOpWithNewOp<ConstantOp>(
        op, DenseElementsAttr::get(type, results));
    return success();
  }

private:
  static LogicalResult constants(Operation *op,
                                 SmallVector<DenseElementsAttr> &operands) {
    for (Value operand : op->getOperands()) {
      DenseElementsAttr value;
      if (!matchPattern(operand, m_Constant(&value)))
        return failure();
      operands.push_back(value);
    }
    return success(!operands.empty());
  }

  // One element if all operands are one number everywhere.
  LogicalResult computeAll(Operation *op, ArrayRef<DenseElementsAttr> operands,
                           RankedTensorType type,
                           SmallVector<Attribute> &results) const {
    bool splat = llvm::all_of(operands, [](auto x) { return x.isSplat(); });
    int64_t count = splat ? 1 : type.getNumElements();
    if (count > maxElements || type.getNumElements() == 0)
      return failure();
    for (int64_t i = 0; i < count; ++i) {
      auto elements = llvm::map_to_vector(operands, [&](DenseElementsAttr x) {
        return x.isSplat() ? x.getSplatValue<Attribute>()
                           : x.getValues<Attribute>()[i];
      });
      results.push_back(computeElement(op, elements));
      if (!results.back())
        return failure();
    }
    return success();
  }

  int64_t maxElements;
};
} // namespace

// A small constant is transposed at compile time.
static LogicalResult transposeConstant(TransposeOp op, DenseElementsAttr value,
                                       PatternRewriter &rewriter) {
  auto from = cast<RankedTensorType>(op.getX().getType());
  auto to = cast<RankedTensorType>(op.getType());
  SmallVector<int64_t> strides = computeSuffixProduct(from.getShape()),
                       places = computeSuffixProduct(to.getShape());
  SmallVector<Attribute> results;
  for (int64_t i = 0, n = to.getNumElements(); i < n; ++i) {
    int64_t at = 0, rest = i;
    for (auto [dim, place] : llvm::zip(op.getDims(), places)) {
      at += rest / place * strides[dim];
      rest %= place;
    }
    results.push_back(value.getValues<Attribute>()[at]);
  }
  rewriter.replaceOpWithNewOp<ConstantOp>(op,
                                          DenseElementsAttr::get(to, results));
  return success();
}

namespace {
struct FoldTranspose : OpRewritePattern<TransposeOp> {
  FoldTranspose(MLIRContext *context, int64_t maxElements)
      : OpRewritePattern(context), maxElements(maxElements) {}

  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    DenseElementsAttr value;
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (!type || !type.hasStaticShape() || type.getNumElements() == 0 ||
        type.getNumElements() > maxElements ||
        !matchPattern(op.getX(), m_Constant(&value)))
      return failure();
    return transposeConstant(op, value, rewriter);
  }

  int64_t maxElements;
};
} // namespace

void populateConstantPatterns(RewritePatternSet &patterns,
                              int64_t maxElements) {
  patterns.add<FoldPointwise, FoldTranspose>(patterns.getContext(),
                                             maxElements);
}

} // namespace tcopt::core
