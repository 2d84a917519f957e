//===- SimplifyAlgebra.cpp - identities of numbers ------------------------===//
//
// Only identities that keep every bit: x + 0 is not among them (-0 + 0 is 0),
// nor is x * 0 of floats (NaN and infinities).
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "tcopt/Core/Transforms/Patterns.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::core {

//===----------------------------------------------------------------------===//
// Constants that are one number everywhere
//===----------------------------------------------------------------------===//

Attribute splatOf(Value value) {
  while (auto broadcast = value.getDefiningOp<BroadcastOp>())
    value = broadcast.getX();
  DenseElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)) || !elements.isSplat())
    return {};
  return elements.getSplatValue<Attribute>();
}

static bool isInt(Attribute number, int64_t value) {
  auto integer = dyn_cast_if_present<IntegerAttr>(number);
  return integer &&
         integer.getValue().getSExtValue() ==
             APInt(integer.getValue().getBitWidth(), value, true, true)
                 .getSExtValue();
}
static bool isFloat(Attribute number, double value) {
  auto real = dyn_cast_if_present<FloatAttr>(number);
  if (!real)
    return false;
  APFloat expected(value);
  bool inexact;
  expected.convert(real.getValue().getSemantics(), APFloat::rmNearestTiesToEven,
                   &inexact);
  return real.getValue().bitwiseIsEqual(expected);
}
static bool isOne(Attribute n) { return isInt(n, 1) || isFloat(n, 1); }
static bool isIntZero(Attribute n) { return isInt(n, 0); }
static bool isAllOnes(Attribute n) { return isInt(n, -1); }
// What can be added, or subtracted, without an effect on -0.
static bool isAddIdentity(Attribute n) {
  return isInt(n, 0) || isFloat(n, -0.0);
}
static bool isSubIdentity(Attribute n) {
  return isInt(n, 0) || isFloat(n, 0.0);
}
static bool isLeast(Attribute n) { return isFloat(n, -INFINITY); }
static bool isMost(Attribute n) { return isFloat(n, INFINITY); }

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

// x op identity is x.
template <typename Op, bool (*isIdentity)(Attribute)>
static LogicalResult dropIdentity(Op op, PatternRewriter &rewriter) {
  Value x = op.getLhs(), y = op.getRhs();
  if (op->template hasTrait<mlir::OpTrait::IsCommutative>() &&
      isIdentity(splatOf(x)))
    std::swap(x, y);
  if (!isIdentity(splatOf(y)))
    return failure();
  replaceByValue(rewriter, op, x);
  return success();
}

// x op absorber is the absorber.
template <typename Op, bool (*isAbsorber)(Attribute)>
static LogicalResult keepAbsorber(Op op, PatternRewriter &rewriter) {
  for (Value operand : {op.getLhs(), op.getRhs()}) {
    if (!isAbsorber(splatOf(operand)))
      continue;
    replaceByValue(rewriter, op, operand);
    return success();
  }
  return failure();
}

// op(op(x)) is x.
template <typename Op>
static LogicalResult dropPair(Op op, PatternRewriter &rewriter) {
  auto inner = op.getX().template getDefiningOp<Op>();
  if (!inner)
    return failure();
  replaceByValue(rewriter, op, inner.getX());
  return success();
}

// x op x is x.
template <typename Op>
static LogicalResult dropTwin(Op op, PatternRewriter &rewriter) {
  if (op.getLhs() != op.getRhs())
    return failure();
  replaceByValue(rewriter, op, op.getLhs());
  return success();
}

// op(op(x, a), b) of numbers a and b is op(x, op(a, b)), whose second part is
// then computed. Not for floats if op rounds: each op rounds as if it were
// alone, which programs rely on that round by adding and taking away.
template <typename Op, bool rounds>
static LogicalResult joinNumbers(Op op, PatternRewriter &rewriter) {
  auto inner = op.getLhs().template getDefiningOp<Op>();
  bool isFloat = isa<FloatType>(elementTypeOf(op.getLhs()));
  if (!inner || !inner->hasOneUse() || !splatOf(op.getRhs()) ||
      !splatOf(inner.getRhs()) || (rounds && isFloat))
    return failure();
  Value both = Op::create(rewriter, op.getLoc(), inner.getRhs(), op.getRhs());
  replaceByValue(rewriter, op,
                 Op::create(rewriter, op.getLoc(), inner.getLhs(), both));
  return success();
}

