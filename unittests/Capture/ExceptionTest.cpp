//===- ExceptionTest.cpp - codes and locations of the API's errors --------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Module.h"

using namespace tcopt;
using namespace tcopt::testing;

/// Returns the code of the exception that the call throws.
template <typename Call> static std::optional<ErrorCode> codeOf(Call call) {
  try {
    call();
  } catch (const Exception &exception) {
    return exception.code();
  }
  return std::nullopt;
}

static constexpr unsigned kIndexedLine = __LINE__ + 3;

static Tensor indexed(const Tensor &x, const Tensor &index) {
  return index_select(x, 0, index);
}

TEST(Exception, HasTheCodeOfArguments) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3});
  EXPECT_EQ(codeOf([&] { matmul(x, x); }), ErrorCode::InvalidArgument);
  EXPECT_EQ(codeOf([&] { (void)x.size(2); }), ErrorCode::InvalidArgument);
  EXPECT_EQ(codeOf([&] { add(Tensor(), 1); }), ErrorCode::InvalidArgument);
}

TEST(Exception, HasTheCodeOfValues) {
  Tensor x = tensor<float>({1, 2, 3}, {3}), index = tensor({7});
  EXPECT_EQ(codeOf([&] { indexed(x, index).toVector<float>(); }),
            ErrorCode::InvalidValue);
  for (const char *backend : {"cpu", "interp"}) {
    auto compiled = compile(indexed, {.backend = backend});
    EXPECT_EQ(codeOf([&] { compiled(x, index).toVector<float>(); }),
              ErrorCode::InvalidValue)
        << backend;
  }
}

TEST(Exception, HasTheLocationOfTheOpWhoseValuesAreWrong) {
  Tensor x = tensor<float>({1, 2, 3}, {3}), index = tensor({7});
  for (const char *backend : {"cpu", "interp"}) {
    auto compiled = compile(indexed, {.backend = backend});
    std::string message =
        messageOf([&] { compiled(x, index).toVector<float>(); });
    EXPECT_TRUE(llvm::StringRef(message).starts_with(
        std::string(__FILE__) + ":" + std::to_string(kIndexedLine) + ":"))
        << message;
    EXPECT_FALSE(llvm::StringRef(message).contains("graph.")) << message;
  }
}

TEST(Exception, HasTheCodeOfStates) {
  Tensor w = tensor<float>({1, 2}, {2}).requires_grad_();
  Tensor loss = (w * w).sum();
  loss.backward();
  EXPECT_EQ(codeOf([&] { loss.backward(); }), ErrorCode::InvalidState);
}

TEST(Exception, HasTheCodeOfSettingsAndDevices) {
  EXPECT_EQ(codeOf([] { Device("cpu").memoryStats(); }),
            ErrorCode::Unsupported);
  EXPECT_EQ(codeOf([] { (void)Device("nowhere"); }),
            ErrorCode::InvalidArgument);
}

TEST(Exception, HasTheCodeOfGraphBreaks) {
  auto reads = [](const Tensor &x) { return x * x.sum().item<float>(); };
  auto compiled = compile(reads, {.fullgraph = true});
  EXPECT_EQ(codeOf([&] { compiled(tensor<float>({1, 2}, {2})); }),
            ErrorCode::NotCompiled);
}

TEST(Exception, HasTheCodeOfMemory) {
  EXPECT_EQ(codeOf([] { zeros({int64_t(1) << 60}).toVector<float>(); }),
            ErrorCode::OutOfMemory);
}

TEST(Exception, HasTheCodeOfFiles) {
  EXPECT_EQ(codeOf([] { nn::loadTensors("no_such_folder/weights.npz"); }),
            ErrorCode::FileError);
}

TEST(Exception, HasTheCodeOfTheCompiler) {
  auto function = [](Tensor x) {
    Tensor y = cond(x.sum() > 0, [=] { return x * 2; }, [=] { return x * 3; });
    return sin(y).sum();
  };
  Tensor x = zeros({8}).requires_grad_();
  EXPECT_EQ(codeOf([&] { compile(function, {.memoryBudget = "31B"})(x); }),
            ErrorCode::CompilationFailed);
}
