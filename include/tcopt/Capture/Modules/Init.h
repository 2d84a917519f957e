//===- Init.h - initialization of parameters --------------------*- C++ -*-===//
//
// Each function writes to a tensor immediately and returns it. Random numbers
// depend on `manual_seed` and differ from PyTorch's.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_INIT_H
#define TCOPT_CAPTURE_MODULES_INIT_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt::nn::init {

/// Uniform distribution in [a, b). Errors: not a floating-point tensor, as in
/// all random functions of this file.
Tensor uniform_(const Tensor &tensor, double a = 0, double b = 1,
                Place place = Place::current());
/// Normal distribution.
Tensor normal_(const Tensor &tensor, double mean = 0, double std = 1,
               Place place = Place::current());
/// Normal distribution, truncated to [a, b].
Tensor trunc_normal_(const Tensor &tensor, double mean = 0, double std = 1,
                     double a = -2, double b = 2,
                     Place place = Place::current());
Tensor constant_(const Tensor &tensor, double value,
                 Place place = Place::current());
Tensor ones_(const Tensor &tensor, Place place = Place::current());
Tensor zeros_(const Tensor &tensor, Place place = Place::current());
/// Writes the identity matrix. Errors: not a matrix.
Tensor eye_(const Tensor &tensor, Place place = Place::current());

// For a tensor [out, in, ...], the fan in is `in` and the fan out is `out`,
// each times the product of the other sizes. Errors of functions that use a
// fan: rank below 2.

/// Uniform distribution with the variance 2 gain^2 / (fan in + fan out).
Tensor xavier_uniform_(const Tensor &tensor, double gain = 1,
                       Place place = Place::current());
/// Normal distribution with the variance of `xavier_uniform_`.
Tensor xavier_normal_(const Tensor &tensor, double gain = 1,
                      Place place = Place::current());
/// Uniform distribution with the variance gain^2 / fan. `mode` is "fan_in" or
/// "fan_out", the gain is `calculate_gain(nonlinearity, a)`.
Tensor kaiming_uniform_(const Tensor &tensor, double a = 0,
                        std::string_view mode = "fan_in",
                        std::string_view nonlinearity = "leaky_relu",
                        Place place = Place::current());
/// Normal distribution with the variance of `kaiming_uniform_`.
Tensor kaiming_normal_(const Tensor &tensor, double a = 0,
                       std::string_view mode = "fan_in",
                       std::string_view nonlinearity = "leaky_relu",
                       Place place = Place::current());
/// Writes a tensor that, as a matrix of its first dimension and all others, has
/// orthogonal rows or columns of length `gain`, whichever are fewer.
Tensor orthogonal_(const Tensor &tensor, double gain = 1,
                   Place place = Place::current());

/// Returns the recommended gain for a nonlinearity: "linear", "conv1d" to
/// "conv3d", "conv_transpose1d" to "conv_transpose3d", "sigmoid", "tanh",
/// "relu", "leaky_relu" with a slope, or "selu".
double calculate_gain(std::string_view nonlinearity,
                      std::optional<double> param = std::nullopt,
                      Place place = Place::current());
/// Returns fan in and fan out.
std::pair<int64_t, int64_t> fansOf(const Tensor &tensor,
                                   Place place = Place::current());

} // namespace tcopt::nn::init

#endif // TCOPT_CAPTURE_MODULES_INIT_H
