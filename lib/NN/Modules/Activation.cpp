//===- Activation.cpp - activation functions as modules -------------------===//

#include "tcopt/Capture/Modules/Activation.h"
#include "Common.h"
#include "tcopt/Capture/Modules/Init.h"

namespace tcopt::nn {

#define TCOPT_TEXT(NAME, OPTION)                                               \
  std::string NAME::extraText() const {                                        \
    return OptionText().add(OPTION, number);                                   \
  }
TCOPT_TEXT(LeakyReLU, "negative_slope")
TCOPT_TEXT(ELU, "alpha")
TCOPT_TEXT(CELU, "alpha")
#undef TCOPT_TEXT

std::string Hardshrink::extraText() const { return textOf(number); }
std::string Softshrink::extraText() const { return textOf(number); }

GELU::GELU(std::string given, Place place) : approximate(std::move(given)) {
  expect(approximate == "none" || approximate == "tanh", "GELU",
         "approximate \"none\" or \"tanh\"", "\"" + approximate + "\"", place);
}

Tensor GELU::forward(const Tensor &input, Place place) const {
  return gelu(input, approximate, place);
}

std::string GELU::extraText() const {
  return OptionText().add("approximate", "'" + approximate + "'");
}

std::string Softplus::extraText() const {
  return OptionText().add("beta", beta).add("threshold", threshold);
}

std::string Hardtanh::extraText() const {
  return OptionText().add("min_val", least).add("max_val", greatest);
}

static int64_t usualDim(const Tensor &input) {
  return input.dim() == 0 || input.dim() == 1 || input.dim() == 3 ? 0 : 1;
}

Tensor Softmax::forward(const Tensor &input, Place place) const {
  return softmax(input, dim.value_or(usualDim(input)), std::nullopt, place);
}

std::string Softmax::extraText() const { return OptionText().add("dim", dim); }

Tensor LogSoftmax::forward(const Tensor &input, Place place) const {
  return log_softmax(input, dim.value_or(usualDim(input)), std::nullopt, place);
}

std::string LogSoftmax::extraText() const {
  return OptionText().add("dim", dim);
}

PReLU::PReLU(int64_t num_parameters, double init, DType dtype, Place place)
    : count(num_parameters) {
  weight = registerParameter(
      "weight", init::constant_(made({num_parameters}, dtype, place), init));
}

std::string PReLU::extraText() const {
  return OptionText().add("num_parameters", count);
}

std::string GLU::extraText() const { return OptionText().add("dim", dim); }

} // namespace tcopt::nn
