//===- PointwiseTwoCalls.cpp - calls of functions on tensors --------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor add(const Operand &self, const Operand &other, const Scalar &alpha,
           Place place) {
  static constexpr capture::FunctionInfo info{102, "add", "self, other, alpha",
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
  static constexpr capture::FunctionInfo info{103, "add_", "self, other, alpha",
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
  static constexpr capture::FunctionInfo info{104, "sub", "self, other, alpha",
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
  static constexpr capture::FunctionInfo info{105, "sub_", "self, other, alpha",
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
  static constexpr capture::FunctionInfo info{106, "rsub", "self, other, alpha",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::rsub, self, other,
                                   alpha);
}
Tensor Tensor::rsub(const Operand &other, const Scalar &alpha,
                    Place place) const {
  return tcopt::rsub(*this, other, alpha, place);
}
Tensor mul(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{108, "mul", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::mul, self, other);
}
Tensor Tensor::mul(const Operand &other, Place place) const {
  return tcopt::mul(*this, other, place);
}
Tensor Tensor::mul_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{109, "mul_", "self, other", true};
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
      110, "div", "self, other, rounding_mode", true};
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
      111, "div_", "self, other, rounding_mode", true};
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
  static constexpr capture::FunctionInfo info{112, "floor_divide",
                                              "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::floor_divide, self,
                                   other);
}
Tensor Tensor::floor_divide(const Operand &other, Place place) const {
  return tcopt::floor_divide(*this, other, place);
}
Tensor Tensor::floor_divide_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{113, "floor_divide_",
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
  static constexpr capture::FunctionInfo info{114, "remainder", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::remainder, self, other);
}
Tensor Tensor::remainder(const Operand &other, Place place) const {
  return tcopt::remainder(*this, other, place);
}
Tensor Tensor::remainder_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{115, "remainder_", "self, other",
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
  static constexpr capture::FunctionInfo info{116, "fmod", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::fmod, self, other);
}
Tensor Tensor::fmod(const Operand &other, Place place) const {
  return tcopt::fmod(*this, other, place);
}
Tensor Tensor::fmod_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{117, "fmod_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::fmod(self, other, place), place);
      },
      *this, other);
}
Tensor pow(const Operand &self, const Operand &exponent, Place place) {
  static constexpr capture::FunctionInfo info{118, "pow", "self, exponent",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::pow, self, exponent);
}
Tensor Tensor::pow(const Operand &exponent, Place place) const {
  return tcopt::pow(*this, exponent, place);
}
Tensor Tensor::pow_(const Operand &exponent, Place place) const {
  static constexpr capture::FunctionInfo info{119, "pow_", "self, exponent",
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
  static constexpr capture::FunctionInfo info{120, "float_power",
                                              "self, exponent", true};
  return capture::dispatch<Tensor>(info, place, Bodies::float_power, self,
                                   exponent);
}
Tensor Tensor::float_power(const Operand &exponent, Place place) const {
  return tcopt::float_power(*this, exponent, place);
}
Tensor maximum(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{122, "maximum", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::maximum, self, other);
}
Tensor Tensor::maximum(const Operand &other, Place place) const {
  return tcopt::maximum(*this, other, place);
}
Tensor minimum(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{124, "minimum", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::minimum, self, other);
}
Tensor Tensor::minimum(const Operand &other, Place place) const {
  return tcopt::minimum(*this, other, place);
}
Tensor fmax(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{126, "fmax", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::fmax, self, other);
}
Tensor Tensor::fmax(const Operand &other, Place place) const {
  return tcopt::fmax(*this, other, place);
}
Tensor fmin(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{128, "fmin", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::fmin, self, other);
}
Tensor Tensor::fmin(const Operand &other, Place place) const {
  return tcopt::fmin(*this, other, place);
}
Tensor atan2(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{130, "atan2", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::atan2, self, other);
}
Tensor Tensor::atan2(const Operand &other, Place place) const {
  return tcopt::atan2(*this, other, place);
}
Tensor Tensor::atan2_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{131, "atan2_", "self, other",
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
  static constexpr capture::FunctionInfo info{132, "hypot", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::hypot, self, other);
}
Tensor Tensor::hypot(const Operand &other, Place place) const {
  return tcopt::hypot(*this, other, place);
}
Tensor Tensor::hypot_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{133, "hypot_", "self, other",
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
  static constexpr capture::FunctionInfo info{134, "copysign", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::copysign, self, other);
}
Tensor Tensor::copysign(const Operand &other, Place place) const {
  return tcopt::copysign(*this, other, place);
}
Tensor Tensor::copysign_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{135, "copysign_", "self, other",
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
  static constexpr capture::FunctionInfo info{136, "logaddexp", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logaddexp, self, other);
}
Tensor Tensor::logaddexp(const Operand &other, Place place) const {
  return tcopt::logaddexp(*this, other, place);
}
Tensor xlogy(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{138, "xlogy", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::xlogy, self, other);
}
Tensor Tensor::xlogy(const Operand &other, Place place) const {
  return tcopt::xlogy(*this, other, place);
}
Tensor Tensor::xlogy_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{139, "xlogy_", "self, other",
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
  static constexpr capture::FunctionInfo info{140, "lerp", "self, end, weight",
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
  static constexpr capture::FunctionInfo info{141, "lerp_", "self, end, weight",
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
      142, "addcmul", "self, tensor1, tensor2, value", true};
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
      143, "addcmul_", "self, tensor1, tensor2, value", true};
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
      144, "addcdiv", "self, tensor1, tensor2, value", true};
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
      145, "addcdiv_", "self, tensor1, tensor2, value", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &tensor1, const Tensor &tensor2,
         const Scalar &value, Place place) {
        return capture::writeBack(
            self, tcopt::addcdiv(self, tensor1, tensor2, value, place), place);
      },
      *this, tensor1, tensor2, value);
}
Tensor eq(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{146, "eq", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::eq, self, other);
}
Tensor Tensor::eq(const Operand &other, Place place) const {
  return tcopt::eq(*this, other, place);
}
Tensor ne(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{148, "ne", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::ne, self, other);
}
Tensor Tensor::ne(const Operand &other, Place place) const {
  return tcopt::ne(*this, other, place);
}
Tensor lt(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{150, "lt", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::lt, self, other);
}
Tensor Tensor::lt(const Operand &other, Place place) const {
  return tcopt::lt(*this, other, place);
}
Tensor le(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{152, "le", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::le, self, other);
}
Tensor Tensor::le(const Operand &other, Place place) const {
  return tcopt::le(*this, other, place);
}
Tensor gt(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{154, "gt", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::gt, self, other);
}
Tensor Tensor::gt(const Operand &other, Place place) const {
  return tcopt::gt(*this, other, place);
}
Tensor ge(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{156, "ge", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::ge, self, other);
}
Tensor Tensor::ge(const Operand &other, Place place) const {
  return tcopt::ge(*this, other, place);
}
Tensor isclose(const Tensor &self, const Tensor &other, double rtol,
               double atol, bool equal_nan, Place place) {
  static constexpr capture::FunctionInfo info{
      158, "isclose", "self, other, rtol, atol, equal_nan", true};
  return capture::dispatch<Tensor>(info, place, Bodies::isclose, self, other,
                                   rtol, atol, equal_nan);
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
Tensor logical_and(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{164, "logical_and", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logical_and, self,
                                   other);
}
Tensor Tensor::logical_and(const Operand &other, Place place) const {
  return tcopt::logical_and(*this, other, place);
}
Tensor Tensor::logical_and_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{165, "logical_and_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::logical_and(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor logical_or(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{166, "logical_or", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logical_or, self,
                                   other);
}
Tensor Tensor::logical_or(const Operand &other, Place place) const {
  return tcopt::logical_or(*this, other, place);
}
Tensor Tensor::logical_or_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{167, "logical_or_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::logical_or(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor logical_xor(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{168, "logical_xor", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logical_xor, self,
                                   other);
}
Tensor Tensor::logical_xor(const Operand &other, Place place) const {
  return tcopt::logical_xor(*this, other, place);
}
Tensor Tensor::logical_xor_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{169, "logical_xor_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::logical_xor(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor bitwise_and(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{170, "bitwise_and", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_and, self,
                                   other);
}
Tensor Tensor::bitwise_and(const Operand &other, Place place) const {
  return tcopt::bitwise_and(*this, other, place);
}
Tensor Tensor::bitwise_and_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{171, "bitwise_and_",
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
  static constexpr capture::FunctionInfo info{172, "bitwise_or", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_or, self,
                                   other);
}
Tensor Tensor::bitwise_or(const Operand &other, Place place) const {
  return tcopt::bitwise_or(*this, other, place);
}
Tensor Tensor::bitwise_or_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{173, "bitwise_or_", "self, other",
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
  static constexpr capture::FunctionInfo info{174, "bitwise_xor", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_xor, self,
                                   other);
}
Tensor Tensor::bitwise_xor(const Operand &other, Place place) const {
  return tcopt::bitwise_xor(*this, other, place);
}
Tensor Tensor::bitwise_xor_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{175, "bitwise_xor_",
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
  static constexpr capture::FunctionInfo info{176, "bitwise_left_shift",
                                              "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_left_shift,
                                   self, other);
}
Tensor Tensor::bitwise_left_shift(const Operand &other, Place place) const {
  return tcopt::bitwise_left_shift(*this, other, place);
}
Tensor Tensor::bitwise_left_shift_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{177, "bitwise_left_shift_",
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
  static constexpr capture::FunctionInfo info{178, "bitwise_right_shift",
                                              "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_right_shift,
                                   self, other);
}
Tensor Tensor::bitwise_right_shift(const Operand &other, Place place) const {
  return tcopt::bitwise_right_shift(*this, other, place);
}
Tensor Tensor::bitwise_right_shift_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{179, "bitwise_right_shift_",
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
  static constexpr capture::FunctionInfo info{180, "where",
                                              "condition, self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::where, condition, self,
                                   other);
}
Tensor clamp(const Tensor &self, const std::optional<Operand> &min,
             const std::optional<Operand> &max, Place place) {
  static constexpr capture::FunctionInfo info{182, "clamp", "self, min, max",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::clamp, self, min, max);
}
Tensor Tensor::clamp(const std::optional<Operand> &min,
                     const std::optional<Operand> &max, Place place) const {
  return tcopt::clamp(*this, min, max, place);
}
Tensor Tensor::clamp_(const std::optional<Operand> &min,
                      const std::optional<Operand> &max, Place place) const {
  static constexpr capture::FunctionInfo info{183, "clamp_", "self, min, max",
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
  static constexpr capture::FunctionInfo info{185, "clip_", "self, min, max",
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
  static constexpr capture::FunctionInfo info{187, "clamp_min_", "self, min",
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
  static constexpr capture::FunctionInfo info{189, "clamp_max_", "self, max",
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
  static constexpr capture::FunctionInfo info{190, "masked_fill",
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
  static constexpr capture::FunctionInfo info{191, "masked_fill_",
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

} // namespace tcopt
