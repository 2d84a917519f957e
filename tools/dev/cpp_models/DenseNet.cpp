// torchvision's DenseNet: growth 8, blocks of 2, 3 and 2 layers, 16 channels.

#include "Models.h"

static constexpr int64_t kGrowth = 8, kBottleneck = 4;

namespace {
struct DenseLayer : nn::Module {
  nn::BatchNorm2d norm1, norm2;
  nn::Conv2d conv1, conv2;

  explicit DenseLayer(int64_t in)
      : norm1(registerModule("norm1", nn::BatchNorm2d(in))),
        norm2(registerModule("norm2", nn::BatchNorm2d(kBottleneck * kGrowth))),
        conv1(registerModule("conv1", nn::Conv2d(in, kBottleneck * kGrowth, 1,
                                                 {.bias = false}))),
        conv2(registerModule("conv2",
                             nn::Conv2d(kBottleneck * kGrowth, kGrowth, 3,
                                        {.padding = 1, .bias = false}))) {}
  Tensor forward(const Tensor &x) const {
    return conv2(norm2(conv1(norm1(x).relu_())).relu_());
  }
};

struct DenseBlock : nn::Module {
  std::vector<DenseLayer> layers;

  DenseBlock(int64_t in, int64_t count) {
    for (int64_t i = 0; i < count; ++i)
      layers.push_back(registerModule("denselayer" + std::to_string(i + 1),
                                      DenseLayer(in + i * kGrowth)));
  }
  Tensor forward(const Tensor &x) const {
    std::vector<Tensor> parts = {x};
    for (const DenseLayer &layer : layers)
      parts.push_back(layer.forward(cat(parts, 1)));
    return cat(parts, 1);
  }
};

struct DenseNet : nn::Module {
  nn::Sequential features = registerModule("features", makeFeatures());
  nn::Linear classifier = registerModule("classifier", nn::Linear(36, 10));

  static nn::Sequential makeFeatures() {
    nn::Sequential layers = {
        {"conv0",
         nn::Conv2d(3, 16, 7, {.stride = 2, .padding = 3, .bias = false})},
        {"norm0", nn::BatchNorm2d(16)},
        {"relu0", nn::ReLU()},
        {"pool0", nn::MaxPool2d(3, {.stride = 2, .padding = 1})}};
    int64_t channels = 16, number = 1;
    for (int64_t count : {2, 3, 2}) {
      layers.append("denseblock" + std::to_string(number),
                    DenseBlock(channels, count));
      channels += count * kGrowth;
      if (number < 3) {
        layers.append("transition" + std::to_string(number),
                      transition(channels));
        channels /= 2;
      }
      ++number;
    }
    layers.append("norm5", nn::BatchNorm2d(channels));
    return layers;
  }
  static nn::Sequential transition(int64_t in) {
    return {{"norm", nn::BatchNorm2d(in)},
            {"relu", nn::ReLU()},
            {"conv", nn::Conv2d(in, in / 2, 1, {.bias = false})},
            {"pool", nn::AvgPool2d(2, {.stride = 2})}};
  }
  Tensor forward(const Tensor &x) const {
    Tensor y = relu(features(x));
    return classifier(adaptive_avg_pool2d(y, 1).flatten(1));
  }
};
} // namespace

Model makeDenseNet() { return modelOf(DenseNet()); }
