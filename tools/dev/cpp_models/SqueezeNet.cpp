// torchvision's squeezenet1_1.

#include "Models.h"

namespace {
struct Fire : nn::Module {
  nn::Conv2d squeeze, expand1x1, expand3x3;

  Fire(int64_t in, int64_t squeezed, int64_t expanded)
      : squeeze(registerModule("squeeze", nn::Conv2d(in, squeezed, 1))),
        expand1x1(
            registerModule("expand1x1", nn::Conv2d(squeezed, expanded, 1))),
        expand3x3(registerModule(
            "expand3x3", nn::Conv2d(squeezed, expanded, 3, {.padding = 1}))) {}
  Tensor forward(const Tensor &x) const {
    Tensor y = relu(squeeze(x));
    return cat({relu(expand1x1(y)), relu(expand3x3(y))}, 1);
  }
};

struct SqueezeNet : nn::Module {
  nn::Sequential features = registerModule("features", makeFeatures());
  nn::Sequential classifier = registerModule(
      "classifier", nn::Sequential(nn::Dropout(0), nn::Conv2d(512, 10, 1),
                                   nn::ReLU(), nn::AdaptiveAvgPool2d(1)));

  static nn::Sequential makeFeatures() {
    auto pool = [] {
      return nn::MaxPool2d(3, {.stride = 2, .ceil_mode = true});
    };
    return nn::Sequential(nn::Conv2d(3, 64, 3, {.stride = 2}), nn::ReLU(),
                          pool(), Fire(64, 16, 64), Fire(128, 16, 64), pool(),
                          Fire(128, 32, 128), Fire(256, 32, 128), pool(),
                          Fire(256, 48, 192), Fire(384, 48, 192),
                          Fire(384, 64, 256), Fire(512, 64, 256));
  }
  Tensor forward(const Tensor &x) const {
    return classifier(features(x)).flatten(1);
  }
};
} // namespace

Model makeSqueezeNet() { return modelOf(SqueezeNet()); }
