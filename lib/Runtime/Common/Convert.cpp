//===- Convert.cpp - 16-bit floats in integer arithmetic ------------------===//
//
// Compiler support for 16-bit floats calls library functions that older libgcc
// versions lack, and going through f32 would round f64 twice. So all formats
// are converted by one piece of integer arithmetic over their parameters.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Runtime/tcopt_rt.h"

#include <bit>

namespace {

/// An IEEE-like format; the sign is the bit above the exponent.
struct Format {
  int mantissa;
  int exponent;

  constexpr int bias() const { return (1 << (exponent - 1)) - 1; }
  constexpr int maxExponent() const { return (1 << exponent) - 1; }
  constexpr uint64_t infinity() const {
    return uint64_t(maxExponent()) << mantissa;
  }
  constexpr uint64_t quietBit() const { return uint64_t(1) << (mantissa - 1); }
  constexpr int signShift() const { return mantissa + exponent; }
};

constexpr Format f64{52, 11}, f32{23, 8}, f16{10, 5}, bf16{7, 8};

/// value / 2^shift to nearest, ties to even.
constexpr uint64_t shiftRounded(uint64_t value, int shift) {
  if (shift > 63)
    return 0;
  uint64_t half = uint64_t(1) << (shift - 1);
  uint64_t rest = value & ((half << 1) - 1);
  uint64_t kept = value >> shift;
  bool up = rest > half || (rest == half && (kept & 1));
  return kept + up;
}

/// Narrows the magnitude `bits` (no sign). A carry out of the mantissa moves
/// into the exponent, which is right up to infinity.
template <Format From, Format To>
constexpr uint64_t narrowMagnitude(uint64_t bits) {
  constexpr int drop = From.mantissa - To.mantissa;
  if (bits > From.infinity())
    return To.infinity() | To.quietBit() | ((bits - From.infinity()) >> drop);
  int exponent = int(bits >> From.mantissa) - From.bias() + To.bias();
  if (exponent >= To.maxExponent())
    return To.infinity();
  uint64_t hidden = uint64_t(1) << From.mantissa;
  uint64_t mantissa = bits & (hidden - 1);
  if (exponent > 0)
    return shiftRounded((uint64_t(exponent) << From.mantissa) | mantissa, drop);
  // The result is subnormal; a subnormal source has no hidden bit, and an
  // exponent one higher than its field says.
  bool isNormal = bits >= hidden;
  return shiftRounded(isNormal ? mantissa | hidden : mantissa,
                      drop + 1 - exponent - !isNormal);
}

/// Widens the magnitude `bits`, exactly.
template <Format From, Format To>
constexpr uint64_t widenMagnitude(uint64_t bits) {
  constexpr int add = To.mantissa - From.mantissa;
  if (bits > From.infinity())
    return To.infinity() | To.quietBit() | ((bits - From.infinity()) << add);
  if (bits == From.infinity())
    return To.infinity();
  if (bits == 0)
    return 0;
  constexpr int rebias = To.bias() - From.bias();
  if (bits >> From.mantissa || rebias == 0)
    return (bits << add) + (uint64_t(rebias) << To.mantissa);
  // Normalise a subnormal: its leading one becomes the hidden bit.
  int shift = From.mantissa + 1 - std::bit_width(bits);
  uint64_t mantissa = (bits << shift) - (uint64_t(1) << From.mantissa);
  return (uint64_t(rebias + 1 - shift) << To.mantissa) + (mantissa << add);
}

template <Format From, Format To>
constexpr uint64_t convertBits(uint64_t bits) {
  uint64_t sign = bits >> From.signShift() & 1;
  uint64_t magnitude = bits & ((uint64_t(1) << From.signShift()) - 1);
  if constexpr (From.mantissa > To.mantissa)
    magnitude = narrowMagnitude<From, To>(magnitude);
  else
    magnitude = widenMagnitude<From, To>(magnitude);
  return magnitude | sign << To.signShift();
}

} // namespace

uint16_t tcopt_rt_f32_to_f16(float value) {
  return uint16_t(convertBits<f32, f16>(std::bit_cast<uint32_t>(value)));
}

uint16_t tcopt_rt_f64_to_f16(double value) {
  return uint16_t(convertBits<f64, f16>(std::bit_cast<uint64_t>(value)));
}

uint16_t tcopt_rt_f32_to_bf16(float value) {
  return uint16_t(convertBits<f32, bf16>(std::bit_cast<uint32_t>(value)));
}

uint16_t tcopt_rt_f64_to_bf16(double value) {
  return uint16_t(convertBits<f64, bf16>(std::bit_cast<uint64_t>(value)));
}

float tcopt_rt_f16_to_f32(uint32_t bits) {
  return std::bit_cast<float>(uint32_t(convertBits<f16, f32>(uint16_t(bits))));
}

double tcopt_rt_f16_to_f64(uint32_t bits) {
  return std::bit_cast<double>(convertBits<f16, f64>(uint16_t(bits)));
}

float tcopt_rt_bf16_to_f32(uint32_t bits) {
  return std::bit_cast<float>(uint32_t(convertBits<bf16, f32>(uint16_t(bits))));
}

double tcopt_rt_bf16_to_f64(uint32_t bits) {
  return std::bit_cast<double>(convertBits<bf16, f64>(uint16_t(bits)));
}
