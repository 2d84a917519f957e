//===- IndexingCalls.cpp - calls of functions on tensors ------------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor gather(const Tensor &self, int64_t dim, const Tensor &index,
              Place place) {
  static constexpr capture::FunctionInfo info{636, "gather",
                                              "self, dim, index"};
  return capture::dispatch<Tensor>(info, place, Bodies::gather, self, dim,
                                   index);
}
Tensor Tensor::gather(int64_t dim, const Tensor &index, Place place) const {
  return tcopt::gather(*this, dim, index, place);
}
Tensor take_along_dim(const Tensor &self, const Tensor &indices, int64_t dim,
                      Place place) {
  static constexpr capture::FunctionInfo info{638, "take_along_dim",
                                              "self, indices, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::take_along_dim, self,
                                   indices, dim);
}
Tensor Tensor::take_along_dim(const Tensor &indices, int64_t dim,
                              Place place) const {
  return tcopt::take_along_dim(*this, indices, dim, place);
}
Tensor index_select(const Tensor &self, int64_t dim, const Tensor &index,
                    Place place) {
  static constexpr capture::FunctionInfo info{640, "index_select",
                                              "self, dim, index"};
  return capture::dispatch<Tensor>(info, place, Bodies::index_select, self, dim,
                                   index);
}
Tensor Tensor::index_select(int64_t dim, const Tensor &index,
                            Place place) const {
  return tcopt::index_select(*this, dim, index, place);
}
Tensor masked_select(const Tensor &self, const Tensor &mask, Place place) {
  static constexpr capture::FunctionInfo info{642, "masked_select",
                                              "self, mask"};
  return capture::dispatch<Tensor>(info, place, Bodies::masked_select, self,
                                   mask);
}
Tensor Tensor::masked_select(const Tensor &mask, Place place) const {
  return tcopt::masked_select(*this, mask, place);
}
Tensor nonzero(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{644, "nonzero", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::nonzero, self);
}
Tensor Tensor::nonzero(Place place) const {
  return tcopt::nonzero(*this, place);
}
Tensor Tensor::argwhere(Place place) const {
  return tcopt::argwhere(*this, place);
}
Tensor Tensor::take(const Tensor &index, Place place) const {
  return tcopt::take(*this, index, place);
}
Tensor isin(const Operand &elements, const Operand &test_elements,
            bool assume_unique, bool invert, Place place) {
  static constexpr capture::FunctionInfo info{
      650, "isin", "elements, test_elements, assume_unique, invert"};
  return capture::dispatch<Tensor>(info, place, Bodies::isin, elements,
                                   test_elements, assume_unique, invert);
}
Tensor unique(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{652, "unique", "self"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return Bodies::unique(self, place);
      },
      self);
}
Tensor unique(const Tensor &self, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{654, "unique", "self, dim"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, Place place) {
        return Bodies::unique(self, dim, place);
      },
      self, dim);
}
Tensor unique_consecutive(const Tensor &self, std::optional<int64_t> dim,
                          Place place) {
  static constexpr capture::FunctionInfo info{656, "unique_consecutive",
                                              "self, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::unique_consecutive,
                                   self, dim);
}
Tensor Tensor::bincount(const Tensor &weights, int64_t minlength,
                        Place place) const {
  return tcopt::bincount(*this, weights, minlength, place);
}
Tensor searchsorted(const Tensor &sorted_sequence, const Tensor &self,
                    bool right, Place place) {
  static constexpr capture::FunctionInfo info{660, "searchsorted",
                                              "sorted_sequence, self, right"};
  return capture::dispatch<Tensor>(info, place, Bodies::searchsorted,
                                   sorted_sequence, self, right);
}
Tensor bucketize(const Tensor &self, const Tensor &boundaries, bool right,
                 Place place) {
  static constexpr capture::FunctionInfo info{662, "bucketize",
                                              "self, boundaries, right"};
  return capture::dispatch<Tensor>(info, place, Bodies::bucketize, self,
                                   boundaries, right);
}
Tensor scatter(const Tensor &self, int64_t dim, const Tensor &index,
               const Operand &src, Place place) {
  static constexpr capture::FunctionInfo info{664, "scatter",
                                              "self, dim, index, src"};
  return capture::dispatch<Tensor>(info, place, Bodies::scatter, self, dim,
                                   index, src);
}
Tensor Tensor::scatter(int64_t dim, const Tensor &index, const Operand &src,
                       Place place) const {
  return tcopt::scatter(*this, dim, index, src, place);
}
Tensor Tensor::scatter_(int64_t dim, const Tensor &index, const Operand &src,
                        Place place) const {
  static constexpr capture::FunctionInfo info{665, "scatter_",
                                              "self, dim, index, src"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, const Tensor &index,
         const Operand &src, Place place) {
        return capture::writeBack(
            self, tcopt::scatter(self, dim, index, src, place), place);
      },
      *this, dim, index, src);
}
Tensor scatter_add(const Tensor &self, int64_t dim, const Tensor &index,
                   const Tensor &src, Place place) {
  static constexpr capture::FunctionInfo info{666, "scatter_add",
                                              "self, dim, index, src"};
  return capture::dispatch<Tensor>(info, place, Bodies::scatter_add, self, dim,
                                   index, src);
}
Tensor Tensor::scatter_add(int64_t dim, const Tensor &index, const Tensor &src,
                           Place place) const {
  return tcopt::scatter_add(*this, dim, index, src, place);
}
Tensor Tensor::scatter_add_(int64_t dim, const Tensor &index, const Tensor &src,
                            Place place) const {
  static constexpr capture::FunctionInfo info{667, "scatter_add_",
                                              "self, dim, index, src"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, const Tensor &index,
         const Tensor &src, Place place) {
        return capture::writeBack(
            self, tcopt::scatter_add(self, dim, index, src, place), place);
      },
      *this, dim, index, src);
}
Tensor scatter_reduce(const Tensor &self, int64_t dim, const Tensor &index,
                      const Tensor &src, std::string_view reduce,
                      bool include_self, Place place) {
  static constexpr capture::FunctionInfo info{
      668, "scatter_reduce", "self, dim, index, src, reduce, include_self"};
  return capture::dispatch<Tensor>(info, place, Bodies::scatter_reduce, self,
                                   dim, index, src, reduce, include_self);
}
Tensor Tensor::scatter_reduce(int64_t dim, const Tensor &index,
                              const Tensor &src, std::string_view reduce,
                              bool include_self, Place place) const {
  return tcopt::scatter_reduce(*this, dim, index, src, reduce, include_self,
                               place);
}
Tensor index_add(const Tensor &self, int64_t dim, const Tensor &index,
                 const Tensor &source, const Scalar &alpha, Place place) {
  static constexpr capture::FunctionInfo info{
      670, "index_add", "self, dim, index, source, alpha"};
  return capture::dispatch<Tensor>(info, place, Bodies::index_add, self, dim,
                                   index, source, alpha);
}
Tensor Tensor::index_add(int64_t dim, const Tensor &index, const Tensor &source,
                         const Scalar &alpha, Place place) const {
  return tcopt::index_add(*this, dim, index, source, alpha, place);
}
Tensor Tensor::index_add_(int64_t dim, const Tensor &index,
                          const Tensor &source, const Scalar &alpha,
                          Place place) const {
  static constexpr capture::FunctionInfo info{
      671, "index_add_", "self, dim, index, source, alpha"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, const Tensor &index,
         const Tensor &source, const Scalar &alpha, Place place) {
        return capture::writeBack(
            self, tcopt::index_add(self, dim, index, source, alpha, place),
            place);
      },
      *this, dim, index, source, alpha);
}
Tensor index_copy(const Tensor &self, int64_t dim, const Tensor &index,
                  const Tensor &source, Place place) {
  static constexpr capture::FunctionInfo info{672, "index_copy",
                                              "self, dim, index, source"};
  return capture::dispatch<Tensor>(info, place, Bodies::index_copy, self, dim,
                                   index, source);
}
Tensor Tensor::index_copy(int64_t dim, const Tensor &index,
                          const Tensor &source, Place place) const {
  return tcopt::index_copy(*this, dim, index, source, place);
}
Tensor Tensor::index_copy_(int64_t dim, const Tensor &index,
                           const Tensor &source, Place place) const {
  static constexpr capture::FunctionInfo info{673, "index_copy_",
                                              "self, dim, index, source"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, const Tensor &index,
         const Tensor &source, Place place) {
        return capture::writeBack(
            self, tcopt::index_copy(self, dim, index, source, place), place);
      },
      *this, dim, index, source);
}
Tensor index_fill(const Tensor &self, int64_t dim, const Tensor &index,
                  const Operand &value, Place place) {
  static constexpr capture::FunctionInfo info{674, "index_fill",
                                              "self, dim, index, value"};
  return capture::dispatch<Tensor>(info, place, Bodies::index_fill, self, dim,
                                   index, value);
}
Tensor Tensor::index_fill(int64_t dim, const Tensor &index,
                          const Operand &value, Place place) const {
  return tcopt::index_fill(*this, dim, index, value, place);
}
Tensor Tensor::index_fill_(int64_t dim, const Tensor &index,
                           const Operand &value, Place place) const {
  static constexpr capture::FunctionInfo info{675, "index_fill_",
                                              "self, dim, index, value"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, const Tensor &index,
         const Operand &value, Place place) {
        return capture::writeBack(
            self, tcopt::index_fill(self, dim, index, value, place), place);
      },
      *this, dim, index, value);
}
Tensor masked_scatter(const Tensor &self, const Tensor &mask,
                      const Tensor &source, Place place) {
  static constexpr capture::FunctionInfo info{676, "masked_scatter",
                                              "self, mask, source"};
  return capture::dispatch<Tensor>(info, place, Bodies::masked_scatter, self,
                                   mask, source);
}
Tensor Tensor::masked_scatter(const Tensor &mask, const Tensor &source,
                              Place place) const {
  return tcopt::masked_scatter(*this, mask, source, place);
}
Tensor Tensor::masked_scatter_(const Tensor &mask, const Tensor &source,
                               Place place) const {
  static constexpr capture::FunctionInfo info{677, "masked_scatter_",
                                              "self, mask, source"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &mask, const Tensor &source,
         Place place) {
        return capture::writeBack(
            self, tcopt::masked_scatter(self, mask, source, place), place);
      },
      *this, mask, source);
}
Tensor slice_scatter(const Tensor &self, const Tensor &src, int64_t dim,
                     const std::optional<Size> &start,
                     const std::optional<Size> &end, int64_t step,
                     Place place) {
  static constexpr capture::FunctionInfo info{
      678, "slice_scatter", "self, src, dim, start, end, step"};
  return capture::dispatch<Tensor>(info, place, Bodies::slice_scatter, self,
                                   src, dim, start, end, step);
}
Tensor Tensor::slice_scatter(const Tensor &src, int64_t dim,
                             const std::optional<Size> &start,
                             const std::optional<Size> &end, int64_t step,
                             Place place) const {
  return tcopt::slice_scatter(*this, src, dim, start, end, step, place);
}
Tensor select_scatter(const Tensor &self, const Tensor &src, int64_t dim,
                      const Size &index, Place place) {
  static constexpr capture::FunctionInfo info{680, "select_scatter",
                                              "self, src, dim, index"};
  return capture::dispatch<Tensor>(info, place, Bodies::select_scatter, self,
                                   src, dim, index);
}
Tensor Tensor::select_scatter(const Tensor &src, int64_t dim, const Size &index,
                              Place place) const {
  return tcopt::select_scatter(*this, src, dim, index, place);
}
Tensor diagonal_scatter(const Tensor &self, const Tensor &src,
                        const Size &offset, int64_t dim1, int64_t dim2,
                        Place place) {
  static constexpr capture::FunctionInfo info{682, "diagonal_scatter",
                                              "self, src, offset, dim1, dim2"};
  return capture::dispatch<Tensor>(info, place, Bodies::diagonal_scatter, self,
                                   src, offset, dim1, dim2);
}
Tensor Tensor::diagonal_scatter(const Tensor &src, const Size &offset,
                                int64_t dim1, int64_t dim2, Place place) const {
  return tcopt::diagonal_scatter(*this, src, offset, dim1, dim2, place);
}
Tensor _one_hot(const Tensor &self, const Size &num_classes, Place place) {
  static constexpr capture::FunctionInfo info{684, "one_hot",
                                              "self, num_classes"};
  return capture::dispatch<Tensor>(info, place, Bodies::_one_hot, self,
                                   num_classes);
}
Tensor embedding(const Tensor &weight, const Tensor &indices,
                 std::optional<int64_t> padding_idx, bool scale_grad_by_freq,
                 Place place) {
  static constexpr capture::FunctionInfo info{
      686, "embedding", "weight, indices, padding_idx, scale_grad_by_freq"};
  return capture::dispatch<Tensor>(info, place, Bodies::embedding, weight,
                                   indices, padding_idx, scale_grad_by_freq);
}
Tensor embedding_bag(const Tensor &input, const Tensor &weight,
                     const Tensor &offsets, std::string_view mode,
                     const Tensor &per_sample_weights, bool include_last_offset,
                     std::optional<int64_t> padding_idx, Place place) {
  static constexpr capture::FunctionInfo info{
      688, "embedding_bag",
      "input, weight, offsets, mode, per_sample_weights, include_last_offset, "
      "padding_idx"};
  return capture::dispatch<Tensor>(info, place, Bodies::embedding_bag, input,
                                   weight, offsets, mode, per_sample_weights,
                                   include_last_offset, padding_idx);
}

} // namespace tcopt
