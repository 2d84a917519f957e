//===- GroupBoundary.h - what groups read and write -------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_GROUPBOUNDARY_H
#define TCOPT_NEST_TRANSFORMS_GROUPBOUNDARY_H

#include "mlir/IR/PatternMatch.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// Moves scalars and views that depend on nothing inside of the group before
/// it, and views of its results behind it. Returns the group, which is another
/// one if its results have other types now.
GroupOp moveViewsOut(GroupOp group, mlir::RewriterBase &rewriter);

/// Has each result be computed where the group's init lies: in place of the
/// empty tensor that the ops which compute it begin with. Other
/// results of these ops that no op of the group reads become results of the
/// group, too. What the ops overwrite is the init itself; a constant is filled
/// in, and a view copied.
GroupOp writeToInits(GroupOp group, mlir::RewriterBase &rewriter);

/// Has elementwise ops whose results are pieces of a tensor write where these
/// lie, one after the other.
void writeToSlices(mlir::Block &body, mlir::RewriterBase &rewriter);

/// Whether an op is a `tensor.insert_slice` into a tensor that the group or the
/// kernel has filled itself, such as a padding: no result is written by it.
bool insertsIntoLocal(mlir::Operation &op);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_GROUPBOUNDARY_H
