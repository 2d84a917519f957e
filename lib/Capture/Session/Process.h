//===- Process.h - what a process has once ----------------------*- C++ -*-===//
//
// The default session, and what is to be done where the process forks or a
// thread ends.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_PROCESS_H
#define TCOPT_CAPTURE_SESSION_PROCESS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>

namespace tcopt::capture {

class Engine;

/// That of this thread: of the innermost scope, else the default one.
const std::shared_ptr<Engine> &currentEngine();
/// Makes one the thread's; returns the one before, null for the default one.
std::shared_ptr<Engine> exchangeEngine(std::shared_ptr<Engine> engine);

/// While it lives, the thread's session is that of a compiled function.
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

/// Takes part in forks until it is gone.
void addEngine(const std::shared_ptr<Engine> &engine);

/// Calls a function that builds or compiles graphs. At the end of a thread,
/// when destructors of static objects run, too, MLIR's caches of the thread are
/// gone: then a thread of its own calls it.
void callWhileThreadLives(llvm::function_ref<void()> function);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_PROCESS_H
