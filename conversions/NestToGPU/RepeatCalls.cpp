//===- RepeatCalls.cpp - several calls of a kernel in one launch ----------===//
//
// A separate pass after the lowering to loops, which lowers a single call. A
// block, or a thread if iterations are threads, finds the arguments of its call
// by its number.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Nest/Transforms/KernelFunction.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace tcopt {
#define GEN_PASS_DEF_CUDAREPEATCALLS
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

namespace {

class Repeater {
public:
  Repeater(func::FuncOp function, int64_t calls)
      : function(function), calls(calls), entry(function.getBody().front()),
        builder(function), own(entry.getArguments()) {}

  /// Returns whether one loop makes all calls.
  bool run() {
    addArguments();
    scf::ParallelOp loop = onlyLoop();
    loop ? repeatLoop(loop) : copyBody();
    return bool(loop);
  }

private:
  void addArguments() {
    for (int64_t i = 1; i < calls; ++i)
      for (BlockArgument argument : own)
        (void)function.insertArgument(
            function.getNumArguments(), argument.getType(),
            function.getArgAttrDict(argument.getArgNumber()),
            argument.getLoc());
  }

  Value argumentOf(int64_t call, BlockArgument argument) {
    return entry.getArgument(call * own.size() + argument.getArgNumber());
  }

  /// The loop that is all that the function does; null if that is not so, or if
  /// its size is not known.
  scf::ParallelOp onlyLoop() {
    scf::ParallelOp only;
    for (Operation &op : entry.without_terminator()) {
      auto loop = dyn_cast<scf::ParallelOp>(op);
      if (!loop && op.getNumRegions() == 0 && isPure(&op))
        continue;
      if (!loop || only || !loop->hasAttr(kThreads) ||
          !getConstantIntValue(loop.getUpperBound()[0]))
        return nullptr;
      only = loop;
    }
    return only;
  }

  void repeatLoop(scf::ParallelOp loop) {
    Location loc = loop.getLoc();
    int64_t count = *getConstantIntValue(loop.getUpperBound()[0]);
    builder.setInsertionPoint(loop);
    loop.getUpperBoundMutable().assign(
        arith::ConstantIndexOp::create(builder, loc, count * calls)
            .getResult());
    builder.setInsertionPointToStart(loop.getBody());
    Value number = loop.getInductionVars()[0];
    Value each = arith::ConstantIndexOp::create(builder, loc, count);
    Value call = arith::DivUIOp::create(builder, loc, number, each);
    Value place = arith::RemUIOp::create(builder, loc, number, each);
    llvm::SmallPtrSet<Operation *, 2> found = {call.getDefiningOp(),
                                               place.getDefiningOp()};
    number.replaceAllUsesExcept(place, found);
    moveInside(loop, chooseArguments(loc, call));
  }

  /// Yields the arguments of one call, by its number.
  scf::IndexSwitchOp chooseArguments(Location loc, Value call) {
    SmallVector<int64_t> cases = llvm::to_vector(llvm::seq(calls - 1));
    auto choice =
        scf::IndexSwitchOp::create(builder, loc, TypeRange(ValueRange(own)),
                                   call, cases, unsigned(cases.size()));
    auto fill = [&](Region &region, int64_t of) {
      OpBuilder inner = OpBuilder::atBlockEnd(&region.emplaceBlock());
      scf::YieldOp::create(inner, loc,
                           llvm::map_to_vector(own, [&](BlockArgument own) {
                             return argumentOf(of, own);
                           }));
    };
    for (auto [of, region] : llvm::enumerate(choice.getCaseRegions()))
      fill(region, int64_t(of));
    fill(choice.getDefaultRegion(), calls - 1);
    return choice;
  }

  /// Computes values of the function that the loop uses in the loop, from the
  /// call's arguments.
  void moveInside(scf::ParallelOp loop, scf::IndexSwitchOp choice) {
    IRMapping mapping;
    mapping.map(ValueRange(own), choice.getResults());
    for (Operation &op : entry.without_terminator())
      if (&op != loop)
        builder.clone(op, mapping);
    for (auto [outer, inner] : mapping.getValueMap()) {
      Value old = outer;
      old.replaceUsesWithIf(inner, [&](OpOperand &use) {
        return loop->isProperAncestor(use.getOwner()) &&
               !choice->isProperAncestor(use.getOwner());
      });
    }
  }

  void copyBody() {
    SmallVector<Operation *> ops;
    for (Operation &op : entry.without_terminator())
      ops.push_back(&op);
    builder.setInsertionPoint(entry.getTerminator());
    for (int64_t i = 1; i < calls; ++i) {
      IRMapping mapping;
      for (BlockArgument argument : own)
        mapping.map(argument, argumentOf(i, argument));
      for (Operation *op : ops)
        builder.clone(*op, mapping);
    }
  }

  func::FuncOp function;
  int64_t calls;
  Block &entry;
  OpBuilder builder;
  SmallVector<BlockArgument> own;
};

struct CUDARepeatCalls : tcopt::impl::CUDARepeatCallsBase<CUDARepeatCalls> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    auto calls = function->getAttrOfType<IntegerAttr>(nest::attrs::kCalls);
    if (!calls)
      return;
    function->removeAttr(nest::attrs::kCalls);
    if (Repeater(function, calls.getInt()).run())
      ++numLoops;
    else
      numCopies += calls.getInt();
  }
};

} // namespace
