// torchvision's vgg11, with a small classifier.

#include "Models.h"

namespace {
struct Vgg : nn::Module {
  nn::Sequential features = registerModule("features", makeFeatures());
  nn::AdaptiveAvgPool2d avgpool =
      registerModule("avgpool", nn::AdaptiveAvgPool2d(7));
  nn::Sequential classifier = registerModule(
      "classifier", nn::Sequential(nn::Linear(512 * 7 * 7, 64), nn::ReLU(),
                                   nn::Dropout(0), nn::Linear(64, 10)));

  static nn::Sequential makeFeatures() {
    nn::Sequential layers;
    int64_t channels = 3;
    for (int64_t width : {64, 0, 128, 0, 256, 256, 0, 512, 512, 0, 512, 512, 0})
      if (width) {
        layers.append(nn::Conv2d(channels, width, 3, {.padding = 1}));
        layers.append(nn::ReLU());
        channels = width;
      } else {
        layers.append(nn::MaxPool2d(2, {.stride = 2}));
      }
    return layers;
  }
  Tensor forward(const Tensor &x) const {
    return classifier(avgpool(features(x)).flatten(1));
  }
};
} // namespace

Model makeVgg() { return modelOf(Vgg()); }
