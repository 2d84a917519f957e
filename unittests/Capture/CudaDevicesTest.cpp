//===- CudaDevicesTest.cpp - several GPUs ---------------------------------===//

#include "CudaTesting.h"
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

namespace {

std::vector<Device> gpus() {
  gpu(); // Finds the driver.
  std::vector<Device> all = devices();
  std::erase_if(all, [](const Device &device) { return device.isCPU(); });
  return all;
}

/// Tests that require two GPUs.
class SeveralGpus : public ::testing::Test {
protected:
  void SetUp() override {
    if (gpus().size() < 2)
      GTEST_SKIP() << "there is one GPU";
  }
};

Tensor compute(Tensor x, Tensor w) {
  return softmax(relu(matmul(x, w)) + 0.5, 1);
}

TEST(Cuda, ComputesOnEachDevice) {
  Tensor x = input({33, 65}), w = input({65, 17}), expected = compute(x, w);
  auto compiled = compile(compute);
  auto recorded = compile(compute, {.mode = "reduce-overhead"});
  for (const Device &device : gpus()) {
    Tensor there = x.to(device), weight = w.to(device);
    expectNearby(back(compute(there, weight)), expected);
    for (int i = 0; i < 3; ++i) {
      Tensor y = compiled(there, weight), z = recorded(there, weight);
      EXPECT_EQ(y.device(), device);
      EXPECT_EQ(z.device(), device);
      expectNearby(back(y), expected);
      expectNearby(back(z), expected);
    }
  }
}

TEST_F(SeveralGpus, CopyToEachOther) {
  Tensor x = input({7, 9});
  for (const Device &from : gpus())
    for (const Device &to : gpus()) {
      Tensor y = x.to(from).to(to);
      EXPECT_EQ(y.device(), to);
      EXPECT_EQ(y.toVector<float>(), x.toVector<float>());
    }
}

TEST_F(SeveralGpus, AreNotMixed) {
  std::vector<Device> all = gpus();
  Tensor x = input({4});
  EXPECT_REFUSED(x.to(all[0]) + x.to(all[1]),
                 "expected tensors on one device but found cuda:0 and cuda:1");
}

TEST_F(SeveralGpus, RunInThreadsAtOnce) {
  Tensor x = input({33, 65}), w = input({65, 17});
  std::vector<Device> all = gpus();
  std::vector<Tensor> results(all.size());
  std::vector<std::thread> threads;
  for (size_t i = 0; i < all.size(); ++i)
    threads.emplace_back([&, i] {
      for (int k = 0; k < 20; ++k)
        results[i] = compute(x.to(all[i]), w.to(all[i]));
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const Tensor &result : results)
    expectNearby(back(result), compute(x, w));
}

} // namespace
