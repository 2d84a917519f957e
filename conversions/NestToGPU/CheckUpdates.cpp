//===- CheckUpdates.cpp - updates and sorts that a GPU can execute --------===//

#include "AtomicUpdate.h"
#include "CheckSchedule.h"
#include "Groups.h"
#include "ScatterChoice.h"
#include "ScheduleRules.h"
#include "VectorRun.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class ScatterChecker : public ScheduleChecker {
public:
  ScatterChecker(nest::ScatterOp op, const KernelPlan &plan)
      : ScheduleChecker(op, plan), atomic(op) {}

  bool hasGroups() {
    return hasNumbers(2) && plan.threads % plan.vector[0] == 0;
  }
  bool fitsLists() { return fitsShared(bytesOfScatterLists(plan.threads)); }

  bool isAtomic() { return atomic.isKnown(); }
  bool hasAtomicElements() { return atomic.hasElements(); }
  bool mayReorder() { return atomic.mayReorder(); }

private:
  AtomicUpdate atomic;
};

class SortChecker : public ScheduleChecker {
public:
  SortChecker(nest::SortOp op, const KernelPlan &plan)
      : ScheduleChecker(op, plan), op(op),
        x(cast<ShapedType>(op.getX().getType())) {}

  bool hasNumberElements() { return isOfNumbers(op); }
  bool hasCapacity() {
    bool isMerge = hasNumbers(2) && plan.vector[1] == 2;
    return (hasNumbers(1) || isMerge) && plan.vector[0] >= 2 &&
           llvm::isPowerOf2_64(plan.vector[0]);
  }
  bool fitsElements() {
    return fitsShared(plan.vector[0] * (bytesOf(x.getElementType()) + 8));
  }
  /// Rows of unknown length are looked at when the kernel runs.
  bool fitsRow() {
    int64_t wanted =
        cast<ShapedType>(op.getValues().getType()).getShape().back();
    int64_t length = x.getShape().back();
    return isMerged() || isAtMost(length, plan.vector[0]) ||
           isAtMost(wanted, plan.vector[0] / 2) || wanted == length;
  }
  bool mergesTiles() {
    return !isMerged() ||
           (x.hasStaticShape() && x.getShape().back() > plan.vector[0]);
  }
  bool hasMemory() {
    return !isMerged() || hasWorkspace(workspaceOfSort(op, plan));
  }

private:
  bool isMerged() const { return plan.vector.size() > 1; }
  static bool isAtMost(int64_t size, int64_t most) {
    return ShapedType::isDynamic(size) || size <= most;
  }

  nest::SortOp op;
  ShapedType x;
};

} // namespace

//===----------------------------------------------------------------------===//
// The rules of each kind
//===----------------------------------------------------------------------===//

template <typename CheckerT>
static constexpr ScheduleRule<CheckerT> updatesOfAll[] = {
    {"no variants", &CheckerT::hasNoVariants},
    {"a number of threads", &CheckerT::hasThreads},
    {"no tile", &CheckerT::hasNoTile},
};

template <typename CheckerT>
static constexpr ScheduleRule<CheckerT> updatesOfRows[] = {
    {"no vector", &CheckerT::hasNoVector}};

static constexpr ScheduleRule<ScatterChecker> updatesOfBlocks[] = {
    {"threads that are a multiple of 32", &ScatterChecker::hasWarps},
    {"a vector of a number of threads that divides those of a block, and a "
     "number of blocks",
     &ScatterChecker::hasGroups},
    {"threads that a block has shared memory for", &ScatterChecker::fitsLists},
};

static constexpr ScheduleRule<ScatterChecker> updatesOfAtomics[] = {
    {"no vector", &ScatterChecker::hasNoVector},
    {"a body that adds to the element, or takes an extremum or bits of "
     "integers, where updates are atomic",
     &ScatterChecker::isAtomic},
    {"integers of 8 to 64 bits, f16, bf16, f32 or f64, where updates are "
     "atomic",
     &ScatterChecker::hasAtomicElements},
    {"sums of floats in one order in strict, not by atomics",
     &ScatterChecker::mayReorder},
};

static constexpr ScheduleRule<SortChecker> sortsOfBlocks[] = {
    {"elements that are integers or floats", &SortChecker::hasNumberElements},
    {"a vector of a power of two, at least 2, and of a 2 where tiles are "
     "merged",
     &SortChecker::hasCapacity},
    {"tiles that a block has shared memory for", &SortChecker::fitsElements},
    {"a tile that has a row, or twice what is wanted of it, unless all is "
     "wanted",
     &SortChecker::fitsRow},
    {"merged rows of known sizes, longer than a tile",
     &SortChecker::mergesTiles},
    {"nest.thread_bytes of the kernel for what launches pass on",
     &SortChecker::hasMemory},
};

/// `atomics` are the rules of updates that are; sorts have none.
template <typename CheckerT, typename OpT>
static LogicalResult
checkUpdates(OpT op, ArrayRef<ScheduleRule<CheckerT>> blocks,
             StringRef kinds = "kind rows or block_rows",
             ArrayRef<ScheduleRule<CheckerT>> atomics = {}) {
  nest::ScheduleAttr schedule = nest::getSchedule(op);
  if (!schedule)
    return success();
  KernelPlan plan = nest::planOf(schedule);
  CheckerT checker(op, plan);
  if (failed(checkRules<CheckerT>(checker, updatesOfAll<CheckerT>)))
    return failure();
  if (plan.strategy == KernelStrategy::Rows)
    return checkRules<CheckerT>(checker, updatesOfRows<CheckerT>);
  if (plan.strategy == KernelStrategy::BlockRows)
    return checkRules(checker, blocks);
  if (plan.strategy == KernelStrategy::Pointwise && !atomics.empty())
    return checkRules(checker, atomics);
  return checker.fail(kinds);
}

LogicalResult device::checkSchedule(nest::ScatterOp op) {
  return checkUpdates<ScatterChecker>(op, ArrayRef(updatesOfBlocks),
                                      "kind rows, block_rows or pointwise",
                                      ArrayRef(updatesOfAtomics));
}

LogicalResult device::checkSchedule(nest::SortOp op) {
  return checkUpdates<SortChecker>(op, ArrayRef(sortsOfBlocks));
}
