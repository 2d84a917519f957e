//===- ProgramCounts.h - Kernel calls, bytes and memory of a program ------===//
//
// Counts what one execution of a function does, from compiled IR: nothing is
// executed.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TESTING_PROGRAMCOUNTS_H
#define TCOPT_TESTING_PROGRAMCOUNTS_H

#include "tcopt/Execution/Inputs.h"

namespace tcopt {

/// The kernel calls of one execution of a function, after the phase fuse.
struct CallTotals {
  /// Calls of kernels. A call in the body of a loop counts once, a call in each
  /// branch of a condition as well.
  int64_t calls = 0;
  /// Calls of kernels in bodies of loops.
  int64_t loopCalls = 0;
  /// Calls of library functions (nest.extern).
  int64_t externCalls = 0;
  /// Distinct units among the kernels.
  int64_t units = 0;
  /// Bytes of the tensors that calls of kernels and library functions read and
  /// write: all of their inputs and results, once for each call.
  int64_t bytes = 0;
  /// Tensors of calls with a dimension whose size does not follow from the
  /// sizes of the function's arguments. The dimension counts as kAssumedSize.
  int64_t assumed = 0;
  /// Calls of kernels that compute the program's state, which are executed once
  /// when the program is loaded, and the bytes of the state.
  int64_t stateCalls = 0, stateBytes = 0;
};

/// The arenas of one execution of a function, after the phase plan-memory.
struct ArenaTotals {
  /// Bytes of all slots, each aligned as the runtime aligns it, of the arenas
  /// of the function and the functions that it calls.
  int64_t bytes = 0;
  /// Slots whose size does not follow from the sizes of the arguments. Each has
  /// kAssumedSize bytes.
  int64_t assumed = 0;
};

/// The size of dimensions that only an execution finds.
inline constexpr int64_t kAssumedSize = 64;
/// The threads that kernels need workspaces for.
inline constexpr int64_t kAssumedThreads = 2;

/// Counts the calls of a function of a module after fuse. `sizes` are those of
/// the symbolic dimensions of its arguments; a symbol that is not among them
/// has its default size, as in runs. It is an error if the function does not
/// exist.
llvm::Expected<CallTotals> countCalls(mlir::ModuleOp module,
                                      llvm::StringRef entry,
                                      const SymbolSizes &sizes);

/// Counts the arenas of a function of a module after plan-memory, likewise.
llvm::Expected<ArenaTotals> countArenas(mlir::ModuleOp module,
                                        llvm::StringRef entry,
                                        const SymbolSizes &sizes);

} // namespace tcopt

#endif // TCOPT_TESTING_PROGRAMCOUNTS_H
