//===- ProductGradients.cpp - gradients of convolution -------------------===//

#include "ATenBodies.h"
#include "OpGradients.h"
#include "tcopt/Graph/IR/GraphConvOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

namespace {
/// The arguments of a convolution except its tensors, for each spatial
/// dimension.
struct ConvOptions {
  std::vector<int64_t> stride, padding, dilation, added;
  int64_t groups;
  bool isTransposed;
};
} // namespace

// The windows have static sizes.
static Value convolved(Builder &b, Value x, Value weight,
                       const ConvOptions &o) {
  Value windows = b.fixed(weight, dimsBetween(2, rankOf(weight)));
  if (o.isTransposed)
    return b.make<ConvTransposeOp>(x, windows, Value(), o.stride, o.padding,
                                   o.added, o.dilation, o.groups);
  return b.make<ConvOp>(x, windows, Value(), o.stride, o.padding, o.dilation,
                        o.groups);
}

std::vector<Tensor> ATenBodies::convolution_backward(
    const Tensor &grad_output, const Tensor &input, const Tensor &weight,
    const SizeList &bias_sizes, const PerDim &stride, const PerDim &padding,
    const PerDim &dilation, bool transposed, const PerDim &output_padding,
    int64_t groups, const std::vector<bool> &output_mask, Place place) {
  auto list = [&](const char *what, const PerDim &numbers) {
    return capture::perDim(std::string("convolution_backward: ") + what,
                           numbers, weight.dim() - 2, place);
  };
  ConvOptions options{list("stride", stride),
                      list("padding", padding),
                      list("dilation", dilation),
                      transposed ? list("output_padding", output_padding)
                                 : std::vector<int64_t>(),
                      groups,
                      transposed};
  std::vector<Tensor> results = gradientsOfOps(
      {input, weight}, {output_mask[0], output_mask[1]}, grad_output, place,
      [&](Builder &b, llvm::ArrayRef<Value> x) {
        return convolved(b, x[0], x[1], options);
      });
  results.push_back(output_mask[2]
                        ? sumOver(grad_output, dimsBut(grad_output, 1),
                                  /*keepdim=*/false, place)
                        : Tensor());
  return results;
}

} // namespace tcopt::aten
