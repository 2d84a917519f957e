//===- Pooling.cpp - pooling and upsampling modules -----------------------===//

#include "tcopt/Capture/Modules/Pooling.h"
#include "Common.h"
#include <cmath>

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

// The default stride is the kernel size.
static const Dims &strideOf(const Dims &stride, const PerDim &kernel) {
  return stride.values().empty() ? kernel : stride;
}

Tensor MaxPoolNd::forward(const Tensor &input, Place place) const {
  auto pool = rank == 1 ? max_pool1d : rank == 2 ? max_pool2d : max_pool3d;
  return pool(input, kernel, options.stride, options.padding, options.dilation,
              options.ceil_mode, place);
}

std::string MaxPoolNd::extraText() const {
  return OptionText()
      .add("kernel_size", kernel)
      .add("stride", strideOf(options.stride, kernel))
      .add("padding", options.padding)
      .add("dilation", options.dilation)
      .add("ceil_mode", options.ceil_mode);
}

AvgPoolNd::AvgPoolNd(int64_t rank, const PerDim &kernel_size,
                     const AvgPoolOptions &options, Place place)
    : rank(rank), kernel(kernel_size), options(options) {
  expect(rank > 1 || !options.divisor_override, "AvgPool1d",
         "no divisor_override", textOf(options.divisor_override), place);
}

Tensor AvgPoolNd::forward(const Tensor &input, Place place) const {
  const AvgPoolOptions &o = options;
  if (rank == 1)
    return avg_pool1d(input, kernel, o.stride, o.padding, o.ceil_mode,
                      o.count_include_pad, place);
  auto pool = rank == 2 ? avg_pool2d : avg_pool3d;
  return pool(input, kernel, o.stride, o.padding, o.ceil_mode,
              o.count_include_pad, o.divisor_override, place);
}

std::string AvgPoolNd::extraText() const {
  return OptionText()
      .add("kernel_size", kernel)
      .add("stride", strideOf(options.stride, kernel))
      .add("padding", options.padding);
}

Tensor LPPoolNd::forward(const Tensor &input, Place place) const {
  auto pool = rank == 1 ? lp_pool1d : lp_pool2d;
  return pool(input, power, kernel, stride, ceilMode, place);
}

std::string LPPoolNd::extraText() const {
  return OptionText()
      .add("norm_type", power)
      .add("kernel_size", kernel)
      .add("stride", stride.values().empty() ? "None" : textOf(stride))
      .add("ceil_mode", ceilMode);
}

Tensor Unfold::forward(const Tensor &input, Place place) const {
  return im2col(input, kernel, options.dilation, options.padding,
                options.stride, place);
}

std::string Unfold::extraText() const {
  return OptionText()
      .add("kernel_size", kernel)
      .add("dilation", options.dilation)
      .add("padding", options.padding)
      .add("stride", options.stride);
}

Tensor Fold::forward(const Tensor &input, Place place) const {
  return col2im(input, size, kernel, options.dilation, options.padding,
                options.stride, place);
}

std::string Fold::extraText() const {
  return OptionText()
      .add("output_size", size)
      .add("kernel_size", kernel)
      .add("dilation", options.dilation)
      .add("padding", options.padding)
      .add("stride", options.stride);
}

#define TCOPT_TEXT(NAME)                                                       \
  std::string NAME::extraText() const {                                        \
    return OptionText().add("output_size", size);                              \
  }
TCOPT_TEXT(AdaptiveAvgPool1d)
TCOPT_TEXT(AdaptiveAvgPool2d)
TCOPT_TEXT(AdaptiveAvgPool3d)
TCOPT_TEXT(AdaptiveMaxPool1d)
TCOPT_TEXT(AdaptiveMaxPool2d)
TCOPT_TEXT(AdaptiveMaxPool3d)
#undef TCOPT_TEXT

//===----------------------------------------------------------------------===//
// Upsampling
//===----------------------------------------------------------------------===//

Upsample::Upsample(const UpsampleOptions &options, Place place)
    : options(options) {
  expect(options.size.values().empty() != options.scale_factor.empty(),
         "Upsample", "either size or scale_factor",
         options.size.values().empty() ? "none" : "both", place);
}

Tensor Upsample::forward(const Tensor &input, Place place) const {
  expectRank("Upsample", input, 3, 5, place);
  if (options.scale_factor.empty())
    return interpolate(
        input,
        perDimension("Upsample: size", options.size, input.dim() - 2, place),
        options.mode, options.align_corners, place);
  return interpolate(input, std::nullopt, options.scale_factor, options.mode,
                     options.align_corners, false, place);
}

std::string Upsample::extraText() const {
  OptionText text;
  if (!options.size.values().empty())
    text.add("size", options.size);
  else if (options.scale_factor.size() == 1)
    text.add("scale_factor", options.scale_factor.front());
  else {
    std::string factors;
    for (double factor : options.scale_factor)
      factors += (factors.empty() ? "" : ", ") + textOf(factor);
    text.add("scale_factor", "(" + factors + ")");
  }
  return text.add("mode", "'" + options.mode + "'");
}

} // namespace tcopt::nn
