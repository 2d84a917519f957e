//===- Preparation.cpp - ops are made simple before they are run ----------===//

#include "Preparation.h"
#include "BufferTypes.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

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
                    ArrayRef<int64_t> group, int64_t loop, Joining joining,
                    bool whole) {
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  if (kinds[loop] != kinds[group.back()] ||
      !planAllows(plan, group.back(), whole))
    return false;
  if (joining == Joining::Reduced &&
      kinds[loop] != utils::IteratorType::reduction)
    return false;
  ReassociationIndices joined(group.begin(), group.end());
  joined.push_back(loop);
  return linalg::areDimSequencesPreserved(
      op.getIndexingMapsArray(), ArrayRef<ReassociationIndices>{joined});
}

static SmallVector<ReassociationIndices> groupLoops(linalg::LinalgOp op,
                                                    const KernelPlan &plan,
                                                    Joining joining,
                                                    bool whole) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop) {
    if (!groups.empty() &&
        canJoin(op, plan, groups.back(), loop, joining, whole))
      groups.back().push_back(loop);
    else
      groups.push_back({loop});
  }
  return groups;
}

static void renumber(KernelPlan &plan, ArrayRef<ReassociationIndices> groups) {
  for (KernelVariant &variant : plan.variants)
    renumber(variant.plan, groups);
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
  return !numbered && plain && llvm::all_of(op->getOperands(), isRowMajor);
}

SmallVector<ReassociationIndices> cpu::collapsedLoops(linalg::LinalgOp op,
                                                      const KernelPlan &plan,
                                                      Joining joining) {
  SmallVector<ReassociationIndices> groups;
  if (canCollapse(op)) {
    groups = groupLoops(op, plan, joining, /*whole=*/true);
    // Threads that have a row have its loops.
    bool hasRows = plan.strategy == KernelStrategy::BlockRows;
    return groups.size() > 1 || hasRows
               ? groupLoops(op, plan, joining, /*whole=*/false)
               : groups;
  }
  for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop)
    groups.push_back({loop});
  return groups;
}

linalg::LinalgOp cpu::collapseLoops(linalg::LinalgOp op, KernelPlan &plan,
                                    Joining joining) {
  SmallVector<ReassociationIndices> groups = collapsedLoops(op, plan, joining);
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

// What says where tensors are and which sizes they have.
static bool isView(Operation *op) {
  return isa<tensor::ExtractSliceOp, tensor::CollapseShapeOp,
             tensor::ExpandShapeOp, tensor::CastOp, tensor::DimOp,
             tensor::EmptyOp, memref::AllocOp, memref::AllocaOp>(op);
}

// Whether an op reads or writes elements. New memory is nothing that others
// hold.
static bool touchesElements(Operation *op) {
  if (isa<linalg::FillOp>(op) || isView(op))
    return false;
  return !isMemoryEffectFree(op) || op->getNumRegions() ||
         llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>);
}

// The next linalg op but fills, if nothing between touches elements.
static linalg::LinalgOp opAfter(Operation *op) {
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode()) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(next);
    if (linalgOp && !isa<linalg::FillOp>(next))
      return linalgOp;
    if (touchesElements(next))
      return nullptr;
  }
  return nullptr;
}

// Upstream removes such an op, not what comes before and after it.
static bool hasNoElements(linalg::LinalgOp op) {
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && llvm::is_contained(shaped.getShape(), 0);
  });
}

// The tensor or buffer that an op with one output leaves.
static Value outputOf(linalg::LinalgOp op) {
  return op->getNumResults() ? op->getResult(0) : op.getDpsInits()[0];
}

bool cpu::isInitOf(linalg::FillOp fill, linalg::LinalgOp op) {
  bool isTensor = fill->getNumResults() == 1;
  Value filled = outputOf(fill);
  return op && !hasNoElements(op) &&
         llvm::is_contained(op.getDpsInits(), filled) &&
         llvm::count(op->getOperands(), filled) == 1 &&
         (!isTensor || filled.hasOneUse());
}

linalg::LinalgOp cpu::opFrom(linalg::FillOp fill) {
  linalg::LinalgOp op = opAfter(fill);
  return isInitOf(fill, op) ? op : linalg::LinalgOp();
}

