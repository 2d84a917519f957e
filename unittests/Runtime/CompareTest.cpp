//===- CompareTest.cpp - check_equal and check_close ----------------------===//

#include "RuntimeTest.h"

#include <cmath>
#include <limits>

using namespace tcopt::rt::test;

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
const double nan = std::nan("");

bool isFloat(tcopt_dtype dtype) {
  return dtype.code == TCOPT_DTYPE_FLOAT || dtype.code == TCOPT_DTYPE_BFLOAT;
}

int equal(Context &ctx, Tensor &a, Tensor &b) {
  return tcopt_rt_check_equal(ctx, a.get(), b.get(), "t.mlir:1:2");
}

TEST(Compare, EqualOfAllDtypes) {
  for (tcopt_dtype dtype : allDtypes) {
    Context ctx;
    Tensor a(dtype, {2, 2}), b(dtype, {2, 2});
    for (int i = 0; i < 4; ++i) {
      setAs(a, i, 1);
      setAs(b, i, 1);
    }
    EXPECT_EQ(equal(ctx, a, b), TCOPT_OK);
    setAs(a, 2, 0);
    EXPECT_EQ(equal(ctx, a, b), TCOPT_CHECK_FAILED);
    bool isBool = dtype.code == TCOPT_DTYPE_BOOL;
    EXPECT_EQ(ctx.error(),
              std::string("t.mlir:1:2: outputs differ: 1 of 4 elements are "
                          "wrong, the worst at [1, 0]: got ") +
                  (isBool ? "false, expected true" : "0, expected 1"));
  }
}

TEST(Compare, SpecialValuesOfFloats) {
  for (tcopt_dtype dtype : allDtypes) {
    if (!isFloat(dtype))
      continue;
    Context ctx;
    Tensor a(dtype, {4}), b(dtype, {4});
    const double left[] = {nan, inf, -inf, -0.0};
    const double right[] = {-nan, inf, -inf, 0.0};
    for (int i = 0; i < 4; ++i) {
      setAs(a, i, left[i]);
      setAs(b, i, right[i]);
    }
    EXPECT_EQ(equal(ctx, a, b), TCOPT_OK);
    EXPECT_EQ(tcopt_rt_check_close(ctx, a.get(), b.get(), 1e-3, 1e-3, nullptr),
              TCOPT_OK);
  }
}

TEST(Compare, SpecialValuesAreNeverClose) {
  const double pairs[][2] = {{nan, 1}, {1, nan},    {inf, -inf}, {inf, 1},
                             {1, inf}, {nan, -inf}, {-inf, nan}};
  for (auto &[got, expected] : pairs) {
    Context ctx;
    Tensor a(f32, {2}), b(f32, {2});
    for (int i : {0, 1})
      setAs(a, i, i ? got : 3), setAs(b, i, i ? expected : 4);
    EXPECT_EQ(tcopt_rt_check_close(ctx, a.get(), b.get(), 1e30, 1e30, nullptr),
              TCOPT_CHECK_FAILED);
    EXPECT_NE(ctx.error().find("1 of 2 elements are wrong, the worst at [1]"),
              std::string::npos)
        << ctx.error();
  }
}

TEST(Compare, Tolerances) {
  Context ctx;
  Tensor a(f64, {2}), b(f64, {2});
  a.fill<double>({100.5, 1.0});
  b.fill<double>({100.0, 1.0});
  auto close = [&](double rtol, double atol) {
    int status =
        tcopt_rt_check_close(ctx, a.get(), b.get(), rtol, atol, "here");
    EXPECT_EQ(status, ctx.take());
    return status;
  };
  EXPECT_EQ(close(0, 0.5), TCOPT_OK);
  EXPECT_EQ(close(0, 0.49), TCOPT_CHECK_FAILED);
  EXPECT_EQ(close(0.005, 0), TCOPT_OK);
  EXPECT_EQ(close(0.0049, 0), TCOPT_CHECK_FAILED);
  EXPECT_EQ(close(0.003, 0.2), TCOPT_OK);
  for (double bad : {-1.0, inf, nan}) {
    EXPECT_EQ(close(bad, 0), TCOPT_INVALID_ARGUMENT);
    EXPECT_EQ(close(0, bad), TCOPT_INVALID_ARGUMENT);
  }
}

TEST(Compare, CloseMessage) {
  Context ctx;
  Tensor a(f32, {3}), b(f32, {3});
  a.fill<float>({1.1f, 2.0f, 5.0f});
  b.fill<float>({1.0f, 2.0f, 3.0f});
  EXPECT_EQ(tcopt_rt_check_close(ctx, a.get(), b.get(), 1e-5, 1e-6, "f.mlir"),
            TCOPT_CHECK_FAILED);
  EXPECT_EQ(ctx.error(), "f.mlir: outputs differ: 2 of 3 elements are wrong, "
                         "the worst at [2]: got 5, expected 3 (rtol 1e-05, "
                         "atol 1e-06)");
}

TEST(Compare, FirstOfEquallyBadOnesIsNamed) {
  Context ctx;
  Tensor a(i32, {4}), b(i32, {4});
  a.fill<int32_t>({0, 5, 5, 5});
  b.fill<int32_t>({0, 3, 3, 3});
  EXPECT_EQ(tcopt_rt_check_equal(ctx, a.get(), b.get(), nullptr),
            TCOPT_CHECK_FAILED);
  EXPECT_EQ(ctx.error(), "outputs differ: 3 of 4 elements are wrong, the worst "
                         "at [1]: got 5, expected 3");
}

