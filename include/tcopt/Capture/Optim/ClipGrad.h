//===- ClipGrad.h - gradient clipping ---------------------------*- C++ -*-===//
//
// Each function compiles to one program, which updates all gradients in place.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_OPTIM_CLIPGRAD_H
#define TCOPT_CAPTURE_OPTIM_CLIPGRAD_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt::nn::utils {

/// Scales the gradients of all parameters that have one, so that the norm of
/// all their elements is at most `max_norm`. Returns the norm before scaling.
/// `error_if_nonfinite` reads the norm, and throws without scaling if it is not
/// finite.
Tensor clip_grad_norm_(const std::vector<Tensor> &parameters,
                       const Scalar &max_norm, double norm_type = 2,
                       bool error_if_nonfinite = false,
                       Place place = Place::current());
/// Limits each element of the gradients to [-clip_value, clip_value].
void clip_grad_value_(const std::vector<Tensor> &parameters,
                      const Scalar &clip_value, Place place = Place::current());

} // namespace tcopt::nn::utils

#endif // TCOPT_CAPTURE_OPTIM_CLIPGRAD_H
