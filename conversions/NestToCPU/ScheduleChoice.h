//===- ScheduleChoice.h - candidate schedules of an op on CPUs --*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_SCHEDULECHOICE_H
#define TCOPT_CONVERSION_NESTTOCPU_SCHEDULECHOICE_H

#include "Schedules.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tcopt::cpu {

/// A schedule that a CPU can execute for an op.
struct ScheduleCandidate {
  ScheduleAttrInterface schedule;
  /// Whether the op after this one is run as its epilogue.
  bool takesEpilogue = false;
};

/// Why faster schedules of an op are no candidates: a code of the remarks of
/// cpu-choose-schedule.
using DeclinedReason = llvm::function_ref<void(llvm::StringRef)>;

/// Returns the schedules that a CPU can execute for an op and the op that may
/// be its epilogue (null for none), in the order of their time by the rules of
/// KernelCost. There is at least one.
llvm::SmallVector<ScheduleCandidate>
enumerateSchedules(mlir::linalg::LinalgOp op, mlir::linalg::LinalgOp epilogue,
                   int64_t vectorBits, DeclinedReason declined);

/// Returns why the reader of a padding (tensor.insert_slice) does not read
/// around it: empty if it does.
std::string whyNotAroundEdges(mlir::Operation *copy, int64_t vectorBits);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_SCHEDULECHOICE_H
