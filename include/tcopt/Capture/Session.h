//===- Session.h - what functions on tensors share --------------*- C++ -*-===//
//
// A session has the programs that were compiled, backends and plugins, default
// options, random numbers, logs and custom ops. There is a default one, made at
// first use, and a program seldom needs another. Where it does, as for two
// libraries in one process that must not see each other:
//
//   tcopt::Session session;
//   {
//     tcopt::Session::Scope scope(session);
//     auto f = tcopt::compile(step);   // is the session's from now on
//     tcopt::manual_seed(3);           // of the session's random numbers
//   }
//
// A compiled function belongs to the session in which `compile` was called,
// whoever calls it; what is called outside of compiled functions belongs to the
// session of the thread. Tensors belong to no session, but those on a device of
// a backend, whose session stays until the process ends.
//
// After fork() the child goes on with what there was, as the parent does.
// Functions may be called until the very end of the process, by destructors of
// static objects, too.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_H
#define TCOPT_CAPTURE_SESSION_H

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace tcopt {

namespace capture {
class Engine;
} // namespace capture

/// Memory in bytes.
struct MemoryStats {
  /// Elements of tensors, of all sessions, now and at most so far.
  int64_t tensors = 0, tensorsPeak = 0;
  /// Memory in which programs of the session compute, kept for later calls.
  int64_t workspaces = 0;
  /// Compiled programs that the session keeps, about.
  int64_t programs = 0;
};

/// Calls of programs on devices whose options ask for graphs, of a session.
struct GraphCounts {
  /// By the program's host code: first ones of their kind, and those that no
  /// graph can do.
  int64_t first = 0, plain = 0;
  /// Made a graph, and launched one.
  int64_t recorded = 0, replayed = 0;
  /// Why calls were plain, and how many.
  std::map<std::string, int64_t> reasons;
};

class Session {
public:
  Session();
  ~Session();
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  /// Until it ends, what this thread calls belongs to a session. Scopes nest.
  class Scope {
  public:
    explicit Scope(Session &session);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    std::shared_ptr<capture::Engine> outer;
  };

  /// Forgets what its functions have compiled, and all programs.
  void reset();
  MemoryStats memoryStats() const;
  GraphCounts graphCounts() const;
  /// How often programs of devices have run a function on the host, which
  /// Options::allowHostOps allows.
  int64_t hostCalls() const;
  /// Gives memory back that is kept for later calls. Programs stay.
  void emptyCache();

private:
  std::shared_ptr<capture::Engine> engine;
};

// Of this thread's session:

MemoryStats memoryStats();
GraphCounts graphCounts();
int64_t hostCalls();
void emptyCache();

} // namespace tcopt

#endif // TCOPT_CAPTURE_SESSION_H
