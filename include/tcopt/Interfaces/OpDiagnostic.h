//===- OpDiagnostic.h - the parts of a diagnostic ---------------*- C++ -*-===//
//
// Diagnostics of MLIR are streamed from parts: names, numbers and types beside
// text. An OpDiagnostic keeps what they mean, so that users who know functions
// and arguments, not ops and operands, can be told the same in their terms.
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
  /// As "graph.add"; empty if it is not about an op.
  llvm::StringRef getOp() const { return op; }
  /// The number of the operand that it is about.
  std::optional<unsigned> getOperand() const { return operand; }
  /// The number of the op's constraint that does not hold: 3 of "(C3)".
  std::optional<unsigned> getConstraint() const { return constraint; }
  /// The element types that a tensor may have, as "f64 or f32", and the one
  /// that it has, as "i32"; empty if that is not what is wrong.
  llvm::StringRef getExpected() const { return expected; }
  llvm::StringRef getFound() const { return found; }
  llvm::ArrayRef<OpDiagnostic> getNotes() const { return notes; }

  /// The diagnostic as MLIR prints it, without location and severity.
  const std::string &str() const { return text; }
  /// Lines of the diagnostic and its notes: "file:line:column: error: text".
  std::string getLines() const { return getLines(text); }
  /// The same with another text.
  std::string getLines(llvm::StringRef ownText) const;

  /// What is wrong, without the names of the op and of the constraint; an
  /// operand by its name, or, where that is empty, by its number.
  std::string
  describe(llvm::function_ref<std::string(unsigned)> nameOfOperand) const;

private:
  /// Text, and the operand that it names next.
  struct Part {
    std::string text;
    std::optional<unsigned> operand;
  };

  // Each takes its part, and leaves the rest of what is said.
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
