//===- CollapseLoops.cpp - run contiguous loops as one -------------------===//

#include "CollapseLoops.h"
#include "BufferTypes.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

// Collapsed loops are neighbours in the order and run alike. The last loop,
// which threads do not share, is collapsed with shared loops only if all loops
// are
// (`whole`): else each iteration of the shared range would be one element.
static bool orderAllows(const LoopOrder &loops, int64_t loop, bool whole) {
  if (loops.order.empty())
    return true;
  size_t at = llvm::find(loops.order, loop) - loops.order.begin();
  if (at + 1 >= loops.order.size() || loops.order[at + 1] != loop + 1)
    return false;
  bool shared = int64_t(at) < loops.parallel;
  bool nextShared = int64_t(at) + 1 < loops.parallel;
  bool last = at + 2 == loops.order.size();
  bool tiled = !loops.tile.empty() && (loops.tile[at] || loops.tile[at + 1]);
  return !tiled && (shared == nextShared || (last && shared && whole));
}

static bool canJoin(linalg::LinalgOp op, const LoopOrder &loops,
                    ArrayRef<int64_t> group, int64_t loop, Joining joining,
                    bool whole) {
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  if (kinds[loop] != kinds[group.back()] ||
      !orderAllows(loops, group.back(), whole))
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
                                                    const LoopOrder &loops,
                                                    Joining joining,
                                                    bool whole) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop) {
    if (!groups.empty() &&
        canJoin(op, loops, groups.back(), loop, joining, whole))
      groups.back().push_back(loop);
    else
      groups.push_back({loop});
  }
  return groups;
}

static void renumber(LoopOrder &loops, ArrayRef<ReassociationIndices> groups) {
  LoopOrder old = loops;
  loops.order.clear();
  loops.tile.clear();
  loops.parallel = 0;
  for (auto [at, loop] : llvm::enumerate(old.order)) {
    const auto *group = llvm::find_if(
        groups, [&](auto &g) { return llvm::is_contained(g, loop); });
    if (group->front() != loop)
      continue;
    loops.order.push_back(group - groups.begin());
    if (!old.tile.empty())
      loops.tile.push_back(old.tile[at]);
    loops.parallel += int64_t(at) < old.parallel;
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
                                                        const LoopOrder &loops,
                                                        Joining joining) {
  SmallVector<ReassociationIndices> groups;
  if (canCollapse(op)) {
    groups = groupLoops(op, loops, joining, /*whole=*/true);
    return groups.size() > 1 || loops.hasRows
               ? groupLoops(op, loops, joining, /*whole=*/false)
               : groups;
  }
  for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop)
    groups.push_back({loop});
  return groups;
}

linalg::LinalgOp loops::collapseLoops(linalg::LinalgOp op, LoopOrder &loops,
                                      Joining joining,
                                      MutableArrayRef<LoopOrder> others) {
  SmallVector<ReassociationIndices> groups = collapsedLoops(op, loops, joining);
  if (groups.size() == op.getNumLoops())
    return op;
  IRRewriter rewriter(op);
  auto collapsed = linalg::collapseOpIterationDims(op, groups, rewriter);
  if (failed(collapsed))
    return op;
  renumber(loops, groups);
  for (LoopOrder &other : others)
    renumber(other, groups);
  rewriter.eraseOp(op);
  return collapsed->collapsedOp;
}
