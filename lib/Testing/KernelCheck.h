//===- KernelCheck.h - Which kernel a target makes wrong --------*- C++ -*-===//

#ifndef TCOPT_LIB_EXECUTION_KERNELCHECK_H
#define TCOPT_LIB_EXECUTION_KERNELCHECK_H

#include "tcopt/Execution/Instruments.h"
#include "tcopt/Testing/Compare.h"

namespace tcopt {

/// Executes what a pass left; none if it cannot be executed.
using TryToExecute = llvm::function_ref<std::optional<Verdict>(mlir::ModuleOp)>;

/// The first wrong state between passes.
struct WrongPass {
  Verdict verdict;
  /// As in "pass 'cse'"; a range where states between cannot be executed.
  std::string name;
  /// The kernel on which it ran, if it is a pass on kernels.
  std::string kernel;
  /// The last state before it that was right.
  size_t lastRight;
};
std::optional<WrongPass> findWrongPass(Snapshots &snapshots,
                                       TryToExecute execute);

/// A kernel that its target makes wrong.
struct WrongKernel {
  std::string name;
  Verdict verdict;
  /// As WrongPass::name, or "LLVM's optimizer"; empty if it was not found.
  std::string pass;
};

/// Looks for it in a program of phase plan-memory of which the reference
/// lowering gives the right answer and the target's does not. None if kernels
/// are not to blame. Errors: parts of the program cannot be lowered alone.
llvm::Expected<std::optional<WrongKernel>>
findWrongKernel(mlir::ModuleOp program, const RunnerOptions &options,
                llvm::ArrayRef<HostTensor> inputs, const Oracle &oracle);

} // namespace tcopt

#endif // TCOPT_LIB_EXECUTION_KERNELCHECK_H
