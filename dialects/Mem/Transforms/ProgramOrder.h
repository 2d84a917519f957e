//===- ProgramOrder.h - numbers of a function's ops -------------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_PROGRAMORDER_H
#define TCOPT_MEM_TRANSFORMS_PROGRAMORDER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Analysis/StorageClasses.h"

namespace tcopt::mem {

/// Numbers the ops of a function in program order, those of regions between
/// the number at which their op begins and that at which it ends. Times are
/// those of Analysis/StorageClasses: step n reads at 2n.
class ProgramOrder {
public:
  explicit ProgramOrder(mlir::func::FuncOp function);

  int64_t beginOf(mlir::Operation *op) const { return begins.lookup(op); }
  /// Of an op without regions: where it begins.
  int64_t endOf(mlir::Operation *op) const;
  /// Before all ops of the block.
  int64_t beginOf(mlir::Block *block) const { return entries.lookup(block); }
  /// Greater than all numbers.
  int64_t size() const { return count; }

  /// Whether `first` has run whenever `op` runs.
  bool isBefore(mlir::Operation *first, mlir::Operation *op) const {
    mlir::Operation *above = first->getBlock()->findAncestorOpInBlock(*op);
    return above && beginOf(first) < beginOf(above);
  }

  /// When the op reads its operands.
  TimeInterval readOf(mlir::Operation *op) const {
    return {2 * beginOf(op), 2 * beginOf(op) + 1};
  }

  /// When a value is live that is defined at time `from` in `block` and used by
  /// `uses`, ops in the block or nested in it: until its last use, in a loop
  /// around that until the loop ends, in branches until the last use in each.
  void addLive(mlir::Block *block, int64_t from,
               llvm::ArrayRef<mlir::Operation *> uses, LiveRange &live) const;

private:
  void number(mlir::Block &block);

  llvm::DenseMap<mlir::Operation *, int64_t> begins, ends;
  llvm::DenseMap<mlir::Block *, int64_t> entries;
  int64_t count = 0;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_PROGRAMORDER_H
