//===- NumericsTest.cpp - The judge and allclose ----------------*- C++ -*-===//
//
// Each clause of the rule in Numerics.h, met and broken.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Numerics.h"
#include "Testing.h"
#include <cmath>
#include <random>

using namespace tcopt;
using namespace tcopt::testing;

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
const double nan = std::numeric_limits<double>::quiet_NaN();
constexpr DType floatTypes[] = {DType::F64, DType::F32, DType::F16,
                                DType::BF16};

using Values = std::initializer_list<double>;

Comparison judgeValues(DType dtype, Values actual, Values reference,
                       Values exact) {
  llvm::SmallVector<int64_t> shape = {int64_t(actual.size())};
  return judge(makeTensor(dtype, shape, actual),
               makeTensor(dtype, shape, reference),
               makeTensor(DType::F64, shape, exact));
}

/// `x` moved by a number of ulps of the dtype, relative to 1.
double offBy(DType dtype, double ulps, double x = 1) {
  return x + ulps * getFloatLimits(dtype).epsilon;
}

TEST(JudgeTest, EqualIsRight) {
  for (DType dtype : floatTypes) {
    Comparison result = judgeValues(dtype, {1, 2}, {1, 2}, {1, 2});
    EXPECT_TRUE(result.ok);
    EXPECT_EQ(result.message, "");
    EXPECT_EQ(result.worstIndex, -1);
    EXPECT_EQ(result.numElements, 2);
  }
}

TEST(JudgeTest, FloorIsEightUlps) {
  for (DType dtype : floatTypes) {
    double within = offBy(dtype, 8), outside = offBy(dtype, 9);
    EXPECT_TRUE(judgeValues(dtype, {within, within}, {1, 1}, {1, 1}).ok);
    Comparison result = judgeValues(dtype, {outside, outside}, {1, 1}, {1, 1});
    EXPECT_FALSE(result.ok);
    EXPECT_EQ(result.wrongCount, 0);
    EXPECT_CONTAINS(result.message, "outputs differ: root mean square error");
  }
}

TEST(JudgeTest, FactorDependsOnTheDType) {
  for (DType dtype : floatTypes) {
    // The reference is off by 100 ulp in each element.
    double factor = isHalf(dtype) ? 3 : 2;
    double reference = offBy(dtype, 100, 8);
    double within = offBy(dtype, 100 * factor - 10, 8);
    double outside = offBy(dtype, 100 * factor + 70, 8);
    auto run = [&](double actual) {
      return judgeValues(dtype, {actual, actual}, {reference, reference},
                         {8, 8});
    };
    if (dtype == DType::BF16)
      continue; // too coarse for these steps
    EXPECT_TRUE(run(within).ok) << getName(dtype).str() << run(within).message;
    EXPECT_FALSE(run(outside).ok) << getName(dtype).str();
  }
}

TEST(JudgeTest, NoElementIsOffByMoreThan64Ulps) {
  // Among 10000 elements one may be far off without moving the mean much.
  for (DType dtype : {DType::F64, DType::F32, DType::F16}) {
    HostTensor exact = take(HostTensor::create(DType::F64, {100, 100}));
    for (int64_t i = 0; i < 10000; ++i)
      exact.setFloat(i, 1);
    HostTensor reference = take(exact.convertTo(dtype)), actual = reference;
    actual.setFloat(4203, offBy(dtype, 64));
    EXPECT_TRUE(judge(actual, reference, exact).ok);
    actual.setFloat(4203, offBy(dtype, 66));
    Comparison result = judge(actual, reference, exact);
    EXPECT_FALSE(result.ok);
    EXPECT_EQ(result.worstIndex, 4203);
    EXPECT_EQ(result.wrongCount, 1);
    EXPECT_CONTAINS(result.message, "outputs differ: 1 of 10000 elements off "
                                    "by more than 64 ulp; worst at [42, 3]: "
                                    "expected 1, found 1.");
    EXPECT_EQ(result.message.find('\n'), std::string::npos);
  }
}

