//===- ViewWrites.h - writes to views in a trace ----------------*- C++ -*-===//
//
// The functions View::write of views without an op of their own for writes.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_VIEWWRITES_H
#define TCOPT_CAPTURE_TRACE_VIEWWRITES_H

#include "Builder.h"

namespace tcopt::capture {

/// Writes to a view that has all elements, in the same order.
inline mlir::Value writeReshaped(Builder &b, mlir::Value whole,
                                 mlir::Value part) {
  return b.reshape(part, b.sizesOf(whole));
}

/// Writes to a view of any kind: applies the view to the indices of the whole's
/// elements, and scatters `part` to the resulting indices.
mlir::Value writeToPlaces(Builder &b, mlir::Value whole, mlir::Value part,
                          llvm::function_ref<mlir::Value(mlir::Value)> apply);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_VIEWWRITES_H
