//===- JoinGroups.h - make one group of two ---------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_JOINGROUPS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_JOINGROUPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/ADT/SetVector.h"

namespace tcopt::loops {

/// Two groups of a block that may become one in place of the second.
class GroupPair {
public:
  /// `first` is before `second` in their block.
  GroupPair(mlir::RewriterBase &rewriter, nest::GroupOp first,
            nest::GroupOp second);

  /// Why the ops between them do not allow it; empty if they do. The second
  /// group then reads results of the first one in place of their reshapes.
  llvm::StringRef whyApart();
  /// Restores what the second group reads.
  void restore();

  /// Builds the joined group before the second one. A result of the first group
  /// that only the second one reads is a tensor of the joined group and none of
  /// its results.
  nest::GroupOp build();
  /// Replaces both groups by the joined one; ops between them that depend on
  /// the first move behind it.
  void replaceBy(nest::GroupOp both);

private:
  bool leaves(mlir::Value result);
  bool readsOpsOnly();
  void foldReshapes();
  bool foldReshape(mlir::linalg::GenericOp op, mlir::OpOperand &operand);
  void collectDependents();
  bool diesBetween(mlir::Value tensor,
                   const llvm::SmallPtrSetImpl<mlir::Operation *> &moved);
  int64_t addedBytes();
  void fill(nest::GroupOp both,
            llvm::ArrayRef<llvm::SmallVector<mlir::OpFoldResult>> sizes);
  llvm::SmallVector<mlir::Value> cloneBody(nest::GroupOp group,
                                           mlir::ValueRange arguments,
                                           mlir::IRMapping &mapping);

  mlir::RewriterBase &rewriter;
  nest::GroupOp first, second;
  struct Read {
    mlir::linalg::GenericOp op;
    unsigned operand;
    mlir::Value tensor;
    mlir::ArrayAttr maps;
  };
  /// Reads of the second group before they were folded.
  llvm::SmallVector<Read> folded;
  /// Ops between the groups that depend on the first one, in their order.
  llvm::SmallVector<mlir::Operation *> dependents;
  llvm::StringRef reason;
};

/// The groups of the block that compute what a group reads, also as a reshape
/// that only adds or removes dimensions of size 1.
void findProducers(nest::GroupOp group,
                   llvm::SmallSetVector<nest::GroupOp, 8> &producers);

/// Reads sizes of groups' results, and of their reshapes, from their inits.
void readSizesOfInits(mlir::RewriterBase &rewriter, mlir::Operation *function);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_JOINGROUPS_H
