//===- CudaTest.cpp - tensors, gradients and training on a GPU ------------===//
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
  // The process goes on.
  EXPECT_EQ(moved(input({2})).toVector<float>(), input({2}).toVector<float>());
}

TEST(Cuda, IsNotMixedWithTheHost) {
  EXPECT_REFUSED(moved(input({3})) + input({3}), "cuda:0");
}

} // namespace