TEST(JudgeTest, MoreAccurateThanTheReferenceIsRight) {
  DType dtype = DType::F16;
  double reference = offBy(dtype, 200);
  EXPECT_TRUE(judgeValues(dtype, {1, 1}, {reference, reference}, {1, 1}).ok);
  double between = offBy(dtype, 100);
  EXPECT_TRUE(
      judgeValues(dtype, {between, between}, {reference, reference}, {1, 1})
          .ok);
}

TEST(JudgeTest, SumsThatCancelToNoiseAreRight) {
  // Exactly 0; the reference and the actual result have unrelated noise.
  std::mt19937 random(1);
  std::normal_distribution<double> noise(0, 1e-7);
  HostTensor exact = take(HostTensor::create(DType::F64, {10000}));
  HostTensor reference = take(HostTensor::create(DType::F32, {10000}));
  HostTensor actual = reference;
  for (int64_t i = 0; i < 10000; ++i) {
    reference.setFloat(i, noise(random));
    actual.setFloat(i, noise(random));
  }
  Comparison result = judge(actual, reference, exact);
  EXPECT_TRUE(result.ok) << result.message;
  actual.setFloat(7, 1e-5);
  EXPECT_FALSE(judge(actual, reference, exact).ok);
}

TEST(JudgeTest, NonFiniteElementsMustBeInTheSamePlaces) {
  for (DType dtype : floatTypes) {
    Values reference = {1, nan, inf, -inf};
    EXPECT_TRUE(judgeValues(dtype, reference, reference, reference).ok);
    EXPECT_TRUE(
        judgeValues(dtype, {1, -nan, inf, -inf}, reference, reference).ok);
    for (Values actual :
         {Values{nan, nan, inf, -inf}, Values{inf, nan, inf, -inf},
          Values{1, 1, inf, -inf}, Values{1, nan, -inf, -inf},
          Values{1, nan, inf, 1}, Values{1, inf, inf, -inf},
          Values{1, nan, nan, -inf}}) {
      Comparison result = judgeValues(dtype, actual, reference, reference);
      EXPECT_FALSE(result.ok);
      EXPECT_EQ(result.wrongCount, 1);
      EXPECT_CONTAINS(result.message,
                      "outputs differ: NaN or Inf in other places");
    }
  }
}

TEST(JudgeTest, OverflowInTheReferenceOnly) {
  // An f16 intermediate overflowed; the f64 run says 300.
  DType dtype = DType::F16;
  EXPECT_TRUE(judgeValues(dtype, {300, 1}, {inf, 1}, {300, 1}).ok);
  EXPECT_TRUE(judgeValues(dtype, {inf, 1}, {inf, 1}, {300, 1}).ok);
  EXPECT_TRUE(judgeValues(dtype, {300, 1}, {nan, 1}, {300, 1}).ok);
  EXPECT_FALSE(judgeValues(dtype, {-inf, 1}, {inf, 1}, {300, 1}).ok);
  EXPECT_FALSE(judgeValues(dtype, {nan, 1}, {inf, 1}, {300, 1}).ok);
  Comparison result = judgeValues(dtype, {400, 1}, {inf, 1}, {300, 1});
  EXPECT_FALSE(result.ok);
  EXPECT_EQ(result.worstIndex, 0);
  // Overflow that f64 confirms is no excuse.
  EXPECT_FALSE(judgeValues(dtype, {65504}, {inf}, {1e6}).ok);
}

TEST(JudgeTest, NearTheOverflowThreshold) {
  EXPECT_TRUE(judgeValues(DType::F16, {inf}, {65504}, {65500}).ok);
  EXPECT_TRUE(judgeValues(DType::F16, {65504}, {inf}, {65530}).ok);
  EXPECT_FALSE(judgeValues(DType::F16, {-inf}, {65504}, {65500}).ok);
  EXPECT_FALSE(judgeValues(DType::F16, {nan}, {65504}, {65500}).ok);
  EXPECT_FALSE(judgeValues(DType::F16, {inf}, {60000}, {60000}).ok);
  double max = getFloatLimits(DType::F64).max;
  EXPECT_TRUE(judgeValues(DType::F64, {inf}, {max}, {max}).ok);
  EXPECT_FALSE(judgeValues(DType::F64, {-max}, {max}, {max}).ok);
  EXPECT_FALSE(judgeValues(DType::F64, {inf}, {1e308}, {1e308}).ok);
}

