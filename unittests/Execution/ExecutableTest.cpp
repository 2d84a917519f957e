//===- ExecutableTest.cpp - A compiled function that can be called --------===//

#include "tcopt/Execution/Executable.h"
#include "TestProgram.h"
#include "tcopt/Execution/BindArguments.h"
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
  options.compile.numerics = "sloppy";
  text = errorText(compile(program, options));
  EXPECT_NE(text.find("expected strict, fast or tf32 as numerics"),
            std::string::npos)
      << text;
  options.compile.numerics = "fast";

  auto made = compile(program, options);
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  EXPECT_EQ(errorText((*made)->call({})),
            "'twice' takes 1 inputs but 0 were given");
  EXPECT_EQ(errorText((*made)->call(floats({1, 1}, {1}))),
            "input 'arg0': expected tensor<arg0.0xf32> but found 1x1xf32");
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

/// The image of a program, which is lowered.
static ExecutableImage emit(Program &program, llvm::StringRef entry) {
  ExecutableOptions options;
  options.entry = entry;
  EXPECT_TRUE(bool(compile(program, options)));
  auto image = Executable::emit(*program.module, entry, {});
  EXPECT_TRUE(bool(image)) << toString(image.takeError());
  return std::move(*image);
}

TEST(Executable, LoadsImages) {
  std::string bytes;
  {
    Program program(kDouble);
    bytes = emit(program, "twice").toBytes();
  }
  auto image = ExecutableImage::fromBytes(bytes);
  ASSERT_TRUE(bool(image)) << toString(image.takeError());
  EXPECT_FALSE(image->mayFail);
  Program other("func.func @main() { return }");
  auto made = Executable::load(std::move(*image), other.context.get(), {});
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  EXPECT_EQ((*made)->signature().function, "twice");
  EXPECT_FALSE((*made)->hasStaticResults());
  auto results = (*made)->call(floats({2}, {1, -4}));
  ASSERT_TRUE(bool(results)) << toString(results.takeError());
  EXPECT_EQ(results->front().data<float>()[1], -8);
}

TEST(Executable, RefusesBytesThatAreNoImage) {
  Program program(kDouble);
  std::string bytes = emit(program, "twice").toBytes();
  for (size_t size = 0; size < bytes.size(); size += 97)
    EXPECT_NE(errorText(ExecutableImage::fromBytes(
                  llvm::StringRef(bytes).take_front(size))),
              "no error")
        << size;
  std::string wrong = bytes;
  wrong[6] = char(0x7f);
  EXPECT_NE(errorText(ExecutableImage::fromBytes(wrong)), "no error");
}

static const char *const kTimesWeight = R"(
  func.func @main(%x: tensor<2048xf32>) -> tensor<2048xf32> {
    %c = graph.constant dense_resource<w> : tensor<2048xf32>
    %0 = graph.mul %c, %x : (tensor<2048xf32>, tensor<2048xf32>)
        -> tensor<2048xf32>
    return %0 : tensor<2048xf32>
  }
  {-# dialect_resources: { builtin: { w: "0x40000000)";

/// A program that multiplies by 2048 elements of 2.
static std::string timesWeight() {
  std::string text = kTimesWeight;
  for (int i = 0; i < 2048; ++i)
    text += "00000040";
  return text + "\" } } #-}";
}

TEST(Executable, ImagesHaveLargeConstants) {
  std::string bytes;
  {
    Program program(timesWeight());
    bytes = emit(program, "main").toBytes();
  }
  auto image = ExecutableImage::fromBytes(bytes);
  ASSERT_TRUE(bool(image)) << toString(image.takeError());
  ASSERT_EQ(image->code.constants.size(), 1u);
  EXPECT_EQ(image->code.constants[0].bytes.size(), 8192u);
  EXPECT_GE(image->code.report.parts.size(), 2u);
  Program other("func.func @main() { return }");
  auto made = Executable::load(std::move(*image), other.context.get(), {});
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  auto results = (*made)->call(floats({2048}, std::vector<float>(2048, 3)));
  ASSERT_TRUE(bool(results)) << toString(results.takeError());
  EXPECT_EQ(results->front().data<float>()[2047], 6);
}

TEST(Executable, ImagesReferToKeptConstants) {
  constexpr size_t count = 2048;
  HostTensor weight = floats({count}, std::vector<float>(count, 2));
  llvm::ArrayRef<char> bytes(
      reinterpret_cast<const char *>(weight.bytes().data()),
      weight.bytes().size());
  Program program(R"(
    func.func @main(%x: tensor<2048xf32>, %w: tensor<2048xf32>)
        -> tensor<2048xf32> {
      %0 = graph.mul %w, %x : (tensor<2048xf32>, tensor<2048xf32>)
          -> tensor<2048xf32>
      return %0 : tensor<2048xf32>
    })");
  auto bound = bindArguments(cantFail(findEntry(*program.module, "main")),
                             BoundArgument{1, bytes});
  ASSERT_TRUE(bool(bound)) << toString(bound.takeError());
  ASSERT_TRUE(bool(compile(program, {})));
  JitOptions settings;
  settings.keptConstants = {{"w", bytes}};
  auto image = Executable::emit(*program.module, "main", settings);
  ASSERT_TRUE(bool(image)) << toString(image.takeError());
  ASSERT_EQ(image->code.constants.size(), 1u);
  EXPECT_EQ(image->code.constants[0].kept, "w");
  EXPECT_EQ(image->code.constants[0].bytes, "");
  EXPECT_EQ(errorText(Executable::load(*image, program.context.get(), {})),
            "the image needs the constant 'w'");
  HostTensor other = floats({count}, std::vector<float>(count, 5));
  settings.keptConstants[0].bytes = {
      reinterpret_cast<const char *>(other.bytes().data()), bytes.size()};
  auto made = Executable::load(*image, program.context.get(), settings);
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  auto results = (*made)->call(floats({count}, std::vector<float>(count, 3)));
  ASSERT_TRUE(bool(results)) << toString(results.takeError());
  EXPECT_EQ(results->front().data<float>()[0], 15);
}

TEST(Executable, BindsArgumentsOfStaticSizes) {
  Program program(R"(
    func.func @main(%x: tensor<?xf32>, %y: tensor<2xf32>,
                    %z: tensor<2xf32> {tcopt.donates = 0 : i64})
        -> tensor<2xf32> {
      return %z : tensor<2xf32>
    })");
  auto entry = cantFail(findEntry(*program.module, "main"));
  std::array<char, 8> bytes{};
  EXPECT_EQ(errorText(bindArguments(entry, BoundArgument{0, bytes})),
            "argument #0: expected a tensor of static sizes as a constant");
  EXPECT_EQ(errorText(bindArguments(
                entry, BoundArgument{1, llvm::ArrayRef(bytes).take_front(4)})),
            "argument #1: expected 8 bytes but found 4");
  EXPECT_EQ(errorText(bindArguments(entry, BoundArgument{2, bytes})),
            "argument #2: the function writes to it; it cannot be a constant");
}
