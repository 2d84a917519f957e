//===- CompileSession.h - state that compilations share ---------*- C++ -*-===//
//
//   std::shared_ptr<CompileSession> session = createSession();  // InitAll.h
//   auto module = session->parse(text);
//   auto program = session->compile(**module, options);
//   ProgramCall call(**program, session->contexts());
//
// A process may have several sessions, which share no state that compilation
// changes. Any number of threads may use a session at once.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_COMPILESESSION_H
#define TCOPT_EXECUTION_COMPILESESSION_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/CompileLog.h"
#include "tcopt/Execution/ContextPool.h"
#include "tcopt/Execution/Devices.h"
#include "tcopt/Execution/Diagnostics.h"
#include "tcopt/Execution/Executable.h"
#include "tcopt/Pipelines/Differentiate.h"
#include "tcopt/Target/PluginLoader.h"
#include "llvm/Support/ThreadPool.h"
#include <map>

namespace tcopt {

/// The error of CompileSession::differentiate for a memory budget that cannot
/// be met.
class BudgetError : public llvm::ErrorInfo<BudgetError, llvm::StringError> {
public:
  static char ID;
  using ErrorInfo::ErrorInfo;
};

/// The state of a client that compiles programs: MLIR context, backends,
/// compilers, code generator, devices, idle runtime contexts, and logs.
class CompileSession {
public:
  /// Registers passes with MLIR, whose registry belongs to the process.
  using PassRegistrar =
      std::function<void(std::shared_ptr<const BackendRegistry>)>;

  using Threading = mlir::MLIRContext::Threading;

  /// Registers the dialects, which are loaded when they are needed.
  /// `registerPasses` is called before the passes of the first plugin are
  /// registered; it may be null if the passes are registered already.
  /// With threading, passes run on a thread pool.
  CompileSession(const mlir::DialectRegistry &dialects,
                 std::shared_ptr<BackendRegistry> backends,
                 PassRegistrar registerPasses = nullptr,
                 Threading threading = Threading::ENABLED);
  ~CompileSession();

  mlir::MLIRContext *context() { return &mlirContext; }
  const std::shared_ptr<BackendRegistry> &backends() const { return registry; }
  CompilerPool &compilers() { return idleCompilers; }
  const std::shared_ptr<JitEngine> &jitEngine() const { return jit; }
  CompileLog &log() { return logs; }

  /// Adds the backend, dialects and passes of a plugin, a shared object. Waits
  /// until no program is compiled. Errors: see PluginLoader.
  llvm::Expected<LoadedPlugin> loadPlugin(llvm::StringRef path);
  std::vector<llvm::StringRef> backendNames();

  /// Parses IR as text or bytecode. Locations name `name` as the file.
  /// Errors: the diagnostics of the parser and the verifier, one per line.
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
  parse(llvm::StringRef source, llvm::StringRef name = "program");
  /// Compiles a module of any phase, which is lowered in place, while no other
  /// thread compiles. The caller calls makeState before the first call of the
  /// program. The session's compilers and code engine replace those of
  /// `options`. `label` begins each line of the log. Errors: the diagnostics of
  /// the compilation, one per line, or the reason if no op reported one.
  llvm::Expected<std::unique_ptr<Executable>>
  compile(mlir::ModuleOp module, ExecutableOptions options,
          const CompileLabel &label = {});
  /// As `compile`, into an image, which `load` links in this or another process
  /// on a CPU of the same kind.
  llvm::Expected<ExecutableImage> compileImage(mlir::ModuleOp module,
                                               ExecutableOptions options,
                                               const CompileLabel &label = {});
  /// Links an image. The caller keeps `constants` as long as the program, and
  /// calls makeState before the first call.
  llvm::Expected<std::unique_ptr<Executable>>
  load(ExecutableImage image, std::vector<NamedBytes> constants = {});
  /// Differentiates the function `main` of a module with respect to the
  /// arguments in `wanted`: see Differentiator::differentiate. The functions
  /// are compiled by `compile`. Errors: the diagnostics, one per line;
  /// BudgetError if the memory budget of the policy cannot be met.
  llvm::Expected<DifferentiatedFunction>
  differentiate(mlir::ModuleOp module, llvm::ArrayRef<unsigned> wanted,
                const DifferentiationPolicy &policy = {});
  /// Locks the MLIR context for IR that is built or changed outside of
  /// `compile`. The lock is recursive, as a pass of a plugin may compile.
  std::unique_lock<std::recursive_mutex> lockCompiling() {
    return std::unique_lock(*compileMutex);
  }

  /// Returns a device of a backend, or null: see DeviceTable::find.
  const DeviceInfo *findDevice(llvm::StringRef backend, int index);
  std::vector<const DeviceInfo *> allDevices();
  bool hasDevices() { return !devices.empty(); }

  /// Returns idle contexts of the host.
  ContextPool &contexts() { return hostContexts; }
  /// Returns idle contexts of a device, for programs with buffers on it.
  ContextPool &contextsOf(const Backend *backend, int device);
  /// Returns the contexts that a program's calls need: those of the host, or of
  /// the device with this index.
  ContextPool &contextsFor(const Executable &program, int device = 0);
  /// The counts of calls of programs compiled with `ExecutableOptions::calls`.
  const std::shared_ptr<CallCounts> &recordedCalls() const { return calls; }
  /// Frees the memory that idle contexts hold, also to the operating system.
  void emptyCache();

  /// Locks all mutexes before the process forks. `lockOwners` locks those of
  /// objects that use the session: after the compilers', before the others.
  void lockForFork(llvm::function_ref<void()> lockOwners);
  /// Unlocks all mutexes after a fork. The child has no other threads, and gets
  /// a new thread pool.
  void unlockAfterFork(bool isChild, llvm::function_ref<void()> unlockOwners);

private:
  void makeThreadPool();
  template <typename T>
  llvm::Expected<T>
  compileBy(ExecutableOptions options, const CompileLabel &label,
            llvm::function_ref<llvm::Expected<T>(const ExecutableOptions &,
                                                 Instrumentations)>
                compile);

  const Threading threading;
  std::unique_ptr<llvm::ThreadPoolInterface> threads;
  /// Threading is disabled until a thread pool is set, if ever.
  mlir::MLIRContext mlirContext{mlir::MLIRContext::Threading::DISABLED};
  /// All dialects: those of plugins must have other names.
  mlir::DialectRegistry dialects;
  PassRegistrar registerPasses;
  std::shared_ptr<BackendRegistry> registry;
  DeviceTable devices;
  ContextPool hostContexts;
  std::mutex deviceContextsMutex;
  std::map<std::pair<const Backend *, int>, ContextPool> deviceContexts;
  CompilerPool idleCompilers;
  /// Used under the lock of the context; null before the first use.
  std::unique_ptr<Differentiator> differentiator;
  std::shared_ptr<JitEngine> jit = std::make_shared<JitEngine>();
  std::shared_ptr<CallCounts> calls = std::make_shared<CallCounts>();
  std::unique_ptr<std::recursive_mutex> compileMutex =
      std::make_unique<std::recursive_mutex>();
  CompileLog logs;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_COMPILESESSION_H
