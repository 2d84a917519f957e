//===- SingleKernel.h - one kernel of a program, alone ----------*- C++ -*-===//
//
// A kernel is called on what the program passes to it: the program is run up to
// the first call of the kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TESTING_SINGLEKERNEL_H
#define TCOPT_TESTING_SINGLEKERNEL_H

#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/Runner.h"

namespace tcopt {

struct SingleKernel {
  /// After the phase fuse; its function `main` calls the kernel once.
  mlir::OwningOpRef<mlir::ModuleOp> program;
  Tensors inputs;
};

/// Compiles a copy of the program for its target and takes the kernel of that
/// name from it. Errors: the program has none (those that it has are listed),
/// or does not call it on its way to results, such as in a loop.
llvm::Expected<SingleKernel> isolateKernel(mlir::ModuleOp program,
                                           const RunnerOptions &options,
                                           llvm::ArrayRef<HostTensor> inputs,
                                           llvm::StringRef kernel);

} // namespace tcopt

#endif // TCOPT_TESTING_SINGLEKERNEL_H
