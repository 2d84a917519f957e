//===- Guards.h - guards on state besides arguments -------------*- C++ -*-===//
//
// A compiled function is traced once, and later calls run its code. State that
// the trace has read besides the arguments may have changed by then. Captured
// tensors, training flags and parameters of modules are guarded automatically.
// Reads of plain C++ variables cannot be observed: mark variables that change
// as `guarded`:
//
//   double scale = 1;
//   auto f = tcopt::compile([&](Tensor x) { return x * guarded(&scale); });
//   f(x);
//   scale = 2;
// f(x); // traced again
//
// `Options::verifyTraces` detects changes of unguarded variables.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_GUARDS_H
#define TCOPT_CAPTURE_GUARDS_H

#include "tcopt/Capture/detail/Guards.h"

namespace tcopt {

/// Returns the variable, and guards its value in a traced function: calls with
/// another value trace again. Tensors are compared by identity, objects without
/// `==` by their bytes. The variable must outlive the compiled function.
template <typename T>
const T &guarded(const T *variable, Place place = Place::current()) {
  if (!capture::isTracing())
    return *variable;
  std::string what = "the variable guarded at " + capture::textOfPlace(place);
  if constexpr (std::same_as<T, Tensor>)
    capture::guardTensor(*variable, what);
  else if constexpr (std::equality_comparable<T> &&
                     !std::derived_from<T, nn::Module>)
    capture::addGuard(variable, sizeof(T), [&] {
      return std::make_unique<capture::ValueGuard<T>>(*variable, what);
    });
  else
    capture::guardBytes(variable, sizeof(T), what);
  return *variable;
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_GUARDS_H
