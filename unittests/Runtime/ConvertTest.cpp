//===- ConvertTest.cpp - 16-bit floats ------------------------------------===//
//
// Widening is checked against the definition of the formats, on all values;
// narrowing against the neighbours found by searching the widened values.
//
//===----------------------------------------------------------------------===//

#include "RuntimeTest.h"

#include <bit>
#include <cmath>
#include <limits>
#include <random>

namespace {

struct Format {
  const char *name;
  int mantissa;
  int bias;
  uint16_t infinity;
  double (*toF64)(uint32_t);
  float (*toF32)(uint32_t);
  uint16_t (*fromF64)(double);
  uint16_t (*fromF32)(float);
};

const Format formats[] = {
    {"f16", 10, 15, 0x7c00, tcopt_rt_f16_to_f64, tcopt_rt_f16_to_f32,
     tcopt_rt_f64_to_f16, tcopt_rt_f32_to_f16},
    {"bf16", 7, 127, 0x7f80, tcopt_rt_bf16_to_f64, tcopt_rt_bf16_to_f32,
     tcopt_rt_f64_to_bf16, tcopt_rt_f32_to_bf16},
};

/// The value of finite `bits` by the definition of the format.
double defined(const Format &f, uint16_t bits) {
  int exponent = (bits & 0x7fff) >> f.mantissa;
  int mantissa = bits & ((1 << f.mantissa) - 1);
  double value = exponent == 0 ? std::ldexp(mantissa, 1 - f.bias - f.mantissa)
                               : std::ldexp(mantissa + (1 << f.mantissa),
                                            exponent - f.bias - f.mantissa);
  return bits & 0x8000 ? -value : value;
}

TEST(Convert, WidensAllValues) {
  for (const Format &f : formats)
    for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
      uint16_t magnitude = bits & 0x7fff;
      double wide = f.toF64(bits);
      float single = f.toF32(bits);
      if (magnitude > f.infinity) {
        ASSERT_TRUE(std::isnan(wide) && std::isnan(single)) << bits;
      } else {
        double value = magnitude == f.infinity
                           ? std::copysign(INFINITY, bits & 0x8000 ? -1 : 1)
                           : defined(f, bits);
        ASSERT_EQ(wide, value) << f.name << " " << bits;
        ASSERT_EQ(single, value) << f.name << " " << bits;
      }
      ASSERT_EQ(std::signbit(wide), bits >> 15 == 1);
      ASSERT_EQ(std::signbit(single), bits >> 15 == 1);
    }
}

TEST(Convert, RoundTripsAllValues) {
  for (const Format &f : formats)
    for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
      bool isNaN = (bits & 0x7fff) > f.infinity;
      uint16_t expected = bits | (isNaN ? 1 << (f.mantissa - 1) : 0);
      ASSERT_EQ(f.fromF64(f.toF64(bits)), expected) << f.name;
      ASSERT_EQ(f.fromF32(f.toF32(bits)), expected) << f.name;
    }
}

TEST(Convert, IgnoresUpperBits) {
  EXPECT_EQ(tcopt_rt_f16_to_f32(0xdead3c00), 1.0f);
  EXPECT_EQ(tcopt_rt_f16_to_f64(0xdead3c00), 1.0);
  EXPECT_EQ(tcopt_rt_bf16_to_f32(0xdead3f80), 1.0f);
  EXPECT_EQ(tcopt_rt_bf16_to_f64(0xdead3f80), 1.0);
}

/// Ties, and the doubles next to them, between all neighbours: one rounding
/// from f64 tells them apart, one by way of f32 does not.
TEST(Convert, RoundsF64OnceToNearestEven) {
  for (const Format &f : formats)
    for (uint16_t low = 0; low + 1 < f.infinity; ++low) {
      double tie = (defined(f, low) + defined(f, low + 1)) / 2;
      uint16_t even = low + (low & 1);
      ASSERT_EQ(f.fromF64(tie), even) << f.name << " " << low;
      ASSERT_EQ(f.fromF64(-tie), even | 0x8000) << f.name << " " << low;
      ASSERT_EQ(f.fromF64(std::nextafter(tie, 0)), low) << f.name;
      ASSERT_EQ(f.fromF64(std::nextafter(tie, INFINITY)), low + 1) << f.name;
    }
}

