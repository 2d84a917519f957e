//===- NestSchedule.h - Schedules on ops ------------------------*- C++ -*-===//

#ifndef TCOPT_NEST_IR_NESTSCHEDULE_H
#define TCOPT_NEST_IR_NESTSCHEDULE_H

#include "mlir/IR/Operation.h"

namespace tcopt::nest {

/// Whether `nest.schedule` is a schedule of the loops of the linalg op that it
/// stands on.
llvm::LogicalResult verifyScheduleOn(mlir::Operation *op,
                                     mlir::Attribute schedule);

} // namespace tcopt::nest

#endif // TCOPT_NEST_IR_NESTSCHEDULE_H
