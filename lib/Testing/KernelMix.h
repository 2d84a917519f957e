//===- KernelMix.h - kernels lowered in two ways ----------------*- C++ -*-===//
//
// A program on buffers, lowered by parts: the host functions, and each kernel
// both as its target lowers it and by the reference lowering. Programs are put
// together from these, so that a kernel that is wrong can be found.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_EXECUTION_KERNELMIX_H
#define TCOPT_LIB_EXECUTION_KERNELMIX_H

#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/Instruments.h"
#include "tcopt/Execution/Runner.h"

namespace tcopt {

class KernelMix {
public:
  /// Lowers all parts of a program of phase plan-memory. Errors: a part cannot
  /// be lowered.
  static llvm::Expected<KernelMix> create(mlir::ModuleOp program,
                                          const RunnerOptions &options);

  size_t numKernels() const { return kernels.size(); }
  llvm::StringRef nameOf(size_t kernel) const { return kernels[kernel].name; }

  /// The unit after each pass of the target that changes it, and before the
  /// first.
  llvm::Expected<Snapshots> recordPasses(size_t kernel) const;
  /// Lowers a unit, in any state between two passes, on by the reference
  /// lowering. Errors: the state is none that it takes.
  llvm::Error finish(mlir::ModuleOp unit) const;

  /// The lowered program in which the first `numOfTarget` kernels are the
  /// target's and the others the reference's. `replacement`, if there is one,
  /// takes the place of kernel `numOfTarget - 1`.
  mlir::OwningOpRef<mlir::ModuleOp>
  build(size_t numOfTarget, mlir::ModuleOp replacement = {}) const;

private:
  using Unit = mlir::OwningOpRef<mlir::ModuleOp>;
  struct Kernel {
    std::string name;
    Unit original, ofTarget, ofReference;
  };

  explicit KernelMix(const RunnerOptions &options) : target(options.target) {}
  llvm::Error lowerHost(mlir::ModuleOp program);
  llvm::Error addKernel(mlir::ModuleOp unit);
  llvm::Error lowerByTarget(mlir::ModuleOp unit,
                            std::shared_ptr<Snapshots> into = nullptr) const;

  std::string target;
  Unit host;
  std::vector<Kernel> kernels;
};

} // namespace tcopt

#endif // TCOPT_LIB_EXECUTION_KERNELMIX_H
