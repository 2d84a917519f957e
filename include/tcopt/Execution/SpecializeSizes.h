//===- SpecializeSizes.h - Specialize functions for sizes -------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_SPECIALIZESIZES_H
#define TCOPT_EXECUTION_SPECIALIZESIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Execution/Inputs.h"

namespace tcopt {

/// Specializes a function of the graph dialect for the sizes of these inputs,
/// which must match its signature, and infers all other types again. Fails,
/// with diagnostics, if the types of callers or callees would have to change.
llvm::LogicalResult specializeSizes(mlir::func::FuncOp function,
                                    llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_EXECUTION_SPECIALIZESIZES_H
