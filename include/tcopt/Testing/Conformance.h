//===- Conformance.h - What a backend makes of a case -----------*- C++ -*-===//

#ifndef TCOPT_TESTING_CONFORMANCE_H
#define TCOPT_TESTING_CONFORMANCE_H

#include "tcopt/Execution/Runner.h"
#include "tcopt/Testing/ConformanceCases.h"

namespace tcopt {

/// Who computes a case.
enum class Placement {
  /// The process ended before it was known.
  Unknown,
  /// The backend, all of it.
  Taken,
  /// The backend some core ops, its fallback the others.
  Partly,
  Fallback
};

enum class Outcome {
  /// The results are right, or the error is the expected one.
  Passed,
  /// Wrong results, no error where one is due, or an error where none is.
  Failed,
  /// It does not compile.
  Refused
};

struct CaseResult {
  Placement placement = Placement::Unknown;
  Outcome outcome = Outcome::Passed;
  /// What is wrong, one line.
  std::string message;
  /// Which of the case's inputs it happened with; empty before any was run.
  std::string inputs;
};

/// Compiles a case for a backend, runs it and compares with the interpreter.
/// The case's diagnostics go into the result. `target` of the options is the
/// fallback of a backend that takes parts.
CaseResult runConformanceCase(const ConformanceCase &given,
                              llvm::StringRef backend,
                              const BackendRegistry &backends,
                              const RunnerOptions &options,
                              mlir::MLIRContext &context);

/// The operators of the dialects that cases are for, `graph` and `core`, that
/// have neither a case nor a reason for having none; sorted.
std::vector<std::string> findOpsWithoutCase(const ConformanceSet &set,
                                            mlir::MLIRContext &context);

} // namespace tcopt

#endif // TCOPT_TESTING_CONFORMANCE_H
