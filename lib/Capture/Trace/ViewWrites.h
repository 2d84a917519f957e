//===- ViewWrites.h - how parts of tensors are written to -------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_TRACE_VIEWWRITES_H
#define TCOPT_CAPTURE_TRACE_VIEWWRITES_H

#include "Builder.h"

namespace tcopt::capture {

/// Of a view that has all elements, in the same order.
inline mlir::Value writeReshaped(Builder &b, mlir::Value whole,
                                 mlir::Value part) {
  return b.reshape(part, b.sizesOf(whole));
}

/// Numbers the elements of the whole, looks where the view finds which, and
/// writes there.
mlir::Value writeToPlaces(Builder &b, mlir::Value whole, mlir::Value part,
                          llvm::function_ref<mlir::Value(mlir::Value)> apply);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_VIEWWRITES_H
