//===- Jit.h - Machine code in this process ---------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_JIT_H
#define TCOPT_TARGET_CPU_JIT_H

#include "tcopt/Runtime/tcopt_rt.h"
#include "tcopt/Target/CPU/CodeGen.h"
#include "tcopt/Target/CPU/CodeReport.h"
#include "tcopt/Target/Kernels.h"
#include <vector>

namespace mlir {
class TimingScope;
} // namespace mlir

namespace tcopt {

class LinkedCode;

/// What compilations share: code generators, and the linker with the libraries
/// that it has loaded. To make them takes longer than to compile a small
/// program. Any thread may use it.
class JitEngine {
public:
  JitEngine();
  ~JitEngine();

private:
  friend class Jit;
  struct State;
  std::unique_ptr<State> state;
};

struct JitOptions {
  /// Of programs that state no target.
  CpuTarget cpu = hostCpu();
  OptLevel level = OptLevel::O2;
  /// Shared libraries, besides the runtime and libm, whose functions the code
  /// may call: those of plugins.
  std::vector<std::string> libraries;
  /// Is told how far the code is, if there is one.
  std::shared_ptr<Progress> progress;
  /// Kernels of user-defined ops that this process has defined. Several
  /// threads may call it at once.
  KernelFinder kernels;
  /// Threads that compile kernel modules; 0: one for each CPU, but fewer where
  /// the program is so small that they would not pay. There is one only where
  /// the MLIR context has no threads.
  unsigned threads = 0;
  /// Compute keys of kernels for the report.
  bool computesKeys = false;
  /// Timers are nested in it, if there is one.
  mlir::TimingScope *timing = nullptr;
  /// By default the program has one of its own.
  std::shared_ptr<JitEngine> engine;
};

/// Machine code of a program, to be linked in this or another process.
struct CodeImage {
  CpuTarget cpu;
  /// ELF files: of the host functions, and of each kernel module.
  std::vector<llvm::SmallVector<char, 0>> objects;
};

/// Compiled code, alive as long as this object. It may call kernels that the
/// process has defined, the runtime's functions, libm's, and those of the
/// process, in this order.
class Jit {
public:
  /// Compiles a program of the llvm dialect, each of its kernel modules by
  /// itself (see KernelModules.h). The context must outlive the code: large
  /// constants are used where they are. Errors: what cannot be translated, a
  /// target whose code this machine cannot run, a library that cannot be
  /// loaded.
  static llvm::Expected<std::unique_ptr<Jit>> create(mlir::ModuleOp program,
                                                     const JitOptions &options);
  /// Links what emit() has made. Of the options the libraries and the engine
  /// count.
  static llvm::Expected<std::unique_ptr<Jit>> create(CodeImage image,
                                                     const JitOptions &options);
  /// Compiles, also for a CPU whose code this machine cannot run. Errors: what
  /// cannot be translated; large constants, which are in no image.
  static llvm::Expected<CodeImage> emit(mlir::ModuleOp program,
                                        const JitOptions &options);
  ~Jit();

  /// The address of a host function; the first look-up links the program.
  /// Errors: no such function, or a function that the code calls and that
  /// nobody defines.
  llvm::Expected<void *> lookup(llvm::StringRef name);

  /// What the code took so far.
  const CodeReport &report() const { return costs; }

private:
  explicit Jit(const JitOptions &options);
  llvm::Error compile(mlir::ModuleOp program, const JitOptions &options);
  llvm::Error link(const CpuTarget &cpu, const JitOptions &options);

  CodeReport costs;
  mlir::TimingScope *timing;
  std::shared_ptr<JitEngine> engine;
  /// Names and addresses of large constants.
  std::vector<std::pair<std::string, const char *>> weights;
  /// Those whose bytes were not aligned. The others stay where they are: in the
  /// module's context, which outlives the code.
  std::vector<std::unique_ptr<char[]>> copies;
  /// Until they are linked.
  std::vector<llvm::SmallVector<char, 0>> objects;
  std::unique_ptr<LinkedCode> code;
};

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_JIT_H
