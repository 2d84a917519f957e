//===- LowerToLoops.cpp - linalg ops on buffers become loops --------------===//
//
// One pass for all ops, since a fill and what follows it are lowered together.
// Buffers have been assigned before; outlining of parallel loops comes after.
//
//===----------------------------------------------------------------------===//

#include "OperandAccess.h"
#include "Preparation.h"
#include "Strategies.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/CSE.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

namespace tcopt {
#define GEN_PASS_DEF_NESTLOWERTOLOOPS
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

//===----------------------------------------------------------------------===//
// Which plan
//===----------------------------------------------------------------------===//

static nest::ScheduleAttr scheduleAbove(Operation *op) {
  for (; op; op = op->getParentOp())
    if (auto schedule = op->getAttrOfType<nest::ScheduleAttr>("nest.schedule"))
      return schedule;
  return nullptr;
}

static Region &kernelRegion(Operation *op) {
  return op->getParentOfType<func::FuncOp>().getBody();
}

// The schedule's plan for the main op; no order for others.
static KernelPlan scheduledPlan(linalg::LinalgOp op) {
  nest::ScheduleAttr schedule = scheduleAbove(op);
  if (!schedule || nest::mainOp(kernelRegion(op)) != op ||
      schedule.getOrder().size() != op.getNumLoops())
    return {};
  return nest::planOf(schedule);
}

static void declined(Operation *op, StringRef reason) {
  remark::missed(op->getLoc(), remark::RemarkOpts::name("register-tiles")
                                   .category("nest-lower-to-loops"))
      << remark::reason("{0}", reason.str());
}

// An output with an element for each term cannot be kept while terms are added.
// Only scans expect one: any other such op becomes plain loops.
static bool hasOutputOfTerms(linalg::LinalgOp op) {
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    return llvm::any_of(
        reduced, [&](unsigned loop) { return map.isFunctionOfDim(loop); });
  });
}

// Does the same wherever an element is.
static bool isPlaceless(linalg::LinalgOp op) {
  return op && op.getNumDpsInputs() == 0 &&
         op.getBlock()->getOps<linalg::IndexOp>().empty();
}

static bool hasLinearMaps(linalg::LinalgOp op) {
  return llvm::all_of(op.getIndexingMapsArray(), isLinear);
}

namespace {

/// Rewrites one op.
class OpLowering {
public:
  OpLowering(linalg::LinalgOp op, KernelPlan scheduled, int64_t vectorBits)
      : plan(std::move(scheduled)), vectorBits(vectorBits), kernel{} {
    kernel.fills = foldFills(op);
    epilogue = epilogueOf(op);
    kernel.op = collapseLoops(op, plan);
    if (kernel.op != op && !isPlaceless(epilogue))
      epilogue = nullptr;
    kernel.vectorBits = vectorBits;
    kernel.shape = nest::shapeOf(kernel.op);
  }

  void run() {
    OpBuilder builder(kernel.op);
    for (auto [range, loop] :
         llvm::zip(kernel.op.createLoopRanges(builder, kernel.op->getLoc()),
                   kernel.shape.loops))
      kernel.sizes.push_back(loop.size == unknownSize
                                 ? range.size
                                 : Index(builder.getIndexAttr(loop.size)));
    if (!lowerContraction(builder))
      lowerLoops(builder);
    kernel.op->erase();
    if (kernel.epilogue)
      kernel.epilogue->erase();
  }

  /// The op after this one that was lowered with it.
  Operation *loweredEpilogue() const { return kernel.epilogue; }

  bool wasTiled() const { return tiled; }
  int64_t foldedFills() const {
    return llvm::count_if(kernel.fills, [](Value v) { return bool(v); });
  }

private:
  KernelCost rules() const { return KernelCost(vectorBits); }

  /// A schedule's plan is taken if it is one that can be executed.
  bool isScheduledTiling() const {
    return plan.strategy == KernelStrategy::Contraction &&
           plan.vector.size() == 2;
  }

  bool lowerContraction(OpBuilder &builder) {
    if (!kernel.shape.multiplyAdd)
      return false;
    std::optional<ContractionLoops> loops = classifyContraction(kernel.shape);
    StringRef reason = rules().tilingDeclined(kernel.shape);
    if (loops && !hasLinearMaps(kernel.op))
      reason = "layout";
    if (!loops || !reason.empty()) {
      declined(kernel.op, reason);
      return false;
    }
    if (!plan.order.empty() && !isScheduledTiling())
      return false;
    kernel.plan = isScheduledTiling()
                      ? plan
                      : rules().planContraction(kernel.shape, *loops);
    tiled = true;
    emitTiles(builder, *loops);
    return true;
  }

