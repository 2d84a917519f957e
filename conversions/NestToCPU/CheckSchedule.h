//===- CheckSchedule.h - What a CPU can execute -----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_CHECKSCHEDULE_H
#define TCOPT_CONVERSION_NESTTOCPU_CHECKSCHEDULE_H

#include "SharedLoops.h"

namespace tcopt::cpu {

/// Emits an error at an op, on tensors or buffers, whose schedule a CPU cannot
/// execute.
llvm::LogicalResult checkSchedule(mlir::linalg::LinalgOp op);

/// Whether a register tile can read every operand of a contraction: through a
/// map that is linear in the loops, or, of the columns, in panels.
bool hasReadableMaps(mlir::linalg::LinalgOp op, const ContractionLoops &loops);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_CHECKSCHEDULE_H
