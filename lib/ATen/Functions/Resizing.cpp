//===- Resizing.cpp - padding and upsampling ------------------------------===//

#include "Resizing.h"
#include "ATenBodies.h"
#include "NN/Functions/Resizing.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

Tensor ATenBodies::constant_pad_nd(const Tensor &self, const SizeList &pad,
                                   const Scalar &value, Place place) {
  return tcopt::pad(self, pad, "constant", value, place);
}

Tensor ATenBodies::reflection_pad(const Tensor &self, const SizeList &padding,
                                  Place place) {
  return tcopt::pad(self, padding, "reflect", 0, place);
}

Tensor ATenBodies::replication_pad(const Tensor &self, const SizeList &padding,
                                   Place place) {
  return tcopt::pad(self, padding, "replicate", 0, place);
}

//===----------------------------------------------------------------------===//
// Scales
//===----------------------------------------------------------------------===//

Sizes lastSizes(const Sizes &sizes, size_t count) {
  return Sizes(sizes.end() - std::min(count, sizes.size()), sizes.end());
}

mlir::DenseF64ArrayAttr scalesAttr(Builder &b,
                                   const std::vector<double> &scales) {
  return scales.empty() ? mlir::DenseF64ArrayAttr()
                        : b.ops().getDenseF64ArrayAttr(scales);
}

static bool isGiven(const std::optional<double> &scale) {
  return scale && *scale > 0;
}

// Dynamic sizes are different: comparing them would add a guard.
static bool areEqual(const Size &a, const Size &b) {
  return !a.isOpen() && !b.isOpen() && a.hint() == b.hint();
}

// PyTorch replaces a scale by 1 if the size of a dimension does not change, and
// by 2 if it doubles, but not in all modes. For gradients of the cubic mode, no
// size may change.
std::vector<double> Upsampling::scalesFor(const Sizes &before,
                                          const Sizes &after) const {
  if (llvm::none_of(scales, isGiven))
    return {};
  bool areAllEqual = true;
  for (size_t i = 0; i < scales.size(); ++i)
    areAllEqual &= areEqual(before[i], after[i]);
  bool isNearest =
      mode == InterpolateMode::nearest && (isBackward || scales.size() == 2);
  bool ignoresIfEqual =
      isNearest || mode == InterpolateMode::linear ||
      (mode == InterpolateMode::cubic && isBackward && areAllEqual);
  std::vector<double> result;
  for (size_t i = 0; i < scales.size(); ++i) {
    if (ignoresIfEqual && areEqual(before[i], after[i]))
      result.push_back(1);
    else if (isNearest && areEqual(before[i] * 2, after[i]))
      result.push_back(2);
    else if (isGiven(scales[i]))
      result.push_back(*scales[i]);
    else
      result.push_back(double(int64_t(after[i])) / double(int64_t(before[i])));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Upsampling
//===----------------------------------------------------------------------===//

static Tensor upsample(const Tensor &self, const SizeList &outputSize,
                       const Upsampling &how, Place place) {
  size_t rank = how.scales.size();
  capture::expectRank("upsample", self, int64_t(rank) + 2, place);
  if (outputSize.size() != rank)
    throw Exception("upsample: expected " + std::to_string(rank) +
                        " sizes but found " + std::to_string(outputSize.size()),
                    place);
  capture::Resizing resizing = {
      outputSize, how.scalesFor(lastSizes(self.sizes(), rank), outputSize),
      how.mode, how.alignCorners};
  bool isBetween =
      how.mode == InterpolateMode::linear || how.mode == InterpolateMode::cubic;
  return isBetween && !isFloat(self.dtype())
             ? capture::resizeBytes(self, resizing, place)
             : capture::resize(self, resizing, std::nullopt, place);
}

// Without sizes, these are computed from the factors.
static Tensor upsampleBy(const Tensor &input, const SizeList &outputSize,
                         const FloatList &factors, std::string_view mode,
                         bool alignCorners, Place place) {
  return outputSize.empty()
             ? interpolate(input, std::nullopt, factors, mode, alignCorners,
                           /*recompute_scale_factor=*/false, place)
             : interpolate(input, outputSize, mode, alignCorners, place);
}

#define TCOPT_UPSAMPLE_NEAREST(NAME, MODE, WORD)                               \
  Tensor ATenBodies::NAME##1d(const Tensor &self, const SizeList &output_size, \
                              std::optional<double> scales, Place place) {     \
    return upsample(self, output_size,                                         \
                    {InterpolateMode::MODE, false, {scales}}, place);          \
  }                                                                            \
  Tensor ATenBodies::NAME##2d(const Tensor &self, const SizeList &output_size, \
                              std::optional<double> scales_h,                  \
                              std::optional<double> scales_w, Place place) {   \
    return upsample(self, output_size,                                         \
                    {InterpolateMode::MODE, false, {scales_h, scales_w}},      \
                    place);                                                    \
  }                                                                            \
  Tensor ATenBodies::NAME##3d(const Tensor &self, const SizeList &output_size, \
                              std::optional<double> scales_d,                  \
                              std::optional<double> scales_h,                  \
                              std::optional<double> scales_w, Place place) {   \
    return upsample(                                                           \
        self, output_size,                                                     \
        {InterpolateMode::MODE, false, {scales_d, scales_h, scales_w}},        \
        place);                                                                \
  }                                                                            \
  Tensor ATenBodies::NAME##_factors(                                           \
      const Tensor &input, const SizeList &output_size,                        \
      const FloatList &scale_factors, Place place) {                           \
    return upsampleBy(input, output_size, scale_factors, WORD, false, place);  \
  }
