//===- Preparation.h - Ops are made simple before they are run --*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H
#define TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H

#include "tcopt/Conversion/NestToLoops/Loops.h"
#include "tcopt/Nest/IR/KernelSchedule.h"
#include <vector>

namespace tcopt::cpu {

/// Returns the schedule of a copy or fill by loops: row by row, long rows in
/// pieces. `isPlain` states that all elements are contiguous.
ScheduleAttrInterface scheduleOfMove(mlir::MLIRContext *context, int64_t rank,
                                     bool isPlain);

/// Slices of one tensor that `#cpu.slices` runs together: copies that follow
/// each other, or one copy and the fill before it.
struct SliceRun {
  mlir::Value target;
  mlir::linalg::FillOp fill;
  llvm::SmallVector<mlir::Operation *> copies;
};

/// Returns the runs, on tensors or buffers, of copies and fills that
/// `isWanted`.
std::vector<SliceRun>
findSlices(mlir::Operation *root,
           llvm::function_ref<bool(mlir::Operation *)> isWanted);

/// Returns the runs that `#cpu.slices` is the schedule of.
std::vector<SliceRun> findSlices(mlir::Operation *root,
                                 const nest::KernelSchedule &schedule);

/// Lowers runs on buffers. Copies and fills with schedules are left of them.
void lowerSlices(llvm::ArrayRef<SliceRun> runs, nest::KernelSchedule &schedule);

/// Takes views with a layout inside of the parallel loops that use them: only
/// plain buffers can be given to a function.
void sinkViews(mlir::Operation *root);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_PREPARATION_H
