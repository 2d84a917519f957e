//===- ElementConversion.cpp - elements between types ---------------------===//
//
// The one rule of element conversion, as scalar ops: to f32 and f64 rounded
// once, to f16 and bf16 by way of f32, as PyTorch does; float to integer
// towards zero, saturating, NaN to 0; to i1 `x != 0`; between integers modulo
// 2^n.
//
//===----------------------------------------------------------------------===//

#include "ScalarBuilder.h"
#include <cmath>

using namespace mlir;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Float to float
//===----------------------------------------------------------------------===//

// `fast` lets an instruction take a subnormal number for zero
// (docs/Numerics.md): no flag of arith says that alone.
static Value truncateToBF16(ScalarBuilder &b, Value x) {
  auto flags = arith::FastMathFlagsAttr::get(b.getContext(), b.functionFlags());
  return b.make<arith::TruncFOp>(b.getBF16Type(), x, arith::RoundingModeAttr(),
                                 b.isStrict() ? arith::FastMathFlagsAttr()
                                              : flags);
}

// From f32 or f64 to any float type, to 16 bits by way of f32.
static Value convertFloat(ScalarBuilder &b, Value x, Type to) {
  Type from = x.getType();
  if (from == to)
    return x;
  if (to.isF64())
    return b.make<arith::ExtFOp>(to, x);
  if (to.isF32())
    return b.make<arith::TruncFOp>(to, x);
  Value single =
      from.isF64() ? Value(b.make<arith::TruncFOp>(b.getF32Type(), x)) : x;
  return to.isBF16() ? truncateToBF16(b, single)
                     : b.make<arith::TruncFOp>(to, single);
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static TypedAttr greatestInteger(Type integer, bool isSigned) {
  unsigned width = integer.getIntOrFloatBitWidth();
  return IntegerAttr::get(integer, isSigned ? APInt::getSignedMaxValue(width)
                                            : APInt::getMaxValue(width));
}

// The largest float whose integer part fits, and whether that is the largest
// integer.
static std::pair<Value, bool> greatestFloat(ScalarBuilder &b, Type type,
                                            unsigned digits) {
  const llvm::fltSemantics &semantics =
      cast<FloatType>(type).getFloatSemantics();
  if (digits <= APFloat::semanticsPrecision(semantics))
    return {b.floatConstant(type, std::ldexp(1.0, digits) - 1), true};
  bool ignored;
  APFloat end(std::ldexp(1.0, digits));
  end.convert(semantics, APFloat::rmNearestTiesToEven, &ignored);
  end.next(/*nextDown=*/true);
  return {b.constant(TypedAttr(FloatAttr::get(type, end))), false};
}

// Clamped before it is converted, by comparisons that NaN fails: one
// instruction each.
static Value saturate(ScalarBuilder &b, Value x, Type to, bool isSigned) {
  unsigned digits = to.getIntOrFloatBitWidth() - isSigned;
  Type type = x.getType();
  Value low = b.floatConstant(type, isSigned ? -std::ldexp(1.0, digits) : 0);
  auto [top, isExact] = greatestFloat(b, type, digits);
  Value above = b.select(b.compare(CmpFPredicate::OGT, x, low), x, low);
  Value inside =
      b.select(b.compare(CmpFPredicate::OLT, above, top), above, top);
  Value whole = isSigned ? b.make<arith::FPToSIOp>(to, inside)
                         : b.make<arith::FPToUIOp>(to, inside);
  Value number =
      b.select(b.compare(CmpFPredicate::ORD, x, x), whole, b.constant(to, 0));
  if (isExact)
    return number;
  Value end = b.floatConstant(type, std::ldexp(1.0, digits));
  return b.select(b.compare(CmpFPredicate::OGE, x, end),
                  b.constant(greatestInteger(to, isSigned)), number);
}

static Value integerToFloat(ScalarBuilder &b, Value x, Type to, bool isSigned) {
  Type between = to.isF64() ? b.getF64Type() : b.getF32Type();
  Value result = isSigned ? b.make<arith::SIToFPOp>(between, x)
                          : b.make<arith::UIToFPOp>(between, x);
  return convertFloat(b, result, to);
}

static Value resize(ScalarBuilder &b, Value x, Type to, bool isSigned) {
  unsigned from = x.getType().getIntOrFloatBitWidth();
  unsigned width = to.getIntOrFloatBitWidth();
  if (from == width)
    return x;
  if (from > width)
    return b.make<arith::TruncIOp>(to, x);
  return isSigned ? b.make<arith::ExtSIOp>(to, x)
                  : b.make<arith::ExtUIOp>(to, x);
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

Value loadElement(ScalarBuilder &b, Value stored, Type element) {
  if (element.isInteger(1))
    return b.compare(CmpIPredicate::ne, stored, 0);
  bool isNarrow = element.isF16() || element.isBF16();
  return isNarrow ? b.make<arith::ExtFOp>(b.getF32Type(), stored) : stored;
}

Value storeElement(ScalarBuilder &b, Value computed, Type element) {
  if (element.isInteger(1))
    return b.make<arith::ExtUIOp>(b.getI8Type(), computed);
  return isa<FloatType>(element) ? convertFloat(b, computed, element)
                                 : computed;
}

static Value isNonZero(ScalarBuilder &b, Value x) {
  Value zero = b.constant(x.getType(), 0);
  return isa<FloatType>(x.getType()) ? b.compare(CmpFPredicate::UNE, x, zero)
                                     : b.compare(CmpIPredicate::ne, x, zero);
}

Value convertElement(ScalarBuilder &b, Value stored, Type from, Type to) {
  ElementKind fromKind = kindOf(from), toKind = kindOf(to);
  if (from == to)
    return stored;
  Value x = loadElement(b, stored, from);
  if (toKind == ElementKind::Bool)
    return storeElement(b, isNonZero(b, x), to);
  bool isFloat = fromKind == ElementKind::Float;
  bool isSigned = fromKind == ElementKind::Signed;
  if (toKind == ElementKind::Float)
    return isFloat ? convertFloat(b, x, to)
                   : integerToFloat(b, x, to, isSigned);
  if (isFloat)
    return saturate(b, x, storageType(to), toKind == ElementKind::Signed);
  return resize(b, x, storageType(to), isSigned);
}

} // namespace tcopt
