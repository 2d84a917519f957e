//===- ClipGrad.cpp - clip gradients --------------------------------------===//

#include "tcopt/Capture/Optim/ClipGrad.h"
#include "../Modules/Common.h"
#include "Lists.h"
#include <cmath>

namespace tcopt::nn::utils {

using optim::detail::gradientsOf;
using optim::detail::listOptions;
using optim::detail::widened;

namespace {
using Tensors = std::vector<Tensor>;
} // namespace

static Tensor normOf(const Tensors &grads, double p) {
  Tensors norms;
  for (const Tensor &grad : grads)
    norms.push_back(norm(widened(grad).flatten(), p));
  return norms.size() == 1 ? norms[0] : norm(stack(norms), p);
}

static void scaleBy(const Tensors &grads, const Tensor &total,
                    const Scalar &most) {
  Tensor factor = clamp_max(most / (total + 1e-6), 1);
  for (Tensor grad : grads)
    grad.copy_(widened(grad) * factor.to(widened(grad).dtype()));
}

// Never destroyed: the compiled function keeps its versions until the process
// ends.
static auto &normFunction() {
  static auto &compiled = *new auto(
      compile([](const Tensors &grads, double p) { return normOf(grads, p); },
              listOptions("grad_norm")));
  return compiled;
}

static auto &clipFunction() {
  static auto &compiled = *new auto(compile(
      [](const Tensors &grads, const Scalar &most, double p) {
        Tensor total = normOf(grads, p);
        scaleBy(grads, total, most);
        return total;
      },
      listOptions("clip_grad_norm_")));
  return compiled;
}

static auto &valueFunction() {
  static auto &compiled = *new auto(compile(
      [](const Tensors &grads, const Scalar &most, const Scalar &least) {
        for (Tensor grad : grads)
          grad.copy_(clamp(grad, least, most));
      },
      listOptions("clip_grad_value_")));
  return compiled;
}

static void expectFinite(const Tensors &grads, double p, Place place) {
  auto total = normFunction()(grads, p).item<double>(place);
  if (!std::isfinite(total))
    throw Exception("clip_grad_norm_: expected a finite norm of the gradients "
                    "but found " +
                        textOf(total),
                    place);
}

Tensor clip_grad_norm_(const std::vector<Tensor> &parameters,
                       const Scalar &max_norm, double norm_type,
                       bool error_if_nonfinite, Place place) {
  NoGrad noGrad;
  Tensors grads = gradientsOf(parameters);
  if (grads.empty())
    return zeros({}, DType::F32, place);
  if (error_if_nonfinite)
    expectFinite(grads, norm_type, place);
  return clipFunction()(grads, max_norm, norm_type);
}

void clip_grad_value_(const std::vector<Tensor> &parameters,
                      const Scalar &clip_value, Place place) {
  NoGrad noGrad;
  Tensors grads = gradientsOf(parameters);
  Scalar least = clip_value.isFloat() ? Scalar(-clip_value.toDouble())
                                      : Scalar(-clip_value.toInt());
  if (!grads.empty())
    valueFunction()(grads, clip_value, least);
}

} // namespace tcopt::nn::utils
