//===- GraphConv.cpp - Convolutions ---------------------------------------===//
//
// Sums are kept in f32 for f16 and bf16, and rounded once.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphConvOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

static Expected<HostTensor> runConv(graph::ConvOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  ConvolutionShape conv{{}, int64_t(op.getGroups())};
  for (size_t i = 0; i < op.getStride().size(); ++i) {
    int64_t padding = op.getPadding()[i];
    conv.windows.push_back({(*x)[1].shape()[2 + i], op.getStride()[i], padding,
                            padding, op.getDilation()[i]});
  }
  Expected<HostTensor> sums = convolve(call, (*x)[0], (*x)[1], conv);
  if (!sums)
    return sums;
  if (op.getBias())
    if (Error error = addBias(call, *sums, (*x)[2], 1))
      return error;
  return call.convert(*sums, call.resultDType());
}

//===----------------------------------------------------------------------===//
// Other directions
//===----------------------------------------------------------------------===//

namespace {
/// The geometry of a convolution of x (N, C, sizes...) to y (N, O, windows...)
/// by a weight (O, C / groups, kernel...).
struct ConvGeometry {
  Sizes x, y, kernel;
  Sizes stride, padding, dilation;
  int64_t groups;

  int64_t images() const { return x[0]; }
  int64_t inputs() const { return x[1] / groups; }
  int64_t outputs() const { return y[1] / groups; }

  /// Calls `visit(x, weight, y)` with the offsets of each product; that in x is
  /// -1 in the padding.
  template <typename Visit> void forEachProduct(Visit visit) const {
    walkCoordinates(ArrayRef<int64_t>(y).drop_front(2),
                    [&](int64_t window, ArrayRef<int64_t> at) {
                      walkCoordinates(kernel, [&](int64_t tap, auto taps) {
                        forEachChannel(pixelAt(at, taps), tap, window, visit);
                      });
                    });
  }

private:
  /// The place in a plane of x; -1 outside of it.
  int64_t pixelAt(ArrayRef<int64_t> window, ArrayRef<int64_t> tap) const {
    int64_t pixel = 0;
    for (size_t d = 0; d < kernel.size(); ++d) {
      int64_t at = window[d] * stride[d] - padding[d] + tap[d] * dilation[d];
      if (at < 0 || at >= x[2 + d])
        return -1;
      pixel = pixel * x[2 + d] + at;
    }
    return pixel;
  }
  template <typename Visit>
  void forEachChannel(int64_t pixel, int64_t tap, int64_t window,
                      Visit visit) const {
    int64_t pixels = product(ArrayRef<int64_t>(x).drop_front(2));
    int64_t windows = product(ArrayRef<int64_t>(y).drop_front(2));
    int64_t taps = product(kernel);
    for (int64_t n = 0; n < images(); ++n)
      for (int64_t o = 0; o < y[1]; ++o)
        for (int64_t c = 0; c < inputs(); ++c) {
          int64_t channel = o / outputs() * inputs() + c;
          visit(pixel < 0 ? -1 : (n * x[1] + channel) * pixels + pixel,
                (o * inputs() + c) * taps + tap,
                (n * y[1] + o) * windows + window);
        }
  }
};
} // namespace

template <typename OpT>
static ConvGeometry geometryOf(OpT op, ArrayRef<int64_t> x, ArrayRef<int64_t> y,
                               ArrayRef<int64_t> kernel) {
  return {Sizes(x),
          Sizes(y),
          Sizes(kernel),
          Sizes(op.getStride()),
          Sizes(op.getPadding()),
          Sizes(op.getDilation()),
          int64_t(op.getGroups())};
}

/// Sums of products in a new tensor: x (`target` 0) from y and the weight, to
/// which padding adds nothing, or the weight (1) from x and y.
template <unsigned target>
static Expected<HostTensor>
sumProducts(OpCall &call, const ConvGeometry &conv, ArrayRef<int64_t> shape,
            const HostTensor &lhs, const HostTensor &rhs) {
  Expected<HostTensor> result = call.create(lhs.dtype(), shape);
  if (!result)
    return result;
  dispatchSum(lhs.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    const BinaryRule &add = binaryRule("add"), &mul = binaryRule("mul");
    auto a = lhs.data<C>(), b = rhs.data<C>();
    auto out = result->data<C>();
    conv.forEachProduct([&](int64_t x, int64_t weight, int64_t y) {
      if (target == 0 && x < 0)
        return;
      int64_t to = target == 0 ? x : weight;
      C factor = target == 0 ? a[y] : x < 0 ? C(0) : a[x];
      C product = apply<C>(mul, factor, b[target == 0 ? weight : y]);
      out[to] = apply<C>(add, out[to], product);
    });
  });
  return result;
}

