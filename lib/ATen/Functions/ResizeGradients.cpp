//===- ResizeGradients.cpp - gradients of upsampling and grid_sample ------===//

#include "ATenBodies.h"
#include "NN/Functions/GridModes.h"
#include "OpGradients.h"
#include "Resizing.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Upsampling
//===----------------------------------------------------------------------===//

static Tensor upsampleBackward(const Tensor &grad, const Sizes &inputSize,
                               const Upsampling &how, Place place) {
  size_t rank = how.scales.size();
  capture::expectRank("upsample_backward", grad, int64_t(rank) + 2, place);
  Sizes sizes = lastSizes(inputSize, rank);
  std::vector<double> scales =
      how.scalesFor(sizes, lastSizes(grad.sizes(), rank));
  return call(place, [&](Builder &b) {
    SizeOperands s(b.sizes(sizes));
    return b.make<InterpolateBackwardOp>(b(grad), s.values, s.constants,
                                         how.mode, how.alignCorners,
                                         scalesAttr(b, scales));
  });
}

#define TCOPT_UPSAMPLE_NEAREST(NAME, MODE)                                     \
  Tensor ATenBodies::NAME##1d_backward(                                        \
      const Tensor &grad_output, const SizeList &input_size,                   \
      std::optional<double> scales, Place place) {                             \
    return upsampleBackward(grad_output, input_size,                           \
                            {InterpolateMode::MODE, false, {scales}, true},    \
                            place);                                            \
  }                                                                            \
  Tensor ATenBodies::NAME##2d_backward(                                        \
      const Tensor &grad_output, const SizeList &input_size,                   \
      std::optional<double> scales_h, std::optional<double> scales_w,          \
      Place place) {                                                           \
    return upsampleBackward(                                                   \
        grad_output, input_size,                                               \
        {InterpolateMode::MODE, false, {scales_h, scales_w}, true}, place);    \
  }                                                                            \
  Tensor ATenBodies::NAME##3d_backward(                                        \
      const Tensor &grad_output, const SizeList &input_size,                   \
      std::optional<double> scales_d, std::optional<double> scales_h,          \
      std::optional<double> scales_w, Place place) {                           \
    return upsampleBackward(                                                   \
        grad_output, input_size,                                               \
        {InterpolateMode::MODE, false, {scales_d, scales_h, scales_w}, true},  \
        place);                                                                \
  }
TCOPT_UPSAMPLE_NEAREST(upsample_nearest, nearest)
TCOPT_UPSAMPLE_NEAREST(_upsample_nearest_exact, nearest_exact)
#undef TCOPT_UPSAMPLE_NEAREST

Tensor ATenBodies::upsample_linear1d_backward(const Tensor &grad_output,
                                              const SizeList &input_size,
                                              bool align_corners,
                                              std::optional<double> scales,
                                              Place place) {
  return upsampleBackward(
      grad_output, input_size,
      {InterpolateMode::linear, align_corners, {scales}, true}, place);
}

#define TCOPT_UPSAMPLE_2D(NAME, MODE)                                          \
  Tensor ATenBodies::NAME##_backward(                                          \
      const Tensor &grad_output, const SizeList &input_size,                   \
      bool align_corners, std::optional<double> scales_h,                      \
      std::optional<double> scales_w, Place place) {                           \
    return upsampleBackward(                                                   \
        grad_output, input_size,                                               \
        {InterpolateMode::MODE, align_corners, {scales_h, scales_w}, true},    \
        place);                                                                \
  }
TCOPT_UPSAMPLE_2D(upsample_bilinear2d, linear)
TCOPT_UPSAMPLE_2D(upsample_bicubic2d, cubic)
#undef TCOPT_UPSAMPLE_2D

Tensor ATenBodies::upsample_trilinear3d_backward(
    const Tensor &grad_output, const SizeList &input_size, bool align_corners,
    std::optional<double> scales_d, std::optional<double> scales_h,
    std::optional<double> scales_w, Place place) {
  return upsampleBackward(grad_output, input_size,
                          {InterpolateMode::linear,
                           align_corners,
                           {scales_d, scales_h, scales_w},
                           true},
                          place);
}

//===----------------------------------------------------------------------===//
// grid_sample
//===----------------------------------------------------------------------===//

std::vector<Tensor> ATenBodies::grid_sampler_backward(
    const Tensor &grad_output, const Tensor &input, const Tensor &grid,
    std::string_view mode, std::string_view padding_mode, bool align_corners,
    const std::vector<bool> &output_mask, Place place) {
  capture::GridModes modes =
      capture::gridModes("grid_sampler_backward", mode, padding_mode, place);
  return gradientsOfOps({input, grid}, output_mask, grad_output, place,
                        [&](Builder &b, llvm::ArrayRef<Value> x) {
                          return b.make<GridSampleOp>(
                              x[0], x[1], modes.interpolation, modes.padding,
                              align_corners);
                        });
}

} // namespace tcopt::aten
