//===- Composite.cpp - pointwise functions of several ops -----------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include <cmath>
#include <numbers>

using namespace tcopt::graph;
using llvm::ArrayRef;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::callIn;
using capture::callWide;
using capture::commonDType;
using capture::numberLike;

static Value divide(Builder &b, Value x, Value y) {
  return b.make<DivOp>(x, y, RoundingMode::none);
}

// Omits the product with a factor of 1.
static Value scale(Builder &b, Value x, const Scalar &factor) {
  return factor.toDouble() == 1
             ? x
             : b.make<MulOp>(x, b.number(factor, elementType(x)));
}

//===----------------------------------------------------------------------===//
// One tensor
//===----------------------------------------------------------------------===//

Tensor Bodies::exp2(const Tensor &self, Place place) {
  return callWide(place, {self}, [](Builder &b, ArrayRef<Value> v) {
    return b.make<PowOp>(numberLike(b, 2, v[0]), v[0]);
  });
}

static Tensor scaled(const Tensor &self, double factor, Place place) {
  return callWide(place, {self}, [&](Builder &b, ArrayRef<Value> v) {
    return scale(b, v[0], factor);
  });
}

Tensor Bodies::deg2rad(const Tensor &self, Place place) {
  return scaled(self, std::numbers::pi / 180, place);
}

Tensor Bodies::rad2deg(const Tensor &self, Place place) {
  return scaled(self, 180 / std::numbers::pi, place);
}

Tensor Bodies::frac(const Tensor &self, Place place) {
  return sub(self, trunc(self, place), 1, place);
}

// x - x is NaN for infinities and NaN.
Tensor Bodies::isfinite(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) {
    Value x = b(self);
    if (!isFloat(self.dtype()))
      return b.make<EqOp>(x, x);
    return b.make<EqOp>(b.make<SubOp>(x, x), numberLike(b, 0, x));
  });
}

Tensor Bodies::nan_to_num(const Tensor &self, std::optional<double> nan,
                          std::optional<double> posinf,
                          std::optional<double> neginf, Place place) {
  if (!isFloat(self.dtype()))
    return clone(self, place);
  double most = getFloatLimits(self.dtype()).max;
  return call(place, [&](Builder &b) {
    Value x = b(self);
    auto replace = [&](Value where, double by) {
      x = b.make<WhereOp>(where, numberLike(b, by, x), x);
    };
    auto equals = [&](double value) {
      return b.make<EqOp>(x, numberLike(b, value, x));
    };
    replace(b.make<IsnanOp>(x), nan.value_or(0));
    replace(equals(INFINITY), posinf.value_or(most));
    replace(equals(-INFINITY), neginf.value_or(-most));
    return x;
  });
}

// Returns `log(x) - log(1 - x)`. Value and derivatives are NaN outside of [0,
// 1].
static Value differenceOfLogarithms(Builder &b, Value x) {
  Value rest = b.make<Log1pOp>(b.make<NegOp>(x));
  Value found = b.make<SubOp>(b.make<LogOp>(x), rest);
  Value isInside = b.make<LogicalAndOp>(b.make<GeOp>(x, numberLike(b, 0, x)),
                                        b.make<LeOp>(x, numberLike(b, 1, x)));
  Value factor =
      b.make<WhereOp>(isInside, numberLike(b, 1, x), numberLike(b, NAN, x));
  return b.make<MulOp>(found, factor);
}

// Returns `value` with the derivatives of `like`, which differs by rounding.
static Value withDerivativeOf(Builder &b, Value value, Value like) {
  // For infinities, the difference would be NaN.
  Value same = b.make<SubOp>(like, b.stopGradient(like));
  Value moved = b.make<AddOp>(b.stopGradient(value), same);
  return b.make<WhereOp>(b.make<IsinfOp>(value), like, moved);
}

