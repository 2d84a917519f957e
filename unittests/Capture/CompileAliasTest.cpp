//===- CompileAliasTest.cpp - aliases in compiled functions ---------------===//
//
// Tensors that a function creates, captures, keeps, or receives twice; sizes
// and marks that outlive their trace; functions that are not traced.
//
//===----------------------------------------------------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Modules/All.h"
#include <barrier>
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

static Tensor filledWith(const std::vector<int64_t> &sizes, double value) {
  return full(Sizes(sizes.begin(), sizes.end()), value);
}

static Options withOpenSizes() {
  Options options;
  options.dynamic = true;
  return options;
}

TEST(CompileAlias, TensorsOfValuesAreNewInEachCall) {
  auto f = compile([](Tensor x) {
    Tensor sum = tensor({0.f});
    sum.add_(x);
    return sum;
  });
  Tensor first = f(filledWith({1}, 1));
  Tensor second = f(filledWith({1}, 2));
  check(first, DType::F32, {1}, {1});
  check(second, DType::F32, {1}, {2});
  EXPECT_EQ(f.counts().versions, 1);
  float values[] = {5};
  auto g =
      compile([&](Tensor x) { return x + from_blob(values, {1}, DType::F32); });
  EXPECT_REFUSED(g(filledWith({1}, 1)), "make the tensor outside");
}

TEST(CompileAlias, FunctionsThatAreNotTracedWrite) {
  auto bump = disable([](Tensor x) { x.add_(1); });
  auto f = compile([&](Tensor x) {
    bump(x);
    return x;
  });
  Tensor x = filledWith({1}, 1);
  check(f(x), DType::F32, {1}, {2});
  check(x, DType::F32, {1}, {2});
  double seen = 0;
  auto g = compile([&](Tensor x) {
    Tensor y = x * 2;
    bump(y);
    seen = y.item<float>();
    return y;
  });
  g(filledWith({1}, 1));
  EXPECT_EQ(seen, 3);
}

TEST(CompileAlias, ArgumentsMayBeCaptured) {
  Tensor w = filledWith({2}, 1);
  auto f = compile([&](Tensor x) {
    x.add_(1);
    return w * 2;
  });
  check(f(filledWith({2}, 7)), DType::F32, {2}, {2, 2});
  check(f(w), DType::F32, {2}, {4, 4});
  check(f(w), DType::F32, {2}, {6, 6});
  auto g = compile([&](Tensor x) {
    x.add_(1);
    w.add_(1);
  });
  g(filledWith({2}, 0));
  g(w);
  check(w, DType::F32, {2}, {6, 6});
  Tensor m = filledWith({2, 2}, 1);
  auto h = compile([&](Tensor x) {
    x.add_(1);
    return m * 2;
  });
  EXPECT_REFUSED(h(m[0]), "clone() the argument");
  auto reads = compile([&](Tensor x) { return x + m; });
  check(reads(m[0]), DType::F32, {2, 2}, {2, 2, 2, 2});
}

TEST(CompileAlias, ProgramMemoryStaysWithWhatReadsIt) {
  float values[] = {1, 2};
  Tensor blob = from_blob(values, {2}, DType::F32);
  {
    Tensor unused = blob * 3;
  }
  compile([](Tensor x) { return x + 1; })(blob);
  Tensor sum = blob + 1;
  compile([](Tensor x) { x.mul_(10); })(blob);
  check(sum, DType::F32, {2}, {2, 3});
}

TEST(CompileAlias, SizesMayBeClosedAfterTheyWereTaken) {
  auto f = compile(
      [](Tensor x, Tensor w) {
        Size n = x.size(0);
        Tensor y = conv_transpose1d(x, w);
        return n > 1 ? y : -y;
      },
      withOpenSizes());
  EXPECT_EQ(f(filledWith({2, 1, 4}, 1), filledWith({1, 1, 3}, 1)).dim(), 3);
  EXPECT_EQ(f(filledWith({1, 1, 4}, 1), filledWith({1, 1, 3}, 1))[0][0][0]
                .item<float>(),
            -1);
}

TEST(CompileAlias, SizesOfOtherTracesAreNumbers) {
  Size rows;
  auto f = compile(
      [&](Tensor x) {
        rows = x.size(0);
        return x + 1;
      },
      withOpenSizes());
  f(filledWith({4}, 1));
  auto g = compile([&](Tensor y) { return zeros({y.size(0) + rows}); },
                   withOpenSizes());
  EXPECT_EQ(int64_t(g(filledWith({3}, 1)).size(0)), 7);
  auto h = compile([&](Tensor y) { return rows == y.size(0) ? y + 1 : y - 1; },
                   withOpenSizes());
  EXPECT_EQ(h(filledWith({4}, 1))[0].item<float>(), 2);
  EXPECT_EQ(h(filledWith({5}, 1))[0].item<float>(), 0);
}

