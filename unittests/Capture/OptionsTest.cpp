//===- OptionsTest.cpp - options, logs and backends of functions ----------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Functional.h"
#include "tcopt/Capture/Log.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Optim.h"
#include "tcopt/Capture/Session.h"
#include <filesystem>
#include <regex>
#include <set>
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

namespace {
/// Collects the lines of logs during the test.
class LogTest : public ::testing::Test {
protected:
  LogTest() {
    setLogSink(
        [this](std::string_view line) { text += std::string(line) + "\n"; });
  }
  ~LogTest() override {
    setLogs("");
    setLogSink({});
    setDebugFolder("");
  }
  bool has(const std::string &part) {
    return text.find(part) != std::string::npos;
  }
  std::string text;
};
} // namespace

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

TEST(Options, AreChecked) {
  auto make = [](auto change) {
    Options options;
    change(options);
    compile([](Tensor x) { return x; }, options);
  };
  EXPECT_REFUSED(make([](Options &o) { o.mode = "fastest"; }),
                 "options.mode: expected default");
  EXPECT_REFUSED(make([](Options &o) { o.numerics = "exact"; }),
                 "options.numerics: expected strict, fast or tf32");
  EXPECT_REFUSED(make([](Options &o) { o.onError = "ignore"; }),
                 "options.onError: expected raise or interpret");
  EXPECT_REFUSED(make([](Options &o) { o.optLevel = 1; }),
                 "options.optLevel: expected 0, 2 or 3 but found '1'");
  EXPECT_REFUSED(make([](Options &o) { o.recompileLimit = 0; }),
                 "options.recompileLimit: expected a positive number");
  EXPECT_REFUSED(make([](Options &o) { o.targetCpu = "nonesuch"; }),
                 "options.targetCpu: unknown cpu 'nonesuch'");
  EXPECT_REFUSED(make([](Options &o) { o.targetFeatures = "avx2"; }),
                 "options.targetCpu: unknown feature 'avx2'");
  EXPECT_REFUSED(make([](Options &o) {
                   o.targetCpu = "x86-64";
                   o.backend = "interp";
                 }),
                 "options.targetCpu: expected a backend that makes code");
}

// No machine has the instructions of both CPUs.
TEST(Options, RefuseWhatThisMachineCannotRun) {
  Options intel, amd;
  intel.targetCpu = "diamondrapids";
  amd.targetCpu = "bdver4";
  auto make = [](const Options &options) {
    compile([](Tensor x) { return x; }, options);
  };
  bool isAmd = false;
  try {
    make(intel);
  } catch (const Exception &exception) {
    isAmd = true;
    EXPECT_NE(std::string(exception.what())
                  .find("options.targetCpu: the program is for the cpu "
                        "'diamondrapids' and cannot run here: this machine "
                        "has no "),
              std::string::npos)
        << exception.what();
  }
  if (!isAmd)
    EXPECT_REFUSED(make(amd), "cannot run here: this machine has no ");
}

// The key of a kernel contains the level.
TEST_F(LogTest, OptimizesAsFarAsAsked) {
  auto keys = [&](int64_t level, bool isCompiled) {
    Session session;
    Session::Scope scope(session);
    std::string own;
    setLogSink([&](std::string_view line) { own += line; });
    setLogs("kernels");
    auto halves = [](Tensor x) { return logaddexp(x, x * 0.5); };
    Tensor x = tensor({1.f, 2.f});
    if (isCompiled) {
      compile(halves, {.optLevel = level})(x);
    } else {
      setDefaultOptions({.optLevel = level});
      halves(x);
    }
    std::set<std::string> found;
    std::regex key("[0-9a-f]{32}");
    for (std::sregex_iterator i(own.begin(), own.end(), key), end; i != end;
         ++i)
      found.insert(i->str());
    EXPECT_FALSE(found.empty()) << own;
    return found;
  };
  for (bool isCompiled : {false, true}) {
    EXPECT_EQ(keys(0, isCompiled), keys(0, isCompiled));
    EXPECT_NE(keys(0, isCompiled), keys(2, isCompiled));
    EXPECT_NE(keys(2, isCompiled), keys(3, isCompiled));
  }
}

// Functions with the same graph and different targets have two programs.
TEST_F(LogTest, CodeIsForTheTarget) {
  setLogs("output_code");
  auto function = [](Tensor x) { return (x * 2 + 1).sum(); };
  auto run = [&](const char *cpu) {
    Options options;
    options.targetCpu = cpu;
    text.clear();
    EXPECT_EQ(compile(function, options)(tensor({1.f, 2.f})).item<float>(), 8);
  };
  run("x86-64");
  EXPECT_TRUE(has("cpu = \"x86-64\"")) << text;
  run("");
  EXPECT_TRUE(has("llvm.func")) << "it is another program";
  run("x86-64");
  EXPECT_FALSE(has("llvm.func")) << "it was compiled before:\n" << text;
}