// The lower limit is used if it is above the upper one. The derivative is that
// of a difference of logarithms, because the derivative of the quotient would
// be NaN at 0 and 1.
Tensor Bodies::logit(const Tensor &self, std::optional<double> eps,
                     Place place) {
  return callWide(place, {self}, [&](Builder &b, ArrayRef<Value> v) {
    Value x = v[0], one = numberLike(b, 1, x);
    if (eps) {
      Value low = numberLike(b, *eps, x), high = numberLike(b, 1 - *eps, x);
      Value above = b.make<GtOp>(x, high), below = b.make<LtOp>(x, low);
      Value limited = b.make<WhereOp>(above, high, x);
      x = b.make<WhereOp>(below, low, limited);
    }
    Value found = b.make<LogOp>(divide(b, x, b.make<SubOp>(one, x)));
    return withDerivativeOf(b, found, differenceOfLogarithms(b, x));
  });
}

Tensor type_as(const Tensor &self, const Tensor &other, Place place) {
  return to(self, other.dtype(), place);
}

//===----------------------------------------------------------------------===//
// Two tensors
//===----------------------------------------------------------------------===//

// Returns the other operand where one is NaN.
template <typename OpT>
static Tensor choose(const Operand &self, const Operand &other, Place place) {
  bool hasNaN = isFloat(commonDType({&self, &other}));
  return call(place, [&](Builder &b) {
    auto v = b.promoted({&self, &other});
    Value found = b.make<OpT>(v[0], v[1]);
    if (!hasNaN)
      return found;
    Value orSecond = b.make<WhereOp>(b.make<IsnanOp>(v[0]), v[1], found);
    return b.make<WhereOp>(b.make<IsnanOp>(v[1]), v[0], orSecond);
  });
}

Tensor Bodies::fmax(const Operand &self, const Operand &other, Place place) {
  return choose<MaximumOp>(self, other, place);
}

Tensor Bodies::fmin(const Operand &self, const Operand &other, Place place) {
  return choose<MinimumOp>(self, other, place);
}

// Divides by the greater operand as a constant, so that no square overflows and
// the derivatives are those of the square root, NaN at the origin. The result
// is infinite if one operand is infinite and the other NaN.
Tensor Bodies::hypot(const Operand &self, const Operand &other, Place place) {
  return callWide(place, {self, other}, [](Builder &b, ArrayRef<Value> v) {
    Value most = b.make<MaximumOp>(b.make<AbsOp>(v[0]), b.make<AbsOp>(v[1]));
    Value zero = numberLike(b, 0, most), one = numberLike(b, 1, most);
    Value isInfinite =
        b.make<LogicalOrOp>(b.make<IsinfOp>(v[0]), b.make<IsinfOp>(v[1]));
    Value isUnit = b.make<LogicalOrOp>(isInfinite, b.make<EqOp>(most, zero));
    Value factor = b.stopGradient(b.make<WhereOp>(isUnit, one, most));
    // A NaN beside an infinity is replaced in the value, but not in the
    // derivative.
    auto squared = [&](Value x) {
      Value isLost = b.make<LogicalAndOp>(isInfinite, b.make<IsnanOp>(x));
      return b.make<WhereOp>(isLost, zero,
                             b.make<SquareOp>(divide(b, x, factor)));
    };
    Value sum = b.make<AddOp>(squared(v[0]), squared(v[1]));
    return b.make<MulOp>(factor, b.make<SqrtOp>(sum));
  });
}

// Copies the sign bit, which -0 and NaN have, too.
Tensor Bodies::copysign(const Operand &self, const Operand &other,
                        Place place) {
  DType dtype = capture::floatDType(commonDType({&self, &other}));
  DType bits = isHalf(dtype)         ? DType::I16
               : dtype == DType::F64 ? DType::I64
                                     : DType::I32;
  return call(place, [&](Builder &b) {
    Value size = b.make<AbsOp>(b.as(self, dtype));
    Value sign = b.make<BitcastOp>(b.as(other, dtype), b.type(bits));
    Value isNegative = b.make<LtOp>(sign, b.number(0, bits));
    return b.make<WhereOp>(isNegative, b.make<NegOp>(size), size);
  });
}

Tensor Bodies::logaddexp(const Operand &self, const Operand &other,
                         Place place) {
  return callWide(place, {self, other}, [](Builder &b, ArrayRef<Value> v) {
    return capture::logOfSum(b, v[0], v[1], /*unit=*/1);
  });
}

