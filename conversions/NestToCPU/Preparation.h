//===- Preparation.h - Ops are made simple before they are run --*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H
#define TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H

#include "Loops.h"

namespace tcopt::cpu {

/// Makes neighbouring loops one where all operands are contiguous over both; a
/// plan's loops, if it has any, are renumbered. Returns the op to go on with.
mlir::linalg::LinalgOp collapseLoops(mlir::linalg::LinalgOp op,
                                     KernelPlan &plan);

/// Removes the fills right before the op that its outputs start from, and
/// returns their values, none for an output without one.
llvm::SmallVector<mlir::Value> foldFills(mlir::linalg::LinalgOp op);

/// The elementwise op right after an op that changes the op's one output where
/// it lies and may be applied to each element alone; none if there is none.
mlir::linalg::LinalgOp epilogueOf(mlir::linalg::LinalgOp op);

/// Lowers copies into parts of one buffer, and fills around one, together.
/// Returns of how many buffers.
int64_t lowerParts(mlir::Operation *root);

/// Takes views with a layout inside of the parallel loops that use them: only
/// plain buffers can be given to a function.
void sinkViews(mlir::Operation *root);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H
