//===- ConvolutionCalls.cpp - calls of functions on tensors ---------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor conv1d(const Tensor &input, const Tensor &weight, const Tensor &bias,
              const PerDim &stride, const PerDim &padding,
              const PerDim &dilation, int64_t groups, Place place) {
  static constexpr capture::FunctionInfo info{
      746, "conv1d", "input, weight, bias, stride, padding, dilation, groups"};
  return capture::dispatch<Tensor>(info, place, Bodies::conv1d, input, weight,
                                   bias, stride, padding, dilation, groups);
}
Tensor conv2d(const Tensor &input, const Tensor &weight, const Tensor &bias,
              const PerDim &stride, const PerDim &padding,
              const PerDim &dilation, int64_t groups, Place place) {
  static constexpr capture::FunctionInfo info{
      748, "conv2d", "input, weight, bias, stride, padding, dilation, groups"};
  return capture::dispatch<Tensor>(info, place, Bodies::conv2d, input, weight,
                                   bias, stride, padding, dilation, groups);
}
Tensor conv3d(const Tensor &input, const Tensor &weight, const Tensor &bias,
              const PerDim &stride, const PerDim &padding,
              const PerDim &dilation, int64_t groups, Place place) {
  static constexpr capture::FunctionInfo info{
      750, "conv3d", "input, weight, bias, stride, padding, dilation, groups"};
  return capture::dispatch<Tensor>(info, place, Bodies::conv3d, input, weight,
                                   bias, stride, padding, dilation, groups);
}
Tensor conv_transpose1d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias, const PerDim &stride,
                        const PerDim &padding, const PerDim &output_padding,
                        int64_t groups, const PerDim &dilation, Place place) {
  static constexpr capture::FunctionInfo info{
      752, "conv_transpose1d",
      "input, weight, bias, stride, padding, output_padding, groups, dilation"};
  return capture::dispatch<Tensor>(info, place, Bodies::conv_transpose1d, input,
                                   weight, bias, stride, padding,
                                   output_padding, groups, dilation);
}
Tensor conv_transpose2d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias, const PerDim &stride,
                        const PerDim &padding, const PerDim &output_padding,
                        int64_t groups, const PerDim &dilation, Place place) {
  static constexpr capture::FunctionInfo info{
      754, "conv_transpose2d",
      "input, weight, bias, stride, padding, output_padding, groups, dilation"};
  return capture::dispatch<Tensor>(info, place, Bodies::conv_transpose2d, input,
                                   weight, bias, stride, padding,
                                   output_padding, groups, dilation);
}
Tensor conv_transpose3d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias, const PerDim &stride,
                        const PerDim &padding, const PerDim &output_padding,
                        int64_t groups, const PerDim &dilation, Place place) {
  static constexpr capture::FunctionInfo info{
      756, "conv_transpose3d",
      "input, weight, bias, stride, padding, output_padding, groups, dilation"};
  return capture::dispatch<Tensor>(info, place, Bodies::conv_transpose3d, input,
                                   weight, bias, stride, padding,
                                   output_padding, groups, dilation);
}
Tensor max_pool1d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding,
                  const PerDim &dilation, bool ceil_mode, Place place) {
  static constexpr capture::FunctionInfo info{
      758, "max_pool1d",
      "self, kernel_size, stride, padding, dilation, ceil_mode"};
  return capture::dispatch<Tensor>(info, place, Bodies::max_pool1d, self,
                                   kernel_size, stride, padding, dilation,
                                   ceil_mode);
}
Tensor max_pool2d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding,
                  const PerDim &dilation, bool ceil_mode, Place place) {
  static constexpr capture::FunctionInfo info{
      760, "max_pool2d",
      "self, kernel_size, stride, padding, dilation, ceil_mode"};
  return capture::dispatch<Tensor>(info, place, Bodies::max_pool2d, self,
                                   kernel_size, stride, padding, dilation,
                                   ceil_mode);
}
Tensor max_pool3d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding,
                  const PerDim &dilation, bool ceil_mode, Place place) {
  static constexpr capture::FunctionInfo info{
      762, "max_pool3d",
      "self, kernel_size, stride, padding, dilation, ceil_mode"};
  return capture::dispatch<Tensor>(info, place, Bodies::max_pool3d, self,
                                   kernel_size, stride, padding, dilation,
                                   ceil_mode);
}
std::pair<Tensor, Tensor>
max_pool1d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride, const PerDim &padding,
                        const PerDim &dilation, bool ceil_mode, Place place) {
  static constexpr capture::FunctionInfo info{
      764, "max_pool1d_with_indices",
      "self, kernel_size, stride, padding, dilation, ceil_mode"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::max_pool1d_with_indices, self, kernel_size, stride,
      padding, dilation, ceil_mode);
}
std::pair<Tensor, Tensor>
max_pool2d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride, const PerDim &padding,
                        const PerDim &dilation, bool ceil_mode, Place place) {
  static constexpr capture::FunctionInfo info{
      766, "max_pool2d_with_indices",
      "self, kernel_size, stride, padding, dilation, ceil_mode"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::max_pool2d_with_indices, self, kernel_size, stride,
      padding, dilation, ceil_mode);
}
std::pair<Tensor, Tensor>
max_pool3d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride, const PerDim &padding,
                        const PerDim &dilation, bool ceil_mode, Place place) {
  static constexpr capture::FunctionInfo info{
      768, "max_pool3d_with_indices",
      "self, kernel_size, stride, padding, dilation, ceil_mode"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::max_pool3d_with_indices, self, kernel_size, stride,
      padding, dilation, ceil_mode);
}
Tensor max_unpool1d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride,
                    const PerDim &padding, const SizeList &output_size,
                    Place place) {
  static constexpr capture::FunctionInfo info{
      770, "max_unpool1d",
      "self, indices, kernel_size, stride, padding, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::max_unpool1d, self,
                                   indices, kernel_size, stride, padding,
                                   output_size);
}
Tensor max_unpool2d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride,
                    const PerDim &padding, const SizeList &output_size,
                    Place place) {
  static constexpr capture::FunctionInfo info{
      772, "max_unpool2d",
      "self, indices, kernel_size, stride, padding, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::max_unpool2d, self,
                                   indices, kernel_size, stride, padding,
                                   output_size);
}
Tensor max_unpool3d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride,
                    const PerDim &padding, const SizeList &output_size,
                    Place place) {
  static constexpr capture::FunctionInfo info{
      774, "max_unpool3d",
      "self, indices, kernel_size, stride, padding, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::max_unpool3d, self,
                                   indices, kernel_size, stride, padding,
                                   output_size);
}
Tensor avg_pool1d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding, bool ceil_mode,
                  bool count_include_pad, Place place) {
  static constexpr capture::FunctionInfo info{
      776, "avg_pool1d",
      "self, kernel_size, stride, padding, ceil_mode, count_include_pad"};
  return capture::dispatch<Tensor>(info, place, Bodies::avg_pool1d, self,
                                   kernel_size, stride, padding, ceil_mode,
                                   count_include_pad);
}
Tensor avg_pool2d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding, bool ceil_mode,
                  bool count_include_pad,
                  std::optional<int64_t> divisor_override, Place place) {
  static constexpr capture::FunctionInfo info{
      778, "avg_pool2d",
      "self, kernel_size, stride, padding, ceil_mode, count_include_pad, "
      "divisor_override"};
  return capture::dispatch<Tensor>(info, place, Bodies::avg_pool2d, self,
                                   kernel_size, stride, padding, ceil_mode,
                                   count_include_pad, divisor_override);
}
Tensor avg_pool3d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding, bool ceil_mode,
                  bool count_include_pad,
                  std::optional<int64_t> divisor_override, Place place) {
  static constexpr capture::FunctionInfo info{
      780, "avg_pool3d",
      "self, kernel_size, stride, padding, ceil_mode, count_include_pad, "
      "divisor_override"};
  return capture::dispatch<Tensor>(info, place, Bodies::avg_pool3d, self,
                                   kernel_size, stride, padding, ceil_mode,
                                   count_include_pad, divisor_override);
}
Tensor lp_pool1d(const Tensor &self, double norm_type,
                 const PerDim &kernel_size, const Dims &stride, bool ceil_mode,
                 Place place) {
  static constexpr capture::FunctionInfo info{
      782, "lp_pool1d", "self, norm_type, kernel_size, stride, ceil_mode"};
  return capture::dispatch<Tensor>(info, place, Bodies::lp_pool1d, self,
                                   norm_type, kernel_size, stride, ceil_mode);
}
Tensor lp_pool2d(const Tensor &self, double norm_type,
                 const PerDim &kernel_size, const Dims &stride, bool ceil_mode,
                 Place place) {
  static constexpr capture::FunctionInfo info{
      784, "lp_pool2d", "self, norm_type, kernel_size, stride, ceil_mode"};
  return capture::dispatch<Tensor>(info, place, Bodies::lp_pool2d, self,
                                   norm_type, kernel_size, stride, ceil_mode);
}
Tensor adaptive_avg_pool1d(const Tensor &self, const PerDim &output_size,
                           Place place) {
  static constexpr capture::FunctionInfo info{786, "adaptive_avg_pool1d",
                                              "self, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::adaptive_avg_pool1d,
                                   self, output_size);
}
Tensor adaptive_avg_pool2d(const Tensor &self, const PerDim &output_size,
                           Place place) {
  static constexpr capture::FunctionInfo info{788, "adaptive_avg_pool2d",
                                              "self, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::adaptive_avg_pool2d,
                                   self, output_size);
}
Tensor adaptive_avg_pool3d(const Tensor &self, const PerDim &output_size,
                           Place place) {
  static constexpr capture::FunctionInfo info{790, "adaptive_avg_pool3d",
                                              "self, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::adaptive_avg_pool3d,
                                   self, output_size);
}
Tensor adaptive_max_pool1d(const Tensor &self, const PerDim &output_size,
                           Place place) {
  static constexpr capture::FunctionInfo info{792, "adaptive_max_pool1d",
                                              "self, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::adaptive_max_pool1d,
                                   self, output_size);
}
Tensor adaptive_max_pool2d(const Tensor &self, const PerDim &output_size,
                           Place place) {
  static constexpr capture::FunctionInfo info{794, "adaptive_max_pool2d",
                                              "self, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::adaptive_max_pool2d,
                                   self, output_size);
}
Tensor adaptive_max_pool3d(const Tensor &self, const PerDim &output_size,
                           Place place) {
  static constexpr capture::FunctionInfo info{796, "adaptive_max_pool3d",
                                              "self, output_size"};
  return capture::dispatch<Tensor>(info, place, Bodies::adaptive_max_pool3d,
                                   self, output_size);
}
std::pair<Tensor, Tensor>
adaptive_max_pool1d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place) {
  static constexpr capture::FunctionInfo info{
      798, "adaptive_max_pool1d_with_indices", "self, output_size"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::adaptive_max_pool1d_with_indices, self, output_size);
}
std::pair<Tensor, Tensor>
adaptive_max_pool2d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place) {
  static constexpr capture::FunctionInfo info{
      800, "adaptive_max_pool2d_with_indices", "self, output_size"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::adaptive_max_pool2d_with_indices, self, output_size);
}
std::pair<Tensor, Tensor>
adaptive_max_pool3d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place) {
  static constexpr capture::FunctionInfo info{
      802, "adaptive_max_pool3d_with_indices", "self, output_size"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::adaptive_max_pool3d_with_indices, self, output_size);
}
Tensor interpolate(const Tensor &self, const SizeList &size,
                   std::string_view mode, bool align_corners, Place place) {
  static constexpr capture::FunctionInfo info{
      804, "interpolate", "self, size, mode, align_corners"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const SizeList &size, std::string_view mode,
         bool align_corners, Place place) {
        return Bodies::interpolate(self, size, mode, align_corners, place);
      },
      self, size, mode, align_corners);
}
Tensor interpolate(const Tensor &self, std::nullopt_t size,
                   const FloatList &scale_factor, std::string_view mode,
                   bool align_corners, bool recompute_scale_factor,
                   Place place) {
  static constexpr capture::FunctionInfo info{
      806, "interpolate",
      "self, size, scale_factor, mode, align_corners, recompute_scale_factor"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, std::nullopt_t size, const FloatList &scale_factor,
         std::string_view mode, bool align_corners, bool recompute_scale_factor,
         Place place) {
        return Bodies::interpolate(self, size, scale_factor, mode,
                                   align_corners, recompute_scale_factor,
                                   place);
      },
      self, size, scale_factor, mode, align_corners, recompute_scale_factor);
}
Tensor grid_sample(const Tensor &input, const Tensor &grid,
                   std::string_view mode, std::string_view padding_mode,
                   bool align_corners, Place place) {
  static constexpr capture::FunctionInfo info{
      808, "grid_sample", "input, grid, mode, padding_mode, align_corners"};
  return capture::dispatch<Tensor>(info, place, Bodies::grid_sample, input,
                                   grid, mode, padding_mode, align_corners);
}
Tensor affine_grid(const Tensor &theta, const SizeList &size,
                   bool align_corners, Place place) {
  static constexpr capture::FunctionInfo info{810, "affine_grid",
                                              "theta, size, align_corners"};
  return capture::dispatch<Tensor>(info, place, Bodies::affine_grid, theta,
                                   size, align_corners);
}
Tensor im2col(const Tensor &self, const PerDim &kernel_size,
              const PerDim &dilation, const PerDim &padding,
              const PerDim &stride, Place place) {
  static constexpr capture::FunctionInfo info{
      812, "im2col", "self, kernel_size, dilation, padding, stride"};
  return capture::dispatch<Tensor>(info, place, Bodies::im2col, self,
                                   kernel_size, dilation, padding, stride);
}
Tensor col2im(const Tensor &self, const PerDim &output_size,
              const PerDim &kernel_size, const PerDim &dilation,
              const PerDim &padding, const PerDim &stride, Place place) {
  static constexpr capture::FunctionInfo info{
      814, "col2im",
      "self, output_size, kernel_size, dilation, padding, stride"};
  return capture::dispatch<Tensor>(info, place, Bodies::col2im, self,
                                   output_size, kernel_size, dilation, padding,
                                   stride);
}

} // namespace tcopt
