//===- Schedules.h - schedules on loops of ops -----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_SCHEDULES_H
#define TCOPT_CONVERSION_NESTTOCPU_SCHEDULES_H

#include "KernelCost.h"
#include "tcopt/CPU/IR/CPUDialect.h"

namespace tcopt::cpu {

/// Returns the order, tiles and parallel loops of a schedule that fits an op of
/// a shape. Not of `#nest.cases`.
LoopOrder loopOrderOf(ScheduleAttrInterface schedule, const KernelShape &shape);

/// Return the attributes of plans.
ScheduleAttrInterface scheduleOf(mlir::MLIRContext *context,
                                 const LoopPlan &plan);
ScheduleAttrInterface scheduleOf(mlir::MLIRContext *context,
                                 const ScanPlan &plan);
ContractionAttr scheduleOf(mlir::MLIRContext *context,
                           const ContractionPlan &plan);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_SCHEDULES_H
