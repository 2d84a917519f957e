//===- Guards.h - guards on state outside of the arguments ------*- C++ -*-===//
//
// `guarded` (Guards.h) and modules guard variables by these classes and
// functions.
//
// Internal and unstable: public headers include this one, programs do not.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DETAIL_GUARDS_H
#define TCOPT_CAPTURE_DETAIL_GUARDS_H

#include "tcopt/Capture/Tensor.h"
#include <algorithm>
#include <bit>
#include <cstring>

namespace tcopt {

namespace nn {
class Module;
} // namespace nn

namespace capture {

/// A condition on state outside of a function's arguments that a trace has
/// read.
class StateGuard {
public:
  virtual ~StateGuard() = default;
  /// Whether the state has the same value as during tracing.
  virtual bool holds() const = 0;
  /// Whether the guard can never hold again.
  virtual bool isGone() const { return false; }
  /// A description of the state, such as "the training flag of a Dropout".
  virtual std::string what() const = 0;
  /// The value during tracing and the current value; "" if the value is too
  /// large to print.
  virtual std::string before() const = 0;
  virtual std::string now() const = 0;
};

/// Whether this thread is tracing a function: compiled functions that it calls
/// become part of its graph.
bool isTracing();
/// Returns the id of the recorder that traces a function on this thread, also
/// within an OutsideScope; 0 without one.
uint64_t tracingRecorder();
/// Adds a guard on an object of `size` bytes to the trace of this thread.
/// `make` creates the guard unless the object has one. Must be called during
/// tracing.
void addGuard(const void *object, size_t size,
              const std::function<std::unique_ptr<StateGuard>()> &make);
/// Records that the function has a side effect which its trace cannot replay,
/// so that the function runs again in each call. `why` is a clause such as "a
/// parameter is replaced". Has no effect outside of tracing.
void noteEffect(const char *why);

/// Guards the bytes of an object, described by `what` as in StateGuard. With an
/// owner, the guard expires with the owner.
void guardBytes(const void *bytes, size_t size, const std::string &what,
                const std::weak_ptr<const void> *owner = nullptr);
/// Guards the bytes of an object, not the memory that its fields point to. The
/// guard expires with the owner.
template <typename T>
void guardObject(const T &object, const std::string &what,
                 const std::shared_ptr<const void> &owner) {
  if (!isTracing())
    return;
  std::weak_ptr<const void> weak = owner;
  guardBytes(std::addressof(object), sizeof(T), what, &weak);
}
/// Guards the identity of the tensor in a variable.
void guardTensor(const Tensor &variable, const std::string &what,
                 const std::weak_ptr<const void> *owner = nullptr);

/// Whether two values are equal. Floating-point numbers, also in lists, are
/// compared bit by bit: NaN equals itself, and -0 differs from 0.
template <typename T> bool isSameValue(const T &a, const T &b) {
  if constexpr (std::is_floating_point_v<T>)
    return std::memcmp(&a, &b, sizeof(T)) == 0;
  else if constexpr (requires {
                       typename T::value_type;
                       a.begin();
                       a.size();
                     })
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(),
                                              [](const auto &x, const auto &y) {
                                                return isSameValue(x, y);
                                              });
  else
    return a == b;
}

/// Formats a number with the fewest digits that identify it.
std::string textOfNumber(double value);

template <typename T> std::string textOfValue(const T &value) {
  if constexpr (std::same_as<T, bool>)
    return value ? "true" : "false";
  else if constexpr (std::is_floating_point_v<T>)
    return textOfNumber(double(value));
  else if constexpr (std::is_arithmetic_v<T>)
    return std::to_string(value);
  else if constexpr (std::convertible_to<T, std::string>)
    return "\"" + std::string(value) + "\"";
  else
    return "";
}

/// A guard on a variable whose type has operator==.
template <typename T> class ValueGuard : public StateGuard {
public:
  ValueGuard(const T &variable, std::string what)
      : variable(variable), value(variable), name(std::move(what)) {}

  bool holds() const override { return isSameValue(variable, value); }
  std::string what() const override { return name; }
  std::string before() const override { return textOfValue(value); }
  std::string now() const override { return textOfValue(variable); }

private:
  const T &variable;
  const T value;
  const std::string name;
};

std::string textOfPlace(Place place);
} // namespace capture

} // namespace tcopt

#endif // TCOPT_CAPTURE_DETAIL_GUARDS_H
