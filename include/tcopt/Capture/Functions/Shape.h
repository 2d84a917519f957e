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
/// Tensors as the places of a new dimension.
Tensor stack(const std::vector<Tensor> &tensors, int64_t dim = 0,
             Place place = Place::current());
/// Dimensions reversed.
Tensor flip(const Tensor &self, const Dims &dims,
            Place place = Place::current());
/// Places moved on, those at the end to the begin; without dims of the
/// flattened tensor.
Tensor roll(const Tensor &self, const Dims &shifts, const Dims &dims = Dims({}),
            Place place = Place::current());
/// The whole repeated along each dimension.
Tensor repeat(const Tensor &self, const Dims &repeats,
              Place place = Place::current());
/// Each place repeated.
Tensor repeat_interleave(const Tensor &self, int64_t repeats,
                         std::optional<int64_t> dim = std::nullopt,
                         Place place = Place::current());
/// The same, with a number for each place; of all elements without a dimension.
Tensor repeat_interleave(const Tensor &self, const Tensor &repeats,
                         std::optional<int64_t> dim = std::nullopt,
                         Place place = Place::current());
/// Zeros above a diagonal of the last two dimensions.
Tensor tril(const Tensor &self, int64_t diagonal = 0,
            Place place = Place::current());
/// Zeros below a diagonal of the last two dimensions.
Tensor triu(const Tensor &self, int64_t diagonal = 0,
            Place place = Place::current());
/// A vector as a diagonal, or the diagonal of a matrix.
Tensor diag(const Tensor &self, int64_t diagonal = 0,
            Place place = Place::current());
/// More places before and after each of the last dimensions, the last one
/// first: "constant", "reflect", "replicate" or "circular".
Tensor pad(const Tensor &self, const Dims &pad,
           std::string_view mode = "constant", const Scalar &value = 0,
           Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_SHAPE_H
