//===- Formula.h - formulas that become arith ops ---------------*- C++ -*-===//
//
// Values with the operators of C++, so that an elementary function is written
// as its formula. Real numbers, bits and truth values have types of their own;
// each may be a vector.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_FORMULA_H
#define TCOPT_CONVERSION_MATHTOARITH_FORMULA_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"

namespace tcopt::formula {

/// Builds formulas. If steps have to round one by one, `flags` is `none`.
struct FormulaBuilder : mlir::ImplicitLocOpBuilder {
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;
  mlir::arith::FastMathFlags flags = mlir::arith::FastMathFlags::contract;
  /// Whether the CPU scales vectors by powers of two in one instruction.
  bool scalesVectors = false;
  /// The 16-bit type that the result of a formula is rounded to, or null.
  mlir::TypeAttr roundedTo;
};

/// A value and where its uses are created.
struct Term {
  FormulaBuilder *builder;
  mlir::Value value;

  mlir::Type type() const { return value.getType(); }
  /// Of a vector, that of its elements.
  mlir::Type elementType() const { return mlir::getElementTypeOrSelf(type()); }
  /// The element type, or a vector of it where this is one.
  mlir::Type typeOf(mlir::Type elementType) const;
  mlir::Value constant(mlir::TypedAttr number) const;
  template <typename OpT, typename... Args>
  mlir::Value make(Args &&...args) const {
    return OpT::create(*builder, std::forward<Args>(args)...);
  }
};

/// An i1, or a vector of these.
struct Truth : Term {};

/// An i32 or i64. Sums and products wrap.
struct Bits : Term {
  Bits like(int64_t number) const;
};

/// An f32 or f64. Sums and products have the flags of the builder.
struct Real : Term {
  Real like(double number) const;
};

Truth operator&(Truth a, Truth b);
Truth operator|(Truth a, Truth b);

Bits operator+(Bits a, Bits b);
Bits operator-(Bits a, Bits b);
Bits operator*(Bits a, Bits b);
Bits operator&(Bits a, Bits b);
Bits operator|(Bits a, Bits b);
Bits operator^(Bits a, Bits b);
Bits operator+(Bits a, int64_t b);
Bits operator-(Bits a, int64_t b);
Bits operator&(Bits a, int64_t b);
Bits operator|(Bits a, int64_t b);
Bits operator<<(Bits a, int64_t count);
Bits operator<<(Bits a, Bits count);
/// Copies of the sign are shifted in.
Bits operator>>(Bits a, int64_t count);
Bits shiftRightLogical(Bits a, int64_t count);
Bits atLeast(Bits a, int64_t bound);
Bits atMost(Bits a, int64_t bound);
/// The upper half of the product of numbers without a sign.
Bits highProduct(Bits a, Bits b);
/// Compares unsigned numbers.
Truth isBelow(Bits a, Bits b);
Truth operator!=(Bits a, int64_t b);
Truth operator<(Bits a, int64_t b);

Real operator+(Real a, Real b);
Real operator-(Real a, Real b);
Real operator*(Real a, Real b);
Real operator/(Real a, Real b);
Real operator-(Real a);
Real operator+(Real a, double b);
Real operator-(Real a, double b);
Real operator*(Real a, double b);
Real operator+(double a, Real b);
Real operator-(double a, Real b);
Real operator*(double a, Real b);
Real operator/(double a, Real b);

/// False where an operand is NaN, but for `!=`, which is then true.
Truth operator<(Real a, Real b);
Truth operator>(Real a, Real b);
Truth operator==(Real a, Real b);
Truth operator!=(Real a, Real b);
Truth operator<(Real a, double b);
Truth operator>(Real a, double b);
Truth operator==(Real a, double b);
Truth operator!=(Real a, double b);

Real select(Truth condition, Real yes, Real no);
Bits select(Truth condition, Bits yes, Bits no);
Real abs(Real a);
/// The size of `a` with the sign of `b`.
Real copySign(Real a, Real b);
Real roundToEven(Real a);
Real sqrt(Real a);
/// a b + c, rounded once.
Real fma(Real a, Real b, Real c);
/// NaN stays NaN.
Real clamp(Real x, double low, double high);
/// c[0] + c[1] x + c[2] x^2 + ... by Horner's rule.
Real polynomial(Real x, llvm::ArrayRef<double> c);

Bits bitsOf(Real a);
Real realOf(Bits a);
Real toF32(Real a);
Real toF64(Real a);
/// The nearest number of type f32 or f64.
Real toF32(Bits a);
Real toF64(Bits a);
Bits toI32(Bits a);
/// Zeros are added to the left.
Bits toI64Unsigned(Bits a);

/// x as an integer of its width, for |x| < 2^22 (f32) or 2^51 (f64), rounded to
/// nearest even. Of NaN or larger numbers it is some integer.
struct Rounded {
  Bits bits;
  Real real;
};
Rounded roundSmall(Real x);

/// 2^k where that is a normal number.
Real powerOfTwo(Bits k);
/// a 2^k, rounded once, for a of f32 from 1/2 to 2 and k from -200 to 200.
Real scaleByExponent(Real a, Bits k);
/// Scales like scaleByExponent, by fewer instructions, for k from -180 to 60.
Real scaleDownByExponent(Real a, Bits k);

} // namespace tcopt::formula

#endif // TCOPT_CONVERSION_MATHTOARITH_FORMULA_H
