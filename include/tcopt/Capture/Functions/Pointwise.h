//===- Pointwise.h - functions on tensors ----------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_POINTWISE_H
#define TCOPT_CAPTURE_FUNCTIONS_POINTWISE_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Pointwise: one tensor
//===----------------------------------------------------------------------===//

/// Absolute values.
Tensor abs(const Tensor &self, Place place = Place::current());
/// `-self`.
Tensor neg(const Tensor &self, Place place = Place::current());
/// -1, 0 or 1; 0 for NaN.
Tensor sign(const Tensor &self, Place place = Place::current());
/// `self * self`.
Tensor square(const Tensor &self, Place place = Place::current());
/// Exponential; integers become f32, as in all functions on real numbers.
Tensor exp(const Tensor &self, Place place = Place::current());
/// 2 to the power `self`.
Tensor exp2(const Tensor &self, Place place = Place::current());
/// `exp(self) - 1`.
Tensor expm1(const Tensor &self, Place place = Place::current());
/// Natural logarithm.
Tensor log(const Tensor &self, Place place = Place::current());
/// `log(1 + self)`.
Tensor log1p(const Tensor &self, Place place = Place::current());
/// Logarithm to base 2.
Tensor log2(const Tensor &self, Place place = Place::current());
/// Logarithm to base 10.
Tensor log10(const Tensor &self, Place place = Place::current());
/// Square root.
Tensor sqrt(const Tensor &self, Place place = Place::current());
/// `1 / sqrt(self)`.
Tensor rsqrt(const Tensor &self, Place place = Place::current());
/// `1 / self`.
Tensor reciprocal(const Tensor &self, Place place = Place::current());
/// Sine of an angle in radians.
Tensor sin(const Tensor &self, Place place = Place::current());
/// Cosine of an angle in radians.
Tensor cos(const Tensor &self, Place place = Place::current());
/// Tangent of an angle in radians.
Tensor tan(const Tensor &self, Place place = Place::current());
/// Inverse of `sin`, radians.
Tensor asin(const Tensor &self, Place place = Place::current());
/// Inverse of `cos`, radians.
Tensor acos(const Tensor &self, Place place = Place::current());
/// Inverse of `tan`, radians.
Tensor atan(const Tensor &self, Place place = Place::current());
/// Hyperbolic sine.
Tensor sinh(const Tensor &self, Place place = Place::current());
/// Hyperbolic cosine.
Tensor cosh(const Tensor &self, Place place = Place::current());
/// Hyperbolic tangent.
Tensor tanh(const Tensor &self, Place place = Place::current());
/// Inverse of `sinh`.
Tensor asinh(const Tensor &self, Place place = Place::current());
/// Inverse of `cosh`.
Tensor acosh(const Tensor &self, Place place = Place::current());
/// Inverse of `tanh`.
Tensor atanh(const Tensor &self, Place place = Place::current());
/// Error function.
Tensor erf(const Tensor &self, Place place = Place::current());
/// `1 - erf(self)`.
Tensor erfc(const Tensor &self, Place place = Place::current());
/// The largest integer not above each element.
Tensor floor(const Tensor &self, Place place = Place::current());
/// The smallest integer not below each element.
Tensor ceil(const Tensor &self, Place place = Place::current());
/// Rounds to `decimals` decimals, ties to even.
Tensor round(const Tensor &self, int64_t decimals = 0,
             Place place = Place::current());
/// The integer part of each element.
Tensor trunc(const Tensor &self, Place place = Place::current());
/// `self - trunc(self)`.
Tensor frac(const Tensor &self, Place place = Place::current());
/// Whether each element is NaN.
Tensor isnan(const Tensor &self, Place place = Place::current());
/// Whether each element is an infinity.
Tensor isinf(const Tensor &self, Place place = Place::current());
/// Whether each element is neither NaN nor an infinity.
Tensor isfinite(const Tensor &self, Place place = Place::current());
/// Replaces NaN by `nan` (0) and infinities by `posinf` and `neginf` (the
/// greatest and least value of the dtype).
Tensor nan_to_num(const Tensor &self, std::optional<double> nan = std::nullopt,
                  std::optional<double> posinf = std::nullopt,
                  std::optional<double> neginf = std::nullopt,
                  Place place = Place::current());
