//===- ControlTest.cpp - control flow in graphs ---------------------------===//

#include "tcopt/Capture/Control.h"
#include "FunctionsTesting.h"

using namespace tcopt;
using namespace tcopt::testing;

TEST(Control, CondTakesOneBranch) {
  Options options;
  options.fullgraph = true;
  auto f = compile(
      [](Tensor x) {
        return cond(
            x.sum() > 0, [&] { return std::make_pair(x * 2, x.sum()); },
            [&] { return std::make_pair(-x, x.prod()); });
      },
      options);
  auto [doubled, sum] = f(tensor({1.f, 2.f}));
  check(doubled, DType::F32, {2}, {2, 4});
  EXPECT_EQ(sum.item<float>(), 3);
  auto [negated, product] = f(tensor({-1.f, -2.f}));
  check(negated, DType::F32, {2}, {1, 2});
  EXPECT_EQ(product.item<float>(), 2);
  EXPECT_EQ(f.counts().versions, 1);
}

TEST(Control, CondWorksOutsideOfCompile) {
  Tensor x = tensor({1.f, -2.f});
  Tensor y = cond(x.min() < 0, [&] { return x + 10; }, [&] { return x; });
  check(y, DType::F32, {2}, {11, 8});
}

TEST(Control, MemoryOfTheProgramMayGoWithinIt) {
  Tensor x = tensor({1.f, 2.f});
  Tensor y = cond(
      x.min() > 0,
      [&] {
        float values[] = {5, 5};
        Tensor sum = x + from_blob(values, {2}, DType::F32);
        values[0] = values[1] = -1;
        return sum;
      },
      [&] { return x; });
  check(y, DType::F32, {2}, {6, 7});
}

TEST(Control, BranchesMustAgree) {
  Tensor x = tensor({1.f, 2.f}), p = tensor(true);
  auto f = compile([](Tensor x, Tensor p) {
    return cond(p, [&] { return x; }, [&] { return x.to(DType::F64); });
  });
  EXPECT_REFUSED(f(x, p),
                 "cond: expected a tensor like f32[2] but found f64[2]");
  EXPECT_REFUSED(cond(x, [&] { return x; }, [&] { return x; }), "Booleans");
}

TEST(Control, OuterTensorsAreNotWritten) {
  Tensor x = tensor({1.f, 2.f}), p = tensor(true);
  auto writes = compile([](Tensor x, Tensor p) {
    return cond(p, [&] { return x.add_(1); }, [&] { return x; });
  });
  EXPECT_REFUSED(writes(x, p), "must not write");
  Tensor kept;
  auto f = compile([&](Tensor x, Tensor p) {
    return cond(
        p,
        [&] {
          kept = x * 3;
          Tensor local = x.clone();
          local.add_(1);
          return local;
        },
        [&] { return x; });
  });
  check(f(x, p), DType::F32, {2}, {2, 3});
  EXPECT_REFUSED(kept + 1, "return it from the function");
}

// Outside of traces, control flow functions execute C++ control flow.
TEST(Control, OutsideOfFunctionsItIsThatOfTheProgram) {
  Tensor x = tensor({1.f, 2.f});
  int calls = 0;
  auto branch = [&] {
    ++calls;
    return x.add_(1);
  };
  check(cond(tensor(true), branch, [&] { return x; }), DType::F32, {2}, {2, 3});
  check(cond(tensor(false), branch, [&] { return x; }), DType::F32, {2},
        {2, 3});
  EXPECT_EQ(calls, 1);
  Tensor n = while_loop([](Tensor s) { return s < 5; },
                        [](Tensor s) { return s * 2; }, tensor(1.0));
  EXPECT_EQ(n.item<float>(), 8);
  EXPECT_REFUSED(while_loop([](Tensor s) { return s.sum() < 50; },
                            [](Tensor s) { return cat({s, s}); }, x),
                 "while_loop: expected a tensor like f32[2] but found f32[4]");
  auto [last, sums] =
      scan([](Tensor s, Tensor x) { return std::pair(s + x, s * x); },
           tensor(0.0), tensor({1.f, 2.f, 3.f}), 0, /*reverse=*/true);
  EXPECT_EQ(last.item<float>(), 6);
  check(sums, DType::F32, {3}, {5, 6, 0});
  auto [same, none] =
      scan([](Tensor s, Tensor x) { return std::pair(s + x.sum(), x * 2); },
           tensor(1.0), zeros({2, 0, 3}), 1);
  EXPECT_EQ(same.item<float>(), 1);
  check(none, DType::F32, {0, 2, 3}, {});
}

// A stated bound is checked in traces and in eager calls.
TEST(Control, WhileLoopStatesABound) {
  auto f = [](Tensor limit) {
    return while_loop([&](Tensor s) { return s < limit; },
                      [](Tensor s) { return s * 2; }, tensor(1.0),
                      {.max_trip_count = 3});
  };
  auto compiled = compile(f);
  EXPECT_EQ(f(tensor(8.0)).item<float>(), 8);
  EXPECT_EQ(compiled(tensor(8.0)).item<float>(), 8);
  EXPECT_REFUSED(f(tensor(9.0)),
                 "while_loop: goes on beyond max_trip_count = 3");
  EXPECT_REFUSED(compiled(tensor(9.0)),
                 "graph.while: goes on beyond max_trip_count = 3");
  EXPECT_REFUSED(
      while_loop([](Tensor s) { return s < 5; }, [](Tensor s) { return s; },
                 tensor(1.0), {.max_trip_count = -1}),
      "while_loop: expected max_trip_count of at least 0 but found -1");
}

TEST(Control, WhileLoopCarriesAState) {
  auto f = compile([](Tensor x, Tensor limit) {
    auto [last, steps] = while_loop(
        [&](std::pair<Tensor, Tensor> state) {
          return state.first.sum() < limit;
        },
        [](std::pair<Tensor, Tensor> state) {
          return std::make_pair(state.first * 2, state.second + 1);
        },
        std::make_pair(x, tensor(0)));
    return std::make_pair(last, steps);
  });
  auto [last, steps] = f(tensor({1.f, 1.f}), tensor(20.f));
  check(last, DType::F32, {2}, {16, 16});
  EXPECT_EQ(steps.item<int64_t>(), 4);
  EXPECT_EQ(f(tensor({1.f, 1.f}), tensor(1.f)).second.item<int64_t>(), 0);
}

TEST(Control, ScanStacksWhatStepsGive) {
  auto running = [](Tensor xs) {
    return scan(
        [](Tensor sum, Tensor x) {
          Tensor next = sum + x;
          return std::make_pair(next, next * 10);
        },
        zeros({2}), xs);
  };
  Tensor xs = tensor<float>({1, 2, 3, 4, 5, 6}, {3, 2});
  auto [last, all] = running(xs);
  check(last, DType::F32, {2}, {9, 12});
  check(all, DType::F32, {3, 2}, {10, 20, 40, 60, 90, 120});
  auto f = compile(running);
  for (int64_t n : {3, 4, 5, 6}) {
    auto [sum, sums] = f(ones({n, 2}));
    check(sum, DType::F32, {2}, {double(n), double(n)});
    EXPECT_EQ(sums.size(0), n);
  }
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(Control, CondWithOpenSizes) {
  Options options;
  options.dynamic = true;
  auto f = compile(
      [](Tensor x) {
        return cond(x.sum() > 0, [&] { return x * 2; }, [&] { return x; });
      },
      options);
  for (int64_t n : {2, 3, 4})
    EXPECT_EQ(f(ones({n})).sum().item<float>(), 2 * n);
  EXPECT_EQ(f.counts().versions, 1);
}
