//===- Padding.h - padding and pixel shuffle --------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_PADDING_H
#define TCOPT_CAPTURE_MODULES_PADDING_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

/// Pads the last dimensions of [N, C, ...] or [C, ...] before and after, the
/// last dimension first.
class PadNd : public UnaryModule {
public:
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

protected:
  /// `padding` is one number for all sides, or two numbers for each dimension.
  /// Errors: another count of numbers.
  PadNd(const char *name, int64_t rank, std::string mode, const PerDim &padding,
        std::optional<double> value, Place place);

private:
  int64_t rank;
  std::string mode;
  std::vector<int64_t> padding;
  std::optional<double> value;
};

#define TCOPT_PAD(NAME, RANK, MODE)                                            \
  class NAME##RANK##d : public PadNd {                                         \
  public:                                                                      \
    explicit NAME##RANK##d(const PerDim &padding,                              \
                           Place place = Place::current())                     \
        : PadNd(#NAME #RANK "d", RANK, MODE, padding, std::nullopt, place) {}  \
  };
#define TCOPT_PADS(RANK)                                                       \
  TCOPT_PAD(ZeroPad, RANK, "constant")                                         \
  TCOPT_PAD(ReflectionPad, RANK, "reflect")                                    \
  TCOPT_PAD(ReplicationPad, RANK, "replicate")                                 \
  TCOPT_PAD(CircularPad, RANK, "circular")                                     \
  class ConstantPad##RANK##d : public PadNd {                                  \
  public:                                                                      \
    ConstantPad##RANK##d(const PerDim &padding, double value,                  \
                         Place place = Place::current())                       \
        : PadNd("ConstantPad" #RANK "d", RANK, "constant", padding, value,     \
                place) {}                                                      \
  };
TCOPT_PADS(1)
TCOPT_PADS(2)
TCOPT_PADS(3)
#undef TCOPT_PADS
#undef TCOPT_PAD

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

#define TCOPT_SHUFFLE(NAME, FUNCTION, OPTION)                                  \
  class NAME : public UnaryModule {                                            \
  public:                                                                      \
    explicit NAME(int64_t OPTION) : number(OPTION) {}                          \
    Tensor forward(const Tensor &input,                                        \
                   Place place = Place::current()) const override {            \
      return FUNCTION(input, number, place);                                   \
    }                                                                          \
    std::string extraText() const override;                                    \
                                                                               \
  private:                                                                     \
    int64_t number;                                                            \
  };
TCOPT_SHUFFLE(PixelShuffle, pixel_shuffle, upscale_factor)
TCOPT_SHUFFLE(PixelUnshuffle, pixel_unshuffle, downscale_factor)
TCOPT_SHUFFLE(ChannelShuffle, channel_shuffle, groups)
#undef TCOPT_SHUFFLE

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_PADDING_H
