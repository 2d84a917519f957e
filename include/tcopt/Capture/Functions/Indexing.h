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

/// The elements at the indices `index` along a dimension.
Tensor gather(const Tensor &self, int64_t dim, const Tensor &index,
              Place place = Place::current());
/// As `gather`, with the other dimensions broadcast.
Tensor take_along_dim(const Tensor &self, const Tensor &indices, int64_t dim,
                      Place place = Place::current());
/// The slices at the indices `index` of a dimension.
Tensor index_select(const Tensor &self, int64_t dim, const Tensor &index,
                    Place place = Place::current());
/// The elements where the mask is true, as a vector.
Tensor masked_select(const Tensor &self, const Tensor &mask,
                     Place place = Place::current());
/// The indices of nonzero elements, one element per row.
Tensor nonzero(const Tensor &self, Place place = Place::current());
/// As `nonzero`.
Tensor argwhere(const Tensor &self, Place place = Place::current());
/// The elements at the indices `index` of the flattened tensor.
Tensor take(const Tensor &self, const Tensor &index,
            Place place = Place::current());
/// Whether each element is among the test elements; with `invert`, whether it
/// is not.
Tensor isin(const Operand &elements, const Operand &test_elements,
            bool assume_unique = false, bool invert = false,
            Place place = Place::current());
/// The distinct elements in ascending order.
Tensor unique(const Tensor &self, Place place = Place::current());
/// The distinct slices along a dimension in ascending order.
Tensor unique(const Tensor &self, int64_t dim, Place place = Place::current());
/// Collapses each run of equal elements, or of equal slices along a dimension,
/// to its first.
Tensor unique_consecutive(const Tensor &self,
                          std::optional<int64_t> dim = std::nullopt,
                          Place place = Place::current());
/// Counts the occurrences of each integer from 0 to the greatest element of a
/// vector, or sums their weights. Reads the greatest element, which breaks the
/// graph of a traced function.
Tensor bincount(const Tensor &self, const Tensor &weights = {},
                int64_t minlength = 0, Place place = Place::current());
/// Indices at which elements would be inserted into ascending rows.
Tensor searchsorted(const Tensor &sorted_sequence, const Tensor &self,
                    bool right = false, Place place = Place::current());
/// Indices at which elements would be inserted into the ascending vector
/// `boundaries`.
Tensor bucketize(const Tensor &self, const Tensor &boundaries,
                 bool right = false, Place place = Place::current());
/// Writes `src` to the indices `index` along a dimension.
Tensor scatter(const Tensor &self, int64_t dim, const Tensor &index,
               const Operand &src, Place place = Place::current());
/// Adds `src` to the elements at the indices `index` along a dimension.
Tensor scatter_add(const Tensor &self, int64_t dim, const Tensor &index,
                   const Tensor &src, Place place = Place::current());
/// Combines `src` with the elements at the indices `index` along a dimension,
/// by "sum", "prod", "mean", "amax" or "amin".
Tensor scatter_reduce(const Tensor &self, int64_t dim, const Tensor &index,
                      const Tensor &src, std::string_view reduce,
                      bool include_self = true, Place place = Place::current());
/// Adds the slices of `alpha * source` to the slices at the indices `index` of
/// a dimension.
Tensor index_add(const Tensor &self, int64_t dim, const Tensor &index,
                 const Tensor &source, const Scalar &alpha = 1,
                 Place place = Place::current());
/// Replaces the slices at the indices `index` of a dimension by those of
/// `source`.
Tensor index_copy(const Tensor &self, int64_t dim, const Tensor &index,
                  const Tensor &source, Place place = Place::current());
/// Sets the slices at the indices `index` of a dimension to a value.
Tensor index_fill(const Tensor &self, int64_t dim, const Tensor &index,
                  const Operand &value, Place place = Place::current());
/// Replaces the elements where the mask is true by elements of `source`, in
/// order.
Tensor masked_scatter(const Tensor &self, const Tensor &mask,
                      const Tensor &source, Place place = Place::current());
/// Replaces a range of a dimension by `src`.
Tensor slice_scatter(const Tensor &self, const Tensor &src, int64_t dim = 0,
                     const std::optional<Size> &start = std::nullopt,
                     const std::optional<Size> &end = std::nullopt,
                     int64_t step = 1, Place place = Place::current());
/// Replaces the slice at one index of a dimension by `src`.
Tensor select_scatter(const Tensor &self, const Tensor &src, int64_t dim,
                      const Size &index, Place place = Place::current());
/// Replaces the diagonal of two dimensions by `src`.
Tensor diagonal_scatter(const Tensor &self, const Tensor &src,
                        const Size &offset = 0, int64_t dim1 = 0,
                        int64_t dim2 = 1, Place place = Place::current());
/// Implements `one_hot` for a given number of classes.
Tensor _one_hot(const Tensor &self, const Size &num_classes,
                Place place = Place::current());
/// The rows of a matrix at `indices`. The row `padding_idx` has no gradient;
/// `scale_grad_by_freq` divides the gradient of a row by the number of its
/// occurrences.
Tensor embedding(const Tensor &weight, const Tensor &indices,
                 std::optional<int64_t> padding_idx = std::nullopt,
                 bool scale_grad_by_freq = false,
                 Place place = Place::current());
/// "sum", "mean" or "max" of the rows of a matrix over each bag of indices:
/// bags begin at `offsets`, or are the rows of `input`.
Tensor embedding_bag(const Tensor &input, const Tensor &weight,
                     const Tensor &offsets = {}, std::string_view mode = "mean",
                     const Tensor &per_sample_weights = {},
                     bool include_last_offset = false,
                     std::optional<int64_t> padding_idx = std::nullopt,
                     Place place = Place::current());
/// Encodes each element as a new last dimension with 1 at its index. Without
/// `num_classes` the greatest element determines the size. An element outside
/// of the range is an error.
Tensor one_hot(const Tensor &self, const Size &num_classes = -1,
               Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_INDEXING_H
