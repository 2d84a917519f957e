//===- Quantization.h - functions on tensors -------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_QUANTIZATION_H
#define TCOPT_CAPTURE_FUNCTIONS_QUANTIZATION_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Quantization
//===----------------------------------------------------------------------===//

/// `round(self / scale) + zero_point`, limited to the dtype.
Tensor quantize_per_tensor(const Tensor &self, const Tensor &scale,
                           const Tensor &zero_point, DType dtype,
                           Place place = Place::current());
/// `(self - zero_point) * scale`.
Tensor dequantize_per_tensor(const Tensor &self, const Tensor &scale,
                             const Tensor &zero_point,
                             Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_QUANTIZATION_H
