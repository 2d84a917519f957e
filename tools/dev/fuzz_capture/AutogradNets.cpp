//===- AutogradNets.cpp - modules of scripts about gradients --------------===//

#include "AutogradNets.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Settings.h"
#include <cmath>
#include <stdexcept>

using namespace tcopt;

namespace fuzz {

namespace {
/// Two layers that share a weight.
struct Tied : nn::Module {
  explicit Tied(int64_t features)
      : first(registerModule("first", nn::Linear(features, features))),
        second(registerModule("second", nn::Linear(features, features))) {
    second.weight = *first.weight;
  }
  Tensor forward(const Tensor &x) const { return second(tanh(first(x))); }

  nn::Linear first, second;
};

/// A layer with a frozen bias, and a norm with running statistics.
struct Mixed : nn::Module {
  explicit Mixed(int64_t features)
      : layer(registerModule("layer", nn::Linear(features, features))),
        norm(registerModule("norm", nn::BatchNorm1d(features))),
        scale(registerParameter("scale", ones({features}))) {
    Tensor(layer.bias).requires_grad_(false);
  }
  Tensor forward(const Tensor &x) const { return norm(layer(x)) * scale; }

  nn::Linear layer;
  nn::BatchNorm1d norm;
  nn::Parameter scale;
};

/// Calls InstanceNorm1d with the rows of a matrix as positions of one instance.
struct Instances : nn::Module {
  Instances(int64_t features, const nn::InstanceNormOptions &options)
      : norm(registerModule("norm", nn::InstanceNorm1d(features, options))) {}
  Tensor forward(const Tensor &x) const {
    return norm(x.unsqueeze(0).transpose(1, 2)).transpose(1, 2).squeeze({0});
  }

  nn::InstanceNorm1d norm;
};

template <typename M> class NetOf final : public Net {
public:
  explicit NetOf(M held) : held(std::move(held)) {}

  Tensor forward(const Tensor &input) const override {
    return held.forward(input);
  }
  nn::Module &module() override { return held; }
  std::shared_ptr<Net> clone() const override {
    return std::make_shared<NetOf>(nn::clone(held));
  }

private:
  M held;
};
} // namespace

template <typename M> static std::shared_ptr<Net> netOf(M module) {
  return std::make_shared<NetOf<M>>(std::move(module));
}

static std::shared_ptr<Net> normOf(const std::string &kind, int64_t features) {
  if (kind == "bn")
    return netOf(nn::BatchNorm1d(features));
  if (kind == "bncum")
    return netOf(nn::BatchNorm1d(features, {.momentum = std::nullopt}));
  if (kind == "bnplain")
    return netOf(nn::BatchNorm1d(features, {.track_running_stats = false}));
  if (kind == "in")
    return netOf(
        Instances(features, {.affine = true, .track_running_stats = true}));
  if (kind == "incum")
    return netOf(Instances(
        features, {.momentum = std::nullopt, .track_running_stats = true}));
  if (kind == "ln")
    return netOf(nn::LayerNorm(features));
  if (kind == "rms")
    return netOf(nn::RMSNorm(features, {.eps = 1e-5}));
  if (kind == "gn")
    return netOf(nn::GroupNorm(1, features));
  throw std::invalid_argument("no module: " + kind);
}

static std::shared_ptr<Net> unfilled(const std::string &kind,
                                     int64_t features) {
  if (kind == "linear")
    return netOf(nn::Linear(features, features));
  if (kind == "prelu")
    return netOf(nn::PReLU(features));
  if (kind == "tied")
    return netOf(Tied(features));
  if (kind == "mixed")
    return netOf(Mixed(features));
  return normOf(kind, features);
}

std::shared_ptr<Net> makeNet(const std::string &kind, int64_t features,
                             DType dtype) {
  std::shared_ptr<Net> net = unfilled(kind, features);
  net->module().to(dtype);
  NoGrad values;
  int64_t number = 0;
  for (Tensor &parameter : net->module().parameters()) {
    std::vector<double> elements(size_t(int64_t(parameter.numel())));
    for (size_t i = 0; i < elements.size(); ++i)
      elements[i] = std::sin(0.7 * double(i) + double(number)) / 2;
    parameter.copy_(tensor<double>(elements).view(parameter.sizes()));
    ++number;
  }
  return net;
}

} // namespace fuzz