TEST(JudgeTest, SquaresDoNotOverflow) {
  Comparison result =
      judgeValues(DType::F64, {1e300, 1e300}, {1e300, 1e300}, {1e300, 1e300});
  EXPECT_TRUE(result.ok) << result.message;
  EXPECT_FALSE(
      judgeValues(DType::F64, {1.1e300, 1e300}, {1e300, 1e300}, {1e300, 1e300})
          .ok);
  EXPECT_FALSE(judgeValues(DType::F64, {1.1e-300}, {1e-300}, {1e-300}).ok);
}

TEST(JudgeTest, ZerosAndSubnormals) {
  for (DType dtype : floatTypes) {
    double least = getFloatLimits(dtype).denormMin;
    EXPECT_TRUE(judgeValues(dtype, {0, -0.0}, {0, 0}, {0, 0}).ok);
    EXPECT_TRUE(judgeValues(dtype, {8 * least}, {0}, {0}).ok);
    EXPECT_FALSE(judgeValues(dtype, {9 * least}, {0}, {0}).ok);
    // An ulp below the normal numbers is one subnormal step.
    EXPECT_TRUE(
        judgeValues(dtype, {108 * least}, {100 * least}, {100 * least}).ok);
    EXPECT_FALSE(judgeValues(dtype, {0}, {100 * least}, {100 * least}).ok);
  }
}

TEST(JudgeTest, EmptyTensorsAgree) {
  Comparison result = judgeValues(DType::F32, {}, {}, {});
  EXPECT_TRUE(result.ok);
  EXPECT_EQ(result.numElements, 0);
  EXPECT_EQ(result.worstIndex, -1);
}

TEST(JudgeTest, TypesMustAgree) {
  HostTensor a = makeTensor(DType::F32, {2}, {1, 2});
  HostTensor b = makeTensor(DType::F32, {1, 2}, {1, 2});
  HostTensor exact = makeTensor(DType::F64, {2}, {1, 2});
  EXPECT_EQ(judge(a, b, exact).message,
            "outputs differ: expected 1x2xf32, found 2xf32");
  EXPECT_EQ(judge(exact, a, exact).message,
            "outputs differ: expected 2xf32, found 2xf64");
  EXPECT_EQ(judge(a, a, a).message,
            "outputs differ: f64 reference: expected 2xf64, found 2xf32");
}

TEST(JudgeTest, IntegersAreExactSaveForTies) {
  for (DType dtype : {DType::I64, DType::I32, DType::U8}) {
    HostTensor reference = makeTensor(dtype, {3}, {1, 2, 3});
    HostTensor actual = makeTensor(dtype, {3}, {1, 5, 3});
    EXPECT_TRUE(judge(reference, reference, reference).ok);
    Comparison result = judge(actual, reference, reference);
    EXPECT_EQ(result.message,
              "outputs differ: 1 of 3 elements; worst at [1]: expected 2, "
              "found 5 (max abs err 3, max rel err 1.5)");
    HostTensor margin = makeTensor(DType::F64, {3}, {1, 1e-9, 1});
    JudgeOptions options;
    options.margin = &margin;
    EXPECT_FALSE(judge(actual, reference, reference, options).ok);
    options.marginTolerance = 1e-6;
    EXPECT_TRUE(judge(actual, reference, reference, options).ok);
    margin = makeTensor(DType::F64, {1}, {0});
    EXPECT_EQ(judge(actual, reference, reference, options).message,
              "outputs differ: margin: expected 3xf64, found 1xf64");
  }
}

