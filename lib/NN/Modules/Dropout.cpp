//===- Dropout.cpp - dropout modules --------------------------------------===//

#include "tcopt/Capture/Modules/Dropout.h"
#include "Common.h"

namespace tcopt::nn {

Dropout::Dropout(double p, Place place) : probability(p) {
  expect(p >= 0 && p <= 1, "Dropout", "p in [0, 1]", textOf(p), place);
}

Tensor Dropout::forward(const Tensor &input, Place place) const {
  return dropout(input, probability, isTraining(), place);
}

std::string Dropout::extraText() const {
  return OptionText().add("p", probability).add("inplace", false);
}

Tensor Dropout1d::forward(const Tensor &input, Place place) const {
  return dropout1d(input, probability, isTraining(), place);
}

Tensor AlphaDropout::forward(const Tensor &input, Place place) const {
  return alpha_dropout(input, probability, isTraining(), place);
}

Tensor FeatureAlphaDropout::forward(const Tensor &input, Place place) const {
  return feature_alpha_dropout(input, probability, isTraining(), place);
}

Tensor ChannelDropout::forward(const Tensor &input, Place place) const {
  expectRank(kind(), input, 3, 5, place);
  if (!isTraining())
    return input;
  Sizes sizes = input.sizes();
  std::fill(sizes.begin() + 2, sizes.end(), 1);
  DefaultDevice here(input.device());
  Tensor kept =
      dropout(ones(sizes, input.dtype(), place), probability, true, place);
  return mul(input, kept, place);
}

} // namespace tcopt::nn
