//===- Formula.cpp - formulas that become arith ops -----------------------===//

#include "Formula.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::formula;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Type Term::typeOf(Type elementType) const {
  auto vector = dyn_cast<VectorType>(type());
  return vector ? VectorType::get(vector.getShape(), elementType,
                                  vector.getScalableDims())
                : elementType;
}

Value Term::constant(TypedAttr number) const {
  if (auto vector = dyn_cast<VectorType>(type()))
    number = DenseElementsAttr::get(vector, number);
  return make<arith::ConstantOp>(number);
}

Bits Bits::like(int64_t number) const {
  return {{builder, constant(IntegerAttr::get(elementType(), number))}};
}

Real Real::like(double number) const {
  return {{builder, constant(FloatAttr::get(elementType(), number))}};
}

//===----------------------------------------------------------------------===//
// Truth values
//===----------------------------------------------------------------------===//

Truth formula::operator&(Truth a, Truth b) {
  return {{a.builder, a.make<arith::AndIOp>(a.value, b.value)}};
}

Truth formula::operator|(Truth a, Truth b) {
  return {{a.builder, a.make<arith::OrIOp>(a.value, b.value)}};
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

template <typename OpT> static Bits binary(Bits a, Bits b) {
  return {{a.builder, a.make<OpT>(a.value, b.value)}};
}

Bits formula::operator+(Bits a, Bits b) { return binary<arith::AddIOp>(a, b); }
Bits formula::operator-(Bits a, Bits b) { return binary<arith::SubIOp>(a, b); }
Bits formula::operator*(Bits a, Bits b) { return binary<arith::MulIOp>(a, b); }
Bits formula::operator&(Bits a, Bits b) { return binary<arith::AndIOp>(a, b); }
Bits formula::operator|(Bits a, Bits b) { return binary<arith::OrIOp>(a, b); }
Bits formula::operator^(Bits a, Bits b) { return binary<arith::XOrIOp>(a, b); }
Bits formula::operator+(Bits a, int64_t b) { return a + a.like(b); }
Bits formula::operator-(Bits a, int64_t b) { return a - a.like(b); }
Bits formula::operator&(Bits a, int64_t b) { return a & a.like(b); }
Bits formula::operator|(Bits a, int64_t b) { return a | a.like(b); }

Bits formula::operator<<(Bits a, Bits count) {
  return binary<arith::ShLIOp>(a, count);
}

Bits formula::operator<<(Bits a, int64_t count) { return a << a.like(count); }

Bits formula::operator>>(Bits a, int64_t count) {
  return binary<arith::ShRSIOp>(a, a.like(count));
}

Bits formula::shiftRightLogical(Bits a, int64_t count) {
  return binary<arith::ShRUIOp>(a, a.like(count));
}

Bits formula::atLeast(Bits a, int64_t bound) {
  return binary<arith::MaxSIOp>(a, a.like(bound));
}

Bits formula::atMost(Bits a, int64_t bound) {
  return binary<arith::MinSIOp>(a, a.like(bound));
}

Bits formula::highProduct(Bits a, Bits b) {
  auto product = arith::MulUIExtendedOp::create(*a.builder, a.value, b.value);
  return {{a.builder, product.getHigh()}};
}

static Truth compare(CmpIPredicate predicate, Bits a, Bits b) {
  return {{a.builder, a.make<arith::CmpIOp>(predicate, a.value, b.value)}};
}

Truth formula::isBelow(Bits a, Bits b) {
  return compare(CmpIPredicate::ult, a, b);
}

Truth formula::operator!=(Bits a, int64_t b) {
  return compare(CmpIPredicate::ne, a, a.like(b));
}

Truth formula::operator<(Bits a, int64_t b) {
  return compare(CmpIPredicate::slt, a, a.like(b));
}

//===----------------------------------------------------------------------===//
// Real numbers
//===----------------------------------------------------------------------===//

template <typename OpT> static Real binary(Real a, Real b) {
  return {{a.builder, a.make<OpT>(a.value, b.value, a.builder->flags)}};
}

Real formula::operator+(Real a, Real b) { return binary<arith::AddFOp>(a, b); }
Real formula::operator-(Real a, Real b) { return binary<arith::SubFOp>(a, b); }
Real formula::operator*(Real a, Real b) { return binary<arith::MulFOp>(a, b); }
Real formula::operator/(Real a, Real b) { return binary<arith::DivFOp>(a, b); }
Real formula::operator+(Real a, double b) { return a + a.like(b); }
Real formula::operator-(Real a, double b) { return a - a.like(b); }
Real formula::operator*(Real a, double b) { return a * a.like(b); }
Real formula::operator+(double a, Real b) { return b.like(a) + b; }
Real formula::operator-(double a, Real b) { return b.like(a) - b; }
Real formula::operator*(double a, Real b) { return b.like(a) * b; }
Real formula::operator/(double a, Real b) { return b.like(a) / b; }

Real formula::operator-(Real a) {
  return {{a.builder, a.make<arith::NegFOp>(a.value)}};
}

static Truth compare(CmpFPredicate predicate, Real a, Real b) {
  return {{a.builder, a.make<arith::CmpFOp>(predicate, a.value, b.value)}};
}

Truth formula::operator<(Real a, Real b) {
  return compare(CmpFPredicate::OLT, a, b);
}
Truth formula::operator>(Real a, Real b) {
  return compare(CmpFPredicate::OGT, a, b);
}
Truth formula::operator==(Real a, Real b) {
  return compare(CmpFPredicate::OEQ, a, b);
}
Truth formula::operator!=(Real a, Real b) {
  return compare(CmpFPredicate::UNE, a, b);
}
Truth formula::operator<(Real a, double b) { return a < a.like(b); }
Truth formula::operator>(Real a, double b) { return a > a.like(b); }
Truth formula::operator==(Real a, double b) { return a == a.like(b); }
Truth formula::operator!=(Real a, double b) { return a != a.like(b); }

template <typename T> static T selectOf(Truth condition, T yes, T no) {
  return {{yes.builder, yes.template make<arith::SelectOp>(
                            condition.value, yes.value, no.value)}};
}

Real formula::select(Truth condition, Real yes, Real no) {
  return selectOf(condition, yes, no);
}

Bits formula::select(Truth condition, Bits yes, Bits no) {
  return selectOf(condition, yes, no);
}

Real formula::abs(Real a) {
  return {{a.builder, a.make<math::AbsFOp>(a.value)}};
}

Real formula::copySign(Real a, Real b) {
  return {{a.builder, a.make<math::CopySignOp>(a.value, b.value)}};
}

Real formula::roundToEven(Real a) {
  return {{a.builder, a.make<math::RoundEvenOp>(a.value)}};
}

Real formula::sqrt(Real a) {
  return {{a.builder, a.make<math::SqrtOp>(a.value)}};
}

Real formula::fma(Real a, Real b, Real c) {
  return {{a.builder, a.make<math::FmaOp>(a.value, b.value, c.value)}};
}

Real formula::clamp(Real x, double low, double high) {
  Real below = select(x > high, x.like(high), x);
  return select(below < low, x.like(low), below);
}

Real formula::polynomial(Real x, ArrayRef<double> c) {
  Real sum = x.like(c.back());
  for (double next : llvm::reverse(c.drop_back()))
    sum = sum * x + next;
  return sum;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

Bits formula::bitsOf(Real a) {
  Type type = a.typeOf(
      a.builder->getIntegerType(a.elementType().getIntOrFloatBitWidth()));
  return {{a.builder, a.make<arith::BitcastOp>(type, a.value)}};
}

Real formula::realOf(Bits a) {
  Type f32 = a.builder->getF32Type(), f64 = a.builder->getF64Type();
  Type type = a.typeOf(a.elementType().isInteger(32) ? f32 : f64);
  return {{a.builder, a.make<arith::BitcastOp>(type, a.value)}};
}

template <typename OpT> static Value convert(Term a, Type elementType) {
  return a.make<OpT>(a.typeOf(elementType), a.value);
}

Real formula::toF32(Real a) {
  return {{a.builder, convert<arith::TruncFOp>(a, a.builder->getF32Type())}};
}

Real formula::toF64(Real a) {
  return {{a.builder, convert<arith::ExtFOp>(a, a.builder->getF64Type())}};
}

Real formula::toF32(Bits a) {
  return {{a.builder, convert<arith::SIToFPOp>(a, a.builder->getF32Type())}};
}

Real formula::toF64(Bits a) {
  return {{a.builder, convert<arith::SIToFPOp>(a, a.builder->getF64Type())}};
}

Bits formula::toI32(Bits a) {
  return {{a.builder, convert<arith::TruncIOp>(a, a.builder->getI32Type())}};
}

Bits formula::toI64Unsigned(Bits a) {
  return {{a.builder, convert<arith::ExtUIOp>(a, a.builder->getI64Type())}};
}

//===----------------------------------------------------------------------===//
// Powers of two
//===----------------------------------------------------------------------===//

// Where the number 1.5 * 2^52 is added, the last bit of the sum is worth 1.
Rounded formula::roundSmall(Real x) {
  Real magic = x.like(x.elementType().isF32() ? 0x1.8p23 : 0x1.8p52);
  Real sum = x + magic;
  return {bitsOf(sum) - bitsOf(magic), sum - magic};
}

Real formula::powerOfTwo(Bits k) {
  bool single = k.elementType().isInteger(32);
  return realOf((k + (single ? 127 : 1023)) << (single ? 23 : 52));
}

static Real scaleByInstruction(Real a, Bits k) {
  FormulaBuilder &b = *a.builder;
  auto scaled = LLVM::CallIntrinsicOp::create(
      b, a.type(), b.getStringAttr("llvm.ldexp"), ValueRange{a.value, k.value});
  return {{&b, scaled.getResult(0)}};
}

// The two factors keep k within the exponents of normal numbers, and the last
// product rounds subnormal results once, as the one instruction does.
Real formula::scaleByExponent(Real a, Bits k) {
  if (a.builder->scalesVectors)
    return scaleByInstruction(a, k);
  Bits half = k >> 1;
  return a * powerOfTwo(half) * powerOfTwo(k - half);
}

Real formula::scaleDownByExponent(Real a, Bits k) {
  if (a.builder->scalesVectors)
    return scaleByInstruction(a, k);
  return a * powerOfTwo(k + 64) * 0x1p-64;
}
