//===- Guards.h - what a traced function looks at outside -------*- C++ -*-===//
//
// A compiled function is traced once, and later calls run its code. What the
// trace has looked at besides its arguments may be another by then: tensors
// that the function refers to, training flags and parameters of modules are
// guarded wherever they come from. Plain variables of C++ are not seen: name
// those that change.
//
//   double scale = 1;
//   auto f = tcopt::compile([&](Tensor x) { return x * guarded(&scale); });
//   f(x);
//   scale = 2;
//   f(x);   // is traced again
//
// `Options::verifyTraces` finds those that were not named.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_GUARDS_H
#define TCOPT_CAPTURE_GUARDS_H

#include "tcopt/Capture/detail/Guards.h"

namespace tcopt {

/// The variable, of which a traced function depends on: calls that find another
/// value are traced again. A tensor is the same as long as it is the same
/// handle; an object without `==` as long as its bytes are. The variable must
/// outlive the compiled function.
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
