//===- HoistInvariants.cpp - take calls out of loops ----------------------===//
//
// A pass of its own and not upstream's loop-invariant-code-motion, because a
// loop may run no time at all: a call that a guard in it protects must then not
// run, and only here is known which calls are safe by themselves.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Nest/Transforms/SafeCalls.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_HOISTINVARIANTSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !tensor || tensor.hasStaticShape();
}

class Hoister {
public:
  Hoister(LoopLikeOpInterface loop, const SymbolTable &symbols)
      : loop(loop), symbols(symbols) {}

  void run() {
    moveLoopInvariantCode(
        loop.getLoopRegions(),
        [&](Value value, Region *) {
          return loop.isDefinedOutsideOfLoop(value);
        },
        [&](Operation *op, Region *) { return shouldMove(op); },
        [&](Operation *op, Region *) {
          numCalls += isa<CallOp>(op);
          loop.moveOutOfLoop(op);
        });
  }

  int64_t numCalls = 0;

private:
  bool shouldMove(Operation *op) {
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(op))
      return true;
    if (isa<tensor::EmptyOp>(op))
      return llvm::any_of(op->getUsers(), [&](Operation *user) {
        auto call = dyn_cast<CallOp>(user);
        return call && isSafe(call) && isInvariant(call);
      });
    auto call = dyn_cast<CallOp>(op);
    return call && isSafe(call);
  }

  /// But for what it writes over.
  bool isInvariant(CallOp call) {
    return llvm::all_of(call->getOperands(), [&](Value operand) {
      return loop.isDefinedOutsideOfLoop(operand) ||
             operand.getDefiningOp<tensor::EmptyOp>();
    });
  }

  bool isSafe(CallOp call) {
    return call.getNumResults() > 0 &&
           llvm::all_of(call.getOperandTypes(), isStatic) &&
           mayRunUnasked(call, lookupKernel(symbols.lookup(call.getCallee())));
  }

  LoopLikeOpInterface loop;
  const SymbolTable &symbols;
};

// Inner loops first, so that calls leave all that they can.
struct HoistInvariants : impl::HoistInvariantsPassBase<HoistInvariants> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk([&](LoopLikeOpInterface loop) {
        Hoister hoister(loop, symbols);
        hoister.run();
        numCalls += hoister.numCalls;
      });
  }
};

} // namespace
} // namespace tcopt::nest
