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

/// Sum over dimensions; over all if `dim` is empty. Integers become i64.
Tensor sum(const Tensor &self, const Dims &dim = Dims({}), bool keepdim = false,
           std::optional<DType> dtype = std::nullopt,
           Place place = Place::current());
/// Mean over dimensions; over all if `dim` is empty.
Tensor mean(const Tensor &self, const Dims &dim = Dims({}),
            bool keepdim = false, std::optional<DType> dtype = std::nullopt,
            Place place = Place::current());
/// Product over dimensions; over all if `dim` is empty. Integers become i64.
Tensor prod(const Tensor &self, const Dims &dim = Dims({}),
            bool keepdim = false, std::optional<DType> dtype = std::nullopt,
            Place place = Place::current());
/// Sum over dimensions, without elements that are NaN.
Tensor nansum(const Tensor &self, const Dims &dim = Dims({}),
              bool keepdim = false, Place place = Place::current());
/// Mean over dimensions, without elements that are NaN.
Tensor nanmean(const Tensor &self, const Dims &dim = Dims({}),
               bool keepdim = false, Place place = Place::current());
/// Sum of the diagonal of a matrix.
Tensor trace(const Tensor &self, Place place = Place::current());
/// The greatest element over dimensions.
Tensor amax(const Tensor &self, const Dims &dim = Dims({}),
            bool keepdim = false, Place place = Place::current());
/// The least element over dimensions.
Tensor amin(const Tensor &self, const Dims &dim = Dims({}),
            bool keepdim = false, Place place = Place::current());
/// The least and the greatest element over a dimension, or over all without
/// `dim`.
std::pair<Tensor, Tensor> aminmax(const Tensor &self,
                                  std::optional<int64_t> dim = std::nullopt,
                                  bool keepdim = false,
                                  Place place = Place::current());
/// The greatest element.
Tensor max(const Tensor &self, Place place = Place::current());
/// The least element.
Tensor min(const Tensor &self, Place place = Place::current());
/// The greatest elements over a dimension, and their indices.
std::pair<Tensor, Tensor> max(const Tensor &self, int64_t dim,
                              bool keepdim = false,
                              Place place = Place::current());
/// The least elements over a dimension, and their indices.
std::pair<Tensor, Tensor> min(const Tensor &self, int64_t dim,
                              bool keepdim = false,
                              Place place = Place::current());
/// As `maximum`.
Tensor max(const Tensor &self, const Tensor &other,
           Place place = Place::current());
/// As `minimum`.
Tensor min(const Tensor &self, const Tensor &other,
           Place place = Place::current());
/// Index of the greatest element of a dimension as i64; without `dim`, in the
/// flattened tensor.
Tensor argmax(const Tensor &self, std::optional<int64_t> dim = std::nullopt,
              bool keepdim = false, Place place = Place::current());
/// Index of the least element of a dimension as i64; without `dim`, in the
/// flattened tensor.
Tensor argmin(const Tensor &self, std::optional<int64_t> dim = std::nullopt,
              bool keepdim = false, Place place = Place::current());
/// Whether at least one element is nonzero.
Tensor any(const Tensor &self, const Dims &dim = Dims({}), bool keepdim = false,
           Place place = Place::current());
/// Whether all elements are nonzero.
Tensor all(const Tensor &self, const Dims &dim = Dims({}), bool keepdim = false,
           Place place = Place::current());
/// Variance over dimensions: the sum of squared deviations, divided by the
/// count less the correction.
Tensor var(const Tensor &self, const Dims &dim = Dims({}),
           const Scalar &correction = 1, bool keepdim = false,
           Place place = Place::current());
/// Standard deviation: the square root of `var`.
Tensor std(const Tensor &self, const Dims &dim = Dims({}),
           const Scalar &correction = 1, bool keepdim = false,
           Place place = Place::current());
/// Variance and mean.
std::pair<Tensor, Tensor> var_mean(const Tensor &self,
                                   const Dims &dim = Dims({}),
                                   const Scalar &correction = 1,
                                   bool keepdim = false,
                                   Place place = Place::current());
/// Standard deviation and mean.
std::pair<Tensor, Tensor> std_mean(const Tensor &self,
                                   const Dims &dim = Dims({}),
                                   const Scalar &correction = 1,
                                   bool keepdim = false,
                                   Place place = Place::current());
/// `log(sum(exp(self)))` without overflow.
Tensor logsumexp(const Tensor &self, const Dims &dim, bool keepdim = false,
                 Place place = Place::current());
/// Vector norm of order `p`, which may be infinite.
Tensor norm(const Tensor &self, double p = 2.0, const Dims &dim = Dims({}),
            bool keepdim = false, Place place = Place::current());
/// Norm of order `p` of `self - other`.
Tensor dist(const Tensor &self, const Tensor &other, double p = 2.0,
            Place place = Place::current());
