//===- Schedule.h - schedules of kernels ------------------------*- C++ -*-===//

#ifndef TCOPT_INTERFACES_SCHEDULE_H
#define TCOPT_INTERFACES_SCHEDULE_H

#include "mlir/IR/Operation.h"

#include "tcopt/Interfaces/Schedule.h.inc"

#endif // TCOPT_INTERFACES_SCHEDULE_H
