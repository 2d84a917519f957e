//===- Shape.h - functions on tensors --------------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_SHAPE_H
#define TCOPT_CAPTURE_FUNCTIONS_SHAPE_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Shape
//===----------------------------------------------------------------------===//

/// Tensors one after the other along a dimension.
Tensor cat(const std::vector<Tensor> &tensors, int64_t dim = 0,
           Place place = Place::current());
/// `cat` of a few tensors: what it calls.
Tensor _cat(const std::vector<Tensor> &tensors, int64_t dim = 0,
            Place place = Place::current());
/// Tensors as the places of a new dimension.
Tensor stack(const std::vector<Tensor> &tensors, int64_t dim = 0,
             Place place = Place::current());
/// `stack` of a few tensors: what it calls.
Tensor _stack(const std::vector<Tensor> &tensors, int64_t dim = 0,
              Place place = Place::current());
/// Tensors one after the other along the first dimension; vectors are rows.
Tensor vstack(const std::vector<Tensor> &tensors,
              Place place = Place::current());
/// Tensors one after the other along the second dimension; vectors along their
/// own.
Tensor hstack(const std::vector<Tensor> &tensors,
              Place place = Place::current());
/// Tensors one after the other along the third dimension, as `atleast_3d`.
Tensor dstack(const std::vector<Tensor> &tensors,
              Place place = Place::current());
/// As `cat`.
Tensor concat(const std::vector<Tensor> &tensors, int64_t dim = 0,
              Place place = Place::current());
/// As `cat`.
Tensor concatenate(const std::vector<Tensor> &tensors, int64_t dim = 0,
                   Place place = Place::current());
/// As `vstack`.
Tensor row_stack(const std::vector<Tensor> &tensors,
                 Place place = Place::current());
/// As `hstack`; vectors are columns.
Tensor column_stack(const std::vector<Tensor> &tensors,
                    Place place = Place::current());
/// All combinations of `r` elements of a vector, one in each row.
Tensor combinations(const Tensor &self, int64_t r = 2,
                    bool with_replacement = false,
                    Place place = Place::current());
/// Matrices along the diagonal of one that is 0 elsewhere; vectors are rows.
Tensor block_diag(const std::vector<Tensor> &tensors,
                  Place place = Place::current());
/// All combinations of elements of vectors, one in each row.
Tensor cartesian_prod(const std::vector<Tensor> &tensors,
                      Place place = Place::current());
/// Each vector along a dimension of its own, expanded to the sizes of all; "xy"
/// exchanges the first two dimensions.
std::vector<Tensor> meshgrid(const std::vector<Tensor> &tensors,
                             std::string_view indexing = "ij",
                             Place place = Place::current());
/// Dimensions reversed.
Tensor flip(const Tensor &self, const Dims &dims,
            Place place = Place::current());
/// The second dimension reversed.
Tensor fliplr(const Tensor &self, Place place = Place::current());
/// The first dimension reversed.
Tensor flipud(const Tensor &self, Place place = Place::current());
/// Turned `k` times by a right angle, from the first of two dimensions to the
/// second.
Tensor rot90(const Tensor &self, int64_t k = 1, const Dims &dims = {0, 1},
             Place place = Place::current());
/// Places moved on, those at the end to the begin; without dims of the
/// flattened tensor.
Tensor roll(const Tensor &self, const SizeList &shifts,
            const Dims &dims = Dims({}), Place place = Place::current());
/// `roll` by shifts that are not negative: what it calls.
Tensor _roll(const Tensor &self, const SizeList &shifts,
             const Dims &dims = Dims({}), Place place = Place::current());
/// The whole repeated along each dimension.
Tensor repeat(const Tensor &self, const SizeList &repeats,
              Place place = Place::current());
/// The same; dimensions without a number, the first ones, are not repeated.
Tensor tile(const Tensor &self, const SizeList &dims,
            Place place = Place::current());
/// Each place repeated.
Tensor repeat_interleave(const Tensor &self, const Size &repeats,
                         std::optional<int64_t> dim = std::nullopt,
                         Place place = Place::current());
/// The same, with a number for each place; of all elements without a dimension.
Tensor repeat_interleave(const Tensor &self, const Tensor &repeats,
                         std::optional<int64_t> dim = std::nullopt,
                         Place place = Place::current());
/// Zeros above a diagonal of the last two dimensions.
Tensor tril(const Tensor &self, const Size &diagonal = 0,
            Place place = Place::current());
/// Zeros below a diagonal of the last two dimensions.
Tensor triu(const Tensor &self, const Size &diagonal = 0,
            Place place = Place::current());
/// A vector as a diagonal, or the diagonal of a matrix.
Tensor diag(const Tensor &self, const Size &diagonal = 0,
            Place place = Place::current());
/// The last dimension as the diagonal of two that are 0 elsewhere.
Tensor diag_embed(const Tensor &self, const Size &offset = 0, int64_t dim1 = -2,
                  int64_t dim2 = -1, Place place = Place::current());
/// All elements as the diagonal of a matrix.
Tensor diagflat(const Tensor &self, const Size &offset = 0,
                Place place = Place::current());
/// More places before and after each of the last dimensions, the last one
/// first: "constant", "reflect", "replicate" or "circular".
Tensor pad(const Tensor &self, const SizeList &pad,
           std::string_view mode = "constant", const Scalar &value = 0,
           Place place = Place::current());
/// Differences of neighbours along a dimension, `n` times over.
Tensor diff(const Tensor &self, int64_t n = 1, int64_t dim = -1,
            Place place = Place::current());
/// Integral by the trapezoidal rule, at the points `x`.
Tensor trapezoid(const Tensor &y, const Tensor &x, int64_t dim = -1,
                 Place place = Place::current());
/// The same at equal distances.
Tensor trapezoid(const Tensor &y, const Scalar &dx = 1, int64_t dim = -1,
                 Place place = Place::current());
/// As `trapezoid`.
Tensor trapz(const Tensor &y, const Tensor &x, int64_t dim = -1,
             Place place = Place::current());
/// As `trapezoid`.
Tensor trapz(const Tensor &y, const Scalar &dx = 1, int64_t dim = -1,
             Place place = Place::current());
/// The integrals up to each point but the first.
Tensor cumulative_trapezoid(const Tensor &y, const Tensor &x, int64_t dim = -1,
                            Place place = Place::current());
/// The same at equal distances.
Tensor cumulative_trapezoid(const Tensor &y, const Scalar &dx = 1,
                            int64_t dim = -1, Place place = Place::current());
/// [..., C * r * r, H, W] as [..., C, H * r, W * r].
Tensor pixel_shuffle(const Tensor &self, int64_t upscale_factor,
                     Place place = Place::current());
/// [..., C, H * r, W * r] as [..., C * r * r, H, W].
Tensor pixel_unshuffle(const Tensor &self, int64_t downscale_factor,
                       Place place = Place::current());
/// Channels (dimension 1) in turn from each group.
Tensor channel_shuffle(const Tensor &self, int64_t groups,
                       Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_SHAPE_H
