//===- Session.h - shared state of functions on tensors ---------*- C++ -*-===//
//
// A session owns compiled programs, backends and plugins, default options, the
// random number generator, logs and custom ops. The default session is created
// at first use. Separate sessions isolate, for example, two libraries in one
// process:
//
//   tcopt::Session session;
//   {
//     tcopt::Session::Scope scope(session);
// auto f = tcopt::compile(step); // belongs to the session
// tcopt::manual_seed(3); // seeds the session's generator
//   }
//
// A compiled function belongs to the session in which `compile` was called.
// Eager calls belong to the current session of the thread. Tensors belong to no
// session, except tensors on a device of a backend, whose session lives until
// the process ends.
//
// After fork(), the child process continues with a copy of the sessions.
// Functions may be called until the end of the process, also by destructors of
// static objects.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_H
#define TCOPT_CAPTURE_SESSION_H

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace tcopt {

class CompileSession;

namespace capture {
class Engine;
} // namespace capture

/// Memory in bytes.
struct MemoryStats {
  /// Elements of the tensors of all sessions: current and peak.
  int64_t tensors = 0, tensorsPeak = 0;
  /// Workspaces of the session's programs, cached for later calls.
  int64_t workspaces = 0;
  /// Estimated size of the session's compiled programs.
  int64_t programs = 0;
};

/// Counts of a session's calls on devices with an option mode that records
/// device graphs.
struct GraphCounts {
  /// Calls that ran the program's host code: the first call for a graph, and
  /// calls that cannot use a graph.
  int64_t first = 0, plain = 0;
  /// Calls that recorded a graph, and calls that launched one.
  int64_t recorded = 0, replayed = 0;
  /// The number of plain calls for each reason.
  std::map<std::string, int64_t> reasons;
};

class Session {
public:
  Session();
  ~Session();
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  /// Makes a session the current session of this thread until the scope ends.
  /// Scopes nest.
  class Scope {
  public:
    explicit Scope(Session &session);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    std::shared_ptr<capture::Engine> outer;
  };

  /// Returns the compiler, backends and logs that the session's functions use.
  /// Valid as long as the session.
  CompileSession &compileSession();

  /// Removes the compiled versions of the session's functions, and all
  /// programs.
  void reset();
  MemoryStats memoryStats() const;
  GraphCounts graphCounts() const;
  /// The number of functions that programs for devices have run on the host, as
  /// Options::allowHostOps permits.
  int64_t hostCalls() const;
  /// Releases cached memory. Keeps the programs.
  void emptyCache();

private:
  std::shared_ptr<capture::Engine> engine;
};

// Functions on the current session of this thread:

MemoryStats memoryStats();
GraphCounts graphCounts();
int64_t hostCalls();
void emptyCache();

} // namespace tcopt

#endif // TCOPT_CAPTURE_SESSION_H
