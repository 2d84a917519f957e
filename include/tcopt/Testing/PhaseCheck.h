//===- PhaseCheck.h - Find the phase that changes results -------*- C++ -*-===//
//
// Executes the IR after each phase and compares its results with those of the
// reference interpreter on the original program. The IR of each phase is
// executed by the runner that defines its semantics (createOracleRunner), so
// that a wrong later pass is not attributed to an earlier phase.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TESTING_PHASECHECK_H
#define TCOPT_TESTING_PHASECHECK_H

#include "tcopt/Execution/Instruments.h"
#include "tcopt/Testing/Compare.h"

namespace tcopt {

struct PhaseVerdict : Verdict {
  /// The first phase whose IR has different results.
  std::optional<Phase> firstWrong;
  /// The kernel that the phase miscompiles, if `everyPass` has found one.
  std::string wrongKernel;
  /// The IR before the wrong phase or pass. For a wrong kernel, the program
  /// before the phase.
  mlir::OwningOpRef<mlir::ModuleOp> before;
  /// The number of executed phases.
  unsigned numChecked = 0;
};

/// Compiles a copy of the module and checks each phase, and then, if
/// `everyPass`, each pass inside the first wrong phase. Because some
/// intermediate IR cannot be executed, the result may be a range of passes. In
/// the phase lower, the wrong kernel is found first, then the pass of its
/// target. Errors: the program cannot be executed or compiled at all.
llvm::Expected<PhaseVerdict> checkPhases(mlir::ModuleOp module,
                                         const RunnerOptions &options,
                                         llvm::ArrayRef<HostTensor> inputs,
                                         bool everyPass);

} // namespace tcopt

#endif // TCOPT_TESTING_PHASECHECK_H
