//===- Autograd.h - gradients along the tape --------------------*- C++ -*-===//
//
//   Tensor loss = mse_loss(model(x), y);
//   loss.backward();                       // adds to grad() of all parameters
//   auto [g] = autograd::grad({loss}, {x});
//
// As in PyTorch, functions on tensors that require gradients are kept on a
// tape, compiled ones and those that are called by themselves.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_H
#define TCOPT_CAPTURE_AUTOGRAD_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt::autograd {

/// Adds gradients of tensors to all leaves that they were computed from.
/// `gradients` are those of what is computed with them: one for each, which may
/// be undefined for a tensor of one element, or none at all. Errors: as of
/// Tensor::backward.
void backward(const std::vector<Tensor> &tensors,
              const std::vector<Tensor> &gradients = {},
              std::optional<bool> retain_graph = std::nullopt,
              bool create_graph = false, Place place = Place::current());

/// Gradients of `outputs`, weighted by `gradients` and summed, with respect to
/// `inputs`; grad() of no tensor changes. Errors: as of Tensor::backward; an
/// input that requires no gradient, or that the outputs do not depend on unless
/// `allow_unused`, which gives an undefined tensor for it.
std::vector<Tensor> grad(const std::vector<Tensor> &outputs,
                         const std::vector<Tensor> &inputs,
                         const std::vector<Tensor> &gradients = {},
                         std::optional<bool> retain_graph = std::nullopt,
                         bool create_graph = false, bool allow_unused = false,
                         Place place = Place::current());

} // namespace tcopt::autograd

#endif // TCOPT_CAPTURE_AUTOGRAD_H