// |-x| and ||x|| are |x|; an unsigned -x wraps.
static LogicalResult absOfSign(AbsOp op, PatternRewriter &rewriter) {
  Operation *inner = op.getX().getDefiningOp();
  bool isNeg = isa_and_present<NegOp>(inner) &&
               !elementTypeOf(op.getX()).isUnsignedInteger();
  if (!isNeg && !isa_and_present<AbsOp>(inner))
    return failure();
  rewriter.modifyOpInPlace(
      op, [&] { op.getXMutable().assign(inner->getOperand(0)); });
  return success();
}

// x * x rounds once and x * x * x twice: no more than pow may be off. Where x *
// x is too large or too small, x^3 is so all the more.
static LogicalResult productOfPower(PowOp op, PatternRewriter &rewriter) {
  Attribute exponent = splatOf(op.getRhs());
  bool isCube = isFloat(exponent, 3);
  if (!isFast(op) || (!isCube && !isFloat(exponent, 2)))
    return failure();
  Value x = op.getLhs(), product = x;
  if (isCube)
    product = MulOp::create(rewriter, op.getLoc(), x, x);
  rewriter.replaceOpWithNewOp<MulOp>(op, op.getType(), product, x);
  return success();
}

// 1 / x if it is exact, which it is for powers of two.
static std::optional<APFloat> exactInverse(Attribute x) {
  auto number = dyn_cast_if_present<FloatAttr>(x);
  if (!number)
    return std::nullopt;
  APFloat inverse(number.getValue().getSemantics());
  if (!number.getValue().getExactInverse(&inverse))
    return std::nullopt;
  return inverse;
}

// Quotient and product are the same real number, rounded once.
static LogicalResult divideByPowerOfTwo(DivOp op, PatternRewriter &rewriter) {
  auto broadcast = op.getRhs().getDefiningOp<BroadcastOp>();
  auto divisor =
      (broadcast ? broadcast.getX() : op.getRhs()).getDefiningOp<ConstantOp>();
  auto inverse = exactInverse(splatOf(op.getRhs()));
  if (!divisor || !inverse)
    return failure();
  auto value = DenseElementsAttr::get(cast<ShapedType>(divisor.getType()),
                                      ArrayRef<APFloat>(*inverse));
  Value factor = ConstantOp::create(rewriter, op.getLoc(), value);
  if (broadcast) {
    IRMapping map;
    map.map(divisor.getResult(), factor);
    factor = rewriter.clone(*broadcast, map)->getResult(0);
  }
  rewriter.replaceOpWithNewOp<MulOp>(op, op.getType(), op.getLhs(), factor);
  return success();
}

