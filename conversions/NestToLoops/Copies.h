//===- Copies.h - copies of slices as linalg ops ----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_COPIES_H
#define TCOPT_CONVERSION_NESTTOLOOPS_COPIES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Nest/IR/KernelSchedule.h"

namespace tcopt::loops {

/// Makes linalg ops of the scheduled `memref.copy` ops for which `isWanted`,
/// with the same schedules.
void generalizeCopies(nest::KernelSchedule &schedule,
                      llvm::function_ref<bool(ScheduleAttrInterface)> isWanted);

/// Returns the tensor that the ops which compute a tensor write over.
mlir::Value originOf(mlir::Value tensor);

/// Adds `linalg.copy` ops to a kernel for results that it returns as it reads
/// them, so that they are ops with schedules. Returns how many.
int64_t copyReturnedInputs(mlir::Operation *kernel);

/// Erases ops without effect on buffers that no schedule covers: linalg ops and
/// copies without elements, and copies of slices that were computed in
/// place.
void eraseIdleOps(mlir::Operation *function);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_COPIES_H
