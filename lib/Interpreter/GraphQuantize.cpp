//===- GraphQuantize.cpp - Quantised tensors ------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphQuantizeOps.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

namespace {
/// Which scale and zero point an element has.
struct Channels {
  int64_t inner = 1, count = 1;

  int64_t of(int64_t i) const { return i / inner % count; }
};
} // namespace

template <typename Op> static Expected<Channels> channels(Op op, OpCall &call) {
  Channels result;
  if (!op.getAxis())
    return result;
  llvm::ArrayRef<int64_t> shape = call.tensor(0).shape();
  int64_t axis = normalized(*op.getAxis(), int64_t(shape.size()));
  result = {product(shape.drop_front(axis + 1)), shape[axis]};
  for (unsigned i : {1u, 2u})
    if (call.tensor(i).numElements() != result.count)
      return call.error("expected one number for each of " +
                        llvm::Twine(result.count) + " places but found " +
                        llvm::Twine(call.tensor(i).numElements()));
  return result;
}

/// Round to even, whatever the rounding mode is.
static double roundEven(double x) { return x - std::remainder(x, 1.0); }

template <typename C>
static double quantized(C x, C scale, C zero, double min, double max) {
  C scaled = x * (C(1) / scale);
  C rounded = std::isfinite(scaled) ? C(roundEven(double(scaled))) : scaled;
  C q = rounded + zero;
  return q < C(min) ? C(min) : q > C(max) ? C(max) : q;
}

static Expected<HostTensor> runQuantize(graph::QuantizeOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0), &scale = call.tensor(1),
                   &zero = call.tensor(2);
  Expected<Channels> of = channels(op, call);
  if (!of)
    return of.takeError();
  Expected<HostTensor> result = call.create(call.resultDType(), x.shape());
  if (!result)
    return result;
  double min = double(op.getQuantMin()), max = double(op.getQuantMax());
  dispatchFloat(x.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    for (int64_t i = 0; i < x.numElements(); ++i) {
      int64_t c = of->of(i);
      result->setFloat(i, quantized<C>(C(x.getFloat(i)), C(scale.getFloat(c)),
                                       C(zero.getInt(c)), min, max));
    }
  });
  return result;
}

static Expected<HostTensor> runDequantize(graph::DequantizeOp op,
                                          OpCall &call) {
  const HostTensor &x = call.tensor(0), &scale = call.tensor(1),
                   &zero = call.tensor(2);
  Expected<Channels> of = channels(op, call);
  if (!of)
    return of.takeError();
  Expected<HostTensor> result = call.create(call.resultDType(), x.shape());
  if (!result)
    return result;
  dispatchFloat(scale.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    for (int64_t i = 0; i < x.numElements(); ++i) {
      int64_t c = of->of(i);
      C difference = C(x.getInt(i)) - C(zero.getInt(c));
      result->setFloat(i, double(difference * C(scale.getFloat(c))));
    }
  });
  return result;
}

void interp::populateGraphQuantize(OpTable &table) {
  table.addTensorOp(runQuantize);
  table.addTensorOp(runDequantize);
}
