//===- Conformance.h - Execution of conformance cases -----------*- C++ -*-===//

#ifndef TCOPT_TESTING_CONFORMANCE_H
#define TCOPT_TESTING_CONFORMANCE_H

#include "tcopt/Execution/Runner.h"
#include "tcopt/Testing/ConformanceCases.h"

namespace tcopt {

/// The backends that compute a case.
enum class Placement {
  /// Unknown, because the process ended early.
  Unknown,
  /// The backend computes all of it.
  Taken,
  /// The backend computes some core ops, and its fallback the others.
  Partly,
  Fallback
};

enum class Outcome {
  /// The results are right, or the error is the expected one.
  Passed,
  /// Wrong results, a missing error, or an unexpected error.
  Failed,
  /// It does not compile.
  Refused
};

struct CaseResult {
  Placement placement = Placement::Unknown;
  Outcome outcome = Outcome::Passed;
  /// A description of the failure in one line.
  std::string message;
  /// The inputs of the failing run; empty if nothing was run.
  std::string inputs;
};

/// Compiles a case for a backend, runs it and compares with the interpreter.
/// The result contains the case's diagnostics. `target` of the options is the
/// fallback of a partitioning backend.
CaseResult runConformanceCase(const ConformanceCase &given,
                              llvm::StringRef backend,
                              const BackendRegistry &backends,
                              const RunnerOptions &options,
                              mlir::MLIRContext &context);

/// The operators of the dialects that cases are for, `graph` and `core`, that
/// have neither a case nor a stated reason to have none; sorted.
std::vector<std::string> findOpsWithoutCase(const ConformanceSet &set,
                                            mlir::MLIRContext &context);

} // namespace tcopt

#endif // TCOPT_TESTING_CONFORMANCE_H
