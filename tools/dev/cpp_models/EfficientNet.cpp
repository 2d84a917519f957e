// torchvision's efficientnet_b0.

#include "Models.h"

namespace {
struct SqueezeExcitation : nn::Module {
  nn::Conv2d fc1, fc2;

  SqueezeExcitation(int64_t channels, int64_t squeezed)
      : fc1(registerModule("fc1", nn::Conv2d(channels, squeezed, 1))),
        fc2(registerModule("fc2", nn::Conv2d(squeezed, channels, 1))) {}
  Tensor forward(const Tensor &x) const {
    Tensor scale = adaptive_avg_pool2d(x, 1);
    return sigmoid(fc2(silu(fc1(scale)))) * x;
  }
};

struct MBConv : nn::Module {
  nn::Sequential block;
  bool isResidual;

  MBConv(int64_t in, int64_t out, int64_t expansion, int64_t kernel,
         int64_t stride)
      : isResidual(stride == 1 && in == out) {
    int64_t width = in * expansion;
    if (expansion != 1)
      block.append(convNorm(in, width, {.kernel = 1}, nn::SiLU()));
    block.append(convNorm(width, width,
                          {.kernel = kernel, .stride = stride, .groups = width},
                          nn::SiLU()));
    block.append(SqueezeExcitation(width, in / 4));
    block.append(convNorm(width, out, {.kernel = 1}));
    registerModule("block", block);
  }
  Tensor forward(const Tensor &x) const {
    return isResidual ? block(x) + x : block(x);
  }
};

struct EfficientNet : nn::Module {
  nn::Sequential features = registerModule("features", makeFeatures());
  nn::AdaptiveAvgPool2d avgpool =
      registerModule("avgpool", nn::AdaptiveAvgPool2d(1));
  nn::Sequential classifier = registerModule(
      "classifier", nn::Sequential(nn::Dropout(0), nn::Linear(1280, 10)));

  static nn::Sequential makeFeatures() {
    nn::Sequential stages;
    stages.append(convNorm(3, 32, {.stride = 2}, nn::SiLU()));
    struct Stage {
      int64_t expansion, kernel, stride, in, out, count;
    };
    for (Stage s : {Stage{1, 3, 1, 32, 16, 1}, Stage{6, 3, 2, 16, 24, 2},
                    Stage{6, 5, 2, 24, 40, 2}, Stage{6, 3, 2, 40, 80, 3},
                    Stage{6, 5, 1, 80, 112, 3}, Stage{6, 5, 2, 112, 192, 4},
                    Stage{6, 3, 1, 192, 320, 1}}) {
      nn::Sequential stage;
      for (int64_t i = 0; i < s.count; ++i)
        stage.append(MBConv(i ? s.out : s.in, s.out, s.expansion, s.kernel,
                            i ? 1 : s.stride));
      stages.append(stage);
    }
    stages.append(convNorm(320, 1280, {.kernel = 1}, nn::SiLU()));
    return stages;
  }
  Tensor forward(const Tensor &x) const {
    return classifier(avgpool(features(x)).flatten(1));
  }
};
} // namespace

Model makeEfficientNet() { return modelOf(EfficientNet()); }
