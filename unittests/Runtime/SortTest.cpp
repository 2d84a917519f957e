//===- SortTest.cpp - Elements in order -----------------------------------===//

#include "RuntimeTest.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

using namespace tcopt::rt::test;

namespace {

int sort(tcopt_context *ctx, Tensor &x, Tensor &values, Tensor &indices,
         bool descending = false) {
  tcopt_tensor out[] = {*values.get(), *indices.get()};
  return descending ? tcopt_rt_sort_descending(ctx, x.get(), out)
                    : tcopt_rt_sort_ascending(ctx, x.get(), out);
}

std::vector<int64_t> toVector(const Tensor &x, int64_t count) {
  std::vector<int64_t> result;
  for (int64_t i = 0; i < count; ++i)
    result.push_back(x.at<int64_t>(i));
  return result;
}

TEST(Sort, Floats) {
  Context ctx;
  float nan = std::numeric_limits<float>::quiet_NaN();
  float inf = std::numeric_limits<float>::infinity();
  Tensor x(f32, {8}), values(f32, {8}), indices(i64, {8});
  x.fill<float>({0.0f, nan, -0.0f, inf, -1.5f, -nan, -inf, 2.0f});
  ASSERT_EQ(sort(ctx, x, values, indices), TCOPT_OK);
  EXPECT_EQ(toVector(indices, 8),
            (std::vector<int64_t>{6, 4, 0, 2, 7, 3, 1, 5}));
  EXPECT_EQ(values.at<float>(0), -inf);
  EXPECT_TRUE(std::signbit(values.at<float>(3)));
  ASSERT_EQ(sort(ctx, x, values, indices, /*descending=*/true), TCOPT_OK);
  EXPECT_EQ(toVector(indices, 8),
            (std::vector<int64_t>{1, 5, 3, 7, 0, 2, 4, 6}));
}

/// Against std::stable_sort on small numbers, of which many are equal.
void checkAgainstStd(tcopt_dtype dtype, int64_t rows, int64_t n, int64_t limit,
                     bool descending, int32_t threads) {
  tcopt_context_options options = makeOptions();
  options.threads = threads;
  Context ctx(options);
  Tensor x(dtype, {rows, n}), values(dtype, {rows, limit}),
      indices(i64, {rows, limit});
  std::vector<int> numbers(rows * n);
  bool isBool = dtype.code == TCOPT_DTYPE_BOOL;
  bool isSigned = !isBool && dtype.code != TCOPT_DTYPE_UINT;
  uint32_t state = 1;
  for (int64_t i = 0; i < rows * n; ++i) {
    state = state * 1664525 + 1013904223;
    numbers[i] = int(state >> 16) % (isBool ? 2 : 100) - (isSigned ? 50 : 0);
    setAs(x, i, numbers[i]);
  }
  ASSERT_EQ(sort(ctx, x, values, indices, descending), TCOPT_OK);
  for (int64_t row = 0; row < rows; ++row) {
    const int *first = numbers.data() + row * n;
    std::vector<int64_t> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int64_t i, int64_t j) {
      return descending ? first[i] > first[j] : first[i] < first[j];
    });
    for (int64_t i = 0; i < limit; ++i)
      ASSERT_EQ(indices.at<int64_t>(row * limit + i), order[i])
          << "row " << row << ", place " << i;
  }
}

TEST(Sort, AllDtypesAndLengths) {
  for (tcopt_dtype dtype : allDtypes)
    for (int64_t n : {1, 2, 33, 100, 700, 5000})
      for (bool descending : {false, true})
        for (int64_t limit : {n, (n + 1) / 2, n / 8, n / 20, int64_t(1)})
          checkAgainstStd(dtype, 3, n, limit, descending, 1);
}

TEST(Sort, Threads) {
  checkAgainstStd(f32, 500, 200, 200, false, 3);
  checkAgainstStd(i64, 70, 1000, 10, true, 2);
}

/// Fewer long rows than threads, and limits that are sorted and chosen.
TEST(Sort, ThreadsInOneRow) {
  constexpr int64_t n = 70000;
  for (tcopt_dtype dtype : allDtypes)
    for (int64_t limit : {n, n / 2, n / 9, int64_t(10)})
      checkAgainstStd(dtype, 1, n, limit, limit == n, 3);
  checkAgainstStd(f32, 1, 3 * n, 1000, true, 4);
  checkAgainstStd(f32, 2, n, n, true, 4);
  checkAgainstStd(i64, 3, n, 100, false, 4);
}

TEST(Sort, ExtremeIntegers) {
  Context ctx;
  Tensor x(i64, {4}), values(i64, {4}), indices(i64, {4});
  x.fill<int64_t>({0, INT64_MAX, INT64_MIN, -1});
  ASSERT_EQ(sort(ctx, x, values, indices), TCOPT_OK);
  EXPECT_EQ(toVector(values, 4),
            (std::vector<int64_t>{INT64_MIN, -1, 0, INT64_MAX}));
}

