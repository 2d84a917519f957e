//===- OutlineParallelLoops.cpp - parallel loops through the runtime ------===//
//
// Runs after kernels became loops. LLVM knows the most about a loop whose
// buffers are arguments of its function: pointers without aliases, with a known
// alignment, and sizes that are plain numbers.
//
//===----------------------------------------------------------------------===//

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_OUTLINEPARALLELLOOPSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

bool isConstant(Value value) {
  return isa_and_nonnull<arith::ConstantOp>(value.getDefiningOp()) &&
         value.getType().isIntOrIndexOrFloat();
}

/// A buffer that can be given as a pointer and sizes.
bool isBare(Type type) {
  auto buffer = dyn_cast<MemRefType>(type);
  return buffer && buffer.getLayout().isIdentity();
}

/// A view that cannot.
bool isPart(Value value) {
  return isa<MemRefType>(value.getType()) && !isBare(value.getType()) &&
         isa_and_nonnull<ViewLikeOpInterface>(value.getDefiningOp());
}

MemRefType pointerType(MemRefType type) {
  return MemRefType::get({}, type.getElementType());
}

/// Makes the function of one loop.
class LoopOutliner {
public:
  LoopOutliner(scf::ParallelOp loop, SymbolTable &symbols)
      : loop(loop), symbols(symbols), builder(loop),
        parent(loop->getParentOfType<func::FuncOp>()) {}

  void run() {
    llvm::SetVector<Value> used;
    getUsedValuesDefinedAbove(loop.getRegion(), used);
    used.insert(loop.getLowerBound()[0]);
    used.insert(loop.getStep()[0]);
    sortUsed(used);
    collectArguments();
    func::FuncOp body = createFunction();
    fillFunction(body);
    callFunction(body);
    loop->erase();
  }

private:
  /// What the loop uses is passed, but constants are made again, and so are
  /// parts of buffers, since the whole ones can be passed as pointers.
  void sortUsed(llvm::SetVector<Value> &used) {
    llvm::SetVector<Operation *> views;
    for (size_t i = 0; i < used.size(); ++i) {
      Value value = used[i];
      if (isConstant(value)) {
        remade.push_back(value.getDefiningOp());
      } else if (isPart(value)) {
        views.insert(value.getDefiningOp());
        used.insert_range(value.getDefiningOp()->getOperands());
      } else {
        captured.push_back(value);
      }
    }
    llvm::append_range(remade, topologicalSort(views));
  }

  /// The values that the call passes, buffers as pointers and sizes.
  void collectArguments() {
    for (Value value : captured) {
      if (!isBare(value.getType())) {
        arguments.push_back(value);
        continue;
      }
      arguments.push_back(pointerTo(value));
      auto type = cast<MemRefType>(value.getType());
      for (auto [i, size] : llvm::enumerate(type.getShape()))
        if (ShapedType::isDynamic(size))
          arguments.push_back(
              builder.createOrFold<memref::DimOp>(loop.getLoc(), value, i));
    }
  }

  Value pointerTo(Value buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    if (type.getRank() == 0)
      return buffer;
    return memref::ReinterpretCastOp::create(
        builder, loop.getLoc(), pointerType(type), buffer, /*offset=*/0,
        /*sizes=*/ArrayRef<int64_t>{}, /*strides=*/ArrayRef<int64_t>{});
  }

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

  /// Maps captured values to the function's arguments.
  void mapArguments(OpBuilder &inner, Block *entry, IRMapping &mapping) {
    unsigned next = 0;
    for (Value value : captured) {
      Value argument = entry->getArgument(next++);
      auto type = dyn_cast<MemRefType>(value.getType());
      if (type && isBare(type) && type.getRank() > 0)
        argument = rebuild(inner, type, argument, entry, next);
      mapping.map(value, argument);
    }
  }

  /// The buffer behind a pointer whose unknown sizes are the next arguments.
  Value rebuild(OpBuilder &inner, MemRefType type, Value pointer, Block *entry,
                unsigned &next) {
    SmallVector<OpFoldResult> sizes;
    for (int64_t size : type.getShape())
      sizes.push_back(ShapedType::isDynamic(size)
                          ? OpFoldResult(entry->getArgument(next++))
                          : OpFoldResult(inner.getIndexAttr(size)));
    return memref::ReinterpretCastOp::create(
        inner, loop.getLoc(), type, pointer, inner.getIndexAttr(0), sizes,
        memref::computeStridesIRBlock(loop.getLoc(), inner, sizes));
  }

  void fillFunction(func::FuncOp function) {
    Block *entry = function.addEntryBlock();
    OpBuilder inner = OpBuilder::atBlockEnd(entry);
    IRMapping mapping;
    mapArguments(inner, entry, mapping);
    for (Operation *op : remade)
      inner.clone(*op, mapping);
    Location loc = loop.getLoc();
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
    auto grain = loop->getAttrOfType<IntegerAttr>("nest.grain");
    Value chunk = arith::ConstantIndexOp::create(
        builder, loc, grain ? std::max<int64_t>(grain.getInt(), 1) : 1);
    rt::ParallelForOp::create(builder, loc, body.getName(), arguments, count,
                              chunk);
  }

  scf::ParallelOp loop;
  SymbolTable &symbols;
  OpBuilder builder;
  func::FuncOp parent;
  SmallVector<Value> captured, arguments;
  SmallVector<Operation *> remade;
};

/// Whether the loop is known to be no more than one piece of work.
bool isOnePiece(scf::ParallelOp loop) {
  auto grain = loop->getAttrOfType<IntegerAttr>("nest.grain");
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
