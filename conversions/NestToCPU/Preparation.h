//===- Preparation.h - Ops are made simple before they are run --*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H
#define TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H

#include "tcopt/Conversion/NestToLoops/Loops.h"

namespace tcopt::cpu {

/// Gives a copy or fill of a buffer, which no pass has scheduled, the schedule
/// of all such: row by row, long rows in pieces.
void scheduleMove(mlir::linalg::LinalgOp op);

/// Lowers copies into parts of one buffer, and fills around one, together.
/// Returns of how many buffers.
int64_t lowerParts(mlir::Operation *root);

/// Takes views with a layout inside of the parallel loops that use them: only
/// plain buffers can be given to a function.
void sinkViews(mlir::Operation *root);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H
