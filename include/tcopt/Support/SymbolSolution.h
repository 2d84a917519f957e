//===- SymbolSolution.h - symbols from the sizes of a call ------*- C++ -*-===//
//
// How the symbols of size expressions follow from sizes that are known when a
// function is called. A dimension that is a symbol binds it. An expression that
// is linear in its only unknown symbol is solved for it. Other expressions are
// compared with the sizes found.
//
// Worked example: of the sizes [B, 2 * B + N, N * M, N * M], the first binds B,
// the second gives N = size - 2 * B, and the others have a symbol that no size
// determines: they must be equal.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_SYMBOLSOLUTION_H
#define TCOPT_SUPPORT_SYMBOLSOLUTION_H

#include "tcopt/Support/SizeExpr.h"

namespace tcopt {

struct SymbolSolution {
  /// The size that a step reads, in its expression.
  static SizeExpr found() { return SizeExpr::symbol(0u); }

  /// A symbol as an expression of found() and of the symbols of earlier steps.
  /// A solved symbol may be negative for some sizes, which is an error of the
  /// call.
  struct Step {
    size_t entry;
    SizeExpr symbol, value;
    bool isBound() const { return value == found(); }
  };
  std::vector<Step> steps;
  /// The entries whose sizes must equal their expressions, whose symbols all
  /// have a step.
  std::vector<size_t> checked;
  /// Entries with undetermined symbols, and the first entry with the same
  /// expression, which has the same size.
  std::vector<std::pair<size_t, size_t>> same;
};

/// Solves for the symbols with names. Null expressions are sizes of which
/// nothing is known. Linear in the number of entries.
SymbolSolution solveSymbols(llvm::ArrayRef<SizeExpr> entries);

} // namespace tcopt

#endif // TCOPT_SUPPORT_SYMBOLSOLUTION_H
