//===- MemoryPlan.h - Memory plan of a program ------------------*- C++ -*-===//

#ifndef TCOPT_TESTING_MEMORYPLAN_H
#define TCOPT_TESTING_MEMORYPLAN_H

#include "tcopt/Execution/Runner.h"

namespace tcopt {

/// The arenas of a module after plan-memory, and its state.
struct MemoryPlan {
  unsigned numArenas = 0;
  /// Bytes of the state.
  int64_t stateBytes = 0;
  /// Bytes of the state and all slots of static size, and a lower bound for any
  /// plan: the state and the greatest lower bound of an arena.
  int64_t staticBytes = 0, lowerBound = 0;
  /// Slots with a dynamic size.
  unsigned numDynamicSlots = 0;
};

/// Reads the plan from a module on buffers.
MemoryPlan readMemoryPlan(mlir::ModuleOp module);

/// Compiles a copy of the module up to the phase plan-memory, verifies the
/// contract of the phase, and runs the program twice in memory that is filled
/// with different bytes. Errors: the contract is violated; the results of the
/// runs differ, because the program reads uninitialized memory.
llvm::Expected<MemoryPlan> verifyMemoryPlan(mlir::ModuleOp module,
                                            const RunnerOptions &options,
                                            llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_TESTING_MEMORYPLAN_H
