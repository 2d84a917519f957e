//===- CustomKernels.h - Kernels of user-defined ops ------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_CUSTOMKERNELS_H
#define TCOPT_EXECUTION_CUSTOMKERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Execution/EntryCall.h"
#include "tcopt/Interpreter/Interpreter.h"
#include "tcopt/Target/Kernels.h"

namespace tcopt {

/// An error, reported at each call, where the module calls user-defined ops
/// that have no kernel: neither `defined`, nor of one of the libraries, which
/// are loaded, nor of the process.
llvm::Error checkKernels(mlir::ModuleOp module, const KernelFinder &defined,
                         llvm::ArrayRef<std::string> libraries);

/// Runs a kernel for the interpreter, on a context of the runtime.
llvm::Error runKernel(const CustomCall &call, const KernelFinder &defined,
                      RuntimeContext &context);

} // namespace tcopt

#endif // TCOPT_EXECUTION_CUSTOMKERNELS_H
