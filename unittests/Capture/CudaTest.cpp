//===- CudaTest.cpp - tensors, gradients and training on a GPU ------------===//
//
// Runs on a GPU, or on the emulated one of CudaTesting.h.
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {

TEST(Cuda, IsADevice) {
  EXPECT_EQ(driverIsSet, 0);
  EXPECT_EQ(gpu().text(), "cuda:0");
  std::vector<Device> all = devices();
  EXPECT_EQ(std::ranges::count(all, gpu()), 1);
  EXPECT_REFUSED(Device("cuda:99"), "there is no device 'cuda:99'");
}

TEST(Cuda, KeepsElements) {
  Tensor x = input({3, 5}), there = moved(x);
  EXPECT_EQ(there.device(), gpu());
  EXPECT_EQ(there.toVector<float>(), x.toVector<float>());
  Tensor turned = there.transpose(0, 1).to(Device("cpu"));
  EXPECT_EQ(turned.toVector<float>(), x.transpose(0, 1).toVector<float>());
}

TEST(Cuda, ComputesEagerly) {
  Tensor x = input({4, 6}), w = input({6, 5});
  auto f = [](const Tensor &x, const Tensor &w) {
    return softmax(relu(matmul(x, w)) + 0.5, 1);
  };
  Tensor y = f(moved(x), moved(w));
  EXPECT_EQ(y.device(), gpu());
  expectNearby(y.to(Device("cpu")), f(x, w));
}

TEST(Cuda, ComputesWhatIsCompiled) {
  auto f = [](const Tensor &x, const Tensor &y) {
    return std::pair(sum(x * y, {1}), tanh(x) - y);
  };
  auto run = compile(f);
  for (int64_t rows : {2, 3, 7}) {
    Tensor x = input({rows, 8}), y = input({rows, 8}) + 1;
    auto [a, b] = run(moved(x), moved(y));
    auto [c, d] = f(x, y);
    EXPECT_EQ(a.device(), gpu());
    expectNearby(a.to(Device("cpu")), c);
    expectNearby(b.to(Device("cpu")), d);
  }
}

TEST(Cuda, ComputesOfTheHostsTensors) {
  auto f = [](const Tensor &x) { return exp(x) + x; };
  auto run = compile(f, {.backend = "cuda"});
  Tensor x = input({9});
  Tensor y = run(x);
  EXPECT_TRUE(y.device().isCPU());
  expectNearby(y, f(x));
}

TEST(Cuda, HasGradients) {
  auto loss = [](const Tensor &x, const Tensor &w) {
    return mean(square(tanh(matmul(x, w))));
  };
  Tensor x = input({5, 4}), w = input({4, 3});
  Tensor here = w.clone().requires_grad_(), there = moved(w).requires_grad_();
  loss(x, here).backward();
  loss(moved(x), there).backward();
  EXPECT_EQ(there.grad().device(), gpu());
  expectNearby(there.grad().to(Device("cpu")), here.grad());
}

std::vector<double> trained(const Device &device) {
  manual_seed(3);
  nn::Sequential net(nn::Linear(6, 8), nn::ReLU(), nn::Linear(8, 3));
  net.to(device);
  optim::Adam optimizer(net.parameters(), {.lr = 0.05});
  Tensor x = input({16, 6}).to(device);
  Tensor labels = tensor(std::vector<int64_t>{0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1,
                                              2, 0, 1, 2, 0})
                      .to(device);
  std::vector<double> losses;
  for (int step = 0; step < 8; ++step) {
    optimizer.zero_grad();
    Tensor loss = cross_entropy(net(x), labels);
    loss.backward();
    optimizer.step();
    losses.push_back(loss.item<float>());
  }
  return losses;
}

TEST(Cuda, Trains) {
  std::vector<double> here = trained(Device("cpu")), there = trained(gpu());
  EXPECT_LT(there.back(), there.front());
  for (size_t i = 0; i < here.size(); ++i)
    EXPECT_NEAR(here[i], there[i], 1e-4);
}

TEST(Cuda, SaysWhichIndexIsWrong) {
  Tensor table = moved(input({4, 2}));
  Tensor indices = moved(tensor(std::vector<int64_t>{1, 7}));
  EXPECT_REFUSED(embedding(table, indices).toVector<float>(), "7");
  // The device is usable after the error.
  EXPECT_EQ(moved(input({2})).toVector<float>(), input({2}).toVector<float>());
}

/// A linear classifier and its training step, which checks the labels.
struct Classifier {
  explicit Classifier(const Device &device, int64_t width = 4)
      : weight((input({10, width}) * 0.1).to(device).requires_grad_()),
        adam({weight}) {}

  Tensor run(const Tensor &x, const Tensor &y) {
    adam.zero_grad();
    Tensor loss = cross_entropy(linear(x, weight), y);
    loss.backward();
    adam.step();
    return loss;
  }

  Tensor weight;
  optim::AdamW adam;
};

// The first kernel detects the wrong label, and the update kernels write
// nothing.
TEST(Cuda, StepsThatFailChangeNothing) {
  for (const char *mode : {"default", "reduce-overhead"}) {
    Classifier model(gpu()), other(Device("cpu"));
    auto step = compile([&](Tensor x, Tensor y) { return model.run(x, y); },
                        {.mode = mode});
    Tensor x = moved(input({2, 4})), good = moved(tensor<int64_t>({1, 9})),
           bad = moved(tensor<int64_t>({1, 10}));
    for (int i = 0; i < 6; ++i) {
      step(x, good).item<float>();
      other.run(input({2, 4}), tensor<int64_t>({1, 9}));
    }
    std::vector<float> before = model.weight.toVector<float>();
    EXPECT_THROW(step(x, bad).item<float>(), Exception);
    EXPECT_EQ(model.weight.toVector<float>(), before);
    step(x, good).item<float>();
    other.run(input({2, 4}), tensor<int64_t>({1, 9}));
    expectNearby(back(model.weight.detach()), other.weight.detach());
  }
}

// The memory holds weights, two moments, and the gradients of two steps.
TEST(Cuda, StepsThatMayFailMakeNoCopies) {
  constexpr int64_t width = 20'000, bytes = 10 * width * 4;
  Classifier model(gpu(), width);
  auto step = compile([&](Tensor x, Tensor y) { return model.run(x, y); });
  Tensor x = moved(input({2, width})), y = moved(tensor<int64_t>({3, 7}));
  for (int i = 0; i < 3; ++i)
    step(x, y).item<float>();
  gpu().resetPeakMemory();
  int64_t held = gpu().memoryStats().allocated;
  step(x, y).item<float>();
  EXPECT_LT(gpu().memoryStats().allocatedPeak - held, 2 * bytes);
}

TEST(Cuda, CountsItsMemory) {
  gpu().resetPeakMemory();
  DeviceMemoryStats before = gpu().memoryStats();
  EXPECT_GT(before.total, 0);
  {
    Tensor x = moved(zeros({1024, 1024})), y = moved(zeros({1024, 1024}));
    gpu().synchronize();
    DeviceMemoryStats now = gpu().memoryStats();
    EXPECT_GE(now.allocated - before.allocated, 8 << 20);
    EXPECT_GE(now.reserved, now.allocated);
  }
  DeviceMemoryStats after = gpu().memoryStats();
  EXPECT_EQ(after.allocated, before.allocated);
  EXPECT_GE(after.allocatedPeak - before.allocated, 8 << 20);
  gpu().emptyCache();
  EXPECT_LT(gpu().memoryStats().reserved, after.reserved);
  Device("cpu").synchronize();
  EXPECT_REFUSED(Device("cpu").memoryStats(), "is not counted");
}

TEST(Cuda, CopiesPieces) {
  Tensor x = moved(input({6, 4}));
  expectNearby(back(x.slice(0, 2, 5)), input({6, 4}).slice(0, 2, 5));
  Tensor other = moved(zeros({6, 4}));
  other.slice(0, 1, 3).copy_(x.slice(0, 3, 5));
  other.slice(0, 4, 5).copy_(input({1, 4}));
  Tensor expected = zeros({6, 4});
  expected.slice(0, 1, 3).copy_(input({6, 4}).slice(0, 3, 5));
  expected.slice(0, 4, 5).copy_(input({1, 4}));
  expectNearby(back(other), expected);
}

TEST(Cuda, IsNotMixedWithTheHost) {
  EXPECT_REFUSED(moved(input({3})) + input({3}), "cuda:0");
}

} // namespace
