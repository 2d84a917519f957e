//===- CompileTest.cpp - compiled functions -------------------------------===//

#include "tcopt/Capture/Compile.h"
#include "FunctionsTesting.h"
#include <atomic>
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

namespace {
Tensor filled(const std::vector<int64_t> &sizes, float value) {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return tensor<float>(std::vector<float>(count, value), sizes);
}
} // namespace

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

TEST(Compile, TracesOnceForEachKindOfArguments) {
  int traced = 0;
  auto f = compile([&](Tensor x, Tensor y) {
    ++traced;
    return x * y + 1;
  });
  for (int i = 0; i < 3; ++i)
    check(f(filled({2}, 2), filled({2}, 3)), DType::F32, {2}, {7, 7});
  EXPECT_EQ(traced, 1);
  check(f(filled({2}, 2).to(DType::F64), filled({2}, 3)), DType::F64, {2},
        {7, 7});
  EXPECT_EQ(traced, 2);
  check(f(filled({1, 2}, 2), filled({2}, 3)), DType::F32, {1, 2}, {7, 7});
  EXPECT_EQ(traced, 3);
  CompileCounts counts = f.counts();
  EXPECT_EQ(counts.calls, 5);
  EXPECT_EQ(counts.versions, 3);
  EXPECT_EQ(counts.recompiles, 2);
  f.reset();
  f(filled({2}, 2), filled({2}, 3));
  EXPECT_EQ(traced, 4);
}

TEST(Compile, NumbersAreGuarded) {
  int traced = 0;
  auto f = compile([&](Tensor x, int64_t power, double scale, bool negate,
                       std::string mode) {
    ++traced;
    Tensor y = pow(x, power) * scale;
    if (mode == "plus")
      y = y + 1;
    return negate ? -y : y;
  });
  Tensor x = filled({1}, 3);
  EXPECT_EQ(f(x, 2, 0.5, false, "").item<float>(), 4.5);
  EXPECT_EQ(f(x, 2, 0.5, true, "").item<float>(), -4.5);
  EXPECT_EQ(f(x, 3, 0.5, true, "").item<float>(), -13.5);
  EXPECT_EQ(f(x, 3, 1.0, true, "plus").item<float>(), -28);
  EXPECT_EQ(traced, 4);
  EXPECT_EQ(f(x, 2, 0.5, true, "").item<float>(), -4.5);
  EXPECT_EQ(traced, 4);
}

TEST(Compile, TooManyVersionsAreAnError) {
  Options options;
  options.recompileLimit = 2;
  options.failOnRecompileLimit = true;
  options.name = "power";
  auto f = compile([](Tensor x, int64_t n) { return pow(x, n); }, options);
  Tensor x = filled({1}, 2);
  f(x, 1);
  f(x, 2);
  EXPECT_REFUSED(f(x, 3), "'power' was compiled 2 times");
  EXPECT_EQ(f(x, 2).item<float>(), 4);
}

TEST(Compile, ErrorsAreAtTheLineInTheFunction) {
  auto f = compile([](Tensor x) { return matmul(x, x); });
  std::string place = "CompileTest.cpp:" + std::to_string(__LINE__ - 1) + ":";
  EXPECT_REFUSED(f(filled({2, 3}, 1)), place);
  check(f(filled({2, 2}, 1)), DType::F32, {2, 2}, {2, 2, 2, 2});
}

//===----------------------------------------------------------------------===//
// Structures
//===----------------------------------------------------------------------===//

namespace {
struct State {
  Tensor hidden;
  std::map<std::string, Tensor> more;
  int64_t steps = 0;
  template <typename V> void fields(V &&v) { v(hidden, more, steps); }
};
} // namespace

TEST(CompileStructures, AreTakenAndReturned) {
  auto f = compile(
      [](State state, std::vector<Tensor> list, std::optional<Tensor> bias) {
        State next = state;
        next.hidden = state.hidden + list[0] * list[1];
        if (bias)
          next.hidden = next.hidden + *bias;
        next.more["sum"] = next.hidden.sum();
        ++next.steps;
        return std::make_pair(next, list[0]);
      });
  State state{filled({2}, 1), {}, 3};
  std::vector<Tensor> list{filled({2}, 2), filled({2}, 3)};
  for (int i = 0; i < 2; ++i) {
    auto [next, first] = f(state, list, std::nullopt);
    check(next.hidden, DType::F32, {2}, {7, 7});
    EXPECT_EQ(next.more.at("sum").item<float>(), 14);
    EXPECT_EQ(next.steps, 4);
    EXPECT_TRUE(first.is_same(list[0]));
  }
  EXPECT_EQ(f.counts().versions, 1);
  check(f(state, list, filled({2}, 10)).first.hidden, DType::F32, {2},
        {17, 17});
}

