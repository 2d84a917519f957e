//===- OpDiagnostic.cpp - structured diagnostics of ops -------------------===//

#include "tcopt/Interfaces/OpDiagnostic.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "tcopt/Interfaces/Place.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tcopt;

using ArgumentKind = DiagnosticArgument::DiagnosticArgumentKind;

static std::string printed(const DiagnosticArgument &argument) {
  std::string text;
  llvm::raw_string_ostream os(text);
  argument.print(os);
  return text;
}

static StringRef textOf(const DiagnosticArgument &argument) {
  return argument.getKind() == ArgumentKind::String ? argument.getAsString()
                                                    : StringRef();
}

OpDiagnostic::OpDiagnostic(Diagnostic &diagnostic)
    : severity(diagnostic.getSeverity()), location(diagnostic.getLocation()),
      text(diagnostic.str()) {
  ArrayRef<DiagnosticArgument> arguments = diagnostic.getArguments();
  std::string said = takeOp(arguments);
  for (const DiagnosticArgument &argument : arguments)
    if (argument.getKind() != ArgumentKind::Type ||
        !takeTypes(said, argument.getAsType()))
      said += printed(argument);
  takeConstraint(said);
  takeOperands(said);
  for (Diagnostic &note : diagnostic.getNotes())
    notes.emplace_back(note);
}

// `emitOpError` begins with a quotation mark, the name, and "' op ".
std::string OpDiagnostic::takeOp(ArrayRef<DiagnosticArgument> &arguments) {
  constexpr StringRef mark = "' op ";
  if (arguments.size() < 3 || textOf(arguments[0]) != "'" ||
      !textOf(arguments[2]).starts_with(mark))
    return "";
  op = textOf(arguments[1]);
  std::string rest = textOf(arguments[2]).drop_front(mark.size()).str();
  arguments = arguments.drop_front(3);
  return rest;
}

// Verifiers of ODS emit "operand #0 must be tensor of X, but got " and a type.
bool OpDiagnostic::takeTypes(std::string &said, Type type) {
  auto [subject, form] = StringRef(said).split(" must be ");
  Type element = getElementTypeOrSelf(type);
  if (!form.consume_back(", but got ") || !isa<TensorType>(type) ||
      !element.isIntOrFloat())
    return false;
  form.consume_front("variadic of ");
  if (!form.consume_front("tensor of "))
    return false;
  expected = form;
  llvm::raw_string_ostream(found) << element;
  said =
      ("expected " + subject + " of " + expected + " but found " + found).str();
  return true;
}

// Verifiers end with " (C3)".
void OpDiagnostic::takeConstraint(std::string &said) {
  StringRef rest = said;
  unsigned number = 0;
  size_t begin = rest.rfind(" (C");
  if (begin == StringRef::npos || !rest.consume_back(")") ||
      rest.drop_front(begin + 3).getAsInteger(10, number))
    return;
  constraint = number;
  said.resize(begin);
}

// "operand #0" is how MLIR names an operand.
void OpDiagnostic::takeOperands(StringRef said) {
  constexpr StringRef mark = "operand #";
  while (!said.empty()) {
    auto [before, rest] = said.split(mark);
    unsigned number = 0;
    if (rest.consumeInteger(10, number)) {
      parts.push_back({said.str(), std::nullopt});
      return;
    }
    parts.push_back({before.str(), number});
    if (!operand)
      operand = number;
    said = rest;
  }
}

static StringRef nameOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return "note";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("unknown severity");
}

std::string OpDiagnostic::getLines(StringRef ownText) const {
  std::string lines =
      messageAt(location, (nameOf(severity) + ": " + ownText).str());
  for (const OpDiagnostic &note : notes)
    lines += "\n" + note.getLines();
  return lines;
}

std::string OpDiagnostic::describe(
    llvm::function_ref<std::string(unsigned)> nameOfOperand) const {
  std::string said;
  for (const Part &part : parts) {
    said += part.text;
    if (!part.operand)
      continue;
    std::string name = nameOfOperand(*part.operand);
    said += name.empty() ? "operand #" + std::to_string(*part.operand) : name;
  }
  return said;
}
