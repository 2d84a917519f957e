//===- CheckSchedule.h - What a GPU can execute -----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_CHECKSCHEDULE_H
#define TCOPT_CONVERSION_NESTTOGPU_CHECKSCHEDULE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Nest/IR/KernelSchedule.h"

namespace tcopt::device {

/// Emits an error at each op on buffers whose schedule a GPU cannot execute,
/// and at each fused op that no other one runs.
llvm::LogicalResult checkSchedules(const nest::KernelSchedule &schedules);

llvm::LogicalResult checkSchedule(nest::ScatterOp op,
                                  ScheduleAttrInterface schedule);
llvm::LogicalResult checkSchedule(nest::SortOp op,
                                  ScheduleAttrInterface schedule);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_CHECKSCHEDULE_H
