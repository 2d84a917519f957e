//===- Preparation.h - Ops are made simple before they are run --*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H
#define TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H

#include "Loops.h"

namespace tcopt::cpu {

/// Which loops may be run as one: those of results keep their places where an
/// epilogue needs them.
enum class Joining { All, Reduced };

/// The groups of neighbouring loops that a plan runs as one, since all operands
/// are contiguous over them. Of an op on tensors or buffers.
llvm::SmallVector<mlir::ReassociationIndices>
collapsedLoops(mlir::linalg::LinalgOp op, const KernelPlan &plan,
               Joining joining = Joining::All);

/// Makes those loops of an op on buffers one; the plan's are renumbered.
/// Returns the op to go on with.
mlir::linalg::LinalgOp collapseLoops(mlir::linalg::LinalgOp op,
                                     KernelPlan &plan,
                                     Joining joining = Joining::All);

/// Whether an op accumulates in what was filled, which nothing else reads.
bool isInitOf(mlir::linalg::FillOp fill, mlir::linalg::LinalgOp op);

/// The op right after a fill that does; null if there is none.
mlir::linalg::LinalgOp opFrom(mlir::linalg::FillOp fill);

/// The fill right before an op that one of its outputs starts from.
mlir::linalg::FillOp initBefore(mlir::linalg::LinalgOp op, mlir::Value output);

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

/// Gives a copy or fill of a buffer, which no pass has scheduled, the schedule
/// of all such: row by row, long rows in pieces.
void scheduleMove(mlir::linalg::LinalgOp op);

/// Makes linalg ops of copies that bufferization leaves, which no pass has
/// scheduled, and schedules them.
void scheduleCopies(mlir::Operation *root,
                    llvm::function_ref<void(mlir::linalg::LinalgOp)> schedule);

/// Lowers copies into parts of one buffer, and fills around one, together.
/// Returns of how many buffers.
int64_t lowerParts(mlir::Operation *root);

/// Takes views with a layout inside of the parallel loops that use them: only
/// plain buffers can be given to a function.
void sinkViews(mlir::Operation *root);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H