/// Whether each element is zero.
Tensor logical_not(const Tensor &self, Place place = Place::current());
/// Inverts all bits.
Tensor bitwise_not(const Tensor &self, Place place = Place::current());
/// Converts degrees to radians.
Tensor deg2rad(const Tensor &self, Place place = Place::current());
/// Converts radians to degrees.
Tensor rad2deg(const Tensor &self, Place place = Place::current());
/// `log(self / (1 - self))`; with `eps`, `self` is first limited to [eps, 1 -
/// eps].
Tensor logit(const Tensor &self, std::optional<double> eps = std::nullopt,
             Place place = Place::current());
/// As `abs`.
Tensor absolute(const Tensor &self, Place place = Place::current());
/// As `neg`.
Tensor negative(const Tensor &self, Place place = Place::current());
/// As `acos`.
Tensor arccos(const Tensor &self, Place place = Place::current());
/// As `acosh`.
Tensor arccosh(const Tensor &self, Place place = Place::current());
/// As `asin`.
Tensor arcsin(const Tensor &self, Place place = Place::current());
/// As `asinh`.
Tensor arcsinh(const Tensor &self, Place place = Place::current());
/// As `atan`.
Tensor arctan(const Tensor &self, Place place = Place::current());
/// As `atanh`.
Tensor arctanh(const Tensor &self, Place place = Place::current());
/// As `trunc`.
Tensor fix(const Tensor &self, Place place = Place::current());
/// As `sign`.
Tensor sgn(const Tensor &self, Place place = Place::current());
/// `self`; a Boolean tensor is an error.
Tensor positive(const Tensor &self, Place place = Place::current());
/// Whether the sign bit of each element is set, also of zeros and NaN.
Tensor signbit(const Tensor &self, Place place = Place::current());
/// `sin(pi * self) / (pi * self)`, 1 at 0.
Tensor sinc(const Tensor &self, Place place = Place::current());
/// Whether each element is the positive infinity.
Tensor isposinf(const Tensor &self, Place place = Place::current());
/// Whether each element is the negative infinity.
Tensor isneginf(const Tensor &self, Place place = Place::current());
/// A copy with storage of its own.
Tensor clone(const Tensor &self, Place place = Place::current());
/// `self` if its elements are in row-major order, otherwise a copy.
Tensor contiguous(const Tensor &self, Place place = Place::current());
/// A tensor that shares the elements and requires no gradient.
Tensor detach(const Tensor &self, Place place = Place::current());
/// Converts to `dtype`; returns `self` if it has this dtype.
Tensor to(const Tensor &self, DType dtype, Place place = Place::current());
/// Converts to the dtype of `other`.
Tensor type_as(const Tensor &self, const Tensor &other,
               Place place = Place::current());
/// Converts to f16.
Tensor half(const Tensor &self, Place place = Place::current());
/// Converts to bf16.
Tensor bfloat16(const Tensor &self, Place place = Place::current());
/// The number of elements.
Size numel(const Tensor &self, Place place = Place::current());
//===----------------------------------------------------------------------===//
// Pointwise: two tensors
//===----------------------------------------------------------------------===//

/// `self + alpha * other`. All functions of two tensors promote dtypes and
/// broadcast sizes as PyTorch does.
Tensor add(const Operand &self, const Operand &other, const Scalar &alpha = 1,
           Place place = Place::current());
/// `self - alpha * other`.
Tensor sub(const Operand &self, const Operand &other, const Scalar &alpha = 1,
           Place place = Place::current());
/// `other - alpha * self`.
Tensor rsub(const Operand &self, const Operand &other, const Scalar &alpha = 1,
            Place place = Place::current());
/// `self * other`.
Tensor mul(const Operand &self, const Operand &other,
           Place place = Place::current());
