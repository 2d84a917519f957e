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
/// Writes numbers evenly distributed in [from, to).
Tensor uniform_(const Tensor &self, double from = 0.0, double to = 1.0,
                Place place = Place::current());
/// Writes normally distributed numbers.
Tensor normal_(const Tensor &self, double mean = 0.0, double std = 1.0,
               Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_RANDOM_H
