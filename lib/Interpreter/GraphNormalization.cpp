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

static Error expectElements(OpCall &call, unsigned operand, int64_t count) {
  if (call.tensor(operand).numElements() == count)
    return Error::success();
  return call.error("expected operand #" + llvm::Twine(operand) + " with " +
                    llvm::Twine(count) + " elements but found " +
                    llvm::Twine(call.tensor(operand).numElements()));
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runBatchNorm(graph::BatchNormOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  HostTensor &result = (*x)[0];
  for (unsigned i = 1; i < 5; ++i)
    if (Error error = expectElements(call, i, result.shape()[1]))
      return error;
  Sizes strides(result.rank(), 0);
  strides[1] = 1;
  dispatchFloat(result.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    C eps = C(op.getEps().convertToDouble());
    auto y = result.data<C>();
    auto mean = (*x)[1].data<C>(), var = (*x)[2].data<C>(),
         weight = (*x)[3].data<C>(), bias = (*x)[4].data<C>();
    walk<1>(result.shape(), {strides}, [&](int64_t i, auto at) {
      int64_t c = at[0];
      y[i] = (y[i] - mean[c]) / std::sqrt(var[c] + eps) * weight[c] + bias[c];
    });
  });
  return call.convert(result, call.resultDType());
}

/// Normalizes one row in place.
template <typename C>
static void normalizeRow(llvm::MutableArrayRef<C> row, ArrayRef<C> weight,
                         ArrayRef<C> bias, C eps) {
  C mean = 0, var = 0, count = C(row.size());
  for (C value : row)
    mean += value;
  mean /= count;
  for (C value : row)
    var += (value - mean) * (value - mean);
  C deviation = std::sqrt(var / count + eps);
  for (size_t i = 0; i < row.size(); ++i)
    row[i] = (row[i] - mean) / deviation * weight[i] + bias[i];
}

static Expected<HostTensor> runLayerNorm(graph::LayerNormOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  HostTensor &result = (*x)[0];
  int64_t size = product(result.shape().take_back(op.getNormalizedDims()));
  for (unsigned i = 1; i < 3; ++i)
    if (Error error = expectElements(call, i, size))
      return error;
  dispatchFloat(result.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    for (int64_t i = 0; i < result.numElements(); i += size)
      normalizeRow<C>(result.data<C>().slice(size_t(i), size_t(size)),
                      (*x)[1].data<C>(), (*x)[2].data<C>(),
                      C(op.getEps().convertToDouble()));
  });
  return call.convert(result, call.resultDType());
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
  table.addTensorOp(runLayerNorm);
  table.addTensorOp(runSoftmax);
  table.addTensorOp(runLogSoftmax);
}
