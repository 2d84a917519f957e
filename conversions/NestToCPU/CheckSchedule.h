//===- CheckSchedule.h - What a CPU can execute -----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_CHECKSCHEDULE_H
#define TCOPT_CONVERSION_NESTTOCPU_CHECKSCHEDULE_H

#include "Preparation.h"
#include "SharedLoops.h"

namespace tcopt::cpu {

/// Returns the op that runs in the loops of another one as its epilogue, or
/// null.
mlir::linalg::LinalgOp fusedEpilogue(mlir::linalg::LinalgOp op,
                                     const nest::KernelSchedule &schedules);

/// Emits an error at an op, on tensors or buffers, whose schedule a CPU cannot
/// execute.
llvm::LogicalResult checkSchedule(mlir::linalg::LinalgOp op,
                                  const nest::KernelSchedule &schedules);

/// Emits an error at each op on buffers whose schedule a CPU cannot execute.
/// `slices` are the runs of `#cpu.slices`.
llvm::LogicalResult checkSchedules(const nest::KernelSchedule &schedules,
                                   llvm::ArrayRef<SliceRun> slices);

/// Whether a register tile can read every operand of a contraction: through a
/// map that is linear in the loops, or, of the columns, in panels.
bool hasReadableMaps(mlir::linalg::LinalgOp op, const ContractionLoops &loops);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_CHECKSCHEDULE_H
