//===- Process.cpp - sessions of threads, forks ---------------------------===//

#include "Process.h"
#include "Engine.h"
#include "tcopt/Capture/Settings.h"
#include <pthread.h>
#include <thread>

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Forks
//===----------------------------------------------------------------------===//

namespace {
/// All engines. Never destroyed, because the process may fork at any time.
struct Engines {
  std::mutex mutex;
  std::vector<std::weak_ptr<Engine>> all;
  /// The engines that are locked while the process forks.
  std::vector<std::shared_ptr<Engine>> locked;
};
} // namespace

static Engines &engines() {
  static auto *one = new Engines();
  return *one;
}

// Waits for the work of other threads, which do not exist in the child.
static void prepareFork() {
  Engines &known = engines();
  known.mutex.lock();
  for (const std::weak_ptr<Engine> &weak : known.all)
    if (auto engine = weak.lock()) {
      engine->lockForFork();
      known.locked.push_back(std::move(engine));
    }
}

static void endFork(bool isChild) {
  Engines &known = engines();
  for (const std::shared_ptr<Engine> &engine : known.locked)
    engine->unlockAfterFork(isChild);
  known.locked.clear();
  known.mutex.unlock();
}

void addEngine(const std::shared_ptr<Engine> &engine) {
  Engines &known = engines();
  std::lock_guard<std::mutex> lock(known.mutex);
  if (known.all.empty())
    pthread_atfork(prepareFork, [] { endFork(false); }, [] { endFork(true); });
  llvm::erase_if(known.all, [](const auto &one) { return one.expired(); });
  known.all.push_back(engine);
}

//===----------------------------------------------------------------------===//
// The thread's session
//===----------------------------------------------------------------------===//

// Never destroyed, because destructors of static objects may use tensors and
// functions.
static const std::shared_ptr<Engine> &defaultEngine() {
  static auto *engine = new std::shared_ptr<Engine>(Engine::create());
  return *engine;
}

// A pointer, because thread-local objects are destroyed before static objects.
static thread_local std::shared_ptr<Engine> *chosen = nullptr;

const std::shared_ptr<Engine> &currentEngine() {
  return chosen ? *chosen : defaultEngine();
}

std::shared_ptr<Engine> exchangeEngine(std::shared_ptr<Engine> engine) {
  std::shared_ptr<Engine> before = chosen ? std::move(*chosen) : nullptr;
  delete chosen;
  chosen = engine ? new std::shared_ptr<Engine>(std::move(engine)) : nullptr;
  return before;
}

//===----------------------------------------------------------------------===//
// The end of threads
//===----------------------------------------------------------------------===//

static thread_local bool hasEnded = false;

namespace {
struct EndOfThread {
  ~EndOfThread() { hasEnded = true; }
};
} // namespace

void callWhileThreadLives(llvm::function_ref<void()> function) {
  if (CompileLog::isInSink())
    throw Exception(ErrorCode::InvalidState,
                    "the sink of logs calls a function that has to be "
                    "compiled, which would be logged");
  static thread_local EndOfThread end;
  (void)end;
  if (!hasEnded) [[likely]]
    return function();
  std::exception_ptr thrown;
  const Settings mine = settings();
  std::thread([&, engine = currentEngine()] {
    EngineScope scope(engine);
    settings() = mine;
    try {
      function();
    } catch (...) {
      thrown = std::current_exception();
    }
  }).join();
  if (thrown)
    std::rethrow_exception(thrown);
}

} // namespace tcopt::capture
