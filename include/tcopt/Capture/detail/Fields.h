//===- Fields.h - fields of plain structs -----------------------*- C++ -*-===//
//
// C++20 has no reflection of struct fields. The number of fields is the largest
// number of values with which an aggregate can be initialized; structured
// bindings then access them.
//
// Internal and unstable: public headers include this one, programs do not.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DETAIL_FIELDS_H
#define TCOPT_CAPTURE_DETAIL_FIELDS_H

#include <cstddef>
#include <type_traits>
#include <utility>

namespace tcopt::capture {

inline constexpr size_t kMostFields = 16;

/// Converts to every type. Used in unevaluated expressions only.
struct AnyField {
  template <typename T> operator T() const noexcept;
};

template <typename T, size_t... I>
constexpr bool takesFields(std::index_sequence<I...>) {
  return requires { T{(void(I), AnyField())...}; };
}

template <typename T, size_t N> constexpr size_t countFields() {
  if constexpr (N == 0)
    return 0;
  else if constexpr (takesFields<T>(std::make_index_sequence<N>()))
    return N;
  else
    return countFields<T, N - 1>();
}

/// The number of fields of an aggregate; kMostFields + 1 if it has more than
/// kMostFields.
template <typename T>
inline constexpr size_t numFields = countFields<T, kMostFields + 1>();

/// Calls `visit` with all fields of an aggregate.
template <typename T, typename Visit>
void visitFields(T &value, const Visit &visit) {
  constexpr size_t count = numFields<std::remove_const_t<T>>;
  static_assert(count > 0 || std::is_empty_v<T>,
                "a struct with references, base classes or arrays lists its "
                "fields by a function `fields`");
  if constexpr (count == 0) {
    visit();
  } else if constexpr (count == 1) {
    auto &[a] = value;
    visit(a);
  } else if constexpr (count == 2) {
    auto &[a, b] = value;
    visit(a, b);
  } else if constexpr (count == 3) {
    auto &[a, b, c] = value;
    visit(a, b, c);
  } else if constexpr (count == 4) {
    auto &[a, b, c, d] = value;
    visit(a, b, c, d);
  } else if constexpr (count == 5) {
    auto &[a, b, c, d, e] = value;
    visit(a, b, c, d, e);
  } else if constexpr (count == 6) {
    auto &[a, b, c, d, e, f] = value;
    visit(a, b, c, d, e, f);
  } else if constexpr (count == 7) {
    auto &[a, b, c, d, e, f, g] = value;
    visit(a, b, c, d, e, f, g);
  } else if constexpr (count == 8) {
    auto &[a, b, c, d, e, f, g, h] = value;
    visit(a, b, c, d, e, f, g, h);
  } else if constexpr (count == 9) {
    auto &[a, b, c, d, e, f, g, h, i] = value;
    visit(a, b, c, d, e, f, g, h, i);
  } else if constexpr (count == 10) {
    auto &[a, b, c, d, e, f, g, h, i, j] = value;
    visit(a, b, c, d, e, f, g, h, i, j);
  } else if constexpr (count == 11) {
    auto &[a, b, c, d, e, f, g, h, i, j, k] = value;
    visit(a, b, c, d, e, f, g, h, i, j, k);
  } else if constexpr (count == 12) {
    auto &[a, b, c, d, e, f, g, h, i, j, k, l] = value;
    visit(a, b, c, d, e, f, g, h, i, j, k, l);
  } else if constexpr (count == 13) {
    auto &[a, b, c, d, e, f, g, h, i, j, k, l, m] = value;
    visit(a, b, c, d, e, f, g, h, i, j, k, l, m);
  } else if constexpr (count == 14) {
    auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n] = value;
    visit(a, b, c, d, e, f, g, h, i, j, k, l, m, n);
  } else if constexpr (count == 15) {
    auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = value;
    visit(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o);
  } else if constexpr (count == 16) {
    auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = value;
    visit(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
  }
}

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_DETAIL_FIELDS_H
