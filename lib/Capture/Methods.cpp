//===- Methods.cpp - members of Tensor that are functions -----------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "Builder.h"
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
Tensor Tensor::fill_(const Operand &value, Place place) const {
  return tcopt::fill_(*this, value, place);
}
Tensor Tensor::zero_(Place place) const { return tcopt::zero_(*this, place); }
Tensor Tensor::copy_(const Tensor &src, Place place) const {
  return tcopt::copy_(*this, src, place);
}
Tensor Tensor::view(const Sizes &sizes, Place place) const {
  return tcopt::view(*this, sizes, place);
}
Tensor Tensor::reshape(const Sizes &sizes, Place place) const {
  return tcopt::reshape(*this, sizes, place);
}
Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim, Place place) const {
  return tcopt::flatten(*this, start_dim, end_dim, place);
}
Tensor Tensor::unflatten(int64_t dim, const Sizes &sizes, Place place) const {
  return tcopt::unflatten(*this, dim, sizes, place);
}
Tensor Tensor::permute(const Dims &dims, Place place) const {
  return tcopt::permute(*this, dims, place);
}
Tensor Tensor::transpose(int64_t dim0, int64_t dim1, Place place) const {
  return tcopt::transpose(*this, dim0, dim1, place);
}
Tensor Tensor::t(Place place) const { return tcopt::t(*this, place); }
Tensor Tensor::movedim(const Dims &source, const Dims &destination,
                       Place place) const {
  return tcopt::movedim(*this, source, destination, place);
}
Tensor Tensor::squeeze(Place place) const {
  return tcopt::squeeze(*this, place);
}
Tensor Tensor::squeeze(const Dims &dim, Place place) const {
  return tcopt::squeeze(*this, dim, place);
}
Tensor Tensor::unsqueeze(int64_t dim, Place place) const {
  return tcopt::unsqueeze(*this, dim, place);
}
Tensor Tensor::expand(const Sizes &sizes, Place place) const {
  return tcopt::expand(*this, sizes, place);
}
Tensor Tensor::expand_as(const Tensor &other, Place place) const {
  return tcopt::expand_as(*this, other, place);
}
Tensor Tensor::broadcast_to(const Sizes &sizes, Place place) const {
  return tcopt::broadcast_to(*this, sizes, place);
}
Tensor Tensor::select(int64_t dim, int64_t index, Place place) const {
  return tcopt::select(*this, dim, index, place);
}
Tensor Tensor::slice(int64_t dim, std::optional<int64_t> start,
                     std::optional<int64_t> end, int64_t step,
                     Place place) const {
  return tcopt::slice(*this, dim, start, end, step, place);
}
Tensor Tensor::narrow(int64_t dim, int64_t start, const Size &length,
                      Place place) const {
  return tcopt::narrow(*this, dim, start, length, place);
}
Tensor Tensor::diagonal(int64_t offset, int64_t dim1, int64_t dim2,
                        Place place) const {
  return tcopt::diagonal(*this, offset, dim1, dim2, place);
}
Tensor Tensor::unfold(int64_t dim, int64_t size, int64_t step,
                      Place place) const {
  return tcopt::unfold(*this, dim, size, step, place);
}
std::vector<Tensor> Tensor::split(int64_t split_size, int64_t dim,
                                  Place place) const {
  return tcopt::split(*this, split_size, dim, place);
}
std::vector<Tensor> Tensor::split_with_sizes(const Dims &split_sizes,
                                             int64_t dim, Place place) const {
  return tcopt::split_with_sizes(*this, split_sizes, dim, place);
}
std::vector<Tensor> Tensor::chunk(int64_t chunks, int64_t dim,
                                  Place place) const {
  return tcopt::chunk(*this, chunks, dim, place);
}
std::vector<Tensor> Tensor::unbind(int64_t dim, Place place) const {
  return tcopt::unbind(*this, dim, place);
}
Tensor Tensor::flip(const Dims &dims, Place place) const {
  return tcopt::flip(*this, dims, place);
}
Tensor Tensor::roll(const Dims &shifts, const Dims &dims, Place place) const {
  return tcopt::roll(*this, shifts, dims, place);
}
Tensor Tensor::repeat(const Dims &repeats, Place place) const {
  return tcopt::repeat(*this, repeats, place);
}
Tensor Tensor::repeat_interleave(int64_t repeats, std::optional<int64_t> dim,
                                 Place place) const {
  return tcopt::repeat_interleave(*this, repeats, dim, place);
}
Tensor Tensor::repeat_interleave(const Tensor &repeats,
                                 std::optional<int64_t> dim,
                                 Place place) const {
  return tcopt::repeat_interleave(*this, repeats, dim, place);
}
Tensor Tensor::tril(int64_t diagonal, Place place) const {
  return tcopt::tril(*this, diagonal, place);
}
Tensor Tensor::tril_(int64_t diagonal, Place place) const {
  return capture::writeBack(*this, tcopt::tril(*this, diagonal, place), place);
}
Tensor Tensor::triu(int64_t diagonal, Place place) const {
  return tcopt::triu(*this, diagonal, place);
}
Tensor Tensor::triu_(int64_t diagonal, Place place) const {
  return capture::writeBack(*this, tcopt::triu(*this, diagonal, place), place);
}
Tensor Tensor::diag(int64_t diagonal, Place place) const {
  return tcopt::diag(*this, diagonal, place);
}
Tensor Tensor::sum(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                   Place place) const {
  return tcopt::sum(*this, dim, keepdim, dtype, place);
}
Tensor Tensor::mean(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                    Place place) const {
  return tcopt::mean(*this, dim, keepdim, dtype, place);
}
Tensor Tensor::prod(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                    Place place) const {
  return tcopt::prod(*this, dim, keepdim, dtype, place);
}
Tensor Tensor::amax(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::amax(*this, dim, keepdim, place);
}
Tensor Tensor::amin(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::amin(*this, dim, keepdim, place);
}
Tensor Tensor::max(Place place) const { return tcopt::max(*this, place); }
Tensor Tensor::min(Place place) const { return tcopt::min(*this, place); }
std::pair<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim,
                                      Place place) const {
  return tcopt::max(*this, dim, keepdim, place);
}
std::pair<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim,
                                      Place place) const {
  return tcopt::min(*this, dim, keepdim, place);
}
Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim,
                      Place place) const {
  return tcopt::argmax(*this, dim, keepdim, place);
}
Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim,
                      Place place) const {
  return tcopt::argmin(*this, dim, keepdim, place);
}
Tensor Tensor::any(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::any(*this, dim, keepdim, place);
}
Tensor Tensor::all(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::all(*this, dim, keepdim, place);
}
Tensor Tensor::var(const Dims &dim, const Scalar &correction, bool keepdim,
                   Place place) const {
  return tcopt::var(*this, dim, correction, keepdim, place);
}
Tensor Tensor::std(const Dims &dim, const Scalar &correction, bool keepdim,
                   Place place) const {
  return tcopt::std(*this, dim, correction, keepdim, place);
}
Tensor Tensor::logsumexp(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::logsumexp(*this, dim, keepdim, place);
}
Tensor Tensor::norm(double p, const Dims &dim, bool keepdim,
                    Place place) const {
  return tcopt::norm(*this, p, dim, keepdim, place);
}
Tensor Tensor::median(Place place) const { return tcopt::median(*this, place); }
std::pair<Tensor, Tensor> Tensor::median(int64_t dim, bool keepdim,
                                         Place place) const {
  return tcopt::median(*this, dim, keepdim, place);
}
std::pair<Tensor, Tensor> Tensor::mode(int64_t dim, bool keepdim,
                                       Place place) const {
  return tcopt::mode(*this, dim, keepdim, place);
}
Tensor Tensor::count_nonzero(const Dims &dim, Place place) const {
  return tcopt::count_nonzero(*this, dim, place);
}
Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype,
                      Place place) const {
  return tcopt::cumsum(*this, dim, dtype, place);
}
Tensor Tensor::cumprod(int64_t dim, std::optional<DType> dtype,
                       Place place) const {
  return tcopt::cumprod(*this, dim, dtype, place);
}
std::pair<Tensor, Tensor> Tensor::cummax(int64_t dim, Place place) const {
  return tcopt::cummax(*this, dim, place);
}
std::pair<Tensor, Tensor> Tensor::cummin(int64_t dim, Place place) const {
  return tcopt::cummin(*this, dim, place);
}
Tensor Tensor::logcumsumexp(int64_t dim, Place place) const {
  return tcopt::logcumsumexp(*this, dim, place);
}
std::pair<Tensor, Tensor> Tensor::sort(int64_t dim, bool descending,
                                       Place place) const {
  return tcopt::sort(*this, dim, descending, place);
}
Tensor Tensor::argsort(int64_t dim, bool descending, Place place) const {
  return tcopt::argsort(*this, dim, descending, place);
}
std::pair<Tensor, Tensor> Tensor::topk(int64_t k, int64_t dim, bool largest,
                                       Place place) const {
  return tcopt::topk(*this, k, dim, largest, place);
}
std::pair<Tensor, Tensor> Tensor::kthvalue(int64_t k, int64_t dim, bool keepdim,
                                           Place place) const {
  return tcopt::kthvalue(*this, k, dim, keepdim, place);
}
Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype,
                       Place place) const {
  return tcopt::softmax(*this, dim, dtype, place);
}
Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype,
                           Place place) const {
  return tcopt::log_softmax(*this, dim, dtype, place);
}
Tensor Tensor::gather(int64_t dim, const Tensor &index, Place place) const {
  return tcopt::gather(*this, dim, index, place);
}
Tensor Tensor::take_along_dim(const Tensor &indices, int64_t dim,
                              Place place) const {
  return tcopt::take_along_dim(*this, indices, dim, place);
}
Tensor Tensor::index_select(int64_t dim, const Tensor &index,
                            Place place) const {
  return tcopt::index_select(*this, dim, index, place);
}
Tensor Tensor::masked_select(const Tensor &mask, Place place) const {
  return tcopt::masked_select(*this, mask, place);
}
Tensor Tensor::nonzero(Place place) const {
  return tcopt::nonzero(*this, place);
}
Tensor Tensor::scatter(int64_t dim, const Tensor &index, const Operand &src,
                       Place place) const {
  return tcopt::scatter(*this, dim, index, src, place);
}
Tensor Tensor::scatter_(int64_t dim, const Tensor &index, const Operand &src,
                        Place place) const {
  return capture::writeBack(
      *this, tcopt::scatter(*this, dim, index, src, place), place);
}
Tensor Tensor::scatter_add(int64_t dim, const Tensor &index, const Tensor &src,
                           Place place) const {
  return tcopt::scatter_add(*this, dim, index, src, place);
}
Tensor Tensor::scatter_add_(int64_t dim, const Tensor &index, const Tensor &src,
                            Place place) const {
  return capture::writeBack(
      *this, tcopt::scatter_add(*this, dim, index, src, place), place);
}
Tensor Tensor::scatter_reduce(int64_t dim, const Tensor &index,
                              const Tensor &src, std::string_view reduce,
                              bool include_self, Place place) const {
  return tcopt::scatter_reduce(*this, dim, index, src, reduce, include_self,
                               place);
}
Tensor Tensor::index_add(int64_t dim, const Tensor &index, const Tensor &source,
                         const Scalar &alpha, Place place) const {
  return tcopt::index_add(*this, dim, index, source, alpha, place);
}
Tensor Tensor::index_add_(int64_t dim, const Tensor &index,
                          const Tensor &source, const Scalar &alpha,
                          Place place) const {
  return capture::writeBack(
      *this, tcopt::index_add(*this, dim, index, source, alpha, place), place);
}
Tensor Tensor::index_copy(int64_t dim, const Tensor &index,
                          const Tensor &source, Place place) const {
  return tcopt::index_copy(*this, dim, index, source, place);
}
Tensor Tensor::index_copy_(int64_t dim, const Tensor &index,
                           const Tensor &source, Place place) const {
  return capture::writeBack(
      *this, tcopt::index_copy(*this, dim, index, source, place), place);
}
Tensor Tensor::index_fill(int64_t dim, const Tensor &index,
                          const Operand &value, Place place) const {
  return tcopt::index_fill(*this, dim, index, value, place);
}
Tensor Tensor::index_fill_(int64_t dim, const Tensor &index,
                           const Operand &value, Place place) const {
  return capture::writeBack(
      *this, tcopt::index_fill(*this, dim, index, value, place), place);
}
Tensor Tensor::masked_scatter(const Tensor &mask, const Tensor &source,
                              Place place) const {
  return tcopt::masked_scatter(*this, mask, source, place);
}
Tensor Tensor::masked_scatter_(const Tensor &mask, const Tensor &source,
                               Place place) const {
  return capture::writeBack(
      *this, tcopt::masked_scatter(*this, mask, source, place), place);
}
Tensor Tensor::slice_scatter(const Tensor &src, int64_t dim,
                             std::optional<int64_t> start,
                             std::optional<int64_t> end, int64_t step,
                             Place place) const {
  return tcopt::slice_scatter(*this, src, dim, start, end, step, place);
}
Tensor Tensor::select_scatter(const Tensor &src, int64_t dim, int64_t index,
                              Place place) const {
  return tcopt::select_scatter(*this, src, dim, index, place);
}
Tensor Tensor::matmul(const Tensor &other, Place place) const {
  return tcopt::matmul(*this, other, place);
}
Tensor Tensor::mm(const Tensor &mat2, Place place) const {
  return tcopt::mm(*this, mat2, place);
}
Tensor Tensor::bmm(const Tensor &mat2, Place place) const {
  return tcopt::bmm(*this, mat2, place);
}
Tensor Tensor::mv(const Tensor &vec, Place place) const {
  return tcopt::mv(*this, vec, place);
}
Tensor Tensor::dot(const Tensor &tensor, Place place) const {
  return tcopt::dot(*this, tensor, place);
}
Tensor Tensor::outer(const Tensor &vec2, Place place) const {
  return tcopt::outer(*this, vec2, place);
}
Tensor Tensor::addmm(const Tensor &mat1, const Tensor &mat2, const Scalar &beta,
                     const Scalar &alpha, Place place) const {
  return tcopt::addmm(*this, mat1, mat2, beta, alpha, place);
}
Tensor Tensor::addmm_(const Tensor &mat1, const Tensor &mat2,
                      const Scalar &beta, const Scalar &alpha,
                      Place place) const {
  return capture::writeBack(
      *this, tcopt::addmm(*this, mat1, mat2, beta, alpha, place), place);
}
Tensor Tensor::baddbmm(const Tensor &batch1, const Tensor &batch2,
                       const Scalar &beta, const Scalar &alpha,
                       Place place) const {
  return tcopt::baddbmm(*this, batch1, batch2, beta, alpha, place);
}
Tensor Tensor::baddbmm_(const Tensor &batch1, const Tensor &batch2,
                        const Scalar &beta, const Scalar &alpha,
                        Place place) const {
  return capture::writeBack(
      *this, tcopt::baddbmm(*this, batch1, batch2, beta, alpha, place), place);
}
Tensor Tensor::bernoulli(Place place) const {
  return tcopt::bernoulli(*this, place);
}
Tensor Tensor::multinomial(int64_t num_samples, bool replacement,
                           Place place) const {
  return tcopt::multinomial(*this, num_samples, replacement, place);
}
Tensor Tensor::uniform_(double from, double to, Place place) const {
  return tcopt::uniform_(*this, from, to, place);
}
Tensor Tensor::normal_(double mean, double std, Place place) const {
  return tcopt::normal_(*this, mean, std, place);
}

} // namespace tcopt
