//===- CudaSendTest.cpp - graphs with several devices ---------------------===//

#include "CudaTesting.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Capture/Session.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {

const Options whole{.fullgraph = true};

TEST(CudaSend, ResultsAreWhereTheyAreSent) {
  auto f = [](const Tensor &x) {
    Tensor y = tanh(x);
    return std::vector<Tensor>{y, y.to("cpu"), relu(y.to("cpu")) * 2,
                               x.to("cpu")};
  };
  auto run = compile(f, whole);
  for (int64_t rows : {3, 4, 5, 0}) {
    Tensor x = input({rows, 2});
    std::vector<Tensor> there = run(moved(x)), here = f(x);
    EXPECT_EQ(there[0].device(), gpu());
    for (size_t i = 1; i < 4; ++i)
      EXPECT_TRUE(there[i].device().isCPU()) << i;
    for (size_t i = 0; i < 4; ++i)
      expectNearby(back(there[i]), here[i]);
  }
}

TEST(CudaSend, ValuesComeBack) {
  auto f = [](const Tensor &x, const Device &device) {
    Tensor y = exp(x).to("cpu");
    return (y + 1).to(device) * x;
  };
  auto run = compile([&](const Tensor &x) { return f(x, gpu()); }, whole);
  Tensor x = input({6});
  for (int i = 0; i < 3; ++i) {
    Tensor y = run(moved(x));
    EXPECT_EQ(y.device(), gpu());
    expectNearby(back(y), f(x, Device("cpu")));
  }
}

TEST(CudaSend, TensorsOfTheHostAreSent) {
  auto run =
      compile([](const Tensor &x,
                 const Tensor &table) { return x + (table * 2).to(gpu()); },
              whole);
  Tensor x = input({6}), table = input({6}) + 1;
  for (int i = 0; i < 3; ++i) {
    Tensor y = run(moved(x), table);
    EXPECT_EQ(y.device(), gpu());
    expectNearby(back(y), x + table * 2);
  }
  auto sent = compile([](const Tensor &x) { return exp(x).to(gpu()); }, whole);
  Tensor y = sent(x);
  EXPECT_EQ(y.device(), gpu());
  expectNearby(back(y), exp(x));
  // The function returns a copy of its argument.
  auto copied = compile([](const Tensor &x) { return x.to(gpu()); }, whole);
  EXPECT_EQ(copied(x).device(), gpu());
  EXPECT_EQ(back(copied(x)).toVector<float>(), x.toVector<float>());
}

TEST(CudaSend, DevicesDoNotMix) {
  auto run =
      compile([](const Tensor &x) { return x.to("cpu") + tanh(x); }, whole);
  EXPECT_REFUSED(run(moved(input({3}))),
                 "expected tensors on one device but found");
}

TEST(CudaSend, SizesThatValuesDecide) {
  auto run = compile([](const Tensor &x) {
    Tensor found = nonzero(x > 0);
    return std::pair(found, found.to("cpu"));
  });
  Tensor x = input({9}) - 0.3;
  auto [there, here] = run(moved(x));
  EXPECT_EQ(there.device(), gpu());
  EXPECT_TRUE(here.device().isCPU());
  EXPECT_EQ(here.toVector<int64_t>(), nonzero(x > 0).toVector<int64_t>());
}

TEST(CudaSend, WritesToArguments) {
  auto run = compile(
      [](Tensor x, Tensor log) {
        x += 1;
        log.copy_(x.to("cpu"));
      },
      whole);
  Tensor x = input({4}), there = moved(x), log = zeros({4});
  for (int i = 1; i < 4; ++i) {
    run(there, log);
    expectNearby(back(there), x + i);
    expectNearby(log, x + i);
    EXPECT_TRUE(log.device().isCPU());
  }
}

TEST(CudaSend, GradientsComeBack) {
  // A weight on the GPU, one on the host, and one that is copied.
  auto loss = [](const Tensor &x, const Tensor &a, const Tensor &b,
                 const Device &device) {
    Tensor y = tanh(matmul(x, a)).to("cpu") * b;
    return sum(square(y.to(device) + b.to(device))).to("cpu");
  };
  Tensor x = input({5, 4}), a = input({4, 3}), b = input({3}) + 1;
  Tensor hereA = a.clone().requires_grad_(), hereB = b.clone().requires_grad_();
  loss(x, hereA, hereB, Device("cpu")).backward();
  for (bool compiles : {false, true}) {
    auto run = compile([&](const Tensor &x, const Tensor &a,
                           const Tensor &b) { return loss(x, a, b, gpu()); },
                       whole);
    Tensor thereA = moved(a).requires_grad_(),
           thereB = b.clone().requires_grad_();
    Tensor found = compiles ? run(moved(x), thereA, thereB)
                            : loss(moved(x), thereA, thereB, gpu());
    EXPECT_TRUE(found.device().isCPU());
    found.backward();
    EXPECT_EQ(thereA.grad().device(), gpu());
    EXPECT_TRUE(thereB.grad().device().isCPU());
    expectNearby(back(thereA.grad()), hereA.grad());
    expectNearby(thereB.grad(), hereB.grad());
  }
}

