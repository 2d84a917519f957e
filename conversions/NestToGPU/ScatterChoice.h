//===- ScatterChoice.h - Schedules of updates and sorts ----------*- C++
//-*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H
#define TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H

#include "tcopt/Analysis/KernelShape.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::device {

/// The schedules of ops on tensors.
KernelPlan chooseScatter(nest::ScatterOp op);
KernelPlan chooseSort(nest::SortOp op);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H
