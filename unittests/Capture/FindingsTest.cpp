//===- FindingsTest.cpp - regressions of user programs --------------------===//
//
// Programs that were too slow, kept memory, or computed wrong results. Each
// states its expected result, and has limits of time or memory far above its
// needs. Programs that require a process of their own, and programs that must
// not compile, are in test/Execution/Findings:
//
//   each index or size compiled and kept     EachIndexOf..., SizesTest
//   long functions                           LoopOfWrites, WritesToOneTensor
//   sizes as positions and counts            SizeArguments
//   limit of versions                        LogTest.CallsBeyondTheLimit...
//   stale results                            GuardsTest
//   reference parameters                     StructureTest: References
//   Booleans of numbers                      BooleansOf...
//   threads in traced functions              Guards.ThreadsInFunctions...
//   views and handles kept                   ViewsIn..., ViewsAnd...
//   fork                                     Forks, Findings/fork.cpp
//   writes that fail                         WriteThatFails, TensorFailure
//   order of random numbers                  RandomNumbersFollow...
//   sinks and kernels that compute           Sinks, CustomOp, CompileAlias
//   exit, static objects, atexit             Exits, Findings/process-end.cpp
//   messages                                 Findings/messages.cpp
//   reasons of recompiles                    LogTest.Recompiles...
//   memory after large calls                 Memory, Findings/memory.cpp
//   programs that must not compile           Callables, Findings/refused.cpp
//
//===----------------------------------------------------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include <chrono>
#include <fstream>

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {

/// Returns the resident memory of the process in MB.
double megabytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:"))
      return std::stod(line.substr(6)) / 1024;
  return 0;
}

/// AddressSanitizer keeps freed memory for a while (quarantine_size_mb=16)
/// together with a record of each block, which counts as growth.
#if __has_feature(address_sanitizer)
constexpr double kKeptBySanitizer = 32;
#else
constexpr double kKeptBySanitizer = 0;
#endif

/// Returns the growth of memory by the calls, after some calls to warm up.
template <typename Call> double growth(int count, Call call) {
  for (int i = 0; i < count / 10; ++i)
    call(i);
  double before = megabytes();
  for (int i = 0; i < count; ++i)
    call(i);
  return megabytes() - before - kKeptBySanitizer;
}

template <typename Call> double secondsOf(Call call) {
  auto start = std::chrono::steady_clock::now();
  call();
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  return taken.count();
}

Tensor numbered(const std::vector<int64_t> &sizes) {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  std::vector<float> values;
  for (int64_t i = 0; i < count; ++i)
    values.push_back(float(i % 7) * 0.25f - 0.5f);
  return tensor<float>(values, sizes);
}

//===----------------------------------------------------------------------===//
// Eager code: no program or memory for each index and size
//===----------------------------------------------------------------------===//

TEST(FindingsTest, EachIndexOfEagerCode) {
  Tensor data = numbered({4000, 16}), w = ones({16});
  std::vector<float> values = data.toVector<float>();
  double found = 0, expected = 0;
  auto step = [&](int i) { found += (data[i] * w).sum().item<float>(); };
  EXPECT_LT(growth(3000, step), 30);
  for (int i = 0; i < 300; ++i)
    for (int j = 0; j < 16; ++j)
      expected += values[size_t(i * 16 + j)];
  for (int i = 0; i < 3000; ++i)
    for (int j = 0; j < 16; ++j)
      expected += values[size_t(i * 16 + j)];
  EXPECT_NEAR(found, expected, 1e-2);
}

TEST(FindingsTest, EachSizeOfEagerCode) {
  double found = 0;
  auto step = [&](int i) { found += ones({i + 2}).sum().item<float>(); };
  EXPECT_LT(growth(1000, step), 30);
  EXPECT_EQ(found, 100 * 99 / 2 + 200 + 1000 * 999 / 2 + 2000);
}

TEST(FindingsTest, EachRangeOfEagerCode) {
  Tensor data = numbered({2000, 16}), w = ones({16});
  auto step = [&](int i) {
    Tensor rows = data.slice(0, i, i + 4) * w;
    EXPECT_EQ(int64_t(rows.size(0)), 4);
    data[i] = rows[1];
  };
  EXPECT_LT(growth(1500, step), 30);
}

//===----------------------------------------------------------------------===//
// Long functions: time is about linear in the number of statements
//===----------------------------------------------------------------------===//

