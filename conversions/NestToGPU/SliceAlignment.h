//===- SliceAlignment.h - where slices of tensors begin ---------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SLICEALIGNMENT_H
#define TCOPT_CONVERSION_NESTTOGPU_SLICEALIGNMENT_H

#include "mlir/IR/Value.h"

namespace tcopt::device {

/// Whether a tensor or buffer is a slice of one in row-major order, without
/// steps, whose first element and rows are a multiple of so many elements from
/// the beginning, whatever offsets are that are not known.
bool isAlignedSlice(mlir::Value slice, int64_t elements);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SLICEALIGNMENT_H
