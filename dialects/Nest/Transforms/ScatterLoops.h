//===- ScatterLoops.h - The loops of a scatter ------------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_SCATTERLOOPS_H
#define TCOPT_NEST_TRANSFORMS_SCATTERLOOPS_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// Which indices of one dimension of the updates are run through.
struct ScatterBounds {
  mlir::OpFoldResult lower, upper;
  /// There is one index, `lower`.
  bool single = false;
};

/// All of the updates.
llvm::SmallVector<ScatterBounds> wholeScatter(mlir::OpBuilder &builder,
                                              ScatterOp op);

/// Builds loops over the updates of an op on buffers, in row-major order.
/// Indices are read, and checked, as soon as the loops along them are open.
/// Returns the innermost loop, null if there is none.
mlir::scf::ForOp emitScatterLoops(mlir::OpBuilder &builder, ScatterOp op,
                                  llvm::ArrayRef<ScatterBounds> bounds);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_SCATTERLOOPS_H
