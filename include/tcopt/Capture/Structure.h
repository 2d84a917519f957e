//===- Structure.h - arguments that are made of tensors ---------*- C++ -*-===//
//
// What compiled functions take and return: tensors, numbers, strings, and
// pairs, tuples, vectors, arrays, optionals and maps of such. A struct takes
// part if it lists its fields:
//
//   struct State {
//     Tensor hidden, cell;
//     template <typename V> void fields(V &&v) { v(hidden, cell); }
//   };
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_STRUCTURE_H
#define TCOPT_CAPTURE_STRUCTURE_H

#include "tcopt/Capture/Tensor.h"
#include <array>
#include <bit>
#include <map>
#include <string>
#include <tuple>
#include <unordered_map>

namespace tcopt {

namespace capture {
template <typename T, template <typename...> class Of>
inline constexpr bool isA = false;
template <template <typename...> class Of, typename... Args>
inline constexpr bool isA<Of<Args...>, Of> = true;
template <typename T> inline constexpr bool isArray = false;
template <typename T, size_t N>
inline constexpr bool isArray<std::array<T, N>> = true;
template <typename T> inline constexpr bool isNever = false;

template <typename T>
concept HasFields = requires(T &value) { value.fields([](auto & ...) {}); };

/// A hash that tells strings apart well enough for a guard: FNV-1a.
constexpr uint64_t hashOf(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325;
  for (char c : text)
    hash = (hash ^ uint8_t(c)) * 0x100000001b3;
  return hash;
}

/// Calls the visitor for each leaf, in an order that only the structure
/// decides: `tensor(Tensor &)`, `scalar(Scalar &)`, `size(Size &)`, and
/// `constant(uint64_t)` for all that a trace takes as it is: numbers, strings,
/// counts and keys.
template <typename V, typename T> void visitLeaves(V &visitor, T &value) {
  using U = std::remove_const_t<T>;
  if constexpr (std::same_as<U, Tensor>) {
    visitor.tensor(value);
  } else if constexpr (std::same_as<U, Scalar>) {
    visitor.scalar(value);
  } else if constexpr (std::same_as<U, Size>) {
    visitor.size(value);
  } else if constexpr (std::is_floating_point_v<U>) {
    visitor.constant(std::bit_cast<uint64_t>(double(value)));
  } else if constexpr (std::is_integral_v<U> || std::is_enum_v<U>) {
    visitor.constant(uint64_t(value));
  } else if constexpr (std::convertible_to<U, std::string_view>) {
    visitor.constant(hashOf(value));
  } else if constexpr (isA<U, std::pair> || isA<U, std::tuple> || isArray<U>) {
    std::apply([&](auto &...parts) { (visitLeaves(visitor, parts), ...); },
               value);
  } else if constexpr (isA<U, std::vector>) {
    visitor.constant(value.size());
    for (auto &part : value)
      visitLeaves(visitor, part);
  } else if constexpr (isA<U, std::optional>) {
    visitor.constant(value.has_value());
    if (value)
      visitLeaves(visitor, *value);
  } else if constexpr (isA<U, std::map>) {
    visitor.constant(value.size());
    for (auto &[key, part] : value) {
      visitLeaves(visitor, key);
      visitLeaves(visitor, part);
    }
  } else if constexpr (HasFields<T>) {
    value.fields([&](auto &...parts) { (visitLeaves(visitor, parts), ...); });
  } else if constexpr (HasFields<U>) {
    // Fields are listed by one function for both; nothing is written here.
    const_cast<U &>(value).fields(
        [&](auto &...parts) { (visitLeaves(visitor, parts), ...); });
  } else {
    static_assert(isNever<T>,
                  "arguments and results of compiled functions are made of "
                  "tensors, numbers, strings, pairs, tuples, vectors, arrays, "
                  "optionals, maps, and structs with a function `fields`");
  }
}
} // namespace capture

} // namespace tcopt

#endif // TCOPT_CAPTURE_STRUCTURE_H
