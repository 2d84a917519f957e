//===- SessionTest.cpp - sessions, forks, memory, random states -----------===//

#include "tcopt/Capture/Session.h"
#include "FunctionsTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/CustomFunction.h"
#include "tcopt/Capture/Log.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/RandomState.h"
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tcopt;
using namespace tcopt::testing;

//===----------------------------------------------------------------------===//
// Sessions
//===----------------------------------------------------------------------===//

TEST(Sessions, HaveRandomNumbersOfTheirOwn) {
  manual_seed(1);
  float first = rand({1}).item<float>(), second = rand({1}).item<float>();
  manual_seed(1);
  Session session;
  {
    Session::Scope scope(session);
    manual_seed(2);
    EXPECT_EQ(initial_seed(), 2);
    EXPECT_NE(rand({1}).item<float>(), first);
  }
  EXPECT_EQ(initial_seed(), 1);
  EXPECT_EQ(rand({1}).item<float>(), first);
  EXPECT_EQ(rand({1}).item<float>(), second);
}

TEST(Sessions, HaveOptionsAndLogsOfTheirOwn) {
  std::string mine, others;
  Session session;
  {
    Session::Scope scope(session);
    setLogSink([&](std::string_view line) { mine += line; });
    setLogs("graph");
    Options options;
    options.fullgraph = true;
    setDefaultOptions(options);
    EXPECT_TRUE(Options::defaults().fullgraph);
    auto f = compile([](Tensor x) { return x + 1; });
    check(f(ones({1})), DType::F32, {1}, {2});
  }
  EXPECT_FALSE(Options::defaults().fullgraph);
  EXPECT_NE(mine.find("graph.add"), std::string::npos);
  setLogSink([&](std::string_view line) { others += line; });
  auto g = compile([](Tensor x) { return x + 2; });
  check(g(ones({1})), DType::F32, {1}, {3});
  setLogSink({});
  EXPECT_EQ(others, "");
}

TEST(Sessions, FunctionsBelongToTheOneThatMadeThem) {
  std::optional<Compiled<Tensor(Tensor)>> f;
  {
    Session session;
    Session::Scope scope(session);
    manual_seed(5);
    f = compile([](Tensor x) { return x + rand({1}); });
    // Another session calls the function after the session has ended.
  }
  manual_seed(7);
  float outside = rand({1}).item<float>();
  manual_seed(7);
  float first = (*f)(zeros({1})).item<float>();
  EXPECT_NE(first, (*f)(zeros({1})).item<float>());
  EXPECT_EQ(rand({1}).item<float>(), outside);
  check((*f)(ones({1, 1})).floor(), DType::F32, {1, 1}, {1});
}

TEST(Sessions, DifferentiateTheirFunctions) {
  Tensor x = tensor({1.f, 2.f}).requires_grad_(), gradient;
  {
    std::optional<Compiled<Tensor(Tensor)>> f;
    {
      Session session;
      Session::Scope scope(session);
      f = compile([](Tensor x) { return x * x * x; });
      (*f)(x);
    }
    // A version exists, so that the session traces nothing.
    gradient = autograd::grad({(*f)(x)}, {x}, {ones({2})}, std::nullopt,
                              /*create_graph=*/true)[0];
  }
  check(gradient, DType::F32, {2}, {3, 12});
  gradient.sum().backward();
  check(x.grad(), DType::F32, {2}, {6, 12});
}

// The session has not compiled anything before.
TEST(Sessions, MayBeginWithCheckpoints) {
  Session session;
  Session::Scope scope(session);
  Tensor x = tensor({1.f, 2.f}).requires_grad_();
  auto f = compile([](Tensor x) {
    return checkpoint([](Tensor x) { return x * x; }, x).sum();
  });
  EXPECT_NE(f.explain(x).graphs.at(0).graph.text.find("grad.checkpoint"),
            std::string::npos);
}

TEST(Sessions, ResetOnlyTheirs) {
  auto f = compile([](Tensor x) { return x + 1; });
  f(ones({1}));
  Session session;
  {
    Session::Scope scope(session);
    auto g = compile([](Tensor x) { return x + 1; });
    g(ones({1}));
    EXPECT_GT(session.memoryStats().programs, 0);
    reset();
    EXPECT_EQ(session.memoryStats().programs, 0);
    g(ones({1}));
    EXPECT_EQ(g.counts().versions, 2);
  }
  f(ones({1}));
  EXPECT_EQ(f.counts().versions, 1);
}

