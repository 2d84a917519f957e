//===- RandomInputTest.cpp - Philox and random inputs -----------*- C++ -*-===//
//
// Known answers, ranges, and the first moments of what is drawn.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/RandomInput.h"
#include "Testing.h"
#include <cmath>
#include <set>

using namespace tcopt;
using namespace tcopt::testing;

namespace {

// From Random123's kat_vectors.
TEST(PhiloxTest, KnownAnswers) {
  EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}),
            (PhiloxCounter{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  constexpr uint32_t ones = 0xffffffff;
  EXPECT_EQ(philox4x32({ones, ones, ones, ones}, {ones, ones}),
            (PhiloxCounter{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
                       {0xa4093822, 0x299f31d0}),
            (PhiloxCounter{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

HostTensor draw(DType dtype, int64_t count, uint64_t seed,
                uint64_t argument = 0,
                std::optional<std::pair<int64_t, int64_t>> range = {}) {
  return take(randomTensor(dtype, {count}, {seed, argument, range}));
}

TEST(RandomInputTest, DependsOnSeedAndArgumentOnly) {
  for (DType dtype : allDTypes) {
    HostTensor tensor = draw(dtype, 101, 1);
    EXPECT_TRUE(tensor == draw(dtype, 101, 1));
    EXPECT_FALSE(tensor == draw(dtype, 101, 2));
    EXPECT_FALSE(tensor == draw(dtype, 101, 1, 1));
    EXPECT_FALSE(tensor == draw(dtype, 101, 1, uint64_t(1) << 32));
    EXPECT_FALSE(tensor == draw(dtype, 101, uint64_t(1) << 32 | 1));
  }
}

TEST(RandomInputTest, AShorterTensorIsAPrefix) {
  HostTensor large = draw(DType::F64, 100, 5), small = draw(DType::F64, 33, 5);
  for (int64_t i = 0; i < 33; ++i)
    EXPECT_EQ(large.getFloat(i), small.getFloat(i));
}

TEST(RandomInputTest, NormalsHaveTheirMoments) {
  constexpr int64_t count = 200000;
  for (DType dtype : {DType::F64, DType::F32, DType::F16, DType::BF16}) {
    HostTensor tensor = draw(dtype, count, 3);
    double sum = 0, squares = 0, cubes = 0, fourth = 0;
    for (int64_t i = 0; i < count; ++i) {
      double value = tensor.getFloat(i);
      ASSERT_TRUE(std::isfinite(value));
      sum += value;
      squares += value * value;
      cubes += value * value * value;
      fourth += value * value * value * value;
    }
    // Five standard errors.
    EXPECT_NEAR(sum / count, 0, 0.012);
    EXPECT_NEAR(squares / count, 1, 0.016);
    EXPECT_NEAR(cubes / count, 0, 0.045);
    EXPECT_NEAR(fourth / count, 3, 0.11);
  }
}

TEST(RandomInputTest, FloatsAreRoundedOnce) {
  HostTensor wide = draw(DType::F64, 1000, 9),
             narrow = draw(DType::F16, 1000, 9);
  for (int64_t i = 0; i < 1000; ++i)
    EXPECT_EQ(narrow.getFloat(i), double(f16(wide.getFloat(i))));
}

void expectAllOf(const HostTensor &tensor, int64_t low, int64_t high) {
  std::set<int64_t> seen;
  for (int64_t i = 0; i < tensor.numElements(); ++i)
    seen.insert(tensor.getInt(i));
  EXPECT_EQ(*seen.begin(), low);
  EXPECT_EQ(*seen.rbegin(), high);
  EXPECT_EQ(int64_t(seen.size()), high - low + 1);
}

TEST(RandomInputTest, IntegerRanges) {
  for (DType dtype : {DType::I64, DType::I32, DType::I16, DType::I8})
    expectAllOf(draw(dtype, 1000, 1), -8, 7);
  expectAllOf(draw(DType::U8, 1000, 1), 0, 15);
  expectAllOf(draw(DType::Bool, 1000, 1), 0, 1);
  expectAllOf(draw(DType::I32, 1000, 1, 0, {{5, 5}}), 5, 5);
  expectAllOf(draw(DType::I64, 10000, 1, 0, {{0, 99}}), 0, 99);
  expectAllOf(draw(DType::Bool, 100, 1, 0, {{1, 1}}), 1, 1);
}

TEST(RandomInputTest, WholeRangeOfI64) {
  HostTensor tensor = draw(DType::I64, 1000, 1, 0, {{INT64_MIN, INT64_MAX}});
  int64_t negative = 0;
  for (int64_t value : tensor.data<int64_t>())
    negative += value < 0;
  EXPECT_NEAR(double(negative), 500, 80);
}

TEST(RandomInputTest, FloatsInARangeAreUniform) {
  HostTensor tensor = draw(DType::F32, 10000, 1, 0, {{1, 3}});
  double sum = 0;
  for (float value : tensor.data<float>()) {
    EXPECT_GE(value, 1);
    EXPECT_LE(value, 3);
    sum += value;
  }
  EXPECT_NEAR(sum / 10000, 2, 0.03);
}

TEST(RandomInputTest, WrongRangesAreRefused) {
  auto tryRange = [](DType dtype, int64_t low, int64_t high) {
    return messageOf(randomTensor(dtype, {1}, {0, 0, {{low, high}}}));
  };
  EXPECT_EQ(tryRange(DType::I8, 3, 2),
            "expected a range of i8 values, found [3, 2]");
  EXPECT_CONTAINS(tryRange(DType::I8, 0, 128), "i8 values");
  EXPECT_CONTAINS(tryRange(DType::U8, -1, 3), "ui8 values");
  EXPECT_CONTAINS(tryRange(DType::Bool, 0, 2), "i1 values");
  EXPECT_CONTAINS(tryRange(DType::F16, 0, 65505), "f16 values");
  EXPECT_EQ(tryRange(DType::F32, INT64_MIN, INT64_MAX), "");
  EXPECT_CONTAINS(messageOf(randomTensor(DType::F32, {-1}, {})), "negative");
}

TEST(RandomInputTest, ParsesSeeds) {
  EXPECT_EQ(take(parseRandomSeed("random:0")), 0u);
  EXPECT_EQ(take(parseRandomSeed("random:010")), 10u);
  EXPECT_EQ(take(parseRandomSeed("random:0xff")), 255u);
  EXPECT_EQ(take(parseRandomSeed("random:18446744073709551615")), UINT64_MAX);
  for (const char *text : {"random", "random:", "random:x", "random:-1", "7",
                           "random:18446744073709551616", "random:0x"})
    EXPECT_EQ(messageOf(parseRandomSeed(text)),
              "expected random:SEED, found '" + std::string(text) + "'");
}

//===----------------------------------------------------------------------===//
// Extremes
//===----------------------------------------------------------------------===//

HostTensor drawExtremes(DType dtype, Extremes extremes,
                        std::optional<std::pair<int64_t, int64_t>> range = {}) {
  return take(randomTensor(dtype, {4000}, {1, 0, range, extremes}));
}

TEST(RandomInputTest, SpecialFloats) {
  for (DType dtype : {DType::F64, DType::F32, DType::F16, DType::BF16}) {
    HostTensor tensor = drawExtremes(dtype, Extremes::All);
    HostTensor plain = draw(dtype, 4000, 1);
    FloatLimits limits = getFloatLimits(dtype);
    std::set<double> seen;
    int64_t ordinary = 0, nans = 0, negativeZeros = 0;
    for (int64_t i = 0; i < 4000; ++i) {
      double value = tensor.getFloat(i);
      nans += std::isnan(value);
      negativeZeros += value == 0 && std::signbit(value);
      if (!std::isnan(value))
        seen.insert(value);
      ordinary += value == plain.getFloat(i);
    }
    for (double value : {0.0, 1.0, double(INFINITY), limits.max,
                         limits.minNormal, limits.denormMin, 0.5, 2.5})
      EXPECT_TRUE(seen.count(value) && seen.count(-value)) << value;
    EXPECT_GT(nans, 0);
    EXPECT_GT(negativeZeros, 0);
    EXPECT_NEAR(ordinary, 3000, 150);
  }
}

TEST(RandomInputTest, NonFiniteFloatsAreNotLarge) {
  HostTensor tensor = drawExtremes(DType::F32, Extremes::NonFinite);
  int64_t infinite = 0;
  for (int64_t i = 0; i < 4000; ++i) {
    double value = tensor.getFloat(i);
    infinite += std::isinf(value);
    EXPECT_TRUE(!std::isfinite(value) || std::fabs(value) < 10) << value;
  }
  EXPECT_GT(infinite, 100);
}

TEST(RandomInputTest, SpecialIntegers) {
  for (DType dtype :
       {DType::I64, DType::I32, DType::I16, DType::I8, DType::U8}) {
    HostTensor tensor = drawExtremes(dtype, Extremes::All);
    auto [low, high] = getIntegerRange(dtype);
    std::set<int64_t> seen;
    for (int64_t i = 0; i < 4000; ++i)
      seen.insert(tensor.getInt(i));
    for (int64_t value : {low, high, low + 1, high - 1})
      EXPECT_TRUE(seen.count(value)) << value;
  }
}

TEST(RandomInputTest, ExtremesOfARangeAreItsEnds) {
  HostTensor integers = drawExtremes(DType::I32, Extremes::All, {{0, 900}});
  HostTensor floats = drawExtremes(DType::F32, Extremes::All, {{0, 1}});
  int64_t ends = 0, endsOfFloats = 0;
  for (int64_t i = 0; i < 4000; ++i) {
    int64_t value = integers.getInt(i);
    ASSERT_TRUE(0 <= value && value <= 900);
    ends += value == 0 || value == 900;
    endsOfFloats += floats.getFloat(i) == 0 || floats.getFloat(i) == 1;
  }
  EXPECT_GT(ends, 800);
  EXPECT_GT(endsOfFloats, 800);
}

TEST(RandomInputTest, Sources) {
  auto special = take(parseRandomSource("special:0x10"));
  ASSERT_TRUE(special);
  EXPECT_EQ(special->seed, 16u);
  EXPECT_EQ(special->extremes, Extremes::All);
  EXPECT_EQ(take(parseRandomSource("nonfinite:1"))->extremes,
            Extremes::NonFinite);
  EXPECT_EQ(take(parseRandomSource("random:1"))->extremes, Extremes::None);
  EXPECT_FALSE(take(parseRandomSource("x.npy")));
  EXPECT_EQ(messageOf(parseRandomSource("special:x")),
            "expected special:SEED, found 'special:x'");
}

} // namespace
