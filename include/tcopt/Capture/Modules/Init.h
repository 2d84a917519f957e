//===- Init.h - first values of parameters ----------------------*- C++ -*-===//
//
// Each function writes to a tensor, at once, and gives it back. Random numbers
// follow from `manual_seed`; they are not those that PyTorch draws.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_INIT_H
#define TCOPT_CAPTURE_MODULES_INIT_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt::nn::init {

/// Evenly distributed in [a, b). Errors: no floating-point tensor, here and in
/// all functions that draw numbers.
Tensor uniform_(const Tensor &tensor, double a = 0, double b = 1,
                Place place = Place::current());
/// Normally distributed.
Tensor normal_(const Tensor &tensor, double mean = 0, double std = 1,
               Place place = Place::current());
/// Normally distributed, drawn again outside of [a, b].
Tensor trunc_normal_(const Tensor &tensor, double mean = 0, double std = 1,
                     double a = -2, double b = 2,
                     Place place = Place::current());
Tensor constant_(const Tensor &tensor, double value,
                 Place place = Place::current());
Tensor ones_(const Tensor &tensor, Place place = Place::current());
Tensor zeros_(const Tensor &tensor, Place place = Place::current());
/// Ones on the diagonal. Errors: no matrix.
Tensor eye_(const Tensor &tensor, Place place = Place::current());

// A tensor [out, in, ...] has a fan in of in times the other sizes, and a fan
// out of out times them. Errors of the functions that need one: rank below 2.

/// Evenly distributed, with the variance 2 gain^2 / (fan in + fan out).
Tensor xavier_uniform_(const Tensor &tensor, double gain = 1,
                       Place place = Place::current());
/// Normally distributed, with the same variance.
Tensor xavier_normal_(const Tensor &tensor, double gain = 1,
                      Place place = Place::current());
/// Evenly distributed, with the variance gain^2 / fan. `mode` is "fan_in" or
/// "fan_out", the gain is `calculate_gain(nonlinearity, a)`.
Tensor kaiming_uniform_(const Tensor &tensor, double a = 0,
                        std::string_view mode = "fan_in",
                        std::string_view nonlinearity = "leaky_relu",
                        Place place = Place::current());
/// Normally distributed, with the same variance.
Tensor kaiming_normal_(const Tensor &tensor, double a = 0,
                       std::string_view mode = "fan_in",
                       std::string_view nonlinearity = "leaky_relu",
                       Place place = Place::current());
/// A tensor that, as a matrix of its first dimension and all others, has
/// orthogonal rows or columns, those that are fewer, of length `gain`.
Tensor orthogonal_(const Tensor &tensor, double gain = 1,
                   Place place = Place::current());

/// How much wider values have to be before a nonlinearity: "linear", "conv1d"
/// to "conv3d", "conv_transpose1d" to "conv_transpose3d", "sigmoid", "tanh",
/// "relu", "leaky_relu" with a slope, or "selu".
double calculate_gain(std::string_view nonlinearity,
                      std::optional<double> param = std::nullopt,
                      Place place = Place::current());
/// Fan in and fan out.
std::pair<int64_t, int64_t> fansOf(const Tensor &tensor,
                                   Place place = Place::current());

} // namespace tcopt::nn::init

#endif // TCOPT_CAPTURE_MODULES_INIT_H
