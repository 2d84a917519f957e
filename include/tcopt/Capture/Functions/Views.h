//===- Views.h - functions on tensors --------------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_VIEWS_H
#define TCOPT_CAPTURE_FUNCTIONS_VIEWS_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// A view of the elements in row-major order with other sizes, one of which may
/// be -1. Errors: no strides describe it.
Tensor view(const Tensor &self, const SizeList &sizes,
            Place place = Place::current());
/// As `view`, or a copy where no strides describe the view.
Tensor reshape(const Tensor &self, const SizeList &sizes,
               Place place = Place::current());
/// A copy whose elements have the same bits in another dtype of the same size.
Tensor view(const Tensor &self, DType dtype, Place place = Place::current());
/// Implements `view` to another dtype.
Tensor _bitcast(const Tensor &self, DType dtype,
                Place place = Place::current());
/// `view` with the sizes of another tensor.
Tensor view_as(const Tensor &self, const Tensor &other,
               Place place = Place::current());
/// `reshape` with the sizes of another tensor.
Tensor reshape_as(const Tensor &self, const Tensor &other,
                  Place place = Place::current());
/// Flattens the dimensions from `start_dim` to `end_dim` into one.
Tensor flatten(const Tensor &self, int64_t start_dim = 0, int64_t end_dim = -1,
               Place place = Place::current());
/// Splits one dimension into several.
Tensor unflatten(const Tensor &self, int64_t dim, const SizeList &sizes,
                 Place place = Place::current());
/// Reorders the dimensions.
Tensor permute(const Tensor &self, const Dims &dims,
               Place place = Place::current());
/// Swaps two dimensions.
Tensor transpose(const Tensor &self, int64_t dim0, int64_t dim1,
                 Place place = Place::current());
/// As `transpose`.
Tensor swapaxes(const Tensor &self, int64_t axis0, int64_t axis1,
                Place place = Place::current());
/// As `transpose`.
Tensor swapdims(const Tensor &self, int64_t dim0, int64_t dim1,
                Place place = Place::current());
/// Transposes a matrix.
Tensor t(const Tensor &self, Place place = Place::current());
/// Moves dimensions from the indices `source` to the indices `destination`.
Tensor movedim(const Tensor &self, const Dims &source, const Dims &destination,
               Place place = Place::current());
/// As `movedim`.
Tensor moveaxis(const Tensor &self, const Dims &source, const Dims &destination,
                Place place = Place::current());
/// Flattens all dimensions into one.
Tensor ravel(const Tensor &self, Place place = Place::current());
/// Removes all dimensions of size 1.
Tensor squeeze(const Tensor &self, Place place = Place::current());
/// Removes the dimensions in `dim` that have size 1.
Tensor squeeze(const Tensor &self, const Dims &dim,
               Place place = Place::current());
/// Inserts a dimension of size 1.
Tensor unsqueeze(const Tensor &self, int64_t dim,
                 Place place = Place::current());
/// Broadcasts dimensions of size 1; -1 keeps a size.
Tensor expand(const Tensor &self, const SizeList &sizes,
              Place place = Place::current());
/// Expands to the sizes of `other`.
Tensor expand_as(const Tensor &self, const Tensor &other,
                 Place place = Place::current());
/// As `expand`.
Tensor broadcast_to(const Tensor &self, const SizeList &sizes,
                    Place place = Place::current());
/// Expands the tensors to their common broadcast sizes.
std::vector<Tensor> broadcast_tensors(const std::vector<Tensor> &tensors,
                                      Place place = Place::current());
/// Prepends dimensions of size 1 up to rank 1.
Tensor atleast_1d(const Tensor &self, Place place = Place::current());
/// Prepends dimensions of size 1 up to rank 2.
Tensor atleast_2d(const Tensor &self, Place place = Place::current());
/// Adds dimensions of size 1 up to rank 3: [N] becomes [1, N, 1], and [M, N]
/// becomes [M, N, 1].
Tensor atleast_3d(const Tensor &self, Place place = Place::current());
/// The slice at one index of a dimension, without that dimension.
Tensor select(const Tensor &self, int64_t dim, const Size &index,
              Place place = Place::current());
/// The range `start:end:step` of a dimension.
Tensor slice(const Tensor &self, int64_t dim = 0,
             const std::optional<Size> &start = std::nullopt,
             const std::optional<Size> &end = std::nullopt, int64_t step = 1,
             Place place = Place::current());
/// The range of `length` indices from `start` on of a dimension.
Tensor narrow(const Tensor &self, int64_t dim, const Size &start,
              const Size &length, Place place = Place::current());
/// The diagonal of two dimensions, as the last dimension.
Tensor diagonal(const Tensor &self, const Size &offset = 0, int64_t dim1 = 0,
                int64_t dim2 = 1, Place place = Place::current());
/// A view with these sizes and strides that begins at `storage_offset`
/// (default: that of `self`) in the storage. In a traced function the elements
/// must be in row-major order.
Tensor as_strided(const Tensor &self, const SizeList &size,
                  const SizeList &stride,
                  const std::optional<Size> &storage_offset = std::nullopt,
                  Place place = Place::current());
/// Sliding windows along a dimension, as the last dimension.
Tensor unfold(const Tensor &self, int64_t dim, int64_t size, int64_t step,
              Place place = Place::current());
/// Chunks of size `split_size` along a dimension; the last one may be smaller.
std::vector<Tensor> split(const Tensor &self, const Size &split_size,
                          int64_t dim = 0, Place place = Place::current());
/// Chunks of these sizes along a dimension.
std::vector<Tensor> split_with_sizes(const Tensor &self,
                                     const SizeList &split_sizes,
                                     int64_t dim = 0,
                                     Place place = Place::current());
/// At most `chunks` chunks of equal size along a dimension; the last one may be
/// smaller.
std::vector<Tensor> chunk(const Tensor &self, int64_t chunks, int64_t dim = 0,
                          Place place = Place::current());
/// `sections` chunks along a dimension; the first `size % sections` chunks have
/// one more element.
std::vector<Tensor> tensor_split(const Tensor &self, int64_t sections,
                                 int64_t dim = 0,
                                 Place place = Place::current());
/// Chunks between these indices of a dimension.
std::vector<Tensor> tensor_split(const Tensor &self, const Dims &indices,
                                 int64_t dim = 0,
                                 Place place = Place::current());
/// `sections` equal chunks along the second dimension; of a vector, along the
/// first.
std::vector<Tensor> hsplit(const Tensor &self, int64_t sections,
                           Place place = Place::current());
/// Chunks between these indices of the second dimension; of a vector, of the
/// first.
std::vector<Tensor> hsplit(const Tensor &self, const Dims &indices,
                           Place place = Place::current());
/// `sections` equal chunks along the first dimension of a tensor of rank 2 or
/// more.
std::vector<Tensor> vsplit(const Tensor &self, int64_t sections,
                           Place place = Place::current());
/// Chunks between these indices of the first dimension.
std::vector<Tensor> vsplit(const Tensor &self, const Dims &indices,
                           Place place = Place::current());
/// `sections` equal chunks along the third dimension.
std::vector<Tensor> dsplit(const Tensor &self, int64_t sections,
                           Place place = Place::current());
/// Chunks between these indices of the third dimension.
std::vector<Tensor> dsplit(const Tensor &self, const Dims &indices,
                           Place place = Place::current());
/// The slices at all indices of a dimension.
std::vector<Tensor> unbind(const Tensor &self, int64_t dim = 0,
                           Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_VIEWS_H
