// Trains with the weights and batches of a recorded run of PyTorch, and says
// how far the losses are from those that it had.
//
//   compare-losses digits.npz reference.npz

#include "Digits.h"
#include <cmath>
#include <cstdio>
#include <iostream>

using namespace tcopt;

/// See README.md.
static constexpr double kDoubleTolerance = 1e-8, kFloatTolerance = 1e-3;
/// That of the recorded run.
static constexpr double kRate = 1e-3;

namespace {
/// What was recorded, and what it was trained on.
struct Run {
  std::string name;
  nn::StateDict recorded;
  Tensor images, labels;
  DType dtype;

  const Tensor &at(const std::string &key) const {
    return recorded.at(name + "." + key);
  }
};
} // namespace

/// The weights that the recorded run began with.
template <typename Net> static Net initialNet(const Run &run) {
  Net net;
  nn::NamedTensors state;
  for (const auto &[name, tensor] : run.recorded)
    if (name.starts_with(run.name + ".initial."))
      state.emplace_back(name.substr(run.name.size() + 9), tensor);
  net.loadStateDict(nn::StateDict(state), /*strict=*/false);
  net.to(run.dtype);
  return net;
}

/// The losses of the recorded batches, by a function of images and labels.
template <typename Step>
static std::vector<double> lossesOf(const Run &run, Step &&step) {
  std::vector<double> losses;
  const Tensor &batches = run.recorded.at("batches");
  for (int64_t i = 0; i < int64_t(batches.size(0)); ++i) {
    Tensor images = run.images.index_select(0, batches[i]);
    Tensor labels = run.labels.index_select(0, batches[i]);
    losses.push_back(step(images, labels).template item<double>());
  }
  return losses;
}

/// Whether the losses are close to the recorded ones: in f64 each one to its
/// own size, in f32 to the first one.
static bool areClose(const Run &run, const char *how,
                     const std::vector<double> &losses) {
  bool isDouble = run.dtype == DType::F64;
  std::vector<double> expected =
      run.at(isDouble ? "f64" : "f32").toVector<double>();
  double largest = losses.size() == expected.size() ? 0 : INFINITY;
  for (size_t i = 0; i < expected.size() && !std::isinf(largest); ++i) {
    double error = std::abs(losses[i] - expected[i]) /
                   (isDouble ? expected[i] : expected[0]);
    largest = std::isnan(error) ? INFINITY : std::max(largest, error);
  }
  bool isClose = largest <= (isDouble ? kDoubleTolerance : kFloatTolerance);
  std::printf("%s, %s, %s: %zu losses, largest error %.1e: %s\n",
              run.name.c_str(), isDouble ? "f64" : "f32", how, losses.size(),
              largest, isClose ? "close" : "NOT CLOSE");
  return isClose;
}

template <typename Net> static bool compareWholeSteps(const Run &run) {
  Net net = initialNet<Net>(run);
  optim::AdamW optimizer(net.parameters(), {.lr = kRate});
  auto step = compile([&](Tensor images, Tensor labels) {
    return trainStep(net, optimizer, images, labels);
  });
  bool isClose = areClose(run, "whole step compiled", lossesOf(run, step));
  std::cout << "versions: " << step.counts().versions
            << ", graph breaks: " << step.counts().graphBreaks << "\n";
  return isClose;
}

template <typename Net> static bool compareParts(const Run &run) {
  Net net = initialNet<Net>(run);
  optim::AdamW optimizer(net.parameters(), {.lr = kRate});
  auto compiled = nn::compile(net);
  auto step = [&](Tensor images, Tensor labels) {
    return trainStep(compiled, optimizer, images, labels);
  };
  return areClose(run, "network compiled", lossesOf(run, step));
}

template <typename Net> static bool compareNet(Run run) {
  bool isClose = true;
  for (DType dtype : {DType::F64, DType::F32}) {
    run.dtype = dtype;
    run.images = run.images.to(dtype);
    isClose &= compareWholeSteps<Net>(run);
    isClose &= compareParts<Net>(run);
  }
  return isClose;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: compare-losses DIGITS.npz REFERENCE.npz\n");
    return 2;
  }
  try {
    Digits digits(argv[1]);
    Run run{"mlp", nn::loadTensors(argv[2]), digits.images, digits.labels, {}};
    bool isClose = compareNet<Mlp>(run);
    run.name = "cnn";
    isClose &= compareNet<Cnn>(run);
    return isClose ? 0 : 1;
  } catch (const Exception &problem) {
    std::cerr << problem.what() << "\n";
    return 2;
  }
}
