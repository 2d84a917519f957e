//===- Lists.h - functions of tensor lists ----------------------*- C++ -*-===//
//
// Helpers for compiled functions of lists of parameters, which clip_grad,
// GradScaler, AveragedModel and optimizers call.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NN_OPTIM_LISTS_H
#define TCOPT_NN_OPTIM_LISTS_H

#include "tcopt/Capture/Compile.h"

namespace tcopt::optim::detail {

/// Returns options of a compiled function of parameter lists. Sizes are static:
/// each model has a version.
inline Options listOptions(const std::string &name) {
  Options options = Options::defaults();
  options.name = name;
  options.dynamic = false;
  options.fullgraph = true;
  options.recompileLimit = std::max<int64_t>(options.recompileLimit, 64);
  return options;
}

/// Returns the defined gradients of the parameters.
inline std::vector<Tensor> gradientsOf(const std::vector<Tensor> &parameters) {
  std::vector<Tensor> grads;
  grads.reserve(parameters.size());
  for (const Tensor &param : parameters)
    if (Tensor grad = param.grad(); grad.defined())
      grads.push_back(std::move(grad));
  return grads;
}

/// Returns the tensor in f32 if it has 16 bits, for sums and products.
inline Tensor widened(const Tensor &tensor) {
  return tensor.element_size() < 4 ? tensor.to(DType::F32) : tensor;
}

/// Returns the reciprocal in f64, as PyTorch's GradScaler does. It is exact if
/// the scale is a power of two.
inline Tensor inverseOf(const Tensor &scale) {
  return 1 / scale.to(DType::F64);
}

} // namespace tcopt::optim::detail

#endif // TCOPT_NN_OPTIM_LISTS_H
