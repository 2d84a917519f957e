//===- NestSchedule.h - schedules on ops ------------------------*- C++ -*-===//
//
// Functions that the verifiers of all targets' schedules share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NEST_IR_NESTSCHEDULE_H
#define TCOPT_NEST_IR_NESTSCHEDULE_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "tcopt/Interfaces/Schedule.h"

namespace tcopt::nest {

using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

/// The largest size of a tile or vector: a product of three fits 64 bits.
constexpr int64_t largestTile = int64_t(1) << 20;

/// Emits an error unless `order` is a permutation.
llvm::LogicalResult verifyOrder(EmitError emitError,
                                mlir::DenseI64ArrayAttr order);

/// Emits an error unless `tile` is null or has a size in [0, largestTile] for
/// each loop of the order.
llvm::LogicalResult verifyTile(EmitError emitError,
                               mlir::DenseI64ArrayAttr order,
                               mlir::DenseI64ArrayAttr tile);

/// Emits an error unless a field is in [least, most].
llvm::LogicalResult verifyField(EmitError emitError, llvm::StringRef field,
                                int64_t value, int64_t least,
                                int64_t most = largestTile);

/// Emits an error unless a field has `count` sizes in [least, largestTile].
llvm::LogicalResult verifySizeList(EmitError emitError, llvm::StringRef field,
                                   mlir::DenseI64ArrayAttr sizes, size_t count,
                                   int64_t least = 1);

/// Emits an error at the op unless it is a linalg op with as many loops as the
/// order, of which the first `parallel` loops are not reduced.
llvm::LogicalResult verifyOrderOn(mlir::Operation *op,
                                  llvm::ArrayRef<int64_t> order,
                                  int64_t parallel);

/// Emits an error unless `op` is a kernel, or the function that a kernel
/// becomes: `schedule` is one of all ops of a kernel together.
llvm::LogicalResult verifyOnKernel(mlir::Operation *op,
                                   mlir::Attribute schedule);

/// Emits an error unless `nest.schedule` is a schedule that fits the op.
llvm::LogicalResult verifyScheduleOn(mlir::Operation *op,
                                     mlir::Attribute schedule);

} // namespace tcopt::nest

#endif // TCOPT_NEST_IR_NESTSCHEDULE_H
