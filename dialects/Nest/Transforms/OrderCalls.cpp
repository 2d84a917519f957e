//===- OrderCalls.cpp - move calls to lower the peak of memory ------------===//
//
// Runs after the choice of in-place kernels and before arenas are planned, so
// that only data dependences order the calls.
//
//===----------------------------------------------------------------------===//

#include "CallSteps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Analysis/StepOrder.h"
#include "tcopt/Nest/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_ORDERCALLSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

struct OrderCalls : impl::OrderCallsPassBase<OrderCalls> {
  void runOnOperation() override {
    SmallVector<Block *> blocks;
    getOperation().walk([&](Block *block) { blocks.push_back(block); });
    for (Block *block : blocks)
      order(*block);
  }

private:
  void order(Block &block) {
    CallSteps list(block, [](CallOp) { return int64_t(0); });
    list.addFailures(getOperation());
    list.addSources();
    std::vector<StepMove> moves = planOrder(list.steps, list.buffers);
    // The terminator is the last step and stays.
    for (const StepMove &move : moves)
      list.ops[move.step]->moveBefore(list.ops[move.before]);
    if (!moves.empty())
      moveToUsers(block);
    numMoves += moves.size();
  }
};

} // namespace
} // namespace tcopt::nest