static LogicalResult selectByConstant(SelectOp op, PatternRewriter &rewriter) {
  Value chosen;
  if (op.getOnTrue() == op.getOnFalse() ||
      isAllOnes(splatOf(op.getCondition())))
    chosen = op.getOnTrue();
  else if (isIntZero(splatOf(op.getCondition())))
    chosen = op.getOnFalse();
  if (!chosen)
    return failure();
  replaceByValue(rewriter, op, chosen);
  return success();
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

// The bits that an integer's magnitude needs at most.
static unsigned valueBits(IntegerType type) {
  bool isSigned = !type.isUnsigned() && type.getWidth() > 1;
  return type.getWidth() - isSigned;
}

// Whether each value of `from` is one of `to`.
static bool isExact(Type from, Type to) {
  auto a = dyn_cast<IntegerType>(from), b = dyn_cast<IntegerType>(to);
  if (a && b) {
    bool keepsSign = a.isUnsigned() || a.getWidth() == 1 || !b.isUnsigned();
    return b.getWidth() > 1 && keepsSign && valueBits(a) <= valueBits(b);
  }
  auto real = dyn_cast<FloatType>(to);
  if (a)
    return real && valueBits(a) <= real.getFPMantissaWidth();
  if (!real)
    return false;
  bool isF16 = from.isF16(), isBF16 = from.isBF16();
  return to.isF64() || (to.isF32() && (isF16 || isBF16 || from.isF32()));
}

// A detour by a type that has all values leads to the same one, but for
// integers by way of floats: these saturate where integers wrap.
static LogicalResult convertDirectly(ConvertOp op, PatternRewriter &rewriter) {
  auto inner = op.getX().getDefiningOp<ConvertOp>();
  if (!inner)
    return failure();
  Type from = elementTypeOf(inner.getX()), by = elementTypeOf(inner),
       to = elementTypeOf(op);
  bool saturates =
      isa<IntegerType>(from) && isa<FloatType>(by) && isa<IntegerType>(to);
  if (!isExact(from, by) || (saturates && from != to))
    return failure();
  if (from == to)
    replaceByValue(rewriter, op, inner.getX());
  else
    rewriter.replaceOpWithNewOp<ConvertOp>(op, op.getType(), inner.getX());
  return success();
}

void populateAlgebraPatterns(RewritePatternSet &patterns) {
  addPattern<AddOp>(patterns, dropIdentity<AddOp, isAddIdentity>);
  addPattern<SubOp>(patterns, dropIdentity<SubOp, isSubIdentity>);
  addPattern<MulOp>(patterns, dropIdentity<MulOp, isOne>);
  addPattern<DivOp>(patterns, dropIdentity<DivOp, isOne>);
  addPattern<MaximumOp>(patterns, dropIdentity<MaximumOp, isLeast>);
  addPattern<MinimumOp>(patterns, dropIdentity<MinimumOp, isMost>);
  addPattern<AndOp>(patterns, dropIdentity<AndOp, isAllOnes>);
  addPattern<OrOp>(patterns, dropIdentity<OrOp, isIntZero>);
  addPattern<XorOp>(patterns, dropIdentity<XorOp, isIntZero>);
  addPattern<MulOp>(patterns, keepAbsorber<MulOp, isIntZero>);
  addPattern<AndOp>(patterns, keepAbsorber<AndOp, isIntZero>);
  addPattern<OrOp>(patterns, keepAbsorber<OrOp, isAllOnes>);
  addPattern<NegOp>(patterns, dropPair<NegOp>);
  addPattern<NotOp>(patterns, dropPair<NotOp>);
  addPattern<MaximumOp>(patterns, dropTwin<MaximumOp>);
  addPattern<MinimumOp>(patterns, dropTwin<MinimumOp>);
  addPattern<AndOp>(patterns, dropTwin<AndOp>);
  addPattern<OrOp>(patterns, dropTwin<OrOp>);
  addPattern<AddOp>(patterns, joinNumbers<AddOp, /*rounds=*/true>);
  addPattern<MulOp>(patterns, joinNumbers<MulOp, /*rounds=*/true>);
  addPattern<MaximumOp>(patterns, joinNumbers<MaximumOp, /*rounds=*/false>);
  addPattern<MinimumOp>(patterns, joinNumbers<MinimumOp, /*rounds=*/false>);
  addPattern<AndOp>(patterns, joinNumbers<AndOp, /*rounds=*/false>);
  addPattern<OrOp>(patterns, joinNumbers<OrOp, /*rounds=*/false>);
  addPattern<XorOp>(patterns, joinNumbers<XorOp, /*rounds=*/false>);
  addPattern<AbsOp>(patterns, absOfSign);
  addPattern<PowOp>(patterns, productOfPower);
  addPattern<DivOp>(patterns, divideByPowerOfTwo);
  addPattern<SelectOp>(patterns, selectByConstant);
  addPattern<ConvertOp>(patterns, convertDirectly);
}

} // namespace tcopt::core