linalg::FillOp cpu::initBefore(linalg::LinalgOp op, Value output) {
  for (Operation *prev = op->getPrevNode(); prev; prev = prev->getPrevNode()) {
    auto fill = dyn_cast<linalg::FillOp>(prev);
    if (fill && outputOf(fill) == output)
      return isInitOf(fill, op) ? fill : nullptr;
    if (touchesElements(prev))
      return nullptr;
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Epilogues
//===----------------------------------------------------------------------===//

// Whether all that an op reads is there when an op before it begins.
static bool isComputableAt(linalg::LinalgOp op, Operation *earlier,
                           Value output) {
  llvm::SetVector<Value> used(op->getOperands().begin(),
                              op->getOperands().end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  used.remove(output);
  return llvm::none_of(used, [&](Value value) {
    Operation *producer = value.getDefiningOp();
    return producer && producer->getBlock() == earlier->getBlock() &&
           !producer->isBeforeInBlock(earlier);
  });
}

linalg::LinalgOp cpu::epilogueOf(linalg::LinalgOp op) {
  linalg::LinalgOp next = opAfter(op);
  if (!next || next.getNumReductionLoops() || op.getNumDpsInits() != 1 ||
      next.getNumDpsInits() != 1 || hasNoElements(op))
    return nullptr;
  bool isTensor = op->getNumResults() == 1;
  Value output = outputOf(op);
  bool inPlace = next.getDpsInits()[0] == output &&
                 llvm::count(next->getOperands(), output) == 1 &&
                 next.getIndexingMapsArray().back().isIdentity() &&
                 !next.getRegionOutputArgs()[0].use_empty() &&
                 (!isTensor || output.hasOneUse());
  return inPlace && isComputableAt(next, op, output) ? next : nullptr;
}

// A buffer that nothing else reads is one of the kernel's own.
static bool isOwn(Value output, linalg::LinalgOp op, Operation *reader) {
  if (isa<TensorType>(output.getType()))
    return output.hasOneUse();
  return output.getDefiningOp<memref::AllocOp>() &&
         llvm::all_of(output.getUsers(), [&](Operation *user) {
           return user == op || user == reader ||
                  isa<linalg::FillOp, memref::DeallocOp, memref::DimOp>(user);
         });
}

OpOperand *cpu::conversionOf(linalg::LinalgOp op) {
  linalg::LinalgOp next = opAfter(op);
  if (!next || next.getNumReductionLoops() || !op.getNumReductionLoops() ||
      op.getNumDpsInits() != 1 || next.getNumDpsInits() != 1 ||
      hasNoElements(op) || !next.getRegionOutputArgs()[0].use_empty() ||
      !next.getIndexingMapsArray().back().isIdentity())
    return nullptr;
  Value output = outputOf(op);
  if (!isOwn(output, op, next) || !isComputableAt(next, op, output) ||
      llvm::count(next->getOperands(), output) != 1)
    return nullptr;
  for (OpOperand *input : next.getDpsInputOperands())
    if (input->get() == output)
      return next.getMatchingIndexingMap(input).isIdentity() ? input : nullptr;
  return nullptr;
}

bool cpu::isPlaceless(linalg::LinalgOp op) {
  return op.getNumDpsInputs() == 0 &&
         op.getBlock()->getOps<linalg::IndexOp>().empty();
}

bool cpu::joinsLoops(linalg::LinalgOp epilogue) {
  return !epilogue || isPlaceless(epilogue);
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

// Loops over which all is contiguous become one, if no loop is tiled.
void cpu::scheduleMove(linalg::LinalgOp op) {
  KernelPlan plan;
  plan.strategy = KernelStrategy::Copy;
  int64_t rank = op.getNumLoops();
  llvm::append_range(plan.order, llvm::seq<int64_t>(rank));
  plan.parallel = rank;
  bool isPlain = llvm::all_of(op->getOperands(), [](Value operand) {
    return !isa<MemRefType>(operand.getType()) || isRowMajor(operand);
  });
  if (rank > 1 && !isPlain) {
    plan.parallel = rank - 1;
    plan.tile.assign(rank, 0);
    plan.tile.back() = chunkWork;
  }
  op->setAttr(nest::NestDialect::getScheduleAttrName(),
              nest::scheduleOf(op->getContext(), plan));
}

void cpu::scheduleCopies(Operation *root,
                         llvm::function_ref<void(linalg::LinalgOp)> schedule) {
  SmallVector<memref::CopyOp> copies;
  root->walk([&](memref::CopyOp op) { copies.push_back(op); });
  for (memref::CopyOp op : copies) {
    if (!isa<MemRefType>(op.getSource().getType()) ||
        !isa<MemRefType>(op.getTarget().getType()))
      continue;
    OpBuilder builder(op);
    schedule(linalg::makeMemRefCopyOp(builder, op.getLoc(), op.getSource(),
                                      op.getTarget()));
    op.erase();
  }
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

static bool isStridedView(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && !type.getLayout().isIdentity() &&
         isa_and_nonnull<ViewLikeOpInterface>(value.getDefiningOp());
}

static void sinkInto(scf::ParallelOp loop) {
  OpBuilder builder = OpBuilder::atBlockBegin(loop.getBody());
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(loop.getRegion(), used);
  for (Value value : used) {
    if (!isStridedView(value))
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