/// `self / other`; integers become floats. The rounding modes "trunc" and
/// "floor" round the quotient and keep the promoted dtype.
Tensor div(const Operand &self, const Operand &other,
           std::string_view rounding_mode = "", Place place = Place::current());
/// `floor(self / other)`.
Tensor floor_divide(const Operand &self, const Operand &other,
                    Place place = Place::current());
/// Remainder of `floor_divide`; it has the sign of `other`.
Tensor remainder(const Operand &self, const Operand &other,
                 Place place = Place::current());
/// Remainder of a division that rounds to zero; it has the sign of `self`.
Tensor fmod(const Operand &self, const Operand &other,
            Place place = Place::current());
/// `self` to the power `exponent`.
Tensor pow(const Operand &self, const Operand &exponent,
           Place place = Place::current());
/// `self` to the power `exponent`, computed in f64.
Tensor float_power(const Operand &self, const Operand &exponent,
                   Place place = Place::current());
/// The greater of both elements; NaN if either is NaN.
Tensor maximum(const Operand &self, const Operand &other,
               Place place = Place::current());
/// The less of both elements; NaN if either is NaN.
Tensor minimum(const Operand &self, const Operand &other,
               Place place = Place::current());
/// The greater of both elements; NaN only if both are NaN.
Tensor fmax(const Operand &self, const Operand &other,
            Place place = Place::current());
/// The less of both elements; NaN only if both are NaN.
Tensor fmin(const Operand &self, const Operand &other,
            Place place = Place::current());
/// The angle of the point (other, self) in radians.
Tensor atan2(const Operand &self, const Operand &other,
             Place place = Place::current());
/// `sqrt(self^2 + other^2)`.
Tensor hypot(const Operand &self, const Operand &other,
             Place place = Place::current());
/// `self` with the sign of `other`.
Tensor copysign(const Operand &self, const Operand &other,
                Place place = Place::current());
/// `log(exp(self) + exp(other))` without overflow.
Tensor logaddexp(const Operand &self, const Operand &other,
                 Place place = Place::current());
/// `self * log(other)`; 0 where `self` is 0.
Tensor xlogy(const Operand &self, const Operand &other,
             Place place = Place::current());
/// `self + weight * (end - self)`.
Tensor lerp(const Tensor &self, const Tensor &end, const Operand &weight,
            Place place = Place::current());
/// `self + value * tensor1 * tensor2`.
Tensor addcmul(const Tensor &self, const Tensor &tensor1, const Tensor &tensor2,
               const Scalar &value = 1, Place place = Place::current());
/// `self + value * tensor1 / tensor2`.
Tensor addcdiv(const Tensor &self, const Tensor &tensor1, const Tensor &tensor2,
               const Scalar &value = 1, Place place = Place::current());
/// Bitwise AND.
Tensor bitwise_and(const Operand &self, const Operand &other,
                   Place place = Place::current());
/// Bitwise OR.
Tensor bitwise_or(const Operand &self, const Operand &other,
                  Place place = Place::current());
/// Bitwise XOR.
Tensor bitwise_xor(const Operand &self, const Operand &other,
                   Place place = Place::current());
/// Shifts the bits of `self` left by `other`.
Tensor bitwise_left_shift(const Operand &self, const Operand &other,
                          Place place = Place::current());
/// Shifts the bits of `self` right by `other`.
Tensor bitwise_right_shift(const Operand &self, const Operand &other,
                           Place place = Place::current());
/// Elements of `self` where the condition is not zero, otherwise elements of
/// `other`.
Tensor where(const Tensor &condition, const Operand &self, const Operand &other,
             Place place = Place::current());
/// Limits elements to [min, max].
Tensor clamp(const Tensor &self,
             const std::optional<Operand> &min = std::nullopt,
             const std::optional<Operand> &max = std::nullopt,
             Place place = Place::current());
/// As `clamp`.
Tensor clip(const Tensor &self,
            const std::optional<Operand> &min = std::nullopt,
            const std::optional<Operand> &max = std::nullopt,
            Place place = Place::current());
