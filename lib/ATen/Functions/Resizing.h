//===- Resizing.h - the scales of upsampling --------------------*- C++ -*-===//
//
// Common functions of PyTorch's upsample operators and their gradients.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ATEN_FUNCTIONS_RESIZING_H
#define TCOPT_ATEN_FUNCTIONS_RESIZING_H

#include "NN/Functions/Common.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"

namespace tcopt::aten {

/// How an upsample function computes positions.
struct Upsampling {
  graph::InterpolateMode mode;
  bool alignCorners;
  /// A scale for each spatial dimension. The ratio of the sizes replaces None
  /// and scales up to 0.
  std::vector<std::optional<double>> scales;
  /// Whether gradients are computed, for which PyTorch replaces other scales.
  bool isBackward = false;

  /// Returns the scales of the spatial dimensions as graph.interpolate has
  /// them; empty if all are the ratios of the sizes.
  std::vector<double> scalesFor(const Sizes &before, const Sizes &after) const;
};

/// Returns the sizes of the last dimensions.
Sizes lastSizes(const Sizes &sizes, size_t count);
/// Returns the attribute `scales` of graph.interpolate; null without scales.
mlir::DenseF64ArrayAttr scalesAttr(capture::Builder &b,
                                   const std::vector<double> &scales);

} // namespace tcopt::aten

#endif // TCOPT_ATEN_FUNCTIONS_RESIZING_H
