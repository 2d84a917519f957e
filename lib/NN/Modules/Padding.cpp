//===- Padding.cpp - padding and pixel shuffle modules --------------------===//

#include "tcopt/Capture/Modules/Padding.h"
#include "Common.h"

namespace tcopt::nn {

PadNd::PadNd(const char *name, int64_t rank, std::string mode,
             const PerDim &given, std::optional<double> value, Place place)
    : rank(rank), mode(std::move(mode)),
      padding(perDimension(name + std::string(": padding"), given, 2 * rank,
                           place)),
      value(value) {}

Tensor PadNd::forward(const Tensor &input, Place place) const {
  expectRank(kind(), input, rank + 1, rank + 2, place);
  return pad(input, padding, mode, value.value_or(0), place);
}

std::string PadNd::extraText() const {
  OptionText text;
  return value ? text.add("padding", padding).add("value", *value)
               : text.add(padding);
}

#define TCOPT_TEXT(NAME, OPTION)                                               \
  std::string NAME::extraText() const {                                        \
    return OptionText().add(OPTION, number);                                   \
  }
TCOPT_TEXT(PixelShuffle, "upscale_factor")
TCOPT_TEXT(PixelUnshuffle, "downscale_factor")
TCOPT_TEXT(ChannelShuffle, "groups")
#undef TCOPT_TEXT

} // namespace tcopt::nn
