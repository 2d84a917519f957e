//===- State.h - what copies of a module share ------------------*- C++ -*-===//

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
    /// Null where it cannot be cloned.
    const detail::ModuleClass *of;
    /// The parent has the object itself.
    bool isObject;
  };

  State() = default;
  /// Within a CloneScope.
  State(const State &other);

  std::vector<Entry> parameters, buffers;
  std::vector<Child> children;
  bool training = true;
};

/// Goes through a module and all that are in it, each before its own.
class ModuleWalk {
public:
  /// `prefix` is "" or ends in a dot.
  using Visit =
      llvm::function_ref<void(const std::string &prefix, Module::State &)>;

  /// A module that is found again is visited again only if asked for.
  static void run(const Module &module, bool repeats, Visit visit);
  static Module::State &stateOf(const Module &module) { return *module.state; }
};

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// A copy of the elements. A graph break within a function that is traced.
HostTensor hostCopy(const Tensor &tensor, Place place);
Tensor tensorOf(const HostTensor &host, Place place);
/// Gives a tensor other elements, of its dtype and sizes: at once, but by
/// `copy_` for a view and while a function is traced.
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
