//===- SplitGroups.h - groups that no schedule is for -----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_SPLITGROUPS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_SPLITGROUPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::loops {

struct SplitTarget {
  /// Category of remarks.
  llvm::StringRef name;
  /// Whether an epilogue may have results of another type than its root's.
  bool convertsSums = false;
  /// Why no schedule runs all ops of a group; empty if one does.
  llvm::function_ref<std::string(nest::GroupOp)> whyNot;
  /// Why the reader of a padding, a `tensor.insert_slice` into a tensor of the
  /// group's own, needs a padded copy; empty if it reads around edges.
  llvm::function_ref<std::string(mlir::Operation *)> whyNotAroundEdges;
};

/// Splits groups in which a root reads the result of another one and which no
/// schedule runs, and paddings whose reader needs a copy: each root with its
/// fill and epilogues becomes a group. The remark `split` has the reason.
/// Returns the number of groups that were split.
int64_t splitGroups(mlir::func::FuncOp function, const SplitTarget &target);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_SPLITGROUPS_H
