//===- Random.h - functions on tensors -------------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_RANDOM_H
#define TCOPT_CAPTURE_FUNCTIONS_RANDOM_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Random
//===----------------------------------------------------------------------===//

/// Seeds the random number generator of all threads.
void manual_seed(int64_t seed, Place place = Place::current());
/// Uniformly distributed random numbers in [0, 1).
Tensor rand(const SizeList &sizes, DType dtype = DType::F32,
            Place place = Place::current());
/// Normally distributed random numbers of mean 0 and variance 1.
Tensor randn(const SizeList &sizes, DType dtype = DType::F32,
             Place place = Place::current());
/// Random integers in [low, high).
Tensor randint(int64_t low, int64_t high, const SizeList &sizes,
               DType dtype = DType::I64, Place place = Place::current());
/// Random integers in [0, high).
Tensor randint(int64_t high, const SizeList &sizes, DType dtype = DType::I64,
               Place place = Place::current());
/// A random permutation of the integers from 0 to `n - 1`.
Tensor randperm(const Size &n, Place place = Place::current());
/// `rand` with the sizes and dtype of `self`.
Tensor rand_like(const Tensor &self, Place place = Place::current());
/// `randn` with the sizes and dtype of `self`.
Tensor randn_like(const Tensor &self, Place place = Place::current());
/// 1 with the probability that the element states, otherwise 0.
Tensor bernoulli(const Tensor &self, Place place = Place::current());
/// Sets elements to 0 with probability `p`, and divides the others by `1 - p`.
Tensor dropout(const Tensor &input, double p = 0.5, bool training = true,
               Place place = Place::current());
/// Random indices, drawn with the probabilities of a row.
Tensor multinomial(const Tensor &self, int64_t num_samples,
                   bool replacement = false, Place place = Place::current());
/// `randint` in [0, high) with the sizes and dtype of `self`.
Tensor randint_like(const Tensor &self, int64_t high,
                    std::optional<DType> dtype = std::nullopt,
                    Place place = Place::current());
/// `randint` in [low, high) with the sizes and dtype of `self`.
Tensor randint_like(const Tensor &self, int64_t low, int64_t high,
                    std::optional<DType> dtype = std::nullopt,
                    Place place = Place::current());
/// Normally distributed random numbers with a mean and a standard deviation for
/// each element; at least one of both is a tensor.
Tensor normal(const Operand &mean, const Operand &std = 1.0,
              Place place = Place::current());
/// Normally distributed random numbers.
Tensor normal(double mean, double std, const SizeList &size,
              DType dtype = DType::F32, Place place = Place::current());
/// Sets channels to 0 with probability `p`, and divides the others by `1 - p`:
/// [N, C, L] or [C, L].
Tensor dropout1d(const Tensor &input, double p = 0.5, bool training = true,
                 Place place = Place::current());
/// `dropout1d` for [N, C, H, W]. In a tensor of rank 3, dimension 1 has the
/// channels.
Tensor dropout2d(const Tensor &input, double p = 0.5, bool training = true,
                 Place place = Place::current());
/// `dropout1d` for [N, C, D, H, W] or [C, D, H, W].
Tensor dropout3d(const Tensor &input, double p = 0.5, bool training = true,
                 Place place = Place::current());
/// Sets elements to the least value of `selu` with probability `p`, and scales
/// all so that mean and variance are preserved.
Tensor alpha_dropout(const Tensor &input, double p = 0.5, bool training = false,
                     Place place = Place::current());
/// `alpha_dropout` of whole channels.
Tensor feature_alpha_dropout(const Tensor &input, double p = 0.5,
                             bool training = false,
                             Place place = Place::current());
/// `softmax` of logits with added random numbers of the Gumbel distribution;
/// with `hard`, 1 at the greatest element and 0 elsewhere.
Tensor gumbel_softmax(const Tensor &logits, double tau = 1.0, bool hard = false,
                      int64_t dim = -1, Place place = Place::current());
/// Writes uniformly distributed random numbers in [from, to).
Tensor uniform_(const Tensor &self, double from = 0.0, double to = 1.0,
                Place place = Place::current());
/// Writes normally distributed random numbers.
Tensor normal_(const Tensor &self, double mean = 0.0, double std = 1.0,
               Place place = Place::current());
/// Writes 1 with probability `p`, otherwise 0.
Tensor bernoulli_(const Tensor &self, double p = 0.5,
                  Place place = Place::current());
/// Writes 1 with the probability that each element of `p` states, otherwise 0.
Tensor bernoulli_(const Tensor &self, const Tensor &p,
                  Place place = Place::current());
/// Writes random integers in [from, to).
Tensor random_(const Tensor &self, int64_t from, int64_t to,
               Place place = Place::current());
/// Writes random integers in [0, to).
Tensor random_(const Tensor &self, int64_t to, Place place = Place::current());
/// Writes random numbers with the density `lambd * exp(-lambd * x)`.
Tensor exponential_(const Tensor &self, double lambd = 1.0,
                    Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_RANDOM_H