TEST(FindingsTest, LoopOfWrites) {
  const int64_t steps = 100;
  Tensor x = numbered({steps, 8}), w = numbered({8, 8});
  auto body = [&](Tensor x) {
    Tensor out = zeros({steps, 8}), h = zeros({8});
    for (int64_t t = 0; t < steps; ++t) {
      h = tanh(matmul(h, w) + x[t]);
      out[t] = h;
    }
    return out;
  };
  Tensor expected = body(x), found;
  EXPECT_LT(secondsOf([&] { found = compile(body)(x); }), 60);
  EXPECT_TRUE(allclose(found, expected, 1e-3, 1e-4));
}

TEST(FindingsTest, WritesToOneTensor) {
  auto body = [](Tensor x) {
    for (int i = 0; i < 160; ++i)
      x.index({i % 8}).add_(1);
    return x.clone();
  };
  Tensor x = zeros({8, 2}), found;
  EXPECT_LT(secondsOf([&] { found = compile(body)(x); }), 60);
  EXPECT_TRUE(equal(found, full({8, 2}, 20.0)));
  EXPECT_TRUE(equal(x, found));
}

//===----------------------------------------------------------------------===//
// Booleans of numbers
//===----------------------------------------------------------------------===//

TEST(FindingsTest, BooleansOfNumbers) {
  for (Scalar number : {Scalar(2), Scalar(0.5), Scalar(256), Scalar(2.5)})
    check(full({1}, number, Bool), Bool, {1}, {1});
  check(full({1}, 0.0, Bool), Bool, {1}, {0});
  check((ones({1}) * 2).to(Bool), Bool, {1}, {1});
  check((ones({1}) * 0.5).to(Bool), Bool, {1}, {1});
  check(arange(4).to(Bool), Bool, {4}, {0, 1, 1, 1});
  check(full_like(zeros({1}, Bool), 2.0), Bool, {1}, {1});
  check(tensor(0.5, Bool), Bool, {}, {1});
  check(pad(zeros({1}, Bool), {1, 1}, "constant", 2.0), Bool, {3}, {1, 0, 1});
}

TEST(FindingsTest, BooleansThatAreWritten) {
  Tensor b = zeros({2}, Bool), mask = tensor<bool>({true, false}, {2});
  for (double number : {2.5, 0.5, 2.0, 256.0})
    check(zeros({2}, Bool).fill_(number), Bool, {2}, {1, 1});
  b[0] = 2.5;
  check(b, Bool, {2}, {1, 0});
  b[1] = 2;
  check(b, Bool, {2}, {1, 1});
  check(zeros({2}, Bool).copy_(tensor<float>({0.5f, 2.f}, {2})), Bool, {2},
        {1, 1});
  check(zeros({2}, Bool).masked_fill_(mask, 2), Bool, {2}, {1, 0});
}

TEST(FindingsTest, BooleansOfNumbersThatVary) {
  auto f = compile([](Scalar s) { return full({1}, s, Bool); });
  for (auto [number, expected] :
       {std::pair(2.5, 1.0), {0.5, 1.0}, {0.0, 0.0}, {2.0, 1.0}})
    check(f(number), Bool, {1}, {expected});
}

//===----------------------------------------------------------------------===//
// Memory of views and of unused tensors
//===----------------------------------------------------------------------===//

TEST(FindingsTest, ViewsInCompiledCalls) {
  Tensor x = numbered({32, 32});
  auto f = compile([](Tensor x) { return x + 1; });
  EXPECT_LT(growth(100000, [&](int i) { f(x[i % 32]); }), 6);
  EXPECT_LT(growth(100000, [&](int) { f(x.slice(0, 0, 4)); }), 6);
  EXPECT_EQ(f(x[3])[1].item<float>(), x[3][1].item<float>() + 1);
}

TEST(FindingsTest, ViewsAndHandles) {
  Tensor x = numbered({32, 32});
  EXPECT_LT(growth(100000, [&](int) { Tensor v = x.view({1024}); }), 6);
  EXPECT_LT(growth(100000, [&](int) { Tensor v = x.t(); }), 6);
  EXPECT_LT(growth(100000, [&](int) { Tensor y = x; }), 6);
}

TEST(FindingsTest, ResultsThatNobodyReads) {
  Tensor x = zeros({4}), w = ones({4});
  EXPECT_LT(growth(50000, [&](int) { Tensor y = x + w; }), 6);
  EXPECT_LT(growth(50000, [&](int i) { Tensor y = w * (i + 0.5); }), 6);
  EXPECT_LT(growth(10000, [&](int) { x.add_(1); }), 6);
  EXPECT_EQ(x[0].item<float>(), 11000);
}

