//===- Preparation.cpp - ops are made simple before they are run ----------===//

#include "Preparation.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

//===----------------------------------------------------------------------===//
// Loops that are one
//===----------------------------------------------------------------------===//

// In a plan, loops must also be neighbours in its order, and run alike. The
// last one, which is not shared, may become one with shared ones only where all
// become one (`whole`): each iteration of the range would be one element.
static bool planAllows(const KernelPlan &plan, int64_t loop, bool whole) {
  if (plan.order.empty())
    return true;
  size_t at = llvm::find(plan.order, loop) - plan.order.begin();
  if (at + 1 >= plan.order.size() || plan.order[at + 1] != loop + 1)
    return false;
  bool shared = int64_t(at) < plan.parallel;
  bool nextShared = int64_t(at) + 1 < plan.parallel;
  bool last = at + 2 == plan.order.size();
  bool tiled = !plan.tile.empty() && (plan.tile[at] || plan.tile[at + 1]);
  return !tiled && (shared == nextShared || (last && shared && whole));
}

static bool canJoin(linalg::LinalgOp op, const KernelPlan &plan,
                    ArrayRef<int64_t> group, int64_t loop, bool whole) {
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  if (kinds[loop] != kinds[group.back()] ||
      !planAllows(plan, group.back(), whole))
    return false;
  ReassociationIndices joined(group.begin(), group.end());
  joined.push_back(loop);
  return linalg::areDimSequencesPreserved(
      op.getIndexingMapsArray(), ArrayRef<ReassociationIndices>{joined});
}

static SmallVector<ReassociationIndices>
groupLoops(linalg::LinalgOp op, const KernelPlan &plan, bool whole) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop) {
    if (!groups.empty() && canJoin(op, plan, groups.back(), loop, whole))
      groups.back().push_back(loop);
    else
      groups.push_back({loop});
  }
  return groups;
}

static void renumber(KernelPlan &plan, ArrayRef<ReassociationIndices> groups) {
  KernelPlan old = plan;
  plan.order.clear();
  plan.tile.clear();
  plan.parallel = 0;
  for (auto [at, loop] : llvm::enumerate(old.order)) {
    const auto *group = llvm::find_if(
        groups, [&](auto &g) { return llvm::is_contained(g, loop); });
    if (group->front() != loop)
      continue;
    plan.order.push_back(group - groups.begin());
    if (!old.tile.empty())
      plan.tile.push_back(old.tile[at]);
    plan.parallel += int64_t(at) < old.parallel;
  }
}

static bool canCollapse(linalg::LinalgOp op) {
  bool numbered = false;
  op->walk([&](linalg::IndexOp) { numbered = true; });
  bool plain = llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
    return map.isProjectedPermutation();
  });
  return !numbered && plain &&
         llvm::all_of(op->getOperandTypes(), [](Type type) {
           auto buffer = dyn_cast<MemRefType>(type);
           return buffer && buffer.getLayout().isIdentity();
         });
}

linalg::LinalgOp cpu::collapseLoops(linalg::LinalgOp op, KernelPlan &plan) {
  if (!canCollapse(op))
    return op;
  SmallVector<ReassociationIndices> groups =
      groupLoops(op, plan, /*whole=*/true);
  if (groups.size() > 1)
    groups = groupLoops(op, plan, /*whole=*/false);
  if (groups.size() == op.getNumLoops())
    return op;
  IRRewriter rewriter(op);
  auto collapsed = linalg::collapseOpIterationDims(op, groups, rewriter);
  if (failed(collapsed))
    return op;
  renumber(plan, groups);
  rewriter.eraseOp(op);
  return collapsed->collapsedOp;
}

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

// New memory is nothing that other buffers hold.
static bool touchesMemory(Operation *op) {
  return !isMemoryEffectFree(op) &&
         !isa<linalg::FillOp, memref::AllocOp, memref::AllocaOp>(op);
}

// The fill of `buffer` before `op`, with nothing between them that could read
// it.
static linalg::FillOp fillBefore(Operation *op, Value buffer) {
  for (Operation *prev = op->getPrevNode(); prev; prev = prev->getPrevNode()) {
    auto fill = dyn_cast<linalg::FillOp>(prev);
    if (fill && fill.getOutputs()[0] == buffer)
      return fill;
    if (touchesMemory(prev))
      return nullptr;
  }
  return nullptr;
}

SmallVector<Value> cpu::foldFills(linalg::LinalgOp op) {
  SmallVector<Value> values;
  for (Value output : op.getDpsInits()) {
    linalg::FillOp fill;
    bool onlyHere = llvm::count(op->getOperands(), output) == 1;
    if (!isa<linalg::FillOp>(op) && onlyHere)
      fill = fillBefore(op, output);
    values.push_back(fill ? fill.getInputs()[0] : Value());
    if (fill)
      fill->erase();
  }
  return values;
}

//===----------------------------------------------------------------------===//
// Epilogues
//===----------------------------------------------------------------------===//

static linalg::LinalgOp opAfter(Operation *op) {
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode()) {
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(next))
      return linalgOp;
    if (touchesMemory(next))
      return nullptr;
  }
  return nullptr;
}

// Whether all that an op reads is there when an op before it begins.
static bool isComputableAt(linalg::LinalgOp op, Operation *earlier) {
  llvm::SetVector<Value> used(op->getOperands().begin(),
                              op->getOperands().end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  return llvm::none_of(used, [&](Value value) {
    Operation *producer = value.getDefiningOp();
    return producer && producer->getBlock() == earlier->getBlock() &&
           !producer->isBeforeInBlock(earlier);
  });
}

linalg::LinalgOp cpu::epilogueOf(linalg::LinalgOp op) {
  linalg::LinalgOp next = opAfter(op);
  if (!next || isa<linalg::FillOp>(next) || next.getNumReductionLoops() ||
      op.getNumDpsInits() != 1 || next.getNumDpsInits() != 1)
    return nullptr;
  Value output = op.getDpsInits()[0];
  bool inPlace = next.getDpsInits()[0] == output &&
                 llvm::count(next->getOperands(), output) == 1 &&
                 next.getIndexingMapsArray().back().isIdentity() &&
                 !next.getRegionOutputArgs()[0].use_empty();
  return inPlace && isComputableAt(next, op) ? next : nullptr;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

static bool isView(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && !type.getLayout().isIdentity() &&
         isa_and_nonnull<ViewLikeOpInterface>(value.getDefiningOp());
}

static void sinkInto(scf::ParallelOp loop) {
  OpBuilder builder = OpBuilder::atBlockBegin(loop.getBody());
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(loop.getRegion(), used);
  for (Value value : used) {
    if (!isView(value))
      continue;
    Operation *view = builder.clone(*value.getDefiningOp());
    builder.setInsertionPoint(view);
    replaceAllUsesInRegionWith(value, view->getResult(0), loop.getRegion());
  }
}

void cpu::sinkViews(Operation *root) {
  root->walk([](scf::ParallelOp loop) {
    // A view may be of a view: once more for each in the chain.
    for (int i = 0; i < 4; ++i)
      sinkInto(loop);
  });
}
