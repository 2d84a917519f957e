//===- Engine.h - what all traces of a process share ------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_ENGINE_H
#define TCOPT_CAPTURE_ENGINE_H

#include "../CustomOps/CustomOps.h"
#include "../Tensor/Device.h"
#include "ContextPool.h"
#include "Logger.h"
#include "Process.h"
#include "ProgramCache.h"
#include "StoredKernels.h"
#include "mlir/IR/MLIRContext.h"
#include "tcopt/Capture/Basics.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Interfaces/OpDiagnostic.h"
#include "tcopt/Pipelines/Compiler.h"
#include "tcopt/Target/Backend.h"
#include "tcopt/Target/CPU/Jit.h"
#include "llvm/Support/ThreadPool.h"
#include <atomic>
#include <deque>
#include <map>
#include <mutex>

namespace tcopt::capture {

class CompiledFunction;
class EagerKernels;
class Program;
class Trace;
struct DerivativePasses;

/// What is said of IR while it is built or compiled, by the thread that does
/// it, is collected in place of being printed.
class Diagnostics {
public:
  Diagnostics();
  ~Diagnostics();
  Diagnostics(const Diagnostics &) = delete;
  Diagnostics &operator=(const Diagnostics &) = delete;

  bool hasErrors() const { return !errors.empty(); }
  llvm::ArrayRef<OpDiagnostic> getErrors() const { return errors; }
  /// One error in each line, with its place.
  std::string text() const;
  void add(mlir::Diagnostic &diagnostic);

private:
  std::vector<OpDiagnostic> errors;
  Diagnostics *outer;
};

/// Where in a sequence of random states a session is.
struct RandomPoint {
  uint64_t seed = 0;
  /// How many were taken since.
  uint64_t number = 0;
};

/// What a session is: the context in which graphs are built, backends, the
/// programs that were compiled.
class Engine {
public:
  static std::shared_ptr<Engine> create();
  ~Engine();
  /// That of this thread.
  static Engine &get() { return *currentEngine(); }

  mlir::MLIRContext *context() { return &mlirContext; }
  const std::shared_ptr<BackendRegistry> &backends() { return registry; }
  /// Adds the plugin's backend, dialects and passes. Returns the backend's
  /// name.
  llvm::Expected<std::string> loadPlugin(llvm::StringRef path);
  std::vector<llvm::StringRef> backendNames();
  /// Null if there is none.
  const DeviceInfo *findDevice(llvm::StringRef type, int index);
  std::vector<const DeviceInfo *> allDevices();
  Logger &logger() { return logs; }
  CompilerPool &compilers() { return idleCompilers; }
  const std::shared_ptr<JitEngine> &jitEngine() { return jit; }
  CustomOps &customOps() { return ops; }
  ContextPool &contexts() { return idleContexts; }
  /// Counts the calls of programs that devices repeat.
  const std::shared_ptr<CallCounts> &recordedCalls() { return calls; }
  /// Counts calls that programs of devices make on the host.
  void addHostCalls(int64_t count) { madeHostCalls += count; }
  int64_t hostCalls() const { return madeHostCalls; }
  /// Those of a device, by its number, of a backend whose programs keep their
  /// buffers there. They stay until the engine goes.
  ContextPool &contextsOf(const Backend *backend, int device);
  Options defaultOptions();
  void setDefaultOptions(const Options &options);
  bool hasDevices();
  /// Numbers functions for compile ids; 0 stands for what runs outside of any.
  int64_t nextFunction() { return ++functions; }
  /// Numbers traces of functions.
  uint64_t nextRecorder() { return ++recorders; }

  /// Remembers it for `reset`.
  void addFunction(const std::shared_ptr<CompiledFunction> &function);
  /// Forgets what functions have compiled, and all programs.
  void reset();
  /// Gives back memory that is kept for later calls.
  void emptyCache();
  size_t programBytes() const { return programs.bytes(); }

  /// Nothing is under way until the process has forked.
  void lockForFork();
  /// The child has none of the parent's other threads.
  void unlockAfterFork(bool isChild);

  /// The program of a key, made by `make` if there is none. Several threads may
  /// ask at once; only one of them compiles at a time, but for backends of the
  /// user's: those may wait for other threads, which may compile.
  std::shared_ptr<Program>
  findProgram(const ProgramKey &key,
              llvm::function_ref<std::shared_ptr<Program>()> make,
              bool isCustom = false);

  /// Held while passes run: one program is compiled at a time.
  std::unique_lock<std::recursive_mutex> lockCompiling() {
    return std::unique_lock(*compileMutex);
  }
  /// Used while `lockCompiling` is held.
  DerivativePasses &derivativePasses() { return *derivers; }
  /// What functions on tensors run when they are called by themselves.
  EagerKernels &kernels() { return *eager; }
  /// Whether code that was compiled with the library is used.
  bool usesStoredKernels() const { return takesStored; }
  /// While there is one, what functions on tensors run is interpreted, and
  /// recorded.
  KernelRecording *recording() { return currentRecording; }
  void setRecording(KernelRecording *recording) {
    currentRecording = recording;
  }

  /// Begins the sequence of random states anew.
  void seedRandom(uint64_t seed) { setRandomPoint({seed, 0}); }
  RandomPoint randomPoint();
  void setRandomPoint(RandomPoint point);
  /// The next ones of so many random ops: the first, to which each op adds its
  /// number.
  uint64_t takeRandomStates(int64_t count);
  /// What was taken was not used: takes it back unless others have drawn since.
  void giveBackRandomStates(uint64_t first, int64_t count);

private:
  Engine();
  void makeThreadPool();
  void loadPlugins(const std::vector<std::string> &files);

  std::unique_ptr<llvm::ThreadPoolInterface> threads;
  mlir::MLIRContext mlirContext{mlir::MLIRContext::Threading::DISABLED};
  ContextPool idleContexts;
  std::mutex optionsMutex;
  std::optional<Options> chosenOptions;
  std::shared_ptr<BackendRegistry> registry;
  std::mutex deviceContextsMutex;
  std::map<std::pair<const Backend *, int>, ContextPool> deviceContexts;
  CompilerPool idleCompilers;
  std::unique_ptr<DerivativePasses> derivers;
  std::shared_ptr<JitEngine> jit = std::make_shared<JitEngine>();
  /// A pass of a plugin may use tensors, which are compiled, too.
  std::unique_ptr<std::recursive_mutex> compileMutex =
      std::make_unique<std::recursive_mutex>();
  std::shared_ptr<CallCounts> calls = std::make_shared<CallCounts>();
  std::atomic<int64_t> madeHostCalls = 0;
  ProgramCache programs;
  std::mutex functionsMutex;
  std::vector<std::weak_ptr<CompiledFunction>> compiled;
  Logger logs;
  CustomOps ops;
  std::atomic<int64_t> functions = 0;
  std::atomic<uint64_t> recorders = 0;
  std::unique_ptr<EagerKernels> eager;
  bool takesStored = true;
  KernelRecording *currentRecording = nullptr;
  std::mutex devicesMutex;
  /// Never moved: tensors point to them.
  std::deque<DeviceInfo> knownDevices;
  std::mutex randomMutex;
  RandomPoint random;
};

/// Throws Exception for settings that there are not.
void checkOptions(const Options &options);

/// A place as the location of an op.
mlir::Location locationOf(Place place);
/// `file:line:column: error: message`, or the message at an unknown location.
std::string describe(Place place, const std::string &message);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_ENGINE_H
