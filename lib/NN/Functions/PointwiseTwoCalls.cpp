//===- PointwiseTwoCalls.cpp - calls of functions on tensors --------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor add(const Operand &self, const Operand &other, const Scalar &alpha,
           Place place) {
  static constexpr capture::FunctionInfo info{132, "add", "self, other, alpha",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::add, self, other,
                                   alpha);
}
Tensor Tensor::add(const Operand &other, const Scalar &alpha,
                   Place place) const {
  return tcopt::add(*this, other, alpha, place);
}
Tensor Tensor::add_(const Operand &other, const Scalar &alpha,
                    Place place) const {
  static constexpr capture::FunctionInfo info{133, "add_", "self, other, alpha",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, const Scalar &alpha,
         Place place) {
        return capture::writeBack(self, tcopt::add(self, other, alpha, place),
                                  place);
      },
      *this, other, alpha);
}
Tensor sub(const Operand &self, const Operand &other, const Scalar &alpha,
           Place place) {
  static constexpr capture::FunctionInfo info{134, "sub", "self, other, alpha",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::sub, self, other,
                                   alpha);
}
Tensor Tensor::sub(const Operand &other, const Scalar &alpha,
                   Place place) const {
  return tcopt::sub(*this, other, alpha, place);
}
Tensor Tensor::sub_(const Operand &other, const Scalar &alpha,
                    Place place) const {
  static constexpr capture::FunctionInfo info{135, "sub_", "self, other, alpha",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, const Scalar &alpha,
         Place place) {
        return capture::writeBack(self, tcopt::sub(self, other, alpha, place),
                                  place);
      },
      *this, other, alpha);
}
Tensor rsub(const Operand &self, const Operand &other, const Scalar &alpha,
            Place place) {
  static constexpr capture::FunctionInfo info{136, "rsub", "self, other, alpha",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::rsub, self, other,
                                   alpha);
}
Tensor Tensor::rsub(const Operand &other, const Scalar &alpha,
                    Place place) const {
  return tcopt::rsub(*this, other, alpha, place);
}
Tensor mul(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{138, "mul", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::mul, self, other);
}
Tensor Tensor::mul(const Operand &other, Place place) const {
  return tcopt::mul(*this, other, place);
}
Tensor Tensor::mul_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{139, "mul_", "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::mul(self, other, place), place);
      },
      *this, other);
}
Tensor div(const Operand &self, const Operand &other,
           std::string_view rounding_mode, Place place) {
  static constexpr capture::FunctionInfo info{
      140, "div", "self, other, rounding_mode", true};
  return capture::dispatch<Tensor>(info, place, Bodies::div, self, other,
                                   rounding_mode);
}
Tensor Tensor::div(const Operand &other, std::string_view rounding_mode,
                   Place place) const {
  return tcopt::div(*this, other, rounding_mode, place);
}
Tensor Tensor::div_(const Operand &other, std::string_view rounding_mode,
                    Place place) const {
  static constexpr capture::FunctionInfo info{
      141, "div_", "self, other, rounding_mode", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other,
         std::string_view rounding_mode, Place place) {
        return capture::writeBack(
            self, tcopt::div(self, other, rounding_mode, place), place);
      },
      *this, other, rounding_mode);
}
Tensor floor_divide(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{142, "floor_divide",
                                              "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::floor_divide, self,
                                   other);
}
Tensor Tensor::floor_divide(const Operand &other, Place place) const {
  return tcopt::floor_divide(*this, other, place);
}
Tensor Tensor::floor_divide_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{143, "floor_divide_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::floor_divide(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor remainder(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{144, "remainder", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::remainder, self, other);
}
Tensor Tensor::remainder(const Operand &other, Place place) const {
  return tcopt::remainder(*this, other, place);
}
Tensor Tensor::remainder_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{145, "remainder_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::remainder(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor fmod(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{146, "fmod", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::fmod, self, other);
}
Tensor Tensor::fmod(const Operand &other, Place place) const {
  return tcopt::fmod(*this, other, place);
}
Tensor Tensor::fmod_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{147, "fmod_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::fmod(self, other, place), place);
      },
      *this, other);
}
Tensor pow(const Operand &self, const Operand &exponent, Place place) {
  static constexpr capture::FunctionInfo info{148, "pow", "self, exponent",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::pow, self, exponent);
}
Tensor Tensor::pow(const Operand &exponent, Place place) const {
  return tcopt::pow(*this, exponent, place);
}
Tensor Tensor::pow_(const Operand &exponent, Place place) const {
  static constexpr capture::FunctionInfo info{149, "pow_", "self, exponent",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &exponent, Place place) {
        return capture::writeBack(self, tcopt::pow(self, exponent, place),
                                  place);
      },
      *this, exponent);
}
Tensor float_power(const Operand &self, const Operand &exponent, Place place) {
  static constexpr capture::FunctionInfo info{150, "float_power",
                                              "self, exponent", true};
  return capture::dispatch<Tensor>(info, place, Bodies::float_power, self,
                                   exponent);
}
Tensor Tensor::float_power(const Operand &exponent, Place place) const {
  return tcopt::float_power(*this, exponent, place);
}
Tensor maximum(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{152, "maximum", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::maximum, self, other);
}
Tensor Tensor::maximum(const Operand &other, Place place) const {
  return tcopt::maximum(*this, other, place);
}
Tensor minimum(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{154, "minimum", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::minimum, self, other);
}
Tensor Tensor::minimum(const Operand &other, Place place) const {
  return tcopt::minimum(*this, other, place);
}
Tensor fmax(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{156, "fmax", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::fmax, self, other);
}
Tensor Tensor::fmax(const Operand &other, Place place) const {
  return tcopt::fmax(*this, other, place);
}
Tensor fmin(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{158, "fmin", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::fmin, self, other);
}
Tensor Tensor::fmin(const Operand &other, Place place) const {
  return tcopt::fmin(*this, other, place);
}
Tensor atan2(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{160, "atan2", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::atan2, self, other);
}
Tensor Tensor::atan2(const Operand &other, Place place) const {
  return tcopt::atan2(*this, other, place);
}
Tensor Tensor::atan2_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{161, "atan2_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::atan2(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor hypot(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{162, "hypot", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::hypot, self, other);
}
Tensor Tensor::hypot(const Operand &other, Place place) const {
  return tcopt::hypot(*this, other, place);
}
Tensor Tensor::hypot_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{163, "hypot_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::hypot(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor copysign(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{164, "copysign", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::copysign, self, other);
}
Tensor Tensor::copysign(const Operand &other, Place place) const {
  return tcopt::copysign(*this, other, place);
}
Tensor Tensor::copysign_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{165, "copysign_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::copysign(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor logaddexp(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{166, "logaddexp", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logaddexp, self, other);
}
Tensor Tensor::logaddexp(const Operand &other, Place place) const {
  return tcopt::logaddexp(*this, other, place);
}
Tensor xlogy(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{168, "xlogy", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::xlogy, self, other);
}
Tensor Tensor::xlogy(const Operand &other, Place place) const {
  return tcopt::xlogy(*this, other, place);
}
Tensor Tensor::xlogy_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{169, "xlogy_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::xlogy(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor lerp(const Tensor &self, const Tensor &end, const Operand &weight,
            Place place) {
  static constexpr capture::FunctionInfo info{170, "lerp", "self, end, weight",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::lerp, self, end,
                                   weight);
}
Tensor Tensor::lerp(const Tensor &end, const Operand &weight,
                    Place place) const {
  return tcopt::lerp(*this, end, weight, place);
}
Tensor Tensor::lerp_(const Tensor &end, const Operand &weight,
                     Place place) const {
  static constexpr capture::FunctionInfo info{171, "lerp_", "self, end, weight",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &end, const Operand &weight,
         Place place) {
        return capture::writeBack(self, tcopt::lerp(self, end, weight, place),
                                  place);
      },
      *this, end, weight);
}
Tensor addcmul(const Tensor &self, const Tensor &tensor1, const Tensor &tensor2,
               const Scalar &value, Place place) {
  static constexpr capture::FunctionInfo info{
      172, "addcmul", "self, tensor1, tensor2, value", true};
  return capture::dispatch<Tensor>(info, place, Bodies::addcmul, self, tensor1,
                                   tensor2, value);
}
Tensor Tensor::addcmul(const Tensor &tensor1, const Tensor &tensor2,
                       const Scalar &value, Place place) const {
  return tcopt::addcmul(*this, tensor1, tensor2, value, place);
}
Tensor Tensor::addcmul_(const Tensor &tensor1, const Tensor &tensor2,
                        const Scalar &value, Place place) const {
  static constexpr capture::FunctionInfo info{
      173, "addcmul_", "self, tensor1, tensor2, value", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &tensor1, const Tensor &tensor2,
         const Scalar &value, Place place) {
        return capture::writeBack(
            self, tcopt::addcmul(self, tensor1, tensor2, value, place), place);
      },
      *this, tensor1, tensor2, value);
}
Tensor addcdiv(const Tensor &self, const Tensor &tensor1, const Tensor &tensor2,
               const Scalar &value, Place place) {
  static constexpr capture::FunctionInfo info{
      174, "addcdiv", "self, tensor1, tensor2, value", true};
  return capture::dispatch<Tensor>(info, place, Bodies::addcdiv, self, tensor1,
                                   tensor2, value);
}
Tensor Tensor::addcdiv(const Tensor &tensor1, const Tensor &tensor2,
                       const Scalar &value, Place place) const {
  return tcopt::addcdiv(*this, tensor1, tensor2, value, place);
}
Tensor Tensor::addcdiv_(const Tensor &tensor1, const Tensor &tensor2,
                        const Scalar &value, Place place) const {
  static constexpr capture::FunctionInfo info{
      175, "addcdiv_", "self, tensor1, tensor2, value", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &tensor1, const Tensor &tensor2,
         const Scalar &value, Place place) {
        return capture::writeBack(
            self, tcopt::addcdiv(self, tensor1, tensor2, value, place), place);
      },
      *this, tensor1, tensor2, value);
}
Tensor bitwise_and(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{176, "bitwise_and", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_and, self,
                                   other);
}
Tensor Tensor::bitwise_and(const Operand &other, Place place) const {
  return tcopt::bitwise_and(*this, other, place);
}
Tensor Tensor::bitwise_and_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{177, "bitwise_and_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::bitwise_and(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor bitwise_or(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{178, "bitwise_or", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_or, self,
                                   other);
}
Tensor Tensor::bitwise_or(const Operand &other, Place place) const {
  return tcopt::bitwise_or(*this, other, place);
}
Tensor Tensor::bitwise_or_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{179, "bitwise_or_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::bitwise_or(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor bitwise_xor(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{180, "bitwise_xor", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_xor, self,
                                   other);
}
Tensor Tensor::bitwise_xor(const Operand &other, Place place) const {
  return tcopt::bitwise_xor(*this, other, place);
}
Tensor Tensor::bitwise_xor_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{181, "bitwise_xor_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::bitwise_xor(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor bitwise_left_shift(const Operand &self, const Operand &other,
                          Place place) {
  static constexpr capture::FunctionInfo info{182, "bitwise_left_shift",
                                              "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_left_shift,
                                   self, other);
}
Tensor Tensor::bitwise_left_shift(const Operand &other, Place place) const {
  return tcopt::bitwise_left_shift(*this, other, place);
}
Tensor Tensor::bitwise_left_shift_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{183, "bitwise_left_shift_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(
            self, tcopt::bitwise_left_shift(self, other, place), place);
      },
      *this, other);
}
Tensor bitwise_right_shift(const Operand &self, const Operand &other,
                           Place place) {
  static constexpr capture::FunctionInfo info{184, "bitwise_right_shift",
                                              "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_right_shift,
                                   self, other);
}
Tensor Tensor::bitwise_right_shift(const Operand &other, Place place) const {
  return tcopt::bitwise_right_shift(*this, other, place);
}
Tensor Tensor::bitwise_right_shift_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{185, "bitwise_right_shift_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(
            self, tcopt::bitwise_right_shift(self, other, place), place);
      },
      *this, other);
}
Tensor where(const Tensor &condition, const Operand &self, const Operand &other,
             Place place) {
  static constexpr capture::FunctionInfo info{186, "where",
                                              "condition, self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::where, condition, self,
                                   other);
}
Tensor clamp(const Tensor &self, const std::optional<Operand> &min,
             const std::optional<Operand> &max, Place place) {
  static constexpr capture::FunctionInfo info{188, "clamp", "self, min, max",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::clamp, self, min, max);
}
Tensor Tensor::clamp(const std::optional<Operand> &min,
                     const std::optional<Operand> &max, Place place) const {
  return tcopt::clamp(*this, min, max, place);
}
Tensor Tensor::clamp_(const std::optional<Operand> &min,
                      const std::optional<Operand> &max, Place place) const {
  static constexpr capture::FunctionInfo info{189, "clamp_", "self, min, max",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const std::optional<Operand> &min,
         const std::optional<Operand> &max, Place place) {
        return capture::writeBack(self, tcopt::clamp(self, min, max, place),
                                  place);
      },
      *this, min, max);
}
Tensor Tensor::clip(const std::optional<Operand> &min,
                    const std::optional<Operand> &max, Place place) const {
  return tcopt::clip(*this, min, max, place);
}
Tensor Tensor::clip_(const std::optional<Operand> &min,
                     const std::optional<Operand> &max, Place place) const {
  static constexpr capture::FunctionInfo info{191, "clip_", "self, min, max",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const std::optional<Operand> &min,
         const std::optional<Operand> &max, Place place) {
        return capture::writeBack(self, tcopt::clip(self, min, max, place),
                                  place);
      },
      *this, min, max);
}
Tensor Tensor::clamp_min(const Operand &min, Place place) const {
  return tcopt::clamp_min(*this, min, place);
}
Tensor Tensor::clamp_min_(const Operand &min, Place place) const {
  static constexpr capture::FunctionInfo info{193, "clamp_min_", "self, min",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &min, Place place) {
        return capture::writeBack(self, tcopt::clamp_min(self, min, place),
                                  place);
      },
      *this, min);
}
Tensor Tensor::clamp_max(const Operand &max, Place place) const {
  return tcopt::clamp_max(*this, max, place);
}
Tensor Tensor::clamp_max_(const Operand &max, Place place) const {
  static constexpr capture::FunctionInfo info{195, "clamp_max_", "self, max",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &max, Place place) {
        return capture::writeBack(self, tcopt::clamp_max(self, max, place),
                                  place);
      },
      *this, max);
}
Tensor masked_fill(const Tensor &self, const Tensor &mask, const Operand &value,
                   Place place) {
  static constexpr capture::FunctionInfo info{196, "masked_fill",
                                              "self, mask, value", true};
  return capture::dispatch<Tensor>(info, place, Bodies::masked_fill, self, mask,
                                   value);
}
Tensor Tensor::masked_fill(const Tensor &mask, const Operand &value,
                           Place place) const {
  return tcopt::masked_fill(*this, mask, value, place);
}
Tensor Tensor::masked_fill_(const Tensor &mask, const Operand &value,
                            Place place) const {
  static constexpr capture::FunctionInfo info{197, "masked_fill_",
                                              "self, mask, value", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &mask, const Operand &value,
         Place place) {
        return capture::writeBack(
            self, tcopt::masked_fill(self, mask, value, place), place);
      },
      *this, mask, value);
}
Tensor Tensor::subtract(const Operand &other, const Scalar &alpha,
                        Place place) const {
  return tcopt::subtract(*this, other, alpha, place);
}
Tensor Tensor::subtract_(const Operand &other, const Scalar &alpha,
                         Place place) const {
  static constexpr capture::FunctionInfo info{199, "subtract_",
                                              "self, other, alpha", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, const Scalar &alpha,
         Place place) {
        return capture::writeBack(
            self, tcopt::subtract(self, other, alpha, place), place);
      },
      *this, other, alpha);
}
Tensor Tensor::multiply(const Operand &other, Place place) const {
  return tcopt::multiply(*this, other, place);
}
Tensor Tensor::multiply_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{201, "multiply_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::multiply(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor Tensor::divide(const Operand &other, std::string_view rounding_mode,
                      Place place) const {
  return tcopt::divide(*this, other, rounding_mode, place);
}
Tensor Tensor::divide_(const Operand &other, std::string_view rounding_mode,
                       Place place) const {
  static constexpr capture::FunctionInfo info{
      203, "divide_", "self, other, rounding_mode", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other,
         std::string_view rounding_mode, Place place) {
        return capture::writeBack(
            self, tcopt::divide(self, other, rounding_mode, place), place);
      },
      *this, other, rounding_mode);
}
Tensor Tensor::arctan2(const Operand &other, Place place) const {
  return tcopt::arctan2(*this, other, place);
}
Tensor Tensor::arctan2_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{205, "arctan2_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::arctan2(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor Tensor::true_divide(const Operand &other, Place place) const {
  return tcopt::true_divide(*this, other, place);
}
Tensor Tensor::true_divide_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{207, "true_divide_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::true_divide(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor heaviside(const Tensor &self, const Tensor &values, Place place) {
  static constexpr capture::FunctionInfo info{208, "heaviside", "self, values",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::heaviside, self,
                                   values);
}
Tensor Tensor::heaviside(const Tensor &values, Place place) const {
  return tcopt::heaviside(*this, values, place);
}
Tensor Tensor::heaviside_(const Tensor &values, Place place) const {
  static constexpr capture::FunctionInfo info{209, "heaviside_", "self, values",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &values, Place place) {
        return capture::writeBack(self, tcopt::heaviside(self, values, place),
                                  place);
      },
      *this, values);
}
Tensor ldexp(const Tensor &self, const Tensor &other, Place place) {
  static constexpr capture::FunctionInfo info{210, "ldexp", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::ldexp, self, other);
}
Tensor Tensor::ldexp(const Tensor &other, Place place) const {
  return tcopt::ldexp(*this, other, place);
}
Tensor Tensor::ldexp_(const Tensor &other, Place place) const {
  static constexpr capture::FunctionInfo info{211, "ldexp_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &other, Place place) {
        return capture::writeBack(self, tcopt::ldexp(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor logaddexp2(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{212, "logaddexp2", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logaddexp2, self,
                                   other);
}
Tensor Tensor::logaddexp2(const Operand &other, Place place) const {
  return tcopt::logaddexp2(*this, other, place);
}

} // namespace tcopt
