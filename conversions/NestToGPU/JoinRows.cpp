//===- JoinRows.cpp - loops over the same rows become one -----------------===//
//
// What a block has written for its rows, it reads after a wait: nothing passes
// to another block. What it has read since the last write is in registers.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/CSE.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

static bool hasRows(Operation *op) {
  return isa<scf::ParallelOp>(op) && op->hasAttr(kRowThreads);
}

static bool haveSameRows(Operation *a, Operation *b) {
  return a->getAttr(kThreads) == b->getAttr(kThreads) &&
         a->getAttr(kRowThreads) == b->getAttr(kRowThreads);
}

// Sizes and views, which may as well be computed before the first loop.
static bool isMovable(Operation *op) {
  return isPure(op) && op->getNumRegions() == 0;
}

static void remarkApart(Operation *loop, Operation *between) {
  remark::missed(
      loop->getLoc(),
      remark::RemarkOpts::name("not-joined").category("cuda-lower-to-loops"))
      << remark::reason("{0}", "needs-between")
      << remark::metric("Op", between->getName().getStringRef());
}

// Appends the body of a loop to that of the one before.
static void join(scf::ParallelOp first, scf::ParallelOp second) {
  OpBuilder builder(first.getBody()->getTerminator());
  bool ofWarps =
      first->getAttrOfType<IntegerAttr>(kRowThreads).getInt() <= kWarp;
  ofWarps ? waitForWarp(builder, second.getLoc())
          : barrier(builder, second.getLoc());
  second.getInductionVars()[0].replaceAllUsesWith(first.getInductionVars()[0]);
  Block *body = second.getBody();
  body->getTerminator()->erase();
  first.getBody()->getOperations().splice(
      Block::iterator(first.getBody()->getTerminator()), body->getOperations());
  second.erase();
}

//===----------------------------------------------------------------------===//
// What has been read before
//===----------------------------------------------------------------------===//

Value device::bufferOf(Value view) {
  while (auto op = view.getDefiningOp<ViewLikeOpInterface>())
    view = op.getViewSource();
  return view;
}

llvm::DenseSet<Value> device::writtenBuffers(Operation *loop) {
  llvm::DenseSet<Value> written;
  loop->walk([&](MemoryEffectOpInterface op) {
    SmallVector<MemoryEffects::EffectInstance> effects;
    op.getEffects(effects);
    for (MemoryEffects::EffectInstance &effect : effects)
      if (isa<MemoryEffects::Write>(effect.getEffect()) && effect.getValue())
        written.insert(bufferOf(effect.getValue()));
  });
  return written;
}

static Value readBuffer(Operation &op) {
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return load.getMemRef();
  if (auto load = dyn_cast<vector::LoadOp>(op))
    return load.getBase();
  return Value();
}

namespace {

/// Reads of a loop's body, as far as what they read is still there.
class KnownReads {
public:
  /// An equal read before, or null: then the op is known from now on.
  Operation *findOrAdd(Operation &op, Value buffer) {
    SmallVector<Operation *> &reads =
        known[bufferOf(buffer)][OperationEquivalence::computeHash(
            &op, OperationEquivalence::directHashValue,
            OperationEquivalence::ignoreHashValue,
            OperationEquivalence::IgnoreLocations)];
    auto *found = llvm::find_if(reads, [&](Operation *other) {
      return OperationEquivalence::isEquivalentTo(
          &op, other, OperationEquivalence::IgnoreLocations);
    });
    if (found != reads.end())
      return *found;
    reads.push_back(&op);
    return nullptr;
  }

  void forget(Operation *op) {
    for (Value buffer : writtenBuffers(op))
      known.erase(buffer);
  }

private:
  /// By buffer and hash.
  llvm::DenseMap<Value, llvm::DenseMap<size_t, SmallVector<Operation *>>> known;
};

} // namespace

// What has been read is read once. CSE would not look across the waits: but
// what a thread may read before a wait, no other one writes until the next
// write in the body.
static void reuseReads(scf::ParallelOp loop) {
  KnownReads known;
  for (Operation &op : llvm::make_early_inc_range(*loop.getBody())) {
    known.forget(&op);
    Value buffer = readBuffer(op);
    if (!buffer)
      continue;
    if (Operation *other = known.findOrAdd(op, buffer)) {
      op.replaceAllUsesWith(other);
      op.erase();
    }
  }
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {

class Joiner {
public:
  int64_t run(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (hasRows(&op))
        takeLoop(cast<scf::ParallelOp>(op));
      else if (open && isMovable(&op))
        between.push_back(&op);
      else if (open)
        close(&op);
    }
    return joined;
  }

private:
  void takeLoop(scf::ParallelOp loop) {
    if (!open || !haveSameRows(open, loop)) {
      if (closedBy)
        remarkApart(loop, closedBy);
      open = loop;
    } else {
      for (Operation *op : between)
        op->moveBefore(open);
      join(open, loop);
      ++joined;
    }
    between.clear();
    closedBy = nullptr;
  }

  void close(Operation *op) {
    closedBy = open ? op : nullptr;
    open = nullptr;
    between.clear();
  }

  scf::ParallelOp open;
  Operation *closedBy = nullptr;
  SmallVector<Operation *> between;
  int64_t joined = 0;
};

} // namespace

int64_t device::joinRows(func::FuncOp function) {
  int64_t joined = 0;
  for (Block &block : function.getBody())
    joined += Joiner().run(block);
  if (!joined)
    return 0;
  IRRewriter rewriter(function.getContext());
  DominanceInfo dominance(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
  function.walk([](scf::ParallelOp loop) {
    if (hasRows(loop))
      reuseReads(loop);
  });
  return joined;
}
