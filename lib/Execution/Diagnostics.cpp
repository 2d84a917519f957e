//===- Diagnostics.cpp - errors of a thread's compilations ----------------===//

#include "tcopt/Execution/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace tcopt;

char DiagnosticError::ID = 0;

static thread_local Diagnostics *innermost = nullptr;

Diagnostics::Diagnostics() : outer(innermost) { innermost = this; }
Diagnostics::~Diagnostics() { innermost = outer; }

std::string Diagnostics::text() const {
  auto lines = llvm::map_range(
      errors, [](const OpDiagnostic &error) { return error.getLines(); });
  return llvm::join(lines, "\n");
}

llvm::Error Diagnostics::toError() const {
  return llvm::make_error<DiagnosticError>(text(), errors);
}

llvm::LogicalResult Diagnostics::collect(mlir::Diagnostic &diagnostic) {
  if (!innermost)
    return llvm::failure();
  if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
    innermost->errors.emplace_back(diagnostic);
  return llvm::success();
}
