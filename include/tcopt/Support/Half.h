//===- Half.h - IEEE half and bfloat16 values -------------------*- C++ -*-===//
//
// 16-bit floating-point storage types with conversions that round once, to
// nearest even, from float, double and every integer type. Everything is
// integer arithmetic: no compiler-rt name is called (Debian 12's libgcc lacks
// `__truncsfbf2` and `__truncdfbf2`), and the header needs neither LLVM nor
// MLIR, so that the runtime may include it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_HALF_H
#define TCOPT_SUPPORT_HALF_H

#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>

namespace tcopt {
namespace detail {

/// The shape of a 16-bit format: 1 sign bit, 15 - mantissaBits exponent bits,
/// mantissaBits explicit fraction bits.
template <int MantissaBits> struct HalfFormat {
  static constexpr int mantissaBits = MantissaBits;
  static constexpr int exponentBits = 15 - MantissaBits;
  static constexpr int bias = (1 << (exponentBits - 1)) - 1;
  static constexpr uint16_t infinity =
      uint16_t(((1u << exponentBits) - 1) << mantissaBits);
  static constexpr uint16_t quietBit = uint16_t(1u << (mantissaBits - 1));
};

/// The bits of the number nearest to `significand * 2^exponent`, ties to even;
/// too large a number becomes infinity. The sign is left to the caller.
template <typename Format>
constexpr uint16_t roundMagnitude(uint64_t significand, int exponent) {
  if (significand == 0)
    return 0;
  // The leading bit is worth 2^top; subnormals share the least normal's scale.
  int top = 63 - std::countl_zero(significand) + exponent;
  int scale = top < 1 - Format::bias ? 1 - Format::bias : top;
  if (scale > Format::bias)
    return Format::infinity;
  // Shift so that the last kept bit is worth 2^(scale - mantissaBits).
  int drop = scale - Format::mantissaBits - exponent;
  uint64_t kept = 0;
  if (drop <= 0) {
    kept = significand << -drop;
  } else if (drop <= 64) {
    kept = drop == 64 ? 0 : significand >> drop;
    uint64_t half = uint64_t(1) << (drop - 1);
    uint64_t rest = significand & (half | (half - 1));
    kept += rest > half || (rest == half && (kept & 1));
  }
  // The hidden bit of `kept` adds one to the biased exponent; a carry out of
  // the fraction does so too, up to infinity.
  uint64_t biased = uint64_t(scale + Format::bias - 1);
  return uint16_t((biased << Format::mantissaBits) + kept);
}

/// A NaN with the top fraction bits of `fraction` (left-aligned in 64 bits),
/// made quiet.
template <typename Format> constexpr uint16_t makeNaN(uint64_t fraction) {
  return uint16_t(Format::infinity | Format::quietBit |
                  uint16_t(fraction >> (64 - Format::mantissaBits)));
}

template <typename Format> constexpr uint16_t halfFromDouble(double value) {
  uint64_t bits = std::bit_cast<uint64_t>(value);
  uint16_t sign = uint16_t((bits >> 48) & 0x8000);
  uint64_t fraction = bits & ((uint64_t(1) << 52) - 1);
  int exponent = int((bits >> 52) & 0x7ff);
  if (exponent == 0x7ff)
    return uint16_t(
        sign | (fraction ? makeNaN<Format>(fraction << 12) : Format::infinity));
  if (exponent != 0)
    fraction |= uint64_t(1) << 52;
  else
    exponent = 1;
  return uint16_t(sign | roundMagnitude<Format>(fraction, exponent - 1075));
}

template <typename Format> constexpr uint16_t halfFromFloat(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  uint16_t sign = uint16_t((bits >> 16) & 0x8000);
  uint64_t fraction = bits & ((1u << 23) - 1);
  int exponent = int((bits >> 23) & 0xff);
  if (exponent == 0xff)
    return uint16_t(
        sign | (fraction ? makeNaN<Format>(fraction << 41) : Format::infinity));
  if (exponent != 0)
    fraction |= 1u << 23;
  else
    exponent = 1;
  return uint16_t(sign | roundMagnitude<Format>(fraction, exponent - 150));
}

template <typename Format, std::integral Int>
constexpr uint16_t halfFromInteger(Int value) {
  bool negative = value < Int(0);
  uint64_t magnitude =
      negative ? uint64_t(0) - uint64_t(value) : uint64_t(value);
  return uint16_t((negative ? 0x8000 : 0) |
                  roundMagnitude<Format>(magnitude, 0));
}

constexpr float floatFromF16(uint16_t bits) {
  uint32_t sign = uint32_t(bits & 0x8000) << 16;
  uint32_t exponent = (bits >> 10) & 0x1f, fraction = bits & 0x3ff;
  if (exponent == 0x1f)
    return std::bit_cast<float>(sign | 0x7f800000 | (fraction << 13));
  if (exponent != 0)
    return std::bit_cast<float>(sign | ((exponent + 112) << 23) |
                                (fraction << 13));
  // Zero or subnormal: the fraction counts units of 2^-24, exactly.
  float magnitude = float(fraction) * 0x1p-24f;
  return sign ? -magnitude : magnitude;
}

constexpr float floatFromBF16(uint16_t bits) {
  return std::bit_cast<float>(uint32_t(bits) << 16);
}

} // namespace detail

/// IEEE 754 binary16. Arithmetic is done by converting to float or double;
/// comparisons are IEEE's (NaN differs from itself, -0 equals +0).
struct f16 {
  using Format = detail::HalfFormat<10>;
  uint16_t bits = 0;

  constexpr f16() = default;
  constexpr explicit f16(float value)
      : bits(detail::halfFromFloat<Format>(value)) {}
  constexpr explicit f16(double value)
      : bits(detail::halfFromDouble<Format>(value)) {}
  template <std::integral Int>
  constexpr explicit f16(Int value)
      : bits(detail::halfFromInteger<Format>(value)) {}
  static constexpr f16 fromBits(uint16_t bits) {
    f16 result;
    result.bits = bits;
    return result;
  }
  constexpr explicit operator float() const {
    return detail::floatFromF16(bits);
  }
  constexpr explicit operator double() const { return float(*this); }
  friend constexpr bool operator==(f16 a, f16 b) {
    return float(a) == float(b);
  }
  friend constexpr auto operator<=>(f16 a, f16 b) {
    return float(a) <=> float(b);
  }
};

/// bfloat16: the upper half of an IEEE binary32.
struct bf16 {
  using Format = detail::HalfFormat<7>;
  uint16_t bits = 0;

  constexpr bf16() = default;
  constexpr explicit bf16(float value)
      : bits(detail::halfFromFloat<Format>(value)) {}
  constexpr explicit bf16(double value)
      : bits(detail::halfFromDouble<Format>(value)) {}
  template <std::integral Int>
  constexpr explicit bf16(Int value)
      : bits(detail::halfFromInteger<Format>(value)) {}
  static constexpr bf16 fromBits(uint16_t bits) {
    bf16 result;
    result.bits = bits;
    return result;
  }
  constexpr explicit operator float() const {
    return detail::floatFromBF16(bits);
  }
  constexpr explicit operator double() const { return float(*this); }
  friend constexpr bool operator==(bf16 a, bf16 b) {
    return float(a) == float(b);
  }
  friend constexpr auto operator<=>(bf16 a, bf16 b) {
    return float(a) <=> float(b);
  }
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_HALF_H
