//===- Reduction.h - functions on tensors ----------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_REDUCTION_H
#define TCOPT_CAPTURE_FUNCTIONS_REDUCTION_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Reduction
//===----------------------------------------------------------------------===//

/// Sum over dimensions, over all without any; integers become i64.
Tensor sum(const Tensor &self, const Dims &dim = Dims({}), bool keepdim = false,
           std::optional<DType> dtype = std::nullopt,
           Place place = Place::current());
/// Mean over dimensions.
Tensor mean(const Tensor &self, const Dims &dim = Dims({}),
            bool keepdim = false, std::optional<DType> dtype = std::nullopt,
            Place place = Place::current());
/// Product over dimensions; integers become i64.
Tensor prod(const Tensor &self, const Dims &dim = Dims({}),
            bool keepdim = false, std::optional<DType> dtype = std::nullopt,
            Place place = Place::current());
/// Sum of what is a number.
Tensor nansum(const Tensor &self, const Dims &dim = Dims({}),
              bool keepdim = false, Place place = Place::current());
/// Mean of what is a number.
Tensor nanmean(const Tensor &self, const Dims &dim = Dims({}),
               bool keepdim = false, Place place = Place::current());
/// Sum of the diagonal of a matrix.
Tensor trace(const Tensor &self, Place place = Place::current());
/// Greatest element of dimensions.
Tensor amax(const Tensor &self, const Dims &dim = Dims({}),
            bool keepdim = false, Place place = Place::current());
/// Least element of dimensions.
Tensor amin(const Tensor &self, const Dims &dim = Dims({}),
            bool keepdim = false, Place place = Place::current());
/// Least and greatest elements of a dimension, of all without one.
std::pair<Tensor, Tensor> aminmax(const Tensor &self,
                                  std::optional<int64_t> dim = std::nullopt,
                                  bool keepdim = false,
                                  Place place = Place::current());
/// Greatest element.
Tensor max(const Tensor &self, Place place = Place::current());
/// Least element.
Tensor min(const Tensor &self, Place place = Place::current());
/// Greatest elements of a dimension, and where they are.
std::pair<Tensor, Tensor> max(const Tensor &self, int64_t dim,
                              bool keepdim = false,
                              Place place = Place::current());
/// Least elements of a dimension, and where they are.
std::pair<Tensor, Tensor> min(const Tensor &self, int64_t dim,
                              bool keepdim = false,
                              Place place = Place::current());
/// As `maximum`.
Tensor max(const Tensor &self, const Tensor &other,
           Place place = Place::current());
/// As `minimum`.
Tensor min(const Tensor &self, const Tensor &other,
           Place place = Place::current());
/// Where the greatest element is, as i64; without a dimension in the flattened
/// tensor.
Tensor argmax(const Tensor &self, std::optional<int64_t> dim = std::nullopt,
              bool keepdim = false, Place place = Place::current());
/// Where the least element is.
Tensor argmin(const Tensor &self, std::optional<int64_t> dim = std::nullopt,
              bool keepdim = false, Place place = Place::current());
/// Whether one element is not zero.
Tensor any(const Tensor &self, const Dims &dim = Dims({}), bool keepdim = false,
           Place place = Place::current());
/// Whether no element is zero.
Tensor all(const Tensor &self, const Dims &dim = Dims({}), bool keepdim = false,
           Place place = Place::current());
/// Variance: squares are divided by the count less the correction.
Tensor var(const Tensor &self, const Dims &dim = Dims({}),
           const Scalar &correction = 1, bool keepdim = false,
           Place place = Place::current());
/// Square root of the variance.
Tensor std(const Tensor &self, const Dims &dim = Dims({}),
           const Scalar &correction = 1, bool keepdim = false,
           Place place = Place::current());
/// Variance and mean.
std::pair<Tensor, Tensor> var_mean(const Tensor &self,
                                   const Dims &dim = Dims({}),
                                   const Scalar &correction = 1,
                                   bool keepdim = false,
                                   Place place = Place::current());
/// Square root of the variance, and mean.
std::pair<Tensor, Tensor> std_mean(const Tensor &self,
                                   const Dims &dim = Dims({}),
                                   const Scalar &correction = 1,
                                   bool keepdim = false,
                                   Place place = Place::current());
/// `log(sum(exp(self)))` without overflow.
Tensor logsumexp(const Tensor &self, const Dims &dim, bool keepdim = false,
                 Place place = Place::current());
/// Vector norm; p may be infinite.
Tensor norm(const Tensor &self, double p = 2.0, const Dims &dim = Dims({}),
            bool keepdim = false, Place place = Place::current());
/// Norm of the difference.
Tensor dist(const Tensor &self, const Tensor &other, double p = 2.0,
            Place place = Place::current());
