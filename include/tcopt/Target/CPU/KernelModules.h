//===- KernelModules.h - modules of kernels in a program --------*- C++ -*-===//
//
// A lowered program is a module of host functions. Its kernels may be in
// separate nested modules, which are compiled individually: the code of a
// kernel depends only on its module.
//
//   module {
//     llvm.func @main_kernel(!llvm.ptr)
//     llvm.func @main(%a: !llvm.ptr) { llvm.call @main_kernel(%a) ... }
//     module {
//       llvm.func @main_kernel(%a: !llvm.ptr) { ... }
//       llvm.func internal @main_kernel_body(...) { ... }
//     }
//   }
//
// A kernel module defines one public function, which the host declares under
// the same name. The name of the module itself has no meaning.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_CPU_KERNELMODULES_H
#define TCOPT_TARGET_CPU_KERNELMODULES_H

#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Target/CPU/CodeGen.h"

namespace tcopt {

/// The kernel modules of a program, in its order.
llvm::SmallVector<mlir::ModuleOp> getKernelModules(mlir::ModuleOp program);

/// The name of the public function that a kernel module defines; empty if it
/// defines none.
llvm::StringRef getKernelName(mlir::ModuleOp kernel);

/// A hash, in hexadecimal, of all that the code of a kernel depends on: the
/// module without its source locations, the target, the optimization level and
/// the version of tcopt. It is equal in every process.
std::string kernelKey(mlir::ModuleOp kernel, const CpuTarget &target,
                      OptLevel level);

/// Detaches the kernel modules from the program for the lifetime of the object.
class DetachedKernels {
public:
  explicit DetachedKernels(mlir::ModuleOp program);
  ~DetachedKernels();
  DetachedKernels(const DetachedKernels &) = delete;
  DetachedKernels &operator=(const DetachedKernels &) = delete;

  llvm::ArrayRef<mlir::ModuleOp> modules() const { return kernels; }

private:
  mlir::ModuleOp program;
  llvm::SmallVector<mlir::ModuleOp> kernels;
  /// The op that followed each module; null at the end of the program.
  llvm::SmallVector<mlir::Operation *> followers;
};

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_KERNELMODULES_H
