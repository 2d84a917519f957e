//===- SymbolBounds.h - what is stated about symbols of sizes ---*- C++ -*-===//

#ifndef TCOPT_GRAPH_IR_SYMBOLBOUNDS_H
#define TCOPT_GRAPH_IR_SYMBOLBOUNDS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tcopt::graph {

/// The sizes that a symbol may have.
struct SymbolBounds {
  int64_t min = 0;
  int64_t max = INT64_MAX;
  int64_t multiple = 1;

  /// "at least 1, at most 64, a multiple of 8": what of it says something.
  std::string text() const;
};

/// Reads `{min = 1, max = 64, multiple = 8}`, each of which may be left out.
/// Errors: an unknown name, a value that is no integer of 64 bits or out of
/// range, bounds that no size fulfils.
llvm::FailureOr<SymbolBounds>
readBounds(mlir::Attribute value,
           llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

/// Visits what a function's `graph.symbols` states.
void forEachBound(
    mlir::FunctionOpInterface func,
    llvm::function_ref<void(mlir::StringAttr symbol, const SymbolBounds &)>
        visit);

/// Errors unless the value is a dictionary of bounds of symbols that arguments
/// of the function have.
llvm::LogicalResult verifySymbols(mlir::Operation *op, mlir::Attribute value);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_IR_SYMBOLBOUNDS_H
