//===- PoolingGradients.cpp - gradients of pooling ------------------------===//
//
// PyTorch has overloads for two and for three spatial dimensions; `dims` is the
// number of spatial dimensions.
//
//===----------------------------------------------------------------------===//

#include "ATenBodies.h"
#include "NN/Functions/Common.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;
using capture::call;
using capture::perDim;

static SizeOperands spatialSizes(Builder &b, const Tensor &self,
                                 int64_t spatial) {
  graph::Sizes sizes = b.sizesOf(b(self));
  return SizeOperands(llvm::ArrayRef(sizes).take_back(size_t(spatial)));
}

//===----------------------------------------------------------------------===//
// Maxima
//===----------------------------------------------------------------------===//

static Tensor maxPoolBackward(const Tensor &grad, const Tensor &self,
                              const Tensor &indices, int64_t spatial,
                              Place place) {
  return call(place, [&](Builder &b) {
    SizeOperands s = spatialSizes(b, self, spatial);
    return b.make<MaxPoolBackwardOp>(b(grad), b(indices), s.values,
                                     s.constants);
  });
}

Tensor ATenBodies::max_pool_with_indices_backward(const Tensor &grad_output,
                                                  const Tensor &self,
                                                  const Tensor &indices,
                                                  int64_t dims, Place place) {
  return maxPoolBackward(grad_output, self, indices, dims, place);
}

Tensor ATenBodies::adaptive_max_pool_backward(const Tensor &grad_output,
                                              const Tensor &self,
                                              const Tensor &indices,
                                              int64_t dims, Place place) {
  return maxPoolBackward(grad_output, self, indices, dims, place);
}

//===----------------------------------------------------------------------===//
// Means
//===----------------------------------------------------------------------===//

Tensor ATenBodies::avg_pool_backward(
    const Tensor &grad_output, const Tensor &self, const PerDim &kernel_size,
    const PerDim &stride, const PerDim &padding, bool ceil_mode,
    bool count_include_pad, std::optional<int64_t> divisor_override,
    int64_t dims, Place place) {
  auto list = [&](const char *what, const PerDim &numbers) {
    return perDim(std::string("avg_pool_backward: ") + what, numbers, dims,
                  place);
  };
  auto kernel = list("kernel_size", kernel_size);
  auto strides = stride.values().empty() ? kernel : list("stride", stride);
  auto paddings = list("padding", padding);
  return call(place, [&](Builder &b) {
    SizeOperands s = spatialSizes(b, self, dims);
    return b.make<AvgPoolBackwardOp>(
        b(grad_output), s.values, s.constants, kernel, strides, paddings,
        ceil_mode, count_include_pad,
        divisor_override ? b.ops().getI64IntegerAttr(*divisor_override)
                         : mlir::IntegerAttr());
  });
}

Tensor ATenBodies::_adaptive_avg_pool_backward(const Tensor &grad_output,
                                               const Tensor &self, int64_t dims,
                                               Place place) {
  return call(place, [&](Builder &b) {
    SizeOperands s = spatialSizes(b, self, dims);
    return b.make<AdaptiveAvgPoolBackwardOp>(b(grad_output), s.values,
                                             s.constants);
  });
}

} // namespace tcopt::aten
