//===- Indexing.h - functions on tensors -----------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_INDEXING_H
#define TCOPT_CAPTURE_FUNCTIONS_INDEXING_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Indexing
//===----------------------------------------------------------------------===//

/// Along a dimension the elements at the places that `index` has.
Tensor gather(const Tensor &self, int64_t dim, const Tensor &index,
              Place place = Place::current());
/// The same, with the other dimensions expanded.
Tensor take_along_dim(const Tensor &self, const Tensor &indices, int64_t dim,
                      Place place = Place::current());
/// Places of a dimension.
Tensor index_select(const Tensor &self, int64_t dim, const Tensor &index,
                    Place place = Place::current());
/// The elements where the mask is true, as a vector.
Tensor masked_select(const Tensor &self, const Tensor &mask,
                     Place place = Place::current());
/// The places of elements that are not zero, one in each row.
Tensor nonzero(const Tensor &self, Place place = Place::current());
/// As `nonzero`.
Tensor argwhere(const Tensor &self, Place place = Place::current());
/// Elements at places of the flattened tensor.
Tensor take(const Tensor &self, const Tensor &index,
            Place place = Place::current());
/// Where an element is one of the test elements, or none if inverted.
Tensor isin(const Operand &elements, const Operand &test_elements,
            bool assume_unique = false, bool invert = false,
            Place place = Place::current());
/// The different elements in ascending order.
Tensor unique(const Tensor &self, Place place = Place::current());
/// The different parts along a dimension, in ascending order.
Tensor unique(const Tensor &self, int64_t dim, Place place = Place::current());
/// Each run of equal elements once, or of equal parts along a dimension.
Tensor unique_consecutive(const Tensor &self,
                          std::optional<int64_t> dim = std::nullopt,
                          Place place = Place::current());
/// How often each integer from 0 to the greatest one is in a vector, or the sum
/// of its weights. The greatest one is a value that is read.
Tensor bincount(const Tensor &self, const Tensor &weights = {},
                int64_t minlength = 0, Place place = Place::current());
/// Where elements would be inserted into ascending rows.
Tensor searchsorted(const Tensor &sorted_sequence, const Tensor &self,
                    bool right = false, Place place = Place::current());
/// The same into one row.
Tensor bucketize(const Tensor &self, const Tensor &boundaries,
                 bool right = false, Place place = Place::current());
/// Along a dimension, `src` written to the places that `index` has.
Tensor scatter(const Tensor &self, int64_t dim, const Tensor &index,
               const Operand &src, Place place = Place::current());
/// The same, added.
Tensor scatter_add(const Tensor &self, int64_t dim, const Tensor &index,
                   const Tensor &src, Place place = Place::current());
/// The same, combined: "sum", "prod", "mean", "amax" or "amin".
Tensor scatter_reduce(const Tensor &self, int64_t dim, const Tensor &index,
                      const Tensor &src, std::string_view reduce,
                      bool include_self = true, Place place = Place::current());
/// Places of a dimension increased by those of `alpha * source`.
Tensor index_add(const Tensor &self, int64_t dim, const Tensor &index,
                 const Tensor &source, const Scalar &alpha = 1,
                 Place place = Place::current());
/// Places of a dimension replaced.
Tensor index_copy(const Tensor &self, int64_t dim, const Tensor &index,
                  const Tensor &source, Place place = Place::current());
/// Places of a dimension set to a value.
Tensor index_fill(const Tensor &self, int64_t dim, const Tensor &index,
                  const Operand &value, Place place = Place::current());
/// Elements of `source`, in order, where the mask is true.
Tensor masked_scatter(const Tensor &self, const Tensor &mask,
                      const Tensor &source, Place place = Place::current());
/// With a range of a dimension replaced.
Tensor slice_scatter(const Tensor &self, const Tensor &src, int64_t dim = 0,
                     const std::optional<Size> &start = std::nullopt,
                     const std::optional<Size> &end = std::nullopt,
                     int64_t step = 1, Place place = Place::current());
/// With a place of a dimension replaced.
Tensor select_scatter(const Tensor &self, const Tensor &src, int64_t dim,
                      const Size &index, Place place = Place::current());
/// With the diagonal of two dimensions replaced.
Tensor diagonal_scatter(const Tensor &self, const Tensor &src,
                        const Size &offset = 0, int64_t dim1 = 0,
                        int64_t dim2 = 1, Place place = Place::current());
/// `one_hot` with a number of places: what it calls.
Tensor _one_hot(const Tensor &self, const Size &num_classes,
                Place place = Place::current());
/// Rows of a matrix. The row `padding_idx` has no gradient; those of others are
/// divided by how often they are used with `scale_grad_by_freq`.
Tensor embedding(const Tensor &weight, const Tensor &indices,
                 std::optional<int64_t> padding_idx = std::nullopt,
                 bool scale_grad_by_freq = false,
                 Place place = Place::current());
/// "sum", "mean" or "max" of the rows of a matrix that each bag names: bags
/// begin at `offsets`, or are the rows of `input`.
Tensor embedding_bag(const Tensor &input, const Tensor &weight,
                     const Tensor &offsets = {}, std::string_view mode = "mean",
                     const Tensor &per_sample_weights = {},
                     bool include_last_offset = false,
                     std::optional<int64_t> padding_idx = std::nullopt,
                     Place place = Place::current());
/// A new dimension with 1 at the place that the element has; as many places as
/// the greatest element needs without a number. An element that has none is an
/// error.
Tensor one_hot(const Tensor &self, const Size &num_classes = -1,
               Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_INDEXING_H
