//===- PointwiseActivationsCalls.cpp - calls of functions on tensors ------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor relu(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{258, "relu", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::relu, self);
}
Tensor Tensor::relu(Place place) const { return tcopt::relu(*this, place); }
Tensor Tensor::relu_(Place place) const {
  static constexpr capture::FunctionInfo info{259, "relu_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::relu(self, place), place);
      },
      *this);
}
Tensor relu6(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{260, "relu6", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::relu6, self);
}
Tensor sigmoid(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{262, "sigmoid", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::sigmoid, self);
}
Tensor Tensor::sigmoid(Place place) const {
  return tcopt::sigmoid(*this, place);
}
Tensor Tensor::sigmoid_(Place place) const {
  static constexpr capture::FunctionInfo info{263, "sigmoid_", "self", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) {
        return capture::writeBack(self, tcopt::sigmoid(self, place), place);
      },
      *this);
}
Tensor silu(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{264, "silu", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::silu, self);
}
Tensor gelu(const Tensor &self, std::string_view approximate, Place place) {
  static constexpr capture::FunctionInfo info{266, "gelu", "self, approximate",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::gelu, self,
                                   approximate);
}
Tensor leaky_relu(const Tensor &self, double negative_slope, Place place) {
  static constexpr capture::FunctionInfo info{268, "leaky_relu",
                                              "self, negative_slope", true};
  return capture::dispatch<Tensor>(info, place, Bodies::leaky_relu, self,
                                   negative_slope);
}
Tensor prelu(const Tensor &self, const Tensor &weight, Place place) {
  static constexpr capture::FunctionInfo info{270, "prelu", "self, weight"};
  return capture::dispatch<Tensor>(info, place, Bodies::prelu, self, weight);
}
Tensor elu(const Tensor &self, double alpha, Place place) {
  static constexpr capture::FunctionInfo info{272, "elu", "self, alpha", true};
  return capture::dispatch<Tensor>(info, place, Bodies::elu, self, alpha);
}
Tensor celu(const Tensor &self, double alpha, Place place) {
  static constexpr capture::FunctionInfo info{274, "celu", "self, alpha", true};
  return capture::dispatch<Tensor>(info, place, Bodies::celu, self, alpha);
}
Tensor selu(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{276, "selu", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::selu, self);
}
Tensor softplus(const Tensor &self, double beta, double threshold,
                Place place) {
  static constexpr capture::FunctionInfo info{278, "softplus",
                                              "self, beta, threshold", true};
  return capture::dispatch<Tensor>(info, place, Bodies::softplus, self, beta,
                                   threshold);
}
Tensor softsign(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{280, "softsign", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::softsign, self);
}
Tensor tanhshrink(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{282, "tanhshrink", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::tanhshrink, self);
}
Tensor hardshrink(const Tensor &self, double lambd, Place place) {
  static constexpr capture::FunctionInfo info{284, "hardshrink", "self, lambd",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::hardshrink, self,
                                   lambd);
}
Tensor softshrink(const Tensor &self, double lambd, Place place) {
  static constexpr capture::FunctionInfo info{286, "softshrink", "self, lambd",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::softshrink, self,
                                   lambd);
}
Tensor threshold(const Tensor &self, const Scalar &threshold,
                 const Scalar &value, Place place) {
  static constexpr capture::FunctionInfo info{288, "threshold",
                                              "self, threshold, value", true};
  return capture::dispatch<Tensor>(info, place, Bodies::threshold, self,
                                   threshold, value);
}
Tensor hardsigmoid(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{290, "hardsigmoid", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::hardsigmoid, self);
}
Tensor hardswish(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{292, "hardswish", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::hardswish, self);
}
Tensor hardtanh(const Tensor &self, double min_val, double max_val,
                Place place) {
  static constexpr capture::FunctionInfo info{294, "hardtanh",
                                              "self, min_val, max_val", true};
  return capture::dispatch<Tensor>(info, place, Bodies::hardtanh, self, min_val,
                                   max_val);
}
Tensor mish(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{296, "mish", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::mish, self);
}
Tensor logsigmoid(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{298, "logsigmoid", "self", true};
  return capture::dispatch<Tensor>(info, place, Bodies::logsigmoid, self);
}
Tensor glu(const Tensor &self, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{300, "glu", "self, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::glu, self, dim);
}

} // namespace tcopt
