//===- ScatterChoice.h - Schedules of updates and sorts ----------*- C++
//-*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H
#define TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H

#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::device {

/// The schedules of ops on tensors.
/// Updates may be atomic if a module around the op has the attribute
/// `tcopt.allow_atomics`.
ScheduleAttrInterface chooseScatter(nest::ScatterOp op);
ScheduleAttrInterface chooseSort(nest::SortOp op);
/// Bytes that a sort of that schedule passes on between launches.
int64_t workspaceOfSort(nest::SortOp op, ScheduleAttrInterface schedule);

/// Bytes of shared memory of a block that lists its updates.
int64_t bytesOfScatterLists(int64_t threads);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H
