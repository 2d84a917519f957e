// torchvision's resnet18.

#include "Models.h"

namespace {
struct BasicBlock : nn::Module {
  nn::Conv2d conv1, conv2;
  nn::BatchNorm2d bn1, bn2;
  std::optional<nn::Sequential> downsample;

  BasicBlock(int64_t in, int64_t out, int64_t stride)
      : conv1(registerModule(
            "conv1",
            nn::Conv2d(in, out, 3,
                       {.stride = stride, .padding = 1, .bias = false}))),
        conv2(registerModule(
            "conv2", nn::Conv2d(out, out, 3, {.padding = 1, .bias = false}))),
        bn1(registerModule("bn1", nn::BatchNorm2d(out))),
        bn2(registerModule("bn2", nn::BatchNorm2d(out))) {
    if (stride != 1 || in != out)
      downsample = registerModule(
          "downsample",
          nn::Sequential(
              nn::Conv2d(in, out, 1, {.stride = stride, .bias = false}),
              nn::BatchNorm2d(out)));
  }
  Tensor forward(const Tensor &x) const {
    Tensor y = bn2(conv2(bn1(conv1(x)).relu_()));
    y += downsample ? (*downsample)(x) : x;
    return y.relu_();
  }
};

struct ResNet : nn::Module {
  nn::Conv2d conv1 = registerModule(
      "conv1",
      nn::Conv2d(3, 64, 7, {.stride = 2, .padding = 3, .bias = false}));
  nn::BatchNorm2d bn1 = registerModule("bn1", nn::BatchNorm2d(64));
  nn::MaxPool2d maxpool =
      registerModule("maxpool", nn::MaxPool2d(3, {.stride = 2, .padding = 1}));
  nn::Sequential layer1 = registerModule("layer1", layer(64, 64, 1)),
                 layer2 = registerModule("layer2", layer(64, 128, 2)),
                 layer3 = registerModule("layer3", layer(128, 256, 2)),
                 layer4 = registerModule("layer4", layer(256, 512, 2));
  nn::AdaptiveAvgPool2d avgpool =
      registerModule("avgpool", nn::AdaptiveAvgPool2d(1));
  nn::Linear fc = registerModule("fc", nn::Linear(512, 10));

  static nn::Sequential layer(int64_t in, int64_t out, int64_t stride) {
    return nn::Sequential(BasicBlock(in, out, stride), BasicBlock(out, out, 1));
  }
  Tensor forward(const Tensor &x) const {
    Tensor y = maxpool(bn1(conv1(x)).relu_());
    y = layer4(layer3(layer2(layer1(y))));
    return fc(avgpool(y).flatten(1));
  }
};
} // namespace

Model makeResNet() { return modelOf(ResNet()); }
