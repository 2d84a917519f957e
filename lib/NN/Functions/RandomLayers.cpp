//===- RandomLayers.cpp - channel dropout and distributions ---------------===//

#include "Bodies.h"
#include "Common.h"
#include <cmath>

namespace tcopt {

static void expectFloatsFor(const char *function, const Tensor &self,
                            Place place) {
  if (!isFloat(self.dtype()))
    throw Exception(std::string(function) +
                        ": expected floats but found integers or Booleans",
                    place);
}

//===----------------------------------------------------------------------===//
// Distributions
//===----------------------------------------------------------------------===//

// Returns exponentially distributed numbers, -log(u) for u in (0, 1]. None is
// 0, because callers compute logarithms of them.
static Tensor exponentials(const Sizes &sizes, DType dtype, Place place) {
  DType wide = capture::wideDType(dtype);
  Tensor uniform = rand(sizes, wide, place);
  double least = getFloatLimits(wide).epsilon / 2;
  Tensor numbers = neg(log1p(neg(uniform, place), place), place);
  return to(clamp_min(numbers, least, place), dtype, place);
}

Tensor randint_like(const Tensor &self, int64_t low, int64_t high,
                    std::optional<DType> dtype, Place place) {
  DefaultDevice here(self.device());
  DType type = dtype.value_or(self.dtype());
  bool isInteger = !isFloat(type) && type != DType::Bool;
  Tensor numbers =
      randint(low, high, self.sizes(), isInteger ? type : DType::I64, place);
  return to(numbers, type, place);
}
Tensor randint_like(const Tensor &self, int64_t high,
                    std::optional<DType> dtype, Place place) {
  return randint_like(self, 0, high, dtype, place);
}

static void expectDeviation(double std, Place place) {
  if (!(std >= 0))
    throw Exception("normal: expected a std of at least 0 but found " +
                        std::to_string(std),
                    place);
}

Tensor Bodies::normal(const Operand &mean, const Operand &std, Place place) {
  if (mean.number() && std.number())
    throw Exception("normal: expected mean or std as a tensor, or sizes",
                    place);
  if (std.number())
    expectDeviation(std.number()->toDouble(), place);
  Tensor like = mean.number() ? std.tensor() : mean.tensor();
  expectFloatsFor("normal", like, place);
  Tensor whole = like;
  if (!mean.number() && !std.number())
    whole = broadcast_tensors({like, std.tensor()}, place).front();
  Tensor numbers = mul(randn_like(whole, place), std, place);
  return to(add(numbers, mean, 1, place), like.dtype(), place);
}

Tensor normal(double mean, double std, const SizeList &size, DType dtype,
              Place place) {
  expectDeviation(std, place);
  return add(mul(randn(size, dtype, place), std, place), mean, 1, place);
}

//===----------------------------------------------------------------------===//
// In-place functions
//===----------------------------------------------------------------------===//

Tensor Bodies::bernoulli_(const Tensor &self, double p, Place place) {
  if (!(p >= 0 && p <= 1))
    throw Exception("bernoulli_: expected p in [0, 1] but found " +
                        std::to_string(p),
                    place);
  return copy_(self, bernoulli(full_like(self, p, DType::F32, place), place),
               place);
}

Tensor Bodies::bernoulli_(const Tensor &self, const Tensor &p, Place place) {
  expectFloatsFor("bernoulli_", p, place);
  Tensor each = clone(expand(p, self.sizes(), place), place);
  return copy_(self, bernoulli(each, place), place);
}

Tensor Bodies::random_(const Tensor &self, int64_t from, int64_t to,
                       Place place) {
  if (from >= to)
    throw Exception("random_: expected from to be less than to but found " +
                        std::to_string(from) + " and " + std::to_string(to),
                    place);
  DefaultDevice here(self.device());
  return copy_(self, randint(from, to, self.sizes(), DType::I64, place), place);
}

Tensor Bodies::random_(const Tensor &self, int64_t to, Place place) {
  return random_(self, 0, to, place);
}

Tensor Bodies::exponential_(const Tensor &self, double lambd, Place place) {
  expectFloatsFor("exponential_", self, place);
  if (!(lambd > 0))
    throw Exception("exponential_: expected a positive lambd but found " +
                        std::to_string(lambd),
                    place);
  DefaultDevice here(self.device());
  Tensor numbers = exponentials(self.sizes(), self.dtype(), place);
  return copy_(self, div(numbers, lambd, "", place), place);
}

//===----------------------------------------------------------------------===//
// Dropout
//===----------------------------------------------------------------------===//

static void expectProbability(const char *function, double p, Place place) {
  if (!(p >= 0 && p <= 1))
    throw Exception(std::string(function) +
                        ": expected p in [0, 1] but found " + std::to_string(p),
                    place);
}

// Returns sizes with a random number for each channel: [N, C, 1, ...].
static Sizes channelsOf(const char *function, const Tensor &input,
                        Place place) {
  if (input.dim() < 2)
    throw Exception(std::string(function) +
                        ": expected a tensor of rank 2 or more but found "
                        "rank " +
                        std::to_string(input.dim()),
                    place);
  Sizes sizes = input.sizes();
  std::fill(sizes.begin() + 2, sizes.end(), 1);
  return sizes;
}

static Tensor dropChannels(const char *function, const Tensor &input, double p,
                           bool training, Place place) {
  expectProbability(function, p, place);
  Sizes sizes = channelsOf(function, input, place);
  if (!training || p == 0)
    return input;
  DefaultDevice here(input.device());
  Tensor kept = dropout(ones(sizes, input.dtype(), place), p, true, place);
  return mul(input, kept, place);
}

Tensor Bodies::dropout1d(const Tensor &input, double p, bool training,
                         Place place) {
  if (input.dim() != 2 && input.dim() != 3)
    throw Exception("dropout1d: expected a tensor of rank 2 or 3 but found "
                    "rank " +
                        std::to_string(input.dim()),
                    place);
  if (input.dim() == 3)
    return dropChannels("dropout1d", input, p, training, place);
  return squeeze(
      dropChannels("dropout1d", unsqueeze(input, 0, place), p, training, place),
      0, place);
}

Tensor Bodies::dropout2d(const Tensor &input, double p, bool training,
                         Place place) {
  return dropChannels("dropout2d", input, p, training, place);
}

Tensor Bodies::dropout3d(const Tensor &input, double p, bool training,
                         Place place) {
  if (input.dim() != 4)
    return dropChannels("dropout3d", input, p, training, place);
  return squeeze(
      dropChannels("dropout3d", unsqueeze(input, 0, place), p, training, place),
      0, place);
}

// Sets dropped elements to the minimum of selu, then applies the scale and the
// offset that restore mean 0 and variance 1.
static Tensor alphaDropped(const Tensor &input, const Sizes &sizes, double p,
                           Place place) {
  const double least = 1.7580993408473766;
  DefaultDevice here(input.device());
  if (p == 1)
    return mul(input, zeros(sizes, input.dtype(), place), place);
  double scale = 1 / std::sqrt((least * least * p + 1) * (1 - p));
  Tensor kept = bernoulli(full(sizes, 1 - p, input.dtype(), place), place);
  Tensor offset = add(mul(sub(kept, 1, 1, place), least * scale, place),
                      least * scale * p, 1, place);
  return add(mul(input, mul(kept, scale, place), place), offset, 1, place);
}

Tensor Bodies::alpha_dropout(const Tensor &input, double p, bool training,
                             Place place) {
  expectProbability("alpha_dropout", p, place);
  if (!training || p == 0)
    return input;
  expectFloatsFor("alpha_dropout", input, place);
  return alphaDropped(input, input.sizes(), p, place);
}

Tensor Bodies::feature_alpha_dropout(const Tensor &input, double p,
                                     bool training, Place place) {
  expectProbability("feature_alpha_dropout", p, place);
  if (!training || p == 0)
    return input;
  expectFloatsFor("feature_alpha_dropout", input, place);
  return alphaDropped(input, channelsOf("feature_alpha_dropout", input, place),
                      p, place);
}

//===----------------------------------------------------------------------===//
// Gumbel softmax
//===----------------------------------------------------------------------===//

Tensor Bodies::gumbel_softmax(const Tensor &logits, double tau, bool hard,
                              int64_t dim, Place place) {
  expectFloatsFor("gumbel_softmax", logits, place);
  DefaultDevice here(logits.device());
  Tensor noise = neg(
      log(exponentials(logits.sizes(), logits.dtype(), place), place), place);
  Tensor scaled = div(add(logits, noise, 1, place), tau, "", place);
  Tensor soft = softmax(scaled, dim, std::nullopt, place);
  if (!hard)
    return soft;
  Tensor index = argmax(soft, dim, true, place);
  return scatter(zeros_like(soft, std::nullopt, place), dim, index, 1, place);
}

} // namespace tcopt
