//===- ReductionCalls.cpp - calls of functions on tensors -----------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor sum(const Tensor &self, const Dims &dim, bool keepdim,
           std::optional<DType> dtype, Place place) {
  static constexpr capture::FunctionInfo info{532, "sum",
                                              "self, dim, keepdim, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::sum, self, dim, keepdim,
                                   dtype);
}
Tensor Tensor::sum(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                   Place place) const {
  return tcopt::sum(*this, dim, keepdim, dtype, place);
}
Tensor mean(const Tensor &self, const Dims &dim, bool keepdim,
            std::optional<DType> dtype, Place place) {
  static constexpr capture::FunctionInfo info{534, "mean",
                                              "self, dim, keepdim, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::mean, self, dim,
                                   keepdim, dtype);
}
Tensor Tensor::mean(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                    Place place) const {
  return tcopt::mean(*this, dim, keepdim, dtype, place);
}
Tensor prod(const Tensor &self, const Dims &dim, bool keepdim,
            std::optional<DType> dtype, Place place) {
  static constexpr capture::FunctionInfo info{536, "prod",
                                              "self, dim, keepdim, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::prod, self, dim,
                                   keepdim, dtype);
}
Tensor Tensor::prod(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                    Place place) const {
  return tcopt::prod(*this, dim, keepdim, dtype, place);
}
Tensor nansum(const Tensor &self, const Dims &dim, bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{538, "nansum",
                                              "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::nansum, self, dim,
                                   keepdim);
}
Tensor Tensor::nansum(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::nansum(*this, dim, keepdim, place);
}
Tensor nanmean(const Tensor &self, const Dims &dim, bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{540, "nanmean",
                                              "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::nanmean, self, dim,
                                   keepdim);
}
Tensor Tensor::nanmean(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::nanmean(*this, dim, keepdim, place);
}
Tensor trace(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{542, "trace", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::trace, self);
}
Tensor Tensor::trace(Place place) const { return tcopt::trace(*this, place); }
Tensor amax(const Tensor &self, const Dims &dim, bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{544, "amax",
                                              "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::amax, self, dim,
                                   keepdim);
}
Tensor Tensor::amax(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::amax(*this, dim, keepdim, place);
}
Tensor amin(const Tensor &self, const Dims &dim, bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{546, "amin",
                                              "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::amin, self, dim,
                                   keepdim);
}
Tensor Tensor::amin(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::amin(*this, dim, keepdim, place);
}
std::pair<Tensor, Tensor> aminmax(const Tensor &self,
                                  std::optional<int64_t> dim, bool keepdim,
                                  Place place) {
  static constexpr capture::FunctionInfo info{548, "aminmax",
                                              "self, dim, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::aminmax, self, dim, keepdim);
}
std::pair<Tensor, Tensor> Tensor::aminmax(std::optional<int64_t> dim,
                                          bool keepdim, Place place) const {
  return tcopt::aminmax(*this, dim, keepdim, place);
}
Tensor max(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{550, "max", "self"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) { return Bodies::max(self, place); },
      self);
}
Tensor Tensor::max(Place place) const { return tcopt::max(*this, place); }
Tensor min(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{552, "min", "self"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) { return Bodies::min(self, place); },
      self);
}
Tensor Tensor::min(Place place) const { return tcopt::min(*this, place); }
std::pair<Tensor, Tensor> max(const Tensor &self, int64_t dim, bool keepdim,
                              Place place) {
  static constexpr capture::FunctionInfo info{554, "max", "self, dim, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place,
      [](const Tensor &self, int64_t dim, bool keepdim, Place place) {
        return Bodies::max(self, dim, keepdim, place);
      },
      self, dim, keepdim);
}
std::pair<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim,
                                      Place place) const {
  return tcopt::max(*this, dim, keepdim, place);
}
std::pair<Tensor, Tensor> min(const Tensor &self, int64_t dim, bool keepdim,
                              Place place) {
  static constexpr capture::FunctionInfo info{556, "min", "self, dim, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place,
      [](const Tensor &self, int64_t dim, bool keepdim, Place place) {
        return Bodies::min(self, dim, keepdim, place);
      },
      self, dim, keepdim);
}
std::pair<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim,
                                      Place place) const {
  return tcopt::min(*this, dim, keepdim, place);
}
Tensor Tensor::max(const Tensor &other, Place place) const {
  return tcopt::max(*this, other, place);
}
Tensor Tensor::min(const Tensor &other, Place place) const {
  return tcopt::min(*this, other, place);
}
Tensor argmax(const Tensor &self, std::optional<int64_t> dim, bool keepdim,
              Place place) {
  static constexpr capture::FunctionInfo info{562, "argmax",
                                              "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::argmax, self, dim,
                                   keepdim);
}
Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim,
                      Place place) const {
  return tcopt::argmax(*this, dim, keepdim, place);
}
Tensor argmin(const Tensor &self, std::optional<int64_t> dim, bool keepdim,
              Place place) {
  static constexpr capture::FunctionInfo info{564, "argmin",
                                              "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::argmin, self, dim,
                                   keepdim);
}
Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim,
                      Place place) const {
  return tcopt::argmin(*this, dim, keepdim, place);
}
Tensor any(const Tensor &self, const Dims &dim, bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{566, "any", "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::any, self, dim,
                                   keepdim);
}
Tensor Tensor::any(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::any(*this, dim, keepdim, place);
}
Tensor all(const Tensor &self, const Dims &dim, bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{568, "all", "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::all, self, dim,
                                   keepdim);
}
Tensor Tensor::all(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::all(*this, dim, keepdim, place);
}
Tensor var(const Tensor &self, const Dims &dim, const Scalar &correction,
           bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{570, "var",
                                              "self, dim, correction, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::var, self, dim,
                                   correction, keepdim);
}
Tensor Tensor::var(const Dims &dim, const Scalar &correction, bool keepdim,
                   Place place) const {
  return tcopt::var(*this, dim, correction, keepdim, place);
}
Tensor std(const Tensor &self, const Dims &dim, const Scalar &correction,
           bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{572, "std",
                                              "self, dim, correction, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::std, self, dim,
                                   correction, keepdim);
}
Tensor Tensor::std(const Dims &dim, const Scalar &correction, bool keepdim,
                   Place place) const {
  return tcopt::std(*this, dim, correction, keepdim, place);
}
std::pair<Tensor, Tensor> var_mean(const Tensor &self, const Dims &dim,
                                   const Scalar &correction, bool keepdim,
                                   Place place) {
  static constexpr capture::FunctionInfo info{574, "var_mean",
                                              "self, dim, correction, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::var_mean, self, dim, correction, keepdim);
}
std::pair<Tensor, Tensor> std_mean(const Tensor &self, const Dims &dim,
                                   const Scalar &correction, bool keepdim,
                                   Place place) {
  static constexpr capture::FunctionInfo info{576, "std_mean",
                                              "self, dim, correction, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::std_mean, self, dim, correction, keepdim);
}
Tensor logsumexp(const Tensor &self, const Dims &dim, bool keepdim,
                 Place place) {
  static constexpr capture::FunctionInfo info{578, "logsumexp",
                                              "self, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::logsumexp, self, dim,
                                   keepdim);
}
Tensor Tensor::logsumexp(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::logsumexp(*this, dim, keepdim, place);
}
Tensor norm(const Tensor &self, double p, const Dims &dim, bool keepdim,
            Place place) {
  static constexpr capture::FunctionInfo info{580, "norm",
                                              "self, p, dim, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::norm, self, p, dim,
                                   keepdim);
}
Tensor Tensor::norm(double p, const Dims &dim, bool keepdim,
                    Place place) const {
  return tcopt::norm(*this, p, dim, keepdim, place);
}
Tensor dist(const Tensor &self, const Tensor &other, double p, Place place) {
  static constexpr capture::FunctionInfo info{582, "dist", "self, other, p"};
  return capture::dispatch<Tensor>(info, place, Bodies::dist, self, other, p);
}
Tensor Tensor::dist(const Tensor &other, double p, Place place) const {
  return tcopt::dist(*this, other, p, place);
}
Tensor renorm(const Tensor &self, double p, int64_t dim, const Scalar &maxnorm,
              Place place) {
  static constexpr capture::FunctionInfo info{584, "renorm",
                                              "self, p, dim, maxnorm"};
  return capture::dispatch<Tensor>(info, place, Bodies::renorm, self, p, dim,
                                   maxnorm);
}
Tensor Tensor::renorm(double p, int64_t dim, const Scalar &maxnorm,
                      Place place) const {
  return tcopt::renorm(*this, p, dim, maxnorm, place);
}
Tensor Tensor::renorm_(double p, int64_t dim, const Scalar &maxnorm,
                       Place place) const {
  static constexpr capture::FunctionInfo info{585, "renorm_",
                                              "self, p, dim, maxnorm"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double p, int64_t dim, const Scalar &maxnorm,
         Place place) {
        return capture::writeBack(
            self, tcopt::renorm(self, p, dim, maxnorm, place), place);
      },
      *this, p, dim, maxnorm);
}
Tensor sum_to_size(const Tensor &self, const SizeList &size, Place place) {
  static constexpr capture::FunctionInfo info{586, "sum_to_size", "self, size"};
  return capture::dispatch<Tensor>(info, place, Bodies::sum_to_size, self,
                                   size);
}
Tensor Tensor::sum_to_size(const SizeList &size, Place place) const {
  return tcopt::sum_to_size(*this, size, place);
}
Tensor cov(const Tensor &self, int64_t correction, const Tensor &fweights,
           const Tensor &aweights, Place place) {
  static constexpr capture::FunctionInfo info{
      588, "cov", "self, correction, fweights, aweights"};
  return capture::dispatch<Tensor>(info, place, Bodies::cov, self, correction,
                                   fweights, aweights);
}
Tensor Tensor::cov(int64_t correction, const Tensor &fweights,
                   const Tensor &aweights, Place place) const {
  return tcopt::cov(*this, correction, fweights, aweights, place);
}
Tensor corrcoef(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{590, "corrcoef", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::corrcoef, self);
}
Tensor Tensor::corrcoef(Place place) const {
  return tcopt::corrcoef(*this, place);
}
Tensor histc(const Tensor &self, int64_t bins, const Scalar &min,
             const Scalar &max, Place place) {
  static constexpr capture::FunctionInfo info{592, "histc",
                                              "self, bins, min, max"};
  return capture::dispatch<Tensor>(info, place, Bodies::histc, self, bins, min,
                                   max);
}
Tensor Tensor::histc(int64_t bins, const Scalar &min, const Scalar &max,
                     Place place) const {
  return tcopt::histc(*this, bins, min, max, place);
}
Tensor median(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{594, "median", "self"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return Bodies::median(self, place);
      },
      self);
}
Tensor Tensor::median(Place place) const { return tcopt::median(*this, place); }
std::pair<Tensor, Tensor> median(const Tensor &self, int64_t dim, bool keepdim,
                                 Place place) {
  static constexpr capture::FunctionInfo info{596, "median",
                                              "self, dim, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place,
      [](const Tensor &self, int64_t dim, bool keepdim, Place place) {
        return Bodies::median(self, dim, keepdim, place);
      },
      self, dim, keepdim);
}
std::pair<Tensor, Tensor> Tensor::median(int64_t dim, bool keepdim,
                                         Place place) const {
  return tcopt::median(*this, dim, keepdim, place);
}
Tensor nanmedian(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{598, "nanmedian", "self"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return Bodies::nanmedian(self, place);
      },
      self);
}
Tensor Tensor::nanmedian(Place place) const {
  return tcopt::nanmedian(*this, place);
}
std::pair<Tensor, Tensor> nanmedian(const Tensor &self, int64_t dim,
                                    bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{600, "nanmedian",
                                              "self, dim, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place,
      [](const Tensor &self, int64_t dim, bool keepdim, Place place) {
        return Bodies::nanmedian(self, dim, keepdim, place);
      },
      self, dim, keepdim);
}
std::pair<Tensor, Tensor> Tensor::nanmedian(int64_t dim, bool keepdim,
                                            Place place) const {
  return tcopt::nanmedian(*this, dim, keepdim, place);
}
std::pair<Tensor, Tensor> mode(const Tensor &self, int64_t dim, bool keepdim,
                               Place place) {
  static constexpr capture::FunctionInfo info{602, "mode",
                                              "self, dim, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(info, place, Bodies::mode,
                                                      self, dim, keepdim);
}
std::pair<Tensor, Tensor> Tensor::mode(int64_t dim, bool keepdim,
                                       Place place) const {
  return tcopt::mode(*this, dim, keepdim, place);
}
Tensor count_nonzero(const Tensor &self, const Dims &dim, Place place) {
  static constexpr capture::FunctionInfo info{604, "count_nonzero",
                                              "self, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::count_nonzero, self,
                                   dim);
}
Tensor Tensor::count_nonzero(const Dims &dim, Place place) const {
  return tcopt::count_nonzero(*this, dim, place);
}
Tensor cumsum(const Tensor &self, int64_t dim, std::optional<DType> dtype,
              Place place) {
  static constexpr capture::FunctionInfo info{606, "cumsum",
                                              "self, dim, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::cumsum, self, dim,
                                   dtype);
}
Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype,
                      Place place) const {
  return tcopt::cumsum(*this, dim, dtype, place);
}
Tensor Tensor::cumsum_(int64_t dim, std::optional<DType> dtype,
                       Place place) const {
  static constexpr capture::FunctionInfo info{607, "cumsum_",
                                              "self, dim, dtype"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, std::optional<DType> dtype,
         Place place) {
        return capture::writeBack(self, tcopt::cumsum(self, dim, dtype, place),
                                  place);
      },
      *this, dim, dtype);
}
Tensor cumprod(const Tensor &self, int64_t dim, std::optional<DType> dtype,
               Place place) {
  static constexpr capture::FunctionInfo info{608, "cumprod",
                                              "self, dim, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::cumprod, self, dim,
                                   dtype);
}
Tensor Tensor::cumprod(int64_t dim, std::optional<DType> dtype,
                       Place place) const {
  return tcopt::cumprod(*this, dim, dtype, place);
}
Tensor Tensor::cumprod_(int64_t dim, std::optional<DType> dtype,
                        Place place) const {
  static constexpr capture::FunctionInfo info{609, "cumprod_",
                                              "self, dim, dtype"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, std::optional<DType> dtype,
         Place place) {
        return capture::writeBack(self, tcopt::cumprod(self, dim, dtype, place),
                                  place);
      },
      *this, dim, dtype);
}
std::pair<Tensor, Tensor> cummax(const Tensor &self, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{610, "cummax", "self, dim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::cummax, self, dim);
}
std::pair<Tensor, Tensor> Tensor::cummax(int64_t dim, Place place) const {
  return tcopt::cummax(*this, dim, place);
}
std::pair<Tensor, Tensor> cummin(const Tensor &self, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{612, "cummin", "self, dim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::cummin, self, dim);
}
std::pair<Tensor, Tensor> Tensor::cummin(int64_t dim, Place place) const {
  return tcopt::cummin(*this, dim, place);
}
Tensor logcumsumexp(const Tensor &self, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{614, "logcumsumexp", "self, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::logcumsumexp, self,
                                   dim);
}
Tensor Tensor::logcumsumexp(int64_t dim, Place place) const {
  return tcopt::logcumsumexp(*this, dim, place);
}
std::pair<Tensor, Tensor> sort(const Tensor &self, int64_t dim, bool descending,
                               Place place) {
  static constexpr capture::FunctionInfo info{616, "sort",
                                              "self, dim, descending"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(info, place, Bodies::sort,
                                                      self, dim, descending);
}
std::pair<Tensor, Tensor> Tensor::sort(int64_t dim, bool descending,
                                       Place place) const {
  return tcopt::sort(*this, dim, descending, place);
}
Tensor argsort(const Tensor &self, int64_t dim, bool descending, Place place) {
  static constexpr capture::FunctionInfo info{618, "argsort",
                                              "self, dim, descending"};
  return capture::dispatch<Tensor>(info, place, Bodies::argsort, self, dim,
                                   descending);
}
Tensor Tensor::argsort(int64_t dim, bool descending, Place place) const {
  return tcopt::argsort(*this, dim, descending, place);
}
Tensor msort(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{620, "msort", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::msort, self);
}
Tensor Tensor::msort(Place place) const { return tcopt::msort(*this, place); }
std::pair<Tensor, Tensor> Tensor::topk(const Size &k, int64_t dim, bool largest,
                                       Place place) const {
  return tcopt::topk(*this, k, dim, largest, place);
}
std::pair<Tensor, Tensor> _topk(const Tensor &self, int64_t k, int64_t dim,
                                bool largest, Place place) {
  static constexpr capture::FunctionInfo info{624, "topk",
                                              "self, k, dim, largest"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::_topk, self, k, dim, largest);
}
std::pair<Tensor, Tensor> Tensor::kthvalue(const Size &k, int64_t dim,
                                           bool keepdim, Place place) const {
  return tcopt::kthvalue(*this, k, dim, keepdim, place);
}
std::pair<Tensor, Tensor> _kthvalue(const Tensor &self, int64_t k, int64_t dim,
                                    bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{628, "kthvalue",
                                              "self, k, dim, keepdim"};
  return capture::dispatch<std::pair<Tensor, Tensor>>(
      info, place, Bodies::_kthvalue, self, k, dim, keepdim);
}
Tensor softmax(const Tensor &self, int64_t dim, std::optional<DType> dtype,
               Place place) {
  static constexpr capture::FunctionInfo info{630, "softmax",
                                              "self, dim, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::softmax, self, dim,
                                   dtype);
}
Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype,
                       Place place) const {
  return tcopt::softmax(*this, dim, dtype, place);
}
Tensor log_softmax(const Tensor &self, int64_t dim, std::optional<DType> dtype,
                   Place place) {
  static constexpr capture::FunctionInfo info{632, "log_softmax",
                                              "self, dim, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::log_softmax, self, dim,
                                   dtype);
}
Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype,
                           Place place) const {
  return tcopt::log_softmax(*this, dim, dtype, place);
}
Tensor softmin(const Tensor &self, int64_t dim, std::optional<DType> dtype,
               Place place) {
  static constexpr capture::FunctionInfo info{634, "softmin",
                                              "self, dim, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::softmin, self, dim,
                                   dtype);
}

} // namespace tcopt