static Expected<HostTensor> runConvTranspose(graph::ConvTransposeOp op,
                                             OpCall &call) {
  auto in = widened(call);
  if (!in)
    return in.takeError();
  ArrayRef<int64_t> from = (*in)[0].shape(), weight = (*in)[1].shape();
  if (from[1] != weight[0] || from[1] % int64_t(op.getGroups()) != 0)
    return call.error("weight must have the channels of x (C4)");
  Sizes shape{from[0], weight[1] * int64_t(op.getGroups())};
  for (auto [i, stride] : llvm::enumerate(op.getStride())) {
    WindowDim window{weight[2 + i], stride, 0, 0, op.getDilation()[i]};
    shape.push_back((from[2 + i] - 1) * stride - 2 * op.getPadding()[i] +
                    window.extent() + op.getOutputPadding()[i]);
    if (from[2 + i] < 1 || shape.back() < 1)
      return call.error("spatial dimensions must not be empty (C6)");
  }
  ConvGeometry conv = geometryOf(op, shape, from, weight.drop_front(2));
  auto sums = sumProducts<0>(call, conv, shape, (*in)[0], (*in)[1]);
  if (!sums)
    return sums;
  if (op.getBias())
    if (Error error = addBias(call, *sums, (*in)[2], 1))
      return error;
  return call.convert(*sums, call.resultDType());
}

/// An error unless `grad` is what a convolution gives.
static Error checkGradient(OpCall &call, const ConvGeometry &conv) {
  for (size_t d = 0; d < conv.kernel.size(); ++d) {
    int64_t padding = conv.padding[d];
    WindowDim window{conv.kernel[d], conv.stride[d], padding, padding,
                     conv.dilation[d]};
    int64_t room = conv.x[2 + d] + 2 * padding - window.extent();
    if (room < 0 || room / window.stride + 1 != conv.y[2 + d])
      return call.error("grad must have the shape of the convolution's result");
  }
  if (conv.x[1] % conv.groups != 0 || conv.y[1] % conv.groups != 0 ||
      conv.x[0] != conv.y[0])
    return call.error(
        "grad must have the channels of the convolution's result");
  return Error::success();
}

static Expected<HostTensor> runConvInputGrad(graph::ConvInputGradOp op,
                                             OpCall &call) {
  const HostTensor &grad = call.tensor(0), &weight = call.tensor(1);
  Sizes shape{grad.shape()[0], weight.shape()[1] * int64_t(op.getGroups())};
  llvm::append_range(shape, call.mixed(op.getStaticSizes(), op.getSizes()));
  ConvGeometry conv =
      geometryOf(op, shape, grad.shape(), weight.shape().drop_front(2));
  if (weight.shape()[0] != grad.shape()[1])
    return call.error("weight must have the channels of grad (C4)");
  if (Error error = checkGradient(call, conv))
    return error;
  DType wide = sumDType(grad.dtype());
  Expected<HostTensor> lhs = call.convert(grad, wide);
  if (!lhs)
    return lhs;
  Expected<HostTensor> rhs = call.convert(weight, wide);
  if (!rhs)
    return rhs;
  auto sums = sumProducts<0>(call, conv, shape, *lhs, *rhs);
  return sums ? call.convert(*sums, call.resultDType()) : std::move(sums);
}

static Expected<HostTensor> runConvWeightGrad(graph::ConvWeightGradOp op,
                                              OpCall &call) {
  auto in = widened(call);
  if (!in)
    return in.takeError();
  ConvGeometry conv =
      geometryOf(op, (*in)[0].shape(), (*in)[1].shape(), op.getKernelSize());
  if (Error error = checkGradient(call, conv))
    return error;
  Sizes shape{conv.y[1], conv.inputs()};
  llvm::append_range(shape, conv.kernel);
  auto sums = sumProducts<1>(call, conv, shape, (*in)[0], (*in)[1]);
  return sums ? call.convert(*sums, call.resultDType()) : std::move(sums);
}

void interp::populateGraphConv(OpTable &table) {
  table.addTensorOp(runConv);
  table.addTensorOp(runConvTranspose);
  table.addTensorOp(runConvInputGrad);
  table.addTensorOp(runConvWeightGrad);
}
