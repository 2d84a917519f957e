//===- ScalarRules.cpp - what pointwise ops do with an element ------------===//
//
// One line an op: the scalar op for floats, for signed and unsigned integers
// and for Booleans. f16 and bf16 arrive here as f32.
//
//===----------------------------------------------------------------------===//

#include "ScalarBuilder.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Emitters
//===----------------------------------------------------------------------===//

template <typename OpT>
static Value unary(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<OpT>(v[0]);
}

template <typename OpT>
static Value binary(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<OpT>(v[0], v[1]);
}

// Sums and products of floats, to which the rule of numerics applies.
template <typename OpT>
static Value flagged(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<OpT>(v[0], v[1], b.flags());
}

// Elementary functions, which may be approximated where the rule allows it.
template <typename OpT>
static Value function(ScalarBuilder &b, ArrayRef<Value> v) {
  Value result = b.make<OpT>(v);
  result.getDefiningOp<OpT>().setFastmath(b.functionFlags());
  return result;
}

// The folder of math.atan2 makes NaN of two zeros. The angle of a point at the
// origin is that of (+-1, y), which has the same sign and is exact.
static Value angle(ScalarBuilder &b, ArrayRef<Value> v) {
  Type type = v[0].getType();
  Value zero = b.constant(type, 0);
  Value isOrigin =
      b.make<arith::AndIOp>(b.compare(CmpFPredicate::OEQ, v[0], zero),
                            b.compare(CmpFPredicate::OEQ, v[1], zero));
  Value unit = b.make<math::CopySignOp>(b.constant(type, 1), v[1]);
  return function<math::Atan2Op>(b, {v[0], b.select(isOrigin, unit, v[1])});
}

static Value same(ScalarBuilder &, ArrayRef<Value> v) { return v[0]; }

static Value negate(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<arith::SubIOp>(b.constant(v[0].getType(), 0), v[0]);
}

// The least integer stays what it is. Not math.absi, for which
// convert-math-to-libm has no function.
static Value absoluteOfSigned(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<arith::MaxSIOp>(v[0], negate(b, v));
}

static Value complement(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<arith::XOrIOp>(v[0], b.constant(v[0].getType(), -1));
}

// Comparisons with NaN are false, which gives 0.
static Value signOfFloat(ScalarBuilder &b, ArrayRef<Value> v) {
  Type type = v[0].getType();
  Value zero = b.constant(type, 0);
  Value below = b.compare(CmpFPredicate::OLT, v[0], zero);
  Value above = b.compare(CmpFPredicate::OGT, v[0], zero);
  Value rest = b.select(below, b.constant(type, -1), zero);
  return b.select(above, b.constant(type, 1), rest);
}

static Value signOfSigned(ScalarBuilder &b, ArrayRef<Value> v) {
  Type type = v[0].getType();
  Value below = b.compare(CmpIPredicate::slt, v[0], 0);
  Value above = b.compare(CmpIPredicate::sgt, v[0], 0);
  return b.make<arith::SubIOp>(b.make<arith::ExtUIOp>(type, above),
                               b.make<arith::ExtUIOp>(type, below));
}

