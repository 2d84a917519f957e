//===- CompiledEntry.h - Entry points and state of a program ----*- C++ -*-===//

#ifndef TCOPT_EXECUTION_COMPILEDENTRY_H
#define TCOPT_EXECUTION_COMPILEDENTRY_H

#include "tcopt/Runtime/tcopt_rt.h"
#include "llvm/Support/Error.h"

namespace tcopt {

class Jit;
class RuntimeContext;

/// The addresses of a compiled function, its shape function, and the functions
/// that create and free the program's state. A program that was lowered without
/// one of them has null.
struct CompiledEntry {
  tcopt_entry run = nullptr;
  tcopt_function shapes = nullptr;
  tcopt_init init = nullptr;
  tcopt_exit exit = nullptr;

  /// Looks up the functions in the code of a program, with or without a state.
  static llvm::Expected<CompiledEntry> lookup(Jit &jit, llvm::StringRef name,
                                              bool hasState);
};

/// The state of a program: values that it computes once, which the destructor
/// frees. Calls on any number of threads may share a state.
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
