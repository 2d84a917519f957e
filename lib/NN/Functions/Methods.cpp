//===- Methods.cpp - members of Tensor that are functions -----------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Trace/Builder.h"
#include "tcopt/Capture/Tensor.h"

namespace tcopt {

Tensor Tensor::fill_(const Operand &value, Place place) const {
  return tcopt::fill_(*this, value, place);
}
Tensor Tensor::zero_(Place place) const { return tcopt::zero_(*this, place); }
Tensor Tensor::copy_(const Tensor &src, Place place) const {
  return tcopt::copy_(*this, src, place);
}
Tensor Tensor::view(const Sizes &sizes, Place place) const {
  return tcopt::view(*this, sizes, place);
}
Tensor Tensor::reshape(const Sizes &sizes, Place place) const {
  return tcopt::reshape(*this, sizes, place);
}
Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim, Place place) const {
  return tcopt::flatten(*this, start_dim, end_dim, place);
}
Tensor Tensor::unflatten(int64_t dim, const Sizes &sizes, Place place) const {
  return tcopt::unflatten(*this, dim, sizes, place);
}
Tensor Tensor::permute(const Dims &dims, Place place) const {
  return tcopt::permute(*this, dims, place);
}
Tensor Tensor::transpose(int64_t dim0, int64_t dim1, Place place) const {
  return tcopt::transpose(*this, dim0, dim1, place);
}
Tensor Tensor::t(Place place) const { return tcopt::t(*this, place); }
Tensor Tensor::movedim(const Dims &source, const Dims &destination,
                       Place place) const {
  return tcopt::movedim(*this, source, destination, place);
}
Tensor Tensor::squeeze(Place place) const {
  return tcopt::squeeze(*this, place);
}
Tensor Tensor::squeeze(const Dims &dim, Place place) const {
  return tcopt::squeeze(*this, dim, place);
}
Tensor Tensor::unsqueeze(int64_t dim, Place place) const {
  return tcopt::unsqueeze(*this, dim, place);
}
Tensor Tensor::expand(const Sizes &sizes, Place place) const {
  return tcopt::expand(*this, sizes, place);
}
Tensor Tensor::expand_as(const Tensor &other, Place place) const {
  return tcopt::expand_as(*this, other, place);
}
Tensor Tensor::broadcast_to(const Sizes &sizes, Place place) const {
  return tcopt::broadcast_to(*this, sizes, place);
}
Tensor Tensor::select(int64_t dim, int64_t index, Place place) const {
  return tcopt::select(*this, dim, index, place);
}
Tensor Tensor::slice(int64_t dim, std::optional<int64_t> start,
                     std::optional<int64_t> end, int64_t step,
                     Place place) const {
  return tcopt::slice(*this, dim, start, end, step, place);
}
Tensor Tensor::narrow(int64_t dim, int64_t start, const Size &length,
                      Place place) const {
  return tcopt::narrow(*this, dim, start, length, place);
}
Tensor Tensor::diagonal(int64_t offset, int64_t dim1, int64_t dim2,
                        Place place) const {
  return tcopt::diagonal(*this, offset, dim1, dim2, place);
}
Tensor Tensor::unfold(int64_t dim, int64_t size, int64_t step,
                      Place place) const {
  return tcopt::unfold(*this, dim, size, step, place);
}
std::vector<Tensor> Tensor::split(int64_t split_size, int64_t dim,
                                  Place place) const {
  return tcopt::split(*this, split_size, dim, place);
}
std::vector<Tensor> Tensor::split_with_sizes(const Dims &split_sizes,
                                             int64_t dim, Place place) const {
  return tcopt::split_with_sizes(*this, split_sizes, dim, place);
}
std::vector<Tensor> Tensor::chunk(int64_t chunks, int64_t dim,
                                  Place place) const {
  return tcopt::chunk(*this, chunks, dim, place);
}
std::vector<Tensor> Tensor::unbind(int64_t dim, Place place) const {
  return tcopt::unbind(*this, dim, place);
}
Tensor Tensor::flip(const Dims &dims, Place place) const {
  return tcopt::flip(*this, dims, place);
}
Tensor Tensor::roll(const Dims &shifts, const Dims &dims, Place place) const {
  return tcopt::roll(*this, shifts, dims, place);
}
Tensor Tensor::repeat(const Dims &repeats, Place place) const {
  return tcopt::repeat(*this, repeats, place);
}
Tensor Tensor::tile(const Dims &dims, Place place) const {
  return tcopt::tile(*this, dims, place);
}
Tensor Tensor::repeat_interleave(int64_t repeats, std::optional<int64_t> dim,
                                 Place place) const {
  return tcopt::repeat_interleave(*this, repeats, dim, place);
}
Tensor Tensor::repeat_interleave(const Tensor &repeats,
                                 std::optional<int64_t> dim,
                                 Place place) const {
  return tcopt::repeat_interleave(*this, repeats, dim, place);
}
Tensor Tensor::tril(int64_t diagonal, Place place) const {
  return tcopt::tril(*this, diagonal, place);
}
Tensor Tensor::tril_(int64_t diagonal, Place place) const {
  return capture::writeBack(*this, tcopt::tril(*this, diagonal, place), place);
}
Tensor Tensor::triu(int64_t diagonal, Place place) const {
  return tcopt::triu(*this, diagonal, place);
}
Tensor Tensor::triu_(int64_t diagonal, Place place) const {
  return capture::writeBack(*this, tcopt::triu(*this, diagonal, place), place);
}
Tensor Tensor::diag(int64_t diagonal, Place place) const {
  return tcopt::diag(*this, diagonal, place);
}
Tensor Tensor::diff(int64_t n, int64_t dim, Place place) const {
  return tcopt::diff(*this, n, dim, place);
}
Tensor Tensor::sum(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                   Place place) const {
  return tcopt::sum(*this, dim, keepdim, dtype, place);
}
Tensor Tensor::mean(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                    Place place) const {
  return tcopt::mean(*this, dim, keepdim, dtype, place);
}
Tensor Tensor::prod(const Dims &dim, bool keepdim, std::optional<DType> dtype,
                    Place place) const {
  return tcopt::prod(*this, dim, keepdim, dtype, place);
}
Tensor Tensor::nansum(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::nansum(*this, dim, keepdim, place);
}
Tensor Tensor::nanmean(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::nanmean(*this, dim, keepdim, place);
}
Tensor Tensor::trace(Place place) const { return tcopt::trace(*this, place); }
Tensor Tensor::amax(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::amax(*this, dim, keepdim, place);
}
Tensor Tensor::amin(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::amin(*this, dim, keepdim, place);
}
std::pair<Tensor, Tensor> Tensor::aminmax(std::optional<int64_t> dim,
                                          bool keepdim, Place place) const {
  return tcopt::aminmax(*this, dim, keepdim, place);
}
Tensor Tensor::max(Place place) const { return tcopt::max(*this, place); }
Tensor Tensor::min(Place place) const { return tcopt::min(*this, place); }
std::pair<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim,
                                      Place place) const {
  return tcopt::max(*this, dim, keepdim, place);
}
std::pair<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim,
                                      Place place) const {
  return tcopt::min(*this, dim, keepdim, place);
}
Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim,
                      Place place) const {
  return tcopt::argmax(*this, dim, keepdim, place);
}
Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim,
                      Place place) const {
  return tcopt::argmin(*this, dim, keepdim, place);
}
Tensor Tensor::any(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::any(*this, dim, keepdim, place);
}
Tensor Tensor::all(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::all(*this, dim, keepdim, place);
}
Tensor Tensor::var(const Dims &dim, const Scalar &correction, bool keepdim,
                   Place place) const {
  return tcopt::var(*this, dim, correction, keepdim, place);
}
Tensor Tensor::std(const Dims &dim, const Scalar &correction, bool keepdim,
                   Place place) const {
  return tcopt::std(*this, dim, correction, keepdim, place);
}
Tensor Tensor::logsumexp(const Dims &dim, bool keepdim, Place place) const {
  return tcopt::logsumexp(*this, dim, keepdim, place);
}
Tensor Tensor::norm(double p, const Dims &dim, bool keepdim,
                    Place place) const {
  return tcopt::norm(*this, p, dim, keepdim, place);
}
Tensor Tensor::median(Place place) const { return tcopt::median(*this, place); }
std::pair<Tensor, Tensor> Tensor::median(int64_t dim, bool keepdim,
                                         Place place) const {
  return tcopt::median(*this, dim, keepdim, place);
}
std::pair<Tensor, Tensor> Tensor::mode(int64_t dim, bool keepdim,
                                       Place place) const {
  return tcopt::mode(*this, dim, keepdim, place);
}
Tensor Tensor::count_nonzero(const Dims &dim, Place place) const {
  return tcopt::count_nonzero(*this, dim, place);
}
Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype,
                      Place place) const {
  return tcopt::cumsum(*this, dim, dtype, place);
}
Tensor Tensor::cumprod(int64_t dim, std::optional<DType> dtype,
                       Place place) const {
  return tcopt::cumprod(*this, dim, dtype, place);
}
std::pair<Tensor, Tensor> Tensor::cummax(int64_t dim, Place place) const {
  return tcopt::cummax(*this, dim, place);
}
std::pair<Tensor, Tensor> Tensor::cummin(int64_t dim, Place place) const {
  return tcopt::cummin(*this, dim, place);
}
Tensor Tensor::logcumsumexp(int64_t dim, Place place) const {
  return tcopt::logcumsumexp(*this, dim, place);
}
std::pair<Tensor, Tensor> Tensor::sort(int64_t dim, bool descending,
                                       Place place) const {
  return tcopt::sort(*this, dim, descending, place);
}
Tensor Tensor::argsort(int64_t dim, bool descending, Place place) const {
  return tcopt::argsort(*this, dim, descending, place);
}
std::pair<Tensor, Tensor> Tensor::topk(int64_t k, int64_t dim, bool largest,
                                       Place place) const {
  return tcopt::topk(*this, k, dim, largest, place);
}
std::pair<Tensor, Tensor> Tensor::kthvalue(int64_t k, int64_t dim, bool keepdim,
                                           Place place) const {
  return tcopt::kthvalue(*this, k, dim, keepdim, place);
}
Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype,
                       Place place) const {
  return tcopt::softmax(*this, dim, dtype, place);
}
Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype,
                           Place place) const {
  return tcopt::log_softmax(*this, dim, dtype, place);
}
Tensor Tensor::gather(int64_t dim, const Tensor &index, Place place) const {
  return tcopt::gather(*this, dim, index, place);
}
Tensor Tensor::take_along_dim(const Tensor &indices, int64_t dim,
                              Place place) const {
  return tcopt::take_along_dim(*this, indices, dim, place);
}
Tensor Tensor::index_select(int64_t dim, const Tensor &index,
                            Place place) const {
  return tcopt::index_select(*this, dim, index, place);
}
Tensor Tensor::masked_select(const Tensor &mask, Place place) const {
  return tcopt::masked_select(*this, mask, place);
}
Tensor Tensor::nonzero(Place place) const {
  return tcopt::nonzero(*this, place);
}
Tensor Tensor::scatter(int64_t dim, const Tensor &index, const Operand &src,
                       Place place) const {
  return tcopt::scatter(*this, dim, index, src, place);
}
Tensor Tensor::scatter_(int64_t dim, const Tensor &index, const Operand &src,
                        Place place) const {
  return capture::writeBack(
      *this, tcopt::scatter(*this, dim, index, src, place), place);
}
Tensor Tensor::scatter_add(int64_t dim, const Tensor &index, const Tensor &src,
                           Place place) const {
  return tcopt::scatter_add(*this, dim, index, src, place);
}
Tensor Tensor::scatter_add_(int64_t dim, const Tensor &index, const Tensor &src,
                            Place place) const {
  return capture::writeBack(
      *this, tcopt::scatter_add(*this, dim, index, src, place), place);
}
Tensor Tensor::scatter_reduce(int64_t dim, const Tensor &index,
                              const Tensor &src, std::string_view reduce,
                              bool include_self, Place place) const {
  return tcopt::scatter_reduce(*this, dim, index, src, reduce, include_self,
                               place);
}
Tensor Tensor::index_add(int64_t dim, const Tensor &index, const Tensor &source,
                         const Scalar &alpha, Place place) const {
  return tcopt::index_add(*this, dim, index, source, alpha, place);
}
Tensor Tensor::index_add_(int64_t dim, const Tensor &index,
                          const Tensor &source, const Scalar &alpha,
                          Place place) const {
  return capture::writeBack(
      *this, tcopt::index_add(*this, dim, index, source, alpha, place), place);
}
Tensor Tensor::index_copy(int64_t dim, const Tensor &index,
                          const Tensor &source, Place place) const {
  return tcopt::index_copy(*this, dim, index, source, place);
}
Tensor Tensor::index_copy_(int64_t dim, const Tensor &index,
                           const Tensor &source, Place place) const {
  return capture::writeBack(
      *this, tcopt::index_copy(*this, dim, index, source, place), place);
}
Tensor Tensor::index_fill(int64_t dim, const Tensor &index,
                          const Operand &value, Place place) const {
  return tcopt::index_fill(*this, dim, index, value, place);
}
Tensor Tensor::index_fill_(int64_t dim, const Tensor &index,
                           const Operand &value, Place place) const {
  return capture::writeBack(
      *this, tcopt::index_fill(*this, dim, index, value, place), place);
}
Tensor Tensor::masked_scatter(const Tensor &mask, const Tensor &source,
                              Place place) const {
  return tcopt::masked_scatter(*this, mask, source, place);
}
Tensor Tensor::masked_scatter_(const Tensor &mask, const Tensor &source,
                               Place place) const {
  return capture::writeBack(
      *this, tcopt::masked_scatter(*this, mask, source, place), place);
}
Tensor Tensor::slice_scatter(const Tensor &src, int64_t dim,
                             std::optional<int64_t> start,
                             std::optional<int64_t> end, int64_t step,
                             Place place) const {
  return tcopt::slice_scatter(*this, src, dim, start, end, step, place);
}
Tensor Tensor::select_scatter(const Tensor &src, int64_t dim, int64_t index,
                              Place place) const {
  return tcopt::select_scatter(*this, src, dim, index, place);
}
Tensor Tensor::matmul(const Tensor &other, Place place) const {
  return tcopt::matmul(*this, other, place);
}
Tensor Tensor::mm(const Tensor &mat2, Place place) const {
  return tcopt::mm(*this, mat2, place);
}
Tensor Tensor::bmm(const Tensor &mat2, Place place) const {
  return tcopt::bmm(*this, mat2, place);
}
Tensor Tensor::mv(const Tensor &vec, Place place) const {
  return tcopt::mv(*this, vec, place);
}
Tensor Tensor::dot(const Tensor &tensor, Place place) const {
  return tcopt::dot(*this, tensor, place);
}
Tensor Tensor::outer(const Tensor &vec2, Place place) const {
  return tcopt::outer(*this, vec2, place);
}
Tensor Tensor::inner(const Tensor &other, Place place) const {
  return tcopt::inner(*this, other, place);
}
Tensor Tensor::cross(const Tensor &other, int64_t dim, Place place) const {
  return tcopt::cross(*this, other, dim, place);
}
Tensor Tensor::addmm(const Tensor &mat1, const Tensor &mat2, const Scalar &beta,
                     const Scalar &alpha, Place place) const {
  return tcopt::addmm(*this, mat1, mat2, beta, alpha, place);
}
Tensor Tensor::addmm_(const Tensor &mat1, const Tensor &mat2,
                      const Scalar &beta, const Scalar &alpha,
                      Place place) const {
  return capture::writeBack(
      *this, tcopt::addmm(*this, mat1, mat2, beta, alpha, place), place);
}
Tensor Tensor::baddbmm(const Tensor &batch1, const Tensor &batch2,
                       const Scalar &beta, const Scalar &alpha,
                       Place place) const {
  return tcopt::baddbmm(*this, batch1, batch2, beta, alpha, place);
}
Tensor Tensor::baddbmm_(const Tensor &batch1, const Tensor &batch2,
                        const Scalar &beta, const Scalar &alpha,
                        Place place) const {
  return capture::writeBack(
      *this, tcopt::baddbmm(*this, batch1, batch2, beta, alpha, place), place);
}
Tensor Tensor::bernoulli(Place place) const {
  return tcopt::bernoulli(*this, place);
}
Tensor Tensor::multinomial(int64_t num_samples, bool replacement,
                           Place place) const {
  return tcopt::multinomial(*this, num_samples, replacement, place);
}
Tensor Tensor::uniform_(double from, double to, Place place) const {
  return tcopt::uniform_(*this, from, to, place);
}
Tensor Tensor::normal_(double mean, double std, Place place) const {
  return tcopt::normal_(*this, mean, std, place);
}

} // namespace tcopt
