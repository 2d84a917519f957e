//===- PointwiseMethods.cpp - members of Tensor that are functions --------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Trace/Builder.h"
#include "tcopt/Capture/Tensor.h"

namespace tcopt {

Tensor Tensor::abs(Place place) const { return tcopt::abs(*this, place); }
Tensor Tensor::abs_(Place place) const {
  return capture::writeBack(*this, tcopt::abs(*this, place), place);
}
Tensor Tensor::neg(Place place) const { return tcopt::neg(*this, place); }
Tensor Tensor::neg_(Place place) const {
  return capture::writeBack(*this, tcopt::neg(*this, place), place);
}
Tensor Tensor::sign(Place place) const { return tcopt::sign(*this, place); }
Tensor Tensor::sign_(Place place) const {
  return capture::writeBack(*this, tcopt::sign(*this, place), place);
}
Tensor Tensor::square(Place place) const { return tcopt::square(*this, place); }
Tensor Tensor::square_(Place place) const {
  return capture::writeBack(*this, tcopt::square(*this, place), place);
}
Tensor Tensor::exp(Place place) const { return tcopt::exp(*this, place); }
Tensor Tensor::exp_(Place place) const {
  return capture::writeBack(*this, tcopt::exp(*this, place), place);
}
Tensor Tensor::exp2(Place place) const { return tcopt::exp2(*this, place); }
Tensor Tensor::exp2_(Place place) const {
  return capture::writeBack(*this, tcopt::exp2(*this, place), place);
}
Tensor Tensor::expm1(Place place) const { return tcopt::expm1(*this, place); }
Tensor Tensor::expm1_(Place place) const {
  return capture::writeBack(*this, tcopt::expm1(*this, place), place);
}
Tensor Tensor::log(Place place) const { return tcopt::log(*this, place); }
Tensor Tensor::log_(Place place) const {
  return capture::writeBack(*this, tcopt::log(*this, place), place);
}
Tensor Tensor::log1p(Place place) const { return tcopt::log1p(*this, place); }
Tensor Tensor::log1p_(Place place) const {
  return capture::writeBack(*this, tcopt::log1p(*this, place), place);
}
Tensor Tensor::log2(Place place) const { return tcopt::log2(*this, place); }
Tensor Tensor::log2_(Place place) const {
  return capture::writeBack(*this, tcopt::log2(*this, place), place);
}
Tensor Tensor::log10(Place place) const { return tcopt::log10(*this, place); }
Tensor Tensor::log10_(Place place) const {
  return capture::writeBack(*this, tcopt::log10(*this, place), place);
}
Tensor Tensor::sqrt(Place place) const { return tcopt::sqrt(*this, place); }
Tensor Tensor::sqrt_(Place place) const {
  return capture::writeBack(*this, tcopt::sqrt(*this, place), place);
}
Tensor Tensor::rsqrt(Place place) const { return tcopt::rsqrt(*this, place); }
Tensor Tensor::rsqrt_(Place place) const {
  return capture::writeBack(*this, tcopt::rsqrt(*this, place), place);
}
Tensor Tensor::reciprocal(Place place) const {
  return tcopt::reciprocal(*this, place);
}
Tensor Tensor::reciprocal_(Place place) const {
  return capture::writeBack(*this, tcopt::reciprocal(*this, place), place);
}
Tensor Tensor::sin(Place place) const { return tcopt::sin(*this, place); }
Tensor Tensor::sin_(Place place) const {
  return capture::writeBack(*this, tcopt::sin(*this, place), place);
}
Tensor Tensor::cos(Place place) const { return tcopt::cos(*this, place); }
Tensor Tensor::cos_(Place place) const {
  return capture::writeBack(*this, tcopt::cos(*this, place), place);
}
Tensor Tensor::tan(Place place) const { return tcopt::tan(*this, place); }
Tensor Tensor::tan_(Place place) const {
  return capture::writeBack(*this, tcopt::tan(*this, place), place);
}
Tensor Tensor::asin(Place place) const { return tcopt::asin(*this, place); }
Tensor Tensor::asin_(Place place) const {
  return capture::writeBack(*this, tcopt::asin(*this, place), place);
}
Tensor Tensor::acos(Place place) const { return tcopt::acos(*this, place); }
Tensor Tensor::acos_(Place place) const {
  return capture::writeBack(*this, tcopt::acos(*this, place), place);
}
Tensor Tensor::atan(Place place) const { return tcopt::atan(*this, place); }
Tensor Tensor::atan_(Place place) const {
  return capture::writeBack(*this, tcopt::atan(*this, place), place);
}
Tensor Tensor::sinh(Place place) const { return tcopt::sinh(*this, place); }
Tensor Tensor::sinh_(Place place) const {
  return capture::writeBack(*this, tcopt::sinh(*this, place), place);
}
Tensor Tensor::cosh(Place place) const { return tcopt::cosh(*this, place); }
Tensor Tensor::cosh_(Place place) const {
  return capture::writeBack(*this, tcopt::cosh(*this, place), place);
}
Tensor Tensor::tanh(Place place) const { return tcopt::tanh(*this, place); }
Tensor Tensor::tanh_(Place place) const {
  return capture::writeBack(*this, tcopt::tanh(*this, place), place);
}
Tensor Tensor::asinh(Place place) const { return tcopt::asinh(*this, place); }
Tensor Tensor::asinh_(Place place) const {
  return capture::writeBack(*this, tcopt::asinh(*this, place), place);
}
Tensor Tensor::acosh(Place place) const { return tcopt::acosh(*this, place); }
Tensor Tensor::acosh_(Place place) const {
  return capture::writeBack(*this, tcopt::acosh(*this, place), place);
}
Tensor Tensor::atanh(Place place) const { return tcopt::atanh(*this, place); }
Tensor Tensor::atanh_(Place place) const {
  return capture::writeBack(*this, tcopt::atanh(*this, place), place);
}
Tensor Tensor::erf(Place place) const { return tcopt::erf(*this, place); }
Tensor Tensor::erf_(Place place) const {
  return capture::writeBack(*this, tcopt::erf(*this, place), place);
}
Tensor Tensor::erfc(Place place) const { return tcopt::erfc(*this, place); }
Tensor Tensor::erfc_(Place place) const {
  return capture::writeBack(*this, tcopt::erfc(*this, place), place);
}
Tensor Tensor::floor(Place place) const { return tcopt::floor(*this, place); }
Tensor Tensor::floor_(Place place) const {
  return capture::writeBack(*this, tcopt::floor(*this, place), place);
}
Tensor Tensor::ceil(Place place) const { return tcopt::ceil(*this, place); }
Tensor Tensor::ceil_(Place place) const {
  return capture::writeBack(*this, tcopt::ceil(*this, place), place);
}
Tensor Tensor::round(int64_t decimals, Place place) const {
  return tcopt::round(*this, decimals, place);
}
Tensor Tensor::round_(int64_t decimals, Place place) const {
  return capture::writeBack(*this, tcopt::round(*this, decimals, place), place);
}
Tensor Tensor::trunc(Place place) const { return tcopt::trunc(*this, place); }
Tensor Tensor::trunc_(Place place) const {
  return capture::writeBack(*this, tcopt::trunc(*this, place), place);
}
Tensor Tensor::frac(Place place) const { return tcopt::frac(*this, place); }
Tensor Tensor::frac_(Place place) const {
  return capture::writeBack(*this, tcopt::frac(*this, place), place);
}
Tensor Tensor::isnan(Place place) const { return tcopt::isnan(*this, place); }
Tensor Tensor::isinf(Place place) const { return tcopt::isinf(*this, place); }
Tensor Tensor::isfinite(Place place) const {
  return tcopt::isfinite(*this, place);
}
Tensor Tensor::nan_to_num(std::optional<double> nan,
                          std::optional<double> posinf,
                          std::optional<double> neginf, Place place) const {
  return tcopt::nan_to_num(*this, nan, posinf, neginf, place);
}
Tensor Tensor::nan_to_num_(std::optional<double> nan,
                           std::optional<double> posinf,
                           std::optional<double> neginf, Place place) const {
  return capture::writeBack(
      *this, tcopt::nan_to_num(*this, nan, posinf, neginf, place), place);
}
Tensor Tensor::logical_not(Place place) const {
  return tcopt::logical_not(*this, place);
}
Tensor Tensor::logical_not_(Place place) const {
  return capture::writeBack(*this, tcopt::logical_not(*this, place), place);
}
Tensor Tensor::bitwise_not(Place place) const {
  return tcopt::bitwise_not(*this, place);
}
Tensor Tensor::bitwise_not_(Place place) const {
  return capture::writeBack(*this, tcopt::bitwise_not(*this, place), place);
}
Tensor Tensor::deg2rad(Place place) const {
  return tcopt::deg2rad(*this, place);
}
Tensor Tensor::deg2rad_(Place place) const {
  return capture::writeBack(*this, tcopt::deg2rad(*this, place), place);
}
Tensor Tensor::rad2deg(Place place) const {
  return tcopt::rad2deg(*this, place);
}
Tensor Tensor::rad2deg_(Place place) const {
  return capture::writeBack(*this, tcopt::rad2deg(*this, place), place);
}
Tensor Tensor::logit(std::optional<double> eps, Place place) const {
  return tcopt::logit(*this, eps, place);
}
Tensor Tensor::logit_(std::optional<double> eps, Place place) const {
  return capture::writeBack(*this, tcopt::logit(*this, eps, place), place);
}
Tensor Tensor::clone(Place place) const { return tcopt::clone(*this, place); }
Tensor Tensor::contiguous(Place place) const {
  return tcopt::contiguous(*this, place);
}
Tensor Tensor::detach(Place place) const { return tcopt::detach(*this, place); }
Tensor Tensor::to(DType dtype, Place place) const {
  return tcopt::to(*this, dtype, place);
}
Tensor Tensor::type_as(const Tensor &other, Place place) const {
  return tcopt::type_as(*this, other, place);
}
Tensor Tensor::add(const Operand &other, const Scalar &alpha,
                   Place place) const {
  return tcopt::add(*this, other, alpha, place);
}
Tensor Tensor::add_(const Operand &other, const Scalar &alpha,
                    Place place) const {
  return capture::writeBack(*this, tcopt::add(*this, other, alpha, place),
                            place);
}
Tensor Tensor::sub(const Operand &other, const Scalar &alpha,
                   Place place) const {
  return tcopt::sub(*this, other, alpha, place);
}
Tensor Tensor::sub_(const Operand &other, const Scalar &alpha,
                    Place place) const {
  return capture::writeBack(*this, tcopt::sub(*this, other, alpha, place),
                            place);
}
Tensor Tensor::rsub(const Operand &other, const Scalar &alpha,
                    Place place) const {
  return tcopt::rsub(*this, other, alpha, place);
}
Tensor Tensor::mul(const Operand &other, Place place) const {
  return tcopt::mul(*this, other, place);
}
Tensor Tensor::mul_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::mul(*this, other, place), place);
}
Tensor Tensor::div(const Operand &other, std::string_view rounding_mode,
                   Place place) const {
  return tcopt::div(*this, other, rounding_mode, place);
}
Tensor Tensor::div_(const Operand &other, std::string_view rounding_mode,
                    Place place) const {
  return capture::writeBack(
      *this, tcopt::div(*this, other, rounding_mode, place), place);
}
Tensor Tensor::floor_divide(const Operand &other, Place place) const {
  return tcopt::floor_divide(*this, other, place);
}
Tensor Tensor::floor_divide_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::floor_divide(*this, other, place),
                            place);
}
Tensor Tensor::remainder(const Operand &other, Place place) const {
  return tcopt::remainder(*this, other, place);
}
Tensor Tensor::remainder_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::remainder(*this, other, place),
                            place);
}
Tensor Tensor::fmod(const Operand &other, Place place) const {
  return tcopt::fmod(*this, other, place);
}
Tensor Tensor::fmod_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::fmod(*this, other, place), place);
}
Tensor Tensor::pow(const Operand &exponent, Place place) const {
  return tcopt::pow(*this, exponent, place);
}
Tensor Tensor::pow_(const Operand &exponent, Place place) const {
  return capture::writeBack(*this, tcopt::pow(*this, exponent, place), place);
}
Tensor Tensor::float_power(const Operand &exponent, Place place) const {
  return tcopt::float_power(*this, exponent, place);
}
Tensor Tensor::maximum(const Operand &other, Place place) const {
  return tcopt::maximum(*this, other, place);
}
Tensor Tensor::minimum(const Operand &other, Place place) const {
  return tcopt::minimum(*this, other, place);
}
Tensor Tensor::fmax(const Operand &other, Place place) const {
  return tcopt::fmax(*this, other, place);
}
Tensor Tensor::fmin(const Operand &other, Place place) const {
  return tcopt::fmin(*this, other, place);
}
Tensor Tensor::atan2(const Operand &other, Place place) const {
  return tcopt::atan2(*this, other, place);
}
Tensor Tensor::atan2_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::atan2(*this, other, place), place);
}
Tensor Tensor::hypot(const Operand &other, Place place) const {
  return tcopt::hypot(*this, other, place);
}
Tensor Tensor::hypot_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::hypot(*this, other, place), place);
}
Tensor Tensor::copysign(const Operand &other, Place place) const {
  return tcopt::copysign(*this, other, place);
}
Tensor Tensor::copysign_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::copysign(*this, other, place), place);
}
Tensor Tensor::logaddexp(const Operand &other, Place place) const {
  return tcopt::logaddexp(*this, other, place);
}
Tensor Tensor::xlogy(const Operand &other, Place place) const {
  return tcopt::xlogy(*this, other, place);
}
Tensor Tensor::xlogy_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::xlogy(*this, other, place), place);
}
Tensor Tensor::lerp(const Tensor &end, const Operand &weight,
                    Place place) const {
  return tcopt::lerp(*this, end, weight, place);
}
Tensor Tensor::lerp_(const Tensor &end, const Operand &weight,
                     Place place) const {
  return capture::writeBack(*this, tcopt::lerp(*this, end, weight, place),
                            place);
}
Tensor Tensor::addcmul(const Tensor &tensor1, const Tensor &tensor2,
                       const Scalar &value, Place place) const {
  return tcopt::addcmul(*this, tensor1, tensor2, value, place);
}
Tensor Tensor::addcmul_(const Tensor &tensor1, const Tensor &tensor2,
                        const Scalar &value, Place place) const {
  return capture::writeBack(
      *this, tcopt::addcmul(*this, tensor1, tensor2, value, place), place);
}
Tensor Tensor::addcdiv(const Tensor &tensor1, const Tensor &tensor2,
                       const Scalar &value, Place place) const {
  return tcopt::addcdiv(*this, tensor1, tensor2, value, place);
}
Tensor Tensor::addcdiv_(const Tensor &tensor1, const Tensor &tensor2,
                        const Scalar &value, Place place) const {
  return capture::writeBack(
      *this, tcopt::addcdiv(*this, tensor1, tensor2, value, place), place);
}
Tensor Tensor::eq(const Operand &other, Place place) const {
  return tcopt::eq(*this, other, place);
}
Tensor Tensor::ne(const Operand &other, Place place) const {
  return tcopt::ne(*this, other, place);
}
Tensor Tensor::lt(const Operand &other, Place place) const {
  return tcopt::lt(*this, other, place);
}
Tensor Tensor::le(const Operand &other, Place place) const {
  return tcopt::le(*this, other, place);
}
Tensor Tensor::gt(const Operand &other, Place place) const {
  return tcopt::gt(*this, other, place);
}
Tensor Tensor::ge(const Operand &other, Place place) const {
  return tcopt::ge(*this, other, place);
}
Tensor Tensor::isclose(const Tensor &other, double rtol, double atol,
                       bool equal_nan, Place place) const {
  return tcopt::isclose(*this, other, rtol, atol, equal_nan, place);
}
bool Tensor::allclose(const Tensor &other, double rtol, double atol,
                      bool equal_nan, Place place) const {
  return tcopt::allclose(*this, other, rtol, atol, equal_nan, place);
}
bool Tensor::equal(const Tensor &other, Place place) const {
  return tcopt::equal(*this, other, place);
}
Tensor Tensor::logical_and(const Operand &other, Place place) const {
  return tcopt::logical_and(*this, other, place);
}
Tensor Tensor::logical_and_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::logical_and(*this, other, place),
                            place);
}
Tensor Tensor::logical_or(const Operand &other, Place place) const {
  return tcopt::logical_or(*this, other, place);
}
Tensor Tensor::logical_or_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::logical_or(*this, other, place),
                            place);
}
Tensor Tensor::logical_xor(const Operand &other, Place place) const {
  return tcopt::logical_xor(*this, other, place);
}
Tensor Tensor::logical_xor_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::logical_xor(*this, other, place),
                            place);
}
Tensor Tensor::bitwise_and(const Operand &other, Place place) const {
  return tcopt::bitwise_and(*this, other, place);
}
Tensor Tensor::bitwise_and_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::bitwise_and(*this, other, place),
                            place);
}
Tensor Tensor::bitwise_or(const Operand &other, Place place) const {
  return tcopt::bitwise_or(*this, other, place);
}
Tensor Tensor::bitwise_or_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::bitwise_or(*this, other, place),
                            place);
}
Tensor Tensor::bitwise_xor(const Operand &other, Place place) const {
  return tcopt::bitwise_xor(*this, other, place);
}
Tensor Tensor::bitwise_xor_(const Operand &other, Place place) const {
  return capture::writeBack(*this, tcopt::bitwise_xor(*this, other, place),
                            place);
}
Tensor Tensor::bitwise_left_shift(const Operand &other, Place place) const {
  return tcopt::bitwise_left_shift(*this, other, place);
}
Tensor Tensor::bitwise_left_shift_(const Operand &other, Place place) const {
  return capture::writeBack(
      *this, tcopt::bitwise_left_shift(*this, other, place), place);
}
Tensor Tensor::bitwise_right_shift(const Operand &other, Place place) const {
  return tcopt::bitwise_right_shift(*this, other, place);
}
Tensor Tensor::bitwise_right_shift_(const Operand &other, Place place) const {
  return capture::writeBack(
      *this, tcopt::bitwise_right_shift(*this, other, place), place);
}
Tensor Tensor::clamp(const std::optional<Operand> &min,
                     const std::optional<Operand> &max, Place place) const {
  return tcopt::clamp(*this, min, max, place);
}
Tensor Tensor::clamp_(const std::optional<Operand> &min,
                      const std::optional<Operand> &max, Place place) const {
  return capture::writeBack(*this, tcopt::clamp(*this, min, max, place), place);
}
Tensor Tensor::clip(const std::optional<Operand> &min,
                    const std::optional<Operand> &max, Place place) const {
  return tcopt::clip(*this, min, max, place);
}
Tensor Tensor::clip_(const std::optional<Operand> &min,
                     const std::optional<Operand> &max, Place place) const {
  return capture::writeBack(*this, tcopt::clip(*this, min, max, place), place);
}
Tensor Tensor::masked_fill(const Tensor &mask, const Operand &value,
                           Place place) const {
  return tcopt::masked_fill(*this, mask, value, place);
}
Tensor Tensor::masked_fill_(const Tensor &mask, const Operand &value,
                            Place place) const {
  return capture::writeBack(
      *this, tcopt::masked_fill(*this, mask, value, place), place);
}
Tensor Tensor::relu(Place place) const { return tcopt::relu(*this, place); }
Tensor Tensor::relu_(Place place) const {
  return capture::writeBack(*this, tcopt::relu(*this, place), place);
}
Tensor Tensor::sigmoid(Place place) const {
  return tcopt::sigmoid(*this, place);
}
Tensor Tensor::sigmoid_(Place place) const {
  return capture::writeBack(*this, tcopt::sigmoid(*this, place), place);
}

} // namespace tcopt