/// Limits elements to [min, infinity).
Tensor clamp_min(const Tensor &self, const Operand &min,
                 Place place = Place::current());
/// Limits elements to (-infinity, max].
Tensor clamp_max(const Tensor &self, const Operand &max,
                 Place place = Place::current());
/// Replaces the elements where the mask is true by `value`.
Tensor masked_fill(const Tensor &self, const Tensor &mask, const Operand &value,
                   Place place = Place::current());
/// As `sub`.
Tensor subtract(const Operand &self, const Operand &other,
                const Scalar &alpha = 1, Place place = Place::current());
/// As `mul`.
Tensor multiply(const Operand &self, const Operand &other,
                Place place = Place::current());
/// As `div`.
Tensor divide(const Operand &self, const Operand &other,
              std::string_view rounding_mode = "",
              Place place = Place::current());
/// As `atan2`.
Tensor arctan2(const Operand &self, const Operand &other,
               Place place = Place::current());
/// `self / other`.
Tensor true_divide(const Operand &self, const Operand &other,
                   Place place = Place::current());
/// 0 for negative elements, 1 for positive elements, `values` for zeros.
Tensor heaviside(const Tensor &self, const Tensor &values,
                 Place place = Place::current());
/// `self * 2^other`.
Tensor ldexp(const Tensor &self, const Tensor &other,
             Place place = Place::current());
/// `log2(2^self + 2^other)` without overflow.
Tensor logaddexp2(const Operand &self, const Operand &other,
                  Place place = Place::current());
/// The dtype to which both operands are promoted.
DType result_type(const Operand &self, const Operand &other,
                  Place place = Place::current());
/// The dtype to which tensors of both dtypes are promoted.
DType promote_types(DType type1, DType type2, Place place = Place::current());
/// Whether a result of dtype `from` may be written to a tensor of dtype `to`.
bool can_cast(DType from, DType to, Place place = Place::current());
//===----------------------------------------------------------------------===//
// Pointwise: comparisons
//===----------------------------------------------------------------------===//

/// Whether `self == other`.
Tensor eq(const Operand &self, const Operand &other,
          Place place = Place::current());
/// Whether `self != other`.
Tensor ne(const Operand &self, const Operand &other,
          Place place = Place::current());
/// Whether `self < other`.
Tensor lt(const Operand &self, const Operand &other,
          Place place = Place::current());
/// Whether `self <= other`.
Tensor le(const Operand &self, const Operand &other,
          Place place = Place::current());
/// Whether `self > other`.
Tensor gt(const Operand &self, const Operand &other,
          Place place = Place::current());
/// Whether `self >= other`.
Tensor ge(const Operand &self, const Operand &other,
          Place place = Place::current());
/// Whether `|self - other| <= atol + rtol * |other|`.
Tensor isclose(const Tensor &self, const Tensor &other, double rtol = 1e-5,
               double atol = 1e-8, bool equal_nan = false,
               Place place = Place::current());
/// Whether `isclose` holds for all elements. Reads the value, which breaks the
/// graph of a traced function.
bool allclose(const Tensor &self, const Tensor &other, double rtol = 1e-5,
              double atol = 1e-8, bool equal_nan = false,
              Place place = Place::current());
/// Whether sizes and elements are equal. Reads the value, which breaks the
/// graph of a traced function.
bool equal(const Tensor &self, const Tensor &other,
           Place place = Place::current());
/// Whether both elements are nonzero.
Tensor logical_and(const Operand &self, const Operand &other,
                   Place place = Place::current());
/// Whether at least one element is nonzero.
Tensor logical_or(const Operand &self, const Operand &other,
                  Place place = Place::current());
/// Whether exactly one element is nonzero.
Tensor logical_xor(const Operand &self, const Operand &other,
                   Place place = Place::current());
/// As `ne`.
Tensor not_equal(const Operand &self, const Operand &other,
                 Place place = Place::current());