TEST(Options, CustomBackendsGetTheGraph) {
  Options options;
  std::vector<std::string> tables;
  int runs = 0;
  options.customBackend = [&](const Graph &graph) -> GraphCallable {
    tables.push_back(graph.table);
    EXPECT_GT(graph.numOps, 0);
    return [&](const std::vector<Tensor> &arguments) {
      ++runs;
      return std::vector<Tensor>{arguments[0] * 2 + 1};
    };
  };
  auto f = compile([](Tensor x) { return x * 2 + 1; }, options);
  for (int i = 0; i < 3; ++i)
    check(f(tensor({1.f, 2.f})), DType::F32, {2}, {3, 5});
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_NE(tables[0].find("graph.mul"), std::string::npos);
  EXPECT_NE(tables[0].find("OptionsTest.cpp:"), std::string::npos);
  EXPECT_EQ(runs, 3);
}

// A custom backend may wait for a thread that compiles.
TEST(Options, CustomBackendsMayUseThreads) {
  Options options;
  float sum = 0;
  options.customBackend = [&](const Graph &) -> GraphCallable {
    std::thread([&] {
      sum = (tensor({1.f, 2.f, 4.f}) * 3).sum().item<float>();
    }).join();
    return [](const std::vector<Tensor> &arguments) {
      return std::vector<Tensor>{arguments[0] - 1};
    };
  };
  auto f = compile([](Tensor x) { return x - 1; }, options);
  check(f(tensor({1.f, 2.f})), DType::F32, {2}, {0, 1});
  EXPECT_EQ(sum, 21);
}

TEST(Options, CustomBackendsMustKeepTheContract) {
  Options options;
  options.customBackend = [](const Graph &) -> GraphCallable {
    return [](const std::vector<Tensor> &) { return std::vector<Tensor>(); };
  };
  auto f = compile([](Tensor x) { return x + 1; }, options);
  EXPECT_REFUSED(f(tensor({1.f})), "gave 0 tensors for 1 results");
}

TEST_F(LogTest, WhatDoesNotCompileIsInterpreted) {
  Options options;
  options.onError = "interpret";
  options.backend = "nothing";
  auto f = compile([](Tensor x) { return x + 1; }, options);
  EXPECT_EQ(f(tensor({1.f})).item<float>(), 2);
  EXPECT_EQ(f.counts().interpreted, 1);
  EXPECT_TRUE(has("warning: not compiled, interpreted"));
}

TEST_F(LogTest, CallsBeyondTheLimitAreCounted) {
  Options options;
  options.recompileLimit = 1;
  auto f = compile([](Tensor x, int64_t n) { return x + n; }, options);
  EXPECT_EQ(f(tensor({1.f}), 1).item<float>(), 2);
  EXPECT_EQ(f(tensor({1.f}), 2).item<float>(), 3);
  EXPECT_TRUE(has("warning: calls without a version run uncompiled"));
  EXPECT_EQ(f(tensor({1.f}), 3).item<float>(), 4);
  EXPECT_EQ(f.counts().uncompiled, 2);
}

//===----------------------------------------------------------------------===//
// Logs
//===----------------------------------------------------------------------===//

TEST_F(LogTest, RecompilesSayWhy) {
  setLogs("recompiles,guards");
  Options options;
  options.name = "scale";
  auto f = compile([](Tensor x, double s) { return x * s; }, options);
  f(ones({2}), 1.0);
  EXPECT_FALSE(has("recompiled"));
  EXPECT_TRUE(has("guard: size(0) of argument 0 == 2"));
  f(ones({3}), 1.0);
  EXPECT_TRUE(has("/1 scale] recompiled: argument 0: size(0) 3, was 2"));
  f(ones({3}), 2.0);
  EXPECT_TRUE(
      has("/2 scale] recompiled: argument 1: 2, was 1 (a tcopt::Scalar"));
  f(ones({3}, DType::F64), 2.0);
  EXPECT_TRUE(has("recompiled: argument 0: dtype f64, was f32"));
}

// Logs name the user's lines rather than lines of the library.
TEST_F(LogTest, NamesLinesOfTheProgram) {
  setLogs("recompiles,guards");
  auto cube = [](const Tensor &x) { return x * x * x; };
  Tensor w = ones({3}).requires_grad_();
  auto f = compile([&](Tensor x) {
    return autograd::functional::jacobian(cube, x) * (x * w).sum();
  });
  for (int64_t size : {3, 3})
    f(ones({size})).sum().backward();
  optim::Adam adam({w}, {.lr = 0.1});
  adam.step();
  EXPECT_TRUE(has("used at "));
  EXPECT_TRUE(has("OptionsTest.cpp"));
  EXPECT_FALSE(has("lib/Capture/"));
  EXPECT_FALSE(has("lib/NN/"));
}

