//===- CustomKernels.h - Kernels of user-defined ops ------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_CUSTOMKERNELS_H
#define TCOPT_EXECUTION_CUSTOMKERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Execution/EntryCall.h"
#include "tcopt/Interpreter/Interpreter.h"
#include "tcopt/Target/Kernels.h"

namespace tcopt {

/// Loads the libraries, and checks that each user-defined op in the module has
/// a kernel in `defined`, in one of the libraries, or in the process. Errors:
/// an op without a kernel, with a diagnostic at each call.
llvm::Error checkKernels(mlir::ModuleOp module, const KernelFinder &defined,
                         llvm::ArrayRef<std::string> libraries);

/// Runs the kernel of a call for the interpreter, with a runtime context.
llvm::Error runKernel(const CustomCall &call, const KernelFinder &defined,
                      RuntimeContext &context);

} // namespace tcopt

#endif // TCOPT_EXECUTION_CUSTOMKERNELS_H
