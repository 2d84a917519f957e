//===- SessionPart.h - state of upper layers in a session -------*- C++ -*-===//
//
// An Engine keeps one object of each upper layer that lives as long as the
// session: the layer defines a class with a slot, and Engine::part<T>() creates
// the object when it is first used.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_SESSIONPART_H
#define TCOPT_CAPTURE_SESSION_SESSIONPART_H

#include <cstddef>

namespace tcopt::capture {

/// The classes that derive from SessionPart, in the order in which a fork locks
/// them.
enum class SessionSlot { CompiledFunctions, EagerKernels, ProgramCache, Count };

class SessionPart {
public:
  virtual ~SessionPart();

  /// Drops all compiled code.
  virtual void reset() {}
  /// Returns an estimate of its memory in bytes.
  virtual size_t bytes() const { return 0; }
  /// Locks all mutexes before the process forks.
  virtual void lockForFork() {}
  virtual void unlockAfterFork(bool /*isChild*/) {}
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_SESSIONPART_H
