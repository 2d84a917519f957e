//===- ModulesTesting.h - modules with known parameters ---------*- C++ -*-===//
//
// Parameters and inputs are computed from formulas, so that other frameworks
// can reproduce them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_CAPTURE_MODULESTESTING_H
#define TCOPT_UNITTESTS_CAPTURE_MODULESTESTING_H

#include "FunctionsTesting.h"
#include "tcopt/Capture/Modules/All.h"

namespace tcopt::testing {

inline int64_t countOf(const std::vector<int64_t> &sizes) {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

/// Returns cos(0.3 i + offset) for element i.
inline Tensor input(const std::vector<int64_t> &sizes, double offset = 0) {
  std::vector<float> values;
  for (int64_t i = 0; i < countOf(sizes); ++i)
    values.push_back(float(std::cos(0.3 * double(i) + offset)));
  return tensor<float>(values, sizes);
}

inline std::vector<int64_t> sizesOf(const Tensor &tensor) {
  Sizes sizes = tensor.sizes();
  return {sizes.begin(), sizes.end()};
}

/// Sets element i of the p-th floating-point tensor of the state to sin(0.1 i +
/// p) / 2, and adds 1 to variances.
template <typename M> M filled(M module, bool training = true) {
  nn::StateDict state = module.stateDict();
  int64_t p = 0;
  for (const auto &[name, old] : module.stateDict()) {
    if (!isFloat(old.dtype()))
      continue;
    double base = name.ends_with("running_var") ? 1 : 0;
    std::vector<int64_t> sizes = sizesOf(old);
    std::vector<float> values;
    for (int64_t i = 0; i < countOf(sizes); ++i)
      values.push_back(
          float(std::sin(0.1 * double(i) + double(p)) * 0.5 + base));
    state.set(name, tensor<float>(values, sizes));
    ++p;
  }
  module.loadStateDict(state);
  module.train(training);
  return module;
}

inline void expectNearby(const Tensor &found, const Tensor &expected,
                         Place place = Place::current()) {
  check(found, expected.dtype(), sizesOf(expected), expected.toVector<double>(),
        place);
}

/// Checks the sizes, the sum, the sum with weights sin(0.7 i), and the first
/// and last elements.
inline void checkSummary(const Tensor &found, const std::vector<int64_t> &sizes,
                         const std::vector<double> &expected,
                         Place place = Place::current()) {
  ::testing::ScopedTrace trace(place.file_name(), int(place.line()), "");
  EXPECT_EQ(sizesOf(found), sizes);
  std::vector<double> values = found.toVector<double>();
  ASSERT_FALSE(values.empty());
  double sum = 0, weighted = 0, size = 0;
  for (size_t i = 0; i < values.size(); ++i) {
    sum += values[i];
    weighted += values[i] * std::sin(0.7 * double(i));
    size += std::abs(values[i]);
  }
  EXPECT_NEAR(sum, expected[0], 1e-5 * size + 1e-5);
  EXPECT_NEAR(weighted, expected[1], 1e-5 * size + 1e-5);
  EXPECT_NEAR(values.front(), expected[2], 1e-4 * std::abs(expected[2]) + 1e-5);
  EXPECT_NEAR(values.back(), expected[3], 1e-4 * std::abs(expected[3]) + 1e-5);
}

} // namespace tcopt::testing

#endif // TCOPT_UNITTESTS_CAPTURE_MODULESTESTING_H
