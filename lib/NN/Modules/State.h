//===- State.h - the state of a module --------------------------*- C++ -*-===//
//
// The state that all copies of a Module share, traversal of modules, and copies
// of elements. The files of lib/NN/Modules and lib/NN/Optim use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_STATE_H
#define TCOPT_CAPTURE_MODULES_STATE_H

#include "tcopt/Capture/Module.h"
#include "tcopt/Support/HostTensor.h"

namespace tcopt::nn {

struct Module::State {
  struct Entry {
    std::string name;
    Parameter value;
    bool persistent = true;
  };

  struct Child {
    std::string name;
    std::shared_ptr<Module> module;
    /// Null if the module cannot be cloned.
    const detail::ModuleClass *of;
    /// Whether the child is a member of the parent rather than a shared
    /// pointer.
    bool isObject;
  };

  State() = default;
  /// Copies the state within a CloneScope.
  State(const State &other);

  std::vector<Entry> parameters, buffers;
  std::vector<Child> children;
  bool training = true;
};

/// Visits a module and its submodules; a module precedes its submodules.
class ModuleWalk {
public:
  /// `prefix` is "" or ends in a dot.
  using Visit =
      llvm::function_ref<void(const std::string &prefix, Module::State &)>;

  /// Visits a module once, or under each of its names if `repeats` is set.
  static void run(const Module &module, bool repeats, Visit visit);
  static Module::State &stateOf(const Module &module) { return *module.state; }
};

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Returns a copy of the elements. Breaks the graph of a traced function.
HostTensor hostCopy(const Tensor &tensor, Place place);
Tensor tensorOf(const HostTensor &host, Place place);
/// Overwrites a tensor with elements of the same dtype and sizes. Writes to
/// memory directly; during a trace it calls `copy_`.
void writeHost(const Tensor &tensor, const HostTensor &host, Place place);

/// Returns the value of an Expected or throws its error as an Exception.
template <typename T>
T valueOrThrow(llvm::Expected<T> value, Place place,
               ErrorCode code = ErrorCode::InvalidArgument) {
  if (!value)
    throw Exception(code, llvm::toString(value.takeError()), place);
  return std::move(*value);
}

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_STATE_H
