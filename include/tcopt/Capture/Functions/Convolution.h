//===- Convolution.h - functions on tensors --------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_CONVOLUTION_H
#define TCOPT_CAPTURE_FUNCTIONS_CONVOLUTION_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Convolution and pooling
//===----------------------------------------------------------------------===//

/// Convolution of [N, C, L].
Tensor conv1d(const Tensor &input, const Tensor &weight,
              const Tensor &bias = {}, const PerDim &stride = 1,
              const PerDim &padding = 0, const PerDim &dilation = 1,
              int64_t groups = 1, Place place = Place::current());
/// Convolution of [N, C, H, W].
Tensor conv2d(const Tensor &input, const Tensor &weight,
              const Tensor &bias = {}, const PerDim &stride = 1,
              const PerDim &padding = 0, const PerDim &dilation = 1,
              int64_t groups = 1, Place place = Place::current());
/// Convolution of [N, C, D, H, W].
Tensor conv3d(const Tensor &input, const Tensor &weight,
              const Tensor &bias = {}, const PerDim &stride = 1,
              const PerDim &padding = 0, const PerDim &dilation = 1,
              int64_t groups = 1, Place place = Place::current());
/// Transposed convolution: the gradient of conv1d with respect to its input.
Tensor conv_transpose1d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias = {}, const PerDim &stride = 1,
                        const PerDim &padding = 0,
                        const PerDim &output_padding = 0, int64_t groups = 1,
                        const PerDim &dilation = 1,
                        Place place = Place::current());
/// Transposed convolution: the gradient of conv2d with respect to its input.
Tensor conv_transpose2d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias = {}, const PerDim &stride = 1,
                        const PerDim &padding = 0,
                        const PerDim &output_padding = 0, int64_t groups = 1,
                        const PerDim &dilation = 1,
                        Place place = Place::current());
/// Transposed convolution: the gradient of conv3d with respect to its input.
Tensor conv_transpose3d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias = {}, const PerDim &stride = 1,
                        const PerDim &padding = 0,
                        const PerDim &output_padding = 0, int64_t groups = 1,
                        const PerDim &dilation = 1,
                        Place place = Place::current());
/// The greatest element of each window of [N, C, L]; the stride defaults to the
/// window's size.
Tensor max_pool1d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  const PerDim &dilation = 1, bool ceil_mode = false,
                  Place place = Place::current());
/// `max_pool1d` over windows of two dimensions.
Tensor max_pool2d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  const PerDim &dilation = 1, bool ceil_mode = false,
                  Place place = Place::current());
/// `max_pool1d` over windows of three dimensions.
Tensor max_pool3d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  const PerDim &dilation = 1, bool ceil_mode = false,
                  Place place = Place::current());
/// `max_pool1d`, and the index of each result in its row.
std::pair<Tensor, Tensor>
max_pool1d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride = Dims({}),
                        const PerDim &padding = 0, const PerDim &dilation = 1,
                        bool ceil_mode = false, Place place = Place::current());
/// `max_pool2d`, and the row-major index of each result in its image.
std::pair<Tensor, Tensor>
max_pool2d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride = Dims({}),
                        const PerDim &padding = 0, const PerDim &dilation = 1,
                        bool ceil_mode = false, Place place = Place::current());
/// `max_pool3d`, and the row-major index of each result in its volume.
std::pair<Tensor, Tensor>
max_pool3d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride = Dims({}),
                        const PerDim &padding = 0, const PerDim &dilation = 1,
                        bool ceil_mode = false, Place place = Place::current());
/// Writes elements to the indices that `max_pool1d_with_indices` returned, and
/// zeros elsewhere. `output_size` has the sizes of the result, or only the
/// pooled dimensions' sizes.
Tensor max_unpool1d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride = Dims({}),
                    const PerDim &padding = 0,
                    const SizeList &output_size = SizeList(),
                    Place place = Place::current());
/// `max_unpool1d` for two dimensions.
Tensor max_unpool2d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride = Dims({}),
                    const PerDim &padding = 0,
                    const SizeList &output_size = SizeList(),
                    Place place = Place::current());
/// `max_unpool1d` for three dimensions.
Tensor max_unpool3d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride = Dims({}),
                    const PerDim &padding = 0,
                    const SizeList &output_size = SizeList(),
                    Place place = Place::current());
