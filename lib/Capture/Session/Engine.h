//===- Engine.h - the state of a session ------------------------*- C++ -*-===//
//
// An Engine is the implementation of a tcopt::Session. All layers of Capture
// reach it through Engine::get(). Process.h has the current engine of a thread.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_ENGINE_H
#define TCOPT_CAPTURE_SESSION_ENGINE_H

#include "CustomOps.h"
#include "Process.h"
#include "SessionPart.h"
#include "StoredKernels.h"
#include "tcopt/Capture/Basics.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Execution/CompileSession.h"
#include <array>
#include <atomic>
#include <mutex>

namespace tcopt::capture {

/// A position in a sequence of random states.
struct RandomPoint {
  uint64_t seed = 0;
  /// The number of states that were drawn since the seed was set.
  uint64_t number = 0;
};

/// The state of a session: the compiler (CompileSession), default options,
/// user-defined ops, random numbers, and one object of each upper layer
/// (SessionPart). Safe to use from several threads.
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
  /// Counts the calls that programs of devices make on the host.
  void addHostCalls(int64_t count) { madeHostCalls += count; }
  int64_t hostCalls() const { return madeHostCalls; }
  Options defaultOptions();
  void setDefaultOptions(const Options &options);
  /// Returns a new id of a compiled function, for logs. Eager calls have the id
  /// 0.
  int64_t nextFunction() { return ++functions; }
  /// Returns a new id of a recorder.
  uint64_t nextRecorder() { return ++recorders; }

  /// Returns the session's object of class T, which derives from SessionPart
  /// and has a `kSlot`. Creates it at the first call.
  template <typename T> T &part() {
    SessionPart *known =
        parts[size_t(T::kSlot)].load(std::memory_order_acquire);
    if (!known) [[unlikely]]
      known = addPart(T::kSlot, [](Engine &engine) {
        return std::unique_ptr<SessionPart>(std::make_unique<T>(engine));
      });
    return static_cast<T &>(*known);
  }
  /// Drops all compiled code and unused memory.
  void reset();
  /// Returns an estimate of the bytes that compiled programs and kernels hold.
  size_t compiledBytes() const;

  /// Locks all mutexes before the process forks.
  void lockForFork();
  void unlockAfterFork(bool isChild);

  /// Whether eager calls use kernels that were compiled with the library.
  bool usesStoredKernels() const { return takesStored; }
  /// If not null, the programs of eager calls are interpreted and recorded.
  KernelRecording *recording() { return currentRecording; }
  void setRecording(KernelRecording *recording) {
    currentRecording = recording;
  }

  /// Restarts the sequence of random states.
  void seedRandom(uint64_t seed) { setRandomPoint({seed, 0}); }
  RandomPoint randomPoint();
  void setRandomPoint(RandomPoint point);
  /// Draws states for `count` random ops. Returns the first state; the n-th op
  /// uses the sum of it and n.
  uint64_t takeRandomStates(int64_t count);
  /// Returns unused states to the sequence, unless other ops have drawn states
  /// since.
  void giveBackRandomStates(uint64_t first, int64_t count);

private:
  Engine();
  void loadPlugins(const std::vector<std::string> &files);
  SessionPart *
  addPart(SessionSlot slot,
          llvm::function_ref<std::unique_ptr<SessionPart>(Engine &)> make);
  void forEachPart(llvm::function_ref<void(SessionPart &)> visit) const;

  std::unique_ptr<CompileSession> compiling;
  std::mutex optionsMutex;
  std::optional<Options> chosenOptions;
  std::atomic<int64_t> madeHostCalls = 0;
  CustomOps ops;
  std::atomic<int64_t> functions = 0;
  std::atomic<uint64_t> recorders = 0;
  bool takesStored = true;
  KernelRecording *currentRecording = nullptr;
  std::mutex randomMutex;
  RandomPoint random;
  std::mutex partsMutex;
  std::array<std::atomic<SessionPart *>, size_t(SessionSlot::Count)> parts = {};
  /// Destroyed before the session that compiled their programs.
  std::vector<std::unique_ptr<SessionPart>> ownedParts;
};

/// Throws Exception for invalid settings.
void checkOptions(const Options &options);

/// Returns the MLIR location of an op that is called at `place`.
mlir::Location locationOf(Place place);
/// Returns `file:line:column: error: message`, or the message if the location
/// is unknown.
std::string describe(Place place, const std::string &message);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_ENGINE_H
