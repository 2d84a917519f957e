//===- Convolution.cpp - convolution, im2col and col2im -------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphConvOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Graph/IR/GraphWindowOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::perDim;

// As in PyTorch, the batch dimension may be absent from the input and then from
// the result.
static Tensor callBatched(const Tensor &input, int64_t numSpatial, Place place,
                          llvm::function_ref<Value(Builder &, Value)> body) {
  return call(place, [&](Builder &b) {
    if (input.dim() != numSpatial + 1)
      return body(b, b(input));
    Value result = body(b, b.make<UnsqueezeOp>(b(input), 0));
    return b.make<SqueezeOp>(result, std::vector<int64_t>{0});
  });
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

namespace {
/// The arguments of a convolution except its tensors.
struct ConvOptions {
  const PerDim &stride, &padding, &dilation;
  int64_t groups;
};
} // namespace

// Requires static sizes of the windows.
static Value windowsOf(Builder &b, const Tensor &weight) {
  auto spatial = llvm::seq<int64_t>(2, std::max<int64_t>(weight.dim(), 2));
  return b.fixed(b(weight), llvm::to_vector(spatial));
}

static Tensor convolution(int64_t rank, const Tensor &input,
                          const Tensor &weight, const Tensor &bias,
                          const ConvOptions &o, Place place) {
  std::string name = "conv" + std::to_string(rank) + "d: ";
  auto list = [&](const char *what, const PerDim &numbers) {
    return perDim(name + what, numbers, rank, place);
  };
  auto stride = list("stride", o.stride);
  auto padding = list("padding", o.padding);
  auto dilation = list("dilation", o.dilation);
  return callBatched(input, rank, place, [&](Builder &b, Value x) {
    return b.make<ConvOp>(x, windowsOf(b, weight), b(bias), stride, padding,
                          dilation, o.groups);
  });
}

static Tensor transposed(int64_t rank, const Tensor &input,
                         const Tensor &weight, const Tensor &bias,
                         const ConvOptions &o, const PerDim &outputPadding,
                         Place place) {
  std::string name = "conv_transpose" + std::to_string(rank) + "d: ";
  auto list = [&](const char *what, const PerDim &numbers) {
    return perDim(name + what, numbers, rank, place);
  };
  auto stride = list("stride", o.stride);
  auto padding = list("padding", o.padding);
  auto added = list("output_padding", outputPadding);
  auto dilation = list("dilation", o.dilation);
  return callBatched(input, rank, place, [&](Builder &b, Value x) {
    return b.make<ConvTransposeOp>(x, windowsOf(b, weight), b(bias), stride,
                                   padding, added, dilation, o.groups);
  });
}

#define TCOPT_CONVOLUTION(RANK)                                                \
  Tensor Bodies::conv##RANK##d(const Tensor &input, const Tensor &weight,      \
                               const Tensor &bias, const PerDim &stride,       \
                               const PerDim &padding, const PerDim &dilation,  \
                               int64_t groups, Place place) {                  \
    return convolution(RANK, input, weight, bias,                              \
                       {stride, padding, dilation, groups}, place);            \
  }                                                                            \
  Tensor Bodies::conv_transpose##RANK##d(                                      \
      const Tensor &input, const Tensor &weight, const Tensor &bias,           \
      const PerDim &stride, const PerDim &padding,                             \
      const PerDim &output_padding, int64_t groups, const PerDim &dilation,    \
      Place place) {                                                           \
    return transposed(RANK, input, weight, bias,                               \
                      {stride, padding, dilation, groups}, output_padding,     \
                      place);                                                  \
  }
TCOPT_CONVOLUTION(1)
TCOPT_CONVOLUTION(2)
TCOPT_CONVOLUTION(3)
#undef TCOPT_CONVOLUTION

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

Tensor Bodies::im2col(const Tensor &self, const PerDim &kernel_size,
                      const PerDim &dilation, const PerDim &padding,
                      const PerDim &stride, Place place) {
  auto kernel = perDim("im2col: kernel_size", kernel_size, 2, place);
  auto dilations = perDim("im2col: dilation", dilation, 2, place);
  auto paddings = perDim("im2col: padding", padding, 2, place);
  auto strides = perDim("im2col: stride", stride, 2, place);
  return call(place, [&](Builder &b) {
    return b.make<Im2colOp>(b(self), kernel, dilations, paddings, strides);
  });
}

Tensor Bodies::col2im(const Tensor &self, const PerDim &output_size,
                      const PerDim &kernel_size, const PerDim &dilation,
                      const PerDim &padding, const PerDim &stride,
                      Place place) {
  auto sizes = perDim("col2im: output_size", output_size, 2, place);
  auto kernel = perDim("col2im: kernel_size", kernel_size, 2, place);
  auto dilations = perDim("col2im: dilation", dilation, 2, place);
  auto paddings = perDim("col2im: padding", padding, 2, place);
  auto strides = perDim("col2im: stride", stride, 2, place);
  return call(place, [&](Builder &b) {
    return b.make<Col2imOp>(b(self), sizes, kernel, dilations, paddings,
                            strides);
  });
}

} // namespace tcopt
