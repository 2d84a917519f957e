//===- Structure.h - visits of the leaves of arguments ----------*- C++ -*-===//
//
// Calls a visitor for each tensor, number and string of a value of one of the
// types that are listed in tcopt/Capture/Structure.h.
//
// Internal and unstable: public headers include this one, programs do not.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DETAIL_STRUCTURE_H
#define TCOPT_CAPTURE_DETAIL_STRUCTURE_H

#include "tcopt/Capture/Tensor.h"
#include "tcopt/Capture/detail/Fields.h"
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>
#include <unordered_map>

namespace tcopt {

namespace nn {
class Module;
} // namespace nn

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

/// Calls `enter` and `leave` with the element's index or key if the visitor has
/// them.
template <typename V, typename Part, typename Visit>
void visitPart(V &visitor, const Part &part, const Visit &visit) {
  if constexpr (requires { visitor.enter(part); }) {
    visitor.enter(part);
    visit();
    visitor.leave();
  } else {
    visit();
  }
}

/// Reports the number of elements to the visitor.
template <typename V> void visitCount(V &visitor, size_t count) {
  if constexpr (requires { visitor.count(count); })
    visitor.count(count);
  else
    visitor.constant(count);
}

template <typename V, typename T> void visitLeaves(V &visitor, T &value);

template <typename V, typename... Parts>
void visitParts(V &visitor, Parts &...parts) {
  size_t number = 0;
  (visitPart(visitor, number++, [&] { visitLeaves(visitor, parts); }), ...);
}

template <typename V, typename T> void visitList(V &visitor, T &list) {
  using Part = typename std::remove_const_t<T>::value_type;
  visitCount(visitor, list.size());
  for (size_t i = 0; i < list.size(); ++i)
    visitPart(visitor, i, [&] {
      // The elements of a std::vector<bool> are proxies, not objects.
      if constexpr (std::same_as<Part, bool>)
        visitor.constant(bool(list[i]));
      else
        visitLeaves(visitor, list[i]);
    });
}

/// Visits the entries in the order of keys, also those of an unordered map.
template <typename V, typename T> void visitMap(V &visitor, T &map) {
  std::vector<decltype(&*map.begin())> entries;
  for (auto &entry : map)
    entries.push_back(&entry);
  if constexpr (!isA<std::remove_const_t<T>, std::map>)
    std::sort(entries.begin(), entries.end(),
              [](auto *a, auto *b) { return a->first < b->first; });
  visitCount(visitor, entries.size());
  for (auto *entry : entries) {
    visitLeaves(visitor, entry->first);
    visitPart(visitor, entry->first,
              [&] { visitLeaves(visitor, entry->second); });
  }
}

/// Calls the visitor for each leaf, in an order that depends only on the
/// structure: `tensor(Tensor &)`, `scalar(Scalar &)`, `size(Size &)`, and for
/// leaves that are constants of a trace `constant(number)` and `text(string)`.
template <typename V, typename T> void visitLeaves(V &visitor, T &value) {
  using U = std::remove_const_t<T>;
  if constexpr (std::same_as<U, Tensor>) {
    visitor.tensor(value);
  } else if constexpr (std::same_as<U, Scalar>) {
    visitor.scalar(value);
  } else if constexpr (std::derived_from<U, Size>) {
    visitor.size(value);
  } else if constexpr (std::is_arithmetic_v<U> || std::is_enum_v<U>) {
    visitor.constant(value);
  } else if constexpr (std::same_as<std::decay_t<U>, const char *> &&
                       std::is_pointer_v<U>) {
    visitCount(visitor, value != nullptr);
    if (value)
      visitor.text(value);
  } else if constexpr (std::convertible_to<const U &, std::string_view>) {
    static_assert(
        std::same_as<U, std::string> || !requires { V::isResult; },
        "results of compiled functions own their strings");
    visitor.text(value);
  } else if constexpr (std::same_as<U, Device>) {
    visitor.text(value.text());
  } else if constexpr (std::derived_from<U, nn::Module>) {
    // The bytes of a module are its fields and the identity of its parameters.
    // The tensors and the training flag are guarded when the function reads
    // them.
    visitor.text({reinterpret_cast<const char *>(&value), sizeof(U)});
  } else if constexpr (isA<U, std::pair> || isA<U, std::tuple>) {
    std::apply([&](auto &...parts) { visitParts(visitor, parts...); }, value);
  } else if constexpr (isA<U, std::vector> || isArray<U>) {
    visitList(visitor, value);
  } else if constexpr (isA<U, std::optional>) {
    visitCount(visitor, value.has_value());
    if (value)
      visitLeaves(visitor, *value);
  } else if constexpr (isA<U, std::variant>) {
    visitor.constant(value.index());
    std::visit([&](auto &one) { visitLeaves(visitor, one); }, value);
  } else if constexpr (std::same_as<U, std::monostate>) {
  } else if constexpr (isA<U, std::map> || isA<U, std::unordered_map>) {
    visitMap(visitor, value);
  } else if constexpr (HasFields<T>) {
    value.fields([&](auto &...parts) { visitParts(visitor, parts...); });
  } else if constexpr (HasFields<U>) {
    // `fields` is not const, but the visitor does not write.
    const_cast<U &>(value).fields(
        [&](const auto &...parts) { visitParts(visitor, parts...); });
  } else if constexpr (std::is_aggregate_v<U>) {
    static_assert(numFields<U> <= kMostFields,
                  "a struct with more than 16 fields lists them by a function "
                  "`fields`");
    visitFields(value, [&](auto &...parts) { visitParts(visitor, parts...); });
  } else {
    static_assert(isNever<T>,
                  "arguments and results of compiled functions are made of "
                  "tensors, numbers, strings, devices, modules, pairs, tuples, "
                  "vectors, arrays, optionals, variants, maps, plain structs, "
                  "and structs with a function `fields`");
  }
}
} // namespace capture

} // namespace tcopt

#endif // TCOPT_CAPTURE_DETAIL_STRUCTURE_H