  /// The number of rows may turn out to be too small for tiles at run time.
  void emitTiles(OpBuilder &builder, const ContractionLoops &loops) {
    if (kernel.shape.strict || productOf(kernel.shape, loops.rows) >= 0)
      return emitContraction(builder, kernel, loops);
    IndexMath math(builder, kernel.op->getLoc());
    Index rows = math.constant(1);
    for (int64_t loop : loops.rows)
      rows = math.mul(rows, kernel.sizes[loop]);
    auto branch =
        scf::IfOp::create(builder, kernel.op->getLoc(),
                          math.less(rows, math.constant(4)), /*else=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(branch.elseBlock()->getTerminator());
    emitContraction(builder, kernel, loops);
    builder.setInsertionPoint(branch.thenBlock()->getTerminator());
    plan = KernelPlan();
    epilogue = nullptr;
    lowerLoops(builder);
  }

  bool isPlanOfLoops() const {
    return !plan.order.empty() && plan.strategy != KernelStrategy::Contraction;
  }

  void lowerLoops(OpBuilder &builder) {
    if (isScan(kernel.op))
      return emitScan(builder, kernel);
    kernel.plan = isPlanOfLoops() ? plan : rules().planLoops(kernel.shape);
    if (!kernel.shape.strict && succeeded(emitTwoLevel(builder, kernel)))
      return;
    if (lowerVectorRows(builder))
      return;
    bool columns = !kernel.plan.order.empty() &&
                   kernel.op.getNumReductionLoops() &&
                   !kernel.shape.loops[kernel.plan.order.back()].reduction;
    if (columns)
      return emitColumns(builder, kernel);
    kernel.epilogue = epilogue;
    emitRows(builder, kernel);
  }

  bool lowerVectorRows(OpBuilder &builder) {
    kernel.epilogue = epilogue;
    if (succeeded(emitVectorRows(builder, kernel)))
      return true;
    kernel.epilogue = nullptr;
    return epilogue && succeeded(emitVectorRows(builder, kernel));
  }

  KernelPlan plan;
  int64_t vectorBits;
  LoopKernel kernel;
  /// What may become the kernel's, if the strategy can apply it.
  linalg::LinalgOp epilogue;
  bool tiled = false;
};

struct LowerToLoops : tcopt::impl::NestLowerToLoopsBase<LowerToLoops> {
  using NestLowerToLoopsBase::NestLowerToLoopsBase;

  void lowerCopies() {
    SmallVector<memref::CopyOp> copies;
    getOperation().walk([&](memref::CopyOp op) { copies.push_back(op); });
    for (memref::CopyOp op : copies) {
      OpBuilder builder(op);
      if (!isa<MemRefType>(op.getSource().getType()) ||
          !isa<MemRefType>(op.getTarget().getType()))
        continue;
      linalg::makeMemRefCopyOp(builder, op.getLoc(), op.getSource(),
                               op.getTarget());
      op.erase();
    }
  }

  void lowerScatters() {
    SmallVector<nest::ScatterOp> scatters;
    getOperation().walk([&](nest::ScatterOp op) {
      if (op.getNumResults() == 0)
        scatters.push_back(op);
    });
    numLowered += scatters.size();
    for (nest::ScatterOp op : scatters)
      lowerScatter(op);
  }

  /// The linalg ops on buffers, fills or all others, with their plans.
  SmallVector<std::pair<linalg::LinalgOp, KernelPlan>> ops(bool fills) {
    SmallVector<std::pair<linalg::LinalgOp, KernelPlan>> found;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics() && isa<linalg::FillOp>(op) == fills)
        found.push_back({op, scheduledPlan(op)});
    });
    return found;
  }

  void lower(linalg::LinalgOp op, const KernelPlan &scheduled) {
    if (lowered.contains(op))
      return;
    if (hasOutputOfTerms(op) && !isScan(op)) {
      declined(op, "output-of-terms");
      IRRewriter rewriter(op);
      (void)linalg::linalgOpToLoops(rewriter, op);
      op->erase();
      ++numLowered;
      return;
    }
    OpLowering lowering(op, scheduled, vectorBits);
    lowering.run();
    if (Operation *epilogue = lowering.loweredEpilogue())
      lowered.insert(epilogue);
    numEpilogues += lowering.loweredEpilogue() != nullptr;
    ++numLowered;
    numTiled += lowering.wasTiled();
    numFillsFolded += lowering.foldedFills();
  }

  void lowerAll(ArrayRef<std::pair<linalg::LinalgOp, KernelPlan>> ops) {
    lowered.clear();
    for (auto &[op, plan] : ops)
      lower(op, plan);
  }

  /// Kernels are given all memory that they need. What only stood for the shape
  /// of a window is not used any more.
  LogicalResult checkAllocations() {
    if (!getOperation()->hasAttr("nest.schedule"))
      return success();
    bool isOk = true;
    SmallVector<memref::AllocOp> allocations;
    getOperation().walk([&](memref::AllocOp op) { allocations.push_back(op); });
    for (memref::AllocOp op : allocations) {
      if (isMemoryUnused(op))
        continue;
      op.emitOpError("allocates memory within a kernel; expected what the "
                     "kernel computes to need none but its arguments");
      isOk = false;
    }
    return success(isOk);
  }

  static bool isMemoryUnused(memref::AllocOp op) {
    return llvm::all_of(op->getUsers(), [](Operation *user) {
      return isMemoryEffectFree(user);
    });
  }

  void runOnOperation() override {
    numAssembled += lowerParts(getOperation());
    lowerCopies();
    // Fills come last: most are folded into what they are for.
    for (bool fills : {false, true})
      lowerAll(ops(fills));
    lowerScatters();
    sinkViews(getOperation());
    IRRewriter rewriter(&getContext());
    DominanceInfo dominance(getOperation());
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
    if (failed(checkAllocations()))
      signalPassFailure();
  }

  /// Ops that were lowered with the one before them.
  llvm::SmallPtrSet<Operation *, 8> lowered;
};

} // namespace
