//===- CompileNumbersTest.cpp - numbers as arguments ----------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Control.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {
Tensor onesOf(int64_t count) {
  return tensor<float>(std::vector<float>(size_t(count), 1.f), {count});
}
} // namespace

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

TEST(CompileNumbers, ThatVaryAreOpen) {
  int traced = 0;
  auto f = compile([&](Tensor x, Scalar a, Scalar b) {
    ++traced;
    return x * a + b;
  });
  for (int i = 0; i < 6; ++i)
    check(f(onesOf(2), 0.5 + i, i), DType::F32, {2},
          {0.5 + 2 * i, 0.5 + 2 * i});
  EXPECT_EQ(traced, 2);
}

TEST(CompileNumbers, RoundAsConstantsDo) {
  auto f = compile([&](Tensor x, Scalar a) { return x * a; });
  for (double a : {0.1, 1. / 3, 1e-40, 16777217., 0.1})
    EXPECT_EQ(f(onesOf(1), a).item<float>(), (onesOf(1) * a).item<float>());
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(CompileNumbers, KeepTheirKind) {
  auto f = compile([&](Tensor x, Scalar a) { return x + a; });
  Tensor x = tensor({1, 2});
  for (int64_t i : {1, 2, 3, 4})
    check(f(x, i), DType::I64, {2}, {double(1 + i), double(2 + i)});
  for (double i : {0.5, 1.5, 2.5})
    check(f(x, i), DType::F32, {2}, {1 + i, 2 + i});
  check(f(x, true), DType::I64, {2}, {2, 3});
  EXPECT_EQ(f.counts().versions, 5);
}

TEST(CompileNumbers, ReadAsNumbersAreConstants) {
  int traced = 0;
  auto f = compile([&](Tensor x, Scalar a) {
    ++traced;
    return a.toDouble() > 1 ? x * a : x;
  });
  for (int i = 0; i < 2; ++i)
    for (double a : {0.5, 2., 3.})
      EXPECT_EQ(f(onesOf(1), a).item<float>(), a > 1 ? float(a) : 1.f);
  EXPECT_EQ(traced, 3);
}

TEST(CompileNumbers, ThatAreReturnedAreThoseOfTheCall) {
  auto f = compile(
      [](Tensor x, Scalar a, Size n) { return std::make_tuple(x * a, a, n); });
  for (int i = 2; i < 6; ++i) {
    auto [y, a, n] = f(onesOf(1), 0.5 * i, i);
    EXPECT_EQ(y.item<float>(), 0.5f * i);
    EXPECT_EQ(a.toDouble(), 0.5 * i);
    EXPECT_EQ(int64_t(n), i);
  }
}

TEST(CompileNumbers, StayOpenAcrossBreaks) {
  auto f = compile([](Tensor x, Scalar a) {
    Tensor y = x * a;
    if (y.sum().item<float>() > 100)
      return y;
    return y + a;
  });
  for (double a : {2., 3., 200.})
    EXPECT_EQ(f(onesOf(1), a).item<float>(), a > 100 ? 200.f : float(2 * a));
}

TEST(CompileNumbers, AreUsedInControlFlow) {
  auto f = compile([](Tensor x, Scalar a) {
    return cond(x.sum() > 0, [&] { return x * a; }, [&] { return x - a; });
  });
  for (double a : {2., 3., 4.}) {
    EXPECT_EQ(f(onesOf(1), a).item<float>(), float(a));
    EXPECT_EQ(f(-onesOf(1), a).item<float>(), float(-1 - a));
  }
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(CompileNumbers, SizesAreOpen) {
  int traced = 0;
  auto f = compile([&](Tensor x, Size n) {
    ++traced;
    Tensor rows = x.expand({n, x.size(0)});
    return std::make_pair(rows * 2, arange(n * 2).to(DType::F32));
  });
  for (int64_t n : {2, 3, 4, 9}) {
    auto [rows, places] = f(onesOf(3), n);
    EXPECT_EQ(int64_t(rows.size(0)), n);
    EXPECT_EQ(rows.sum().item<float>(), float(6 * n));
    EXPECT_EQ(places[-1].item<float>(), float(2 * n - 1));
  }
  EXPECT_EQ(traced, 2);
}

TEST(CompileNumbers, ComparisonsOfSizesAreGuards) {
  int traced = 0;
  auto f = compile([&](Tensor x, Size n) {
    ++traced;
    return x.size(0) < n ? x * n : x + n;
  });
  for (int64_t n : {3, 5, 7})
    EXPECT_EQ(f(onesOf(2), n)[0].item<float>(), float(n));
  EXPECT_EQ(traced, 2);
  EXPECT_EQ(f(onesOf(9), 5)[0].item<float>(), 6);
  EXPECT_EQ(traced, 3);
}

TEST(CompileNumbers, AreOpenAtOnceWithDynamic) {
  Options options;
  options.dynamic = true;
  auto f = compile([&](Tensor x, Scalar a) { return x * a; }, options);
  for (double a : {2., 3., 4.})
    EXPECT_EQ(f(onesOf(3), a)[2].item<float>(), float(a));
  EXPECT_EQ(f.counts().versions, 1);
}

//===----------------------------------------------------------------------===//
// Functions that are not traced
//===----------------------------------------------------------------------===//

TEST(CompileOutside, DisabledFunctionsAreCalledEachTime) {
  int called = 0;
  auto log = disable([&](Tensor x) {
    ++called;
    return x.sum().item<float>() > 3 ? x * 10 : x;
  });
  auto f = compile([&](Tensor x) { return log(x * 2) + 1; });
  EXPECT_EQ(f(onesOf(1)).item<float>(), 3);
  EXPECT_EQ(f(onesOf(1) * 2).item<float>(), 41);
  EXPECT_EQ(called, 2);
  EXPECT_EQ(log(onesOf(1)).item<float>(), 1);
  Explanation told = f.explain(onesOf(1));
  EXPECT_EQ(told.numBreaks(), 1);
  EXPECT_EQ(told.graphs[0].breakReason, "a function that is not traced is "
                                        "called");
}

TEST(CompileOutside, DisabledFunctionsMayWrite) {
  auto bump = disable([](Tensor x) { x.add_(1); });
  auto f = compile([&](Tensor x) {
    x.mul_(2);
    bump(x);
    return x * 10;
  });
  for (int i = 0; i < 2; ++i) {
    Tensor x = onesOf(1);
    EXPECT_EQ(f(x).item<float>(), 30);
    EXPECT_EQ(x.item<float>(), 3);
  }
}

TEST(CompileOutside, DisabledFunctionsBreakWholeGraphs) {
  Options options;
  options.fullgraph = true;
  auto g = disable([](Tensor x) { return x; });
  auto f = compile([&](Tensor x) { return g(x) + 1; }, options);
  EXPECT_REFUSED(f(onesOf(1)), "fullgraph=true");
}

TEST(CompileOutside, ConstantsAreCalledOnce) {
  int called = 0;
  Tensor flag = tensor(2.f);
  auto factor = assume_constant([&] {
    ++called;
    return flag.item<float>() > 1 ? 10. : 1.;
  });
  auto f = compile([&](Tensor x) { return x * factor(); });
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(f(onesOf(1)).item<float>(), 10);
  EXPECT_EQ(called, 1);
  EXPECT_EQ(f.counts().versions, 1);
  auto sum = assume_constant([](Tensor x) { return x.sum().item<float>(); });
  auto g = compile([&](Tensor x) { return x * sum(x * 2); });
  EXPECT_REFUSED(g(onesOf(1)), "while a function was traced");
}

TEST(CompileOutside, EverythingIsForgotten) {
  int traced = 0;
  auto f = compile([&](Tensor x) {
    ++traced;
    return x + 1;
  });
  f(onesOf(1));
  f(onesOf(1));
  EXPECT_EQ(traced, 1);
  reset();
  EXPECT_EQ(f(onesOf(1)).item<float>(), 2);
  EXPECT_EQ(traced, 2);
}

//===----------------------------------------------------------------------===//
// Objects that outlive a trace
//===----------------------------------------------------------------------===//

TEST(CompileKept, ArgumentsAreSeen) {
  std::vector<Tensor> kept;
  int traced = 0;
  auto f = compile([&](Tensor x) {
    ++traced;
    kept.push_back(x);
    return x + 1;
  });
  f(onesOf(1));
  f(onesOf(1) * 2);
  EXPECT_EQ(traced, 2);
  EXPECT_EQ(kept[0].item<float>(), 1);
  EXPECT_EQ(kept[1].item<float>(), 2);
  auto g = compile([&](Tensor x) {
    ++traced;
    kept.push_back(x.select(0, 0));
    return x + 1;
  });
  g(onesOf(1));
  g(onesOf(1));
  EXPECT_EQ(traced, 4);
}

TEST(CompileKept, ResultsAreSeen) {
  Tensor kept;
  auto f = compile([&](Tensor x) { return kept = x + 1; });
  f(onesOf(1));
  f(onesOf(1) * 2);
  EXPECT_EQ(kept.item<float>(), 3);
}

TEST(CompileKept, TensorsAreWrittenBackLater) {
  Tensor kept;
  auto f = compile([&](Tensor x) {
    kept = x * 2;
    return x + 1;
  });
  f(onesOf(1));
  auto g = compile([](Tensor x) { x.add_(1); });
  auto h = compile([&](Tensor x) {
    kept.add_(x);
    return kept + 0;
  });
  for (int i = 0; i < 2; ++i)
    g(kept);
  EXPECT_EQ(kept.item<float>(), 4);
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(h(onesOf(1)).item<float>(), 5 + i);
  EXPECT_EQ(kept.item<float>(), 6);
}

TEST(CompileKept, ExceptionsLeaveNothingBehind) {
  Tensor kept;
  auto f = compile([&](Tensor x) {
    x.add_(1);
    kept = x * 2;
    throw std::runtime_error("stop");
    return x;
  });
  Tensor x = onesOf(1);
  EXPECT_THROW(f(x), std::runtime_error);
  EXPECT_EQ(x.item<float>(), 1);
  EXPECT_REFUSED(kept.item<float>(), "ended by an exception");
  EXPECT_EQ((x + 1).item<float>(), 2);
}

TEST(CompileKept, ControlFlowHasNoValues) {
  auto f = compile([](Tensor x) {
    return cond(
        x.sum() > 0, [&] { return x * x.sum().item<float>(); },
        [&] { return x; });
  });
  EXPECT_REFUSED(f(onesOf(1)), "function of control flow");
  Tensor x = onesOf(1);
  EXPECT_EQ((x + 1).item<float>(), 2);
}

TEST(CompileKept, WritesThatNobodyNeedsAreRunNowAndThen) {
  Tensor x = onesOf(4);
  for (int i = 0; i < 5000; ++i)
    x.add_(1);
  EXPECT_EQ(x[0].item<float>(), 5001);
}
