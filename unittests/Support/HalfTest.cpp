//===- HalfTest.cpp - f16 and bf16 against llvm::APFloat --------*- C++ -*-===//
//
// Back-conversions exhaustively; forward ones on every rounding boundary and
// on random bit patterns.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Half.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "gtest/gtest.h"
#include <cmath>
#include <random>

using namespace tcopt;
using llvm::APFloat;

namespace {

template <typename T> struct Reference;
template <> struct Reference<f16> {
  static const llvm::fltSemantics &semantics() { return APFloat::IEEEhalf(); }
};
template <> struct Reference<bf16> {
  static const llvm::fltSemantics &semantics() { return APFloat::BFloat(); }
};

template <typename T> uint16_t roundByAPFloat(APFloat value) {
  bool losesInfo;
  value.convert(Reference<T>::semantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return uint16_t(value.bitcastToAPInt().getZExtValue());
}

bool isNaNBits(float value) { return std::isnan(value); }

template <typename T> void checkDouble(double value) {
  uint16_t expected = roundByAPFloat<T>(APFloat(value));
  ASSERT_EQ(T(value).bits, expected) << std::hexfloat << value;
}

template <typename T> void checkFloat(float value) {
  uint16_t expected = roundByAPFloat<T>(APFloat(value));
  ASSERT_EQ(T(value).bits, expected) << std::hexfloat << value;
}

template <typename T> void checkInteger(int64_t value) {
  APFloat reference(Reference<T>::semantics());
  reference.convertFromAPInt(llvm::APInt(64, uint64_t(value), true), true,
                             APFloat::rmNearestTiesToEven);
  ASSERT_EQ(T(value).bits, reference.bitcastToAPInt().getZExtValue()) << value;
}

template <typename T> class HalfTest : public ::testing::Test {};
using HalfTypes = ::testing::Types<f16, bf16>;
TYPED_TEST_SUITE(HalfTest, HalfTypes);

TYPED_TEST(HalfTest, ToFloatAndDoubleExhaustively) {
  for (uint32_t bits = 0; bits < 65536; ++bits) {
    TypeParam value = TypeParam::fromBits(uint16_t(bits));
    APFloat reference(Reference<TypeParam>::semantics(), llvm::APInt(16, bits));
    if (reference.isNaN()) {
      ASSERT_TRUE(isNaNBits(float(value)));
      ASSERT_TRUE(std::isnan(double(value)));
      continue;
    }
    ASSERT_EQ(std::bit_cast<uint32_t>(float(value)),
              std::bit_cast<uint32_t>(reference.convertToFloat()));
    ASSERT_EQ(double(value), double(float(value)));
  }
}

TYPED_TEST(HalfTest, RoundTripsExhaustively) {
  for (uint32_t bits = 0; bits < 65536; ++bits) {
    TypeParam value = TypeParam::fromBits(uint16_t(bits));
    if (std::isnan(float(value))) {
      ASSERT_TRUE(std::isnan(float(TypeParam(float(value)))));
      // Quiet, with the payload kept.
      ASSERT_EQ(TypeParam(float(value)).bits,
                bits | TypeParam::Format::quietBit);
      continue;
    }
    ASSERT_EQ(TypeParam(float(value)).bits, bits);
    ASSERT_EQ(TypeParam(double(value)).bits, bits);
  }
}

// Each representable number, each midpoint, and their neighbours as floats and
// as doubles, where rounding twice goes wrong.
TYPED_TEST(HalfTest, EveryRoundingBoundary) {
  for (uint32_t bits = 0; bits < 0x7fff; ++bits) {
    double low = double(TypeParam::fromBits(uint16_t(bits)));
    double high = double(TypeParam::fromBits(uint16_t(bits + 1)));
    if (!std::isfinite(low))
      break;
    if (!std::isfinite(high)) // the overflow threshold: half an ulp more
      high = low + (low - double(TypeParam::fromBits(uint16_t(bits - 1))));
    for (double at : {low, low + (high - low) / 2}) {
      for (double sign : {1.0, -1.0}) {
        checkDouble<TypeParam>(sign * at);
        checkDouble<TypeParam>(sign * std::nextafter(at, INFINITY));
        checkDouble<TypeParam>(sign * std::nextafter(at, -INFINITY));
        checkFloat<TypeParam>(float(sign * at));
        checkFloat<TypeParam>(std::nextafter(float(sign * at), INFINITY));
        checkFloat<TypeParam>(std::nextafter(float(sign * at), -INFINITY));
      }
    }
    if (this->HasFatalFailure())
      return;
  }
}

TYPED_TEST(HalfTest, RandomBitPatterns) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 1000000; ++i) {
    uint64_t word = random();
    float narrow = std::bit_cast<float>(uint32_t(word));
    double wide = std::bit_cast<double>(word);
    // Most doubles are out of range: pull the exponent near the format's.
    double near =
        std::ldexp(1 + double(word >> 12) * 0x1p-52, int(word % 400) - 200);
    if (!std::isnan(narrow))
      checkFloat<TypeParam>(narrow);
    if (!std::isnan(wide))
      checkDouble<TypeParam>(wide);
    checkDouble<TypeParam>(near);
    if (this->HasFatalFailure())
      return;
  }
}

