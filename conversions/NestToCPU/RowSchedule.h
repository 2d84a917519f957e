//===- RowSchedule.h - how a row program is run on a CPU --------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_ROWSCHEDULE_H
#define TCOPT_CONVERSION_NESTTOCPU_ROWSCHEDULE_H

#include "mlir/IR/Operation.h"
#include "tcopt/CPU/IR/CPUDialect.h"

namespace tcopt::cpu {

/// How later loops get a tensor with columns that an earlier one has computed.
enum class RowStorage : uint8_t {
  Row,      ///< it is kept in memory of the task, one row
  ShortRow, ///< it is kept if a row is short enough when the kernel runs
  Again,    ///< it is computed again
};

struct RowSchedule {
  RowVectors along = RowVectors::columns;
  /// Elements of a vector; 1 for scalar code.
  int64_t lanes = 1;
  /// Vectors that are computed at once, with sums of their own.
  int64_t unroll = 1;
  /// The storage of each local of the program.
  llvm::SmallVector<RowStorage> locals;
  /// The most columns of a row that a local is kept for, if its storage depends
  /// on that.
  llvm::SmallVector<int64_t> longest;
  /// The most blocks of rows, each with partial sums across its rows; 0 for a
  /// program without sums across rows.
  int64_t blocks = 0;
  /// Whether results with columns are stored past the caches.
  bool streaming = false;
  /// Whether the next row is read ahead while a later loop of a row runs.
  bool prefetch = false;
};

RowsAttr attributeOf(mlir::MLIRContext *context, const RowSchedule &schedule);

/// Returns the `#cpu.rows` of a kernel or function; none without one.
std::optional<RowSchedule> rowScheduleOf(mlir::Operation *op);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_ROWSCHEDULE_H
