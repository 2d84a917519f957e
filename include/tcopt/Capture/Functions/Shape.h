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

/// Concatenates tensors along a dimension.
Tensor cat(const std::vector<Tensor> &tensors, int64_t dim = 0,
           Place place = Place::current());
/// Implements `cat` for a few tensors.
Tensor _cat(const std::vector<Tensor> &tensors, int64_t dim = 0,
            Place place = Place::current());
/// Concatenates tensors along a new dimension.
Tensor stack(const std::vector<Tensor> &tensors, int64_t dim = 0,
             Place place = Place::current());
/// Implements `stack` for a few tensors.
Tensor _stack(const std::vector<Tensor> &tensors, int64_t dim = 0,
              Place place = Place::current());
/// Concatenates tensors along the first dimension; vectors become rows.
Tensor vstack(const std::vector<Tensor> &tensors,
              Place place = Place::current());
/// Concatenates tensors along the second dimension; vectors along their only
/// dimension.
Tensor hstack(const std::vector<Tensor> &tensors,
              Place place = Place::current());
/// Concatenates tensors along the third dimension, after `atleast_3d`.
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
/// As `hstack`, but vectors become columns.
Tensor column_stack(const std::vector<Tensor> &tensors,
                    Place place = Place::current());
/// All combinations of `r` elements of a vector, one per row.
Tensor combinations(const Tensor &self, int64_t r = 2,
                    bool with_replacement = false,
                    Place place = Place::current());
/// A block diagonal matrix of the tensors; vectors become rows.
Tensor block_diag(const std::vector<Tensor> &tensors,
                  Place place = Place::current());
/// The Cartesian product of vectors, one combination per row.
Tensor cartesian_prod(const std::vector<Tensor> &tensors,
                      Place place = Place::current());
/// Expands each vector along a dimension of its own to the sizes of the grid;
/// "xy" swaps the first two dimensions.
std::vector<Tensor> meshgrid(const std::vector<Tensor> &tensors,
                             std::string_view indexing = "ij",
                             Place place = Place::current());
/// Reverses dimensions.
Tensor flip(const Tensor &self, const Dims &dims,
            Place place = Place::current());
/// Reverses the second dimension.
Tensor fliplr(const Tensor &self, Place place = Place::current());
/// Reverses the first dimension.
Tensor flipud(const Tensor &self, Place place = Place::current());
/// Rotates `k` times by 90 degrees, from the first dimension of `dims` towards
/// the second.
Tensor rot90(const Tensor &self, int64_t k = 1, const Dims &dims = {0, 1},
             Place place = Place::current());
/// Shifts elements cyclically along dimensions; without `dims`, along the
/// flattened tensor.
Tensor roll(const Tensor &self, const SizeList &shifts,
            const Dims &dims = Dims({}), Place place = Place::current());
/// Implements `roll` for shifts that are not negative.
Tensor _roll(const Tensor &self, const SizeList &shifts,
             const Dims &dims = Dims({}), Place place = Place::current());
/// Repeats the tensor along each dimension.
Tensor repeat(const Tensor &self, const SizeList &repeats,
              Place place = Place::current());
/// As `repeat`; leading dimensions without an entry in `dims` are not repeated.
Tensor tile(const Tensor &self, const SizeList &dims,
            Place place = Place::current());
/// Repeats each slice of a dimension; without `dim`, each element of the
/// flattened tensor.
Tensor repeat_interleave(const Tensor &self, const Size &repeats,
                         std::optional<int64_t> dim = std::nullopt,
                         Place place = Place::current());
/// Repeats each slice of a dimension as often as its element of `repeats`;
/// without `dim`, each element of the flattened tensor.
Tensor repeat_interleave(const Tensor &self, const Tensor &repeats,
                         std::optional<int64_t> dim = std::nullopt,
                         Place place = Place::current());
/// Sets the elements above a diagonal of the last two dimensions to zero.
Tensor tril(const Tensor &self, const Size &diagonal = 0,
            Place place = Place::current());
/// Sets the elements below a diagonal of the last two dimensions to zero.
Tensor triu(const Tensor &self, const Size &diagonal = 0,
            Place place = Place::current());
/// A matrix with this vector as its diagonal, or the diagonal of a matrix.
Tensor diag(const Tensor &self, const Size &diagonal = 0,
            Place place = Place::current());
/// Matrices with the last dimension as their diagonal and 0 elsewhere.
Tensor diag_embed(const Tensor &self, const Size &offset = 0, int64_t dim1 = -2,
                  int64_t dim2 = -1, Place place = Place::current());
/// A matrix with all elements as its diagonal and 0 elsewhere.
Tensor diagflat(const Tensor &self, const Size &offset = 0,
                Place place = Place::current());
/// Pads the last dimensions before and after, the last dimension first. Modes:
/// "constant", "reflect", "replicate", "circular".
Tensor pad(const Tensor &self, const SizeList &pad,
           std::string_view mode = "constant", const Scalar &value = 0,
           Place place = Place::current());
/// Differences of adjacent elements along a dimension, applied `n` times.
Tensor diff(const Tensor &self, int64_t n = 1, int64_t dim = -1,
            Place place = Place::current());
/// Integral by the trapezoidal rule along a dimension, sampled at the points
/// `x`.
Tensor trapezoid(const Tensor &y, const Tensor &x, int64_t dim = -1,
                 Place place = Place::current());
/// Integral by the trapezoidal rule along a dimension, sampled at distance
/// `dx`.
Tensor trapezoid(const Tensor &y, const Scalar &dx = 1, int64_t dim = -1,
                 Place place = Place::current());
/// As `trapezoid`.
Tensor trapz(const Tensor &y, const Tensor &x, int64_t dim = -1,
             Place place = Place::current());
/// As `trapezoid`.
Tensor trapz(const Tensor &y, const Scalar &dx = 1, int64_t dim = -1,
             Place place = Place::current());
/// Integrals by the trapezoidal rule from the first point to each later one.
Tensor cumulative_trapezoid(const Tensor &y, const Tensor &x, int64_t dim = -1,
                            Place place = Place::current());
/// Integrals by the trapezoidal rule from the first point to each later one, at
/// distance `dx`.
Tensor cumulative_trapezoid(const Tensor &y, const Scalar &dx = 1,
                            int64_t dim = -1, Place place = Place::current());
/// Rearranges [..., C * r * r, H, W] to [..., C, H * r, W * r].
Tensor pixel_shuffle(const Tensor &self, int64_t upscale_factor,
                     Place place = Place::current());
/// Rearranges [..., C, H * r, W * r] to [..., C * r * r, H, W].
Tensor pixel_unshuffle(const Tensor &self, int64_t downscale_factor,
                       Place place = Place::current());
/// Interleaves the channels (dimension 1) of the groups.
Tensor channel_shuffle(const Tensor &self, int64_t groups,
                       Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_SHAPE_H
