//===- PhaseCheckTest.cpp - Which phase changed the answer ----------------===//
//
// Passes that break programs, in the slots between phases, must be found.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Testing/PhaseCheck.h"
#include "TestProgram.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/GraphOps.h"

using namespace tcopt;
using namespace tcopt::test;

namespace {
/// Swaps the operands of subtractions.
template <typename SubOp>
class SwapPass : public mlir::PassWrapper<SwapPass<SubOp>,
                                          mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SwapPass)
  explicit SwapPass(llvm::StringRef name) : name(name) {}

  llvm::StringRef getArgument() const override { return name; }
  llvm::StringRef getDescription() const override { return "swap operands"; }
  void runOnOperation() override {
    this->getOperation().walk([](SubOp op) {
      mlir::Value first = op->getOperand(0);
      op->setOperand(0, op->getOperand(1));
      op->setOperand(1, first);
    });
  }

private:
  llvm::StringRef name;
};

template <typename SubOp> void registerSwap(llvm::StringRef name) {
  mlir::registerPass(
      [name] { return std::make_unique<SwapPass<SubOp>>(name); });
}

/// Simulates a bug in a pass: changes the pass's output before any check.
class Fault : public mlir::PassInstrumentation {
public:
  explicit Fault(llvm::StringRef pass) : wanted(pass) {}

  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) override {
    if (pass->getArgument() != wanted)
      return;
    op->walk([](mlir::Operation *inside) {
      if (!isa<core::SubOp, mlir::arith::SubFOp>(inside))
        return mlir::WalkResult::advance();
      mlir::Value first = inside->getOperand(0);
      inside->setOperand(0, inside->getOperand(1));
      inside->setOperand(1, first);
      return mlir::WalkResult::interrupt();
    });
  }

private:
  std::string wanted;
};

class PhaseCheckTest : public ::testing::Test {
protected:
  static void SetUpTestSuite() {
    registerAllPasses(createBackends());
    registerSwap<graph::SubOp>("test-swap-graph");
    registerSwap<core::SubOp>("test-swap-core");
  }

  llvm::Expected<PhaseVerdict> check(std::string slot, bool everyPass = false) {
    RunnerOptions options;
    if (!slot.empty())
      options.slots = {slot};
    inputs = {floats({3}, {1, 2, 3}), floats({3}, {5, 5, 5})};
    return checkPhases(*program.module, options, inputs, everyPass);
  }

  Program program{R"(
    func.func @main(%x: tensor<?xf32> {graph.dims = ["N"]},
                    %y: tensor<?xf32> {graph.dims = ["N"]}) -> tensor<?xf32> {
      %r = graph.sub %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      return %r : tensor<?xf32>
    })"};
  Tensors inputs;
};
} // namespace

TEST_F(PhaseCheckTest, FindsNothingInARightCompiler) {
  auto verdict = check("");
  ASSERT_TRUE(bool(verdict)) << toString(verdict.takeError());
  EXPECT_TRUE(verdict->ok) << verdict->message;
  EXPECT_EQ(verdict->numChecked, kPhases.size());
  EXPECT_FALSE(verdict->firstWrong);
}

TEST_F(PhaseCheckTest, NamesTheFirstWrongPhase) {
  auto verdict = check("after-ingest:test-swap-graph");
  ASSERT_TRUE(bool(verdict)) << toString(verdict.takeError());
  EXPECT_FALSE(verdict->ok);
  EXPECT_EQ(verdict->firstWrong, Phase::Ingest);
  EXPECT_EQ(verdict->message.find("outputs differ after phase 'ingest'"), 0u)
      << verdict->message;
  EXPECT_TRUE(bool(verdict->before));
}

TEST_F(PhaseCheckTest, NamesTheWrongPass) {
  auto verdict = check("before-fuse:test-swap-core", /*everyPass=*/true);
  ASSERT_TRUE(bool(verdict)) << toString(verdict.takeError());
  EXPECT_EQ(verdict->firstWrong, Phase::Fuse);
  EXPECT_EQ(verdict->message.find(
                "outputs differ after pass 'test-swap-core' of phase 'fuse'"),
            0u)
      << verdict->message;
}

namespace {
// A row is centered, and its exponentials are added up: one kernel of several
// ops, of symbolic size.
class WrongPassTest : public PhaseCheckTest,
                      public ::testing::WithParamInterface<const char *> {
protected:
  Program rows{R"(
    func.func @main(%x: tensor<?x4xf32> {graph.dims = ["N", 4]},
                    %y: tensor<4xf32>) -> (tensor<?xf32>, tensor<?x4xf32>) {
      %0 = graph.sub %x, %y : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
      %1 = graph.exp %0 : (tensor<?x4xf32>) -> tensor<?x4xf32>
      %2 = graph.sum %1, dims = [1], keepdim = false : (tensor<?x4xf32>) -> tensor<?xf32>
      %3 = graph.tanh %x : (tensor<?x4xf32>) -> tensor<?x4xf32>
      return %2, %3 : tensor<?xf32>, tensor<?x4xf32>
    })"};
};
} // namespace

TEST_P(WrongPassTest, IsNamed) {
  RunnerOptions options;
  options.configure = [](mlir::PassManager &manager) {
    manager.addInstrumentation(std::make_unique<Fault>(GetParam()));
    return llvm::success();
  };
  inputs = {floats({2, 4}, {1, 2, 3, 4, 5, 6, 7, 8}),
            floats({4}, {5, 5, 5, 5})};
  auto verdict = checkPhases(*rows.module, options, inputs, /*everyPass=*/true);
  ASSERT_TRUE(bool(verdict)) << toString(verdict.takeError());
  EXPECT_EQ(verdict->firstWrong, Phase::Fuse);
  EXPECT_EQ(verdict->message.find("outputs differ after pass '" +
                                  std::string(GetParam()) +
                                  "' of phase 'fuse'"),
            0u)
      << verdict->message;
}

INSTANTIATE_TEST_SUITE_P(OfKernels, WrongPassTest,
                         ::testing::Values("core-choose-groups",
                                           "nest-form-groups",
                                           "convert-core-to-linalg",
                                           "nest-merge-elementwise",
                                           "nest-outline-kernels"));

TEST_F(PhaseCheckTest, WrongSlotsAreErrors) {
  std::string text = errorText(check("nowhere:canonicalize"));
  EXPECT_NE(text.find("'nowhere'"), std::string::npos) << text;
}