TEST(Convert, RoundsF32ToNearestEven) {
  for (const Format &f : formats)
    for (uint16_t low = 0; low + 1 < f.infinity; ++low) {
      float tie =
          static_cast<float>((defined(f, low) + defined(f, low + 1)) / 2);
      ASSERT_EQ(f.fromF32(tie), low + (low & 1)) << f.name << " " << low;
      ASSERT_EQ(f.fromF32(std::nextafterf(tie, 0)), low) << f.name;
      ASSERT_EQ(f.fromF32(std::nextafterf(tie, INFINITY)), low + 1) << f.name;
    }
}

TEST(Convert, Overflow) {
  for (const Format &f : formats) {
    double largest = defined(f, f.infinity - 1);
    double step = largest - defined(f, f.infinity - 2);
    double tie = largest + step / 2;
    EXPECT_EQ(f.fromF64(tie), f.infinity);
    EXPECT_EQ(f.fromF64(std::nextafter(tie, 0)), f.infinity - 1);
    EXPECT_EQ(f.fromF32(static_cast<float>(tie)), f.infinity);
    EXPECT_EQ(f.fromF32(std::nextafterf(static_cast<float>(tie), 0)),
              f.infinity - 1);
    EXPECT_EQ(f.fromF64(-1e308), f.infinity | 0x8000);
    EXPECT_EQ(f.fromF64(INFINITY), f.infinity);
    EXPECT_EQ(f.fromF32(-INFINITY), f.infinity | 0x8000);
  }
}

TEST(Convert, Underflow) {
  for (const Format &f : formats) {
    EXPECT_EQ(f.fromF64(0.0), 0);
    EXPECT_EQ(f.fromF64(-0.0), 0x8000);
    EXPECT_EQ(f.fromF64(5e-324), 0);
    EXPECT_EQ(f.fromF64(-1e-300), 0x8000);
    EXPECT_EQ(f.fromF64(std::numeric_limits<double>::min()), 0);
    EXPECT_EQ(f.fromF32(std::numeric_limits<float>::denorm_min()), 0);
  }
  float largestSubnormal = std::bit_cast<float>(uint32_t(0x007fffff));
  EXPECT_EQ(tcopt_rt_f32_to_bf16(largestSubnormal), 0x0080);
  EXPECT_EQ(tcopt_rt_f32_to_f16(largestSubnormal), 0);
}

TEST(Convert, NaNsStayQuietWithSignAndPayload) {
  float signalling = std::bit_cast<float>(uint32_t(0xff800001));
  EXPECT_EQ(tcopt_rt_f32_to_bf16(signalling), 0xffc0);
  EXPECT_EQ(tcopt_rt_f32_to_f16(signalling), 0xfe00);
  double payload = std::bit_cast<double>(uint64_t(0x7ffc000000000001));
  EXPECT_EQ(tcopt_rt_f64_to_bf16(payload), 0x7fe0);
  EXPECT_EQ(tcopt_rt_f64_to_f16(payload), 0x7f00);
  EXPECT_EQ(std::bit_cast<uint32_t>(tcopt_rt_bf16_to_f32(0x7f81)), 0x7fc10000u);
}

/// The nearest value by distance, ties to even, among the neighbours of a
/// candidate that was found by binary search.
uint16_t nearest(const Format &f, double magnitude) {
  uint16_t low = 0, high = f.infinity;
  while (high - low > 1) {
    uint16_t middle = low + (high - low) / 2;
    (defined(f, middle) <= magnitude ? low : high) = middle;
  }
  double below = magnitude - defined(f, low);
  double above = defined(f, high) - magnitude;
  if (below == above)
    return low + (low & 1);
  return below < above ? low : high;
}

TEST(Convert, RandomValues) {
  std::mt19937_64 random(7);
  for (const Format &f : formats)
    for (int i = 0; i < 200000; ++i) {
      uint64_t exponent = 1023 - 160 + random() % 300;
      uint64_t mantissa = random() >> 12;
      double value = std::bit_cast<double>(exponent << 52 | mantissa);
      ASSERT_EQ(f.fromF64(value), nearest(f, value)) << f.name << " " << value;
      float single = static_cast<float>(value);
      if (std::isfinite(single)) {
        ASSERT_EQ(f.fromF32(single), nearest(f, single)) << single;
      }
    }
}

} // namespace
