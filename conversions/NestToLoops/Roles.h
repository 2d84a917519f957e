//===- Roles.h - fills and epilogues of ops ---------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_ROLES_H
#define TCOPT_CONVERSION_NESTTOLOOPS_ROLES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tcopt::loops {

/// Whether an op accumulates in the result of a fill, and is its only reader.
bool isInitOf(mlir::linalg::FillOp fill, mlir::linalg::LinalgOp op);

/// The op right after a fill that does; null if there is none.
mlir::linalg::LinalgOp opFrom(mlir::linalg::FillOp fill);

/// The fill right before an op that one of its outputs starts from.
mlir::linalg::FillOp initBefore(mlir::linalg::LinalgOp op, mlir::Value output);

/// Erases the fills that are scheduled as the op's inits, and returns their
/// values, one for each output: null for an output without one.
llvm::SmallVector<mlir::Value> foldFills(mlir::linalg::LinalgOp op);

/// The elementwise op right after an op that changes the op's one output where
/// it lies and may be applied to each element alone; null if there is none.
mlir::linalg::LinalgOp epilogueOf(mlir::linalg::LinalgOp op);

/// The input of the elementwise op right after a reduction that reads the
/// reduction's one result, which nothing else does, and may be applied to each
/// element alone; it writes an output of its own. Null if there is none.
mlir::OpOperand *conversionOf(mlir::linalg::LinalgOp op);

/// Does the same wherever an element is.
bool isPlaceless(mlir::linalg::LinalgOp op);

/// Whether loops are run as one where they can: not with an epilogue that has
/// places of its own.
bool joinsLoops(mlir::linalg::LinalgOp epilogue);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_ROLES_H