//===----------------------------------------------------------------------===//
// Errors and random numbers
//===----------------------------------------------------------------------===//

TEST(FindingsTest, WriteThatFails) {
  Tensor x = numbered({2, 3}), before = x.clone();
  Tensor far = tensor<int64_t>({0, 7}, {2});
  EXPECT_THROW((void)x.index_put_({far}, 1).toVector<float>(), Exception);
  EXPECT_THROW((void)x.add_(ones({4})), Exception);
  EXPECT_THROW((void)x.copy_(ones({5, 3})), Exception);
  EXPECT_TRUE(equal(x, before));
  x.add_(1);
  EXPECT_TRUE(equal(x, before + 1));
}

TEST(FindingsTest, RandomNumbersFollowFromSeedAndCalls) {
  auto draw = [](bool reads) {
    manual_seed(3);
    Tensor a = rand({4});
    if (reads)
      (void)a.toVector<float>();
    Tensor b = randn({4});
    if (reads)
      (void)b.toVector<float>();
    Tensor c = rand({4});
    return cat({a, b, c}).toVector<float>();
  };
  EXPECT_EQ(draw(false), draw(true));
  EXPECT_EQ(draw(true), draw(true));
}

// Each call must restart the sequence after the numbers drawn before.
TEST(FindingsTest, SeedInACompiledFunction) {
  auto body = [](Tensor x) {
    Tensor before = rand_like(x);
    manual_seed(6);
    return std::pair(before, rand_like(x));
  };
  auto f = compile(body);
  Tensor x = zeros({4});
  auto draw = [&] {
    manual_seed(1);
    auto [before, after] = f(x);
    return std::pair(before.toVector<float>(), after.toVector<float>());
  };
  manual_seed(6);
  std::vector<float> expected = rand_like(x).toVector<float>();
  auto first = draw(), second = draw();
  EXPECT_EQ(first, second);
  EXPECT_EQ(first.second, expected);
  EXPECT_NE(first.first, expected);
  (void)f(x);
  EXPECT_EQ(f(x).second.toVector<float>(), expected);
}

//===----------------------------------------------------------------------===//
// Failures that random scripts found
//===----------------------------------------------------------------------===//

TEST(FindingsTest, IndicesOfANumber) {
  Tensor x = tensor(2.0f);
  check(x.index_fill(0, zeros({3}, I64), 5), F32, {}, {5});
  check(x.index_fill(-1, zeros({0}, I64), 5), F32, {}, {2});
  check(compile([](Tensor x) {
          return x.clone().index_fill_(0, zeros({2}, I64), 7);
        })(x),
        F32, {}, {7});
  check(cosine_similarity(x, -x, 0), F32, {}, {-1});
  EXPECT_THROW((void)x.index_fill(0, ones({1}, I64), 5).toVector<float>(),
               Exception);
}

// The results are copies rather than views: writes to them do not change the
// operand.
TEST(FindingsTest, WhatIsRepeatedOnceIsACopy) {
  Tensor x = tensor<float>({1, 2}, {2});
  for (Tensor copy : {x.tile({2, 1}), x.repeat({1}), x.tile({1}), diff(x, 0),
                      x.repeat_interleave(1)}) {
    EXPECT_TRUE(copy.is_contiguous());
    copy.add_(1);
  }
  check(x, F32, {2}, {1, 2});
  Tensor columns = tensor<float>({1, 2, 3, 4}, {2, 2}).t();
  EXPECT_TRUE(columns.repeat_interleave(1, 0).is_contiguous());
}

TEST(FindingsTest, ViewsOfTransposedSizesThatDependOnData) {
  auto f = compile([](Tensor x, Tensor mask) {
    return x.masked_select(mask).reshape({-1}).view({-1}).unsqueeze(0).view(
        {-1});
  });
  Tensor x = tensor<float>({1, 2, 3}, {3});
  check(f(x, tensor<bool>({true, false, true}, {3})), F32, {2}, {1, 3});
  check(f(x, tensor<bool>({false, false, true}, {3})), F32, {1}, {3});
}

