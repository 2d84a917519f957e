//===- ShareRows.h - groups over the same rows become one -------*- C++ -*-===//
//
// The grouper of targets that run row programs. What one group computes for
// another alone is a tensor of the joined group and no result.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_SHAREROWS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_SHAREROWS_H

#include "RowProgram.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::loops {

/// What a target can run.
struct RowTarget {
  /// The name of the pass, for remarks.
  llvm::StringRef pass;
  /// Reductions by several ops that it can run; null for none.
  AcceptsReduction accepts;
  /// Whether it runs ops that read an element for several ones of its row as
  /// fast in a row program as alone.
  bool takesWindows = false;
  /// Why the target had better run the ops of a program apart; empty if not.
  llvm::function_ref<std::string(const RowProgram &)> whyNot;
};

/// Joins groups of a function that read each other's results, or the same
/// tensor, if their ops make up a row program. Returns how many were joined
/// with another one. Remarks (`not-joined`) name the reason why two are not.
int64_t shareRows(mlir::func::FuncOp function, const RowTarget &target);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_SHAREROWS_H
