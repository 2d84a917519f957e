//===- LpPooling.cpp - power-average pooling ------------------------------===//

#include "Bodies.h"
#include "Common.h"

namespace tcopt {

// Returns the root of the sum of powers, which is the mean times the window
// size. As in PyTorch, the root of a negative mean is NaN. At a mean of 0 the
// derivative of `relu` is 0, and that of the root is infinite.
static Tensor rootOf(const Tensor &mean, const std::vector<int64_t> &kernel,
                     double power, Place place) {
  double count = 1;
  for (int64_t size : kernel)
    count *= double(size);
  Tensor size = relu(abs(mean, place), place);
  Tensor signedMean = mul(sign(mean, place), size, place);
  return pow(mul(signedMean, count, place), 1 / power, place);
}

Tensor Bodies::lp_pool1d(const Tensor &self, double norm_type,
                         const PerDim &kernel_size, const Dims &stride,
                         bool ceil_mode, Place place) {
  auto kernel =
      capture::perDim("lp_pool1d: kernel_size", kernel_size, 1, place);
  Tensor means = avg_pool1d(pow(self, norm_type, place), kernel, stride, 0,
                            ceil_mode, true, place);
  return rootOf(means, kernel, norm_type, place);
}

Tensor Bodies::lp_pool2d(const Tensor &self, double norm_type,
                         const PerDim &kernel_size, const Dims &stride,
                         bool ceil_mode, Place place) {
  auto kernel =
      capture::perDim("lp_pool2d: kernel_size", kernel_size, 2, place);
  Tensor means = avg_pool2d(pow(self, norm_type, place), kernel, stride, 0,
                            ceil_mode, true, std::nullopt, place);
  return rootOf(means, kernel, norm_type, place);
}

} // namespace tcopt
