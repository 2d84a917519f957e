//===- Activation.cpp - activation functions ------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;
using llvm::APFloat;

namespace tcopt::onnx_import {

/// A number of the input's element type.
static Value number(Node &n, double value) {
  return n.b.scalar(value, elementType(n.in(0)));
}

static void importLeakyRelu(Node &n) {
  n.out(n.b.make<LeakyReluOp>(n.in(0), APFloat(n.number("alpha", 0.01f))));
}

static void importElu(Node &n) {
  n.out(n.b.make<EluOp>(n.in(0), APFloat(n.number("alpha", 1)), APFloat(1.0),
                        APFloat(1.0)));
}

static void importSelu(Node &n) {
  bool isOld = n.since() < 6;
  double alpha = n.number("alpha", isOld ? 1.6732f : 1.67326319217681884765625);
  double gamma = n.number("gamma", isOld ? 1.0507f : 1.05070102214813232421875);
  n.out(n.b.make<EluOp>(n.in(0), APFloat(alpha), APFloat(gamma), APFloat(1.0)));
}

static void importCelu(Node &n) {
  double alpha = n.number("alpha", 1);
  if (alpha == 0)
    return n.error("expected the attribute 'alpha' to be other than 0");
  n.out(n.b.make<EluOp>(n.in(0), APFloat(alpha), APFloat(1.0),
                        APFloat(1 / alpha)));
}

static void importHardSigmoid(Node &n) {
  Value scaled = n.b.make<MulOp>(n.in(0), number(n, n.number("alpha", 0.2f)));
  Value line = n.b.make<AddOp>(scaled, number(n, n.number("beta", 0.5)));
  n.out(clamp(n, line, 0, 1));
}

// From the threshold on, the result is x in all digits.
static void importSoftplus(Node &n) {
  Value x = n.in(0);
  bool isDouble = !n.hasFailed() && elementType(x).isF64();
  n.out(n.b.make<SoftplusOp>(x, APFloat(1.0), APFloat(isDouble ? 40.0 : 20.0)));
}

static void importSoftsign(Node &n) {
  Value x = n.in(0);
  Value size = n.b.make<AddOp>(n.b.make<AbsOp>(x), number(n, 1));
  n.out(divide(n, x, size));
}

static void importThresholdedRelu(Node &n) {
  Value x = n.in(0);
  Value isAbove = n.b.make<GtOp>(x, number(n, n.number("alpha", 1)));
  n.out(n.b.make<WhereOp>(isAbove, x, number(n, 0)));
}

// Integers are compared with numbers that may be none.
static void importShrink(Node &n) {
  Value x = n.in(0);
  Type type = elementType(x);
  if (n.hasFailed())
    return;
  if (!isa<FloatType>(type))
    x = n.b.cast(x, n.b.ops().getF64Type());
  auto constant = [&](double value) {
    return n.b.scalar(value, elementType(x));
  };
  double limit = n.number("lambd", 0.5), bias = n.number("bias", 0);
  Value isBelow = n.b.make<LtOp>(x, constant(-limit));
  Value isAbove = n.b.make<GtOp>(x, constant(limit));
  Value above = n.b.make<WhereOp>(isAbove, n.b.make<SubOp>(x, constant(bias)),
                                  constant(0));
  Value result =
      n.b.make<WhereOp>(isBelow, n.b.make<AddOp>(x, constant(bias)), above);
  n.out(n.b.cast(result, type));
}

static void importGelu(Node &n) {
  std::string approximation = n.choice("approximate", "none", {"none", "tanh"});
  n.out(n.b.make<GeluOp>(n.in(0), approximation == "none"
                                      ? GeluApproximation::none
                                      : GeluApproximation::tanh));
}

//===----------------------------------------------------------------------===//
// Operators of onnxruntime
//===----------------------------------------------------------------------===//

Value activated(Node &n, Value x, ArrayRef<double> numbers) {
  std::string name = n.text("activation", "");
  auto at = [&](size_t i, double otherwise) {
    return i < numbers.size() ? numbers[i] : otherwise;
  };
  if (n.hasFailed() || name.empty())
    return x;
  if (name == "Relu")
    return n.b.make<ReluOp>(x);
  if (name == "Sigmoid")
    return n.b.make<SigmoidOp>(x);
  if (name == "Tanh")
    return n.b.make<TanhOp>(x);
  if (name == "LeakyRelu")
    return n.b.make<LeakyReluOp>(x, APFloat(at(0, 0.01f)));
  if (name == "Clip")
    return clamp(n, x, at(0, -std::numeric_limits<float>::max()),
                 at(1, std::numeric_limits<float>::max()));
  if (name == "HardSigmoid") {
    Type type = elementType(x);
    Value line =
        add(n, scaled(n, x, at(0, 0.2f)), n.b.scalar(at(1, 0.5), type));
    return clamp(n, line, 0, 1);
  }
  n.error("activation '" + name + "' is not supported");
  return {};
}

/// Gelu of the sum of the input and an optional bias.
template <GeluApproximation approximation> static void importBiasGelu(Node &n) {
  Value x = n.in(0);
  if (n.has(1))
    x = n.b.make<AddOp>(x, n.in(1));
  n.out(n.b.make<GeluOp>(x, approximation));
}

static void importQuickGelu(Node &n) {
  Value x = n.in(0);
  Value gate = n.b.make<SigmoidOp>(scaled(n, x, n.number("alpha", 1.702f)));
  n.out(n.b.make<MulOp>(x, gate));
}

static void addContribOperators(OperatorTable &t) {
  using Approximation = GeluApproximation;
  t.add("com.microsoft:Gelu", {1}, 1, importBiasGelu<Approximation::none>);
  t.add("com.microsoft:BiasGelu", {1}, 2, importBiasGelu<Approximation::none>);
  t.add("com.microsoft:FastGelu", {1}, {1, 2},
        importBiasGelu<Approximation::tanh>);
  t.add("com.microsoft:QuickGelu", {1}, 1, importQuickGelu);
}

void addActivationOperators(OperatorTable &t) {
#include "GraphActivationImport.inc"
  addContribOperators(t);
  t.add("Celu", {12, 28}, 1, importCelu);
  t.add("Elu", {1, 6, 22}, 1, importElu);
  t.add("Gelu", {20}, 1, importGelu);
  t.add("HardSigmoid", {1, 6, 22}, 1, importHardSigmoid);
  t.add("LeakyRelu", {1, 6, 16}, 1, importLeakyRelu);
  t.add("Selu", {1, 6, 22}, 1, importSelu);
  t.add("Shrink", {9}, 1, importShrink);
  t.add("Softplus", {1, 22}, 1, importSoftplus);
  t.add("Softsign", {1, 22}, 1, importSoftsign);
  t.add("ThresholdedRelu", {10, 22}, 1, importThresholdedRelu);
}

} // namespace tcopt::onnx_import
