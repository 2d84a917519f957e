//===- DonationTest.cpp - functions that reuse memory of arguments --------===//
//
// Each function is called several times: the first call is traced, and later
// calls reuse the memory of arguments that have no other owner.
//
//===----------------------------------------------------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Settings.h"

using namespace tcopt;
using namespace tcopt::testing;

static Tensor filledDense(const std::vector<int64_t> &sizes, double value) {
  return full(Sizes(sizes.begin(), sizes.end()), value);
}

static Options open() {
  Options options;
  options.dynamic = true;
  return options;
}

TEST(Donation, ArgumentsOfAnySize) {
  auto f = compile([](Tensor x) { x.add_(1); }, open());
  for (int64_t size : {3, 5, 5, 7}) {
    Tensor x = filledDense({size}, double(size));
    f(x);
    f(x);
    check(x, DType::F32, {size}, std::vector<double>(size, double(size + 2)));
  }
  EXPECT_LE(f.counts().versions, 2);
  EXPECT_EQ(f.explain(filledDense({3}, 0)).updates,
            std::vector<std::string>{"argument 0: updated in place"});
}

TEST(Donation, WhatIsReadLaterIsKept) {
  auto f = compile([](Tensor x) {
    Tensor before = x * 1;
    x.mul_(2);
    return std::make_pair(before, x + before);
  });
  Tensor x = filledDense({3}, 1);
  for (double value : {1, 2, 4}) {
    auto [before, sum] = f(x);
    check(before, DType::F32, {3}, {value, value, value});
    check(sum, DType::F32, {3}, {3 * value, 3 * value, 3 * value});
    check(x, DType::F32, {3}, {2 * value, 2 * value, 2 * value});
  }
}

TEST(Donation, ArgumentsAreExchanged) {
  auto f = compile([](Tensor x, Tensor y) {
    Tensor old = x * 1;
    x.copy_(y * 1);
    y.copy_(old);
  });
  Tensor x = filledDense({2}, 1), y = filledDense({2}, 2);
  for (int i = 0; i < 3; ++i)
    f(x, y);
  check(x, DType::F32, {2}, {2, 2});
  check(y, DType::F32, {2}, {1, 1});
}

// A result is a tensor of its own, which later updates do not change.
TEST(Donation, ResultsAreNotArguments) {
  auto f = compile([](Tensor x) {
    x.add_(1);
    return x * 1;
  });
  Tensor x = filledDense({2}, 0);
  Tensor first = f(x), second = f(x), third = f(x);
  check(first, DType::F32, {2}, {1, 1});
  check(second, DType::F32, {2}, {2, 2});
  check(third, DType::F32, {2}, {3, 3});
}

// Ops that read the old elements of an argument run before the update.
TEST(Donation, ReadersComeFirst) {
  auto f = compile([](Tensor x) { x.add_(1); });
  Tensor x = filledDense({2}, 0);
  f(x);
  Tensor y = x * 10;
  f(x);
  f(x);
  check(y, DType::F32, {2}, {10, 10});
  check(x, DType::F32, {2}, {3, 3});
}

TEST(Donation, ViewsAreUpdatedInTheirTensor) {
  auto f = compile([](Tensor x) { x.add_(1); });
  Tensor x = filledDense({3, 2}, 0);
  for (int i = 0; i < 3; ++i)
    f(x[1]);
  check(x, DType::F32, {3, 2}, {0, 0, 3, 3, 0, 0});
  for (int i = 0; i < 3; ++i)
    f(x.transpose(0, 1));
  check(x, DType::F32, {3, 2}, {3, 3, 6, 6, 3, 3});
}

// Guards distinguish arguments that are views of one tensor.
TEST(Donation, PartsOfOneTensor) {
  auto f = compile([](Tensor x, Tensor y) { x.add_(y); });
  Tensor x = filledDense({3}, 1), y = filledDense({3}, 2);
  f(x, y);
  f(x, y);
  check(x, DType::F32, {3}, {5, 5, 5});
  Tensor whole = filledDense({2, 3}, 1);
  f(whole[0], whole[1]);
  f(whole[0], whole[0]);
  f(whole[0], whole[0]);
  check(whole, DType::F32, {2, 3}, {8, 8, 8, 1, 1, 1});
  EXPECT_EQ(f.explain(whole[0], whole[1]).updates,
            std::vector<std::string>{"argument 0: replaced, as arguments are "
                                     "parts of the same elements"});
}

// Tensors over the user's memory overlap without sharing a storage.
TEST(Donation, OverlappingMemoryOfTheProgram) {
  alignas(64) float values[32] = {};
  Tensor x = from_blob(values, {20}, DType::F32);
  Tensor y = from_blob(values + 4, {20}, DType::F32);
  auto f = compile([](Tensor x, Tensor y) { x.add_(y.flip({0}) + 1); });
  f(filledDense({20}, 0), filledDense({20}, 0));
  for (int i = 0; i < 24; ++i)
    values[i] = float(i);
  f(x, y);
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(values[i], i + (23 - i) + 1) << i;
  for (int i = 20; i < 24; ++i)
    EXPECT_EQ(values[i], i);
}

