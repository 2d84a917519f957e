//===- DifferentiateTest.cpp - forward and backward functions -------------===//

#include "TestProgram.h"
#include "tcopt/Execution/CompileSession.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::test;
using Kind = SavedValue::Kind;

namespace {
class Differentiate : public testing::Test {
protected:
  llvm::Expected<DifferentiatedFunction>
  differentiate(llvm::StringRef text, llvm::ArrayRef<unsigned> wanted,
                const DifferentiationPolicy &policy = {}) {
    module = llvm::cantFail(session->parse(text));
    return session->differentiate(*module, wanted, policy);
  }

  Tensors run(mlir::ModuleOp compiled, const Tensors &inputs) {
    mlir::OwningOpRef<mlir::ModuleOp> copy = compiled.clone();
    ExecutableOptions options;
    auto program = llvm::cantFail(
        Executable::create(*copy, session->backends(), std::move(options)));
    return llvm::cantFail(program->call(inputs));
  }

  /// Runs both functions: the gradients of the sum of the floating-point
  /// results.
  Tensors gradients(DifferentiatedFunction &made, const Tensors &inputs) {
    Tensors results = run(*made.forward, inputs), arguments;
    size_t numOwn = results.size() - made.numExtras;
    for (const SavedValue &saved : made.saved) {
      const HostTensor &value = saved.kind == Kind::Input ? inputs[saved.index]
                                : saved.kind == Kind::Result
                                    ? results[saved.index]
                                    : results[numOwn + saved.index];
      arguments.push_back(saved.sizesOnly ? sizesOf(value) : value);
    }
    for (unsigned i : made.cotangents)
      arguments.push_back(onesLike(results[i]));
    return run(*made.backward, arguments);
  }

  static HostTensor vector(std::vector<float> values) {
    return floats({int64_t(values.size())}, values);
  }
  static float at(const HostTensor &tensor, size_t i) {
    return static_cast<const float *>(tensor.rawData())[i];
  }

  std::unique_ptr<CompileSession> session = createSession();
  mlir::OwningOpRef<mlir::ModuleOp> module;

private:
  static HostTensor onesLike(const HostTensor &like) {
    return floats(like.shape(),
                  std::vector<float>(like.numBytes() / sizeof(float), 1));
  }
  static HostTensor sizesOf(const HostTensor &of) {
    llvm::SmallVector<int64_t> sizes(of.shape());
    sizes.push_back(0);
    return llvm::cantFail(HostTensor::create(DType::Bool, sizes));
  }
};
} // namespace

static constexpr llvm::StringLiteral kSine = R"(
  func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
    %0 = graph.sin %x : (tensor<?xf32>) -> tensor<?xf32>
    %1 = graph.mul %0, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    return %1 : tensor<?xf32>
  })";

TEST_F(Differentiate, GradientsOfWantedInputs) {
  HostTensor x = vector({0.5f, 1, 2}), y = vector({3, 4, 5});
  auto both = differentiate(kSine, {1, 0});
  ASSERT_TRUE(bool(both)) << toString(both.takeError());
  Tensors found = gradients(*both, {x, y});
  ASSERT_EQ(found.size(), 2u);
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(at(found[0], i), std::sin(at(x, i)), 1e-6);
    EXPECT_NEAR(at(found[1], i), std::cos(at(x, i)) * at(y, i), 1e-5);
  }
  auto one = llvm::cantFail(differentiate(kSine, {1}));
  EXPECT_EQ(gradients(one, {x, y}).size(), 1u);
  // The module can be differentiated again.
  EXPECT_TRUE(bool(session->differentiate(*module, {0})));
}

// The inputs are free, so that nothing else is saved.
TEST_F(Differentiate, SavesWhatIsThere) {
  auto made = llvm::cantFail(differentiate(kSine, {0, 1}));
  EXPECT_EQ(made.numExtras, 0u);
  ASSERT_EQ(made.saved.size(), 2u);
  EXPECT_EQ(made.saved[0].kind, Kind::Input);
  EXPECT_EQ(made.cotangents, llvm::SmallVector<unsigned>{0});
  auto exp = llvm::cantFail(differentiate(R"(
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = graph.exp %x : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    })",
                                          {0}));
  ASSERT_EQ(exp.saved.size(), 1u);
  EXPECT_EQ(exp.saved[0].kind, Kind::Result);
}

// The derivative of a sum reads only the sizes of its operand.
TEST_F(Differentiate, SavesSizesWithoutElements) {
  auto made = llvm::cantFail(differentiate(R"(
    func.func @main(%x: tensor<?xf32>) -> tensor<f32> {
      %0 = graph.sum %x, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
      return %0 : tensor<f32>
    })",
                                           {0}));
  ASSERT_EQ(made.saved.size(), 1u);
  EXPECT_TRUE(made.saved[0].sizesOnly);
  Tensors found = gradients(made, {vector({1, 2, 3})});
  ASSERT_EQ(found[0].shape(), (llvm::ArrayRef<int64_t>{3}));
  EXPECT_EQ(at(found[0], 2), 1);
}

TEST_F(Differentiate, SavesOverwrittenInputs) {
  DifferentiationPolicy policy;
  policy.written.resize(2);
  policy.written.set(0);
  auto made = llvm::cantFail(differentiate(kSine, {0, 1}, policy));
  ASSERT_EQ(made.numExtras, 1u);
  EXPECT_EQ(made.extraTypes[0], DType::F32);
  EXPECT_EQ(made.inputExtras.at(0), 0u);
  EXPECT_TRUE(made.keepsInputs);
  HostTensor x = vector({0.5f, 1}), y = vector({3, 4});
  Tensors found = gradients(made, {x, y});
  EXPECT_NEAR(at(found[0], 0), std::cos(0.5) * 3, 1e-5);
}

// An input that the backward function does not read is saved on request.
TEST_F(Differentiate, SavesKeptInputs) {
  llvm::StringRef text = R"(
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = graph.neg %x : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    })";
  DifferentiationPolicy policy;
  policy.written.resize(1, true);
  EXPECT_EQ(llvm::cantFail(differentiate(text, {0}, policy)).numExtras, 0u);
  policy.kept.resize(1, true);
  EXPECT_EQ(llvm::cantFail(differentiate(text, {0}, policy)).numExtras, 1u);
}

TEST_F(Differentiate, Errors) {
  auto textOf = [&](auto &&made) { return toString(made.takeError()); };
  EXPECT_NE(textOf(differentiate(kSine, {2})).find("has no argument 2"),
            std::string::npos);
  EXPECT_NE(textOf(differentiate("module {}", {0})).find("function 'main'"),
            std::string::npos);
  DifferentiationPolicy policy;
  policy.compile.memoryBudget = "15B";
  auto made = differentiate(R"(
    func.func @main(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
      %y = graph.cond %p : (tensor<i1>) -> tensor<4xf32> {
        %e = graph.exp %x : (tensor<4xf32>) -> tensor<4xf32>
        graph.yield %e : tensor<4xf32>
      } else {
        graph.yield %x : tensor<4xf32>
      }
      %z = graph.mul %y, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %z : tensor<4xf32>
    }
    )",
                            {0}, policy);
  ASSERT_FALSE(bool(made));
  llvm::Error error = made.takeError();
  EXPECT_TRUE(error.isA<BudgetError>()) << toString(std::move(error));
  consumeError(std::move(error));
}
