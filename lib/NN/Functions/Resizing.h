//===- Resizing.h - interpolation to given sizes ----------------*- C++ -*-===//
//
// The common functions of interpolate and PyTorch's upsample operators.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NN_FUNCTIONS_RESIZING_H
#define TCOPT_NN_FUNCTIONS_RESIZING_H

#include "tcopt/Capture/Basics.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"
#include <optional>
#include <vector>

namespace tcopt::capture {

/// Arguments of graph.interpolate.
struct Resizing {
  /// The new sizes of the spatial dimensions.
  Sizes sizes;
  /// The scale of each spatial dimension; empty if scales are the ratios of the
  /// sizes.
  std::vector<double> scales;
  graph::InterpolateMode mode;
  bool alignCorners;
};

/// Returns the elements of `self`, of shape (N, C, spatial...), at the new
/// sizes. If `only` is given, only this spatial dimension changes.
Tensor resize(const Tensor &self, const Resizing &how,
              std::optional<size_t> only, Place place);

/// Returns as `resize` for integers and the modes `linear` and `cubic`, of
/// PyTorch's values: one dimension changes after the other, from the last one,
/// with weights in fixed point of 16 bits, and each result is rounded to 0 to
/// 255.
Tensor resizeBytes(const Tensor &self, const Resizing &how, Place place);

} // namespace tcopt::capture

#endif // TCOPT_NN_FUNCTIONS_RESIZING_H