TEST(JudgeTest, LargeIntegersAndBooleans) {
  HostTensor a = take(HostTensor::create(DType::I64, {1})), b = a;
  a.setInt(0, INT64_MAX);
  b.setInt(0, INT64_MAX - 1);
  EXPECT_FALSE(judge(a, b, b).ok);
  b.setInt(0, INT64_MIN);
  EXPECT_EQ(judge(a, b, b).maxAbsErr, 0x1p64);
  HostTensor yes = makeTensor(DType::Bool, {1}, {1});
  HostTensor no = makeTensor(DType::Bool, {1}, {0});
  EXPECT_TRUE(judge(yes, yes, yes).ok);
  EXPECT_CONTAINS(judge(no, yes, yes).message, "expected true, found false");
}

TEST(JudgeTest, ErrorsAreMeasuredAgainstTheReference) {
  Comparison result = judgeValues(DType::F32, {1.5, 0.25}, {1, 0}, {1, 0});
  EXPECT_EQ(result.maxAbsErr, 0.5);
  EXPECT_EQ(result.maxRelErr, 0.5); // the 0 is left out
  EXPECT_EQ(result.wrongCount, 2);
  EXPECT_EQ(result.worstIndex, 0);
  EXPECT_NEAR(result.rmse, std::sqrt((0.25 + 0.0625) / 2), 1e-15);
  EXPECT_EQ(result.referenceRmse, 0);
}

TEST(AllcloseTest, NumPysRule) {
  auto close = [](Values actual, Values expected, double rtol, double atol) {
    llvm::SmallVector<int64_t> shape = {int64_t(actual.size())};
    return allclose(makeTensor(DType::F64, shape, actual),
                    makeTensor(DType::F64, shape, expected), rtol, atol);
  };
  EXPECT_TRUE(close({1.25}, {1}, 0.25, 0).ok);
  EXPECT_FALSE(close({1.25}, {1}, 0.2, 0).ok);
  EXPECT_TRUE(close({0.5}, {0}, 0, 0.5).ok);
  EXPECT_TRUE(close({inf, -inf, nan}, {inf, -inf, nan}, 0, 0).ok);
  EXPECT_FALSE(close({inf}, {-inf}, 1, 1).ok);
  EXPECT_FALSE(close({1}, {inf}, 1, 1).ok);
  EXPECT_FALSE(close({nan}, {1}, 1, 1).ok);
  EXPECT_TRUE(close({}, {}, 0, 0).ok);
  Comparison result = close({1, 3}, {1, 2}, 0, 0.5);
  EXPECT_EQ(result.worstIndex, 1);
  EXPECT_EQ(result.message,
            "outputs differ: 1 of 2 elements outside of rtol 0, atol 0.5; "
            "worst at [1]: expected 2, found 3 (max abs err 1, max rel err "
            "0.5)");
}

TEST(AllcloseTest, TypesAndNaN) {
  HostTensor narrow = makeTensor(DType::BF16, {1}, {0.1});
  HostTensor wide = makeTensor(DType::F32, {1}, {0.1});
  EXPECT_TRUE(allclose(narrow, wide, 1e-2, 0).ok);
  EXPECT_FALSE(allclose(narrow, wide, 1e-5, 0).ok);
  HostTensor none = makeTensor(DType::F32, {1}, {nan});
  EXPECT_TRUE(allclose(none, none).ok);
  EXPECT_FALSE(allclose(none, none, 1, 1, /*equalNaN=*/false).ok);
  EXPECT_EQ(allclose(wide, makeTensor(DType::F32, {}, {0.1})).message,
            "outputs differ: expected f32, found 1xf32");
}

TEST(AllcloseTest, IntegersAreNotRoundedToDoubles) {
  HostTensor a = take(HostTensor::create(DType::I64, {1})), b = a;
  a.setInt(0, (int64_t(1) << 60) + 1);
  b.setInt(0, int64_t(1) << 60);
  EXPECT_FALSE(allclose(a, b, 0, 0).ok);
  EXPECT_TRUE(allclose(a, b, 0, 1).ok);
}

} // namespace