TEST(FindingsTest, NormalizationOfSizesThatDependOnData) {
  auto f = compile([](Tensor x, Tensor mask) {
    Tensor y = x.masked_select(mask);
    return rms_norm(y, 2) + layer_norm(y, 2);
  });
  Tensor x = tensor<float>({1, 2, 1}, {3});
  check(f(x, tensor<bool>({true, false, true}, {3})), F32, {2}, {1, 1});
  EXPECT_REFUSED(f(x, tensor<bool>({true, true, true}, {3})).item<float>(),
                 "expected normalized_shape to be the last sizes");
}

TEST(FindingsTest, WritesOfSizesThatDependOnData) {
  Options options;
  options.dynamic = true;
  auto f = compile(
      [](Tensor to, Tensor from, Tensor mask) { to.copy_(from.index({mask})); },
      options);
  Tensor to = zeros({2, 3}), from = numbered({3, 3});
  f(to, from, tensor<bool>({true, false, true}, {3}));
  EXPECT_TRUE(equal(to[0], from[0]));
  EXPECT_TRUE(equal(to[1], from[2]));
}

// The code for other sizes fails, and the call runs uncompiled.
TEST(FindingsTest, SizesThatDependOnDataAndAreOne) {
  auto f = compile([](Tensor x, Tensor mask, Tensor places) {
    Tensor y = x.clone();
    y.index_put_({mask, places}, 9);
    return y + x.sum(1).masked_select(mask).unsqueeze(1);
  });
  Tensor x = ones({3, 2}), places = tensor<int64_t>({0, 1}, {2});
  Tensor one = tensor<bool>({false, true, false}, {3});
  check(f(x, one, places), F32, {3, 2}, {3, 3, 11, 11, 3, 3});
  check(f(x, one, places), F32, {3, 2}, {3, 3, 11, 11, 3, 3});
  // The first call ends its graph at each data-dependent size, the second one
  // does not.
  EXPECT_EQ(f.counts().graphBreaks, 2);
  EXPECT_EQ(f.counts().uncompiled, 1);
}

// Whether strides describe the view is unknown until the sizes are computed.
TEST(FindingsTest, ViewsOfSizesThatDependOnData) {
  auto f = compile([](Tensor x) { return nonzero(x).t().view({1, -1}) + 1; });
  Tensor one = tensor<bool>({false, true, false}, {3});
  for (int i = 0; i < 3; ++i)
    check(f(one), I64, {1, 1}, {2});
}

TEST(FindingsTest, SizesThatAreOneOfGraphsThatBreak) {
  auto f = compile([](Tensor x, Tensor mask, Tensor other) {
    Tensor y = x.masked_select(mask) + other;
    return (y.sum() > 0).item<bool>() ? y : -y;
  });
  Tensor x = tensor({1.f, 2.f, 3.f}), other = tensor({-4.f, -5.f, -6.f});
  for (int i = 0; i < 3; ++i) {
    Tensor one = tensor<bool>({false, true, false}, {3});
    check(f(x, one, other), F32, {3}, {2, 3, 4});
    check(f(x, x > 0, other), F32, {3}, {3, 3, 3});
  }
  EXPECT_EQ(f.counts().versions, 0);
}

// A write before the failure is not repeated.
TEST(FindingsTest, WritesOfCallsThatRunUncompiled) {
  auto f = compile([](Tensor s, Tensor mask) {
    s.add_(1);
    return s + s.masked_select(mask);
  });
  Tensor s = zeros({3}), one = tensor<bool>({true, false, false}, {3});
  for (int i = 1; i < 4; ++i) {
    check(f(s, one), F32, {3}, {2.0 * i, 2.0 * i, 2.0 * i});
    check(s, F32, {3}, {1.0 * i, 1.0 * i, 1.0 * i});
  }
  EXPECT_EQ(f.counts().graphBreaks, 1);
  EXPECT_EQ(f.counts().uncompiled, 2);
}

// Random numbers are the same as without compile.
TEST(FindingsTest, RandomNumbersOfCallsThatRunUncompiled) {
  auto body = [](Tensor x, Tensor mask) {
    Tensor drawn = rand({3});
    return x.masked_select(mask) + drawn;
  };
  auto f = compile(body);
  Tensor x = ones({3}), one = tensor<bool>({true, false, false}, {3});
  auto draw = [&](auto &function) {
    manual_seed(5);
    return cat({function(x, one), function(x, one), rand({2})})
        .template toVector<float>();
  };
  EXPECT_EQ(draw(f), draw(body));
}

} // namespace
