//===- Creation.h - functions on tensors -----------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_CREATION_H
#define TCOPT_CAPTURE_FUNCTIONS_CREATION_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

/// Zeros. PyTorch leaves the contents undefined.
Tensor empty(const SizeList &sizes, DType dtype = DType::F32,
             Place place = Place::current());
/// Zeros.
Tensor zeros(const SizeList &sizes, DType dtype = DType::F32,
             Place place = Place::current());
/// A tensor filled with 1.
Tensor ones(const SizeList &sizes, DType dtype = DType::F32,
            Place place = Place::current());
/// A tensor filled with `value`; the dtype defaults to that of `value`.
Tensor full(const SizeList &sizes, const Operand &value,
            std::optional<DType> dtype = std::nullopt,
            Place place = Place::current());
/// Zeros with the dtype and on the device of `self`.
Tensor new_zeros(const Tensor &self, const SizeList &sizes,
                 std::optional<DType> dtype = std::nullopt,
                 Place place = Place::current());
/// As `new_zeros`.
Tensor new_empty(const Tensor &self, const SizeList &sizes,
                 std::optional<DType> dtype = std::nullopt,
                 Place place = Place::current());
/// A tensor filled with 1, with the dtype and on the device of `self`.
Tensor new_ones(const Tensor &self, const SizeList &sizes,
                std::optional<DType> dtype = std::nullopt,
                Place place = Place::current());
/// A tensor filled with `value`, with the dtype and on the device of `self`.
Tensor new_full(const Tensor &self, const SizeList &sizes, const Operand &value,
                std::optional<DType> dtype = std::nullopt,
                Place place = Place::current());
/// As `zeros_like`.
Tensor empty_like(const Tensor &self, std::optional<DType> dtype = std::nullopt,
                  Place place = Place::current());
/// Zeros with the sizes of `self`.
Tensor zeros_like(const Tensor &self, std::optional<DType> dtype = std::nullopt,
                  Place place = Place::current());
/// A tensor filled with 1, with the sizes of `self`.
Tensor ones_like(const Tensor &self, std::optional<DType> dtype = std::nullopt,
                 Place place = Place::current());
/// A tensor filled with `value`, with the sizes of `self`.
Tensor full_like(const Tensor &self, const Operand &value,
                 std::optional<DType> dtype = std::nullopt,
                 Place place = Place::current());
/// 0, 1, ... below `end`, as i64.
Tensor arange(const Size &end, Place place = Place::current());
/// `start`, `start + step`, ... up to but excluding `end`: i64, or f32 if an
/// argument is a float.
Tensor arange(const Scalar &start, const Scalar &end, const Scalar &step = 1,
              std::optional<DType> dtype = std::nullopt,
              Place place = Place::current());
/// Implements `arange`: `count` elements from `start` on.
Tensor _arange(const Scalar &start, const Scalar &step, const Size &count,
               DType dtype, Place place = Place::current());
/// `steps` equidistant values from `start` to `end`, both included.
Tensor linspace(const Scalar &start, const Scalar &end, const Size &steps,
                DType dtype = DType::F32, Place place = Place::current());
/// `base` to the power of each element of `linspace`.
Tensor logspace(const Scalar &start, const Scalar &end, const Size &steps,
                double base = 10.0, DType dtype = DType::F32,
                Place place = Place::current());
/// A matrix with 1 on the diagonal and 0 elsewhere.
Tensor eye(const Size &n, const std::optional<Size> &m = std::nullopt,
           DType dtype = DType::F32, Place place = Place::current());
/// Row and column indices of the elements on and below a diagonal, as two rows
/// of i64.
Tensor tril_indices(int64_t row, int64_t col, int64_t offset = 0,
                    Place place = Place::current());
/// Row and column indices of the elements on and above a diagonal, as two rows
/// of i64.
Tensor triu_indices(int64_t row, int64_t col, int64_t offset = 0,
                    Place place = Place::current());
/// Triangular window that begins and ends with 0; a periodic window omits the
/// last 0.
Tensor bartlett_window(const Size &window_length, bool periodic = true,
                       DType dtype = DType::F32,
                       Place place = Place::current());
/// Hann window: `(1 - cos) / 2` over one period.
Tensor hann_window(const Size &window_length, bool periodic = true,
                   DType dtype = DType::F32, Place place = Place::current());
/// Hamming window: `alpha - beta * cos` over one period.
Tensor hamming_window(const Size &window_length, bool periodic = true,
                      double alpha = 0.54, double beta = 0.46,
                      DType dtype = DType::F32, Place place = Place::current());
/// Blackman window: a sum of three cosines.
Tensor blackman_window(const Size &window_length, bool periodic = true,
                       DType dtype = DType::F32,
                       Place place = Place::current());
/// Vandermonde matrix: powers of a vector as columns, in descending order
/// unless `increasing`.
Tensor vander(const Tensor &x, const std::optional<Size> &N = std::nullopt,
              bool increasing = false, Place place = Place::current());
/// A tensor filled with `value`, with the sizes and dtype of `self`.
Tensor fill(const Tensor &self, const Operand &value,
            Place place = Place::current());
/// Writes `value` to all elements.
Tensor fill_(const Tensor &self, const Operand &value,
             Place place = Place::current());
/// Writes zeros to all elements.
Tensor zero_(const Tensor &self, Place place = Place::current());
/// Writes the elements of `src`, broadcast to the sizes of `self` and converted
/// to its dtype.
Tensor copy_(const Tensor &self, const Tensor &src,
             Place place = Place::current());
/// Writes to the diagonal; with `wrap`, also to the diagonals of the square
/// blocks below the first one.
Tensor fill_diagonal_(const Tensor &self, const Scalar &fill_value,
                      bool wrap = false, Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_CREATION_H
