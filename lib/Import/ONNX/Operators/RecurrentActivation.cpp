//===- RecurrentActivation.cpp - activations of gates ---------------------===//

#include "RecurrentActivation.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

template <typename OpT> static Value plain(Node &n, Value x, double, double) {
  return n.b.make<OpT>(x);
}

static Value shifted(Node &n, Value x, double by) {
  return n.b.make<AddOp>(x, n.b.scalar(by, elementType(x)));
}

static Value affine(Node &n, Value x, double alpha, double beta) {
  return shifted(n, scaled(n, x, alpha), beta);
}

static Value leakyRelu(Node &n, Value x, double alpha, double) {
  return n.b.make<LeakyReluOp>(x, llvm::APFloat(alpha));
}

static Value thresholdedRelu(Node &n, Value x, double alpha, double) {
  Value isAbove = n.b.make<GtOp>(x, n.b.scalar(alpha, elementType(x)));
  return n.b.make<WhereOp>(isAbove, x, n.b.scalar(0, elementType(x)));
}

static Value scaledTanh(Node &n, Value x, double alpha, double beta) {
  return scaled(n, n.b.make<TanhOp>(scaled(n, x, beta)), alpha);
}

static Value hardSigmoid(Node &n, Value x, double alpha, double beta) {
  return clamp(n, affine(n, x, alpha, beta), 0, 1);
}

static Value elu(Node &n, Value x, double alpha, double) {
  llvm::APFloat one(1.0);
  return n.b.make<EluOp>(x, llvm::APFloat(alpha), one, one);
}

static Value softsign(Node &n, Value x, double, double) {
  return divide(n, x, shifted(n, n.b.make<AbsOp>(x), 1));
}

static Value softplus(Node &n, Value x, double, double) {
  return n.b.make<SoftplusOp>(x, llvm::APFloat(1.0), llvm::APFloat(20.0));
}

static constexpr Activation kActivations[] = {
    {"relu", plain<ReluOp>},
    {"tanh", plain<TanhOp>},
    {"sigmoid", plain<SigmoidOp>},
    {"affine", affine, 2, 1, 0},
    {"leakyrelu", leakyRelu, 1, 0.01},
    {"thresholdedrelu", thresholdedRelu, 1, 1},
    {"scaledtanh", scaledTanh, 2, 1, 1},
    {"hardsigmoid", hardSigmoid, 2, 0.2, 0.5},
    {"elu", elu, 1, 1},
    {"softsign", softsign},
    {"softplus", softplus},
};

Value apply(Node &n, const Activation &f, Value x) {
  return n.hasFailed() ? Value() : f.function(n, x, f.alpha, f.beta);
}

SmallVector<Activation> activationsOf(Node &n, ArrayRef<StringRef> defaults,
                                      size_t directions) {
  SmallVector<std::string> names = n.texts("activations");
  for (size_t i = 0; !n.hasAttribute("activations") && i < directions; ++i)
    names.append(defaults.begin(), defaults.end());
  auto alphas = n.numbers("activation_alpha").value_or(SmallVector<double>());
  auto betas = n.numbers("activation_beta").value_or(SmallVector<double>());
  auto alpha = alphas.begin(), beta = betas.begin();
  SmallVector<Activation> found;
  for (const std::string &name : names) {
    const Activation *row = llvm::find_if(kActivations, [&](const auto &a) {
      return a.name == StringRef(name).lower();
    });
    if (row == std::end(kActivations)) {
      n.error("activation '" + name + "' is not supported");
      return {};
    }
    found.push_back(*row);
    if (row->numbers > 0 && alpha != alphas.end())
      found.back().alpha = *alpha++;
    if (row->numbers > 1 && beta != betas.end())
      found.back().beta = *beta++;
  }
  if (found.size() != defaults.size() * directions)
    n.error("expected " + Twine(defaults.size() * directions) +
            " activations but found " + Twine(found.size()));
  return found;
}

} // namespace tcopt::onnx_import
