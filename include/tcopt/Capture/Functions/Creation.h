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

/// Zeros: there is no memory whose contents are left as they were.
Tensor empty(const SizeList &sizes, DType dtype = DType::F32,
             Place place = Place::current());
/// Zeros.
Tensor zeros(const SizeList &sizes, DType dtype = DType::F32,
             Place place = Place::current());
/// Ones.
Tensor ones(const SizeList &sizes, DType dtype = DType::F32,
            Place place = Place::current());
/// One value everywhere; its dtype unless one is given.
Tensor full(const SizeList &sizes, const Operand &value,
            std::optional<DType> dtype = std::nullopt,
            Place place = Place::current());
/// Zeros of the dtype and on the device of another tensor.
Tensor new_zeros(const Tensor &self, const SizeList &sizes,
                 std::optional<DType> dtype = std::nullopt,
                 Place place = Place::current());
/// As `new_zeros`.
Tensor new_empty(const Tensor &self, const SizeList &sizes,
                 std::optional<DType> dtype = std::nullopt,
                 Place place = Place::current());
/// Ones of the dtype and on the device of another tensor.
Tensor new_ones(const Tensor &self, const SizeList &sizes,
                std::optional<DType> dtype = std::nullopt,
                Place place = Place::current());
/// One value everywhere, of the dtype and on the device of another tensor.
Tensor new_full(const Tensor &self, const SizeList &sizes, const Operand &value,
                std::optional<DType> dtype = std::nullopt,
                Place place = Place::current());
/// As `zeros_like`.
Tensor empty_like(const Tensor &self, std::optional<DType> dtype = std::nullopt,
                  Place place = Place::current());
/// Zeros of the sizes of another tensor.
Tensor zeros_like(const Tensor &self, std::optional<DType> dtype = std::nullopt,
                  Place place = Place::current());
/// Ones of the sizes of another tensor.
Tensor ones_like(const Tensor &self, std::optional<DType> dtype = std::nullopt,
                 Place place = Place::current());
/// One value with the sizes of another tensor.
Tensor full_like(const Tensor &self, const Operand &value,
                 std::optional<DType> dtype = std::nullopt,
                 Place place = Place::current());
/// 0, 1, ... below `end`, as i64.
Tensor arange(const Size &end, Place place = Place::current());
/// `start`, `start + step`, ... before `end`: i64, or f32 if one is a float.
Tensor arange(const Scalar &start, const Scalar &end, const Scalar &step = 1,
              std::optional<DType> dtype = std::nullopt,
              Place place = Place::current());
/// `count` numbers from `start` on: what `arange` calls.
Tensor _arange(const Scalar &start, const Scalar &step, const Size &count,
               DType dtype, Place place = Place::current());
/// So many numbers at equal distances, both ends included.
Tensor linspace(const Scalar &start, const Scalar &end, const Size &steps,
                DType dtype = DType::F32, Place place = Place::current());
/// `base` to the powers of `linspace`.
Tensor logspace(const Scalar &start, const Scalar &end, const Size &steps,
                double base = 10.0, DType dtype = DType::F32,
                Place place = Place::current());
/// Ones on the diagonal of a matrix.
Tensor eye(const Size &n, const std::optional<Size> &m = std::nullopt,
           DType dtype = DType::F32, Place place = Place::current());
/// Rows and columns of the elements on and below a diagonal, as two rows of
/// i64.
Tensor tril_indices(int64_t row, int64_t col, int64_t offset = 0,
                    Place place = Place::current());
/// The same on and above a diagonal.
Tensor triu_indices(int64_t row, int64_t col, int64_t offset = 0,
                    Place place = Place::current());
/// A triangle from 0 to 0; if periodic, the last 0 belongs to the next period.
Tensor bartlett_window(const Size &window_length, bool periodic = true,
                       DType dtype = DType::F32,
                       Place place = Place::current());
/// `(1 - cos) / 2` of a period.
Tensor hann_window(const Size &window_length, bool periodic = true,
                   DType dtype = DType::F32, Place place = Place::current());
/// `alpha - beta * cos` of a period.
Tensor hamming_window(const Size &window_length, bool periodic = true,
                      double alpha = 0.54, double beta = 0.46,
                      DType dtype = DType::F32, Place place = Place::current());
/// A sum of three cosines.
Tensor blackman_window(const Size &window_length, bool periodic = true,
                       DType dtype = DType::F32,
                       Place place = Place::current());
/// Powers of a vector as columns, the greatest one first.
Tensor vander(const Tensor &x, const std::optional<Size> &N = std::nullopt,
              bool increasing = false, Place place = Place::current());
/// `value` with the sizes and dtype of `self`.
Tensor fill(const Tensor &self, const Operand &value,
            Place place = Place::current());
/// Writes one value everywhere.
Tensor fill_(const Tensor &self, const Operand &value,
             Place place = Place::current());
/// Writes zeros.
Tensor zero_(const Tensor &self, Place place = Place::current());
/// Writes the elements of another tensor, expanded to the sizes of `self`, in
/// its dtype.
Tensor copy_(const Tensor &self, const Tensor &src,
             Place place = Place::current());
/// Writes to the diagonal; wrapped, to that of each square below it too.
Tensor fill_diagonal_(const Tensor &self, const Scalar &fill_value,
                      bool wrap = false, Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_CREATION_H
