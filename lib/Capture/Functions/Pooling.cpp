//===- Pooling.cpp - one element of each window ---------------------------===//

#include "Common.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::perDim;

namespace {
/// The windows of a pool. Without a stride they do not overlap.
struct Windows {
  std::vector<int64_t> kernel, stride, padding;

  Windows(const std::string &name, int64_t rank, const PerDim &kernelSize,
          const Dims &strides, const PerDim &paddings, Place place)
      : kernel(perDim(name + ": kernel_size", kernelSize, rank, place)),
        stride(strides.values().empty()
                   ? kernel
                   : perDim(name + ": stride", strides, rank, place)),
        padding(perDim(name + ": padding", paddings, rank, place)) {}
};
} // namespace

//===----------------------------------------------------------------------===//
// Windows of a size
//===----------------------------------------------------------------------===//

#define TCOPT_MAX_POOL(RANK)                                                   \
  Tensor max_pool##RANK##d(const Tensor &self, const PerDim &kernel_size,      \
                           const Dims &stride, const PerDim &padding,          \
                           const PerDim &dilation, bool ceil_mode,             \
                           Place place) {                                      \
    std::string name = "max_pool" #RANK "d";                                   \
    Windows windows(name, RANK, kernel_size, stride, padding, place);          \
    auto dilations = perDim(name + ": dilation", dilation, RANK, place);       \
    return call(place, [&](Builder &b) {                                       \
      return b.make<MaxPoolOp>(b(self), windows.kernel, windows.stride,        \
                               windows.padding, dilations, ceil_mode);         \
    });                                                                        \
  }
TCOPT_MAX_POOL(1)
TCOPT_MAX_POOL(2)
TCOPT_MAX_POOL(3)
#undef TCOPT_MAX_POOL

static Tensor avgPool(const Tensor &self, const Windows &windows, bool ceilMode,
                      bool countsPadding, std::optional<int64_t> divisor,
                      Place place) {
  return call(place, [&](Builder &b) {
    return b.make<AvgPoolOp>(b(self), windows.kernel, windows.stride,
                             windows.padding, ceilMode, countsPadding,
                             divisor ? b.ops().getI64IntegerAttr(*divisor)
                                     : mlir::IntegerAttr());
  });
}

Tensor avg_pool1d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding, bool ceil_mode,
                  bool count_include_pad, Place place) {
  Windows windows("avg_pool1d", 1, kernel_size, stride, padding, place);
  return avgPool(self, windows, ceil_mode, count_include_pad, std::nullopt,
                 place);
}

Tensor avg_pool2d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding, bool ceil_mode,
                  bool count_include_pad,
                  std::optional<int64_t> divisor_override, Place place) {
  Windows windows("avg_pool2d", 2, kernel_size, stride, padding, place);
  return avgPool(self, windows, ceil_mode, count_include_pad, divisor_override,
                 place);
}

Tensor avg_pool3d(const Tensor &self, const PerDim &kernel_size,
                  const Dims &stride, const PerDim &padding, bool ceil_mode,
                  bool count_include_pad,
                  std::optional<int64_t> divisor_override, Place place) {
  Windows windows("avg_pool3d", 3, kernel_size, stride, padding, place);
  return avgPool(self, windows, ceil_mode, count_include_pad, divisor_override,
                 place);
}

//===----------------------------------------------------------------------===//
// A number of windows
//===----------------------------------------------------------------------===//

#define TCOPT_ADAPTIVE_POOL(NAME, OP, RANK)                                    \
  Tensor NAME(const Tensor &self, const PerDim &output_size, Place place) {    \
    auto sizes = perDim(#NAME ": output_size", output_size, RANK, place);      \
    return call(place,                                                         \
                [&](Builder &b) { return b.make<OP>(b(self), sizes); });       \
  }
TCOPT_ADAPTIVE_POOL(adaptive_avg_pool1d, AdaptiveAvgPoolOp, 1)
TCOPT_ADAPTIVE_POOL(adaptive_avg_pool2d, AdaptiveAvgPoolOp, 2)
TCOPT_ADAPTIVE_POOL(adaptive_max_pool2d, AdaptiveMaxPoolOp, 2)
#undef TCOPT_ADAPTIVE_POOL

} // namespace tcopt
