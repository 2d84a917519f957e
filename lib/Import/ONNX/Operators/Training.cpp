//===- Training.cpp - steps of optimizers ---------------------------------===//
//
// Inputs are the rate of learning, the number of the step, and then for all
// tensors the tensors themselves, their gradients and one or two states.
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {
namespace {

/// One tensor: its new value and states.
using Step = SmallVector<Value> (*)(Node &n, Value rate, Value time,
                                    ArrayRef<Value> inputs);

} // namespace

static Value plus(Node &n, Value x, double number) {
  return add(n, x, n.b.scalar(number, elementType(x)));
}
static Value oneMinus(Node &n, Value x) {
  return sub(n, n.b.scalar(1, elementType(x)), x);
}

static void importSteps(Node &n, size_t numStates, Step step) {
  size_t each = 2 + numStates, count = (n.numInputs() - 2) / each;
  if ((n.numInputs() - 2) % each || count == 0)
    return n.error("expected two inputs and then " + Twine(each) +
                   " for each tensor but found " + Twine(n.numInputs()));
  Values all = n.all();
  for (size_t i = 0; i < count && !n.hasFailed(); ++i) {
    Values inputs;
    for (size_t k = 0; k < each; ++k)
      inputs.push_back(all[2 + k * count + i]);
    Type type = elementType(inputs[0]);
    Value rate = n.b.cast(all[0], type), time = n.b.cast(all[1], type);
    for (auto [k, value] : llvm::enumerate(step(n, rate, time, inputs)))
      n.out(k * count + i, value);
  }
}

/// The gradient with that of the norm of the tensor.
static Value gradient(Node &n, ArrayRef<Value> inputs) {
  return add(n, scaled(n, inputs[0], n.number("norm_coefficient", 0)),
             inputs[1]);
}

static SmallVector<Value> stepAdagrad(Node &n, Value rate, Value time,
                                      ArrayRef<Value> inputs) {
  Value slower = plus(n, scaled(n, time, n.number("decay_factor", 0)), 1);
  Value g = gradient(n, inputs);
  Value h = add(n, inputs[2], mul(n, g, g));
  Value root = plus(n, n.b.make<SqrtOp>(h), n.number("epsilon", 1e-6));
  Value change = divide(n, mul(n, divide(n, rate, slower), g), root);
  return {sub(n, inputs[0], change), h};
}

/// `a x + (1 - a) y`.
static Value blend(Node &n, double a, Value x, Value y) {
  return add(n, scaled(n, x, a), scaled(n, y, 1 - a));
}

/// 1 - base^time.
static Value correction(Node &n, double base, Value time) {
  return oneMinus(n,
                  n.b.make<PowOp>(n.b.scalar(base, elementType(time)), time));
}

static SmallVector<Value> stepAdam(Node &n, Value rate, Value time,
                                   ArrayRef<Value> inputs) {
  double alpha = n.number("alpha", 0.9), beta = n.number("beta", 0.999);
  Value g = gradient(n, inputs);
  Value v = blend(n, alpha, inputs[2], g);
  Value h = blend(n, beta, inputs[3], mul(n, g, g));
  Value root = plus(n, n.b.make<SqrtOp>(h), n.number("epsilon", 1e-6));
  Value ratio = divide(n, n.b.make<SqrtOp>(correction(n, beta, time)),
                       correction(n, alpha, time));
  Value isLater = n.b.make<GtOp>(time, n.b.scalar(0, elementType(time)));
  Value adjusted = n.b.make<WhereOp>(isLater, mul(n, rate, ratio), rate);
  Value x = sub(n, inputs[0], mul(n, adjusted, divide(n, v, root)));
  x = scaled(n, x, 1 - n.number("norm_coefficient_post", 0));
  return {x, v, h};
}

static SmallVector<Value> stepMomentum(Node &n, Value rate, Value time,
                                       ArrayRef<Value> inputs) {
  double alpha = n.number("alpha", 0);
  Type type = elementType(time);
  Value isLater = n.b.make<GtOp>(time, n.b.scalar(0, type));
  Value beta = n.b.make<WhereOp>(isLater, n.b.scalar(n.number("beta", 0), type),
                                 n.b.scalar(1, type));
  Value g = gradient(n, inputs);
  Value v = add(n, scaled(n, inputs[2], alpha), mul(n, beta, g));
  std::string mode = n.choice("mode", "standard", {"standard", "nesterov"});
  Value change = mode == "standard" ? v : add(n, g, scaled(n, v, alpha));
  return {sub(n, inputs[0], mul(n, rate, change)), v};
}

void addTrainingOperators(OperatorTable &t) {
  auto row = [&](StringRef name, size_t numStates, Step step) {
    t.add(("ai.onnx.preview.training:" + name).str(), {1}, InputCount::any(2),
          [=](Node &n) { importSteps(n, numStates, step); });
  };
  row("Adagrad", 1, stepAdagrad);
  row("Adam", 2, stepAdam);
  row("Momentum", 1, stepMomentum);
}

} // namespace tcopt::onnx_import
