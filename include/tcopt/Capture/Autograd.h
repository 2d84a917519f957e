//===- Autograd.h - reverse-mode gradients ----------------------*- C++ -*-===//
//
//   Tensor loss = mse_loss(model(x), y);
//   loss.backward();                       // adds to grad() of all parameters
//   auto [g] = autograd::grad({loss}, {x});
//
// As in PyTorch, a tape records the functions on tensors that require
// gradients, inside and outside of compiled functions.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_H
#define TCOPT_CAPTURE_AUTOGRAD_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt::autograd {

/// Accumulates the gradients of tensors into `grad()` of all leaves that they
/// were computed from. `gradients` has the cotangent of each tensor, which may
/// be undefined for a tensor of one element, or is empty. Errors: those of
/// Tensor::backward.
void backward(const std::vector<Tensor> &tensors,
              const std::vector<Tensor> &gradients = {},
              std::optional<bool> retain_graph = std::nullopt,
              bool create_graph = false, Place place = Place::current());

/// Returns the gradients of `outputs`, with the cotangents `gradients`, with
/// respect to `inputs`. Does not change grad() of any tensor. Errors: those of
/// Tensor::backward; an input that requires no gradient; an input that the
/// outputs do not depend on, unless `allow_unused`, with which its gradient is
/// undefined.
std::vector<Tensor> grad(const std::vector<Tensor> &outputs,
                         const std::vector<Tensor> &inputs,
                         const std::vector<Tensor> &gradients = {},
                         std::optional<bool> retain_graph = std::nullopt,
                         bool create_graph = false, bool allow_unused = false,
                         Place place = Place::current());

} // namespace tcopt::autograd

#endif // TCOPT_CAPTURE_AUTOGRAD_H
