//===- CollapseLoops.cpp - run contiguous loops as one -------------------===//

#include "CollapseLoops.h"
#include "BufferTypes.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

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

SmallVector<ReassociationIndices> loops::collapsedLoops(linalg::LinalgOp op,
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

linalg::LinalgOp loops::collapseLoops(linalg::LinalgOp op, KernelPlan &plan,
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