TEST(Sessions, RunAtOnce) {
  std::vector<std::thread> threads;
  std::atomic<int> failures = 0;
  for (int t = 0; t < 3; ++t)
    threads.emplace_back([&, t] {
      Session session;
      Session::Scope scope(session);
      manual_seed(t);
      auto f = compile([&](Tensor x) { return (x * t).sum() + rand({}) * 0; });
      for (int64_t i = 2; i < 6; ++i)
        failures += f(ones({i})).item<float>() != float(t * i);
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(failures, 0);
}

//===----------------------------------------------------------------------===//
// Processes
//===----------------------------------------------------------------------===//

// Returns the child's exit status, 0 if it succeeded.
template <typename Fn> static int runInChild(Fn fn) {
  pid_t child = fork();
  if (child == 0) {
    alarm(60);
    bool isRight = false;
    try {
      isRight = fn();
    } catch (const std::exception &) {
    }
    _exit(isRight ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

TEST(Forks, ChildrenCompileAndRun) {
  Tensor w = ones({64, 64});
  auto f = compile([&](Tensor x) { return matmul(x, w).sum(); });
  EXPECT_EQ(f(w).item<float>(), 64 * 64 * 64);
  for (int i = 0; i < 2; ++i) {
    int status = runInChild([&] {
      auto g = compile([&](Tensor x) { return (x * 2 + w).sum(); });
      return f(w).item<float>() == 64 * 64 * 64 &&
             g(w).item<float>() == 3 * 64 * 64 &&
             (w - 3.25).sum().item<float>() == -2.25 * 64 * 64;
    });
    EXPECT_EQ(status, 0);
    EXPECT_EQ(f(w).item<float>(), 64 * 64 * 64);
  }
}

// Exit handlers registered before and after LLVM's tables run compiled code and
// compile, or report that they cannot.
TEST(Forks, WhileOtherThreadsCall) {
  Tensor x = ones({16, 16});
  auto f = compile([](Tensor x) { return (x * 2).sum(); });
  f(x);
  std::atomic<bool> isOver = false;
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t)
    threads.emplace_back([&] {
      while (!isOver)
        f(x + 1);
    });
  int failures = 0;
  for (int i = 0; i < 40; ++i)
    failures += runInChild([&] {
                  alarm(20);
                  emptyCache();
                  return f(x).item<float>() == 512 && (x * 3).numel() == 256;
                }) != 0;
  isOver = true;
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(failures, 0);
}

TEST(Exits, HandlersCompute) {
  static Compiled<Tensor(Tensor)> f;
  f = compile([](Tensor x) { return x * 3.75; });
  f(ones({2}));
  pid_t child = fork();
  if (child == 0) {
    alarm(60);
    std::atexit([] {
      bool isRight = f(ones({2})).sum().item<float>() == 7.5;
      try {
        isRight &= (ones({3}) * 9.25 - 1).exp().numel() == 3;
      } catch (const Exception &error) {
        isRight &= std::string(error.what()).find("the process ends") !=
                   std::string::npos;
      }
      _exit(isRight ? 0 : 1);
    });
    exit(2);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
}

TEST(Threads, ComputeWhenTheyEnd) {
  struct AtEnd {
    ~AtEnd() { *result = (*x * 3.5 - 1).item<float>(); }
    float *result = nullptr;
    Tensor *x = nullptr;
  };
  float result = 0;
  Tensor x = ones({1});
  std::thread([&] {
    static thread_local AtEnd end;
    end.result = &result;
    end.x = &x;
    // MLIR's caches of this thread are created after `end` and destroyed before
    // it.
    (void)(x * 2 - 7).item<float>();
  }).join();
  EXPECT_EQ(result, 2.5f);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

TEST(Memory, IsCountedAndGivenBack) {
  emptyCache();
  MemoryStats before = memoryStats();
  {
    Tensor x = ones({1000, 1000});
    MemoryStats with = memoryStats();
    EXPECT_GE(with.tensors - before.tensors, 4000000);
    EXPECT_LE(with.tensors - before.tensors, 4100000);
    EXPECT_GE(with.tensorsPeak, with.tensors);
    auto f = compile([](Tensor x) {
      return (softmax(x, 0).matmul(x) - x.sort(0).first).sort(1).first.sum();
    });
    f(x);
    EXPECT_GT(memoryStats().workspaces, 0);
  }
  EXPECT_EQ(memoryStats().tensors, before.tensors);
  emptyCache();
  EXPECT_EQ(memoryStats().workspaces, 0);
}

//===----------------------------------------------------------------------===//
// Random states
//===----------------------------------------------------------------------===//

TEST(RandomStates, AreSavedAndRestored) {
  manual_seed(11);
  rand({2});
  Tensor state = get_rng_state();
  Tensor first = rand({3}), second = randn({2});
  set_rng_state(state);
  EXPECT_TRUE(equal(rand({3}), first));
  EXPECT_TRUE(equal(randn({2}), second));
  EXPECT_EQ(initial_seed(), 11);
  EXPECT_REFUSED(set_rng_state(ones({16})), "expected what get_rng_state");
}

TEST(RandomStates, ForkRngLeavesTheSequence) {
  manual_seed(11);
  Tensor first = rand({1}), second = rand({1});
  manual_seed(11);
  EXPECT_TRUE(equal(rand({1}), first));
  {
    ForkRng fork;
    manual_seed(3);
    rand({5});
  }
  EXPECT_TRUE(equal(rand({1}), second));
}

TEST(RandomStates, AreTheSameWithAndWithoutCompile) {
  auto draw = [](Tensor x) {
    rand({3});
    Tensor a = x + rand({2});
    Tensor b = randn({2}) * 2;
    if (b.sum().item<float>() > -1e9)
      a = a + rand({2});
    return cat({a, b, rand({1})});
  };
  auto f = compile(draw);
  manual_seed(4);
  std::vector<Tensor> expected{draw(zeros({2})), draw(zeros({2})), rand({1})};
  manual_seed(4);
  EXPECT_TRUE(equal(f(zeros({2})), expected[0]));
  EXPECT_TRUE(equal(f(zeros({2})), expected[1]));
  EXPECT_TRUE(equal(rand({1}), expected[2]));
  auto one = [](Tensor x) {
    randperm(8);
    return randperm(8) + 0 * x.sum().to(DType::I64);
  };
  auto g = compile(one);
  manual_seed(1);
  Tensor eager = one(ones({2}));
  manual_seed(1);
  EXPECT_TRUE(equal(g(ones({2})), eager));
}

TEST(RandomStates, OfFunctionsThatThrow) {
  auto draw = [](Tensor x, bool throws) {
    Tensor a = rand({1});
    if (throws)
      throw 1;
    return x + a;
  };
  auto f = compile(draw);
  auto sequence = [](auto &fn) {
    manual_seed(1);
    EXPECT_ANY_THROW(fn(zeros({1}), true));
    return fn(zeros({1}), false);
  };
  EXPECT_TRUE(equal(sequence(f), sequence(draw)));
}

TEST(RandomStates, OfCompiledFunctions) {
  auto f = compile([](Tensor x) {
    Tensor a = x + rand({1});
    ForkRng fork;
    return std::pair(a, rand({1}));
  });
  manual_seed(1);
  Tensor expected = rand({1}), next = rand({1});
  manual_seed(1);
  for (int i = 0; i < 2; ++i) {
    auto [a, b] = f(zeros({1}));
    EXPECT_TRUE(equal(a, i == 0 ? expected : next));
  }
}

//===----------------------------------------------------------------------===//
// Logs
//===----------------------------------------------------------------------===//

TEST(Sinks, MustNotCompile) {
  setLogs("graph");
  std::string told;
  setLogSink([&](std::string_view) {
    try {
      (ones({2}) * 12.25 - 3).item<float>();
    } catch (const Exception &error) {
      told = error.what();
    }
  });
  auto f = compile([](Tensor x) { return x + 41.5; });
  check(f(ones({1})), DType::F32, {1}, {42.5});
  setLogs("");
  setLogSink({});
  EXPECT_NE(told, "");
}
