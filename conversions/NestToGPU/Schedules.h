//===- Schedules.h - schedules on loops of ops ------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SCHEDULES_H
#define TCOPT_CONVERSION_NESTTOGPU_SCHEDULES_H

#include "ContractionTile.h"
#include "tcopt/Analysis/KernelShape.h"
#include "tcopt/CUDA/IR/CUDADialect.h"

namespace tcopt::device {

/// Returns the order, tiles and parallel loops of a schedule that fits an op of
/// a shape.
LoopOrder loopOrderOf(ScheduleAttrInterface schedule, const KernelShape &shape);

/// Returns the threads of a block; 0 for schedules without threads of their
/// own.
int64_t threadsOf(ScheduleAttrInterface schedule);

/// Returns the tile of a `#cuda.contraction` or `#cuda.mma`.
std::optional<ContractionTile> tileOf(ScheduleAttrInterface schedule);

/// Returns the schedule of a tile: `#cuda.mma` if it has an instruction.
ScheduleAttrInterface scheduleOf(mlir::MLIRContext *context,
                                 llvm::ArrayRef<int64_t> order,
                                 const ContractionTile &tile);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SCHEDULES_H
