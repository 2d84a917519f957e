//===- CudaGraphsTest.cpp - recorded and replayed CUDA graphs -------------===//

#include "CudaTesting.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Session.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {

/// Counts calls since its construction.
class GraphsSince {
public:
  GraphCounts get() const {
    GraphCounts now = graphCounts();
    now.first -= before.first;
    now.plain -= before.plain;
    now.recorded -= before.recorded;
    now.replayed -= before.replayed;
    return now;
  }

private:
  GraphCounts before = graphCounts();
};

const Options graphs{.mode = "reduce-overhead"};

TEST(CudaGraphs, ReplayCalls) {
  auto f = [](const Tensor &x, const Tensor &y) { return tanh(x) * y + x; };
  auto run = compile(f, graphs);
  Tensor y = input({4, 8}) + 1, there = moved(y);
  GraphsSince since;
  for (int i = 0; i < 8; ++i) {
    Tensor x = input({4, 8}) + i;
    expectNearby(back(run(moved(x), there)), f(x, y));
  }
  EXPECT_GE(since.get().replayed, 3);
  EXPECT_EQ(since.get().plain, 0);
}

TEST(CudaGraphs, AreOfEachSize) {
  auto f = [](const Tensor &x) { return sum(exp(x), {0}); };
  auto run = compile(f, {.mode = "max-autotune", .dynamic = true});
  GraphsSince since;
  for (int i = 0; i < 12; ++i) {
    Tensor x = input({3 + i % 3, 5}) * (0.1 * i);
    expectNearby(back(run(moved(x))), f(x));
  }
  EXPECT_GE(since.get().replayed, 3);
}

TEST(CudaGraphs, TakeTensorsOfTheHost) {
  auto f = [](const Tensor &x) { return exp(x) - x; };
  auto run = compile(f, {.mode = "reduce-overhead", .backend = "cuda"});
  GraphsSince since;
  for (int i = 0; i < 6; ++i) {
    Tensor x = input({7}) + i;
    Tensor y = run(x);
    EXPECT_TRUE(y.device().isCPU());
    expectNearby(y, f(x));
  }
  EXPECT_EQ(since.get().first, 1);
  EXPECT_EQ(since.get().recorded, 1);
  EXPECT_EQ(since.get().replayed, 4) << "wherever they lie";
}

TEST(CudaGraphs, AreNotMadeInOtherModes) {
  for (const char *mode : {"default", "max-autotune-no-cudagraphs"}) {
    auto run = compile([](const Tensor &x) { return x * 3; }, {.mode = mode});
    GraphsSince since;
    for (int i = 0; i < 4; ++i)
      run(moved(input({5})));
    EXPECT_EQ(since.get().first, 0);
    EXPECT_EQ(since.get().replayed, 0);
  }
}

/// Returns the losses of a perceptron, each of whose steps is a graph.
std::vector<double> trained(const Device &device, const Options &options) {
  manual_seed(3);
  nn::Sequential net(nn::Linear(6, 8), nn::ReLU(), nn::Linear(8, 3));
  net.to(device);
  optim::Adam optimizer(net.parameters(), {.lr = 0.05});
  auto step = compile(
      [&](const Tensor &x, const Tensor &target) {
        optimizer.zero_grad();
        Tensor loss = mean(square(net(x) - target));
        loss.backward();
        optimizer.step();
        return loss;
      },
      options);
  std::vector<double> losses;
  for (int i = 0; i < 12; ++i) {
    Tensor x = (input({16, 6}) + 0.1 * i).to(device);
    losses.push_back(step(x, (input({16, 3}) * 0.5).to(device)).item<float>());
  }
  return losses;
}

TEST(CudaGraphs, TrainAsTheHostCodeDoes) {
  std::vector<double> plain = trained(gpu(), {});
  GraphsSince since;
  std::vector<double> repeated = trained(gpu(), graphs);
  GraphCounts counts = since.get();
  EXPECT_GE(counts.replayed, 4) << counts.first << " first, " << counts.plain
                                << " plain, " << counts.recorded << " recorded";
  EXPECT_EQ(plain, repeated);
  EXPECT_LT(repeated.back(), repeated.front());
}

TEST(CudaGraphs, SayWhichIndexIsWrong) {
  auto run =
      compile([](const Tensor &table,
                 const Tensor &indices) { return embedding(table, indices); },
              graphs);
  Tensor table = moved(input({4, 2}));
  auto rows = [&](std::vector<int64_t> indices) {
    return run(table, moved(tensor(indices))).toVector<float>();
  };
  std::vector<float> good = rows({1, 3});
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(rows({1, 3}), good);
  EXPECT_REFUSED(rows({1, 7}), "7");
  EXPECT_EQ(rows({1, 3}), good);
}

TEST(CudaGraphs, AreNotMadeOfWhatTheHostReads) {
  auto run = compile(
      [](const Tensor &x) {
        return while_loop([](const Tensor &y) { return y.sum() < 100; },
                          [](const Tensor &y) { return y * 2; }, x);
      },
      graphs);
  GraphsSince since;
  for (int i = 0; i < 4; ++i)
    EXPECT_GE(run(moved(input({4}) + 1)).sum().item<float>(), 100);
  EXPECT_GE(since.get().plain, 1);
  EXPECT_EQ(since.get().replayed, 0);
  EXPECT_EQ(graphCounts().reasons.count("it reads elements on the host"), 1u);
}

TEST(CudaGraphs, BelongToASession) {
  Session session;
  Session::Scope scope(session);
  auto run = compile([](const Tensor &x) { return x - 2; }, graphs);
  for (int i = 0; i < 6; ++i)
    run(moved(input({3})));
  EXPECT_GE(session.graphCounts().replayed, 1);
}

} // namespace
