//===- Convolution.h - convolutions -----------------------------*- C++ -*-===//
//
//   nn::Conv2d conv(3, 16, 3, {.stride = 2, .padding = 1, .bias = false});
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_CONVOLUTION_H
#define TCOPT_CAPTURE_MODULES_CONVOLUTION_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

/// The padding before and after each dimension: numbers, "valid" for no
/// padding, or "same" for padding that preserves the sizes.
class ConvPadding {
public:
  template <std::integral T> ConvPadding(T number) : given(number) {}
  ConvPadding(std::initializer_list<int64_t> numbers) : given(numbers) {}
  ConvPadding(std::vector<int64_t> numbers) : given(std::move(numbers)) {}
  ConvPadding(const char *word) : given(0), named(word) {}
  ConvPadding(std::string word) : given(0), named(std::move(word)) {}

  const PerDim &numbers() const { return given; }
  /// "" for numbers.
  const std::string &word() const { return named; }

private:
  PerDim given;
  std::string named;
};

struct ConvOptions {
  PerDim stride = 1;
  ConvPadding padding = 0;
  PerDim dilation = 1;
  int64_t groups = 1;
  bool bias = true;
  /// "zeros", "reflect", "replicate" or "circular".
  std::string padding_mode = "zeros";
  DType dtype = DType::F32;
};

struct ConvTransposeOptions {
  PerDim stride = 1;
  PerDim padding = 0;
  PerDim output_padding = 0;
  int64_t groups = 1;
  bool bias = true;
  PerDim dilation = 1;
  DType dtype = DType::F32;
};

/// The base class of convolutions of all ranks. Input: [N, in_channels, ...],
/// or without N. Parameters: weight [out_channels, in_channels / groups, ...],
/// bias [out_channels], both uniformly distributed within 1 / sqrt(fan in).
class ConvNd : public UnaryModule {
public:
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

  Parameter weight, bias;

protected:
  /// Errors: a number of channels that is not divisible by the groups, options
  /// for another rank, "same" with a stride, an unknown padding.
  ConvNd(int64_t rank, int64_t in_channels, int64_t out_channels,
         const PerDim &kernel_size, const ConvOptions &options, Place place);

private:
  void addPadding(const ConvOptions &options, Place place);

  int64_t inChannels, outChannels, groups;
  std::string paddingText, paddingMode;
  std::vector<int64_t> kernel, stride, dilation;
  /// The padding that the convolution op adds.
  std::vector<int64_t> padding;
  /// The padding that `pad` adds before the convolution, in its format.
  std::vector<int64_t> margins;
};

/// The base class of transposed convolutions of all ranks. Input: [N,
/// in_channels, ...], or without N. Parameters: weight [in_channels,
/// out_channels / groups, ...], bias [out_channels].
class ConvTransposeNd : public UnaryModule {
public:
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  /// Computes a result of these sizes, with or without batch and channels, by
  /// choosing the output_padding. Errors: sizes that the stride cannot produce.
  Tensor forward(const Tensor &input, const Sizes &output_size,
                 Place place = Place::current()) const;
  using UnaryModule::operator();
  Tensor operator()(const Tensor &input, const Sizes &output_size,
                    Place place = Place::current()) const {
    return forward(input, output_size, place);
  }
  std::string extraText() const override;

  Parameter weight, bias;

protected:
  /// Errors: a number of channels that is not divisible by the groups, options
  /// for another rank.
  ConvTransposeNd(int64_t rank, int64_t in_channels, int64_t out_channels,
                  const PerDim &kernel_size,
                  const ConvTransposeOptions &options, Place place);

private:
  Tensor convolve(const Tensor &input,
                  const std::vector<int64_t> &outputPadding, Place place) const;
  int64_t paddingFor(size_t dim, const Size &input, const Size &output,
                     Place place) const;

  int64_t inChannels, outChannels, groups;
  std::vector<int64_t> kernel, stride, padding, outputPadding, dilation;
};

#define TCOPT_CONVOLUTION(NAME, BASE, RANK, OPTIONS)                           \
  class NAME : public BASE {                                                   \
  public:                                                                      \
    NAME(int64_t in_channels, int64_t out_channels, const PerDim &kernel_size, \
         const OPTIONS &options = {}, Place place = Place::current())          \
        : BASE(RANK, in_channels, out_channels, kernel_size, options, place) { \
    }                                                                          \
  };
TCOPT_CONVOLUTION(Conv1d, ConvNd, 1, ConvOptions)
TCOPT_CONVOLUTION(Conv2d, ConvNd, 2, ConvOptions)
TCOPT_CONVOLUTION(Conv3d, ConvNd, 3, ConvOptions)
TCOPT_CONVOLUTION(ConvTranspose1d, ConvTransposeNd, 1, ConvTransposeOptions)
TCOPT_CONVOLUTION(ConvTranspose2d, ConvTransposeNd, 2, ConvTransposeOptions)
TCOPT_CONVOLUTION(ConvTranspose3d, ConvTransposeNd, 3, ConvTransposeOptions)
#undef TCOPT_CONVOLUTION

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_CONVOLUTION_H
