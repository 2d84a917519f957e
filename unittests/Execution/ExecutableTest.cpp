//===- ExecutableTest.cpp - A compiled function that can be called --------===//

#include "tcopt/Execution/Executable.h"
#include "TestProgram.h"
#include <atomic>
#include <thread>

using namespace tcopt;
using namespace tcopt::test;

static constexpr llvm::StringLiteral kDouble = R"(
  func.func @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
    %0 = graph.add %x, %x
        : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  })";

static llvm::Expected<std::unique_ptr<Executable>>
compile(Program &program, const ExecutableOptions &options) {
  return Executable::create(*program.module, createBackends(), options);
}

static ExecutableOptions twice() {
  ExecutableOptions options;
  options.entry = "twice";
  return options;
}

TEST(Executable, CompilesAndCalls) {
  Program program(kDouble);
  auto made = compile(program, twice());
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  EXPECT_EQ((*made)->signature().function, "twice");
  EXPECT_EQ((*made)->signature().inputs.size(), 1u);
  EXPECT_EQ((*made)->device(), "");
  EXPECT_FALSE((*made)->hasStaticResults());
  for (int64_t size : {1, 3, 0}) {
    std::vector<float> values(size, 1.5f);
    auto results = (*made)->call(floats({size}, values));
    ASSERT_TRUE(bool(results)) << toString(results.takeError());
    ASSERT_EQ(results->size(), 1u);
    ASSERT_EQ(results->front().shape(), llvm::ArrayRef<int64_t>{size});
    for (float value : results->front().data<float>())
      EXPECT_EQ(value, 3);
  }
}

// The module is lowered now: it is loaded again as it is.
TEST(Executable, LoadsWhatIsLowered) {
  Program program(kDouble);
  ASSERT_TRUE(bool(compile(program, twice())));
  auto again = compile(program, twice());
  ASSERT_TRUE(bool(again)) << toString(again.takeError());
  auto results = (*again)->call(floats({2}, {1, -4}));
  ASSERT_TRUE(bool(results)) << toString(results.takeError());
  EXPECT_EQ(results->front().data<float>()[1], -8);
}

TEST(Executable, ComputesConstantsOnce) {
  Program program(R"(
    func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %c = graph.constant dense<[3.0, 5.0]> : tensor<2xf32>
      %0 = graph.mul %c, %x
          : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    })");
  auto made = compile(program, {});
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  EXPECT_TRUE((*made)->hasStaticResults());
  for (int i = 0; i < 2; ++i) {
    auto results = (*made)->call(floats({2}, {2, 4}));
    ASSERT_TRUE(bool(results)) << toString(results.takeError());
    EXPECT_EQ(results->front().data<float>()[0], 6);
    EXPECT_EQ(results->front().data<float>()[1], 20);
  }
}

TEST(Executable, ThreadsCallAtOnce) {
  Program program(kDouble);
  auto made = compile(program, twice());
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  std::atomic<int> numRight = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] {
      for (int k = 0; k < 50; ++k) {
        auto results = (*made)->call(floats({1}, {float(i * 100 + k)}));
        if (!results)
          llvm::consumeError(results.takeError());
        else
          numRight += results->front().data<float>()[0] == 2 * (i * 100 + k);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(numRight, 200);
}

TEST(Executable, ErrorsAreValues) {
  Program program(kDouble);
  std::string text = errorText(compile(program, {}));
  EXPECT_NE(text.find("main"), std::string::npos) << text;

  ExecutableOptions options = twice();
  options.backend = "nonesuch";
  text = errorText(compile(program, options));
  EXPECT_NE(text.find("unknown backend 'nonesuch'"), std::string::npos) << text;
  options.backend = "interp";
  text = errorText(compile(program, options));
  EXPECT_EQ(text, "backend 'interp' makes no code");
  options = twice();
  options.numerics = "sloppy";
  text = errorText(compile(program, options));
  EXPECT_NE(text.find("expected numerics strict or fast"), std::string::npos)
      << text;
  options.numerics.clear();

  auto made = compile(program, options);
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  text = errorText((*made)->call({}));
  EXPECT_NE(text, "no error");
  text = errorText((*made)->call(floats({1, 1}, {1})));
  EXPECT_NE(text, "no error");
}
