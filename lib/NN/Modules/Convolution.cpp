//===- Convolution.cpp - convolution modules ------------------------------===//

#include "tcopt/Capture/Modules/Convolution.h"
#include "Common.h"
#include "tcopt/Capture/Modules/Init.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

namespace tcopt::nn {

using Numbers = std::vector<int64_t>;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

static void checkChannels(const std::string &kind, int64_t in, int64_t out,
                          int64_t groups, Place place) {
  expect(groups > 0, kind, "groups > 0", std::to_string(groups), place);
  auto check = [&](const char *what, int64_t channels) {
    expect(channels > 0 && channels % groups == 0, kind,
           std::string(what) + " to be a positive multiple of groups, " +
               std::to_string(groups) + ",",
           std::to_string(channels), place);
  };
  check("in_channels", in);
  check("out_channels", out);
}

// Returns the initial weight and bias; the bias is undefined if `hasBias` is
// false.
static std::pair<Tensor, Tensor> firstValues(Numbers sizes,
                                             const Numbers &kernel,
                                             int64_t outChannels, bool hasBias,
                                             DType dtype, Place place) {
  sizes.insert(sizes.end(), kernel.begin(), kernel.end());
  Tensor weight = made(sizes, dtype, place), bias;
  init::kaiming_uniform_(weight, std::sqrt(5.0));
  if (hasBias) {
    double bound = 1 / std::sqrt(double(init::fansOf(weight).first));
    bias = made({outChannels}, dtype, place);
    init::uniform_(bias, -bound, bound);
  }
  return {weight, bias};
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

static std::string nameOf(const char *name, int64_t rank) {
  return name + std::to_string(rank) + "d";
}

ConvNd::ConvNd(int64_t rank, int64_t in_channels, int64_t out_channels,
               const PerDim &kernel_size, const ConvOptions &options,
               Place place)
    : inChannels(in_channels), outChannels(out_channels),
      groups(options.groups), paddingMode(options.padding_mode) {
  std::string name = nameOf("Conv", rank);
  checkChannels(name, in_channels, out_channels, groups, place);
  kernel = perDimension(name + ": kernel_size", kernel_size, rank, place);
  stride = perDimension(name + ": stride", options.stride, rank, place);
  dilation = perDimension(name + ": dilation", options.dilation, rank, place);
  addPadding(options, place);
  auto [w, b] = firstValues({outChannels, inChannels / groups}, kernel,
                            outChannels, options.bias, options.dtype, place);
  weight = registerParameter("weight", w);
  bias = registerParameter("bias", b);
}

// Symmetric padding with zeros is an attribute of the convolution. Other
// padding is a separate op.
void ConvNd::addPadding(const ConvOptions &options, Place place) {
  std::string name = nameOf("Conv", int64_t(kernel.size()));
  const std::string &word = options.padding.word();
  expect(word.empty() || word == "same" || word == "valid", name,
         "padding \"same\" or \"valid\" or numbers", "\"" + word + "\"", place);
  expect(llvm::is_contained({"zeros", "reflect", "replicate", "circular"},
                            paddingMode),
         name,
         "padding_mode \"zeros\", \"reflect\", \"replicate\" or \"circular\"",
         "\"" + paddingMode + "\"", place);
  expect(word != "same" ||
             llvm::all_of(stride, [](int64_t s) { return s == 1; }),
         name, "stride 1 with padding \"same\"", textOf(stride), place);
  Numbers before = perDimension(name + ": padding", options.padding.numbers(),
                                kernel.size(), place);
  Numbers after = before;
  if (word == "same")
    for (size_t i = 0; i < kernel.size(); ++i) {
      int64_t both = dilation[i] * (kernel[i] - 1);
      before[i] = both / 2;
      after[i] = both - both / 2;
    }
  paddingText = word.empty() ? textOf(before) : word;
  padding = before;
  if (paddingMode == "zeros" && before == after)
    return;
  for (size_t i = kernel.size(); i-- > 0;)
    margins.insert(margins.end(), {before[i], after[i]});
  padding.assign(kernel.size(), 0);
}

Tensor ConvNd::forward(const Tensor &input, Place place) const {
  Tensor x = input;
  if (!margins.empty())
    x = pad(x, margins, paddingMode == "zeros" ? "constant" : paddingMode, 0,
            place);
  auto convolve = kernel.size() == 1   ? conv1d
                  : kernel.size() == 2 ? conv2d
                                       : conv3d;
  return convolve(x, weight, bias, stride, padding, dilation, groups, place);
}

std::string ConvNd::extraText() const {
  Numbers zeros(kernel.size(), 0), ones(kernel.size(), 1);
  return OptionText()
      .add(inChannels)
      .add(outChannels)
      .add("kernel_size", kernel)
      .add("stride", stride)
      .addUnless("padding", paddingText, textOf(zeros))
      .addUnless("dilation", dilation, ones)
      .addUnless("groups", groups, int64_t(1))
      .addUnless("bias", bias.defined(), true)
      .addUnless("padding_mode", paddingMode, std::string("zeros"));
}

//===----------------------------------------------------------------------===//
// Transposed convolutions
//===----------------------------------------------------------------------===//

ConvTransposeNd::ConvTransposeNd(int64_t rank, int64_t in_channels,
                                 int64_t out_channels,
                                 const PerDim &kernel_size,
                                 const ConvTransposeOptions &options,
                                 Place place)
    : inChannels(in_channels), outChannels(out_channels),
      groups(options.groups) {
  std::string name = nameOf("ConvTranspose", rank);
  checkChannels(name, in_channels, out_channels, groups, place);
  auto list = [&](const char *what, const PerDim &given) {
    return perDimension(name + ": " + what, given, rank, place);
  };
  kernel = list("kernel_size", kernel_size);
  stride = list("stride", options.stride);
  padding = list("padding", options.padding);
  outputPadding = list("output_padding", options.output_padding);
  dilation = list("dilation", options.dilation);
  auto [w, b] = firstValues({inChannels, outChannels / groups}, kernel,
                            outChannels, options.bias, options.dtype, place);
  weight = registerParameter("weight", w);
  bias = registerParameter("bias", b);
}

Tensor ConvTransposeNd::convolve(const Tensor &input, const Numbers &added,
                                 Place place) const {
  auto function = kernel.size() == 1   ? conv_transpose1d
                  : kernel.size() == 2 ? conv_transpose2d
                                       : conv_transpose3d;
  return function(input, weight, bias, stride, padding, added, groups, dilation,
                  place);
}

Tensor ConvTransposeNd::forward(const Tensor &input, Place place) const {
  return convolve(input, outputPadding, place);
}

// Compares the sizes instead of reading them, so that dynamic sizes remain
// dynamic.
int64_t ConvTransposeNd::paddingFor(size_t dim, const Size &input,
                                    const Size &output, Place place) const {
  Size least = (input - 1) * stride[dim] - 2 * padding[dim] +
               dilation[dim] * (kernel[dim] - 1) + 1;
  for (int64_t added = 0; added < stride[dim]; ++added)
    if (output == least + added)
      return added;
  throw Exception(
      nameOf("ConvTranspose", int64_t(kernel.size())) +
          ": expected output_size in [" + std::to_string(least.hint()) + ", " +
          std::to_string(least.hint() + stride[dim] - 1) + "] in dimension " +
          std::to_string(dim) + " but found " + std::to_string(output.hint()),
      place);
}

Tensor ConvTransposeNd::forward(const Tensor &input, const Sizes &output_size,
                                Place place) const {
  std::string name = nameOf("ConvTranspose", int64_t(kernel.size()));
  size_t rank = kernel.size(), given = output_size.size();
  expectRank(name, input, int64_t(rank) + 1, int64_t(rank) + 2, place);
  size_t first = size_t(input.dim()) - rank;
  expect(given == rank || given == rank + first, name,
         std::to_string(rank) + " or " + std::to_string(rank + first) +
             " sizes in output_size",
         std::to_string(given), place);
  Numbers added;
  for (size_t i = 0; i < rank; ++i)
    added.push_back(paddingFor(i, input.size(int64_t(first + i), place),
                               output_size[given - rank + i], place));
  return convolve(input, added, place);
}

std::string ConvTransposeNd::extraText() const {
  Numbers zeros(kernel.size(), 0), ones(kernel.size(), 1);
  return OptionText()
      .add(inChannels)
      .add(outChannels)
      .add("kernel_size", kernel)
      .add("stride", stride)
      .addUnless("padding", padding, zeros)
      .addUnless("dilation", dilation, ones)
      .addUnless("output_padding", outputPadding, zeros)
      .addUnless("groups", groups, int64_t(1))
      .addUnless("bias", bias.defined(), true);
}

} // namespace tcopt::nn
