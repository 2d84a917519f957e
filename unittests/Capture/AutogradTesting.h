//===- AutogradTesting.h - leaves for gradient tests ------------*- C++ -*-===//

#ifndef TCOPT_UNITTESTS_CAPTURE_AUTOGRADTESTING_H
#define TCOPT_UNITTESTS_CAPTURE_AUTOGRADTESTING_H

#include "tcopt/Capture/Functions.h"

namespace tcopt::testing {

/// Returns a leaf of f64 with elements from a formula.
inline Tensor leaf(const std::vector<int64_t> &sizes, double from = 0.3) {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  Sizes all(sizes.begin(), sizes.end());
  Tensor x = sin(arange(count).to(DType::F64) * 1.7 + from) + 0.05;
  return x.reshape(all).detach().clone().requires_grad_();
}

} // namespace tcopt::testing

#endif // TCOPT_UNITTESTS_CAPTURE_AUTOGRADTESTING_H
