//===- Init.cpp - initial values of parameters ----------------------------===//

#include "tcopt/Capture/Modules/Init.h"
#include "../../Capture/Session/Engine.h"
#include "State.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>
#include <random>

namespace tcopt::nn::init {

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

// Sets all elements. `valueAt` returns the value for a row-major index.
static Tensor write(const Tensor &tensor, Place place,
                    llvm::function_ref<double(int64_t)> valueAt) {
  std::vector<int64_t> sizes;
  for (const Size &size : tensor.sizes())
    sizes.push_back(size);
  HostTensor host =
      valueOrThrow(HostTensor::create(tensor.dtype(), sizes), place);
  for (int64_t i = 0; i < host.numElements(); ++i)
    host.setFloat(i, valueAt(i));
  writeHost(tensor, host, place);
  return tensor;
}

// Draws from a generator with a new random state, so that manual_seed
// determines the values.
template <typename Distribution>
static Tensor draw(const Tensor &tensor, Place place,
                   Distribution distribution) {
  if (!isFloat(tensor.dtype()))
    throw Exception("init: expected a floating-point tensor but found " +
                        getName(tensor.dtype()).str(),
                    place);
  std::mt19937_64 numbers(capture::Engine::get().takeRandomStates(1));
  return write(tensor, place, [&](int64_t) { return distribution(numbers); });
}

Tensor constant_(const Tensor &tensor, double value, Place place) {
  return write(tensor, place, [&](int64_t) { return value; });
}

Tensor ones_(const Tensor &tensor, Place place) {
  return constant_(tensor, 1, place);
}

Tensor zeros_(const Tensor &tensor, Place place) {
  return constant_(tensor, 0, place);
}

static void expectRank(const char *name, const Tensor &tensor, int64_t least,
                       int64_t most, Place place) {
  if (tensor.dim() < least || tensor.dim() > most)
    throw Exception(std::string(name) + ": expected a tensor of rank " +
                        std::to_string(least) +
                        (least == most ? "" : " or more") + " but found rank " +
                        std::to_string(tensor.dim()),
                    place);
}

Tensor eye_(const Tensor &tensor, Place place) {
  expectRank("eye_", tensor, 2, 2, place);
  int64_t columns = tensor.size(1);
  return write(tensor, place, [&](int64_t i) {
    return i / columns == i % columns ? 1.0 : 0.0;
  });
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

Tensor uniform_(const Tensor &tensor, double a, double b, Place place) {
  if (a > b)
    throw Exception("uniform_: expected a <= b but found " + std::to_string(a) +
                        " and " + std::to_string(b),
                    place);
  return draw(tensor, place, std::uniform_real_distribution<double>(a, b));
}

// std::normal_distribution does not accept a deviation of 0.
static std::function<double(std::mt19937_64 &)> normal(double mean, double std,
                                                       Place place) {
  if (std < 0)
    throw Exception("init: expected a standard deviation of at least 0 but "
                    "found " +
                        std::to_string(std),
                    place);
  return [=, unit = std::normal_distribution<double>()](
             std::mt19937_64 &numbers) mutable {
    return mean + std * unit(numbers);
  };
}

Tensor normal_(const Tensor &tensor, double mean, double std, Place place) {
  return draw(tensor, place, normal(mean, std, place));
}

// Inverts the cumulative distribution between the bounds by bisection, so that
// bounds far from the mean are as fast as others.
Tensor trunc_normal_(const Tensor &tensor, double mean, double std, double a,
                     double b, Place place) {
  if (!(a < b) || std <= 0)
    throw Exception("trunc_normal_: expected a < b and a standard deviation "
                    "above 0",
                    place);
  auto below = [](double x) { return std::erfc(-x / std::sqrt(2.0)) / 2; };
  double low = (a - mean) / std, high = (b - mean) / std;
  std::uniform_real_distribution<double> part(below(low), below(high));
  return draw(tensor, place, [=](std::mt19937_64 &numbers) mutable {
    double wanted = part(numbers), from = low, to = high;
    for (int i = 0; i < 60; ++i) {
      double middle = (from + to) / 2;
      (below(middle) < wanted ? from : to) = middle;
    }
    return std::clamp(mean + std * from, a, b);
  });
}

//===----------------------------------------------------------------------===//
// Initialization by fan
//===----------------------------------------------------------------------===//

std::pair<int64_t, int64_t> fansOf(const Tensor &tensor, Place place) {
  expectRank("init", tensor, 2, INT64_MAX, place);
  int64_t window = 1;
  for (int64_t i = 2; i < tensor.dim(); ++i)
    window *= int64_t(tensor.size(i));
  return {int64_t(tensor.size(1)) * window, int64_t(tensor.size(0)) * window};
}

double calculate_gain(std::string_view nonlinearity,
                      std::optional<double> param, Place place) {
  double slope = param.value_or(0.01);
  double gain =
      llvm::StringSwitch<double>(nonlinearity)
          .Cases({"linear", "sigmoid", "conv1d", "conv2d", "conv3d"}, 1)
          .Cases({"conv_transpose1d", "conv_transpose2d", "conv_transpose3d"},
                 1)
          .Case("tanh", 5.0 / 3)
          .Case("relu", std::sqrt(2.0))
          .Case("leaky_relu", std::sqrt(2 / (1 + slope * slope)))
          .Case("selu", 0.75)
          .Default(0);
  if (gain == 0)
    throw Exception("calculate_gain: expected \"linear\", \"conv1d\" to "
                    "\"conv_transpose3d\", \"sigmoid\", \"tanh\", \"relu\", "
                    "\"leaky_relu\" or \"selu\" but found \"" +
                        std::string(nonlinearity) + "\"",
                    place);
  return gain;
}

static double xavierDeviation(const Tensor &tensor, double gain, Place place) {
  auto [in, out] = fansOf(tensor, place);
  return gain * std::sqrt(2.0 / double(in + out));
}

static double kaimingDeviation(const Tensor &tensor, double a,
                               std::string_view mode,
                               std::string_view nonlinearity, Place place) {
  if (mode != "fan_in" && mode != "fan_out")
    throw Exception("kaiming: expected mode \"fan_in\" or \"fan_out\" but "
                    "found \"" +
                        std::string(mode) + "\"",
                    place);
  auto [in, out] = fansOf(tensor, place);
  return calculate_gain(nonlinearity, a, place) /
         std::sqrt(double(mode == "fan_in" ? in : out));
}

// A uniform distribution in [-b, b] has the standard deviation b / sqrt(3). The
// deviation is not finite for a tensor without elements.
static Tensor evenly(const Tensor &tensor, double deviation, Place place) {
  if (!std::isfinite(deviation))
    return tensor;
  double bound = std::sqrt(3.0) * deviation;
  return init::uniform_(tensor, -bound, bound, place);
}

Tensor xavier_uniform_(const Tensor &tensor, double gain, Place place) {
  return evenly(tensor, xavierDeviation(tensor, gain, place), place);
}

Tensor xavier_normal_(const Tensor &tensor, double gain, Place place) {
  return init::normal_(tensor, 0, xavierDeviation(tensor, gain, place), place);
}

Tensor kaiming_uniform_(const Tensor &tensor, double a, std::string_view mode,
                        std::string_view nonlinearity, Place place) {
  return evenly(tensor, kaimingDeviation(tensor, a, mode, nonlinearity, place),
                place);
}

Tensor kaiming_normal_(const Tensor &tensor, double a, std::string_view mode,
                       std::string_view nonlinearity, Place place) {
  double deviation = kaimingDeviation(tensor, a, mode, nonlinearity, place);
  return std::isfinite(deviation) ? init::normal_(tensor, 0, deviation, place)
                                  : tensor;
}

//===----------------------------------------------------------------------===//
// Orthogonal matrices
//===----------------------------------------------------------------------===//

using Vectors = std::vector<std::vector<double>>;

static double product(const std::vector<double> &a,
                      const std::vector<double> &b) {
  double sum = 0;
  for (size_t i = 0; i < a.size(); ++i)
    sum += a[i] * b[i];
  return sum;
}

// Gram-Schmidt, with two passes for each vector: the second removes the
// rounding errors of the first.
static void makeOrthonormal(Vectors &vectors) {
  for (size_t i = 0; i < vectors.size(); ++i) {
    std::vector<double> &vector = vectors[i];
    for (int pass = 0; pass < 2; ++pass)
      for (size_t j = 0; j < i; ++j) {
        double along = product(vector, vectors[j]);
        for (size_t k = 0; k < vector.size(); ++k)
          vector[k] -= along * vectors[j][k];
      }
    double length = std::sqrt(product(vector, vector));
    for (double &value : vector)
      value /= length;
  }
}

Tensor orthogonal_(const Tensor &tensor, double gain, Place place) {
  expectRank("orthogonal_", tensor, 2, INT64_MAX, place);
  int64_t rows = tensor.size(0), count = tensor.numel();
  if (count == 0)
    return tensor;
  int64_t columns = count / rows;
  bool areRows = rows <= columns;
  auto number = normal(0, 1, place);
  std::mt19937_64 numbers(capture::Engine::get().takeRandomStates(1));
  Vectors vectors(std::min(rows, columns),
                  std::vector<double>(std::max(rows, columns)));
  for (auto &vector : vectors)
    for (double &value : vector)
      value = number(numbers);
  makeOrthonormal(vectors);
  return write(tensor, place, [&](int64_t i) {
    int64_t row = i / columns, column = i % columns;
    return gain * (areRows ? vectors[row][column] : vectors[column][row]);
  });
}

} // namespace tcopt::nn::init
