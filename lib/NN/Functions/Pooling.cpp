//===- Pooling.cpp - pooling ----------------------------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::both;
using capture::Builder;
using capture::call;
using capture::callTwo;
using capture::perDim;

namespace {
/// The windows of a pooling function. The default stride is the kernel size.
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
// Pooling by window size
//===----------------------------------------------------------------------===//

#define TCOPT_MAX_POOL(RANK)                                                   \
  Tensor Bodies::max_pool##RANK##d(                                            \
      const Tensor &self, const PerDim &kernel_size, const Dims &stride,       \
      const PerDim &padding, const PerDim &dilation, bool ceil_mode,           \
      Place place) {                                                           \
    std::string name = "max_pool" #RANK "d";                                   \
    Windows windows(name, RANK, kernel_size, stride, padding, place);          \
    auto dilations = perDim(name + ": dilation", dilation, RANK, place);       \
    return call(place, [&](Builder &b) {                                       \
      b.spatialDims = RANK;                                                    \
      return b.make<MaxPoolOp>(b(self), windows.kernel, windows.stride,        \
                               windows.padding, dilations, ceil_mode);         \
    });                                                                        \
  }
TCOPT_MAX_POOL(1)
TCOPT_MAX_POOL(2)
TCOPT_MAX_POOL(3)
#undef TCOPT_MAX_POOL

#define TCOPT_MAX_POOL_WITH_INDICES(RANK)                                      \
  std::pair<Tensor, Tensor> Bodies::max_pool##RANK##d_with_indices(            \
      const Tensor &self, const PerDim &kernel_size, const Dims &stride,       \
      const PerDim &padding, const PerDim &dilation, bool ceil_mode,           \
      Place place) {                                                           \
    std::string name = "max_pool" #RANK "d_with_indices";                      \
    Windows windows(name, RANK, kernel_size, stride, padding, place);          \
    auto dilations = perDim(name + ": dilation", dilation, RANK, place);       \
    return callTwo(place, [&](Builder &b) {                                    \
      b.spatialDims = RANK;                                                    \
      return both<MaxPoolWithIndicesOp>(b, b(self), windows.kernel,            \
                                        windows.stride, windows.padding,       \
                                        dilations, ceil_mode);                 \
    });                                                                        \
  }
TCOPT_MAX_POOL_WITH_INDICES(1)
TCOPT_MAX_POOL_WITH_INDICES(2)
TCOPT_MAX_POOL_WITH_INDICES(3)
#undef TCOPT_MAX_POOL_WITH_INDICES

/// Returns the sizes before pooling: `given`, or the sizes computed from the
/// result if `given` is empty.
static Sizes unpooledSizes(const std::string &name, const Tensor &self,
                           const Windows &windows, const Sizes &given,
                           Place place) {
  size_t rank = windows.kernel.size();
  if (!given.empty() && given.size() != rank &&
      int64_t(given.size()) != self.dim())
    throw Exception(name + ": expected an output_size of " +
                        std::to_string(rank) + " or " +
                        std::to_string(self.dim()) + " sizes but found " +
                        std::to_string(given.size()),
                    place);
  if (!given.empty())
    return Sizes(given.end() - rank, given.end());
  Sizes sizes;
  for (size_t i = 0; i < rank; ++i)
    sizes.push_back((self.size(int64_t(i) - int64_t(rank), place) - 1) *
                        windows.stride[i] -
                    2 * windows.padding[i] + windows.kernel[i]);
  return sizes;
}

static Tensor maxUnpool(const std::string &name, const Tensor &self,
                        const Tensor &indices, const Windows &windows,
                        const Sizes &given, Place place) {
  Sizes sizes = unpooledSizes(name, self, windows, given, place);
  return call(place, [&](Builder &b) {
    SizeOperands s(b.sizes(sizes));
    return b.make<MaxUnpoolOp>(b(self), b(indices), s.values, s.constants);
  });
}

#define TCOPT_MAX_UNPOOL(RANK)                                                 \
  Tensor Bodies::max_unpool##RANK##d(                                          \
      const Tensor &self, const Tensor &indices, const PerDim &kernel_size,    \
      const Dims &stride, const PerDim &padding, const SizeList &output_size,  \
      Place place) {                                                           \
    std::string name = "max_unpool" #RANK "d";                                 \
    Windows windows(name, RANK, kernel_size, stride, padding, place);          \
    return maxUnpool(name, self, indices, windows, output_size, place);        \
  }
TCOPT_MAX_UNPOOL(1)
TCOPT_MAX_UNPOOL(2)
TCOPT_MAX_UNPOOL(3)
#undef TCOPT_MAX_UNPOOL

static Tensor avgPool(const Tensor &self, const Windows &windows, bool ceilMode,
                      bool countsPadding, std::optional<int64_t> divisor,
                      Place place) {
  return call(place, [&](Builder &b) {
    b.spatialDims = int64_t(windows.kernel.size());
    return b.make<AvgPoolOp>(b(self), windows.kernel, windows.stride,
                             windows.padding, ceilMode, countsPadding,
                             divisor ? b.ops().getI64IntegerAttr(*divisor)
                                     : mlir::IntegerAttr());
  });
}

