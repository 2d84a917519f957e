//===- MemoryPlan.h - What a program's memory plan says ---------*- C++ -*-===//

#ifndef TCOPT_TESTING_MEMORYPLAN_H
#define TCOPT_TESTING_MEMORYPLAN_H

#include "tcopt/Execution/Runner.h"

namespace tcopt {

/// The arenas that a module opens after plan-memory, and its state.
struct MemoryPlan {
  unsigned numArenas = 0;
  /// Bytes that are computed once and stay.
  int64_t stateBytes = 0;
  /// Bytes of the state and all slots of static size, and the least that any
  /// plan could do with: the state and the greatest lower bound of an arena.
  int64_t staticBytes = 0, lowerBound = 0;
  /// Slots whose size is known at run time only.
  unsigned numDynamicSlots = 0;
};

/// Reads the plan from a module on buffers.
MemoryPlan readMemoryPlan(mlir::ModuleOp module);

/// Compiles a copy of the module as far as its memory plan, checks the contract
/// of that phase once more, and then runs the program twice in memory filled
/// with different garbage: both runs must give the same bits, or the program
/// reads what it never wrote. Errors say what is wrong.
llvm::Expected<MemoryPlan> verifyMemoryPlan(mlir::ModuleOp module,
                                            const RunnerOptions &options,
                                            llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_TESTING_MEMORYPLAN_H
