//===- QuantizationCalls.cpp - calls of functions on tensors --------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor quantize_per_tensor(const Tensor &self, const Tensor &scale,
                           const Tensor &zero_point, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{930, "quantize_per_tensor",
                                              "self, scale, zero_point, dtype"};
  return capture::dispatch<Tensor>(info, place, Bodies::quantize_per_tensor,
                                   self, scale, zero_point, dtype);
}
Tensor dequantize_per_tensor(const Tensor &self, const Tensor &scale,
                             const Tensor &zero_point, Place place) {
  static constexpr capture::FunctionInfo info{932, "dequantize_per_tensor",
                                              "self, scale, zero_point"};
  return capture::dispatch<Tensor>(info, place, Bodies::dequantize_per_tensor,
                                   self, scale, zero_point);
}

} // namespace tcopt
