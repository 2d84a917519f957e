//===- SplitCalls.h - calls in forward and backward pass --------*- C++ -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_SPLITCALLS_H
#define TCOPT_GRAD_TRANSFORMS_SPLITCALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Grad/IR/RecomputePolicy.h"

namespace tcopt::grad {

/// Where a function calls another one and the gradient of that, which runs it
/// again: cuts both, once for all calls, in a function that also returns what
/// is saved and one that takes it. `fraction` is of what is saved without a
/// budget. Returns how many pairs of calls were replaced.
size_t splitCalls(mlir::func::FuncOp func, const RecomputePolicy &policy,
                  double fraction);

} // namespace tcopt::grad

#endif // TCOPT_GRAD_TRANSFORMS_SPLITCALLS_H
