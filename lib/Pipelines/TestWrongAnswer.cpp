//===- TestWrongAnswer.cpp - change what a program computes ---------------===//
//
// For tests only: phase blame is worth what it finds, so each phase has a test
// in which this pass makes it wrong.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/PatternMatch.h"
#include "tcopt/Pipelines/Passes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_TESTWRONGANSWERPASS
#include "tcopt/Pipelines/Passes.h.inc"

namespace {

/// An op with the same operands and results that computes something else.
StringRef wrongNameFor(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("graph.add", "graph.sub")
      .Case("graph.mul", "graph.sub")
      .Case("graph.maximum", "graph.minimum")
      .Case("graph.relu", "graph.neg")
      .Case("core.add", "core.sub")
      .Case("core.mul", "core.sub")
      .Case("core.maximum", "core.minimum")
      .Case("arith.addf", "arith.subf")
      .Case("arith.mulf", "arith.subf")
      .Case("arith.maximumf", "arith.minimumf")
      .Default("");
}

struct TestWrongAnswer : impl::TestWrongAnswerPassBase<TestWrongAnswer> {
  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      StringRef name = wrongNameFor(op->getName().getStringRef());
      if (name.empty())
        return WalkResult::advance();
      replace(op, name);
      return WalkResult::interrupt();
    });
  }

  void replace(Operation *op, StringRef name) {
    OperationState state(op->getLoc(), name, op->getOperands(),
                         op->getResultTypes(), op->getAttrs());
    OpBuilder builder(op);
    op->replaceAllUsesWith(builder.create(state));
    op->erase();
    ++numChanged;
  }
};

} // namespace
} // namespace tcopt
