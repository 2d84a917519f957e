//===- RowSchedule.h - how a row program is run on a CPU --------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_ROWSCHEDULE_H
#define TCOPT_CONVERSION_NESTTOCPU_ROWSCHEDULE_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "tcopt/Nest/Transforms/KernelFunction.h"

namespace tcopt::cpu {

/// How later loops get a tensor with columns that an earlier one has computed.
enum class RowStorage : uint8_t {
  Row,   ///< it is kept in memory of the task, one row
  Again, ///< it is computed again
};

/// What vectors run along.
enum class RowVectors : uint8_t {
  Columns, ///< the last dimension of a step's columns
  Rows,    ///< the last dimension of rows: a vector is an element of many rows
};

struct RowSchedule {
  RowVectors along = RowVectors::Columns;
  /// Elements of a vector; 1 for scalar code.
  int64_t lanes = 1;
  /// Vectors that are computed at once, with sums of their own.
  int64_t unroll = 1;
  /// Of each local of the program.
  llvm::SmallVector<RowStorage> locals;
  /// The most blocks of rows, each of which has sums across rows of its own; 0
  /// for a program without such sums.
  int64_t blocks = 0;
  /// Whether results with columns are stored past the caches.
  bool streaming = false;
  /// Whether the next row is read ahead while a later loop of a row runs.
  bool prefetch = false;
};

/// The attribute of a kernel, and of the function that it becomes.
constexpr llvm::StringLiteral kRowSchedule = nest::kCpuRows;

mlir::Attribute attributeOf(mlir::MLIRContext *context,
                            const RowSchedule &schedule);

/// The schedule of a kernel or function; none if it has another one. Fields
/// that are missing or have another type are an error.
llvm::FailureOr<std::optional<RowSchedule>> rowScheduleOf(mlir::Operation *op);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_ROWSCHEDULE_H
