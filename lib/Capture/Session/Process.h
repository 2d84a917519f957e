//===- Process.h - sessions of threads, forks -------------------*- C++ -*-===//
//
// State of the process: the default session, the current session of each
// thread, and the handlers of fork and of thread ends.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_PROCESS_H
#define TCOPT_CAPTURE_SESSION_PROCESS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>

namespace tcopt::capture {

class Engine;

/// Returns the engine of the innermost scope on this thread, else the default
/// engine. Creates the default engine at the first call.
const std::shared_ptr<Engine> &currentEngine();
/// Sets the engine of this thread; null selects the default engine. Returns the
/// previous one, null for the default engine.
std::shared_ptr<Engine> exchangeEngine(std::shared_ptr<Engine> engine);

/// During its lifetime, the thread's session is `engine`.
class EngineScope {
public:
  explicit EngineScope(std::shared_ptr<Engine> engine)
      : outer(exchangeEngine(std::move(engine))) {}
  ~EngineScope() { exchangeEngine(std::move(outer)); }
  EngineScope(const EngineScope &) = delete;
  EngineScope &operator=(const EngineScope &) = delete;

private:
  std::shared_ptr<Engine> outer;
};

/// Registers an engine, whose locks each fork then acquires. The engine is not
/// kept alive.
void addEngine(const std::shared_ptr<Engine> &engine);

/// Calls a function that builds or compiles graphs. If MLIR's thread-local
/// caches of this thread are destroyed already, as in destructors of static
/// objects, a new thread calls it. Rethrows its exceptions. Throws Exception
/// inside of a log sink.
void callWhileThreadLives(llvm::function_ref<void()> function);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_PROCESS_H