TCOPT_UPSAMPLE_NEAREST(upsample_nearest, nearest, "nearest")
TCOPT_UPSAMPLE_NEAREST(_upsample_nearest_exact, nearest_exact, "nearest-exact")
#undef TCOPT_UPSAMPLE_NEAREST

Tensor ATenBodies::upsample_linear1d(const Tensor &self,
                                     const SizeList &output_size,
                                     bool align_corners,
                                     std::optional<double> scales,
                                     Place place) {
  return upsample(self, output_size,
                  {InterpolateMode::linear, align_corners, {scales}}, place);
}

#define TCOPT_UPSAMPLE_2D(NAME, MODE)                                          \
  Tensor ATenBodies::NAME(const Tensor &self, const SizeList &output_size,     \
                          bool align_corners, std::optional<double> scales_h,  \
                          std::optional<double> scales_w, Place place) {       \
    return upsample(                                                           \
        self, output_size,                                                     \
        {InterpolateMode::MODE, align_corners, {scales_h, scales_w}}, place);  \
  }
TCOPT_UPSAMPLE_2D(upsample_bilinear2d, linear)
TCOPT_UPSAMPLE_2D(upsample_bicubic2d, cubic)
#undef TCOPT_UPSAMPLE_2D

Tensor ATenBodies::upsample_trilinear3d(
    const Tensor &self, const SizeList &output_size, bool align_corners,
    std::optional<double> scales_d, std::optional<double> scales_h,
    std::optional<double> scales_w, Place place) {
  return upsample(
      self, output_size,
      {InterpolateMode::linear, align_corners, {scales_d, scales_h, scales_w}},
      place);
}

#define TCOPT_UPSAMPLE_BY(NAME, WORD)                                          \
  Tensor ATenBodies::NAME##_factors(                                           \
      const Tensor &input, const SizeList &output_size, bool align_corners,    \
      const FloatList &scale_factors, Place place) {                           \
    return upsampleBy(input, output_size, scale_factors, WORD, align_corners,  \
                      place);                                                  \
  }
TCOPT_UPSAMPLE_BY(upsample_linear1d, "linear")
TCOPT_UPSAMPLE_BY(upsample_bilinear2d, "bilinear")
TCOPT_UPSAMPLE_BY(upsample_trilinear3d, "trilinear")
TCOPT_UPSAMPLE_BY(upsample_bicubic2d, "bicubic")
#undef TCOPT_UPSAMPLE_BY

} // namespace tcopt::aten
