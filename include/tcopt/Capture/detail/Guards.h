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

/// Something outside of a function's arguments that a trace has looked at.
class StateGuard {
public:
  virtual ~StateGuard() = default;
  /// Whether it is what it was when the trace was made.
  virtual bool holds() const = 0;
  /// Whether it will never be that again.
  virtual bool isGone() const { return false; }
  /// What it is, as in "the training flag of a Dropout".
  virtual std::string what() const = 0;
  /// What it was, and what it is now; "" where there is too much to tell.
  virtual std::string before() const = 0;
  virtual std::string now() const = 0;
};

/// Whether this thread is tracing a function: compiled functions that it calls
/// become part of its graph.
bool isTracing();
/// The number of what traces a function on this thread, also while something is
/// called that is no part of the function; 0 for none.
uint64_t tracingRecorder();
/// The trace of this thread depends on an object of so many bytes, which `make`
/// guards unless something does already. Only while a function is traced.
void addGuard(const void *object, size_t size,
              const std::function<std::unique_ptr<StateGuard>()> &make);
/// The function that this thread traces does what its trace does not hold: it
/// is called again each time. `why` is as in "a parameter is replaced". Does
/// nothing where no function is traced.
void noteEffect(const char *why);

/// Guards bytes of an object; `what` is as in StateGuard. If there is an owner,
/// they are gone with it.
void guardBytes(const void *bytes, size_t size, const std::string &what,
                const std::weak_ptr<const void> *owner = nullptr);
/// Guards the fields of an object as they lie in memory: what they point to is
/// not looked at. The object is gone with its owner.
template <typename T>
void guardObject(const T &object, const std::string &what,
                 const std::shared_ptr<const void> &owner) {
  if (!isTracing())
    return;
  std::weak_ptr<const void> weak = owner;
  guardBytes(std::addressof(object), sizeof(T), what, &weak);
}
/// Guards which tensor a variable is.
void guardTensor(const Tensor &variable, const std::string &what,
                 const std::weak_ptr<const void> *owner = nullptr);

/// Whether numbers, and lists of them, have the same bits: NaN is what it was,
/// and -0 is not 0.
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

/// As few digits as tell it apart.
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

/// A variable whose values can be compared.
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
