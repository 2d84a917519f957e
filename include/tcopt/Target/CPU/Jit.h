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

/// Resources that compilations share: code generators, and the linker with its
/// loaded libraries. Creating them takes longer than compiling a small program.
/// Thread-safe.
class JitEngine {
public:
  JitEngine();
  ~JitEngine();

private:
  friend class Jit;
  struct State;
  std::unique_ptr<State> state;
};

/// A constant that code refers to by a symbol.
struct NamedBytes {
  std::string name;
  llvm::ArrayRef<char> bytes;
};

struct JitOptions {
  /// The CPU for programs that state no target.
  CpuTarget cpu = hostCpu();
  OptLevel level = OptLevel::O2;
  /// Shared libraries besides the runtime and libm whose functions the code may
  /// call, such as those of plugins.
  std::vector<std::string> libraries;
  /// Receives the progress of code generation, if not null.
  std::shared_ptr<Progress> progress;
  /// Kernels of user-defined ops that this process has defined. Must be
  /// thread-safe.
  KernelFinder kernels;
  /// Bytes of constants that the client keeps as long as the code. An image has
  /// the name of a kept constant, and not a copy of the bytes.
  std::vector<NamedBytes> keptConstants;
  /// Threads that compile kernel modules. 0 means one for each CPU, but fewer
  /// for small programs. If multithreading is disabled in the MLIR context, one
  /// thread is used.
  unsigned threads = 0;
  /// Whether the report contains the keys of kernels.
  bool computesKeys = false;
  /// The parent of the timers; may be null.
  mlir::TimingScope *timing = nullptr;
  /// The shared engine; by default the program has a separate one.
  std::shared_ptr<JitEngine> engine;
};

/// Machine code of a program, which can be linked in this or another process.
struct CodeImage {
  /// A constant that objects refer to by a symbol.
  struct Constant {
    std::string symbol;
    /// The name of a kept constant; empty if the image has the bytes.
    std::string kept;
    std::string bytes;
  };

  CpuTarget cpu;
  /// ELF objects: one of the host functions, and one of each kernel module.
  std::vector<llvm::SmallVector<char, 0>> objects;
  std::vector<Constant> constants;
  /// The cost of code generation. An image of another process states the
  /// kernels and the sizes of objects.
  CodeReport report;
};

/// Compiled code, which lives as long as this object. Symbols are resolved in
/// the kernels that the process has defined, the runtime, libm, and the
/// process, in this order.
class Jit {
public:
  /// Compiles a program of the llvm dialect, and each of its kernel modules
  /// separately (KernelModules.h). The context must outlive the code, which
  /// reads large constants from the context's memory. Errors: the program
  /// cannot be translated; this machine cannot run code for the target; a
  /// library cannot be loaded.
  static llvm::Expected<std::unique_ptr<Jit>> create(mlir::ModuleOp program,
                                                     const JitOptions &options);
  /// Links an image of emit(). Uses only the libraries, the engine and the kept
  /// constants of the options. Errors: this machine cannot run the code; a kept
  /// constant is not among the options.
  static llvm::Expected<std::unique_ptr<Jit>> create(CodeImage image,
                                                     const JitOptions &options);
  /// Compiles, also for a CPU whose code this machine cannot run. Errors: the
  /// program cannot be translated.
  static llvm::Expected<CodeImage> emit(mlir::ModuleOp program,
                                        const JitOptions &options);
  ~Jit();

  /// Returns the address of a host function. The first look-up links the
  /// program. Errors: the function does not exist, or the code calls an
  /// undefined function.
  llvm::Expected<void *> lookup(llvm::StringRef name);

  /// Returns the cost of code generation so far.
  const CodeReport &report() const { return costs; }

private:
  explicit Jit(const JitOptions &options);
  llvm::Error compile(mlir::ModuleOp program, const JitOptions &options);
  llvm::Error link(const CpuTarget &cpu, const JitOptions &options);
  llvm::Error addConstant(const CodeImage::Constant &constant,
                          const JitOptions &options);

  CodeReport costs;
  mlir::TimingScope *timing;
  std::shared_ptr<JitEngine> engine;
  /// Large constants by symbol.
  std::vector<NamedBytes> constants;
  /// Copies of large constants whose bytes were not aligned, and of those of
  /// images. The module's context, which outlives the code, has all other
  /// constants.
  std::vector<std::unique_ptr<char[]>> copies;
  /// The objects before linking.
  std::vector<llvm::SmallVector<char, 0>> objects;
  std::unique_ptr<LinkedCode> code;
};

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_JIT_H
