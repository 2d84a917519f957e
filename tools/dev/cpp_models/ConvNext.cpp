// torchvision's ConvNeXt: stages of 1, 1, 2 and 1 blocks, 16 to 64 channels.

#include "Models.h"

namespace {
struct LayerNorm2d : nn::LayerNorm {
  explicit LayerNorm2d(int64_t channels)
      : nn::LayerNorm({channels}, {.eps = 1e-6}) {}
  Tensor forward(const Tensor &x,
                 Place place = Place::current()) const override {
    Tensor y = nn::LayerNorm::forward(x.permute({0, 2, 3, 1}), place);
    return y.permute({0, 3, 1, 2});
  }
};

struct Block : nn::Module {
  nn::Sequential block;
  nn::Parameter layer_scale;

  explicit Block(int64_t dim)
      : block(registerModule(
            "block",
            nn::Sequential(
                nn::Conv2d(dim, dim, 7, {.padding = 3, .groups = dim}),
                [](Tensor x) { return x.permute({0, 2, 3, 1}); },
                nn::LayerNorm({dim}, {.eps = 1e-6}), nn::Linear(dim, 4 * dim),
                nn::GELU(), nn::Linear(4 * dim, dim),
                [](Tensor x) { return x.permute({0, 3, 1, 2}); }))),
        layer_scale(registerParameter("layer_scale", ones({dim, 1, 1}))) {}
  Tensor forward(const Tensor &x) const { return layer_scale * block(x) + x; }
};

struct ConvNext : nn::Module {
  nn::Sequential features = registerModule("features", makeFeatures());
  nn::AdaptiveAvgPool2d avgpool =
      registerModule("avgpool", nn::AdaptiveAvgPool2d(1));
  nn::Sequential classifier = registerModule(
      "classifier",
      nn::Sequential(LayerNorm2d(64), nn::Flatten(1), nn::Linear(64, 10)));

  static nn::Sequential makeFeatures() {
    nn::Sequential stages;
    stages.append(
        nn::Sequential(nn::Conv2d(3, 16, 4, {.stride = 4}), LayerNorm2d(16)));
    struct Stage {
      int64_t in, out, count;
    };
    for (Stage s : {Stage{16, 32, 1}, Stage{32, 48, 1}, Stage{48, 64, 2},
                    Stage{64, 0, 1}}) {
      nn::Sequential stage;
      for (int64_t i = 0; i < s.count; ++i)
        stage.append(Block(s.in));
      stages.append(stage);
      if (s.out)
        stages.append(nn::Sequential(
            LayerNorm2d(s.in), nn::Conv2d(s.in, s.out, 2, {.stride = 2})));
    }
    return stages;
  }
  Tensor forward(const Tensor &x) const {
    return classifier(avgpool(features(x)));
  }
};
} // namespace

Model makeConvNext() { return modelOf(ConvNext()); }
