//===- Lists.h - functions on lists of tensors, compiled once ---*- C++ -*-===//

#ifndef TCOPT_NN_OPTIM_LISTS_H
#define TCOPT_NN_OPTIM_LISTS_H

#include "tcopt/Capture/Compile.h"

namespace tcopt::optim::detail {

/// Options of functions that are called with lists of parameters: each model
/// has a version, for its sizes.
inline Options listOptions(const std::string &name) {
  Options options = Options::defaults();
  options.name = name;
  options.dynamic = false;
  options.fullgraph = true;
  options.recompileLimit = std::max<int64_t>(options.recompileLimit, 64);
  return options;
}

/// The gradients that there are.
inline std::vector<Tensor> gradientsOf(const std::vector<Tensor> &parameters) {
  std::vector<Tensor> grads;
  grads.reserve(parameters.size());
  for (const Tensor &param : parameters)
    if (Tensor grad = param.grad(); grad.defined())
      grads.push_back(std::move(grad));
  return grads;
}

/// Sums and products of 16 bits are computed in f32.
inline Tensor widened(const Tensor &tensor) {
  return tensor.element_size() < 4 ? tensor.to(DType::F32) : tensor;
}

/// As PyTorch's GradScaler: exact where the scale is a power of two.
inline Tensor inverseOf(const Tensor &scale) {
  return 1 / scale.to(DType::F64);
}

} // namespace tcopt::optim::detail

#endif // TCOPT_NN_OPTIM_LISTS_H
