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

/// Begins the sequence of random numbers of all threads anew.
void manual_seed(int64_t seed, Place place = Place::current());
/// Evenly distributed in [0, 1).
Tensor rand(const SizeList &sizes, DType dtype = DType::F32,
            Place place = Place::current());
/// Normally distributed, of mean 0 and variance 1.
Tensor randn(const SizeList &sizes, DType dtype = DType::F32,
             Place place = Place::current());
/// Integers in [low, high).
Tensor randint(int64_t low, int64_t high, const SizeList &sizes,
               DType dtype = DType::I64, Place place = Place::current());
/// Integers in [0, high).
Tensor randint(int64_t high, const SizeList &sizes, DType dtype = DType::I64,
               Place place = Place::current());
/// The numbers below `n` in random order.
Tensor randperm(const Size &n, Place place = Place::current());
/// `rand` with sizes and dtype of another tensor.
Tensor rand_like(const Tensor &self, Place place = Place::current());
/// `randn` with sizes and dtype of another tensor.
Tensor randn_like(const Tensor &self, Place place = Place::current());
/// 1 with the probability that the element is, else 0.
Tensor bernoulli(const Tensor &self, Place place = Place::current());
/// Elements set to 0 with probability `p`, the others divided by 1 - p.
Tensor dropout(const Tensor &input, double p = 0.5, bool training = true,
               Place place = Place::current());
/// Places, chosen with the probabilities of a row.
Tensor multinomial(const Tensor &self, int64_t num_samples,
                   bool replacement = false, Place place = Place::current());
/// `randint` with the sizes and dtype of another tensor.
Tensor randint_like(const Tensor &self, int64_t high,
                    std::optional<DType> dtype = std::nullopt,
                    Place place = Place::current());
/// The same in [low, high).
Tensor randint_like(const Tensor &self, int64_t low, int64_t high,
                    std::optional<DType> dtype = std::nullopt,
                    Place place = Place::current());
/// Normally distributed, with a mean and a deviation for each element; one of
/// them is a tensor.
Tensor normal(const Operand &mean, const Operand &std = 1.0,
              Place place = Place::current());
/// Normally distributed.
Tensor normal(double mean, double std, const SizeList &size,
              DType dtype = DType::F32, Place place = Place::current());
/// Channels set to 0 with probability `p`, the others divided by 1 - p: [N, C,
/// L] or [C, L].
Tensor dropout1d(const Tensor &input, double p = 0.5, bool training = true,
                 Place place = Place::current());
/// The same of [N, C, H, W]; of three dimensions the second has the channels.
Tensor dropout2d(const Tensor &input, double p = 0.5, bool training = true,
                 Place place = Place::current());
/// The same of [N, C, D, H, W] or [C, D, H, W].
Tensor dropout3d(const Tensor &input, double p = 0.5, bool training = true,
                 Place place = Place::current());
/// Elements set to the least value of selu with probability `p`, and all
/// scaled, so that mean and variance stay.
Tensor alpha_dropout(const Tensor &input, double p = 0.5, bool training = false,
                     Place place = Place::current());
/// The same of whole channels.
Tensor feature_alpha_dropout(const Tensor &input, double p = 0.5,
                             bool training = false,
                             Place place = Place::current());
/// softmax of logits with random numbers of the Gumbel distribution; 1 at the
/// greatest and 0 elsewhere if hard.
Tensor gumbel_softmax(const Tensor &logits, double tau = 1.0, bool hard = false,
                      int64_t dim = -1, Place place = Place::current());
/// Writes numbers evenly distributed in [from, to).
Tensor uniform_(const Tensor &self, double from = 0.0, double to = 1.0,
                Place place = Place::current());
/// Writes normally distributed numbers.
Tensor normal_(const Tensor &self, double mean = 0.0, double std = 1.0,
               Place place = Place::current());
/// Writes 1 with probability `p`, else 0.
Tensor bernoulli_(const Tensor &self, double p = 0.5,
                  Place place = Place::current());
/// The same with a probability for each element.
Tensor bernoulli_(const Tensor &self, const Tensor &p,
                  Place place = Place::current());
/// Writes integers in [from, to).
Tensor random_(const Tensor &self, int64_t from, int64_t to,
               Place place = Place::current());
/// Writes integers in [0, to).
Tensor random_(const Tensor &self, int64_t to, Place place = Place::current());
/// Writes numbers with the density `lambd * exp(-lambd * x)`.
Tensor exponential_(const Tensor &self, double lambd = 1.0,
                    Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_RANDOM_H
