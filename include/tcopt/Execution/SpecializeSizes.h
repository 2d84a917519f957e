//===- SpecializeSizes.h - A program for the sizes of one call --*- C++ -*-===//

#ifndef TCOPT_EXECUTION_SPECIALIZESIZES_H
#define TCOPT_EXECUTION_SPECIALIZESIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Execution/Inputs.h"

namespace tcopt {

/// Gives the arguments of a function of the graph dialect the sizes of these
/// inputs, which fit it, and infers those of what it computes. Errors, with
/// diagnostics: the function calls, or is called by, others whose types would
/// have to change.
llvm::LogicalResult specializeSizes(mlir::func::FuncOp function,
                                    llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_EXECUTION_SPECIALIZESIZES_H