/// Places of a dimension scaled so that no norm exceeds `maxnorm`.
Tensor renorm(const Tensor &self, double p, int64_t dim, const Scalar &maxnorm,
              Place place = Place::current());
/// Sums over what a tensor of this size is expanded along.
Tensor sum_to_size(const Tensor &self, const SizeList &size,
                   Place place = Place::current());
/// Covariances of rows, whose columns count as often as `fweights` and with
/// `aweights`.
Tensor cov(const Tensor &self, int64_t correction = 1,
           const Tensor &fweights = {}, const Tensor &aweights = {},
           Place place = Place::current());
/// Correlations of rows.
Tensor corrcoef(const Tensor &self, Place place = Place::current());
/// How many elements are in each of equal ranges from `min` to `max`, or from
/// the least to the greatest element if both are equal.
Tensor histc(const Tensor &self, int64_t bins = 100, const Scalar &min = 0,
             const Scalar &max = 0, Place place = Place::current());
/// The lower one of the middle elements.
Tensor median(const Tensor &self, Place place = Place::current());
/// The same of a dimension, and where it is.
std::pair<Tensor, Tensor> median(const Tensor &self, int64_t dim,
                                 bool keepdim = false,
                                 Place place = Place::current());
/// The lower one of the middle elements that are numbers.
Tensor nanmedian(const Tensor &self, Place place = Place::current());
/// The same of a dimension, and where it is.
std::pair<Tensor, Tensor> nanmedian(const Tensor &self, int64_t dim,
                                    bool keepdim = false,
                                    Place place = Place::current());
/// The most frequent element of a dimension, and where it is.
std::pair<Tensor, Tensor> mode(const Tensor &self, int64_t dim = -1,
                               bool keepdim = false,
                               Place place = Place::current());
/// How many elements are not zero.
Tensor count_nonzero(const Tensor &self, const Dims &dim = Dims({}),
                     Place place = Place::current());
/// Sums of all places up to each.
Tensor cumsum(const Tensor &self, int64_t dim,
              std::optional<DType> dtype = std::nullopt,
              Place place = Place::current());
/// Products of all places up to each.
Tensor cumprod(const Tensor &self, int64_t dim,
               std::optional<DType> dtype = std::nullopt,
               Place place = Place::current());
/// The greatest of all places up to each, and where it is.
std::pair<Tensor, Tensor> cummax(const Tensor &self, int64_t dim,
                                 Place place = Place::current());
/// The least of all places up to each, and where it is.
std::pair<Tensor, Tensor> cummin(const Tensor &self, int64_t dim,
                                 Place place = Place::current());
/// logsumexp of all places up to each.
Tensor logcumsumexp(const Tensor &self, int64_t dim,
                    Place place = Place::current());
/// In order, equal elements in theirs, and where they were.
std::pair<Tensor, Tensor> sort(const Tensor &self, int64_t dim = -1,
                               bool descending = false,
                               Place place = Place::current());
/// Where the elements of the sorted tensor were.
Tensor argsort(const Tensor &self, int64_t dim = -1, bool descending = false,
               Place place = Place::current());
/// Sorted along the first dimension.
Tensor msort(const Tensor &self, Place place = Place::current());
/// The `k` greatest elements in order, and where they are.
std::pair<Tensor, Tensor> topk(const Tensor &self, const Size &k,
                               int64_t dim = -1, bool largest = true,
                               Place place = Place::current());
/// `topk` of a constant number of elements: what it calls.
std::pair<Tensor, Tensor> _topk(const Tensor &self, int64_t k, int64_t dim = -1,
                                bool largest = true,
                                Place place = Place::current());
/// The k-th least element, and where it is.
std::pair<Tensor, Tensor> kthvalue(const Tensor &self, const Size &k,
                                   int64_t dim = -1, bool keepdim = false,
                                   Place place = Place::current());
/// `kthvalue` of a constant number: what it calls.
std::pair<Tensor, Tensor> _kthvalue(const Tensor &self, int64_t k,
                                    int64_t dim = -1, bool keepdim = false,
                                    Place place = Place::current());
/// `exp(self)` over its sum along a dimension.
Tensor softmax(const Tensor &self, int64_t dim,
               std::optional<DType> dtype = std::nullopt,
               Place place = Place::current());
/// The logarithm of softmax.
Tensor log_softmax(const Tensor &self, int64_t dim,
                   std::optional<DType> dtype = std::nullopt,
                   Place place = Place::current());
/// softmax of `-self`.
Tensor softmin(const Tensor &self, int64_t dim,
               std::optional<DType> dtype = std::nullopt,
               Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_REDUCTION_H
