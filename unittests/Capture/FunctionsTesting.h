//===- FunctionsTesting.h - checks of function results ----------*- C++ -*-===//
//
// Checks of dtype, sizes and values of tensors, one line for each.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_CAPTURE_FUNCTIONSTESTING_H
#define TCOPT_UNITTESTS_CAPTURE_FUNCTIONSTESTING_H

#include "tcopt/Capture/Tensor.h"
#include "gtest/gtest.h"
#include <cmath>
#include <numeric>

namespace tcopt::testing {

/// Expected values have seven digits, or those of the dtype if it has fewer.
inline void expectNear(double found, double expected, DType dtype) {
  if (std::isnan(expected) || std::isinf(expected)) {
    EXPECT_TRUE(std::isnan(expected) ? std::isnan(found) : found == expected)
        << found << " for " << expected;
    return;
  }
  double digits = isHalf(dtype) ? getFloatLimits(dtype).epsilon : 1e-5;
  double tolerance = isFloat(dtype) ? digits * std::abs(expected) + 1e-6 : 0;
  // Small numbers are compared by relative error, unless they are rounded to 0.
  if (std::abs(expected) < 1e-6 && expected != 0)
    tolerance = 1e-4 * std::abs(expected);
  EXPECT_NEAR(found, expected, tolerance);
}

inline void check(const Tensor &found, DType dtype,
                  const std::vector<int64_t> &sizes,
                  const std::vector<double> &values,
                  Place place = Place::current()) {
  ::testing::ScopedTrace trace(place.file_name(), int(place.line()), "");
  EXPECT_EQ(found.dtype(), dtype);
  std::vector<int64_t> foundSizes;
  for (const Size &size : found.sizes())
    foundSizes.push_back(size);
  EXPECT_EQ(foundSizes, sizes);
  std::vector<double> foundValues = found.toVector<double>();
  ASSERT_EQ(foundValues.size(), values.size());
  for (size_t i = 0; i < values.size(); ++i)
    expectNear(foundValues[i], values[i], dtype);
}

/// Checks a pair of values and indices.
inline void checkBoth(const std::pair<Tensor, Tensor> &found, DType dtype,
                      const std::vector<int64_t> &sizes,
                      const std::vector<double> &values,
                      const std::vector<double> &indices,
                      Place place = Place::current()) {
  check(found.first, dtype, sizes, values, place);
  check(found.second, DType::I64, sizes, indices, place);
}

/// Returns the message of the exception that the call throws.
template <typename Call> std::string messageOf(Call call) {
  try {
    call();
  } catch (const Exception &exception) {
    return exception.what();
  }
  return "";
}

/// Returns elements 0, 1, 2, ... of f32.
inline Tensor counting(const std::vector<int64_t> &sizes) {
  int64_t n = 1;
  for (int64_t size : sizes)
    n *= size;
  std::vector<float> values(static_cast<size_t>(n));
  std::iota(values.begin(), values.end(), 0.f);
  return tensor(values, sizes);
}

/// Expects a call to throw an Exception whose message contains `message`.
#define EXPECT_REFUSED(call, message)                                          \
  EXPECT_NE(messageOf([&] { (void)(call); }).find(message), std::string::npos) \
      << messageOf([&] { (void)(call); })

} // namespace tcopt::testing

#endif // TCOPT_UNITTESTS_CAPTURE_FUNCTIONSTESTING_H
