//===- Engine.h - what all traces of a process share ------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_ENGINE_H
#define TCOPT_CAPTURE_ENGINE_H

#include "../CustomOps/CustomOps.h"
#include "../Program/ProgramCache.h"
#include "Process.h"
#include "StoredKernels.h"
#include "tcopt/Capture/Basics.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Execution/CompileSession.h"
#include <atomic>
#include <mutex>

namespace tcopt::capture {

class CompiledFunction;
class EagerKernels;
class Program;
class Trace;
struct DerivativePasses;

/// Where in a sequence of random states a session is.
struct RandomPoint {
  uint64_t seed = 0;
  /// How many were taken since.
  uint64_t number = 0;
};

/// The state of a tcopt::Session: a CompileSession, and what functions on
/// tensors share besides: compiled functions and programs, stored kernels,
/// user-defined ops, default options, and random numbers.
class Engine {
public:
  static std::shared_ptr<Engine> create();
  ~Engine();
  /// Returns the engine of this thread.
  static Engine &get() { return *currentEngine(); }

  CompileSession &session() { return *compiling; }
  mlir::MLIRContext *context() { return compiling->context(); }
  CompileLog &log() { return compiling->log(); }
  /// Locks out other compilations: see CompileSession.
  std::unique_lock<std::recursive_mutex> lockCompiling() {
    return compiling->lockCompiling();
  }
  CustomOps &customOps() { return ops; }
  /// Counts calls that programs of devices make on the host.
  void addHostCalls(int64_t count) { madeHostCalls += count; }
  int64_t hostCalls() const { return madeHostCalls; }
  Options defaultOptions();
  void setDefaultOptions(const Options &options);
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
  void loadPlugins(const std::vector<std::string> &files);

  std::unique_ptr<CompileSession> compiling;
  std::mutex optionsMutex;
  std::optional<Options> chosenOptions;
  std::unique_ptr<DerivativePasses> derivers;
  std::atomic<int64_t> madeHostCalls = 0;
  ProgramCache programs;
  std::mutex functionsMutex;
  std::vector<std::weak_ptr<CompiledFunction>> compiled;
  CustomOps ops;
  std::atomic<int64_t> functions = 0;
  std::atomic<uint64_t> recorders = 0;
  std::unique_ptr<EagerKernels> eager;
  bool takesStored = true;
  KernelRecording *currentRecording = nullptr;
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
