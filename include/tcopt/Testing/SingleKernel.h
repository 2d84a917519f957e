//===- SingleKernel.h - extract a kernel of a program -----------*- C++ -*-===//
//
// The inputs of the extracted kernel are those of its first call in the
// program, which is run up to this call.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TESTING_SINGLEKERNEL_H
#define TCOPT_TESTING_SINGLEKERNEL_H

#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/Runner.h"

namespace tcopt {

struct SingleKernel {
  /// A module after the phase fuse, whose function `main` calls the kernel
  /// once.
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
