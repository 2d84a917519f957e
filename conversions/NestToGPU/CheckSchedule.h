//===- CheckSchedule.h - What a GPU can execute -----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_CHECKSCHEDULE_H
#define TCOPT_CONVERSION_NESTTOGPU_CHECKSCHEDULE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::device {

/// Whether a GPU can run an op on buffers as its `#nest.schedule` says. Emits
/// an error at the op if not. Updates and sorts may be without one.
llvm::LogicalResult checkSchedule(mlir::linalg::LinalgOp op);
llvm::LogicalResult checkSchedule(nest::ScatterOp op);
llvm::LogicalResult checkSchedule(nest::SortOp op);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_CHECKSCHEDULE_H