/// As `lt`.
Tensor less(const Operand &self, const Operand &other,
            Place place = Place::current());
/// As `le`.
Tensor less_equal(const Operand &self, const Operand &other,
                  Place place = Place::current());
/// As `gt`.
Tensor greater(const Operand &self, const Operand &other,
               Place place = Place::current());
/// As `ge`.
Tensor greater_equal(const Operand &self, const Operand &other,
                     Place place = Place::current());
/// Whether both tensors have the same sizes.
bool is_same_size(const Tensor &self, const Tensor &other,
                  Place place = Place::current());
/// Whether the only element is nonzero. Reads the value, which breaks the graph
/// of a traced function.
bool is_nonzero(const Tensor &self, Place place = Place::current());
//===----------------------------------------------------------------------===//
// Pointwise: activations
//===----------------------------------------------------------------------===//

/// `max(self, 0)`.
Tensor relu(const Tensor &self, Place place = Place::current());
/// Limits elements to [0, 6].
Tensor relu6(const Tensor &self, Place place = Place::current());
/// `1 / (1 + exp(-self))`.
Tensor sigmoid(const Tensor &self, Place place = Place::current());
/// `self * sigmoid(self)`.
Tensor silu(const Tensor &self, Place place = Place::current());
/// Gaussian error linear unit; `approximate` "tanh" selects the approximation
/// by tanh.
Tensor gelu(const Tensor &self, std::string_view approximate = "none",
            Place place = Place::current());
/// Multiplies negative elements by `negative_slope`.
Tensor leaky_relu(const Tensor &self, double negative_slope = 0.01,
                  Place place = Place::current());
/// Multiplies negative elements by `weight`, which has one element or one for
/// each channel (dimension 1).
Tensor prelu(const Tensor &self, const Tensor &weight,
             Place place = Place::current());
/// Replaces negative elements by `alpha * (exp(self) - 1)`.
Tensor elu(const Tensor &self, double alpha = 1.0,
           Place place = Place::current());
/// Replaces negative elements by `alpha * (exp(self / alpha) - 1)`.
Tensor celu(const Tensor &self, double alpha = 1.0,
            Place place = Place::current());
/// `elu`, scaled so that mean and variance are preserved.
Tensor selu(const Tensor &self, Place place = Place::current());
/// `log(1 + exp(beta * self)) / beta`; `self` where `beta * self` is above the
/// threshold.
Tensor softplus(const Tensor &self, double beta = 1.0, double threshold = 20.0,
                Place place = Place::current());
/// `self / (1 + |self|)`.
Tensor softsign(const Tensor &self, Place place = Place::current());
/// `self - tanh(self)`.
Tensor tanhshrink(const Tensor &self, Place place = Place::current());
/// Replaces elements in [-lambd, lambd] by 0.
Tensor hardshrink(const Tensor &self, double lambd = 0.5,
                  Place place = Place::current());
/// Moves elements towards 0 by `lambd`; elements in [-lambd, lambd] become 0.
Tensor softshrink(const Tensor &self, double lambd = 0.5,
                  Place place = Place::current());
/// Replaces elements that are not above the threshold by `value`.
Tensor threshold(const Tensor &self, const Scalar &threshold,
                 const Scalar &value, Place place = Place::current());
/// `min(max(self + 3, 0), 6) / 6`.
Tensor hardsigmoid(const Tensor &self, Place place = Place::current());
/// `self * hardsigmoid(self)`.
Tensor hardswish(const Tensor &self, Place place = Place::current());
/// Limits elements to [min_val, max_val].
Tensor hardtanh(const Tensor &self, double min_val = -1.0, double max_val = 1.0,
                Place place = Place::current());
/// `self * tanh(softplus(self))`.
Tensor mish(const Tensor &self, Place place = Place::current());
/// `log(sigmoid(self))`.
Tensor logsigmoid(const Tensor &self, Place place = Place::current());
/// The first half of dimension `dim` times the sigmoid of the second half.
Tensor glu(const Tensor &self, int64_t dim = -1,
           Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_POINTWISE_H
