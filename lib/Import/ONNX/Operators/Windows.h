//===- Windows.h - windows of convolutions and pools --------------*- C++
//-*-===//
//
// Convolutions and pools say by the same attributes which windows they have.
// Their padding may differ at the two ends of a dimension, depend on its size
// (`auto_pad`) and be wider than graph's pools allow: then the operand is
// padded before.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORS_WINDOWS_H
#define TCOPT_IMPORT_ONNX_OPERATORS_WINDOWS_H

#include "Families.h"

namespace tcopt::onnx_import {

struct Windows {
  llvm::SmallVector<int64_t> kernel, stride, dilation;
  /// Elements added at both ends of each spatial dimension.
  llvm::SmallVector<int64_t> low, high;
  bool ceilMode = false;
  /// What has been added to the operand before each spatial dimension already;
  /// empty if nothing.
  graph::Sizes added;

  size_t rank() const { return kernel.size(); }
  /// The number of places that a window spans.
  int64_t extent(size_t i) const { return (kernel[i] - 1) * dilation[i] + 1; }
  bool isSymmetric() const { return low == high; }
  bool isDilated() const {
    return llvm::any_of(dilation, [](int64_t d) { return d != 1; });
  }
  bool isPadded() const {
    return llvm::any_of(low, [](int64_t p) { return p != 0; }) ||
           llvm::any_of(high, [](int64_t p) { return p != 0; });
  }
};

/// The attribute of `count` entries, each in [least, 2^31); `otherwise` if it
/// is not there.
llvm::SmallVector<int64_t> readList(Node &n, llvm::StringRef name, size_t count,
                                    int64_t least, int64_t otherwise);

/// The windows over `x` (N, C, spatial...) that the attributes say; `kernel`
/// are the sizes of a weight, empty for pools. Padding that depends on a size
/// that is not known is added to `x` at once.
std::optional<Windows> readWindows(Node &n, mlir::Value &x,
                                   llvm::ArrayRef<int64_t> kernel,
                                   mlir::Value padding);

/// `x` with the spatial dimensions padded.
mlir::Value padSpatial(Node &n, mlir::Value x, mlir::Value padding,
                       llvm::ArrayRef<int64_t> low,
                       llvm::ArrayRef<int64_t> high);
/// The sizes of the kernel of a weight (O, C, kernel...).
llvm::SmallVector<int64_t> kernelOf(Node &n, mlir::Value &weight);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORS_WINDOWS_H