Tensor Bodies::xlogy(const Operand &self, const Operand &other, Place place) {
  return callWide(place, {self, other}, [](Builder &b, ArrayRef<Value> v) {
    Value x = v[0], y = v[1], zero = numberLike(b, 0, x);
    // If x is 0 and log(y) is not finite, derivatives with respect to y are 0.
    Value isOutside = b.make<LogicalOrOp>(
        b.make<LeOp>(y, zero), b.make<EqOp>(y, numberLike(b, INFINITY, y)));
    Value isZero = b.make<LogicalAndOp>(b.make<EqOp>(x, zero), isOutside);
    return b.make<MulOp>(x, b.make<WhereOp>(isZero, zero, b.make<LogOp>(y)));
  });
}

Tensor Bodies::isclose(const Tensor &self, const Tensor &other, double rtol,
                       double atol, bool equal_nan, Place place) {
  Tensor close = eq(self, other, place);
  if (equal_nan)
    close = logical_or(
        close, logical_and(isnan(self, place), isnan(other, place), place),
        place);
  Tensor expected = to(other, capture::floatDType(self.dtype()), place);
  Tensor allowed = add(abs(mul(expected, rtol, place), place), atol, 1, place);
  Tensor actual = abs(sub(self, expected, 1, place), place);
  Tensor isNear =
      logical_and(isfinite(actual, place), le(actual, allowed, place), place);
  return logical_or(close, isNear, place);
}

Tensor Bodies::masked_fill(const Tensor &self, const Tensor &mask,
                           const Operand &value, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<MaskedFillOp>(b(self), b(mask), b.as(value, self.dtype()));
  });
}

//===----------------------------------------------------------------------===//
// Three tensors
//===----------------------------------------------------------------------===//

// Computes from the nearer end, so that weights of 0 and 1 yield the ends
// exactly.
Tensor Bodies::lerp(const Tensor &self, const Tensor &end,
                    const Operand &weight, Place place) {
  // A weight that is a number does not affect the dtype.
  std::vector<Tensor> typed = {self, end};
  if (!weight.number())
    typed.push_back(weight.tensor());
  DType dtype = capture::floatDType(capture::commonDTypeOf(typed));
  return callIn(dtype, place, {self, end}, [&](Builder &b, ArrayRef<Value> v) {
    Value x = v[0], y = v[1], w = capture::asLike(b, weight, x);
    Value one = numberLike(b, 1, x), half = numberLike(b, 0.5, x);
    Value isNear = b.make<LtOp>(b.make<AbsOp>(w), half);
    // Only the selected operands are multiplied, because a product with an
    // infinite end that is not selected would have derivatives of NaN.
    Value from = b.make<WhereOp>(isNear, x, y);
    Value part = b.make<WhereOp>(isNear, w, b.make<SubOp>(w, one));
    return b.make<AddOp>(from, b.make<MulOp>(part, b.make<SubOp>(y, x)));
  });
}

Tensor Bodies::addcmul(const Tensor &self, const Tensor &tensor1,
                       const Tensor &tensor2, const Scalar &value,
                       Place place) {
  Operand x = self, y = tensor1, z = tensor2;
  return callIn(commonDType({&x, &y, &z}), place, {x, y, z},
                [&](Builder &b, ArrayRef<Value> v) {
                  Value product = b.make<MulOp>(scale(b, v[1], value), v[2]);
                  return b.make<AddOp>(v[0], product);
                });
}

Tensor Bodies::addcdiv(const Tensor &self, const Tensor &tensor1,
                       const Tensor &tensor2, const Scalar &value,
                       Place place) {
  if (!isFloat(tensor1.dtype()) && !isFloat(tensor2.dtype()))
    throw Exception("addcdiv: expected tensor1 or tensor2 of floats but found "
                    "two of integers (div with a rounding_mode divides those)",
                    place);
  return callWide(place, {self, tensor1, tensor2},
                  [&](Builder &b, ArrayRef<Value> v) {
                    Value quotient = divide(b, scale(b, v[1], value), v[2]);
                    return b.make<AddOp>(v[0], quotient);
                  });
}

} // namespace tcopt
