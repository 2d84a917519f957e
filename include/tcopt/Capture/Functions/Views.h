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

/// The same elements in row-major order with other sizes, one of which may be
/// -1.
Tensor view(const Tensor &self, const SizeList &sizes,
            Place place = Place::current());
/// As `view`.
Tensor reshape(const Tensor &self, const SizeList &sizes,
               Place place = Place::current());
/// Returns a copy whose elements have the same bits in another dtype of the
/// same size.
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
/// Some dimensions as one.
Tensor flatten(const Tensor &self, int64_t start_dim = 0, int64_t end_dim = -1,
               Place place = Place::current());
/// One dimension as several.
Tensor unflatten(const Tensor &self, int64_t dim, const SizeList &sizes,
                 Place place = Place::current());
/// Dimensions in another order.
Tensor permute(const Tensor &self, const Dims &dims,
               Place place = Place::current());
/// Two dimensions exchanged.
Tensor transpose(const Tensor &self, int64_t dim0, int64_t dim1,
                 Place place = Place::current());
/// As `transpose`.
Tensor swapaxes(const Tensor &self, int64_t axis0, int64_t axis1,
                Place place = Place::current());
/// As `transpose`.
Tensor swapdims(const Tensor &self, int64_t dim0, int64_t dim1,
                Place place = Place::current());
/// A matrix transposed.
Tensor t(const Tensor &self, Place place = Place::current());
/// Dimensions moved to other places.
Tensor movedim(const Tensor &self, const Dims &source, const Dims &destination,
               Place place = Place::current());
/// As `movedim`.
Tensor moveaxis(const Tensor &self, const Dims &source, const Dims &destination,
                Place place = Place::current());
/// As a vector.
Tensor ravel(const Tensor &self, Place place = Place::current());
/// Without dimensions of size 1.
Tensor squeeze(const Tensor &self, Place place = Place::current());
/// Without those of these dimensions that have size 1.
Tensor squeeze(const Tensor &self, const Dims &dim,
               Place place = Place::current());
/// A dimension of size 1 more.
Tensor unsqueeze(const Tensor &self, int64_t dim,
                 Place place = Place::current());
/// Dimensions of size 1 repeated; -1 keeps a size.
Tensor expand(const Tensor &self, const SizeList &sizes,
              Place place = Place::current());
/// Expanded to the sizes of another tensor.
Tensor expand_as(const Tensor &self, const Tensor &other,
                 Place place = Place::current());
/// As `expand`.
Tensor broadcast_to(const Tensor &self, const SizeList &sizes,
                    Place place = Place::current());
/// Each expanded to the sizes of all together.
std::vector<Tensor> broadcast_tensors(const std::vector<Tensor> &tensors,
                                      Place place = Place::current());
/// With dimensions of size 1 in front, where it has less than one.
Tensor atleast_1d(const Tensor &self, Place place = Place::current());
/// The same for two.
Tensor atleast_2d(const Tensor &self, Place place = Place::current());
/// The same for three; one dimension becomes the second of three, two the first
/// ones.
Tensor atleast_3d(const Tensor &self, Place place = Place::current());
/// One place of a dimension.
Tensor select(const Tensor &self, int64_t dim, const Size &index,
              Place place = Place::current());
/// A range of a dimension.
Tensor slice(const Tensor &self, int64_t dim = 0,
             const std::optional<Size> &start = std::nullopt,
             const std::optional<Size> &end = std::nullopt, int64_t step = 1,
             Place place = Place::current());
/// So many places of a dimension.
Tensor narrow(const Tensor &self, int64_t dim, const Size &start,
              const Size &length, Place place = Place::current());
/// The diagonal of two dimensions, as the last one.
Tensor diagonal(const Tensor &self, const Size &offset = 0, int64_t dim1 = 0,
                int64_t dim2 = 1, Place place = Place::current());
/// The elements of its memory at `storage_offset` (that of `self`) plus
/// multiples of strides. A traced function needs elements in row-major order.
Tensor as_strided(const Tensor &self, const SizeList &size,
                  const SizeList &stride,
                  const std::optional<Size> &storage_offset = std::nullopt,
                  Place place = Place::current());
/// Windows of a dimension, as the last one.
Tensor unfold(const Tensor &self, int64_t dim, int64_t size, int64_t step,
              Place place = Place::current());
/// Parts of a size, the last of what is left.
std::vector<Tensor> split(const Tensor &self, const Size &split_size,
                          int64_t dim = 0, Place place = Place::current());
/// Parts of these sizes.
std::vector<Tensor> split_with_sizes(const Tensor &self,
                                     const SizeList &split_sizes,
                                     int64_t dim = 0,
                                     Place place = Place::current());
/// So many parts, or fewer.
std::vector<Tensor> chunk(const Tensor &self, int64_t chunks, int64_t dim = 0,
                          Place place = Place::current());
/// So many parts, the first of which are one longer if need be.
std::vector<Tensor> tensor_split(const Tensor &self, int64_t sections,
                                 int64_t dim = 0,
                                 Place place = Place::current());
/// Parts between these places.
std::vector<Tensor> tensor_split(const Tensor &self, const Dims &indices,
                                 int64_t dim = 0,
                                 Place place = Place::current());
/// So many equal parts of the second dimension; of a vector's own.
std::vector<Tensor> hsplit(const Tensor &self, int64_t sections,
                           Place place = Place::current());
/// Its parts between these places.
std::vector<Tensor> hsplit(const Tensor &self, const Dims &indices,
                           Place place = Place::current());
/// So many equal parts of the first dimension of two or more.
std::vector<Tensor> vsplit(const Tensor &self, int64_t sections,
                           Place place = Place::current());
/// Its parts between these places.
std::vector<Tensor> vsplit(const Tensor &self, const Dims &indices,
                           Place place = Place::current());
/// So many equal parts of the third dimension.
std::vector<Tensor> dsplit(const Tensor &self, int64_t sections,
                           Place place = Place::current());
/// Its parts between these places.
std::vector<Tensor> dsplit(const Tensor &self, const Dims &indices,
                           Place place = Place::current());
/// The places of a dimension.
std::vector<Tensor> unbind(const Tensor &self, int64_t dim = 0,
                           Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_VIEWS_H
