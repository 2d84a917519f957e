//===- GroupBoundary.h - what groups read and write -------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_GROUPBOUNDARY_H
#define TCOPT_NEST_TRANSFORMS_GROUPBOUNDARY_H

#include "mlir/IR/PatternMatch.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// Moves scalars and views that depend on nothing inside of the group before
/// it, and views of its results behind it. Returns the group, or its
/// replacement if the types of its results changed.
GroupOp moveViewsOut(GroupOp group, mlir::RewriterBase &rewriter);

/// Makes the ops that compute each result write to the group's init instead of
/// an empty tensor. Their other results, if no op of the group reads them,
/// become results of the group as well. A tensor from outside that the ops
/// overwrite becomes the init; a constant is filled in, and a view is copied.
GroupOp writeToInits(GroupOp group, mlir::RewriterBase &rewriter);

/// Makes elementwise ops whose results are pieces of a tensor write to the
/// slices of this tensor, one after the other.
void writeToSlices(mlir::Block &body, mlir::RewriterBase &rewriter);

/// Whether an op is a `tensor.insert_slice` into a tensor that the group or the
/// kernel has filled itself, as a padding does. The op writes no result.
bool insertsIntoLocal(mlir::Operation &op);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_GROUPBOUNDARY_H