TYPED_TEST(HalfTest, NaNsStayQuietNaNs) {
  for (double value : {std::nan(""), -std::nan("0xfff")}) {
    EXPECT_TRUE(std::isnan(double(TypeParam(value))));
    EXPECT_TRUE(std::isnan(double(TypeParam(float(value)))));
    EXPECT_EQ(std::signbit(double(TypeParam(value))), std::signbit(value));
  }
  // A payload wholly below the kept bits must not become infinity.
  float low = std::bit_cast<float>(0x7f800001u);
  EXPECT_TRUE(std::isnan(float(TypeParam(low))));
}

TYPED_TEST(HalfTest, IntegersRoundOnce) {
  std::mt19937_64 random(11);
  for (int i = 0; i < 200000; ++i)
    checkInteger<TypeParam>(int64_t(random()) >> (random() % 64));
  for (int64_t value : {int64_t(0), INT64_MIN, INT64_MAX, int64_t(65519),
                        int64_t(65520), int64_t(2049), int64_t(2051)})
    checkInteger<TypeParam>(value);
}

TEST(HalfTest, KnownValues) {
  EXPECT_EQ(f16(65504.0).bits, 0x7bff);
  EXPECT_EQ(f16(65519.99).bits, 0x7bff);
  EXPECT_EQ(f16(65520.0).bits, 0x7c00);
  EXPECT_EQ(f16(0x1p-24).bits, 1);
  EXPECT_EQ(f16(0x1p-25).bits, 0);
  EXPECT_EQ(f16(std::nextafter(0x1p-25, 1)).bits, 1);
  EXPECT_EQ(bf16(1.0f).bits, 0x3f80);
  // To float first would land on a tie and go down to 1.
  EXPECT_EQ(bf16(1 + 0x1p-8 + 0x1p-40).bits, 0x3f81);
  EXPECT_EQ(f16(1 + 0x1p-11 + 0x1p-40).bits, 0x3c01);
  // To double first would do the same.
  EXPECT_EQ(bf16((int64_t(1) << 62) + (int64_t(1) << 54) + 1).bits,
            bf16(0x1.02p62).bits);
}

TEST(HalfTest, ComparesAsIEEE) {
  EXPECT_TRUE(f16(0.0) == f16(-0.0));
  EXPECT_FALSE(f16(std::nan("")) == f16(std::nan("")));
  EXPECT_TRUE(bf16(1.0) < bf16(2.0));
  EXPECT_FALSE(bf16(std::nan("")) < bf16(2.0));
}

} // namespace
