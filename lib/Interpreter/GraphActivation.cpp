//===- GraphActivation.cpp - Activation functions -------------------------===//
//
// Each element is computed in double and rounded once.
//
//===----------------------------------------------------------------------===//

#include "GraphFamilies.h"
#include "Pointwise.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

static double logOnePlusExp(double x) {
  return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
}
static double hardsigmoid(double x) {
  return std::isnan(x) ? x : std::fmin(std::fmax(x + 3, 0), 6) / 6;
}
static double hardswish(double x) { return x * hardsigmoid(x); }
static double logsigmoid(double x) { return -logOnePlusExp(-x); }
static double mish(double x) { return x * std::tanh(logOnePlusExp(x)); }

static constexpr UnaryRule activations[] = {
    {"hardsigmoid", "", hardsigmoid, nullptr},
    {"hardswish", "", hardswish, nullptr},
    {"logsigmoid", "", logsigmoid, nullptr},
    {"mish", "", mish, nullptr},
};

/// `fn(x)` of each element of operand 0, a float.
template <typename Fn> static Expected<HostTensor> mapped(OpCall &call, Fn fn) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> result = call.create(x.dtype(), x.shape());
  if (result)
    for (int64_t i = 0; i < x.numElements(); ++i)
      result->setFloat(i, fn(x.getFloat(i)));
  return result;
}

static Expected<HostTensor> runLeakyRelu(graph::LeakyReluOp op, OpCall &call) {
  double slope = op.getNegativeSlope().convertToDouble();
  return mapped(call, [&](double x) { return x > 0 ? x : x * slope; });
}

static Expected<HostTensor> runElu(graph::EluOp op, OpCall &call) {
  double alpha = op.getAlpha().convertToDouble(),
         scale = op.getScale().convertToDouble(),
         inputScale = op.getInputScale().convertToDouble();
  return mapped(call, [&](double x) {
    return x > 0 ? scale * x : alpha * scale * std::expm1(inputScale * x);
  });
}

static Expected<HostTensor> runSoftplus(graph::SoftplusOp op, OpCall &call) {
  double beta = op.getBeta().convertToDouble(),
         threshold = op.getThreshold().convertToDouble();
  return mapped(call, [&](double x) {
    return beta * x > threshold ? x : logOnePlusExp(beta * x) / beta;
  });
}

static Expected<HostTensor> runHardtanh(graph::HardtanhOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> result = call.create(x.dtype(), x.shape());
  if (!result)
    return result;
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    T low = convertElement<T>(op.getMinVal().convertToDouble()),
      high = convertElement<T>(op.getMaxVal().convertToDouble());
    llvm::transform(x.data<T>(), result->data<T>().begin(), [&](T element) {
      return apply<T>(binaryRule("minimum"),
                      apply<T>(binaryRule("maximum"), element, low), high);
    });
  });
  return result;
}

static Expected<HostTensor> runPrelu(graph::PreluOp, OpCall &call) {
  const HostTensor &x = call.tensor(0), &weight = call.tensor(1);
  int64_t channels = x.rank() < 2 ? 1 : x.shape()[1];
  bool isOne = weight.numElements() == 1;
  if (!isOne && weight.numElements() != channels)
    return call.error("expected a weight of " + llvm::Twine(channels) +
                      " elements but found " +
                      llvm::Twine(weight.numElements()));
  Expected<HostTensor> result = call.create(x.dtype(), x.shape());
  if (!result)
    return result;
  walkCoordinates(x.shape(), [&](int64_t i, llvm::ArrayRef<int64_t> at) {
    double value = x.getFloat(i), slope = weight.getFloat(isOne ? 0 : at[1]);
    result->setFloat(i, value > 0 ? value : value * slope);
  });
  return result;
}

static Expected<HostTensor> runGlu(graph::GluOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t dim = normalized(op.getDim(), x.rank());
  Sizes shape(x.shape()), strides = x.strides();
  if (shape[dim] % 2 != 0)
    return call.error("expected an even size but found " +
                      llvm::Twine(shape[dim]));
  shape[dim] /= 2;
  int64_t toGate = shape[dim] * strides[dim];
  Expected<HostTensor> result = call.create(x.dtype(), shape);
  if (!result)
    return result;
  walk<1>(shape, {strides}, [&](int64_t i, auto at) {
    double gate = x.getFloat(at[0] + toGate);
    result->setFloat(i, x.getFloat(at[0]) * (1 / (1 + std::exp(-gate))));
  });
  return result;
}

void interp::populateGraphActivation(OpTable &table) {
  for (const UnaryRule &rule : activations)
    table.addTensorOp("graph." + rule.graph.str(),
                      [&rule](OpCall &call) { return unary(call, rule); });
  table.addTensorOp(runLeakyRelu);
  table.addTensorOp(runElu);
  table.addTensorOp(runSoftplus);
  table.addTensorOp(runHardtanh);
  table.addTensorOp(runPrelu);
  table.addTensorOp(runGlu);
}
