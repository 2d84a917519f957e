//===- PointwiseActivationsCalls.cpp - calls of functions on tensors ------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor relu(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{182, "relu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::relu(self, place);
      },
      self);
}
Tensor Tensor::relu(Place place) const { return tcopt::relu(*this, place); }
Tensor Tensor::relu_(Place place) const {
  static constexpr capture::FunctionInfo info{183, "relu_"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return capture::writeBack(self, tcopt::relu(self, place), place);
      },
      *this);
}
Tensor relu6(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{184, "relu6"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::relu6(self, place);
      },
      self);
}
Tensor sigmoid(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{186, "sigmoid"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::sigmoid(self, place);
      },
      self);
}
Tensor Tensor::sigmoid(Place place) const {
  return tcopt::sigmoid(*this, place);
}
Tensor Tensor::sigmoid_(Place place) const {
  static constexpr capture::FunctionInfo info{187, "sigmoid_"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return capture::writeBack(self, tcopt::sigmoid(self, place), place);
      },
      *this);
}
Tensor silu(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{188, "silu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::silu(self, place);
      },
      self);
}
Tensor gelu(const Tensor &self, std::string_view approximate, Place place) {
  static constexpr capture::FunctionInfo info{190, "gelu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, std::string_view approximate, Place place)
          -> Tensor { return Bodies::gelu(self, approximate, place); },
      self, approximate);
}
Tensor leaky_relu(const Tensor &self, double negative_slope, Place place) {
  static constexpr capture::FunctionInfo info{192, "leaky_relu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double negative_slope, Place place) -> Tensor {
        return Bodies::leaky_relu(self, negative_slope, place);
      },
      self, negative_slope);
}
Tensor prelu(const Tensor &self, const Tensor &weight, Place place) {
  static constexpr capture::FunctionInfo info{194, "prelu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &weight, Place place) -> Tensor {
        return Bodies::prelu(self, weight, place);
      },
      self, weight);
}
Tensor elu(const Tensor &self, double alpha, Place place) {
  static constexpr capture::FunctionInfo info{196, "elu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double alpha, Place place) -> Tensor {
        return Bodies::elu(self, alpha, place);
      },
      self, alpha);
}
Tensor celu(const Tensor &self, double alpha, Place place) {
  static constexpr capture::FunctionInfo info{198, "celu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double alpha, Place place) -> Tensor {
        return Bodies::celu(self, alpha, place);
      },
      self, alpha);
}
Tensor selu(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{200, "selu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::selu(self, place);
      },
      self);
}
Tensor softplus(const Tensor &self, double beta, double threshold,
                Place place) {
  static constexpr capture::FunctionInfo info{202, "softplus"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double beta, double threshold, Place place)
          -> Tensor { return Bodies::softplus(self, beta, threshold, place); },
      self, beta, threshold);
}
Tensor softsign(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{204, "softsign"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::softsign(self, place);
      },
      self);
}
Tensor tanhshrink(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{206, "tanhshrink"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::tanhshrink(self, place);
      },
      self);
}
Tensor hardshrink(const Tensor &self, double lambd, Place place) {
  static constexpr capture::FunctionInfo info{208, "hardshrink"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double lambd, Place place) -> Tensor {
        return Bodies::hardshrink(self, lambd, place);
      },
      self, lambd);
}
Tensor softshrink(const Tensor &self, double lambd, Place place) {
  static constexpr capture::FunctionInfo info{210, "softshrink"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double lambd, Place place) -> Tensor {
        return Bodies::softshrink(self, lambd, place);
      },
      self, lambd);
}
Tensor threshold(const Tensor &self, const Scalar &threshold,
                 const Scalar &value, Place place) {
  static constexpr capture::FunctionInfo info{212, "threshold"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Scalar &threshold, const Scalar &value,
         Place place) -> Tensor {
        return Bodies::threshold(self, threshold, value, place);
      },
      self, threshold, value);
}
Tensor hardsigmoid(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{214, "hardsigmoid"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::hardsigmoid(self, place);
      },
      self);
}
Tensor hardswish(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{216, "hardswish"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::hardswish(self, place);
      },
      self);
}
Tensor hardtanh(const Tensor &self, double min_val, double max_val,
                Place place) {
  static constexpr capture::FunctionInfo info{218, "hardtanh"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, double min_val, double max_val, Place place)
          -> Tensor { return Bodies::hardtanh(self, min_val, max_val, place); },
      self, min_val, max_val);
}
Tensor mish(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{220, "mish"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::mish(self, place);
      },
      self);
}
Tensor logsigmoid(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{222, "logsigmoid"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, Place place) -> Tensor {
        return Bodies::logsigmoid(self, place);
      },
      self);
}
Tensor glu(const Tensor &self, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{224, "glu"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, int64_t dim, Place place) -> Tensor {
        return Bodies::glu(self, dim, place);
      },
      self, dim);
}

} // namespace tcopt
