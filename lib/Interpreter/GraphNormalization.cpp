//===- GraphNormalization.cpp - Norms and softmax -------------------------===//
//
// f16 and bf16 are computed in f32; each step rounds to f32 or f64.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

//===----------------------------------------------------------------------===//
// Mean and variance
//===----------------------------------------------------------------------===//

namespace {
/// Of the elements of a tensor that reductions put together.
template <typename C> struct Moments {
  llvm::SmallVector<C> mean, var;

  Moments(ArrayRef<C> x, ArrayRef<int64_t> shape, const Reduced &groups)
      : mean(size_t(product(groups.shape)), C(0)), var(mean) {
    C count = C(x.size()) / C(mean.size());
    auto forEach = [&](auto add) { walk<1>(shape, {groups.strides}, add); };
    forEach([&](int64_t i, auto at) { mean[at[0]] += x[i]; });
    for (C &value : mean)
      value /= count;
    forEach([&](int64_t i, auto at) {
      var[at[0]] += (x[i] - mean[at[0]]) * (x[i] - mean[at[0]]);
    });
    for (C &value : var)
      value /= count;
  }
};
} // namespace

/// (x - mean) / sqrt(var + eps) of the elements that `groups` puts together.
template <typename C>
static void normalize(llvm::MutableArrayRef<C> x, ArrayRef<int64_t> shape,
                      const Reduced &groups, const Moments<C> &moments,
                      double eps) {
  walk<1>(shape, {groups.strides}, [&](int64_t i, auto at) {
    C deviation = std::sqrt(moments.var[at[0]] + C(eps));
    x[i] = (x[i] - moments.mean[at[0]]) / deviation;
  });
}

static void normalize(HostTensor &x, const Reduced &groups,
                      const llvm::APFloat &eps) {
  dispatchFloat(x.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    Moments<C> moments(x.data<C>(), x.shape(), groups);
    normalize<C>(x.data<C>(), x.shape(), groups, moments,
                 eps.convertToDouble());
  });
}

//===----------------------------------------------------------------------===//
// Weight and bias
//===----------------------------------------------------------------------===//

/// Strides of a tensor of the last `n` dimensions.
static Sizes lastStrides(const HostTensor &x, int64_t n) {
  Sizes strides = getRowMajorStrides(x.shape().take_back(n));
  strides.insert(strides.begin(), size_t(x.rank() - n), 0);
  return strides;
}
/// Strides of a tensor of channels.
static Sizes channelStrides(const HostTensor &x) {
  Sizes strides(size_t(x.rank()), 0);
  strides[1] = 1;
  return strides;
}

/// `x` becomes fn(x, value) with a value of an operand, which has these strides
/// in `x`; nothing without an operand.
template <typename Fn>
static Error combineWith(OpCall &call, HostTensor &x, mlir::Value operand,
                         const Sizes &strides, int64_t count, Fn fn) {
  if (!operand)
    return Error::success();
  unsigned number = unsigned(llvm::find(call.op->getOperands(), operand) -
                             call.op->operand_begin());
  if (call.tensor(number).numElements() != count)
    return call.error("expected operand #" + llvm::Twine(number) + " with " +
                      llvm::Twine(count) + " elements but found " +
                      llvm::Twine(call.tensor(number).numElements()));
  auto value = call.convert(call.tensor(number), x.dtype());
  if (!value)
    return value.takeError();
  dispatchFloat(x.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    auto data = x.data<C>();
    walk<1>(x.shape(), {strides}, [&](int64_t i, auto at) {
      data[i] = fn(data[i], value->template data<C>()[at[0]]);
    });
  });
  return Error::success();
}

/// The result: `x * weight + bias`.
static Expected<HostTensor> affine(OpCall &call, HostTensor &x,
                                   mlir::Value weight, mlir::Value bias,
                                   const Sizes &strides, int64_t count) {
  auto multiply = [](auto a, auto b) { return a * b; };
  auto add = [](auto a, auto b) { return a + b; };
  if (Error error = combineWith(call, x, weight, strides, count, multiply))
    return error;
  if (Error error = combineWith(call, x, bias, strides, count, add))
    return error;
  return call.convert(x, call.resultDType());
}