Tensor Bodies::avg_pool1d(const Tensor &self, const PerDim &kernel_size,
                          const Dims &stride, const PerDim &padding,
                          bool ceil_mode, bool count_include_pad, Place place) {
  Windows windows("avg_pool1d", 1, kernel_size, stride, padding, place);
  return avgPool(self, windows, ceil_mode, count_include_pad, std::nullopt,
                 place);
}

Tensor Bodies::avg_pool2d(const Tensor &self, const PerDim &kernel_size,
                          const Dims &stride, const PerDim &padding,
                          bool ceil_mode, bool count_include_pad,
                          std::optional<int64_t> divisor_override,
                          Place place) {
  Windows windows("avg_pool2d", 2, kernel_size, stride, padding, place);
  return avgPool(self, windows, ceil_mode, count_include_pad, divisor_override,
                 place);
}

Tensor Bodies::avg_pool3d(const Tensor &self, const PerDim &kernel_size,
                          const Dims &stride, const PerDim &padding,
                          bool ceil_mode, bool count_include_pad,
                          std::optional<int64_t> divisor_override,
                          Place place) {
  Windows windows("avg_pool3d", 3, kernel_size, stride, padding, place);
  return avgPool(self, windows, ceil_mode, count_include_pad, divisor_override,
                 place);
}

//===----------------------------------------------------------------------===//
// Adaptive pooling
//===----------------------------------------------------------------------===//

// Whether the result is the mean of no elements, which is NaN: a single window
// over an empty tensor.
static bool isMeanOfNone(Builder &b, Value x,
                         llvm::ArrayRef<int64_t> outputSizes) {
  int64_t rank = int64_t(outputSizes.size()), first = rankOf(x) - rank;
  if ((first != 1 && first != 2) ||
      !llvm::all_of(outputSizes, [](int64_t size) { return size == 1; }))
    return false;
  return llvm::any_of(llvm::seq(first, first + rank),
                      [&](int64_t dim) { return b.hasSize(x, dim, 0); });
}

static Value adaptiveAvgPool(Builder &b, Value x,
                             llvm::ArrayRef<int64_t> outputSizes) {
  if (!isMeanOfNone(b, x, outputSizes))
    return b.make<AdaptiveAvgPoolOp>(x, outputSizes);
  int64_t rank = int64_t(outputSizes.size());
  return b.make<MeanOp>(x, llvm::to_vector(llvm::seq(-rank, int64_t(0))),
                        /*keepdim=*/true);
}

static Value adaptiveMaxPool(Builder &b, Value x,
                             llvm::ArrayRef<int64_t> outputSizes) {
  return b.make<AdaptiveMaxPoolOp>(x, outputSizes);
}

#define TCOPT_ADAPTIVE_POOL(NAME, BUILD, RANK)                                 \
  Tensor Bodies::NAME(const Tensor &self, const PerDim &output_size,           \
                      Place place) {                                           \
    auto sizes = perDim(#NAME ": output_size", output_size, RANK, place);      \
    return call(place, [&](Builder &b) {                                       \
      b.spatialDims = RANK;                                                    \
      return BUILD(b, b(self), sizes);                                         \
    });                                                                        \
  }
TCOPT_ADAPTIVE_POOL(adaptive_avg_pool1d, adaptiveAvgPool, 1)
TCOPT_ADAPTIVE_POOL(adaptive_avg_pool2d, adaptiveAvgPool, 2)
TCOPT_ADAPTIVE_POOL(adaptive_avg_pool3d, adaptiveAvgPool, 3)
TCOPT_ADAPTIVE_POOL(adaptive_max_pool1d, adaptiveMaxPool, 1)
TCOPT_ADAPTIVE_POOL(adaptive_max_pool2d, adaptiveMaxPool, 2)
TCOPT_ADAPTIVE_POOL(adaptive_max_pool3d, adaptiveMaxPool, 3)
#undef TCOPT_ADAPTIVE_POOL

#define TCOPT_ADAPTIVE_POOL_WITH_INDICES(NAME, RANK)                           \
  std::pair<Tensor, Tensor> Bodies::NAME(                                      \
      const Tensor &self, const PerDim &output_size, Place place) {            \
    auto sizes = perDim(#NAME ": output_size", output_size, RANK, place);      \
    return callTwo(place, [&](Builder &b) {                                    \
      b.spatialDims = RANK;                                                    \
      return both<AdaptiveMaxPoolOp>(b, b(self), sizes);                       \
    });                                                                        \
  }
TCOPT_ADAPTIVE_POOL_WITH_INDICES(adaptive_max_pool1d_with_indices, 1)
TCOPT_ADAPTIVE_POOL_WITH_INDICES(adaptive_max_pool2d_with_indices, 2)
TCOPT_ADAPTIVE_POOL_WITH_INDICES(adaptive_max_pool3d_with_indices, 3)
#undef TCOPT_ADAPTIVE_POOL_WITH_INDICES

} // namespace tcopt
