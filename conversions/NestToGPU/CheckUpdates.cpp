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
  ScatterChecker(nest::ScatterOp op, ScheduleAttrInterface schedule)
      : ScheduleChecker(op, schedule), atomic(op) {}

  bool fitsLists() {
    return fitsShared(bytesOfScatterLists(threadsOf(schedule)));
  }

  bool isAtomic() { return atomic.isKnown(); }
  bool hasAtomicElements() { return atomic.hasElements(); }
  bool mayReorder() { return atomic.mayReorder(); }

private:
  AtomicUpdate atomic;
};

class SortChecker : public ScheduleChecker {
public:
  SortChecker(nest::SortOp op, cuda::SortAttr schedule)
      : ScheduleChecker(op, schedule), op(op), schedule(schedule),
        x(cast<ShapedType>(op.getX().getType())) {}

  bool hasNumberElements() { return isOfNumbers(op); }
  bool fitsElements() {
    return fitsShared(schedule.getCapacity() *
                      (bytesOf(x.getElementType()) + 8));
  }
  /// Rows of unknown length are looked at when the kernel runs.
  bool fitsRow() {
    int64_t wanted =
        cast<ShapedType>(op.getValues().getType()).getShape().back();
    int64_t length = x.getShape().back();
    return schedule.getMerge() || isAtMost(length, schedule.getCapacity()) ||
           isAtMost(wanted, schedule.getCapacity() / 2) || wanted == length;
  }
  bool mergesTiles() {
    return !schedule.getMerge() ||
           (x.hasStaticShape() && x.getShape().back() > schedule.getCapacity());
  }
  bool hasMemory() {
    return !schedule.getMerge() || hasWorkspace(workspaceOfSort(op, schedule));
  }

private:
  static bool isAtMost(int64_t size, int64_t most) {
    return ShapedType::isDynamic(size) || size <= most;
  }

  nest::SortOp op;
  cuda::SortAttr schedule;
  ShapedType x;
};

} // namespace

//===----------------------------------------------------------------------===//
// The rules of each kind
//===----------------------------------------------------------------------===//

static constexpr ScheduleRule<ScatterChecker> updatesOfBlocks[] = {
    {"threads that are a multiple of 32", &ScatterChecker::hasWarps},
    {"threads that a block has shared memory for", &ScatterChecker::fitsLists},
};

static constexpr ScheduleRule<ScatterChecker> updatesOfAtomics[] = {
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
    {"tiles that a block has shared memory for", &SortChecker::fitsElements},
    {"a tile that has a row, or twice what is wanted of it, unless all is "
     "wanted",
     &SortChecker::fitsRow},
    {"merged rows of known sizes, longer than a tile",
     &SortChecker::mergesTiles},
    {"nest.thread_bytes of the kernel for what launches pass on",
     &SortChecker::hasMemory},
};

LogicalResult device::checkSchedule(nest::ScatterOp op,
                                    ScheduleAttrInterface schedule) {
  ScatterChecker checker(op, schedule);
  if (isa<cuda::ScatterAttr>(schedule))
    return success();
  if (isa<cuda::BlockScatterAttr>(schedule))
    return checkRules(checker, ArrayRef(updatesOfBlocks));
  if (isa<cuda::AtomicScatterAttr>(schedule))
    return checkRules(checker, ArrayRef(updatesOfAtomics));
  return checker.fail("a schedule of updates");
}

LogicalResult device::checkSchedule(nest::SortOp op,
                                    ScheduleAttrInterface schedule) {
  if (isa<cuda::CountingSortAttr>(schedule))
    return success();
  auto blocks = dyn_cast<cuda::SortAttr>(schedule);
  if (!blocks)
    return ScheduleChecker(op, schedule).fail("a schedule of sorts");
  SortChecker checker(op, blocks);
  return checkRules(checker, ArrayRef(sortsOfBlocks));
}