static Value signOfUnsigned(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<arith::MinUIOp>(v[0], b.constant(v[0].getType(), 1));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr ScalarRule floatRule(StringLiteral op, Emit emit) {
  return {op, emit, nullptr, nullptr, nullptr};
}

// Where signs make no difference to integers.
static constexpr ScalarRule numberRule(StringLiteral op, Emit onFloat,
                                       Emit onInteger) {
  return {op, onFloat, onInteger, onInteger, nullptr};
}

static constexpr ScalarRule bitsRule(StringLiteral op, Emit emit) {
  return {op, nullptr, emit, emit, emit};
}

// clang-format off
static constexpr ScalarRule rules[] = {
    floatRule("core.exp", function<math::ExpOp>),
    floatRule("core.expm1", function<math::ExpM1Op>),
    floatRule("core.log", function<math::LogOp>),
    floatRule("core.log1p", function<math::Log1pOp>),
    floatRule("core.log2", function<math::Log2Op>),
    floatRule("core.sin", function<math::SinOp>),
    floatRule("core.cos", function<math::CosOp>),
    floatRule("core.tanh", function<math::TanhOp>),
    floatRule("core.erf", function<math::ErfOp>),
    floatRule("core.sqrt", unary<math::SqrtOp>),
    floatRule("core.rsqrt", unary<math::RsqrtOp>),
    floatRule("core.floor", unary<math::FloorOp>),
    floatRule("core.ceil", unary<math::CeilOp>),
    floatRule("core.round_even", unary<math::RoundEvenOp>),
    floatRule("core.atan2", angle),

    numberRule("core.neg", unary<arith::NegFOp>, negate),
    numberRule("core.add", flagged<arith::AddFOp>, binary<arith::AddIOp>),
    numberRule("core.sub", flagged<arith::SubFOp>, binary<arith::SubIOp>),
    numberRule("core.mul", flagged<arith::MulFOp>, binary<arith::MulIOp>),

    {"core.abs", unary<math::AbsFOp>, absoluteOfSigned, same, nullptr},
    {"core.sign", signOfFloat, signOfSigned, signOfUnsigned, nullptr},
    {"core.div", binary<arith::DivFOp>, integer::divideSigned, integer::divideUnsigned, nullptr},
    {"core.rem", binary<arith::RemFOp>, integer::remainderSigned, integer::remainderUnsigned, nullptr},
    {"core.pow", function<math::PowFOp>, integer::powerSigned, integer::powerUnsigned, nullptr},
    {"core.maximum", binary<arith::MaximumFOp>, binary<arith::MaxSIOp>, binary<arith::MaxUIOp>, nullptr},
    {"core.minimum", binary<arith::MinimumFOp>, binary<arith::MinSIOp>, binary<arith::MinUIOp>, nullptr},

    bitsRule("core.not", complement),
    bitsRule("core.and", binary<arith::AndIOp>),
    bitsRule("core.or", binary<arith::OrIOp>),
    bitsRule("core.xor", binary<arith::XOrIOp>),
    {"core.shift_left", nullptr, integer::shiftLeft, integer::shiftLeft, nullptr},
    {"core.shift_right", nullptr, integer::shiftRightSigned, integer::shiftRightUnsigned, nullptr},
};
// clang-format on

ArrayRef<ScalarRule> scalarRules() { return rules; }

Emit ScalarRule::of(ElementKind kind) const {
  const Emit emitters[] = {onFloat, onSigned, onUnsigned, onBool};
  return emitters[unsigned(kind)];
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

Value emitCompare(ScalarBuilder &b, core::CompareDirection direction,
                  ElementKind kind, Value lhs, Value rhs) {
  using F = CmpFPredicate;
  using I = CmpIPredicate;
  static constexpr F floats[] = {F::OEQ, F::UNE, F::OLT,
                                 F::OLE, F::OGT, F::OGE};
  static constexpr I signeds[] = {I::eq, I::ne, I::slt, I::sle, I::sgt, I::sge};
  static constexpr I unsigneds[] = {I::eq,  I::ne,  I::ult,
                                    I::ule, I::ugt, I::uge};
  unsigned at = unsigned(direction);
  if (kind == ElementKind::Float)
    return b.compare(floats[at], lhs, rhs);
  bool isSigned = kind == ElementKind::Signed;
  return b.compare(isSigned ? signeds[at] : unsigneds[at], lhs, rhs);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static const ScalarRule &combineRule(core::ReduceKind kind) {
  static constexpr StringLiteral names[] = {"core.add",     "core.mul",
                                            "core.maximum", "core.minimum",
                                            "core.and",     "core.or"};
  return *llvm::find_if(rules, [&](const ScalarRule &rule) {
    return rule.op == names[unsigned(kind)];
  });
}

Value emitCombine(ScalarBuilder &b, core::ReduceKind kind, Type element,
                  Value lhs, Value rhs, bool ordered) {
  b.accumulates = !ordered;
  Emit emit = combineRule(kind).of(kindOf(element));
  Value values[] = {loadElement(b, lhs, element), loadElement(b, rhs, element)};
  return storeElement(b, emit(b, values), element);
}

// The end of the number line that every element lies within.
static TypedAttr extremeOf(Type element, bool greatest) {
  Type type = storageType(element);
  if (auto floating = dyn_cast<FloatType>(type))
    return FloatAttr::get(
        floating, APFloat::getInf(floating.getFloatSemantics(), !greatest));
  unsigned width = element.getIntOrFloatBitWidth();
  bool isSigned = kindOf(element) == ElementKind::Signed;
  APInt least = isSigned ? APInt::getSignedMinValue(width) : APInt(width, 0);
  APInt most =
      isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
  APInt value = greatest ? most : least;
  return IntegerAttr::get(type,
                          value.zextOrTrunc(type.getIntOrFloatBitWidth()));
}

static TypedAttr numberOf(Type element, int64_t value) {
  Type type = storageType(element);
  if (isa<FloatType>(type))
    return FloatAttr::get(type, double(value));
  return IntegerAttr::get(type, value);
}

TypedAttr neutralElement(core::ReduceKind kind, Type element) {
  switch (kind) {
  case core::ReduceKind::add:
  case core::ReduceKind::bitOr:
    return numberOf(element, 0);
  case core::ReduceKind::mul:
    return numberOf(element, 1);
  case core::ReduceKind::maximum:
    return extremeOf(element, false);
  case core::ReduceKind::minimum:
    return extremeOf(element, true);
  case core::ReduceKind::bitAnd:
    return numberOf(element, element.isInteger(1) ? 1 : -1);
  }
  llvm_unreachable("unknown kind of reduction");
}

} // namespace tcopt
