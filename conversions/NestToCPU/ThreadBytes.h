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
#include "tcopt/Analysis/KernelShape.h"

namespace tcopt::cpu {

/// Bytes that a thread keeps on its stack: the panels of most contractions (64
/// KB), packed rows and tables.
constexpr int64_t stackBytes = 96 * 1024;

/// The most bytes that a task needs for an op that is run by the plan, and not
/// by one of its variants; 0 if it is no contraction. What the task needs is
/// each padded to a multiple of 64.
int64_t taskBytesOf(mlir::linalg::LinalgOp op, const KernelPlan &plan);

/// The bytes of an op's largest task, also of the variants, that is too large
/// for the stack; 0 if there is none.
int64_t workspaceBytesOf(mlir::linalg::LinalgOp op, const KernelPlan &plan);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_THREADBYTES_H
