//===- Scatter.cpp - updates at computed indices --------------------------===//
//
// A thread applies the updates of an element one after the other, so that sums
// have a fixed order: threads share the dimensions whose updates have different
// elements, or, by the schedule, blocks share the elements. By another schedule
// each update is applied by a thread with an atomic.
//
//===----------------------------------------------------------------------===//

#include "AtomicUpdate.h"
#include "Launches.h"
#include "Schedules.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Nest/Transforms/ScatterLoops.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

static void emitThreads(OpBuilder &builder, nest::ScatterOp op,
                        int64_t threads) {
  SmallVector<nest::ScatterBounds> bounds = nest::wholeScatter(builder, op);
  SmallVector<int64_t> free(op.getXDims());
  llvm::sort(free);
  SmallVector<Index> sizes =
      llvm::map_to_vector(free, [&](int64_t dim) { return bounds[dim].upper; });
  threadBox(builder, op.getLoc(), sizes, threads, [&](ArrayRef<Index> indices) {
    for (auto [dim, index] : llvm::zip_equal(free, indices))
      bounds[dim] = {index, Index(), /*single=*/true};
    nest::emitScatterLoops(builder, op, bounds);
  });
}

static void emitAtomics(OpBuilder &builder, nest::ScatterOp op,
                        int64_t threads) {
  AtomicUpdate update(op);
  SmallVector<Index> sizes = llvm::map_to_vector(
      nest::wholeScatter(builder, op),
      [](const nest::ScatterBounds &bounds) { return bounds.upper; });
  threadBox(builder, op.getLoc(), sizes, threads, [&](ArrayRef<Index> indices) {
    auto at = llvm::map_to_vector(indices, [](Index index) {
      return nest::ScatterBounds{index, Index(), /*single=*/true};
    });
    nest::emitScatterLoops(
        builder, op, at,
        [&](OpBuilder &builder, Value now, ArrayRef<Value> place) {
          update.emit(builder, now, place);
        });
  });
}

void device::lowerScatter(nest::ScatterOp op, ScheduleAttrInterface schedule) {
  OpBuilder builder(op);
  int64_t threads = threadsOf(schedule);
  if (auto blocks = dyn_cast<cuda::BlockScatterAttr>(schedule))
    emitScatterBlocks(builder, op, blocks);
  else if (isa<cuda::AtomicScatterAttr>(schedule))
    emitAtomics(builder, op, threads);
  else
    emitThreads(builder, op, threads);
  op.erase();
}