/// The first `limit` of `numbers` must be those of a stable sort.
void checkFirst(const std::vector<float> &numbers, int64_t limit,
                bool descending, int64_t step, int32_t threads) {
  tcopt_context_options options = makeOptions();
  options.threads = threads;
  Context ctx(options);
  auto n = static_cast<int64_t>(numbers.size());
  Tensor x(f32, {n}, {step}, n * step, /*shift=*/1), values(f32, {limit}),
      indices(i64, {limit});
  for (int64_t i = 0; i < n; ++i)
    x.set(i * step, numbers[i]);
  ASSERT_EQ(sort(ctx, x, values, indices, descending), TCOPT_OK);
  auto isLess = [](float a, float b) {
    return std::isnan(b) ? !std::isnan(a) : a < b;
  };
  std::vector<int64_t> order(n);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int64_t i, int64_t j) {
    return descending ? isLess(numbers[j], numbers[i])
                      : isLess(numbers[i], numbers[j]);
  });
  order.resize(limit);
  ASSERT_EQ(toVector(indices, limit), order);
  for (int64_t i = 0; i < limit; ++i)
    ASSERT_EQ(values.at<uint32_t>(i),
              std::bit_cast<uint32_t>(numbers[order[i]]));
}

/// Limits that are chosen and ones that are sorted, in both orders.
void checkLimits(const std::vector<float> &numbers, int32_t threads = 1) {
  auto n = static_cast<int64_t>(numbers.size());
  for (int64_t limit : {int64_t(0), int64_t(1), int64_t(7), n / 8, n - 1, n})
    for (bool descending : {false, true})
      for (int64_t step : {1, 3})
        checkFirst(numbers, limit, descending, step, threads);
}

/// Element i by `of`.
template <typename F> std::vector<float> numbersOf(int64_t n, F of) {
  std::vector<float> numbers;
  for (int64_t i = 0; i < n; ++i)
    numbers.push_back(of(i));
  return numbers;
}

constexpr float quietNaN = std::numeric_limits<float>::quiet_NaN();

/// Zeros of both signs, NaNs of both signs, infinities and a few numbers.
float specialAt(int64_t i) {
  constexpr float inf = std::numeric_limits<float>::infinity();
  constexpr float some[] = {0.0f, -0.0f, quietNaN, -quietNaN, inf,
                            -inf, 1.0f,  -1.0f,    1e-45f};
  return some[(i * i + i / 3) % 9];
}

TEST(Sort, FewOfSpecialNumbers) { checkLimits(numbersOf(3001, specialAt)); }

TEST(Sort, ThreadsOnSpecialNumbers) {
  checkLimits(numbersOf(66000, specialAt), /*threads=*/2);
  checkLimits(numbersOf(140000, specialAt), /*threads=*/5);
}

/// Keys that differ in their highest digit only, and ones that do not differ.
TEST(Sort, ThreadsOnOneDigit) {
  checkLimits(numbersOf(70000, [](int64_t i) { return i % 2 ? -2.0f : 2.0f; }),
              /*threads=*/3);
  checkLimits(numbersOf(70000, [](int64_t) { return 1.0f; }), /*threads=*/3);
}

TEST(Sort, NoTimeInOneRow) {
  tcopt_context_options options = makeOptions();
  options.threads = 2;
  Context ctx(options);
  Tensor x(f32, {70000}), values(f32, {70000}), indices(i64, {70000});
  tcopt_rt_set_deadline(ctx, 1e-9);
  while (tcopt_rt_expired(ctx) == TCOPT_OK)
    ;
  EXPECT_EQ(sort(ctx, x, values, indices), TCOPT_TIME_LIMIT);
  ctx.take();
}

TEST(Sort, FewOfRisingNumbers) {
  checkLimits(numbersOf(2500, [](int64_t i) { return float(i / 2); }));
  checkLimits(numbersOf(2500, [](int64_t i) { return float(-i / 2); }));
}

TEST(Sort, FewOfEqualNumbers) {
  for (float number : {0.0f, 3.0f, quietNaN})
    checkLimits(numbersOf(1100, [&](int64_t) { return number; }));
}

/// The ends of the parts that are looked at together.
TEST(Sort, FewAtTheEnd) {
  for (int64_t n : {64, 79, 80, 81, 1023, 1024, 1025, 1040, 2049})
    checkLimits(numbersOf(n, [&](int64_t i) {
      return i + 8 >= n ? float(n - i) : i + 16 >= n ? -1.0f : 0.0f;
    }));
}

TEST(Sort, Strides) {
  Context ctx;
  Tensor x(i32, {2, 3}, {1, 2}), values(i32, {2, 3}), indices(i64, {2, 3});
  x.fill<int32_t>({5, 6, 3, 8, 4, 7});
  ASSERT_EQ(sort(ctx, x, values, indices), TCOPT_OK);
  EXPECT_EQ(toVector(indices, 6), (std::vector<int64_t>{1, 2, 0, 0, 2, 1}));
}

TEST(Sort, NoElements) {
  Context ctx;
  Tensor x(f64, {3, 0}), values(f64, {3, 0}), indices(i64, {3, 0});
  EXPECT_EQ(sort(ctx, x, values, indices), TCOPT_OK);
  Tensor y(f64, {0, 4}), first(f64, {0, 2}), places(i64, {0, 2});
  EXPECT_EQ(sort(ctx, y, first, places), TCOPT_OK);
}

TEST(Sort, RefusesOtherTensors) {
  Context ctx;
  Tensor x(f32, {3}), values(f32, {3}), indices(i64, {3});
  Tensor scalar(f32, {}), more(f32, {4}), moreIndices(i64, {4}), ints(i32, {3});
  EXPECT_EQ(sort(ctx, scalar, values, indices), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(sort(ctx, x, more, moreIndices), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(sort(ctx, x, ints, indices), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(sort(ctx, x, values, ints), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_sort_ascending(ctx, x.get(), nullptr),
            TCOPT_INVALID_ARGUMENT);
  ctx.take();
}

} // namespace
