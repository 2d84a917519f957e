//===- ScatterChoice.h - How a GPU runs updates by index --------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H
#define TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H

#include "tcopt/Analysis/KernelShape.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::device {

/// The schedule of an op on tensors.
KernelPlan chooseScatter(nest::ScatterOp op);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SCATTERCHOICE_H
