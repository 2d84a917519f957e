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

/// Compiles a copy of the program for its target and extracts the kernel named
/// `kernel`. Errors: the program has no kernel of this name (the message lists
/// its kernels), or its function does not call it outside of control flow.
llvm::Expected<SingleKernel> isolateKernel(mlir::ModuleOp program,
                                           const RunnerOptions &options,
                                           llvm::ArrayRef<HostTensor> inputs,
                                           llvm::StringRef kernel);

} // namespace tcopt

#endif // TCOPT_TESTING_SINGLEKERNEL_H
