//===- ThreadBytes.h - memory that a thread needs ---------------*- C++ -*-===//
//
// Panels and tables of a contraction's task lie on the thread's stack if they
// are small: the threads of a host's pool may have stacks of 128 KB. Larger
// ones lie in the workspace of the kernel, a row for each thread.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_THREADBYTES_H
#define TCOPT_CONVERSION_NESTTOCPU_THREADBYTES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/CPU/IR/CPUDialect.h"

namespace tcopt::cpu {

/// Bytes that a thread keeps on its stack: the panels of most contractions (64
/// KB), packed rows and tables.
constexpr int64_t stackBytes = 96 * 1024;
/// Blocks of rows with sums of their own, for few threads.
constexpr int64_t fewestRowBlocks = 8;

/// Returns the bytes that a task of a contraction needs: panels, tables and a
/// register tile, each padded to a multiple of 64.
int64_t taskBytesOf(mlir::linalg::LinalgOp op, ContractionAttr schedule);

/// Returns the bytes of an op's largest task, also of its cases, that is too
/// large for the stack, or 0.
int64_t workspaceBytesOf(mlir::linalg::LinalgOp op,
                         ScheduleAttrInterface schedule);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_THREADBYTES_H
