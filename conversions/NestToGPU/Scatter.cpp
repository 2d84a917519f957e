//===- Scatter.cpp - updates at places that index tensors give ------------===//
//
// Updates of one place follow each other in one thread, so that sums have one
// order: threads share the dimensions whose updates have different places, or,
// as the schedule says, blocks share the places.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
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

void device::lowerScatter(nest::ScatterOp op) {
  OpBuilder builder(op);
  nest::ScheduleAttr schedule = nest::getSchedule(op);
  if (schedule && schedule.getKind() == nest::ScheduleKind::block_rows)
    emitScatterBlocks(builder, op, nest::planOf(schedule));
  else
    emitThreads(builder, op, schedule ? schedule.getThreads() : kUsualThreads);
  op.erase();
}