TEST(Donation, MisalignedMemoryOfTheProgram) {
  alignas(64) float values[32] = {};
  Tensor x = from_blob(values + 1, {20}, DType::F32);
  auto f = compile([](Tensor x) { x.add_(1); });
  for (int i = 0; i < 3; ++i)
    f(x);
  EXPECT_EQ(values[0], 0);
  for (int i = 1; i <= 20; ++i)
    EXPECT_EQ(values[i], 3);
  EXPECT_EQ(values[21], 0);
}

// The user's memory is updated in place, so that its address remains valid.
TEST(Donation, MemoryOfTheProgramIsUpdated) {
  alignas(64) float cache[4 * 3] = {};
  Tensor k = from_blob(cache, {4, 3}, DType::F32);
  auto step = compile([](Tensor k, Tensor row, Tensor at) {
    k.index_put_({at}, row);
    return k.sum();
  });
  for (int64_t i = 0; i < 4; ++i)
    check(step(k, filledDense({1, 3}, double(i)), tensor({i})), DType::F32, {},
          {3.0 * double(i * (i + 1) / 2)});
  for (int i = 0; i < 12; ++i)
    EXPECT_EQ(cache[i], i / 3);
}

TEST(Donation, RunningStatistics) {
  nn::BatchNorm1d plain(2), net(2);
  auto f = compile([&](Tensor x) { return net.forward(x); });
  Tensor x = tensor({1.f, 2.f, 3.f, 5.f}).reshape({2, 2});
  for (int i = 0; i < 4; ++i) {
    Tensor expected = plain.forward(x), found = f(x);
    check(found, DType::F32, {2, 2}, expected.toVector<double>());
  }
  check(*net.running_mean, DType::F32, {2},
        (*plain.running_mean).toVector<double>());
  check(*net.running_var, DType::F32, {2},
        (*plain.running_var).toVector<double>());
  EXPECT_EQ((*net.num_batches_tracked).item<int64_t>(), 4);
}

// The old elements are saved for gradients of gradients, in addition to other
// values.
TEST(Donation, BuffersOfFunctionsWithGradients) {
  auto train = [](bool isCompiled) {
    Tensor w = tensor({.5, -.25}).requires_grad_();
    Tensor average = zeros({2}, DType::F64);
    auto step = [&](Tensor x) {
      Tensor hidden = exp(sin(x * w));
      {
        NoGrad buffer;
        average.mul_(.5).add_(hidden.sum(0));
      }
      return (tanh(hidden * w) * average).sum();
    };
    auto compiled = compile(step);
    std::vector<double> found;
    for (int i = 0; i < 4; ++i) {
      Tensor x = tensor({1., 2., 3., double(i)}).reshape({2, 2});
      Tensor loss = isCompiled ? compiled(x) : step(x);
      Tensor slope =
          autograd::grad({loss}, {w}, {}, std::nullopt, true).front();
      Tensor second = autograd::grad({(slope * slope).sum()}, {w}).front();
      for (const Tensor &one : {loss, slope, second, average})
        for (double value : one.toVector<double>())
          found.push_back(value);
    }
    if (isCompiled)
      EXPECT_EQ(compiled.explain(zeros({2, 2}, DType::F64)).updates,
                std::vector<std::string>{
                    "a tensor that is no argument: updated in place"});
    return found;
  };
  std::vector<double> found = train(true), expected = train(false);
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i)
    EXPECT_NEAR(found[i], expected[i], 1e-9 * std::abs(expected[i])) << i;
}

// Narrow integers, Booleans and halves.
TEST(Donation, AllDTypes) {
  for (DType dtype :
       {DType::F64, DType::F32, DType::F16, DType::BF16, DType::I64, DType::I32,
        DType::I16, DType::I8, DType::U8}) {
    auto f = compile([](Tensor x) { x.mul_(2); });
    Tensor x = filledDense({3}, 1).to(dtype);
    for (int i = 0; i < 3; ++i)
      f(x);
    check(x, dtype, {3}, {8, 8, 8});
  }
  auto f = compile([](Tensor x) { x.copy_(x.logical_not()); });
  Tensor x = filledDense({3}, 1).to(DType::Bool);
  for (int i = 0; i < 3; ++i)
    f(x);
  check(x, DType::Bool, {3}, {0, 0, 0});
}

TEST(Donation, OtherBackendsReplace) {
  Options options;
  options.backend = "interp";
  auto f = compile([](Tensor x) { x.add_(1); }, options);
  Tensor x = filledDense({2}, 0);
  for (int i = 0; i < 3; ++i)
    f(x);
  check(x, DType::F32, {2}, {3, 3});
}
