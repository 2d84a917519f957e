//===- OpDiagnostic.h - structured diagnostics of ops -----------*- C++ -*-===//
//
// MLIR streams a diagnostic from names, numbers, types and text. An
// OpDiagnostic has them as fields, so that an API of functions and arguments
// can describe the error of an op in its own terms.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_OPDIAGNOSTIC_H
#define TCOPT_INTERFACES_OPDIAGNOSTIC_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>
#include <vector>

namespace tcopt {

class OpDiagnostic {
public:
  explicit OpDiagnostic(mlir::Diagnostic &diagnostic);

  mlir::DiagnosticSeverity getSeverity() const { return severity; }
  mlir::Location getLocation() const { return location; }
  /// The name of the op, such as "graph.add"; empty for other diagnostics.
  llvm::StringRef getOp() const { return op; }
  /// The index of the operand that the diagnostic is about.
  std::optional<unsigned> getOperand() const { return operand; }
  /// The number of the violated constraint of the op: 3 of "(C3)".
  std::optional<unsigned> getConstraint() const { return constraint; }
  /// For errors of element types, the accepted types, such as "f64 or f32", and
  /// the found type, such as "i32"; empty for other errors.
  llvm::StringRef getExpected() const { return expected; }
  llvm::StringRef getFound() const { return found; }
  llvm::ArrayRef<OpDiagnostic> getNotes() const { return notes; }

  /// The diagnostic as MLIR prints it, without location and severity.
  const std::string &str() const { return text; }
  /// Lines of the diagnostic and its notes: "file:line:column: error: text".
  std::string getLines() const { return getLines(text); }
  /// Returns these lines with `ownText` instead of the text.
  std::string getLines(llvm::StringRef ownText) const;

  /// Returns the text without the names of the op and of the constraint.
  /// Operands are named by `nameOfOperand`, or by index if it returns an empty
  /// name.
  std::string
  describe(llvm::function_ref<std::string(unsigned)> nameOfOperand) const;

private:
  /// A text, and the operand whose name follows it.
  struct Part {
    std::string text;
    std::optional<unsigned> operand;
  };

  // Set fields and remove their text from `said`.
  std::string takeOp(llvm::ArrayRef<mlir::DiagnosticArgument> &arguments);
  bool takeTypes(std::string &said, mlir::Type type);
  void takeConstraint(std::string &said);
  void takeOperands(llvm::StringRef said);

  mlir::DiagnosticSeverity severity;
  mlir::Location location;
  std::string op, expected, found, text;
  std::optional<unsigned> operand, constraint;
  std::vector<Part> parts;
  std::vector<OpDiagnostic> notes;
};

} // namespace tcopt

#endif // TCOPT_INTERFACES_OPDIAGNOSTIC_H
