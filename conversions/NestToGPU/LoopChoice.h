//===- LoopChoice.h - Schedules of loops ------------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_LOOPCHOICE_H
#define TCOPT_CONVERSION_NESTTOGPU_LOOPCHOICE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Interfaces/Schedule.h"

namespace tcopt::device {

/// The schedule of an op by its loops and their sizes, and the bytes that its
/// launches keep in the workspace.
struct LoopChoice {
  ScheduleAttrInterface schedule;
  int64_t workspace = 0;
};
LoopChoice chooseLoops(mlir::linalg::LinalgOp op);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_LOOPCHOICE_H
