//===- Roles.h - fills and epilogues of ops ---------------------*- C++ -*-===//
//
// The partners of ops with roles, on tensors or buffers. Roles are written when
// a group is formed (tcopt/Nest/Transforms/KernelRoles.h).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_ROLES_H
#define TCOPT_CONVERSION_NESTTOLOOPS_ROLES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Nest/IR/KernelSchedule.h"

namespace tcopt::loops {

/// Returns the fill with the role `init` whose value one of the op's outputs
/// starts from, or null.
mlir::linalg::FillOp initOf(mlir::linalg::LinalgOp op, mlir::Value output);

/// Returns the linalg op that starts from a fill, or null.
mlir::linalg::LinalgOp rootOf(mlir::linalg::FillOp fill);

/// Erases the fused fills of an op and returns their values, one for each
/// output: null for an output without one.
llvm::SmallVector<mlir::Value> foldFills(mlir::linalg::LinalgOp op,
                                         const nest::KernelSchedule &schedule);

/// Returns the op with the role `epilogue` that overwrites the op's one
/// output, or null.
mlir::linalg::LinalgOp epilogueOf(mlir::linalg::LinalgOp op);

/// Returns the input of the op with the role `epilogue` that holds the op's one
/// result, which nothing else reads, and that writes another output; or
/// null.
mlir::OpOperand *conversionOf(mlir::linalg::LinalgOp op);

/// Emits an error at each fused op that no op of the kernel runs in its loops,
/// or that cannot be run so. `epilogueOf` returns the op that may be the
/// epilogue of another one; `others` are the ops that other ops than linalg's
/// run.
llvm::LogicalResult
checkFused(const nest::KernelSchedule &schedule,
           llvm::function_ref<mlir::linalg::LinalgOp(mlir::linalg::LinalgOp)>
               epilogueOf,
           const llvm::DenseSet<mlir::Operation *> &others = {});

/// Whether an op computes the same for each element, whatever its index.
bool isPlaceless(mlir::linalg::LinalgOp op);

/// Whether loops are run as one where they can: not with an epilogue that
/// uses indices.
bool joinsLoops(mlir::linalg::LinalgOp epilogue);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_ROLES_H
