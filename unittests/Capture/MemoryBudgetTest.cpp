//===- MemoryBudgetTest.cpp - memory budgets of compiled functions --------===//

#include "../../lib/Capture/Tape/GraphNode.h"
#include "../../lib/Capture/Tensor/Cell.h"
#include "AutogradTesting.h"
#include "FunctionsTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Gradients.h"
#include "tcopt/Support/Environment.h"
#include <cstdlib>

using namespace tcopt;
using namespace tcopt::testing;
using List = std::vector<Tensor>;

/// Returns the bytes that the node of a call saves, including arguments.
static int64_t savedBytes(const Tensor &result) {
  const capture::Edge &edge = result.getImpl()->variable()->edge;
  auto &node = dynamic_cast<capture::GraphNode &>(*edge.node);
  int64_t bytes = 0;
  for (const capture::SavedTensor &saved : node.saved)
    if (saved.isWhole())
      bytes += saved.tensor(node).nbytes();
  return bytes;
}

static Options budget(const std::string &text) {
  Options options;
  options.memoryBudget = text;
  return options;
}

static Tensor network(Tensor x, Tensor w) {
  for (int i = 0; i < 4; ++i)
    x = tanh(matmul(x, w)) + sin(x);
  return x.sum();
}

static Tensor loop(Tensor x, Tensor w, Tensor count,
                   std::optional<int64_t> bound) {
  using State = std::pair<Tensor, Tensor>;
  State last =
      while_loop([&](State state) { return state.second < count; },
                 [&](State state) {
                   return State(tanh(matmul(state.first, w)), state.second + 1);
                 },
                 State(x, tensor(0)), {.max_trip_count = bound});
  return last.first.sum();
}

// A loop with a condition saves every iteration, or every k-th one.
TEST(MemoryBudget, LoopsKeepSegments) {
  Tensor x = leaf({64, 16}), w = leaf({16, 16}, 1) * 0.3, count = tensor(100);
  w = w.detach().requires_grad_();
  List expected = autograd::grad({loop(x, w, count, {})}, {x, w});
  // Each iteration has 8 KiB of state.
  for (std::optional<int64_t> bound : {std::optional<int64_t>(), {100}}) {
    int64_t whole = 0;
    for (const char *text : {"", "0.5"}) {
      auto f = compile(
          [&](Tensor x, Tensor w, Tensor n) { return loop(x, w, n, bound); },
          budget(text));
      Tensor loss = f(x, w, count);
      int64_t bytes = savedBytes(loss);
      whole = std::max(whole, bytes);
      if (*text)
        EXPECT_LE(bytes, whole / 4);
      List found = autograd::grad({loss}, {x, w});
      for (size_t k = 0; k < 2; ++k)
        EXPECT_TRUE(allclose(found[k], expected[k])) << text;
    }
  }
}

// The budget also applies to gradients that the function computes.
TEST(MemoryBudget, LoopsInTracesKeepSegments) {
  Tensor x = leaf({64, 16}), w = leaf({16, 16}, 1) * 0.3, count = tensor(50);
  List expected = autograd::grad({loop(x, w, count, {})}, {x});
  for (const char *text : {"", "0.5", "64KiB", "1GiB"}) {
    auto f = compile(
        [&](Tensor x, Tensor w, Tensor n) {
          return value_and_grad([&](Tensor x) { return loop(x, w, n, {}); })(x)
              .second;
        },
        budget(text));
    EXPECT_TRUE(allclose(f(x.detach(), w.detach(), count), expected[0]))
        << text;
    auto g = compile(
        [&](Tensor w, Tensor n) {
          return autograd::grad({loop(x, w, n, {})}, {x})[0];
        },
        budget(text));
    EXPECT_TRUE(allclose(g(w.detach(), count), expected[0])) << text;
  }
}

TEST(MemoryBudget, SavesLessForEqualGradients) {
  Tensor x = leaf({128, 64}), w = leaf({64, 64}, 1) * 0.2;
  w = w.detach().requires_grad_();
  List expected = autograd::grad({network(x, w)}, {x, w});
  int64_t whole = 0, before = 0;
  // Each intermediate tensor has 64 KiB.
  for (const char *text : {"", "1", "0.6", "100KiB", "0.2", "0"}) {
    auto f = compile(network, budget(text));
    for (int i = 0; i < 2; ++i) {
      Tensor loss = f(x, w);
      int64_t bytes = savedBytes(loss);
      if (before == 0)
        whole = before = bytes;
      EXPECT_LE(bytes, before) << text;
      before = bytes;
      List found = autograd::grad({loss}, {x, w});
      for (size_t k = 0; k < 2; ++k)
        EXPECT_TRUE(allclose(found[k], expected[k])) << text;
    }
    EXPECT_EQ(f.counts().versions, 1);
  }
  int64_t arguments = x.nbytes() + w.nbytes();
  EXPECT_EQ(before, arguments);
  EXPECT_GE(whole, arguments + 3 * x.nbytes());
}

TEST(MemoryBudget, KeepsGradientsOfGradients) {
  auto f = compile(network, budget("0"));
  auto second = [](const auto &function) {
    Tensor x = leaf({4, 3}), w = leaf({3, 3}, 1);
    List first =
        autograd::grad({function(x, w)}, {x, w}, {}, std::nullopt, true);
    return autograd::grad({(first[0] * first[0]).sum() + first[1].sum()},
                          {x, w});
  };
  List found = second(f), expected = second(network);
  for (size_t k = 0; k < 2; ++k)
    EXPECT_TRUE(allclose(found[k], expected[k]));
}

TEST(MemoryBudget, SaysTheLeastThatCanBeMet) {
  auto function = [](Tensor x) {
    Tensor y = cond(x.sum() > 0, [=] { return x * 2; }, [=] { return x * 3; });
    return sin(y).sum();
  };
  Tensor x = leaf({8});
  // Results of control flow cannot be recomputed.
  EXPECT_REFUSED(compile(function, budget("63B"))(x),
                 "expected a memory budget of at least 64 bytes, which values "
                 "take that cannot be computed again, but found 63");
  Tensor loss = compile(function, budget("64B"))(x);
  loss.backward();
  EXPECT_TRUE(x.grad().defined());
  // Without gradients nothing is saved.
  EXPECT_FALSE(compile(function, budget("63B"))(x.detach()).requires_grad());
  EXPECT_REFUSED(compile(function, budget("lots")),
                 "options.memoryBudget: expected a number in [0, 1] or an "
                 "amount such as 64MiB but found 'lots'");
  Options options;
  EXPECT_EQ(setOption(options, "MEMORY_BUDGET", "0.5"), "");
  EXPECT_EQ(options.memoryBudget, "0.5");
  ::setenv("TCOPT_MEMORY_BUDGET", "0.25", 1);
  EXPECT_EQ(initFromEnvironment().settings["MEMORY_BUDGET"], "0.25");
  ::unsetenv("TCOPT_MEMORY_BUDGET");
}