TEST(CompileAlias, ThreadsMakeOneVersion) {
  auto f = compile([](Tensor x) { return (x * 2.71).sum(); });
  constexpr int kThreads = 8;
  std::barrier start(kThreads);
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i)
    threads.emplace_back([&] {
      start.arrive_and_wait();
      f(filledWith({5}, 1));
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(f.counts().versions, 1);
  f(filledWith({6}, 1));
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(CompileAlias, BoundsAreOfOneFunction) {
  Tensor x = filledWith({8}, 1);
  mark_dynamic(x, 0, {.min = 4, .max = 64, .multiple = 4});
  auto f = compile([](Tensor x) { return x * 2; });
  f(x);
  auto g = compile([](Tensor x) { return x * 2; }, withOpenSizes());
  EXPECT_EQ(int64_t(g(filledWith({100}, 1)).size(0)), 100);
}

TEST(CompileAlias, MarksAreNotThoseOfViews) {
  Tensor x = filledWith({8, 2}, 1);
  mark_dynamic(x, 0, {.min = 4});
  auto f = compile([](Tensor x) { return x * 2; });
  EXPECT_EQ(int64_t(f(x.t()).size(0)), 2);
  EXPECT_EQ(int64_t(f(x[0]).size(0)), 2);
}

TEST(CompileAlias, GraphsThatFailLeaveOtherWrites) {
  auto f = compile([](Tensor x) {
    x.add_(1);
    Tensor bad = x.index({tensor({5})});
    try {
      bad.toVector<float>();
    } catch (const Exception &) {
    }
  });
  Tensor x = filledWith({2}, 1);
  f(x);
  check(x, DType::F32, {2}, {2, 2});
  f(x);
  check(x, DType::F32, {2}, {3, 3});
}

TEST(CompileAlias, BackendsMayUseTensors) {
  Options options;
  options.customBackend = [](const Graph &) -> GraphCallable {
    Tensor two = full({}, 2.0);
    EXPECT_EQ(two.item<float>(), 2);
    Tensor factor = two + 1;
    return [factor](const std::vector<Tensor> &arguments) {
      return std::vector<Tensor>{arguments[0] * factor};
    };
  };
  auto f = compile([](Tensor x) { return x * 2; }, options);
  check(f(filledWith({2}, 1)), DType::F32, {2}, {3, 3});
}

TEST(CompileAlias, ParametersMayBeViews) {
  Tensor bank = tensor<float>({1, 1, 1, 1, 2, 2, 2, 2}, {2, 2, 2});
  nn::Linear linear(2, 2, {.bias = false});
  auto run = nn::compile(linear);
  for (int i = 0; i < 2; ++i) {
    linear.weight = bank[i];
    check(run(filledWith({1, 2}, 1)), DType::F32, {1, 2},
          {2. + 2 * i, 2. + 2 * i});
  }
}

TEST(CompileAlias, CompiledFunctionsWorkWithinControlFlow) {
  auto g = compile([](Tensor x) { return x + 1; });
  Tensor end = while_loop([](Tensor s) { return s.sum() < 5; },
                          [&](Tensor s) { return g(s); }, filledWith({1}, 1));
  check(end, DType::F32, {1}, {5});
  auto writes = compile([](Tensor x) {
    x.add_(1);
    return x * 1;
  });
  Tensor x = filledWith({1}, 1), p = tensor(false);
  auto h = compile([&](Tensor x, Tensor p) {
    return cond(p, [&] { return writes(x); }, [&] { return x * 1; });
  });
  EXPECT_REFUSED(h(x, p), "must not write");
  check(x, DType::F32, {1}, {1});
}

TEST(CompileAlias, TensorsOfBranchesHaveNoValueOutside) {
  auto f = compile([](Tensor x) {
    Tensor kept;
    Tensor y = cond(
        x.sum() > 0,
        [&] {
          kept = x * 3;
          return kept + 1;
        },
        [&] { return x; });
    return std::make_pair(y, kept);
  });
  for (int i = 0; i < 2; ++i)
    EXPECT_REFUSED(f(filledWith({1}, 1)).second.item<float>(), "return it");
}

TEST(CompileAlias, NormalizedSizesAreGuarded) {
  auto f =
      compile([](Tensor x) { return layer_norm(x, {4}); }, withOpenSizes());
  f(filledWith({2, 4}, 1));
  EXPECT_REFUSED(f(filledWith({2, 5}, 1)), "normalized_shape");
}

TEST(CompileAlias, OverlappingElementsAreAnotherLayout) {
  auto f = compile([](Tensor x) { x.add_(1); });
  f(filledWith({3, 4}, 1).slice(1, 0, 2));
  Tensor y = filledWith({4}, 1);
  EXPECT_REFUSED(f(y.unfold(0, 2, 1)), "the same in memory");
}

// More arguments than the first filter of CallKey has bits.
TEST(CompileAlias, OneTensorAmongManyArguments) {
  auto function = [](std::vector<Tensor> all, int64_t written, int64_t read) {
    all[size_t(written)].add_(1);
    return all[size_t(read)] + 0;
  };
  for (auto [first, second] :
       {std::pair(3, 9), {3, 38}, {16, 17}, {20, 38}, {1, 15}}) {
    auto f = compile(function);
    std::vector<Tensor> all;
    for (int i = 0; i < 40; ++i)
      all.push_back(filledWith({2}, i));
    check(f(all, first, second), DType::F32, {2},
          {double(second), double(second)});
    all[size_t(second)] = all[size_t(first)];
    check(f(all, first, second), DType::F32, {2},
          {double(first + 2), double(first + 2)});
  }
}
