//===- CompilerTest.cpp - Pipelines that are kept between programs --------===//

#include "tcopt/Pipelines/Compiler.h"
#include "TestProgram.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Execution/Instruments.h"

using namespace tcopt;
using namespace tcopt::test;

static constexpr llvm::StringLiteral kSub = R"(
  func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>)
      -> tensor<?x4xf32> {
    %0 = graph.sub %x, %y
        : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  })";
static constexpr llvm::StringLiteral kSum = R"(
  func.func @main(%x: tensor<?x?xf32>) -> tensor<?xf32> {
    %0 = graph.sum %x, dims = [1], keepdim = false
        : (tensor<?x?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  })";
// 3 columns and 4.
static constexpr llvm::StringLiteral kWrong = R"(
  func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>)
      -> tensor<?x?xf32> {
    %0 = graph.sub %x, %y
        : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  })";

namespace {
class CompilerTest : public testing::Test {
protected:
  std::string message;
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  std::shared_ptr<const BackendRegistry> backends = createBackends();
  mlir::ScopedDiagnosticHandler handler{context.get(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          message = diagnostic.str();
                                          return mlir::success();
                                        }};

  auto report() {
    return [&](const llvm::Twine &text) {
      message = text.str();
      return mlir::failure();
    };
  }
  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text) {
    return mlir::parseSourceString<mlir::ModuleOp>(
        text, mlir::ParserConfig(context.get(), /*verifyAfterParse=*/false));
  }
  std::string compile(Compiler &compiler, llvm::StringRef text,
                      Instrumentations seen = {}) {
    auto module = parse(text);
    if (failed(compiler.run(*module, std::move(seen))))
      return "failed";
    std::string printed;
    llvm::raw_string_ostream(printed) << *module;
    return printed;
  }
  std::unique_ptr<Compiler> create() {
    return Compiler::create(context.get(), {}, backends, report());
  }
};
} // namespace

TEST_F(CompilerTest, EachRunIsLikeTheFirst) {
  std::string sub = compile(*create(), kSub), sum = compile(*create(), kSum);
  EXPECT_NE(sub.find("llvm.func @main"), std::string::npos) << sub;
  EXPECT_NE(sub, sum);
  auto compiler = create();
  for (int turn = 0; turn < 3; ++turn) {
    EXPECT_EQ(compile(*compiler, kSub), sub);
    EXPECT_EQ(compile(*compiler, kSum), sum);
    message.clear();
    EXPECT_EQ(compile(*compiler, kWrong), "failed");
    EXPECT_NE(message, "");
  }
}

TEST_F(CompilerTest, InstrumentationsSeeOneRun) {
  auto compiler = create();
  auto snapshots = std::make_shared<Snapshots>();
  for (size_t expected : {kPhases.size(), kPhases.size()}) {
    Instrumentations seen;
    if (snapshots->empty())
      seen.push_back(recordPhases(snapshots));
    compile(*compiler, kSub, std::move(seen));
    EXPECT_EQ(snapshots->size(), expected);
  }
}

TEST_F(CompilerTest, PoolKeepsCompilersByConfiguration) {
  CompilerPool pool(context.get(), backends);
  PipelineConfig strict;
  strict.compile.numerics = "strict";
  Compiler *first, *second;
  {
    auto one = pool.take({}, report()), other = pool.take({}, report());
    ASSERT_TRUE(one && other);
    first = one.operator->();
    second = other.operator->();
    EXPECT_NE(first, second);
  }
  {
    auto third = pool.take(strict, report());
    ASSERT_TRUE(bool(third));
    EXPECT_EQ(third->getConfig().compile.numerics, "strict");
    auto again = pool.take({}, report());
    EXPECT_TRUE(again.operator->() == first || again.operator->() == second);
    // What was taken before backends were added is not put back.
    pool.clear();
  }
  strict.compile.numerics = "none";
  EXPECT_FALSE(bool(pool.take(strict, report())));
  EXPECT_EQ(message,
            "expected strict, fast or tf32 as numerics but found 'none'");
}
