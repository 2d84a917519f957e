// Gives an ONNX model that PyTorch trained on five digits a new head, trains
// all of it on ten digits, and exports it again.
//
//   finetune-onnx digits.npz pretrained.onnx reference.npz tuned.onnx
//                 outputs.npz

#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Onnx.h"
#include "tcopt/Capture/Optim.h"
#include <cmath>
#include <cstdio>
#include <iostream>

using namespace tcopt;

/// Largest differences: of losses from PyTorch's, to the first loss; of the
/// exported model's outputs from the network's, to their root mean square.
static constexpr double kLossTolerance = 1e-3, kExportTolerance = 1e-5;

namespace {
/// Features of the exported model, and a head for ten digits.
struct Net {
  OnnxModel features;
  nn::Linear head = nn::Linear(128, 10);

  Tensor operator()(const Tensor &images) const {
    return head(features({images})[0]);
  }
  nn::NamedTensors namedParameters() const {
    nn::NamedTensors all = features.namedParameters();
    for (const auto &[name, tensor] : head.namedParameters())
      all.emplace_back("head." + name, tensor);
    return all;
  }
};
} // namespace

/// The losses of the recorded batches.
static std::vector<double> train(const Net &net, const nn::StateDict &digits,
                                 const Tensor &batches) {
  Tensor images = digits.at("images") / 16, labels = digits.at("labels");
  std::vector<Tensor> parameters;
  for (const auto &[name, tensor] : net.namedParameters())
    parameters.push_back(tensor);
  optim::AdamW optimizer(parameters, {.lr = 3e-3});
  auto step = compile([&](Tensor images, Tensor labels) {
    optimizer.zero_grad();
    Tensor loss = cross_entropy(net(images), labels);
    loss.backward();
    optimizer.step();
    return loss;
  });
  std::vector<double> losses;
  for (int64_t i = 0; i < int64_t(batches.size(0)); ++i)
    losses.push_back(step(images.index_select(0, batches[i]),
                          labels.index_select(0, batches[i]))
                         .item<double>());
  return losses;
}

static bool report(const char *what, double error, double tolerance) {
  bool isSmall = error <= tolerance;
  std::printf("%s: largest error %.1e: %s %.0e\n", what, error,
              isSmall ? "within" : "MORE THAN", tolerance);
  return isSmall;
}

static bool compareLosses(const std::vector<double> &losses,
                          const std::vector<double> &expected) {
  double largest = losses.size() == expected.size() ? 0 : INFINITY;
  for (size_t i = 0; i < std::min(losses.size(), expected.size()); ++i) {
    double error = std::abs(losses[i] - expected[i]) / expected[0];
    largest = std::isnan(error) ? INFINITY : std::max(largest, error);
  }
  return report("losses", largest, kLossTolerance);
}

/// Exports the network and compares with the model that the file has then.
static bool exportAndCompare(const Net &net, const Tensor &images,
                             const std::string &model,
                             const std::string &outputs) {
  NoGrad none;
  exportOnnx(model,
             {.inputNames = {"image"},
              .outputNames = {"logits"},
              .dynamicAxes = {{"image", {{0, "batch"}}}},
              .parameters = net.namedParameters()},
             net, images);
  Tensor logits = net(images), found = loadOnnx(model)({images})[0];
  nn::saveTensors(outputs,
                  nn::NamedTensors{{"image", images}, {"logits", logits}});
  Tensor error = abs(found - logits).max() / sqrt((logits * logits).mean());
  return report("export", error.item<double>(), kExportTolerance);
}

static bool run(char **files) {
  nn::StateDict digits = nn::loadTensors(files[0]);
  nn::StateDict reference = nn::loadTensors(files[2]);
  // What the old head has read: the name that PyTorch's exporter gave it.
  Net net{loadOnnx(files[1], Options::defaults(),
                   {.outputs = {"view_1"}, .trainable = true})};
  net.head.loadStateDict(
      nn::StateDict(nn::NamedTensors{{"weight", reference.at("head.weight")},
                                     {"bias", reference.at("head.bias")}}));
  std::cout << net.features;
  for (const auto &[name, tensor] : net.namedParameters())
    std::cout << name << " ";
  std::cout << "\n";
  std::vector<double> losses = train(net, digits, reference.at("batches"));
  bool isClose =
      compareLosses(losses, reference.at("losses").toVector<double>());

  Tensor test = digits.at("test");
  Tensor images = digits.at("images").index_select(0, test) / 16;
  Tensor labels = digits.at("labels").index_select(0, test);
  isClose &= exportAndCompare(net, images, files[3], files[4]);
  NoGrad none;
  Tensor right = (net(images).argmax(1) == labels).sum();
  std::cout << right.item<int64_t>() << " of " << int64_t(test.size(0))
            << " held-out images\n";
  return isClose;
}

int main(int argc, char **argv) {
  if (argc != 6) {
    std::fprintf(stderr, "usage: finetune-onnx DIGITS.npz PRETRAINED.onnx "
                         "REFERENCE.npz TUNED.onnx OUTPUTS.npz\n");
    return 2;
  }
  try {
    return run(argv + 1) ? 0 : 1;
  } catch (const Exception &problem) {
    std::cerr << problem.what() << "\n";
    return 2;
  }
}
