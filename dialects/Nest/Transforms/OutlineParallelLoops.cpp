//===- OutlineParallelLoops.cpp - parallel loops through the runtime ------===//
//
// Runs after kernels became loops. LLVM knows the most about a loop whose
// buffers are arguments of its function: pointers without aliases, with a known
// alignment, and sizes that are plain numbers.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Nest/IR/NestAttributes.h"
#include "tcopt/Nest/Transforms/LoopCapture.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_OUTLINEPARALLELLOOPSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

/// Makes the function of one loop.
class LoopOutliner {
public:
  LoopOutliner(scf::ParallelOp loop, SymbolTable &symbols)
      : loop(loop), symbols(symbols), builder(loop),
        parent(loop->getParentOfType<func::FuncOp>()),
        capture(loop.getRegion(), {loop.getLowerBound()[0], loop.getStep()[0]}),
        arguments(capture.arguments(builder, loop.getLoc())) {}

  void run() {
    func::FuncOp body = createFunction();
    fillFunction(body);
    callFunction(body);
    loop->erase();
  }

private:
  func::FuncOp createFunction() {
    auto types =
        llvm::map_to_vector(arguments, [](Value v) { return v.getType(); });
    types.append(2, builder.getIndexType());
    auto function =
        func::FuncOp::create(loop.getLoc(), (parent.getName() + "_body").str(),
                             builder.getFunctionType(types, {}));
    function.setPrivate();
    function->setAttr("llvm.bareptr", builder.getUnitAttr());
    copyNumerics(parent, function);
    symbols.insert(function, Block::iterator(parent));
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      if (!isa<MemRefType>(argument.getType()))
        continue;
      function.setArgAttr(i, "llvm.noalias", builder.getUnitAttr());
      function.setArgAttr(i, "llvm.align", builder.getI64IntegerAttr(64));
    }
    return function;
  }

  void fillFunction(func::FuncOp function) {
    Block *entry = function.addEntryBlock();
    OpBuilder inner = OpBuilder::atBlockEnd(entry);
    IRMapping mapping;
    Location loc = loop.getLoc();
    capture.map(inner, loc, entry, mapping);
    unsigned n = entry->getNumArguments();
    Value one = arith::ConstantIndexOp::create(inner, loc, 1);
    auto range = scf::ForOp::create(inner, loc, entry->getArgument(n - 2),
                                    entry->getArgument(n - 1), one);
    func::ReturnOp::create(inner, loc);
    inner.setInsertionPointToStart(range.getBody());
    mapping.map(loop.getInductionVars()[0],
                iteration(inner, mapping, range.getInductionVar()));
    for (Operation &op : loop.getBody()->without_terminator()) {
      Operation *copy = inner.clone(op, mapping);
      // Scratch memory is taken once, not anew in each iteration.
      if (isa<memref::AllocaOp>(copy) && copy->getNumOperands() == 0)
        copy->moveBefore(range);
      // So is a thread's part of a workspace.
      if (isa<rt::SlotBeginOp>(copy))
        copy->moveBefore(range);
      if (isa<rt::SlotEndOp>(copy))
        copy->moveAfter(range);
    }
  }

  /// The loop's own counter for iteration `i` of its range.
  Value iteration(OpBuilder &inner, IRMapping &mapping, Value i) {
    Location loc = loop.getLoc();
    Value step = mapping.lookup(loop.getStep()[0]);
    Value lower = mapping.lookup(loop.getLowerBound()[0]);
    Value scaled = inner.createOrFold<arith::MulIOp>(loc, i, step);
    return inner.createOrFold<arith::AddIOp>(loc, scaled, lower);
  }

  void callFunction(func::FuncOp body) {
    Location loc = loop.getLoc();
    Value span = builder.createOrFold<arith::SubIOp>(
        loc, loop.getUpperBound()[0], loop.getLowerBound()[0]);
    Value count =
        builder.createOrFold<arith::CeilDivSIOp>(loc, span, loop.getStep()[0]);
    auto grain = loop->getAttrOfType<IntegerAttr>(attrs::kGrain);
    Value chunk = arith::ConstantIndexOp::create(
        builder, loc, grain ? std::max<int64_t>(grain.getInt(), 1) : 1);
    rt::ParallelForOp::create(builder, loc, body.getName(), arguments, count,
                              chunk);
  }

  scf::ParallelOp loop;
  SymbolTable &symbols;
  OpBuilder builder;
  func::FuncOp parent;
  LoopCapture capture;
  SmallVector<Value> arguments;
};

/// Whether the loop is known to be no more than one piece of work.
bool isOnePiece(scf::ParallelOp loop) {
  auto grain = loop->getAttrOfType<IntegerAttr>(attrs::kGrain);
  std::optional<APInt> count = constantTripCount(
      loop.getLowerBound()[0], loop.getUpperBound()[0], loop.getStep()[0],
      /*isSigned=*/true,
      [](Value, Value, bool) { return std::optional<llvm::APSInt>(); });
  bool sharesSlots =
      loop->walk([](rt::SlotBeginOp) { return WalkResult::interrupt(); })
          .wasInterrupted();
  return grain && count && count->sle(grain.getInt()) && !sharesSlots;
}

/// Runs it where it is: nothing is passed to another function.
void runInPlace(scf::ParallelOp loop) {
  OpBuilder builder(loop);
  auto range =
      scf::ForOp::create(builder, loop.getLoc(), loop.getLowerBound()[0],
                         loop.getUpperBound()[0], loop.getStep()[0]);
  loop.getInductionVars()[0].replaceAllUsesWith(range.getInductionVar());
  Operation *end = range.getBody()->getTerminator();
  for (Operation &op :
       llvm::make_early_inc_range(loop.getBody()->without_terminator())) {
    bool isScratch = isa<memref::AllocaOp>(op) && op.getNumOperands() == 0;
    op.moveBefore(isScratch ? range.getOperation() : end);
  }
  loop.erase();
}

bool isOutermost(scf::ParallelOp loop) {
  return !loop->getParentOfType<scf::ParallelOp>();
}

struct OutlineParallelLoops
    : impl::OutlineParallelLoopsPassBase<OutlineParallelLoops> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    SmallVector<scf::ParallelOp> loops;
    getOperation().walk([&](scf::ParallelOp loop) {
      if (isOutermost(loop))
        loops.push_back(loop);
    });
    for (scf::ParallelOp loop : loops) {
      if (loop.getNumLoops() != 1 || loop.getNumResults() != 0) {
        loop.emitOpError("expected one dimension and no results");
        return signalPassFailure();
      }
      if (isOnePiece(loop)) {
        runInPlace(loop);
        ++numInPlace;
        continue;
      }
      LoopOutliner(loop, symbols).run();
      ++numLoops;
    }
  }
};

} // namespace
} // namespace tcopt::nest
