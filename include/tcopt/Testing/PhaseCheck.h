//===- PhaseCheck.h - Which phase changed the answer ------------*- C++ -*-===//
//
// Executes the IR after each phase and compares it with what the reference
// interpreter says of the program as it came in. Each phase's IR is executed by
// what defines its meaning (createOracleRunner), so that a wrong later pass is
// not blamed on an earlier phase.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TESTING_PHASECHECK_H
#define TCOPT_TESTING_PHASECHECK_H

#include "tcopt/Execution/Instruments.h"
#include "tcopt/Testing/Compare.h"

namespace tcopt {

struct PhaseVerdict : Verdict {
  /// The first phase whose IR gives another answer.
  std::optional<Phase> firstWrong;
  /// The kernel that the phase makes wrong, if `everyPass` has found one.
  std::string wrongKernel;
  /// The IR that the wrong phase, or pass, started from. Where a kernel is
  /// wrong, it is the program before the phase.
  mlir::OwningOpRef<mlir::ModuleOp> before;
  /// How many phases were executed.
  unsigned numChecked = 0;
};

/// Compiles a copy of the module and checks each phase, and then, if
/// `everyPass`, each pass inside the first wrong phase; what lies between
/// cannot always be executed, and is blamed as a range of passes. In the phase
/// lower the kernel is found first, then the pass of its target. Errors: the
/// program cannot be executed or compiled at all.
llvm::Expected<PhaseVerdict> checkPhases(mlir::ModuleOp module,
                                         const RunnerOptions &options,
                                         llvm::ArrayRef<HostTensor> inputs,
                                         bool everyPass);

} // namespace tcopt

#endif // TCOPT_TESTING_PHASECHECK_H
