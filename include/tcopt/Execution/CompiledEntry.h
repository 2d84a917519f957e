//===- CompiledEntry.h - Functions and states of compiled code --*- C++ -*-===//

#ifndef TCOPT_EXECUTION_COMPILEDENTRY_H
#define TCOPT_EXECUTION_COMPILEDENTRY_H

#include "tcopt/Runtime/tcopt_rt.h"
#include "llvm/Support/Error.h"

namespace tcopt {

class Jit;
class RuntimeContext;

/// A compiled function, its shape function, and those that make and free the
/// program's state; null in a program that was lowered without them.
struct CompiledEntry {
  tcopt_entry run = nullptr;
  tcopt_function shapes = nullptr;
  tcopt_init init = nullptr;
  tcopt_exit exit = nullptr;

  /// Looks the functions up in the code of a program that has a state or none.
  static llvm::Expected<CompiledEntry> lookup(Jit &jit, llvm::StringRef name,
                                              bool hasState);
};

/// What a program computes once: made on construction, freed with the object.
/// Calls on any number of threads may use it.
class CompiledState {
public:
  CompiledState() = default;
  static llvm::Expected<CompiledState> create(const CompiledEntry &entry,
                                              RuntimeContext &context);
  ~CompiledState() { free(); }
  CompiledState(CompiledState &&other);
  CompiledState &operator=(CompiledState &&other);

  const void *get() const { return state; }
  int64_t numBytes() const { return tcopt_rt_state_bytes(state); }

private:
  void free();

  tcopt_exit exit = nullptr;
  void *state = nullptr;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_COMPILEDENTRY_H
