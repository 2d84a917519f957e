//===- PaddedInput.h - inputs that reach beyond edges -----------*- C++ -*-===//
//
// A window at the edge of an image has elements outside of it. On tensors, the
// op reads a padded copy, which a fill and a copy of the image write to a local
// tensor of the kernel:
//
//   %around = linalg.fill ins(%zero) outs(%empty : tensor<3x10xf32>)
//   %padded = tensor.insert_slice %x into %around[0, 1] [3, 8] [1, 1]
//   %sums = linalg.generic ... ins(%padded, %weight) ...
//
// With the schedule `edges`, the op reads the elements inside of the image from
// %x itself.
//
// Worked example: in the second dimension, window i with 3 elements begins at
// i - 1 in %x. Element k of the window is inside if 0 <= i + k - 1 < 8.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_PADDEDINPUT_H
#define TCOPT_CONVERSION_NESTTOLOOPS_PADDEDINPUT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tcopt::loops {

struct PaddedInput {
  mlir::linalg::FillOp fill;
  /// `tensor.insert_slice` or `memref.copy`.
  mlir::Operation *copy = nullptr;
  mlir::Value source;
  /// Where the source begins in the padded input, and its sizes.
  llvm::SmallVector<mlir::OpFoldResult> low, sizes;
  /// The dimensions in which an index may be outside of the source.
  llvm::SmallVector<int64_t> dims;

  mlir::Value otherwise() { return fill.getInputs()[0]; }
};

/// Returns how an input of an op was padded, on tensors or buffers: none if it
/// was not, or if anything else reads it.
std::optional<PaddedInput> paddedInputOf(mlir::linalg::LinalgOp op,
                                         unsigned input);

/// Returns the op that reads what a copy pads, and as which of its inputs.
std::optional<std::pair<mlir::linalg::LinalgOp, unsigned>>
readerOfPadded(mlir::Operation *copy);

/// Returns the reduced loops whose indices decide whether an element is inside.
llvm::SmallVector<int64_t> placeLoops(mlir::linalg::LinalgOp op, unsigned input,
                                      const PaddedInput &padded);

/// Erases a padding on buffers that no op reads any more.
void erasePadding(PaddedInput &padded);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_PADDEDINPUT_H
