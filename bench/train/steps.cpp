//===- steps.cpp - what steps of optimizers cost --------------------------===//
//
//   steps COUNT ELEMENTS
//
// The least time of a step of each optimizer for so many parameters of so many
// elements, in nanoseconds, as JSON: of 30 times 200 steps.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Optim.h"
#include <chrono>
#include <cmath>
#include <iostream>

using namespace tcopt;

static double timeOf(optim::Optimizer &optimizer) {
  constexpr int kRounds = 30, kSteps = 200;
  double least = INFINITY;
  for (int round = 0; round < kRounds; ++round) {
    auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < kSteps; ++i)
      optimizer.step();
    std::chrono::duration<double, std::nano> time =
        std::chrono::steady_clock::now() - begin;
    least = std::min(least, time.count() / kSteps);
  }
  return least;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    std::cerr << "steps COUNT ELEMENTS\n";
    return 1;
  }
  std::vector<Tensor> params;
  for (int i = 0; i < std::atoi(argv[1]); ++i) {
    params.push_back(randn({std::atoi(argv[2])}));
    params.back().set_grad(randn({std::atoi(argv[2])}));
  }
  const char *separator = "{";
  auto measure = [&](const char *name, optim::Optimizer &&optimizer) {
    optimizer.step();
    std::cout << separator << "\"" << name << "\": " << timeOf(optimizer);
    separator = ", ";
  };
  measure("SGD", optim::SGD(params, {.lr = 1e-3}));
  measure("SGD, momentum", optim::SGD(params, {.lr = 1e-3, .momentum = 0.9}));
  measure("Adam", optim::Adam(params));
  measure("AdamW", optim::AdamW(params));
  measure("RMSprop", optim::RMSprop(params));
  std::cout << "}\n";
}
