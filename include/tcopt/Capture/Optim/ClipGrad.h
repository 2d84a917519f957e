//===- ClipGrad.h - limits for gradients ------------------------*- C++ -*-===//
//
// Each is one compiled function for all gradients, which it writes in place.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_OPTIM_CLIPGRAD_H
#define TCOPT_CAPTURE_OPTIM_CLIPGRAD_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt::nn::utils {

/// Scales the gradients of all parameters, those that have one, so that the
/// norm of all their elements is at most `max_norm`. Returns the norm that it
/// was. With `error_if_nonfinite` that is read, and an error if it is not
/// finite: nothing is scaled then.
Tensor clip_grad_norm_(const std::vector<Tensor> &parameters,
                       const Scalar &max_norm, double norm_type = 2,
                       bool error_if_nonfinite = false,
                       Place place = Place::current());
/// Limits each element of gradients to [-clip_value, clip_value].
void clip_grad_value_(const std::vector<Tensor> &parameters,
                      const Scalar &clip_value, Place place = Place::current());

} // namespace tcopt::nn::utils

#endif // TCOPT_CAPTURE_OPTIM_CLIPGRAD_H