TEST(CompileStructures, NothingIsReturned) {
  auto f = compile([](Tensor x) { x.add_(1); });
  Tensor x = filled({2}, 1);
  for (int i = 0; i < 3; ++i)
    f(x);
  check(x, DType::F32, {2}, {4, 4});
  EXPECT_EQ(f.counts().versions, 1);
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

TEST(CompileWrites, ArgumentsAreUpdated) {
  auto f = compile([](Tensor x, Tensor y) {
    x[0] = y;
    Tensor part = x.t().select(0, 1);
    part.mul_(2);
    return part + 1;
  });
  for (int i = 0; i < 2; ++i) {
    Tensor x = filled({2, 2}, 1);
    check(f(x, filled({2}, 5)), DType::F32, {2}, {11, 3});
    check(x, DType::F32, {2, 2}, {5, 10, 1, 2});
  }
  EXPECT_EQ(f.counts().versions, 1);
}

TEST(CompileGuards, OnlyWhatDecidesIsCompared) {
  auto f = compile([](Tensor x, Tensor unused) { return x + 1; });
  check(f(filled({2}, 1), filled({2, 3}, 1)), DType::F32, {2}, {2, 2});
  check(f(filled({2}, 1), filled({3, 4}, 1)), DType::F32, {2}, {2, 2});
  check(f(filled({2}, 1), filled({3, 4}, 1).t()), DType::F32, {2}, {2, 2});
  check(f(filled({2}, 1), filled({3, 4}, 1).to(DType::I64)), DType::F32, {2},
        {2, 2});
  EXPECT_EQ(f.counts().versions, 1);
  auto g = compile([](Tensor x, Tensor asked) {
    return asked.dtype() == DType::F32 ? x + asked.dim() : x - 1;
  });
  check(g(filled({2}, 1), filled({2}, 1)), DType::F32, {2}, {2, 2});
  check(g(filled({2}, 1), filled({2}, 1).to(DType::I64)), DType::F32, {2},
        {0, 0});
  check(g(filled({2}, 1), filled({2, 2}, 1)), DType::F32, {2}, {3, 3});
  EXPECT_EQ(g.counts().versions, 3);
}

TEST(CompileGuards, SizesThatAreAskedForDecide) {
  auto f = compile(
      [](Tensor x, Tensor asked) { return asked.size(0) > 2 ? x + 1 : x - 1; });
  for (int i = 0; i < 2; ++i)
    for (int64_t size = 0; size < 5; ++size) {
      double sum = size > 2 ? 2 : 0;
      check(f(filled({2}, 1), filled({size}, 1)), DType::F32, {2}, {sum, sum});
    }
}

TEST(CompileGuards, UnusedArgumentsOfOtherRanksAreToldApart) {
  auto f = compile([](Tensor unused, Tensor x) { return x + 1; });
  check(f(filled({2, 2}, 1), filled({2}, 1)), DType::F32, {2}, {2, 2});
  check(f(filled({2}, 1), filled({2, 2}, 1)), DType::F32, {2, 2}, {2, 2, 2, 2});
  check(f(filled({4, 1}, 1), filled({2}, 1)), DType::F32, {2}, {2, 2});
  check(f(Tensor(), filled({2}, 1)), DType::F32, {2}, {2, 2});
  EXPECT_EQ(f.counts().versions, 3);
}

TEST(CompileWrites, ViewsAndMemoryOfTheProgramAreUpdated) {
  auto f = compile([](Tensor x) { return x.add_(1); });
  Tensor whole = filled({2, 2}, 1);
  f(whole.select(1, 0));
  check(f(whole.select(1, 0)), DType::F32, {2}, {3, 3});
  check(whole, DType::F32, {2, 2}, {3, 1, 3, 1});
  float values[] = {1, 2};
  Tensor blob = from_blob(values, {2}, DType::F32);
  f(blob);
  EXPECT_EQ(values[1], 3);
}

TEST(CompileWrites, CapturedTensorsAreUpdated) {
  Tensor count = filled({}, 0), weight = filled({2}, 3);
  auto f = compile([&](Tensor x) {
    count.add_(1);
    return x * weight + count;
  });
  check(f(filled({2}, 1)), DType::F32, {2}, {4, 4});
  check(f(filled({2}, 1)), DType::F32, {2}, {5, 5});
  weight.mul_(2);
  check(f(filled({2}, 1)), DType::F32, {2}, {9, 9});
  EXPECT_EQ(count.item<float>(), 3);
  EXPECT_EQ(f.counts().versions, 1);
}

TEST(CompileWrites, ArgumentsThatShareElementsAreRight) {
  auto f = compile([](Tensor x, Tensor y) {
    x.add_(1);
    return y * 2;
  });
  Tensor x = filled({2, 2}, 1);
  for (int i = 0; i < 2; ++i)
    check(f(x, x[0]), DType::F32, {2}, {4 + 2. * i, 4 + 2. * i});
  check(f(filled({2}, 0), filled({2}, 1)), DType::F32, {2}, {2, 2});
  EXPECT_EQ(f.counts().versions, 1);
  Tensor same = filled({2}, 0);
  for (int i = 0; i < 2; ++i)
    check(f(same, same), DType::F32, {2}, {2 + 2. * i, 2 + 2. * i});
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(CompileWrites, ResultsThatAreArgumentsStayThat) {
  auto f = compile([](Tensor x) { return std::make_pair(x, x.t()); });
  Tensor x = filled({2, 3}, 1);
  for (int i = 0; i < 2; ++i) {
    auto [same, turned] = f(x);
    EXPECT_TRUE(same.is_same(x));
    turned.select(0, 0).fill_(float(i));
    EXPECT_EQ(x[1][0].item<float>(), i);
  }
}

TEST(CompileWrites, WhatIsPendingSeesTheElementsOfItsTime) {
  Tensor weight = filled({2}, 3);
  auto f = compile([&](Tensor x) { weight.add_(x); });
  float values[] = {1, 2};
  Tensor blob = from_blob(values, {2}, DType::F32);
  auto g = compile([](Tensor x) { x.mul_(10); });
  for (int i = 0; i < 2; ++i) {
    weight.fill_(3);
    blob.copy_(tensor({1.f, 2.f}));
    Tensor before = weight * 2, seen = blob + 0.5;
    f(filled({2}, 1));
    g(blob);
    Tensor after = weight * 2, later = blob + 0.5;
    check(before, DType::F32, {2}, {6, 6});
    check(after, DType::F32, {2}, {8, 8});
    check(seen, DType::F32, {2}, {1.5, 2.5});
    check(later, DType::F32, {2}, {10.5, 20.5});
  }
}

TEST(CompileStructures, TensorsMayBeMissing) {
  auto f = compile([](Tensor x, Tensor mask) {
    return std::make_pair(mask.defined() ? x * mask : Tensor(), x + 1);
  });
  for (int i = 0; i < 2; ++i) {
    auto [product, sum] = f(filled({2}, 1), {});
    EXPECT_FALSE(product.defined());
    check(sum, DType::F32, {2}, {2, 2});
  }
  check(f(filled({2}, 1), filled({2}, 3)).first, DType::F32, {2}, {3, 3});
}

TEST(CompileWrites, TensorsThatAreKeptOutsideAreMadeEachTime) {
  Tensor kept;
  int traced = 0;
  auto f = compile([&](Tensor x) {
    ++traced;
    kept = x + 1;
    return x * 2;
  });
  f(filled({1}, 1));
  EXPECT_EQ(kept.item<float>(), 2);
  f(filled({1}, 5));
  EXPECT_EQ(kept.item<float>(), 6);
  EXPECT_EQ(traced, 2);
}

//===----------------------------------------------------------------------===//
// Graph breaks
//===----------------------------------------------------------------------===//

TEST(CompileBreaks, ReadValuesEndAGraph) {
  auto f = compile([](Tensor x) {
    Tensor y = x * 2;
    if (y.sum().item<float>() > 10)
      return y + 1;
    return y - 1;
  });
  for (int i = 0; i < 2; ++i) {
    check(f(filled({2}, 1)), DType::F32, {2}, {1, 1});
    check(f(filled({2}, 5)), DType::F32, {2}, {11, 11});
  }
  EXPECT_EQ(f.counts().graphBreaks, 4);
  EXPECT_EQ(f.counts().versions, 0);
}

TEST(CompileBreaks, WritesBeforeAndAfterAreKept) {
  Tensor state = filled({1}, 0);
  auto f = compile([&](Tensor x) {
    x.add_(1);
    state.add_(x.sum());
    double read = state.item<double>();
    x.mul_(read);
    return x + state;
  });
  Tensor x = filled({2}, 1);
  check(f(x), DType::F32, {2}, {12, 12});
  check(x, DType::F32, {2}, {8, 8});
  EXPECT_EQ(state.item<float>(), 4);
}

TEST(CompileBreaks, AreErrorsWithFullgraph) {
  Options options;
  options.fullgraph = true;
  auto f =
      compile([](Tensor x) { return x.sum().isTrue() ? x : x + 1; }, options);
  std::string place = "CompileTest.cpp:" + std::to_string(__LINE__ - 1) + ":";
  EXPECT_REFUSED(f(filled({2}, 1)), place);
  EXPECT_REFUSED(f(filled({2}, 1)), "fullgraph=true");
}

TEST(CompileBreaks, ExplainTells) {
  auto f = [](Tensor x) {
    Tensor y = x * 2 + 1;
    return y.sum().isTrue() ? y * 3 : y;
  };
  Explanation explanation = explain(f)(filled({2, 3}, 1));
  ASSERT_EQ(explanation.graphs.size(), 2u);
  EXPECT_EQ(explanation.numBreaks(), 1);
  EXPECT_NE(explanation.graphs[0].breakPlace.find("CompileTest.cpp:"),
            std::string::npos);
  EXPECT_NE(explanation.graphs[0].graph.text.find("graph.mul"),
            std::string::npos);
  EXPECT_GT(explanation.numOps(), 3);
  EXPECT_NE(explanation.text().find("size(1) of argument 0 == 3"),
            std::string::npos);
}

//===----------------------------------------------------------------------===//
// Dynamic sizes
//===----------------------------------------------------------------------===//

TEST(CompileSizes, ThatVaryAreOpen) {
  int traced = 0;
  auto f = compile([&](Tensor x) {
    ++traced;
    Size rows = x.size(0);
    return reshape(x * 2, {rows * 2, 2}) + zeros({rows * 2, 1});
  });
  for (int64_t rows : {3, 5, 7, 4, 100})
    check(f(filled({rows, 4}, 1)), DType::F32, {rows * 2, 2},
          std::vector<double>(rows * 4, 2));
  EXPECT_EQ(traced, 2);
  EXPECT_EQ(f.counts().versions, 2);
  f(filled({1, 4}, 1));
  f(filled({9, 4}, 1));
  EXPECT_EQ(traced, 2);
}

TEST(CompileSizes, MarksAreStatedInTheGraph) {
  auto f = compile([](Tensor x) { return x * 2; });
  Tensor x = filled({8, 2}, 1);
  mark_dynamic(x, 0, {4, 64, 4});
  std::string text = f.explain(x).graphs.at(0).graph.text;
  EXPECT_NE(text.find("graph.symbols = {s0 = {max = 64"), std::string::npos)
      << text;
  check(f(x).select(1, 0), DType::F32, {8}, std::vector<double>(8, 2.));
}

TEST(CompileSizes, OneIsLikeOthersWhereNothingIsExpanded) {
  Tensor weight = filled({3, 4}, 2);
  auto same = compile([&](Tensor x) {
    Tensor y = relu(matmul(x, weight)) + 1;
    return softmax(y + y.sum(0), 1) * y;
  });
  for (int64_t n : {2, 3, 1, 0, 5}) {
    Tensor y = same(filled({n, 3}, 1));
    EXPECT_EQ(int64_t(y.size(0)), n);
    if (n)
      EXPECT_NEAR(y[-1][0].item<float>(), 7. / 4, 1e-5);
  }
  EXPECT_EQ(same.counts().versions, 2);
  auto expands = compile([](Tensor x, Tensor y) { return x + y; });
  for (auto [a, b] : {std::pair(2, 2), {3, 3}, {1, 3}, {3, 1}, {1, 1}, {4, 4}})
    check(expands(filled({a}, 1), filled({b}, 2)), DType::F32, {std::max(a, b)},
          std::vector<double>(std::max(a, b), 3.));
}

TEST(CompileSizes, ComparisonsAreGuards) {
  int traced = 0;
  Options options;
  options.dynamic = true;
  auto f = compile(
      [&](Tensor x) {
        ++traced;
        return x.size(0) * 2 > 100 ? x + 1 : x - 1;
      },
      options);
  EXPECT_EQ(f(filled({3}, 1))[0].item<float>(), 0);
  EXPECT_EQ(f(filled({50}, 1))[0].item<float>(), 0);
  EXPECT_EQ(traced, 1);
  EXPECT_EQ(f(filled({51}, 1))[0].item<float>(), 2);
  EXPECT_EQ(f(filled({99}, 1))[0].item<float>(), 2);
  EXPECT_EQ(traced, 2);
  EXPECT_NE(
      f.explain(filled({3}, 1)).text().find("2 * size(0) of argument 0 <= 100"),
      std::string::npos);
}

TEST(CompileSizes, QuotientsRoundAsThoseOfNumbers) {
  Options options;
  options.dynamic = true;
  auto f = compile(
      [](Tensor x) {
        Size n = x.size(0) - 7;
        return arange(n / 4 + 5) + n % 4;
      },
      options);
  for (int64_t size : {3, 4, 6, 7, 8, 12}) {
    Size n = size - 7;
    EXPECT_EQ(f(filled({size}, 1)).size(0), n / 4 + 5);
    EXPECT_EQ(f(filled({size}, 1))[0].item<int64_t>(), n % 4);
  }
  EXPECT_EQ(Size(-7) / 4, -2);
  EXPECT_EQ(Size(-7) % 4, 1);
}

TEST(CompileSizes, GradientsOfExpressionsAreCompiledOnce) {
  int traced = 0;
  Options options;
  options.dynamic = true;
  auto f = compile(
      [&](Tensor x, Tensor y) {
        ++traced;
        return cat({x, x}, 0) * y;
      },
      options);
  for (int64_t size : {3, 5, 2}) {
    Tensor x = filled({size}, 1).requires_grad_();
    Tensor y = filled({2 * size}, 3);
    f(x, y).sum().backward();
    check(x.grad(), DType::F32, {size}, std::vector<double>(size_t(size), 6.));
  }
  EXPECT_EQ(traced, 1);
}

TEST(CompileSizes, ReadAsNumbersAreConstants) {
  int traced = 0;
  auto f = compile([&](Tensor x) {
    ++traced;
    int64_t n = x.size(0);
    Tensor y = x;
    for (int64_t i = 0; i < n; ++i)
      y = y + 1;
    return y;
  });
  for (int64_t n : {2, 3, 2, 3, 4})
    EXPECT_EQ(f(filled({n}, 0))[0].item<float>(), n);
  EXPECT_EQ(traced, 3);
}

TEST(CompileSizes, OfResultsAreFoundInOnesOfArguments) {
  int traced = 0;
  Options options;
  options.dynamic = true;
  auto f = compile(
      [&](Tensor x) {
        ++traced;
        Tensor y = cat({x, x.slice(0, 1)});
        return y.size(0) < 20 ? y : -y;
      },
      options);
  f(filled({4}, 1));
  EXPECT_EQ(f(filled({10}, 1)).sum().item<float>(), 19);
  EXPECT_EQ(traced, 1);
  EXPECT_EQ(f(filled({11}, 1)).sum().item<float>(), -21);
  EXPECT_EQ(traced, 2);
}

TEST(CompileSizes, StayOpenAcrossBreaks) {
  auto f = compile([](Tensor x) {
    Tensor y = x * 2;
    if (y.sum().isTrue())
      y = y + ones({x.size(0)});
    return y;
  });
  for (int64_t n : {3, 4, 5, 6})
    EXPECT_EQ(f(filled({n}, 1)).sum().item<float>(), 3 * n);
}

//===----------------------------------------------------------------------===//
// Randomness, nesting, threads
//===----------------------------------------------------------------------===//

TEST(Compile, RandomNumbersDifferFromCallToCall) {
  auto f = compile([](Tensor x) { return x + rand({4}); });
  Tensor x = filled({4}, 0);
  std::vector<float> a = f(x).toVector<float>(), b = f(x).toVector<float>(),
                     c = f(x).toVector<float>();
  EXPECT_NE(a, b);
  EXPECT_NE(b, c);
  EXPECT_EQ(f.counts().versions, 1);
}

TEST(Compile, FunctionsThatAreCalledBecomePartOfTheGraph) {
  auto inner = compile([](Tensor x) { return x * 2; });
  auto outer = compile([&](Tensor x) { return inner(x) + 1; });
  EXPECT_EQ(outer(filled({1}, 3)).item<float>(), 7);
  EXPECT_EQ(inner.counts().calls, 0);
  EXPECT_EQ(outer.counts().versions, 1);
}

TEST(Compile, ThreadsMayCallWhileItCompiles) {
  auto f = compile([](Tensor x) { return (x * 2).sum(); });
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] {
      for (int64_t n = 2; n < 40; ++n) {
        int64_t size = 2 + (n * 7 + i) % 20;
        if (f(filled({size}, 1)).item<float>() != float(2 * size))
          ++wrong;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST(Compile, InterpreterIsABackend) {
  Options options;
  options.backend = "interp";
  auto f = compile([](Tensor x) { return softmax(x, 0); }, options);
  check(f(filled({2}, 1)), DType::F32, {2}, {0.5, 0.5});
  options.backend = "nothing";
  auto g = compile([](Tensor x) { return x + 1; }, options);
  EXPECT_REFUSED(g(filled({2}, 1)), "unknown backend 'nothing'");
}
