//===- OpOrderTest.cpp - order of ops while others are inserted -----------===//

#include "tcopt/Nest/Transforms/OpOrder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tcopt::nest;

namespace {

struct OpOrderTest : testing::Test {
  OpOrderTest() : rewriter(&context) {
    context.loadDialect<arith::ArithDialect>();
    module = ModuleOp::create(rewriter.getUnknownLoc());
    rewriter.setListener(&order);
    rewriter.setInsertionPointToStart(module->getBody());
  }

  Operation *make() {
    return arith::ConstantIndexOp::create(rewriter, rewriter.getUnknownLoc(),
                                          number++);
  }

  /// Compares each op with each other one by both kinds of order.
  void expectOrder() {
    for (Operation &a : *module->getBody())
      for (Operation &b : *module->getBody())
        ASSERT_EQ(order.precedes(&a, &b), &a != &b && a.isBeforeInBlock(&b));
  }

  MLIRContext context;
  IRRewriter rewriter;
  OpOrder order;
  OwningOpRef<ModuleOp> module;
  int64_t number = 0;
};

TEST_F(OpOrderTest, OrdersOpsOfABlock) {
  for (int i = 0; i < 5; ++i)
    make();
  expectOrder();
}

// More often than the numbers have room for.
TEST_F(OpOrderTest, OrdersOpsInsertedAtOneIndex) {
  Operation *first = make(), *last = make();
  EXPECT_TRUE(order.precedes(first, last));
  for (int i = 0; i < 100; ++i) {
    rewriter.setInsertionPoint(last);
    last = make();
    EXPECT_TRUE(order.precedes(first, last));
    EXPECT_FALSE(order.precedes(last, first));
  }
  expectOrder();
}

TEST_F(OpOrderTest, OrdersOpsAtBothEndsAndInRuns) {
  Operation *middle = make();
  expectOrder();
  rewriter.setInsertionPointToStart(module->getBody());
  make(), make();
  expectOrder();
  rewriter.setInsertionPointToEnd(module->getBody());
  make(), make();
  rewriter.setInsertionPoint(middle);
  make(), make(), make();
  expectOrder();
}

TEST_F(OpOrderTest, ForgetsErasedAndMovedOps) {
  Operation *first = make(), *second = make(), *third = make();
  expectOrder();
  rewriter.moveOpBefore(third, first);
  EXPECT_TRUE(order.precedes(third, first));
  rewriter.eraseOp(first);
  rewriter.setInsertionPointToEnd(module->getBody());
  Operation *fourth = make(); // often in the memory of the erased one
  EXPECT_TRUE(order.precedes(second, fourth));
  expectOrder();
}

} // namespace
