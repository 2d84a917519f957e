//===- Dispatch.h - calls of tensor functions -------------------*- C++ -*-===//
//
// The code that generate_functions.py generates calls each tensor function
// through `dispatch`. During a trace the body of the function adds ops to the
// graph; otherwise EagerKernels runs a cached program.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_EAGER_DISPATCH_H
#define TCOPT_CAPTURE_EAGER_DISPATCH_H

#include "../Session/CallFrame.h"
#include "../Tensor/Device.h"
#include "EagerKernels.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Capture/Tensor.h"
#include <bit>
#include <string_view>

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

// The addArgument functions add an argument to the guard key, one for each type
// in functions.schema.

inline void addArgument(CallKey &key, const Tensor &tensor) {
  key.tensor(tensor);
}
inline void addArgument(CallKey &key, const Scalar &number) {
  key.scalar(number);
}
inline void addArgument(CallKey &key, const Size &size) { key.size(size); }
inline void addArgument(CallKey &key, const Operand &operand) {
  key.constant(operand.number() != nullptr);
  if (const Scalar *number = operand.number())
    key.scalar(*number);
  else
    key.handle(operand.handle());
}
template <typename T>
  requires std::integral<T> || std::is_enum_v<T>
void addArgument(CallKey &key, T value) {
  key.constant(uint64_t(value));
}
inline void addArgument(CallKey &key, double value) {
  key.constant(std::bit_cast<uint64_t>(value));
}
inline void addArgument(CallKey &, std::nullopt_t) {}
inline void addArgument(CallKey &key, std::string_view text) { key.text(text); }
inline void addArgument(CallKey &key, const Dims &dims) {
  key.constant(dims.values().size());
  for (int64_t dim : dims.values())
    key.constant(uint64_t(dim));
}
template <typename T>
void addArgument(CallKey &key, const std::vector<T> &list) {
  key.constant(list.size());
  for (const T &one : list)
    addArgument(key, one);
}
template <typename T>
void addArgument(CallKey &key, const std::optional<T> &value) {
  key.constant(value.has_value());
  if (value)
    addArgument(key, *value);
}

// The replaceArgument functions replace an argument by its shadow before the
// body is traced.

inline void replaceArgument(LeafReplacer &with, Tensor &tensor) {
  with.tensor(tensor);
}
inline void replaceArgument(LeafReplacer &with, Scalar &number) {
  with.scalar(number);
}
inline void replaceArgument(LeafReplacer &with, Size &size) { with.size(size); }
inline void replaceArgument(LeafReplacer &with, Operand &operand) {
  Place place = operand.place();
  if (const Scalar *number = operand.number()) {
    Scalar other = *number;
    with.scalar(other);
    operand = Operand(other, place);
  } else {
    Tensor other;
    with.tensor(other);
    operand = Operand(other, place);
  }
}
template <typename T>
  requires std::is_arithmetic_v<T> || std::is_enum_v<T>
void replaceArgument(LeafReplacer &, T &) {}
inline void replaceArgument(LeafReplacer &, std::string_view &) {}
inline void replaceArgument(LeafReplacer &, std::nullopt_t &) {}
inline void replaceArgument(LeafReplacer &, Dims &) {}
template <typename T>
void replaceArgument(LeafReplacer &with, std::vector<T> &list) {
  for (T &one : list)
    replaceArgument(with, one);
}
template <typename T>
void replaceArgument(LeafReplacer &with, std::optional<T> &value) {
  if (value)
    replaceArgument(with, *value);
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// The common device of the arguments, or the thread's default device if no
/// argument determines one. CPU tensors of rank 0 combine with all devices.
/// Throws Exception for tensors on different devices.
class ArgumentDevice {
public:
  ArgumentDevice(const FunctionInfo &function, Place place)
      : function(function), place(place) {}

  void add(const std::shared_ptr<TensorImpl> &tensor) {
    if (!tensor)
      return;
    const DeviceInfo *device = tensor->cell->device;
    if (!device && tensor->sizes().empty())
      return;
    if (found && *found != device)
      throwTwoDevices(device);
    found = device;
  }
  void add(const Tensor &tensor) { add(tensor.getImpl()); }
  void add(const Operand &operand) { add(operand.handle()); }
  void add(const std::vector<Tensor> &tensors) {
    for (const Tensor &tensor : tensors)
      add(tensor);
  }
  void add(const std::optional<Operand> &operand) {
    if (operand)
      add(*operand);
  }
  template <typename T> void add(const T &) {}
  const DeviceInfo *get() const { return found ? *found : settings().device; }

private:
  [[noreturn]] void throwTwoDevices(const DeviceInfo *other) const {
    throw Exception(std::string(function.calledName()) +
                        ": expected tensors on one device but found " +
                        textOf(*found) + " and " + textOf(other) +
                        " (to(device) copies a tensor)",
                    place);
  }

  const FunctionInfo &function;
  Place place;
  std::optional<const DeviceInfo *> found;
};

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Runs the cached program for the call; if it is absent, traces `body`.
std::vector<Tensor> runFunction(const FunctionInfo &function,
                                const CallKey &key, const TracedCall &body);

inline std::vector<Tensor> tensorsOf(const Tensor &result) { return {result}; }
inline std::vector<Tensor> tensorsOf(const std::pair<Tensor, Tensor> &results) {
  return {results.first, results.second};
}
inline std::vector<Tensor> tensorsOf(const std::vector<Tensor> &results) {
  return results;
}

template <typename R> R resultOf(std::vector<Tensor> tensors) {
  if constexpr (std::same_as<R, Tensor>)
    return std::move(tensors.front());
  else if constexpr (std::same_as<R, std::vector<Tensor>>)
    return tensors;
  else
    return {std::move(tensors[0]), std::move(tensors[1])};
}

/// Calls the body of a function that the user called at a source location.
template <typename Body>
auto callInFrame(const FunctionInfo &function, Place place,
                 llvm::function_ref<void(ArgumentLister &)> listArguments,
                 const Body &body) {
  CallFrame frame(function, place, listArguments);
  try {
    return body();
  } catch (const UndefinedTensor &) {
    frame.throwUndefined(place);
  }
}

/// Calls a tensor function, whose graph `body(arguments..., place)` builds.
template <typename R, typename Body, typename... Args>
R dispatch(const FunctionInfo &function, Place place, Body body,
           const Args &...args) {
  if (Recorder *recorder = currentRecorder()) {
    ArgumentDevice device(function, place);
    (device.add(args), ...);
    if (device.get() != recorder->tensorDevice())
      recorder->useDevice(device.get(), place);
    auto list = [&](ArgumentLister &lister) { (lister.add(args), ...); };
    return callInFrame(function, place, list,
                       [&] { return body(args..., place); });
  }
  CallKey key(function, place);
  (addArgument(key, args), ...);
  std::optional<R> held;
  return resultOf<R>(
      runFunction(function, key, [&](const CallArguments &given) {
        std::tuple<Args...> copies(args...);
        auto list = [&](ArgumentLister &lister) { (lister.add(args), ...); };
        LeafReplacer replacer{given};
        std::apply(
            [&](auto &...each) { (replaceArgument(replacer, each), ...); },
            copies);
        return callInFrame(function, place, list, [&] {
          held = std::apply(
              [&](const auto &...each) { return body(each..., place); },
              copies);
          return tensorsOf(*held);
        });
      }));
}

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_EAGER_DISPATCH_H
