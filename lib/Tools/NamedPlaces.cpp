//===- NamedPlaces.cpp - diagnostics at places with a name ----------------===//

#include "tcopt/Tools/NamedPlaces.h"
#include "tcopt/Interfaces/Place.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

static llvm::StringRef kindOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Remark:
    return "remark";
  case DiagnosticSeverity::Note:
    return "note";
  }
  return "error";
}

static bool hasOnlyName(Location loc) {
  return !loc->findInstanceOf<FileLineColLoc>() &&
         loc->findInstanceOf<NameLoc>();
}

static void print(Diagnostic &diagnostic) {
  llvm::errs() << tcopt::placeOf(diagnostic.getLocation()) << ": "
               << kindOf(diagnostic.getSeverity()) << ": " << diagnostic
               << "\n";
  for (Diagnostic &note : diagnostic.getNotes())
    print(note);
}

tcopt::NamedPlaceHandler::NamedPlaceHandler(MLIRContext *context)
    : ScopedDiagnosticHandler(context) {
  setHandler([](Diagnostic &diagnostic) -> LogicalResult {
    if (!hasOnlyName(diagnostic.getLocation()))
      return failure();
    print(diagnostic);
    return success();
  });
}
