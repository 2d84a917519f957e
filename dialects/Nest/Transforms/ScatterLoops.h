//===- ScatterLoops.h - The loops of a scatter ------------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_SCATTERLOOPS_H
#define TCOPT_NEST_TRANSFORMS_SCATTERLOOPS_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// Where an update belongs, as far as index tensors say it; null for the other
/// dimensions of `init`.
struct ScatterPlace {
  llvm::SmallVector<mlir::Value> place;
  /// Whether an index is outside.
  mlir::Value outside;
};

/// Reads the index tensors of an op on buffers for the updates at `at`, of
/// which those in `index_dims` are used.
ScatterPlace readScatterPlace(mlir::OpBuilder &builder, ScatterOp op,
                              llvm::ArrayRef<mlir::Value> at);

/// What an element becomes by an update.
mlir::Value emitScatterUpdate(mlir::OpBuilder &builder, ScatterOp op,
                              mlir::Value update, mlir::Value before);

/// Which indices of one dimension of the updates are run through.
struct ScatterBounds {
  mlir::OpFoldResult lower, upper;
  /// There is one index, `lower`.
  bool single = false;
};

/// All of the updates.
llvm::SmallVector<ScatterBounds> wholeScatter(mlir::OpBuilder &builder,
                                              ScatterOp op);

/// Builds an update of an element: what it is, and its place.
using UpdateBody = llvm::function_ref<void(mlir::OpBuilder &, mlir::Value,
                                           llvm::ArrayRef<mlir::Value>)>;

/// Builds loops over the updates of an op on buffers, in row-major order.
/// Indices are read, and checked, as soon as the loops along them are open.
/// Without a body, the element is read, and written as the op says. Returns the
/// innermost loop, null if there is none.
mlir::scf::ForOp emitScatterLoops(mlir::OpBuilder &builder, ScatterOp op,
                                  llvm::ArrayRef<ScatterBounds> bounds,
                                  UpdateBody body = nullptr);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_SCATTERLOOPS_H
