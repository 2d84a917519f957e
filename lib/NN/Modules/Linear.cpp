//===- Linear.cpp - linear modules and reshapes ---------------------------===//

#include "tcopt/Capture/Modules/Linear.h"
#include "Common.h"
#include "tcopt/Capture/Modules/Init.h"
#include <cmath>

namespace tcopt::nn {

Linear::Linear(int64_t in_features, int64_t out_features,
               const LinearOptions &options, Place place)
    : inFeatures(in_features), outFeatures(out_features) {
  weight = registerParameter(
      "weight", made({out_features, in_features}, options.dtype, place));
  init::kaiming_uniform_(weight, std::sqrt(5.0));
  bias = registerParameter(
      "bias",
      options.bias ? made({out_features}, options.dtype, place) : Tensor());
  if (double bound = 1 / std::sqrt(double(in_features)); options.bias)
    init::uniform_(bias, in_features ? -bound : 0, in_features ? bound : 0);
}

Tensor Linear::forward(const Tensor &input, Place place) const {
  return linear(input, weight, bias, place);
}

std::string Linear::extraText() const {
  return OptionText()
      .add("in_features", inFeatures)
      .add("out_features", outFeatures)
      .add("bias", bias.defined());
}

Bilinear::Bilinear(int64_t in1_features, int64_t in2_features,
                   int64_t out_features, const LinearOptions &options,
                   Place place)
    : in1Features(in1_features), in2Features(in2_features),
      outFeatures(out_features) {
  expect(in1_features > 0, "Bilinear", "in1_features > 0",
         std::to_string(in1_features), place);
  double bound = 1 / std::sqrt(double(in1_features));
  weight = registerParameter(
      "weight",
      made({out_features, in1_features, in2_features}, options.dtype, place));
  init::uniform_(weight, -bound, bound);
  bias = registerParameter(
      "bias",
      options.bias ? made({out_features}, options.dtype, place) : Tensor());
  if (options.bias)
    init::uniform_(bias, -bound, bound);
}

Tensor Bilinear::forward(const Tensor &input1, const Tensor &input2,
                         Place place) const {
  Tensor y = einsum("...i,oij,...j->...o", {input1, *weight, input2}, place);
  return bias.defined() ? add(y, bias, 1, place) : y;
}

std::string Bilinear::extraText() const {
  return OptionText()
      .add("in1_features", in1Features)
      .add("in2_features", in2Features)
      .add("out_features", outFeatures)
      .add("bias", bias.defined());
}

std::string Flatten::extraText() const {
  return OptionText().add("start_dim", startDim).add("end_dim", endDim);
}

std::string Unflatten::extraText() const {
  return OptionText().add("dim", dim).add("unflattened_size", sizes);
}

} // namespace tcopt::nn