/// Scales the slices along `dim` whose norm of order `p` exceeds `maxnorm` down
/// to `maxnorm`.
Tensor renorm(const Tensor &self, double p, int64_t dim, const Scalar &maxnorm,
              Place place = Place::current());
/// Sums over the dimensions that `expand` from `size` to the sizes of `self`
/// broadcasts.
Tensor sum_to_size(const Tensor &self, const SizeList &size,
                   Place place = Place::current());
/// Covariance matrix of rows. `fweights` are the frequencies of columns,
/// `aweights` their weights.
Tensor cov(const Tensor &self, int64_t correction = 1,
           const Tensor &fweights = {}, const Tensor &aweights = {},
           Place place = Place::current());
/// Correlation matrix of rows.
Tensor corrcoef(const Tensor &self, Place place = Place::current());
/// Counts elements in `bins` ranges of equal width from `min` to `max`; if both
/// are equal, from the least to the greatest element.
Tensor histc(const Tensor &self, int64_t bins = 100, const Scalar &min = 0,
             const Scalar &max = 0, Place place = Place::current());
/// The median; of an even count the lower of the two middle elements.
Tensor median(const Tensor &self, Place place = Place::current());
/// The median over a dimension, as `median`, and its index.
std::pair<Tensor, Tensor> median(const Tensor &self, int64_t dim,
                                 bool keepdim = false,
                                 Place place = Place::current());
/// The median of the elements that are not NaN.
Tensor nanmedian(const Tensor &self, Place place = Place::current());
/// The median over a dimension of the elements that are not NaN, and its index.
std::pair<Tensor, Tensor> nanmedian(const Tensor &self, int64_t dim,
                                    bool keepdim = false,
                                    Place place = Place::current());
/// The most frequent element of a dimension, and its index.
std::pair<Tensor, Tensor> mode(const Tensor &self, int64_t dim = -1,
                               bool keepdim = false,
                               Place place = Place::current());
/// Counts nonzero elements over dimensions.
Tensor count_nonzero(const Tensor &self, const Dims &dim = Dims({}),
                     Place place = Place::current());
/// Cumulative sum along a dimension.
Tensor cumsum(const Tensor &self, int64_t dim,
              std::optional<DType> dtype = std::nullopt,
              Place place = Place::current());
/// Cumulative product along a dimension.
Tensor cumprod(const Tensor &self, int64_t dim,
               std::optional<DType> dtype = std::nullopt,
               Place place = Place::current());
/// Cumulative maximum along a dimension, and its index.
std::pair<Tensor, Tensor> cummax(const Tensor &self, int64_t dim,
                                 Place place = Place::current());
/// Cumulative minimum along a dimension, and its index.
std::pair<Tensor, Tensor> cummin(const Tensor &self, int64_t dim,
                                 Place place = Place::current());
/// Logarithm of the cumulative sum of `exp(self)` along a dimension.
Tensor logcumsumexp(const Tensor &self, int64_t dim,
                    Place place = Place::current());
/// Sorts along a dimension, and returns the indices. The sort is stable.
std::pair<Tensor, Tensor> sort(const Tensor &self, int64_t dim = -1,
                               bool descending = false,
                               Place place = Place::current());
/// Indices that sort along a dimension.
Tensor argsort(const Tensor &self, int64_t dim = -1, bool descending = false,
               Place place = Place::current());
/// Sorts along the first dimension.
Tensor msort(const Tensor &self, Place place = Place::current());
/// The `k` greatest elements (the least unless `largest`) in order, and their
/// indices.
std::pair<Tensor, Tensor> topk(const Tensor &self, const Size &k,
                               int64_t dim = -1, bool largest = true,
                               Place place = Place::current());
/// Implements `topk` for a constant `k`.
std::pair<Tensor, Tensor> _topk(const Tensor &self, int64_t k, int64_t dim = -1,
                                bool largest = true,
                                Place place = Place::current());
/// The k-th least element of a dimension, and its index.
std::pair<Tensor, Tensor> kthvalue(const Tensor &self, const Size &k,
                                   int64_t dim = -1, bool keepdim = false,
                                   Place place = Place::current());
/// Implements `kthvalue` for a constant `k`.
std::pair<Tensor, Tensor> _kthvalue(const Tensor &self, int64_t k,
                                    int64_t dim = -1, bool keepdim = false,
                                    Place place = Place::current());
/// `exp(self)` divided by its sum along a dimension.
Tensor softmax(const Tensor &self, int64_t dim,
               std::optional<DType> dtype = std::nullopt,
               Place place = Place::current());
/// Logarithm of `softmax`.
Tensor log_softmax(const Tensor &self, int64_t dim,
                   std::optional<DType> dtype = std::nullopt,
                   Place place = Place::current());
/// `softmax` of `-self`.
Tensor softmin(const Tensor &self, int64_t dim,
               std::optional<DType> dtype = std::nullopt,
               Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_REDUCTION_H