/// The mean of each window of [N, C, L].
Tensor avg_pool1d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  bool ceil_mode = false, bool count_include_pad = true,
                  Place place = Place::current());
/// `avg_pool1d` over windows of two dimensions.
Tensor avg_pool2d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  bool ceil_mode = false, bool count_include_pad = true,
                  std::optional<int64_t> divisor_override = std::nullopt,
                  Place place = Place::current());
/// `avg_pool1d` over windows of three dimensions.
Tensor avg_pool3d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  bool ceil_mode = false, bool count_include_pad = true,
                  std::optional<int64_t> divisor_override = std::nullopt,
                  Place place = Place::current());
/// The norm of order `norm_type` of each window.
Tensor lp_pool1d(const Tensor &self, double norm_type,
                 const PerDim &kernel_size, const Dims &stride = Dims({}),
                 bool ceil_mode = false, Place place = Place::current());
/// `lp_pool1d` over windows of two dimensions.
Tensor lp_pool2d(const Tensor &self, double norm_type,
                 const PerDim &kernel_size, const Dims &stride = Dims({}),
                 bool ceil_mode = false, Place place = Place::current());
/// The mean of each of `output_size` windows.
Tensor adaptive_avg_pool1d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// `adaptive_avg_pool1d` over windows of two dimensions.
Tensor adaptive_avg_pool2d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// `adaptive_avg_pool1d` over windows of three dimensions.
Tensor adaptive_avg_pool3d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// The greatest element of each of `output_size` windows.
Tensor adaptive_max_pool1d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// `adaptive_max_pool1d` over windows of two dimensions.
Tensor adaptive_max_pool2d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// `adaptive_max_pool1d` over windows of three dimensions.
Tensor adaptive_max_pool3d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// `adaptive_max_pool1d`, and the index of each result in its row.
std::pair<Tensor, Tensor>
adaptive_max_pool1d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place = Place::current());
/// `adaptive_max_pool2d`, and the row-major index of each result in its image.
std::pair<Tensor, Tensor>
adaptive_max_pool2d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place = Place::current());
/// `adaptive_max_pool3d`, and the row-major index of each result in its volume.
std::pair<Tensor, Tensor>
adaptive_max_pool3d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place = Place::current());
/// Resizes the last dimensions by "nearest", "nearest-exact", "linear",
/// "bilinear", "trilinear", "bicubic" or "area".
Tensor interpolate(const Tensor &self, const SizeList &size,
                   std::string_view mode = "nearest",
                   bool align_corners = false, Place place = Place::current());
/// Resizes the last dimensions to `scale_factor` times their sizes, rounded
/// down. Positions are computed from the factors, or, with
/// `recompute_scale_factor`, from the sizes.
Tensor interpolate(const Tensor &self, std::nullopt_t size,
                   const FloatList &scale_factor,
                   std::string_view mode = "nearest",
                   bool align_corners = false,
                   bool recompute_scale_factor = false,
                   Place place = Place::current());
/// Samples elements at the positions of `grid`, which range from -1 to 1.
Tensor grid_sample(const Tensor &input, const Tensor &grid,
                   std::string_view mode = "bilinear",
                   std::string_view padding_mode = "zeros",
                   bool align_corners = false, Place place = Place::current());
/// Positions for `grid_sample`: [N, H, W, 2] from `theta` [N, 2, 3] and `size`
/// [N, C, H, W], or [N, D, H, W, 3] from [N, 3, 4] and [N, C, D, H, W].
Tensor affine_grid(const Tensor &theta, const SizeList &size,
                   bool align_corners = false, Place place = Place::current());
/// Sliding windows as columns (torch.nn.functional.unfold).
Tensor im2col(const Tensor &self, const PerDim &kernel_size,
              const PerDim &dilation = 1, const PerDim &padding = 0,
              const PerDim &stride = 1, Place place = Place::current());
/// Sums overlapping columns into images (torch.nn.functional.fold).
Tensor col2im(const Tensor &self, const PerDim &output_size,
              const PerDim &kernel_size, const PerDim &dilation = 1,
              const PerDim &padding = 0, const PerDim &stride = 1,
              Place place = Place::current());
/// As `col2im`.
Tensor fold(const Tensor &self, const PerDim &output_size,
            const PerDim &kernel_size, const PerDim &dilation = 1,
            const PerDim &padding = 0, const PerDim &stride = 1,
            Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_CONVOLUTION_H
