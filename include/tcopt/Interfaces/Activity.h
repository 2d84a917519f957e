//===- Activity.h - the values that derivatives flow through ----*- C++ -*-===//

#ifndef TCOPT_INTERFACES_ACTIVITY_H
#define TCOPT_INTERFACES_ACTIVITY_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace tcopt {

/// Of ops of a block, in their order: which values depend on sources, and have
/// targets that depend on them, by ops that have derivatives. Linear in the
/// number of operands.
class Activity {
public:
  Activity(llvm::ArrayRef<mlir::Operation *> ops,
           llvm::ArrayRef<mlir::Value> sources,
           llvm::ArrayRef<mlir::Value> targets);

  bool isActive(mlir::Value value) const { return active.contains(value); }
  /// Ops between sources and targets that have no derivative.
  llvm::ArrayRef<mlir::Operation *> obstacles() const { return found; }
  /// An error for each obstacle, which says why; success if there is none.
  llvm::LogicalResult verify() const;

private:
  void spread(llvm::ArrayRef<mlir::Operation *> ops,
              llvm::ArrayRef<mlir::Value> sources);
  void restrict(llvm::ArrayRef<mlir::Operation *> ops,
                llvm::ArrayRef<mlir::Value> targets);

  /// What depends on sources, and what of it targets depend on.
  llvm::DenseSet<mlir::Value> varied, active;
  llvm::SmallVector<mlir::Operation *> found;
};

/// Operands of the op and what its regions use of values around it, each once.
llvm::SmallVector<mlir::Value> usedValues(mlir::Operation *op);
/// Those of them that derivatives of its results are with respect to.
llvm::SmallVector<mlir::Value> differentiatedValues(mlir::Operation *op);

} // namespace tcopt

#endif // TCOPT_INTERFACES_ACTIVITY_H
