//===- Resize.h - other sizes of dimensions -----------------------*- C++
//-*-===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORS_RESIZE_H
#define TCOPT_IMPORT_ONNX_OPERATORS_RESIZE_H

#include "Families.h"

namespace tcopt::onnx_import {

/// One dimension that gets another size.
struct ResizedAxis {
  int64_t dim;
  graph::Size in, out;
  /// None where it is that of the sizes.
  std::optional<double> scale;
  /// The scale in f64, where it is only known at run time; else null.
  mlir::Value runtimeScale;
  /// The part of the dimension that is resized, for `tf_crop_and_resize`.
  double start = 0, end = 1;

  /// The scale, if it is a whole number.
  std::optional<int64_t> wholeScale() const;
};

/// What the attributes of Resize say.
struct ResizeRules {
  enum class Filter { nearest, linear, cubic };
  Filter filter = Filter::nearest;
  std::string coordinates, rounding;
  double cubicA = -0.75, extrapolation = 0;
  bool excludeOutside = false, antialias = false;
  /// Whether the next element is the nearest one where the result is smaller,
  /// as in Resize of version 10.
  bool ceilsSmaller = false;

  bool crops() const { return coordinates == "tf_crop_and_resize"; }
  /// Whether a place is counted from the middle of elements.
  bool isHalfPixel() const {
    return coordinates == "half_pixel" || coordinates == "pytorch_half_pixel";
  }
};

/// `x` with the axis resized; what is weighed has been converted to a float.
mlir::Value resizeAxis(Node &n, const ResizeRules &rules,
                       const ResizedAxis &axis, mlir::Value x);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORS_RESIZE_H
