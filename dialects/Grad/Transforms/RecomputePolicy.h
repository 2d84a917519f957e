//===- RecomputePolicy.h - which ops may run again --------------*- C++ -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_RECOMPUTEPOLICY_H
#define TCOPT_GRAD_TRANSFORMS_RECOMPUTEPOLICY_H

#include "mlir/IR/Operation.h"

namespace tcopt::grad {

/// Bytes of a tensor; 0 of other values. A size that is not known counts as 64.
uint64_t estimatedBytes(mlir::Value value);

/// Whether an op makes much less of its operands: four times fewer bytes.
bool isReduction(mlir::Operation *op);

/// Why an op must not run again in the backward function; empty if it may. What
/// may is an op without effects that does little arithmetic for each element
/// that it reads or writes, unless it makes much less of its operands: such a
/// result is small, and is saved. A planner of kernels may know better one day.
llvm::StringRef whyNotAgain(mlir::Operation *op);

} // namespace tcopt::grad

#endif // TCOPT_GRAD_TRANSFORMS_RECOMPUTEPOLICY_H
