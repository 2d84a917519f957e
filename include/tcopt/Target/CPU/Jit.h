//===- Jit.h - Machine code in this process ---------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_JIT_H
#define TCOPT_TARGET_CPU_JIT_H

#include "tcopt/Runtime/tcopt_rt.h"
#include "tcopt/Target/CPU/CodeGen.h"
#include "tcopt/Target/Kernels.h"
#include <vector>

namespace llvm::orc {
class LLJIT;
} // namespace llvm::orc

namespace tcopt {

class DetachedWeights;

struct JitOptions {
  CpuTarget cpu = hostCpu();
  OptLevel level = OptLevel::O2;
  /// Shared libraries, besides the runtime and libm, whose functions the code
  /// may call: those of plugins.
  std::vector<std::string> libraries;
  /// Is told how far the code is, if there is one.
  std::shared_ptr<Progress> progress;
  /// Kernels of user-defined ops that this process has defined.
  KernelFinder kernels;
};

/// Compiled code, alive as long as this object. It may call kernels that the
/// process has defined, the runtime's functions, libm's, and those of the
/// process, in this order.
class Jit {
public:
  /// Compiles a module of the llvm dialect, whose context must outlive the
  /// code: large constants are used where they are. Errors: what cannot be
  /// translated, a library that cannot be loaded.
  static llvm::Expected<std::unique_ptr<Jit>> create(mlir::ModuleOp module,
                                                     const JitOptions &options);
  ~Jit();

  /// The address of a function; code is made for the whole module by the first
  /// look-up. Errors: no such function, or a function that the code calls and
  /// that nobody defines.
  llvm::Expected<void *> lookup(llvm::StringRef name);
  llvm::Expected<tcopt_entry> lookupEntry(llvm::StringRef name);

private:
  explicit Jit(std::unique_ptr<llvm::orc::LLJIT> engine);
  llvm::Error addLibraries(const JitOptions &options);
  llvm::Error bind(DetachedWeights &weights);

  /// Large constants whose bytes were not aligned. The others stay where they
  /// are: in the module's context, which outlives the code.
  std::vector<std::unique_ptr<char[]>> copies;
  std::unique_ptr<llvm::orc::LLJIT> engine;
  /// What the engine reported, in place of printing it.
  std::shared_ptr<std::string> report;
};

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_JIT_H