TEST(Compare, LargeIntegersAreExact) {
  Context ctx;
  Tensor a(i64, {2}), b(i64, {2});
  a.fill<int64_t>({INT64_MAX, 1});
  b.fill<int64_t>({INT64_MAX - 1, 1});
  EXPECT_EQ(equal(ctx, a, b), TCOPT_CHECK_FAILED);
  EXPECT_NE(
      ctx.error().find("got 9223372036854775807, expected 9223372036854775806"),
      std::string::npos);
  ctx.take();
  EXPECT_EQ(tcopt_rt_check_close(ctx, a.get(), b.get(), 0, 1, nullptr),
            TCOPT_OK);
  a.set<int64_t>(0, INT64_MIN);
  EXPECT_EQ(tcopt_rt_check_close(ctx, a.get(), b.get(), 0, 1e18, nullptr),
            TCOPT_CHECK_FAILED);
  ctx.take();
  EXPECT_EQ(tcopt_rt_check_close(ctx, a.get(), b.get(), 0, 2e19, nullptr),
            TCOPT_OK);
}

TEST(Compare, UnsignedAndSignedBytes) {
  Context ctx;
  Tensor a(ui8, {1}), b(ui8, {1}), c(i8, {1}), d(i8, {1});
  a.fill<uint8_t>({200});
  b.fill<uint8_t>({100});
  EXPECT_EQ(equal(ctx, a, b), TCOPT_CHECK_FAILED);
  EXPECT_NE(ctx.error().find("got 200, expected 100"), std::string::npos);
  ctx.take();
  c.fill<int8_t>({-56});
  d.fill<int8_t>({100});
  EXPECT_EQ(equal(ctx, c, d), TCOPT_CHECK_FAILED);
  EXPECT_NE(ctx.error().find("got -56, expected 100"), std::string::npos);
}

TEST(Compare, AnyNonzeroByteIsTrue) {
  Context ctx;
  Tensor a(i1, {2}), b(i1, {2});
  a.fill<uint8_t>({1, 255});
  b.fill<uint8_t>({2, 1});
  EXPECT_EQ(equal(ctx, a, b), TCOPT_OK);
}

TEST(Compare, StridedAndMisaligned) {
  Context ctx;
  Tensor a(f32, {2, 3}, {1, 2}, -1, 1), b(f32, {2, 3});
  a.fill<float>({0, 3, 1, 4, 2, 5});
  b.iota<float>(6);
  EXPECT_EQ(equal(ctx, a, b), TCOPT_OK);
  b.set(4, 40.0f);
  EXPECT_EQ(equal(ctx, a, b), TCOPT_CHECK_FAILED);
  EXPECT_NE(ctx.error().find("[1, 1]: got 4, expected 40"), std::string::npos);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
}

TEST(Compare, ScalarsAndNoElements) {
  Context ctx;
  Tensor a(f32, {}), b(f32, {});
  a.fill<float>({1});
  b.fill<float>({2});
  EXPECT_EQ(equal(ctx, a, b), TCOPT_CHECK_FAILED);
  EXPECT_NE(ctx.error().find("the worst at []: got 1"), std::string::npos);
  ctx.take();
  Tensor c(f32, {0, 4}), d(f32, {0, 4});
  c->data = d->data = nullptr;
  EXPECT_EQ(equal(ctx, c, d), TCOPT_OK);
}

TEST(Compare, ShapesAndDtypes) {
  Context ctx;
  Tensor a(f32, {2, 3}), b(f32, {3, 2}), c(f64, {2, 3}), d(f32, {6});
  EXPECT_EQ(equal(ctx, a, b), TCOPT_SHAPE_MISMATCH);
  EXPECT_EQ(ctx.error(),
            "t.mlir:1:2: outputs differ: expected shape [3, 2], found [2, 3]");
  ctx.take();
  EXPECT_EQ(equal(ctx, a, d), TCOPT_SHAPE_MISMATCH);
  ctx.take();
  EXPECT_EQ(equal(ctx, a, c), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "t.mlir:1:2: outputs differ: expected dtype f64, found f32");
}

TEST(Compare, BadTensors) {
  Context ctx;
  Tensor a(f32, {2});
  EXPECT_EQ(tcopt_rt_check_equal(ctx, nullptr, a.get(), "x"),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "actual value: the tensor is missing");
  ctx.take();
  EXPECT_EQ(tcopt_rt_check_equal(ctx, a.get(), nullptr, "x"),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "expected value: the tensor is missing");
  EXPECT_EQ(tcopt_rt_check_equal(nullptr, a.get(), a.get(), "x"),
            TCOPT_INVALID_ARGUMENT);
}

TEST(Compare, HugeDistances) {
  Context ctx;
  Tensor a(f64, {1}), b(f64, {1});
  a.fill<double>({1e308});
  b.fill<double>({-1e308});
  EXPECT_EQ(tcopt_rt_check_close(ctx, a.get(), b.get(), 0, 1, nullptr),
            TCOPT_CHECK_FAILED);
}

} // namespace
