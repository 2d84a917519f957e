//===- GuardsTest.cpp - guards of compiled functions ----------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/All.h"
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

namespace {
struct Net : nn::Module {
  nn::Linear linear = registerModule("linear", nn::Linear(2, 2));
  nn::Dropout dropout = registerModule("dropout", nn::Dropout(0.5));
  nn::Parameter shift = registerParameter("shift", full({2}, 1.f));
  double scale = 1;
  bool flag = false;
  Tensor plain = ones({2});

  Net() {
    nn::init::constant_(linear.weight, 1.0);
    nn::init::zeros_(linear.bias);
    eval();
  }
  Tensor forward(const Tensor &x) const {
    Tensor y = dropout(linear(x)) * scale + shift;
    return flag ? y + 100 : y * plain;
  }
};
} // namespace

static const Tensor &input() {
  static const Tensor x = ones({1, 2});
  return x;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

TEST(Guards, TrainingFlagsWhoeverCallsTheModule) {
  Net net;
  auto f = compile([&](Tensor x) { return net.forward(x); });
  check(f(input()), DType::F32, {1, 2}, {3, 3});
  net.train();
  // The result is 5 or 1, but never the result without dropout.
  EXPECT_NE(f(input()).toVector<float>()[0], 3);
  net.eval();
  check(f(input()), DType::F32, {1, 2}, {3, 3});
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(Guards, ParametersThatAreReplaced) {
  Net net;
  auto f = compile([&](Tensor x) { return net.forward(x); });
  check(f(input()), DType::F32, {1, 2}, {3, 3});
  net.shift = full({2}, 5.f);
  check(f(input()), DType::F32, {1, 2}, {7, 7});
  net.shift->add_(1);
  check(f(input()), DType::F32, {1, 2}, {8, 8});
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(Guards, FieldsOfCompiledModules) {
  auto run = nn::compile(Net());
  check(run(input()), DType::F32, {1, 2}, {3, 3});
  run.module().scale = 2;
  check(run(input()), DType::F32, {1, 2}, {5, 5});
  run.module().flag = true;
  check(run(input()), DType::F32, {1, 2}, {105, 105});
  run.module().flag = false;
  check(run(input()), DType::F32, {1, 2}, {5, 5});
  EXPECT_EQ(run.counts().versions, 3);
  run.module().plain = zeros({2});
  check(run(input()), DType::F32, {1, 2}, {0, 0});
}

TEST(Guards, FieldsOfSharedSubmodules) {
  struct Outer : nn::Module {
    std::shared_ptr<Net> inner =
        registerModule("inner", std::make_shared<Net>());
    Tensor forward(const Tensor &x) const { return inner->forward(x); }
  };
  auto run = nn::compile(Outer());
  check(run(input()), DType::F32, {1, 2}, {3, 3});
  run.module().inner->scale = 2;
  check(run(input()), DType::F32, {1, 2}, {5, 5});
}

TEST(Guards, ModulesAsArguments) {
  auto f = compile([](const Net &net, Tensor x) { return net.forward(x); });
  Net a, b;
  b.scale = 2;
  check(f(a, input()), DType::F32, {1, 2}, {3, 3});
  check(f(b, input()), DType::F32, {1, 2}, {5, 5});
  check(f(a, input()), DType::F32, {1, 2}, {3, 3});
  EXPECT_EQ(f.counts().versions, 2);
  a.scale = 2;
  check(f(a, input()), DType::F32, {1, 2}, {5, 5});
}

TEST(Guards, FlagsThatAreSetInFunctions) {
  Net net;
  auto f = compile([&](Tensor x) {
    net.eval();
    Tensor y = net.forward(x);
    net.train();
    return y;
  });
  for (int i = 0; i < 3; ++i) {
    net.eval();
    check(f(input()), DType::F32, {1, 2}, {3, 3});
    EXPECT_TRUE(net.isTraining());
  }
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

TEST(Guards, NamedVariables) {
  double scale = 2;
  std::string mode = "relu";
  Tensor shift = ones({1});
  auto f = compile([&](Tensor x) {
    x = x * guarded(&scale) + guarded(&shift);
    return guarded(&mode) == "relu" ? relu(x) : x;
  });
  check(f(full({1}, -3.f)), DType::F32, {1}, {0});
  mode = "none";
  check(f(full({1}, -3.f)), DType::F32, {1}, {-5});
  scale = 1;
  check(f(full({1}, -3.f)), DType::F32, {1}, {-2});
  Tensor other = shift;
  shift = full({1}, 10.f);
  check(f(full({1}, -3.f)), DType::F32, {1}, {7});
  shift = other;
  check(f(full({1}, -3.f)), DType::F32, {1}, {-2});
  EXPECT_EQ(f.counts().versions, 4);
}

TEST(Guards, WhatLambdasHoldByValue) {
  int calls = 0;
  auto f = compile([calls](Tensor x) mutable { return x + ++calls; });
  for (int i = 1; i < 12; ++i)
    check(f(zeros({1})), DType::F32, {1}, {double(i)});
}

TEST(Guards, WhatTheFunctionChangesItself) {
  auto f = compile([flag = false](Tensor x) mutable {
    flag = !flag;
    return flag ? x + 0 : x + 1;
  });
  for (int i = 0; i < 6; ++i)
    check(f(ones({1})), DType::F32, {1}, {double(1 + i % 2)});
  int n = 0;
  auto g = compile([&](Tensor x) {
    n = (guarded(&n) + 1) % 3;
    return x + n;
  });
  for (int i = 1; i < 7; ++i)
    check(g(ones({1})), DType::F32, {1}, {double(1 + i % 3)});
}

TEST(Guards, ObjectsAndTheirFirstFields) {
  struct Config {
    double a, b;
  } config{1, 2};
  auto f = compile([&](Tensor x) {
    Tensor y = x * guarded(&config.a);
    return y + guarded(&config).b;
  });
  check(f(ones({1})), DType::F32, {1}, {3});
  config.b = 10;
  check(f(ones({1})), DType::F32, {1}, {11});
}

TEST(Guards, NumbersInListsByTheirBits) {
  std::vector<double> list{NAN, 2};
  auto f = compile([&](Tensor x) { return x * guarded(&list)[1]; });
  for (int i = 0; i < 4; ++i)
    check(f(ones({1})), DType::F32, {1}, {2});
  EXPECT_EQ(f.counts().versions, 1);
}

TEST(Guards, TensorsThatAreTakenFromSomewhere) {
  std::vector<Tensor> queue;
  for (int i = 0; i < 4; ++i)
    queue.push_back(full({1}, float(i)));
  auto f = compile([&](Tensor x) {
    Tensor next = std::move(queue.back());
    queue.pop_back();
    return x + next;
  });
  for (int i = 3; i >= 0; --i)
    check(f(zeros({1})), DType::F32, {1}, {double(i)});
}

TEST(Guards, RandomNumbersBeginAnewInFunctions) {
  auto f = compile([](Tensor x) {
    manual_seed(3);
    return x + rand({1});
  });
  float first = f(zeros({1})).item<float>();
  EXPECT_EQ(f(zeros({1})).item<float>(), first);
  manual_seed(3);
  EXPECT_EQ(rand({1}).item<float>(), first);
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

TEST(Guards, ThreadsInFunctionsAreErrors) {
  auto onThread = [](Tensor x) {
    Tensor y;
    std::thread([&] { y = x + 1; }).join();
    return y;
  };
  EXPECT_REFUSED(compile(onThread)(ones({1})),
                 ":27: error: another thread computes with an argument");
  auto outside = disable(onThread);
  auto f = compile([&](Tensor x) { return outside(x) * 2; });
  check(f(ones({1})), DType::F32, {1}, {4});
  check(f(full({1}, 2.f)), DType::F32, {1}, {6});
}

TEST(Guards, TensorsOfOtherThreadsAreNoConstants) {
  float value = 1;
  auto f = compile([&](Tensor x) {
    Tensor y;
    std::thread([&] { y = full({1}, value); }).join();
    return x + y;
  });
  check(f(ones({1})), DType::F32, {1}, {2});
  value = 5;
  check(f(ones({1})), DType::F32, {1}, {6});
}

//===----------------------------------------------------------------------===//
// Verified traces
//===----------------------------------------------------------------------===//

static Options verifying() {
  Options options;
  options.verifyTraces = true;
  return options;
}

TEST(VerifyTraces, NamesTheOpWithAnotherNumber) {
  double scale = 2;
  auto f = compile([&](Tensor x) { return x * scale; }, verifying());
  check(f(ones({1})), DType::F32, {1}, {2});
  check(f(ones({1})), DType::F32, {1}, {2});
  scale = 3;
  EXPECT_REFUSED(f(ones({1})), "is not what it was when it was compiled");
  EXPECT_REFUSED(f(ones({1})), "guarded(&variable)");
  scale = 2;
  check(f(ones({1})), DType::F32, {1}, {2});
  EXPECT_EQ(f.counts().versions, 1);
}

TEST(VerifyTraces, NamesOtherOps) {
  bool usesRelu = false;
  auto f =
      compile([&](Tensor x) { return usesRelu ? relu(x) : -x; }, verifying());
  f(ones({1}));
  usesRelu = true;
  EXPECT_REFUSED(f(ones({1})), "graph.relu");
  EXPECT_REFUSED(f(ones({1})), "was:");
}

TEST(VerifyTraces, FindsValuesTensorsAndNumbers) {
  float value = 1;
  auto f = compile([&](Tensor x) { return x + tensor({value}); }, verifying());
  f(ones({1}));
  value = 2;
  EXPECT_REFUSED(f(ones({1})), "a tensor of values");
  std::vector<Tensor> list{ones({1}), zeros({1})};
  auto g = compile([&](Tensor x) { return x + list[0]; }, verifying());
  g(ones({1}));
  std::swap(list[0], list[1]);
  EXPECT_REFUSED(g(ones({1})), "without taking it as an argument");
  int count = 0;
  auto h =
      compile([&](Tensor x) { return std::pair(x, ++count); }, verifying());
  h(ones({1}));
  EXPECT_REFUSED(h(ones({1})), "gives another number");
}

TEST(VerifyTraces, FindsNothingWhereNothingChanged) {
  Net net;
  auto f = compile(
      [&](Tensor x, Size n, Scalar s) {
        return (net.forward(x) * s + tensor({1.f, 2.f})).repeat({n, 1});
      },
      verifying());
  for (int i = 2; i < 6; ++i)
    check(f(ones({1, 2}), 1, 1.5 * i), DType::F32, {1, 2},
          {4.5 * i + 1, 4.5 * i + 2});
  net.train();
  net.eval();
  check(f(ones({1, 2}), 1, 2), DType::F32, {1, 2}, {7, 8});
}
