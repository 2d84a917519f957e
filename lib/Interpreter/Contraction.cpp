//===- Contraction.cpp - Sums of products ---------------------------------===//
//
// Plain loops; the columns of a block are summed side by side, which keeps the
// order of each sum and lets the compiler use vectors.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

// A product is rounded before it is added.
#pragma clang fp contract(off)

Expected<std::vector<HostTensor>> interp::widened(OpCall &call) {
  std::vector<HostTensor> result;
  for (const RuntimeValue &operand : call.operands) {
    const HostTensor &x = operand.tensor();
    Expected<HostTensor> wide = call.convert(x, sumDType(x.dtype()));
    if (!wide)
      return wide.takeError();
    result.push_back(std::move(*wide));
  }
  return result;
}

/// Columns [first, last) of the product; a block of b stays in the cache.
template <typename C>
static void multiplyColumns(const C *a, const C *b, C *out, int64_t m,
                            int64_t k, int64_t n, int64_t first, int64_t last) {
  for (int64_t i = 0; i < m; ++i) {
    C *__restrict sums = out + i * n;
    for (int64_t p = 0; p < k; ++p) {
      C factor = a[i * k + p];
      const C *__restrict row = b + p * n;
      for (int64_t j = first; j < last; ++j)
        sums[j] += factor * row[j];
    }
  }
}

template <typename C>
static void multiplyBlocks(const C *a, const C *b, C *out, int64_t m, int64_t k,
                           int64_t n) {
  constexpr int64_t block = 256;
  for (int64_t first = 0; first < n; first += block)
    multiplyColumns(a, b, out, m, k, n, first, std::min(first + block, n));
}

void interp::multiplyAdd(const double *a, const double *b, double *out,
                         int64_t m, int64_t k, int64_t n) {
  multiplyBlocks(a, b, out, m, k, n);
}
void interp::multiplyAdd(const float *a, const float *b, float *out, int64_t m,
                         int64_t k, int64_t n) {
  multiplyBlocks(a, b, out, m, k, n);
}
void interp::multiplyAdd(const int64_t *a, const int64_t *b, int64_t *out,
                         int64_t m, int64_t k, int64_t n) {
  // Signed overflow is undefined, unsigned arithmetic wraps.
  multiplyBlocks(reinterpret_cast<const uint64_t *>(a),
                 reinterpret_cast<const uint64_t *>(b),
                 reinterpret_cast<uint64_t *>(out), m, k, n);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

namespace {
/// One convolution, computed for one image, one group and a block of windows
/// at a time: the windows' elements become the columns of a matrix.
template <typename C> class Convolver {
public:
  Convolver(const HostTensor &x, const HostTensor &weight,
            const ConvolutionShape &conv, HostTensor &out)
      : x(x), weight(weight), conv(conv), out(out), channels(weight.shape()[1]),
        outputs(weight.shape()[0] / conv.groups),
        taps(product(weight.shape().drop_front(2))),
        pixels(product(x.shape().drop_front(2))),
        positions(product(out.shape().drop_front(2))) {}

  void run() {
    for (int64_t image = 0; image < x.shape()[0]; ++image)
      for (int64_t group = 0; group < conv.groups; ++group)
        for (int64_t first = 0; first < positions; first += block)
          runBlock(image, group, first, std::min(block, positions - first));
  }

private:
  static constexpr int64_t block = 512;

  void runBlock(int64_t image, int64_t group, int64_t first, int64_t width) {
    columns.assign(size_t(channels * taps * width), C(0));
    const C *from =
        x.data<C>().data() + (image * conv.groups + group) * channels * pixels;
    for (int64_t j = 0; j < width; ++j)
      gather(from, first + j, j, width);
    sums.assign(size_t(outputs * width), C(0));
    multiplyAdd(weight.data<C>().data() + group * outputs * channels * taps,
                columns.data(), sums.data(), outputs, channels * taps, width);
    C *to = out.data<C>().data() +
            (image * conv.groups + group) * outputs * positions + first;
    for (int64_t o = 0; o < outputs; ++o)
      std::copy_n(sums.data() + o * width, width, to + o * positions);
  }

  /// Column `j`: the elements of a window; padding stays 0.
  void gather(const C *from, int64_t position, int64_t j, int64_t width) {
    Sizes window = unravelIndex(position, out.shape().drop_front(2));
    walkCoordinates(weight.shape().drop_front(2), [&](int64_t tap, auto at) {
      int64_t pixel = pixelAt(window, at);
      for (int64_t c = 0; pixel >= 0 && c < channels; ++c)
        columns[size_t((c * taps + tap) * width + j)] =
            from[c * pixels + pixel];
    });
  }

  /// The pixel under an element of a window; -1 in the padding.
  int64_t pixelAt(ArrayRef<int64_t> window, ArrayRef<int64_t> tap) const {
    int64_t pixel = 0;
    for (size_t d = 0; d < window.size(); ++d) {
      const WindowDim &w = conv.windows[d];
      int64_t at = window[d] * w.stride - w.low + tap[d] * w.dilation;
      if (at < 0 || at >= x.shape()[2 + d])
        return -1;
      pixel = pixel * x.shape()[2 + d] + at;
    }
    return pixel;
  }

  const HostTensor &x, &weight;
  const ConvolutionShape &conv;
  HostTensor &out;
  int64_t channels, outputs, taps, pixels, positions;
  std::vector<C> columns, sums;
};
} // namespace

Expected<HostTensor> interp::convolve(OpCall &call, const HostTensor &x,
                                      const HostTensor &weight,
                                      const ConvolutionShape &conv) {
  if (weight.shape()[1] * conv.groups != x.shape()[1] ||
      weight.shape()[0] % conv.groups != 0)
    return call.error("expected a weight for " + llvm::Twine(x.shape()[1]) +
                      " channels in " + llvm::Twine(conv.groups) +
                      " groups but found sizes " + toText(weight.shape()));
  Sizes shape{x.shape()[0], weight.shape()[0]};
  for (auto [window, size] : llvm::zip(conv.windows, x.shape().drop_front(2))) {
    shape.push_back(window.count(size));
    if (shape.back() < 0)
      return call.error("expected a window of at most " +
                        llvm::Twine(size + window.low + window.high) +
                        " elements but found " + llvm::Twine(window.extent()));
  }
  Expected<HostTensor> result = call.create(x.dtype(), shape);
  if (!result)
    return result;
  dispatchSum(x.dtype(), [&](auto tag) {
    Convolver<typename decltype(tag)::type>(x, weight, conv, *result).run();
  });
  return result;
}

Error interp::addBias(OpCall &call, HostTensor &sums, const HostTensor &bias,
                      int64_t dim) {
  if (bias.numElements() != sums.shape()[dim])
    return call.error("expected a bias of size " +
                      llvm::Twine(sums.shape()[dim]) + " but found " +
                      llvm::Twine(bias.numElements()));
  Sizes strides(sums.rank(), 0);
  strides[dim] = 1;
  dispatchSum(sums.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    auto out = sums.data<C>();
    walk<1>(sums.shape(), {strides}, [&](int64_t i, auto at) {
      out[i] = apply<C>(binaryRule("add"), out[i], bias.data<C>()[at[0]]);
    });
  });
  return Error::success();
}
