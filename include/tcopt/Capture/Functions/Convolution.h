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
/// Gradient of conv1d with respect to its input.
Tensor conv_transpose1d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias = {}, const PerDim &stride = 1,
                        const PerDim &padding = 0,
                        const PerDim &output_padding = 0, int64_t groups = 1,
                        const PerDim &dilation = 1,
                        Place place = Place::current());
/// Gradient of conv2d with respect to its input.
Tensor conv_transpose2d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias = {}, const PerDim &stride = 1,
                        const PerDim &padding = 0,
                        const PerDim &output_padding = 0, int64_t groups = 1,
                        const PerDim &dilation = 1,
                        Place place = Place::current());
/// Gradient of conv3d with respect to its input.
Tensor conv_transpose3d(const Tensor &input, const Tensor &weight,
                        const Tensor &bias = {}, const PerDim &stride = 1,
                        const PerDim &padding = 0,
                        const PerDim &output_padding = 0, int64_t groups = 1,
                        const PerDim &dilation = 1,
                        Place place = Place::current());
/// Greatest element of windows; without a stride they do not overlap.
Tensor max_pool1d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  const PerDim &dilation = 1, bool ceil_mode = false,
                  Place place = Place::current());
/// The same of two dimensions.
Tensor max_pool2d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  const PerDim &dilation = 1, bool ceil_mode = false,
                  Place place = Place::current());
/// The same of three dimensions.
Tensor max_pool3d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  const PerDim &dilation = 1, bool ceil_mode = false,
                  Place place = Place::current());
/// The same as max_pool1d, and where the elements lie in their row.
std::pair<Tensor, Tensor>
max_pool1d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride = Dims({}),
                        const PerDim &padding = 0, const PerDim &dilation = 1,
                        bool ceil_mode = false, Place place = Place::current());
/// The same of two dimensions; places are row-major.
std::pair<Tensor, Tensor>
max_pool2d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride = Dims({}),
                        const PerDim &padding = 0, const PerDim &dilation = 1,
                        bool ceil_mode = false, Place place = Place::current());
/// The same of three dimensions.
std::pair<Tensor, Tensor>
max_pool3d_with_indices(const Tensor &self, const PerDim &kernel_size,
                        const Dims &stride = Dims({}),
                        const PerDim &padding = 0, const PerDim &dilation = 1,
                        bool ceil_mode = false, Place place = Place::current());
/// Elements back at the places that max_pool1d_with_indices found, zeros
/// elsewhere. The last sizes of the result, or all, are `output_size` if given.
Tensor max_unpool1d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride = Dims({}),
                    const PerDim &padding = 0,
                    const SizeList &output_size = SizeList(),
                    Place place = Place::current());
/// The same of two dimensions.
Tensor max_unpool2d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride = Dims({}),
                    const PerDim &padding = 0,
                    const SizeList &output_size = SizeList(),
                    Place place = Place::current());
/// The same of three dimensions.
Tensor max_unpool3d(const Tensor &self, const Tensor &indices,
                    const PerDim &kernel_size, const Dims &stride = Dims({}),
                    const PerDim &padding = 0,
                    const SizeList &output_size = SizeList(),
                    Place place = Place::current());
/// Mean of windows.
Tensor avg_pool1d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  bool ceil_mode = false, bool count_include_pad = true,
                  Place place = Place::current());
/// The same of two dimensions.
Tensor avg_pool2d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  bool ceil_mode = false, bool count_include_pad = true,
                  std::optional<int64_t> divisor_override = std::nullopt,
                  Place place = Place::current());
/// The same of three dimensions.
Tensor avg_pool3d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride = Dims({}), const PerDim &padding = 0,
                  bool ceil_mode = false, bool count_include_pad = true,
                  std::optional<int64_t> divisor_override = std::nullopt,
                  Place place = Place::current());
/// Norm of windows.
Tensor lp_pool1d(const Tensor &self, double norm_type,
                 const PerDim &kernel_size, const Dims &stride = Dims({}),
                 bool ceil_mode = false, Place place = Place::current());
/// The same of two dimensions.
Tensor lp_pool2d(const Tensor &self, double norm_type,
                 const PerDim &kernel_size, const Dims &stride = Dims({}),
                 bool ceil_mode = false, Place place = Place::current());
/// Mean of as many windows as the result has places.
Tensor adaptive_avg_pool1d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// The same of two dimensions.
Tensor adaptive_avg_pool2d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// The same of three dimensions.
Tensor adaptive_avg_pool3d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// Greatest element of as many windows as the result has places.
Tensor adaptive_max_pool1d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// The same of two dimensions.
Tensor adaptive_max_pool2d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// The same of three dimensions.
Tensor adaptive_max_pool3d(const Tensor &self, const PerDim &output_size,
                           Place place = Place::current());
/// The same as adaptive_max_pool1d, and where the elements lie in their row.
std::pair<Tensor, Tensor>
adaptive_max_pool1d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place = Place::current());
/// The same of two dimensions; places are row-major.
std::pair<Tensor, Tensor>
adaptive_max_pool2d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place = Place::current());
/// The same of three dimensions.
std::pair<Tensor, Tensor>
adaptive_max_pool3d_with_indices(const Tensor &self, const PerDim &output_size,
                                 Place place = Place::current());
/// Other sizes of the last dimensions: "nearest", "nearest-exact", "linear",
/// "bilinear", "trilinear", "bicubic" or "area".
Tensor interpolate(const Tensor &self, const SizeList &size,
                   std::string_view mode = "nearest",
                   bool align_corners = false, Place place = Place::current());
/// The same for sizes that are so many times the old ones, rounded down.
/// Positions follow from the factors, or, if recomputed, from the sizes.
Tensor interpolate(const Tensor &self, std::nullopt_t size,
                   const FloatList &scale_factor,
                   std::string_view mode = "nearest",
                   bool align_corners = false,
                   bool recompute_scale_factor = false,
                   Place place = Place::current());
/// Elements at places between -1 and 1.
Tensor grid_sample(const Tensor &input, const Tensor &grid,
                   std::string_view mode = "bilinear",
                   std::string_view padding_mode = "zeros",
                   bool align_corners = false, Place place = Place::current());
/// Places for grid_sample: [N, H, W, 2] of [N, 2, 3] for the sizes [N, C, H,
/// W], or the same with D.
Tensor affine_grid(const Tensor &theta, const SizeList &size,
                   bool align_corners = false, Place place = Place::current());
/// Windows as columns (torch.nn.functional.unfold).
Tensor im2col(const Tensor &self, const PerDim &kernel_size,
              const PerDim &dilation = 1, const PerDim &padding = 0,
              const PerDim &stride = 1, Place place = Place::current());
/// Images as sums of overlapping columns (torch.nn.functional.fold).
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
