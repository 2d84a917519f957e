//===- TapeThreadsTest.cpp - threads that share leaves and views ----------===//

#include "AutogradTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Functions.h"
#include "gtest/gtest.h"
#include <atomic>
#include <thread>

using namespace tcopt;

// Calls a function often on several threads at once.
static void hammer(int calls, const std::function<void()> &call) {
  std::atomic<bool> begins = false;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      while (!begins)
        std::this_thread::yield();
      for (int k = 0; k < calls; ++k)
        call();
    });
  begins = true;
  for (std::thread &thread : threads)
    thread.join();
}

TEST(TapeThreads, EagerCallsOnOneLeaf) {
  Tensor w = ones({2, 2}).requires_grad_(), x = ones({2, 2});
  std::atomic<int> numWrong = 0;
  hammer(2000, [&] { numWrong += !(x * w).requires_grad(); });
  EXPECT_EQ(numWrong, 0);
}

TEST(TapeThreads, CompiledCallsOnOneLeaf) {
  Tensor w = ones({2, 2}).requires_grad_(), x = ones({2, 2});
  auto f = compile([&](Tensor x) { return x * w; });
  f(x);
  std::atomic<int> numWrong = 0;
  hammer(2000, [&] { numWrong += !f(x).requires_grad(); });
  EXPECT_EQ(numWrong, 0);
}

TEST(TapeThreads, CallsOnOneView) {
  Tensor w = ones({4, 2}).requires_grad_();
  Tensor row = (w * 2.0).narrow(0, 1, 1);
  std::atomic<int> numWrong = 0;
  hammer(1000, [&] { numWrong += !(row * 3.0).requires_grad(); });
  EXPECT_EQ(numWrong, 0);
}

// The sum contains the gradients of all threads.
TEST(TapeThreads, BackwardToOneLeaf) {
  Tensor w = ones({2}).requires_grad_();
  hammer(100, [&] { sum(w * 2.0).backward(); });
  EXPECT_EQ(w.grad().toVector<float>(), (std::vector<float>{800, 800}));
}
