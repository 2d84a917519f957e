//===- RandomCalls.cpp - calls of functions on tensors --------------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor rand(const SizeList &sizes, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{876, "rand", "sizes, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::rand, sizes, dtype);
}
Tensor randn(const SizeList &sizes, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{878, "randn", "sizes, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::randn, sizes, dtype);
}
Tensor randint(int64_t low, int64_t high, const SizeList &sizes, DType dtype,
               Place place) {
  static constexpr capture::FunctionInfo info{880, "randint",
                                              "low, high, sizes, dtype"};
  return capture::dispatch<Tensor>(
      info, place,
      [](int64_t low, int64_t high, const SizeList &sizes, DType dtype,
         Place place) {
        return Bodies::randint(low, high, sizes, dtype, place);
      },
      low, high, sizes, dtype);
}
Tensor randperm(const Size &n, Place place) {
  static constexpr capture::FunctionInfo info{884, "randperm", "n"};
  return capture::dispatch<Tensor>(info, place, Bodies::randperm, n);
}
Tensor rand_like(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{886, "rand_like", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::rand_like, self);
}
Tensor randn_like(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{888, "randn_like", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::randn_like, self);
}
Tensor bernoulli(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{890, "bernoulli", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::bernoulli, self);
}
Tensor Tensor::bernoulli(Place place) const {
  return tcopt::bernoulli(*this, place);
}
Tensor dropout(const Tensor &input, double p, bool training, Place place) {
  static constexpr capture::FunctionInfo info{892, "dropout",
                                              "input, p, training"};
  return capture::dispatch<Tensor>(info, place, Bodies::dropout, input, p,
                                   training);
}
Tensor multinomial(const Tensor &self, int64_t num_samples, bool replacement,
                   Place place) {
  static constexpr capture::FunctionInfo info{894, "multinomial",
                                              "self, num_samples, replacement"};
  return capture::dispatch<Tensor>(info, place, Bodies::multinomial, self,
                                   num_samples, replacement);
}
Tensor Tensor::multinomial(int64_t num_samples, bool replacement,
                           Place place) const {
  return tcopt::multinomial(*this, num_samples, replacement, place);
}
Tensor normal(const Operand &mean, const Operand &std, Place place) {
  static constexpr capture::FunctionInfo info{900, "normal", "mean, std"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Operand &mean, const Operand &std, Place place) {
        return Bodies::normal(mean, std, place);
      },
      mean, std);
}
Tensor dropout1d(const Tensor &input, double p, bool training, Place place) {
  static constexpr capture::FunctionInfo info{904, "dropout1d",
                                              "input, p, training"};
  return capture::dispatch<Tensor>(info, place, Bodies::dropout1d, input, p,
                                   training);
}
Tensor dropout2d(const Tensor &input, double p, bool training, Place place) {
  static constexpr capture::FunctionInfo info{906, "dropout2d",
                                              "input, p, training"};
  return capture::dispatch<Tensor>(info, place, Bodies::dropout2d, input, p,
                                   training);
}
Tensor dropout3d(const Tensor &input, double p, bool training, Place place) {
  static constexpr capture::FunctionInfo info{908, "dropout3d",
                                              "input, p, training"};
  return capture::dispatch<Tensor>(info, place, Bodies::dropout3d, input, p,
                                   training);
}
Tensor alpha_dropout(const Tensor &input, double p, bool training,
                     Place place) {
  static constexpr capture::FunctionInfo info{910, "alpha_dropout",
                                              "input, p, training"};
  return capture::dispatch<Tensor>(info, place, Bodies::alpha_dropout, input, p,
                                   training);
}
Tensor feature_alpha_dropout(const Tensor &input, double p, bool training,
                             Place place) {
  static constexpr capture::FunctionInfo info{912, "feature_alpha_dropout",
                                              "input, p, training"};
  return capture::dispatch<Tensor>(info, place, Bodies::feature_alpha_dropout,
                                   input, p, training);
}
Tensor gumbel_softmax(const Tensor &logits, double tau, bool hard, int64_t dim,
                      Place place) {
  static constexpr capture::FunctionInfo info{914, "gumbel_softmax",
                                              "logits, tau, hard, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::gumbel_softmax, logits,
                                   tau, hard, dim);
}
Tensor uniform_(const Tensor &self, double from, double to, Place place) {
  static constexpr capture::FunctionInfo info{916, "uniform_",
                                              "self, from, to"};
  return capture::dispatch<Tensor>(info, place, Bodies::uniform_, self, from,
                                   to);
}
Tensor Tensor::uniform_(double from, double to, Place place) const {
  return tcopt::uniform_(*this, from, to, place);
}
Tensor normal_(const Tensor &self, double mean, double std, Place place) {
  static constexpr capture::FunctionInfo info{918, "normal_",
                                              "self, mean, std"};
  return capture::dispatch<Tensor>(info, place, Bodies::normal_, self, mean,
                                   std);
}
Tensor Tensor::normal_(double mean, double std, Place place) const {
  return tcopt::normal_(*this, mean, std, place);
}
Tensor bernoulli_(const Tensor &self, double p, Place place) {
  static constexpr capture::FunctionInfo info{920, "bernoulli_", "self, p"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double p, Place place) {
        return Bodies::bernoulli_(self, p, place);
      },
      self, p);
}
Tensor Tensor::bernoulli_(double p, Place place) const {
  return tcopt::bernoulli_(*this, p, place);
}
Tensor bernoulli_(const Tensor &self, const Tensor &p, Place place) {
  static constexpr capture::FunctionInfo info{922, "bernoulli_", "self, p"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &p, Place place) {
        return Bodies::bernoulli_(self, p, place);
      },
      self, p);
}
Tensor Tensor::bernoulli_(const Tensor &p, Place place) const {
  return tcopt::bernoulli_(*this, p, place);
}
Tensor random_(const Tensor &self, int64_t from, int64_t to, Place place) {
  static constexpr capture::FunctionInfo info{924, "random_", "self, from, to"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t from, int64_t to, Place place) {
        return Bodies::random_(self, from, to, place);
      },
      self, from, to);
}
Tensor Tensor::random_(int64_t from, int64_t to, Place place) const {
  return tcopt::random_(*this, from, to, place);
}
Tensor random_(const Tensor &self, int64_t to, Place place) {
  static constexpr capture::FunctionInfo info{926, "random_", "self, to"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t to, Place place) {
        return Bodies::random_(self, to, place);
      },
      self, to);
}
Tensor Tensor::random_(int64_t to, Place place) const {
  return tcopt::random_(*this, to, place);
}
Tensor exponential_(const Tensor &self, double lambd, Place place) {
  static constexpr capture::FunctionInfo info{928, "exponential_",
                                              "self, lambd"};
  return capture::dispatch<Tensor>(info, place, Bodies::exponential_, self,
                                   lambd);
}
Tensor Tensor::exponential_(double lambd, Place place) const {
  return tcopt::exponential_(*this, lambd, place);
}

} // namespace tcopt
