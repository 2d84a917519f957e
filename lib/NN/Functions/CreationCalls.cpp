//===- CreationCalls.cpp - calls of functions on tensors ------------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor empty(const SizeList &sizes, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{302, "empty", "sizes, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::empty, sizes, dtype);
}
Tensor zeros(const SizeList &sizes, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{304, "zeros", "sizes, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::zeros, sizes, dtype);
}
Tensor ones(const SizeList &sizes, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{306, "ones", "sizes, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::ones, sizes, dtype);
}
Tensor full(const SizeList &sizes, const Operand &value,
            std::optional<DType> dtype, Place place) {
  static constexpr capture::FunctionInfo info{308, "full",
                                              "sizes, value, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::full, sizes, value,
                                   dtype);
}
Tensor Tensor::new_zeros(const SizeList &sizes, std::optional<DType> dtype,
                         Place place) const {
  return tcopt::new_zeros(*this, sizes, dtype, place);
}
Tensor Tensor::new_empty(const SizeList &sizes, std::optional<DType> dtype,
                         Place place) const {
  return tcopt::new_empty(*this, sizes, dtype, place);
}
Tensor Tensor::new_ones(const SizeList &sizes, std::optional<DType> dtype,
                        Place place) const {
  return tcopt::new_ones(*this, sizes, dtype, place);
}
Tensor Tensor::new_full(const SizeList &sizes, const Operand &value,
                        std::optional<DType> dtype, Place place) const {
  return tcopt::new_full(*this, sizes, value, dtype, place);
}
Tensor zeros_like(const Tensor &self, std::optional<DType> dtype, Place place) {
  static constexpr capture::FunctionInfo info{320, "zeros_like", "self, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::zeros_like, self,
                                   dtype);
}
Tensor ones_like(const Tensor &self, std::optional<DType> dtype, Place place) {
  static constexpr capture::FunctionInfo info{322, "ones_like", "self, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::ones_like, self, dtype);
}
Tensor full_like(const Tensor &self, const Operand &value,
                 std::optional<DType> dtype, Place place) {
  static constexpr capture::FunctionInfo info{324, "full_like",
                                              "self, value, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::full_like, self, value,
                                   dtype);
}
Tensor arange(const Size &end, Place place) {
  static constexpr capture::FunctionInfo info{326, "arange", "end"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Size &end, Place place) { return Bodies::arange(end, place); },
      end);
}
Tensor _arange(const Scalar &start, const Scalar &step, const Size &count,
               DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{330, "arange",
                                              "start, step, count, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::_arange, start, step,
                                   count, dtype);
}
Tensor linspace(const Scalar &start, const Scalar &end, const Size &steps,
                DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{332, "linspace",
                                              "start, end, steps, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::linspace, start, end,
                                   steps, dtype);
}
Tensor eye(const Size &n, const std::optional<Size> &m, DType dtype,
           Place place) {
  static constexpr capture::FunctionInfo info{336, "eye", "n, m, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::eye, n, m, dtype);
}
Tensor bartlett_window(const Size &window_length, bool periodic, DType dtype,
                       Place place) {
  static constexpr capture::FunctionInfo info{342, "bartlett_window",
                                              "window_length, periodic, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::bartlett_window,
                                   window_length, periodic, dtype);
}
Tensor hann_window(const Size &window_length, bool periodic, DType dtype,
                   Place place) {
  static constexpr capture::FunctionInfo info{344, "hann_window",
                                              "window_length, periodic, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::hann_window,
                                   window_length, periodic, dtype);
}
Tensor hamming_window(const Size &window_length, bool periodic, double alpha,
                      double beta, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{
      346, "hamming_window", "window_length, periodic, alpha, beta, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::hamming_window,
                                   window_length, periodic, alpha, beta, dtype);
}
Tensor blackman_window(const Size &window_length, bool periodic, DType dtype,
                       Place place) {
  static constexpr capture::FunctionInfo info{348, "blackman_window",
                                              "window_length, periodic, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::blackman_window,
                                   window_length, periodic, dtype);
}
Tensor vander(const Tensor &x, const std::optional<Size> &N, bool increasing,
              Place place) {
  static constexpr capture::FunctionInfo info{350, "vander",
                                              "x, N, increasing"};
  return capture::dispatch<Tensor>(info, place, Bodies::vander, x, N,
                                   increasing);
}
Tensor fill_(const Tensor &self, const Operand &value, Place place) {
  static constexpr capture::FunctionInfo info{354, "fill_", "self, value",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::fill_, self, value);
}
Tensor Tensor::fill_(const Operand &value, Place place) const {
  return tcopt::fill_(*this, value, place);
}
Tensor zero_(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{356, "zero_", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::zero_, self);
}
Tensor Tensor::zero_(Place place) const { return tcopt::zero_(*this, place); }
Tensor copy_(const Tensor &self, const Tensor &src, Place place) {
  static constexpr capture::FunctionInfo info{358, "copy_", "self, src", true};
  return capture::dispatch<Tensor>(info, place, Bodies::copy_, self, src);
}
Tensor Tensor::copy_(const Tensor &src, Place place) const {
  return tcopt::copy_(*this, src, place);
}
Tensor fill_diagonal_(const Tensor &self, const Scalar &fill_value, bool wrap,
                      Place place) {
  static constexpr capture::FunctionInfo info{360, "fill_diagonal_",
                                              "self, fill_value, wrap"};
  return capture::dispatch<Tensor>(info, place, Bodies::fill_diagonal_, self,
                                   fill_value, wrap);
}
Tensor Tensor::fill_diagonal_(const Scalar &fill_value, bool wrap,
                              Place place) const {
  return tcopt::fill_diagonal_(*this, fill_value, wrap, place);
}

} // namespace tcopt
