//===- PointwiseOneCalls.cpp - calls of functions on tensors --------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor abs(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{2, "abs", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::abs, self);
}
Tensor Tensor::abs(Place place) const { return tcopt::abs(*this, place); }
Tensor Tensor::abs_(Place place) const {
  static constexpr capture::FunctionInfo info{3, "abs_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::abs(self, place), place);
      },
      *this);
}
Tensor neg(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{4, "neg", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::neg, self);
}
Tensor Tensor::neg(Place place) const { return tcopt::neg(*this, place); }
Tensor Tensor::neg_(Place place) const {
  static constexpr capture::FunctionInfo info{5, "neg_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::neg(self, place), place);
      },
      *this);
}
Tensor sign(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{6, "sign", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::sign, self);
}
Tensor Tensor::sign(Place place) const { return tcopt::sign(*this, place); }
Tensor Tensor::sign_(Place place) const {
  static constexpr capture::FunctionInfo info{7, "sign_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::sign(self, place), place);
      },
      *this);
}
Tensor square(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{8, "square", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::square, self);
}
Tensor Tensor::square(Place place) const { return tcopt::square(*this, place); }
Tensor Tensor::square_(Place place) const {
  static constexpr capture::FunctionInfo info{9, "square_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::square(self, place), place);
      },
      *this);
}
Tensor exp(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{10, "exp", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::exp, self);
}
Tensor Tensor::exp(Place place) const { return tcopt::exp(*this, place); }
Tensor Tensor::exp_(Place place) const {
  static constexpr capture::FunctionInfo info{11, "exp_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::exp(self, place), place);
      },
      *this);
}
Tensor exp2(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{12, "exp2", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::exp2, self);
}
Tensor Tensor::exp2(Place place) const { return tcopt::exp2(*this, place); }
Tensor Tensor::exp2_(Place place) const {
  static constexpr capture::FunctionInfo info{13, "exp2_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::exp2(self, place), place);
      },
      *this);
}
Tensor expm1(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{14, "expm1", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::expm1, self);
}
Tensor Tensor::expm1(Place place) const { return tcopt::expm1(*this, place); }
Tensor Tensor::expm1_(Place place) const {
  static constexpr capture::FunctionInfo info{15, "expm1_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::expm1(self, place), place);
      },
      *this);
}
Tensor log(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{16, "log", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::log, self);
}
Tensor Tensor::log(Place place) const { return tcopt::log(*this, place); }
Tensor Tensor::log_(Place place) const {
  static constexpr capture::FunctionInfo info{17, "log_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::log(self, place), place);
      },
      *this);
}
Tensor log1p(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{18, "log1p", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::log1p, self);
}
Tensor Tensor::log1p(Place place) const { return tcopt::log1p(*this, place); }
Tensor Tensor::log1p_(Place place) const {
  static constexpr capture::FunctionInfo info{19, "log1p_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::log1p(self, place), place);
      },
      *this);
}
Tensor log2(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{20, "log2", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::log2, self);
}
Tensor Tensor::log2(Place place) const { return tcopt::log2(*this, place); }
Tensor Tensor::log2_(Place place) const {
  static constexpr capture::FunctionInfo info{21, "log2_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::log2(self, place), place);
      },
      *this);
}
Tensor log10(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{22, "log10", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::log10, self);
}
Tensor Tensor::log10(Place place) const { return tcopt::log10(*this, place); }
Tensor Tensor::log10_(Place place) const {
  static constexpr capture::FunctionInfo info{23, "log10_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::log10(self, place), place);
      },
      *this);
}
Tensor sqrt(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{24, "sqrt", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::sqrt, self);
}
Tensor Tensor::sqrt(Place place) const { return tcopt::sqrt(*this, place); }
Tensor Tensor::sqrt_(Place place) const {
  static constexpr capture::FunctionInfo info{25, "sqrt_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::sqrt(self, place), place);
      },
      *this);
}
Tensor rsqrt(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{26, "rsqrt", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::rsqrt, self);
}
Tensor Tensor::rsqrt(Place place) const { return tcopt::rsqrt(*this, place); }
Tensor Tensor::rsqrt_(Place place) const {
  static constexpr capture::FunctionInfo info{27, "rsqrt_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::rsqrt(self, place), place);
      },
      *this);
}
Tensor reciprocal(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{28, "reciprocal", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::reciprocal, self);
}
Tensor Tensor::reciprocal(Place place) const {
  return tcopt::reciprocal(*this, place);
}
Tensor Tensor::reciprocal_(Place place) const {
  static constexpr capture::FunctionInfo info{29, "reciprocal_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::reciprocal(self, place), place);
      },
      *this);
}
Tensor sin(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{30, "sin", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::sin, self);
}
Tensor Tensor::sin(Place place) const { return tcopt::sin(*this, place); }
Tensor Tensor::sin_(Place place) const {
  static constexpr capture::FunctionInfo info{31, "sin_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::sin(self, place), place);
      },
      *this);
}
Tensor cos(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{32, "cos", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::cos, self);
}
Tensor Tensor::cos(Place place) const { return tcopt::cos(*this, place); }
Tensor Tensor::cos_(Place place) const {
  static constexpr capture::FunctionInfo info{33, "cos_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::cos(self, place), place);
      },
      *this);
}
Tensor tan(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{34, "tan", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::tan, self);
}
Tensor Tensor::tan(Place place) const { return tcopt::tan(*this, place); }
Tensor Tensor::tan_(Place place) const {
  static constexpr capture::FunctionInfo info{35, "tan_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::tan(self, place), place);
      },
      *this);
}
Tensor asin(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{36, "asin", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::asin, self);
}
Tensor Tensor::asin(Place place) const { return tcopt::asin(*this, place); }
Tensor Tensor::asin_(Place place) const {
  static constexpr capture::FunctionInfo info{37, "asin_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::asin(self, place), place);
      },
      *this);
}
Tensor acos(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{38, "acos", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::acos, self);
}
Tensor Tensor::acos(Place place) const { return tcopt::acos(*this, place); }
Tensor Tensor::acos_(Place place) const {
  static constexpr capture::FunctionInfo info{39, "acos_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::acos(self, place), place);
      },
      *this);
}
Tensor atan(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{40, "atan", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::atan, self);
}
Tensor Tensor::atan(Place place) const { return tcopt::atan(*this, place); }
Tensor Tensor::atan_(Place place) const {
  static constexpr capture::FunctionInfo info{41, "atan_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::atan(self, place), place);
      },
      *this);
}
Tensor sinh(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{42, "sinh", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::sinh, self);
}
Tensor Tensor::sinh(Place place) const { return tcopt::sinh(*this, place); }
Tensor Tensor::sinh_(Place place) const {
  static constexpr capture::FunctionInfo info{43, "sinh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::sinh(self, place), place);
      },
      *this);
}
Tensor cosh(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{44, "cosh", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::cosh, self);
}
Tensor Tensor::cosh(Place place) const { return tcopt::cosh(*this, place); }
Tensor Tensor::cosh_(Place place) const {
  static constexpr capture::FunctionInfo info{45, "cosh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::cosh(self, place), place);
      },
      *this);
}
Tensor tanh(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{46, "tanh", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::tanh, self);
}
Tensor Tensor::tanh(Place place) const { return tcopt::tanh(*this, place); }
Tensor Tensor::tanh_(Place place) const {
  static constexpr capture::FunctionInfo info{47, "tanh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::tanh(self, place), place);
      },
      *this);
}
Tensor asinh(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{48, "asinh", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::asinh, self);
}
Tensor Tensor::asinh(Place place) const { return tcopt::asinh(*this, place); }
Tensor Tensor::asinh_(Place place) const {
  static constexpr capture::FunctionInfo info{49, "asinh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::asinh(self, place), place);
      },
      *this);
}
Tensor acosh(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{50, "acosh", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::acosh, self);
}
Tensor Tensor::acosh(Place place) const { return tcopt::acosh(*this, place); }
Tensor Tensor::acosh_(Place place) const {
  static constexpr capture::FunctionInfo info{51, "acosh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::acosh(self, place), place);
      },
      *this);
}
Tensor atanh(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{52, "atanh", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::atanh, self);
}
Tensor Tensor::atanh(Place place) const { return tcopt::atanh(*this, place); }
Tensor Tensor::atanh_(Place place) const {
  static constexpr capture::FunctionInfo info{53, "atanh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::atanh(self, place), place);
      },
      *this);
}
Tensor erf(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{54, "erf", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::erf, self);
}
Tensor Tensor::erf(Place place) const { return tcopt::erf(*this, place); }
Tensor Tensor::erf_(Place place) const {
  static constexpr capture::FunctionInfo info{55, "erf_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::erf(self, place), place);
      },
      *this);
}
Tensor erfc(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{56, "erfc", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::erfc, self);
}
Tensor Tensor::erfc(Place place) const { return tcopt::erfc(*this, place); }
Tensor Tensor::erfc_(Place place) const {
  static constexpr capture::FunctionInfo info{57, "erfc_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::erfc(self, place), place);
      },
      *this);
}
Tensor floor(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{58, "floor", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::floor, self);
}
Tensor Tensor::floor(Place place) const { return tcopt::floor(*this, place); }
Tensor Tensor::floor_(Place place) const {
  static constexpr capture::FunctionInfo info{59, "floor_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::floor(self, place), place);
      },
      *this);
}
Tensor ceil(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{60, "ceil", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::ceil, self);
}
Tensor Tensor::ceil(Place place) const { return tcopt::ceil(*this, place); }
Tensor Tensor::ceil_(Place place) const {
  static constexpr capture::FunctionInfo info{61, "ceil_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::ceil(self, place), place);
      },
      *this);
}
Tensor round(const Tensor &self, int64_t decimals, Place place) {
  static constexpr capture::FunctionInfo info{62, "round", "self, decimals",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::round, self, decimals);
}
Tensor Tensor::round(int64_t decimals, Place place) const {
  return tcopt::round(*this, decimals, place);
}
Tensor Tensor::round_(int64_t decimals, Place place) const {
  static constexpr capture::FunctionInfo info{63, "round_", "self, decimals",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t decimals, Place place) {
        return capture::writeBack(self, tcopt::round(self, decimals, place),
                                  place);
      },
      *this, decimals);
}
Tensor trunc(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{64, "trunc", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::trunc, self);
}
Tensor Tensor::trunc(Place place) const { return tcopt::trunc(*this, place); }
Tensor Tensor::trunc_(Place place) const {
  static constexpr capture::FunctionInfo info{65, "trunc_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::trunc(self, place), place);
      },
      *this);
}
Tensor frac(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{66, "frac", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::frac, self);
}
Tensor Tensor::frac(Place place) const { return tcopt::frac(*this, place); }
Tensor Tensor::frac_(Place place) const {
  static constexpr capture::FunctionInfo info{67, "frac_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::frac(self, place), place);
      },
      *this);
}
Tensor isnan(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{68, "isnan", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::isnan, self);
}
Tensor Tensor::isnan(Place place) const { return tcopt::isnan(*this, place); }
Tensor isinf(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{70, "isinf", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::isinf, self);
}
Tensor Tensor::isinf(Place place) const { return tcopt::isinf(*this, place); }
Tensor isfinite(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{72, "isfinite", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::isfinite, self);
}
Tensor Tensor::isfinite(Place place) const {
  return tcopt::isfinite(*this, place);
}
Tensor nan_to_num(const Tensor &self, std::optional<double> nan,
                  std::optional<double> posinf, std::optional<double> neginf,
                  Place place) {
  static constexpr capture::FunctionInfo info{
      74, "nan_to_num", "self, nan, posinf, neginf", true};
  return capture::dispatch<Tensor>(info, place, Bodies::nan_to_num, self, nan,
                                   posinf, neginf);
}
Tensor Tensor::nan_to_num(std::optional<double> nan,
                          std::optional<double> posinf,
                          std::optional<double> neginf, Place place) const {
  return tcopt::nan_to_num(*this, nan, posinf, neginf, place);
}
Tensor Tensor::nan_to_num_(std::optional<double> nan,
                           std::optional<double> posinf,
                           std::optional<double> neginf, Place place) const {
  static constexpr capture::FunctionInfo info{
      75, "nan_to_num_", "self, nan, posinf, neginf", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, std::optional<double> nan,
         std::optional<double> posinf, std::optional<double> neginf,
         Place place) {
        return capture::writeBack(
            self, tcopt::nan_to_num(self, nan, posinf, neginf, place), place);
      },
      *this, nan, posinf, neginf);
}
Tensor logical_not(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{76, "logical_not", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::logical_not, self);
}
Tensor Tensor::logical_not(Place place) const {
  return tcopt::logical_not(*this, place);
}
Tensor Tensor::logical_not_(Place place) const {
  static constexpr capture::FunctionInfo info{77, "logical_not_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::logical_not(self, place), place);
      },
      *this);
}
Tensor bitwise_not(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{78, "bitwise_not", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::bitwise_not, self);
}
Tensor Tensor::bitwise_not(Place place) const {
  return tcopt::bitwise_not(*this, place);
}
Tensor Tensor::bitwise_not_(Place place) const {
  static constexpr capture::FunctionInfo info{79, "bitwise_not_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::bitwise_not(self, place), place);
      },
      *this);
}
Tensor deg2rad(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{80, "deg2rad", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::deg2rad, self);
}
Tensor Tensor::deg2rad(Place place) const {
  return tcopt::deg2rad(*this, place);
}
Tensor Tensor::deg2rad_(Place place) const {
  static constexpr capture::FunctionInfo info{81, "deg2rad_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::deg2rad(self, place), place);
      },
      *this);
}
Tensor rad2deg(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{82, "rad2deg", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::rad2deg, self);
}
Tensor Tensor::rad2deg(Place place) const {
  return tcopt::rad2deg(*this, place);
}
Tensor Tensor::rad2deg_(Place place) const {
  static constexpr capture::FunctionInfo info{83, "rad2deg_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::rad2deg(self, place), place);
      },
      *this);
}
Tensor logit(const Tensor &self, std::optional<double> eps, Place place) {
  static constexpr capture::FunctionInfo info{84, "logit", "self, eps", true};
  return capture::dispatch<Tensor>(info, place, Bodies::logit, self, eps);
}
Tensor Tensor::logit(std::optional<double> eps, Place place) const {
  return tcopt::logit(*this, eps, place);
}
Tensor Tensor::logit_(std::optional<double> eps, Place place) const {
  static constexpr capture::FunctionInfo info{85, "logit_", "self, eps", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, std::optional<double> eps, Place place) {
        return capture::writeBack(self, tcopt::logit(self, eps, place), place);
      },
      *this, eps);
}
Tensor Tensor::absolute(Place place) const {
  return tcopt::absolute(*this, place);
}
Tensor Tensor::absolute_(Place place) const {
  static constexpr capture::FunctionInfo info{87, "absolute_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::absolute(self, place), place);
      },
      *this);
}
Tensor Tensor::negative(Place place) const {
  return tcopt::negative(*this, place);
}
Tensor Tensor::negative_(Place place) const {
  static constexpr capture::FunctionInfo info{89, "negative_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::negative(self, place), place);
      },
      *this);
}
Tensor Tensor::arccos(Place place) const { return tcopt::arccos(*this, place); }
Tensor Tensor::arccos_(Place place) const {
  static constexpr capture::FunctionInfo info{91, "arccos_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::arccos(self, place), place);
      },
      *this);
}
Tensor Tensor::arccosh(Place place) const {
  return tcopt::arccosh(*this, place);
}
Tensor Tensor::arccosh_(Place place) const {
  static constexpr capture::FunctionInfo info{93, "arccosh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::arccosh(self, place), place);
      },
      *this);
}
Tensor Tensor::arcsin(Place place) const { return tcopt::arcsin(*this, place); }
Tensor Tensor::arcsin_(Place place) const {
  static constexpr capture::FunctionInfo info{95, "arcsin_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::arcsin(self, place), place);
      },
      *this);
}
Tensor Tensor::arcsinh(Place place) const {
  return tcopt::arcsinh(*this, place);
}
Tensor Tensor::arcsinh_(Place place) const {
  static constexpr capture::FunctionInfo info{97, "arcsinh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::arcsinh(self, place), place);
      },
      *this);
}
Tensor Tensor::arctan(Place place) const { return tcopt::arctan(*this, place); }
Tensor Tensor::arctan_(Place place) const {
  static constexpr capture::FunctionInfo info{99, "arctan_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::arctan(self, place), place);
      },
      *this);
}
Tensor Tensor::arctanh(Place place) const {
  return tcopt::arctanh(*this, place);
}
Tensor Tensor::arctanh_(Place place) const {
  static constexpr capture::FunctionInfo info{101, "arctanh_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::arctanh(self, place), place);
      },
      *this);
}
Tensor Tensor::fix(Place place) const { return tcopt::fix(*this, place); }
Tensor Tensor::fix_(Place place) const {
  static constexpr capture::FunctionInfo info{103, "fix_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::fix(self, place), place);
      },
      *this);
}
Tensor Tensor::sgn(Place place) const { return tcopt::sgn(*this, place); }
Tensor Tensor::sgn_(Place place) const {
  static constexpr capture::FunctionInfo info{105, "sgn_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::sgn(self, place), place);
      },
      *this);
}
Tensor Tensor::positive(Place place) const {
  return tcopt::positive(*this, place);
}
Tensor signbit(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{108, "signbit", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::signbit, self);
}
Tensor Tensor::signbit(Place place) const {
  return tcopt::signbit(*this, place);
}
Tensor sinc(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{110, "sinc", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::sinc, self);
}
Tensor Tensor::sinc(Place place) const { return tcopt::sinc(*this, place); }
Tensor Tensor::sinc_(Place place) const {
  static constexpr capture::FunctionInfo info{111, "sinc_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::sinc(self, place), place);
      },
      *this);
}
Tensor isposinf(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{112, "isposinf", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::isposinf, self);
}
Tensor Tensor::isposinf(Place place) const {
  return tcopt::isposinf(*this, place);
}
Tensor isneginf(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{114, "isneginf", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::isneginf, self);
}
Tensor Tensor::isneginf(Place place) const {
  return tcopt::isneginf(*this, place);
}
Tensor clone(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{116, "clone", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::clone, self);
}
Tensor Tensor::clone(Place place) const { return tcopt::clone(*this, place); }
Tensor Tensor::contiguous(Place place) const {
  return tcopt::contiguous(*this, place);
}
Tensor Tensor::detach(Place place) const { return tcopt::detach(*this, place); }
Tensor to(const Tensor &self, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{122, "to", "self, dtype", true};
  return capture::dispatch<Tensor>(info, place, Bodies::to, self, dtype);
}
Tensor Tensor::to(DType dtype, Place place) const {
  return tcopt::to(*this, dtype, place);
}
Tensor Tensor::type_as(const Tensor &other, Place place) const {
  return tcopt::type_as(*this, other, place);
}
Tensor Tensor::half(Place place) const { return tcopt::half(*this, place); }
Tensor Tensor::bfloat16(Place place) const {
  return tcopt::bfloat16(*this, place);
}

} // namespace tcopt