/// Returns the losses of steps that log on the host, and the number of steps
/// that replayed a CUDA graph.
std::vector<float> logged(const Device &device, const Options &options) {
  manual_seed(3);
  nn::Linear net(6, 3);
  net.to(device);
  optim::Adam optimizer(net.parameters(), {.lr = 0.05});
  auto step = compile(
      [&](const Tensor &x) {
        optimizer.zero_grad();
        Tensor loss = mean(square(net(x)));
        loss.backward();
        optimizer.step();
        return loss.to("cpu");
      },
      options);
  std::vector<float> losses;
  // The allocator reuses memory asynchronously, so that the first calls may
  // have different addresses and record new graphs.
  for (int i = 0; i < 24; ++i) {
    Tensor loss = step(input({5, 6}).to(device));
    EXPECT_TRUE(loss.device().isCPU());
    losses.push_back(loss.item<float>());
  }
  return losses;
}

TEST(CudaSend, TrainingStepsReturnLossesOfTheHost) {
  std::vector<float> here = logged(Device("cpu"), whole);
  std::vector<float> there = logged(gpu(), whole);
  for (size_t i = 0; i < here.size(); ++i)
    EXPECT_NEAR(here[i], there[i], 1e-4) << i;
  GraphCounts before = graphCounts();
  EXPECT_EQ(there,
            logged(gpu(), {.mode = "reduce-overhead", .fullgraph = true}));
  EXPECT_GE(graphCounts().replayed - before.replayed, 3);
}

TEST(CudaSend, LaterGradientsBreakTheGraph) {
  auto step = [](const Tensor &x, Tensor w) {
    Tensor loss = mean(square(x * w));
    Tensor logged = loss.detach().to("cpu");
    loss.backward();
    return logged;
  };
  Tensor x = input({4}), w = (input({4}) + 1);
  Tensor here = w.clone().requires_grad_(), there = moved(w).requires_grad_();
  step(x, here);
  Tensor logged = compile(step)(moved(x), there);
  EXPECT_TRUE(logged.device().isCPU());
  EXPECT_EQ(there.grad().device(), gpu());
  expectNearby(back(there.grad()), here.grad());
}

TEST(CudaSend, OpsOfTheProgramsOwnRunWhereTheirTensorsAre) {
  static const CustomOp twice = defineOp(
      "send::twice", {.shape = sameShape(), .kernel = [](const KernelCall &c) {
                        auto x = c.in<float>(0);
                        auto y = c.out<float>(0);
                        for (size_t i = 0; i < x.size(); ++i)
                          y[i] = 2 * x[i];
                      }});
  auto f = [](const Tensor &x, const Device &device) {
    Tensor y = tanh(x).to("cpu");
    return twice({y}).front().to(device) + x;
  };
  auto run = compile([&](const Tensor &x) { return f(x, gpu()); });
  Tensor x = input({5});
  int64_t before = hostCalls();
  for (int i = 0; i < 3; ++i) {
    Tensor y = run(moved(x));
    EXPECT_EQ(y.device(), gpu());
    expectNearby(back(y), f(x, Device("cpu")));
  }
  EXPECT_EQ(hostCalls(), before);
}

TEST(CudaSend, WithinControlFlow) {
  auto f = [](const Tensor &x, const Device &device) {
    return cond(
        x.sum() > 0, [&] { return (x.to("cpu") + 1).to(device); },
        [&] { return x * 2; });
  };
  auto run = compile([&](const Tensor &x) { return f(x, gpu()); }, whole);
  for (double shift : {2.0, -2.0}) {
    Tensor x = input({4}) + shift;
    Tensor y = run(moved(x));
    EXPECT_EQ(y.device(), gpu());
    expectNearby(back(y), f(x, Device("cpu")));
  }
}

} // namespace
