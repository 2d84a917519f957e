//===- SampleTensors.h - operands of function tests -------------*- C++ -*-===//

#ifndef TCOPT_UNITTESTS_CAPTURE_SAMPLETENSORS_H
#define TCOPT_UNITTESTS_CAPTURE_SAMPLETENSORS_H

#include "tcopt/Capture/Functions.h"
#include <cmath>
#include <gtest/gtest.h>

namespace tcopt::testing {

/// Tensors of several dtypes and ranks, whose elements include NaN and
/// infinities.
struct SampleTensors : ::testing::Test {
  Tensor m = tensor<float>({1, -2, 3, -4, 5.5, 0.5}, {2, 3});
  Tensor q = tensor<float>({2, 1, -1, 0.5}, {2, 2});
  Tensor f = tensor<float>({1.5, -1, 0}, {3});
  Tensor w = tensor<float>({0.5, 2, -0.25}, {3});
  Tensor i = tensor<int64_t>({3, -1, 0}, {3});
  Tensor n = tensor<int64_t>({4, 1, 2, 5}, {2, 2});
  Tensor b = tensor<bool>({true, false, true}, {3});
  Tensor h = to(tensor<float>({0.75, -2, 3}, {3}), DType::F16);
  Tensor s = tensor(2.5f);
  Tensor x = tensor<float>({NAN, 2, INFINITY, -INFINITY, -0.0f}, {5});
  Tensor d = tensor<float>({1, 2, 3, -1, 0, 1, 2, 0.5}, {2, 2, 2});
  Tensor t = tensor<int64_t>({1, -1, 1}, {3});
  Tensor o = tensor<int64_t>({0, 2}, {2});
};

} // namespace tcopt::testing

#endif // TCOPT_UNITTESTS_CAPTURE_SAMPLETENSORS_H