TEST_F(LogTest, RecompilesNameStateAndStructure) {
  setLogs("recompiles");
  nn::Dropout dropout(0.5);
  int level = 1;
  auto f = compile([&](std::vector<Tensor> list, bool flag) {
    return dropout(flag ? list[0] : list[1]) * guarded(&level);
  });
  Tensor x = ones({2}), y = ones({2});
  f({x, y}, true);
  dropout.eval();
  f({x, y}, true);
  EXPECT_TRUE(
      has("recompiled: the training flag of a Dropout: false, was true"));
  level = 2;
  f({x, y}, true);
  EXPECT_TRUE(has("recompiled: the variable guarded at "));
  EXPECT_TRUE(has(": 2, was 1"));
  f({x, y}, false);
  EXPECT_TRUE(has("recompiled: argument 1: false, was true"));
  f({x, x}, false);
  EXPECT_TRUE(
      has("recompiled: argument 0[1]: the same tensor as tensor 0, was a "
          "tensor of its own"));
  f({x, y.to(DType::F64)}, false);
  EXPECT_TRUE(has("recompiled: argument 0[1]: dtype f64, was f32"));
  f({x, y, y}, false);
  EXPECT_TRUE(has("recompiled: argument 0: 3 parts, was 2 parts"));
}

TEST_F(LogTest, GuardsHaveTheirSources) {
  nn::Linear linear(2, 2);
  Tensor shift = ones({2});
  auto e = explain([&](Tensor x, double r, bool f, Tensor y) {
    return (f ? linear(x) * r : x) + shift + y;
  })(ones({3, 2}), 2.5, true, ones({3, 1}));
  std::string all = e.text();
  for (const char *part :
       {"guard: argument 1 == 2.5\n", "guard: argument 2 == true\n",
        "guard: size(0) of argument 3 == 3\n",
        "guard: parameter 'weight' is a tensor\n",
        "guard: a tensor that is no argument: f32 [2], the same one (used at "})
    EXPECT_NE(all.find(part), std::string::npos) << part << all;
}

TEST_F(LogTest, GraphsAreTables) {
  setLogs("graph,graph_breaks");
  auto f = compile(
      [](Tensor x) { return (x * 1.75).sum().isTrue() ? x.exp() - 3.5 : x; });
  f(ones({2}));
  EXPECT_TRUE(has("graph.sum"));
  EXPECT_TRUE(has("tensor<2xf32>"));
  EXPECT_TRUE(has("graph break: item() needs a value"));
  EXPECT_TRUE(has("OptionsTest.cpp:"));
}

TEST_F(LogTest, UnknownChannelsAreErrors) {
  EXPECT_REFUSED(setLogs("graphs"), "unknown log channel 'graphs'");
}

TEST_F(LogTest, FoldersGetEachPhase) {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / "tcopt-debug-folder-test";
  std::filesystem::remove_all(folder);
  setDebugFolder(folder.string());
  Options options;
  options.name = "plus one";
  auto f = compile([](Tensor x) { return x + 1.25; }, options);
  f(ones({2}));
  std::vector<std::string> names;
  for (const auto &entry :
       std::filesystem::recursive_directory_iterator(folder))
    names.push_back(entry.path().filename().string());
  for (const char *name : {"0-graph.mlir", "1-ingest.mlir", "6-lower.mlir"})
    EXPECT_NE(std::find(names.begin(), names.end(), name), names.end()) << name;
  std::filesystem::remove_all(folder);
}

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

TEST(Marks, SizesAreOpenFromTheFirstCall) {
  auto f = compile([](Tensor x) { return x * 2; });
  Tensor first = ones({4, 3});
  mark_dynamic(first, 0, {.min = 2, .max = 64, .multiple = 2});
  f(first);
  f(ones({8, 3}));
  f(ones({64, 3}));
  EXPECT_EQ(f.counts().versions, 1);
  EXPECT_REFUSED(f(ones({66, 3})), "is marked as at least 2, at most 64 and a "
                                   "multiple of 2 but is 66");
  EXPECT_REFUSED(f(ones({7, 3})), "but is 7");
  EXPECT_REFUSED(f(ones({7, 3})), "OptionsTest.cpp:");
}

TEST(Marks, FunctionsMustKeepThem) {
  auto f = compile([](Tensor x) {
    int64_t n = x.size(0);
    return x * n;
  });
  Tensor x = ones({4});
  mark_dynamic(x, 0);
  EXPECT_REFUSED(f(x), "the function reads it as a number");
  EXPECT_REFUSED(f(x), "OptionsTest.cpp:");
  EXPECT_REFUSED(mark_dynamic(x, 1), "expected a dimension in [-1, 1)");
  EXPECT_REFUSED(mark_dynamic(x, 0, {.min = 3, .max = 2}), "min <= max");
}

TEST(Marks, StaticSizesStayNumbers) {
  auto f = compile([](Tensor x) { return x * 2; });
  for (int64_t n : {2, 3, 4, 5}) {
    Tensor x = ones({n});
    mark_static(x, 0);
    f(x);
  }
  EXPECT_EQ(f.counts().versions, 4);
}
