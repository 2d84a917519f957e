//===- CompiledEntry.cpp - Entry points and state of a program ------------===//

#include "tcopt/Execution/CompiledEntry.h"
#include "tcopt/Execution/EntryCall.h"
#include "tcopt/Target/CPU/Jit.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

template <typename Function>
static Error find(Jit &jit, const llvm::Twine &name, Function &function) {
  Expected<void *> address = jit.lookup(name.str());
  if (!address)
    return address.takeError();
  function = reinterpret_cast<Function>(*address);
  return Error::success();
}

Expected<CompiledEntry> CompiledEntry::lookup(Jit &jit, llvm::StringRef name,
                                              bool hasState) {
  CompiledEntry entry;
  if (Error error = find(jit, name, entry.run))
    return error;
  if (Error error = find(jit, name + "_shapes", entry.shapes))
    return error;
  if (!hasState)
    return entry;
  if (Error error = find(jit, name + "_init", entry.init))
    return error;
  if (Error error = find(jit, name + "_exit", entry.exit))
    return error;
  return entry;
}

// Releases the context's memory that the computation of the state has used.
Expected<CompiledState> CompiledState::create(const CompiledEntry &entry,
                                              RuntimeContext &context) {
  CompiledState made;
  if (!entry.init)
    return made;
  tcopt_rt_reset(context.get());
  made.exit = entry.exit;
  if (Error error = context.check(entry.init(context.get(), &made.state)))
    return error;
  tcopt_rt_trim(context.get());
  return made;
}

CompiledState::CompiledState(CompiledState &&other)
    : exit(other.exit), state(std::exchange(other.state, nullptr)) {}

CompiledState &CompiledState::operator=(CompiledState &&other) {
  free();
  exit = other.exit;
  state = std::exchange(other.state, nullptr);
  return *this;
}

void CompiledState::free() {
  if (state)
    exit(nullptr, std::exchange(state, nullptr));
}
