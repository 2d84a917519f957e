// torchvision's mobilenet_v2.

#include "Models.h"

namespace {
struct InvertedResidual : nn::Module {
  nn::Sequential conv;
  bool isResidual;

  InvertedResidual(int64_t in, int64_t out, int64_t stride, int64_t expansion)
      : isResidual(stride == 1 && in == out) {
    int64_t width = in * expansion;
    if (expansion != 1)
      conv.append(convNorm(in, width, {.kernel = 1}, nn::ReLU6()));
    conv.append(convNorm(width, width, {.stride = stride, .groups = width},
                         nn::ReLU6()));
    conv.append(nn::Conv2d(width, out, 1, {.bias = false}));
    conv.append(nn::BatchNorm2d(out));
    registerModule("conv", conv);
  }
  Tensor forward(const Tensor &x) const {
    return isResidual ? x + conv(x) : conv(x);
  }
};

struct MobileNet : nn::Module {
  nn::Sequential features = registerModule("features", makeFeatures());
  nn::Sequential classifier = registerModule(
      "classifier", nn::Sequential(nn::Dropout(0), nn::Linear(1280, 10)));

  static nn::Sequential makeFeatures() {
    nn::Sequential layers;
    layers.append(convNorm(3, 32, {.stride = 2}, nn::ReLU6()));
    int64_t in = 32;
    struct Stage {
      int64_t expansion, out, count, stride;
    };
    for (Stage s : {Stage{1, 16, 1, 1}, Stage{6, 24, 2, 2}, Stage{6, 32, 3, 2},
                    Stage{6, 64, 4, 2}, Stage{6, 96, 3, 1}, Stage{6, 160, 3, 2},
                    Stage{6, 320, 1, 1}})
      for (int64_t i = 0; i < s.count; ++i) {
        layers.append(
            InvertedResidual(in, s.out, i ? 1 : s.stride, s.expansion));
        in = s.out;
      }
    layers.append(convNorm(in, 1280, {.kernel = 1}, nn::ReLU6()));
    return layers;
  }
  Tensor forward(const Tensor &x) const {
    return classifier(adaptive_avg_pool2d(features(x), 1).flatten(1));
  }
};
} // namespace

Model makeMobileNet() { return modelOf(MobileNet()); }