static Expected<HostTensor> wideInput(OpCall &call) {
  return call.convert(call.tensor(0), sumDType(call.tensor(0).dtype()));
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runBatchNorm(graph::BatchNormOp op, OpCall &call) {
  auto x = wideInput(call);
  if (!x)
    return x;
  Sizes strides = channelStrides(*x);
  int64_t channels = x->shape()[1];
  auto subtract = [](auto a, auto b) { return a - b; };
  auto divide = [&](auto a, auto var) {
    using C = decltype(a);
    return a / std::sqrt(var + C(op.getEps().convertToDouble()));
  };
  if (Error error =
          combineWith(call, *x, op.getMean(), strides, channels, subtract))
    return error;
  if (Error error =
          combineWith(call, *x, op.getVar(), strides, channels, divide))
    return error;
  return affine(call, *x, op.getWeight(), op.getBias(), strides, channels);
}

/// Values of channels as a tensor.
template <typename C>
static Expected<HostTensor> ofChannels(OpCall &call, ArrayRef<C> values) {
  Expected<HostTensor> result =
      call.create(dtype_v<C>, {int64_t(values.size())});
  if (result)
    llvm::copy(values, result->data<C>().begin());
  return result;
}

static Expected<std::vector<HostTensor>>
runBatchNormTrain(graph::BatchNormTrainOp op, OpCall &call) {
  auto x = wideInput(call);
  if (!x)
    return x.takeError();
  Sizes dims;
  for (int64_t dim = 0; dim < x->rank(); ++dim)
    if (dim != 1)
      dims.push_back(dim);
  Reduced groups(x->shape(), dims);
  std::vector<HostTensor> results(3);
  auto statistics = dispatchFloat(x->dtype(), [&](auto tag) -> Error {
    using C = typename decltype(tag)::type;
    Moments<C> moments(x->template data<C>(), x->shape(), groups);
    normalize<C>(x->template data<C>(), x->shape(), groups, moments,
                 op.getEps().convertToDouble());
    for (auto [i, values] :
         {std::pair(1, &moments.mean), std::pair(2, &moments.var)}) {
      auto tensor = ofChannels<C>(call, *values);
      if (!tensor)
        return tensor.takeError();
      results[size_t(i)] = std::move(*tensor);
    }
    return Error::success();
  });
  if (statistics)
    return statistics;
  auto y = affine(call, *x, op.getWeight(), op.getBias(), channelStrides(*x),
                  x->shape()[1]);
  if (!y)
    return y.takeError();
  results[0] = std::move(*y);
  return results;
}

static Expected<HostTensor> runLayerNorm(graph::LayerNormOp op, OpCall &call) {
  auto x = wideInput(call);
  if (!x)
    return x;
  int64_t n = op.getNormalizedDims();
  Sizes dims = llvm::to_vector(llvm::seq(x->rank() - n, x->rank()));
  normalize(*x, Reduced(x->shape(), dims), op.getEps());
  return affine(call, *x, op.getWeight(), op.getBias(), lastStrides(*x, n),
                product(x->shape().take_back(size_t(n))));
}

static Expected<HostTensor> runInstanceNorm(graph::InstanceNormOp op,
                                            OpCall &call) {
  auto x = wideInput(call);
  if (!x)
    return x;
  Sizes dims = llvm::to_vector(llvm::seq(int64_t(2), x->rank()));
  normalize(*x, Reduced(x->shape(), dims), op.getEps());
  return affine(call, *x, op.getWeight(), op.getBias(), channelStrides(*x),
                x->shape()[1]);
}

/// In the shape (N * groups, elements of a group).
static Expected<HostTensor> runGroupNorm(graph::GroupNormOp op, OpCall &call) {
  auto x = wideInput(call);
  if (!x)
    return x;
  Sizes shape(x->shape());
  int64_t groups = op.getNumGroups();
  if (shape[1] % groups != 0)
    return call.error("expected channels in " + llvm::Twine(groups) +
                      " groups but found " + llvm::Twine(shape[1]));
  int64_t rows = shape[0] * groups;
  Sizes grouped = {rows, rows == 0 ? 0 : x->numElements() / rows};
  auto rowwise = std::move(*x).reshape(grouped);
  if (!rowwise)
    return rowwise;
  normalize(*rowwise, Reduced(grouped, {1}), op.getEps());
  auto y = std::move(*rowwise).reshape(shape);
  if (!y)
    return y;
  return affine(call, *y, op.getWeight(), op.getBias(), channelStrides(*y),
                shape[1]);
}

/// x / sqrt(mean(x * x) + eps) of one row.
template <typename C>
static void divideByRoot(llvm::MutableArrayRef<C> row, C eps) {
  C sum = 0;
  for (C value : row)
    sum += value * value;
  C root = std::sqrt(sum / C(row.size()) + eps);
  for (C &value : row)
    value /= root;
}

static Expected<HostTensor> runRmsNorm(graph::RmsNormOp op, OpCall &call) {
  auto x = wideInput(call);
  if (!x)
    return x;
  int64_t n = op.getNormalizedDims();
  int64_t size = product(x->shape().take_back(size_t(n)));
  dispatchFloat(x->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    for (int64_t i = 0; i < x->numElements(); i += size)
      divideByRoot<C>(x->template data<C>().slice(size_t(i), size_t(size)),
                      C(op.getEps().convertToDouble()));
  });
  return affine(call, *x, op.getWeight(), {}, lastStrides(*x, n), size);
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

template <typename C>
static void softmaxRow(C *x, int64_t stride, int64_t size, bool log) {
  C largest = x[0], sum = 0;
  for (int64_t i = 1; i < size; ++i)
    largest = apply<C>(binaryRule("maximum"), largest, x[i * stride]);
  for (int64_t i = 0; i < size; ++i)
    sum += C(std::exp(double(x[i * stride] - largest)));
  C logSum = C(std::log(double(sum)));
  for (int64_t i = 0; i < size; ++i) {
    C shifted = x[i * stride] - largest;
    x[i * stride] = log ? shifted - logSum : C(std::exp(double(shifted))) / sum;
  }
}

/// softmax, or its logarithm.
static Expected<HostTensor> softmax(OpCall &call, int64_t dim, bool log) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  HostTensor &result = (*x)[0];
  dim = normalized(dim, result.rank());
  int64_t size = result.shape()[dim], stride = result.strides()[dim];
  Reduced rows(result.shape(), {dim});
  if (result.numElements() != 0)
    dispatchFloat(result.dtype(), [&](auto tag) {
      using C = typename decltype(tag)::type;
      C *data = result.data<C>().data();
      walk<1>(rows.shapeKeeping, {result.strides()}, [&](int64_t, auto at) {
        softmaxRow<C>(data + at[0], stride, size, log);
      });
    });
  return call.convert(result, call.resultDType());
}

static Expected<HostTensor> runSoftmax(graph::SoftmaxOp op, OpCall &call) {
  return softmax(call, op.getDim(), /*log=*/false);
}
static Expected<HostTensor> runLogSoftmax(graph::LogSoftmaxOp op,
                                          OpCall &call) {
  return softmax(call, op.getDim(), /*log=*/true);
}

void interp::populateGraphNormalization(OpTable &table) {
  table.addTensorOp(runBatchNorm);
  table.addTensorsOp(runBatchNormTrain);
  table.addTensorOp(runLayerNorm);
  table.addTensorOp(runInstanceNorm);
  table.addTensorOp(runGroupNorm);
  table.addTensorOp(runRmsNorm);
  table.addTensorOp(runSoftmax);
  table.addTensorOp(runLogSoftmax);
}
