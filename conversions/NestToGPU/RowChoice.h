//===- RowChoice.h - Schedules of ops that share rows -----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_ROWCHOICE_H
#define TCOPT_CONVERSION_NESTTOGPU_ROWCHOICE_H

#include "VectorRun.h"

namespace tcopt::device {

/// What ops that share rows have in common, so that a thread meets the same
/// elements in each: how many threads have a row, a power of two, and how many
/// neighbours each of them takes at most.
struct RowThreads {
  int64_t group = 1, width = kWidestVector;
};

/// Those of ops whose first loops are rows (`nest.row_loops`).
RowThreads chooseRowThreads(llvm::ArrayRef<mlir::linalg::LinalgOp> ops);
/// The schedule of one of them.
cuda::BlockRowsAttr chooseInRows(mlir::linalg::LinalgOp op, int64_t rows,
                                 const RowThreads &threads);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_ROWCHOICE_H
