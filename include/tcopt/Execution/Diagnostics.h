//===- Diagnostics.h - errors of a thread's compilations --------*- C++ -*-===//
//
// Handlers of diagnostics belong to an MLIR context, which the threads of a
// session share. Collectors belong to a thread: each receives the errors of the
// IR that its own thread builds or compiles.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_DIAGNOSTICS_H
#define TCOPT_EXECUTION_DIAGNOSTICS_H

#include "tcopt/Interfaces/OpDiagnostic.h"
#include "llvm/Support/Error.h"

namespace tcopt {

/// The error of a compilation that reported errors. The message has one line
/// for each. Their locations belong to the MLIR context.
class DiagnosticError
    : public llvm::ErrorInfo<DiagnosticError, llvm::StringError> {
public:
  static char ID;

  DiagnosticError(const std::string &text, std::vector<OpDiagnostic> errors)
      : ErrorInfo(text, llvm::inconvertibleErrorCode()),
        errors(std::move(errors)) {}

  llvm::ArrayRef<OpDiagnostic> getDiagnostics() const { return errors; }

private:
  std::vector<OpDiagnostic> errors;
};

/// Collects the errors that a CompileSession's context reports on this thread
/// while the collector exists. Errors are printed if there is no collector.
/// Collectors nest; the innermost one receives the errors.
class Diagnostics {
public:
  Diagnostics();
  ~Diagnostics();
  Diagnostics(const Diagnostics &) = delete;
  Diagnostics &operator=(const Diagnostics &) = delete;

  bool hasErrors() const { return !errors.empty(); }
  llvm::ArrayRef<OpDiagnostic> getErrors() const { return errors; }
  /// Returns `file:line:column: error: message` for each error, one per line.
  std::string text() const;
  /// Returns the errors as a DiagnosticError.
  llvm::Error toError() const;

  /// Adds an error to the innermost collector of this thread. Fails, which
  /// passes the diagnostic to the next handler, if there is no collector.
  static llvm::LogicalResult collect(mlir::Diagnostic &diagnostic);

private:
  std::vector<OpDiagnostic> errors;
  Diagnostics *outer;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_DIAGNOSTICS_H
