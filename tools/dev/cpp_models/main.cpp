// Gradients of the models: see judge_cpp_models.py.
//
//   cpp_models NAME FOLDER
//
// reads FOLDER/weights.safetensors and FOLDER/inputs.npz (i0, ..., and the
// cotangent c) and writes gradients of all parameters, and the buffers after
// the step, to FOLDER/eager.npz, compiled.npz and, with autocast to bf16,
// eager-bf16.npz and compiled-bf16.npz.

#include "Models.h"
#include "tcopt/Capture/Autograd.h"
#include <iostream>
#include <map>

static const std::map<std::string, Model (*)()> kModels = {
    {"bert", makeBert},
    {"convnext", makeConvNext},
    {"densenet", makeDenseNet},
    {"efficientnet_b0", makeEfficientNet},
    {"gpt2", makeGpt2},
    {"llama", makeLlama},
    {"mobilenet_v2", makeMobileNet},
    {"resnet18", makeResNet},
    {"squeezenet1_1", makeSqueezeNet},
    {"t5", makeT5},
    {"vgg11", makeVgg},
    {"vit", makeViT},
};

static void save(const nn::Module &module, const std::string &path) {
  nn::NamedTensors found;
  for (const auto &[name, parameter] : module.namedParameters())
    found.push_back({name, parameter.grad()});
  for (const auto &[name, buffer] : module.namedBuffers())
    found.push_back({name, buffer});
  nn::saveTensors(path, found);
}

static void judge(Model model, const std::string &folder,
                  const std::string &suffix, std::optional<DType> narrow) {
  nn::StateDict given = nn::loadTensors(folder + "/inputs.npz");
  std::vector<Tensor> inputs;
  while (const Tensor *input = given.find("i" + std::to_string(inputs.size())))
    inputs.push_back(*input);
  auto step = [&](std::vector<Tensor> inputs, Tensor cotangent) {
    for (Tensor parameter : model.module.parameters())
      parameter.set_grad({});
    Tensor loss;
    {
      Autocast scope(narrow.value_or(DType::BF16), narrow.has_value());
      loss = sum(model.forward(inputs) * cotangent);
    }
    loss.backward();
    return loss;
  };
  auto run = [&](auto &step, const std::string &name) {
    model.module.load(folder + "/weights.safetensors");
    Tensor loss = step(inputs, given.at("c"));
    save(model.module, folder + "/" + name + suffix + ".npz");
    std::cout << name << suffix << " " << loss.item<double>() << std::endl;
  };
  run(step, "eager");
  auto compiled = compile(step, {.fullgraph = true});
  run(compiled, "compiled");
  // Not the call that is traced, but a later one.
  run(compiled, "compiled");
}

int main(int, char **argv) {
  try {
    manual_seed(1);
    Model model = kModels.at(argv[1])();
    judge(model, argv[2], "", std::nullopt);
    judge(model, argv[2], "-bf16", DType::BF16);
  } catch (const std::exception &error) {
    std::cerr << error.what() << std::endl;
    return 1;
  }
}
