//===- RandomCalls.cpp - calls of functions on tensors --------------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor rand(const SizeList &sizes, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{846, "rand", "sizes, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::rand, sizes, dtype);
}
Tensor randn(const SizeList &sizes, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{848, "randn", "sizes, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::randn, sizes, dtype);
}
Tensor randint(int64_t low, int64_t high, const SizeList &sizes, DType dtype,
               Place place) {
  static constexpr capture::FunctionInfo info{850, "randint",
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
  static constexpr capture::FunctionInfo info{854, "randperm", "n"};
  return capture::dispatch<Tensor>(info, place, Bodies::randperm, n);
}
Tensor rand_like(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{856, "rand_like", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::rand_like, self);
}
Tensor randn_like(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{858, "randn_like", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::randn_like, self);
}
Tensor bernoulli(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{860, "bernoulli", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::bernoulli, self);
}
Tensor Tensor::bernoulli(Place place) const {
  return tcopt::bernoulli(*this, place);
}
Tensor dropout(const Tensor &input, double p, bool training, Place place) {
  static constexpr capture::FunctionInfo info{862, "dropout",
                                              "input, p, training"};
  return capture::dispatch<Tensor>(info, place, Bodies::dropout, input, p,
                                   training);
}
Tensor multinomial(const Tensor &self, int64_t num_samples, bool replacement,
                   Place place) {
  static constexpr capture::FunctionInfo info{864, "multinomial",
                                              "self, num_samples, replacement"};
  return capture::dispatch<Tensor>(info, place, Bodies::multinomial, self,
                                   num_samples, replacement);
}
Tensor Tensor::multinomial(int64_t num_samples, bool replacement,
                           Place place) const {
  return tcopt::multinomial(*this, num_samples, replacement, place);
}
Tensor uniform_(const Tensor &self, double from, double to, Place place) {
  static constexpr capture::FunctionInfo info{866, "uniform_",
                                              "self, from, to"};
  return capture::dispatch<Tensor>(info, place, Bodies::uniform_, self, from,
                                   to);
}
Tensor Tensor::uniform_(double from, double to, Place place) const {
  return tcopt::uniform_(*this, from, to, place);
}
Tensor normal_(const Tensor &self, double mean, double std, Place place) {
  static constexpr capture::FunctionInfo info{868, "normal_",
                                              "self, mean, std"};
  return capture::dispatch<Tensor>(info, place, Bodies::normal_, self, mean,
                                   std);
}
Tensor Tensor::normal_(double mean, double std, Place place) const {
  return tcopt::normal_(*this, mean, std, place);
}

} // namespace tcopt
