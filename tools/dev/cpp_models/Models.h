// Architectures of torchvision and transformers, written in C++: see
// judge_cpp_models.py. Names of modules are those of the originals, so that
// their weights can be loaded.

#ifndef MODELS_H
#define MODELS_H

#include "tcopt/Capture/Modules/All.h"

using namespace tcopt;

/// A module and how it computes its result of its inputs.
struct Model {
  nn::Module module;
  std::function<Tensor(const std::vector<Tensor> &inputs)> forward;
};

template <typename M> Model modelOf(M module) {
  return {module, [module](const std::vector<Tensor> &inputs) {
            if constexpr (requires { module.forward(inputs[0], inputs[1]); })
              return module.forward(inputs.at(0), inputs.at(1));
            else
              return module.forward(inputs.at(0));
          }};
}

Model makeBert();
Model makeConvNext();
Model makeDenseNet();
Model makeEfficientNet();
Model makeGpt2();
Model makeLlama();
Model makeMobileNet();
Model makeResNet();
Model makeSqueezeNet();
Model makeT5();
Model makeVgg();
Model makeViT();

struct ConvNormOptions {
  int64_t kernel = 3, stride = 1, groups = 1;
};
/// torchvision's Conv2dNormActivation.
inline nn::Sequential
convNorm(int64_t in, int64_t out, const ConvNormOptions &options,
         const std::optional<nn::AnyModule> &activation = std::nullopt) {
  nn::Sequential layers(nn::Conv2d(in, out, options.kernel,
                                   {.stride = options.stride,
                                    .padding = (options.kernel - 1) / 2,
                                    .groups = options.groups,
                                    .bias = false}),
                        nn::BatchNorm2d(out));
  if (activation)
    layers.append(*activation);
  return layers;
}

/// [batch, length, width] as [batch, heads, length, width of a head], and back.
inline Tensor splitHeads(const Tensor &x, int64_t heads) {
  return x.view({x.size(0), x.size(1), heads, -1}).transpose(1, 2);
}
inline Tensor joinHeads(const Tensor &x) {
  return x.transpose(1, 2).reshape({x.size(0), x.size(2), -1});
}

#endif // MODELS_H
