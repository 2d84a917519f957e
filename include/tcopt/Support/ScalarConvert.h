//===- ScalarConvert.h - Conversion between element types -------*- C++ -*-===//
//
// All of tcopt converts values between element types by these rules:
//   float -> float      rounded once, to nearest even
//   float -> integer    towards zero, saturating; NaN becomes 0
//   float, int -> Bool  `value != 0` (so NaN is true)
//   int -> float        rounded once, to nearest even
//   int -> int          modulo 2^n, as `arith.trunci`
// A cast of a tensor to f16 or bf16 converts to f32 first, as PyTorch does.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_SCALARCONVERT_H
#define TCOPT_SUPPORT_SCALARCONVERT_H

#include "tcopt/Support/DType.h"
#include <cmath>
#include <limits>

namespace tcopt {

/// Truncates towards zero; clamps to T's range; NaN becomes 0.
template <std::integral T> T saturatingCast(double value) {
  if (std::isnan(value))
    return 0;
  // Both ends are powers of two (or zero), so exact as doubles.
  constexpr double low = double(std::numeric_limits<T>::min());
  constexpr double above =
      2.0 * double(T(1) << (std::numeric_limits<T>::digits - 1));
  if (value <= low)
    return std::numeric_limits<T>::min();
  if (value >= above)
    return std::numeric_limits<T>::max();
  return T(value);
}

/// A double as an element of storage type T.
template <typename T> T convertElement(double value) {
  if constexpr (std::is_same_v<T, bool>)
    return value != 0;
  else if constexpr (std::is_integral_v<T>)
    return saturatingCast<T>(value);
  else
    return T(value);
}

/// An integer as an element of storage type T.
template <typename T> T convertElement(int64_t value) {
  if constexpr (std::is_same_v<T, bool>)
    return value != 0;
  else
    return T(value);
}

} // namespace tcopt

#endif // TCOPT_SUPPORT_SCALARCONVERT_H
