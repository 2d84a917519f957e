//===- Activity.h - activity analysis of derivatives ------------*- C++ -*-===//

#ifndef TCOPT_INTERFACES_ACTIVITY_H
#define TCOPT_INTERFACES_ACTIVITY_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace tcopt {

/// Finds the active values of a block's ops: values that depend on sources and
/// on which targets depend, by differentiable ops. `ops` is in program order.
/// The cost is linear in the number of operands.
class Activity {
public:
  Activity(llvm::ArrayRef<mlir::Operation *> ops,
           llvm::ArrayRef<mlir::Value> sources,
           llvm::ArrayRef<mlir::Value> targets);

  bool isActive(mlir::Value value) const { return active.contains(value); }
  /// Returns the ops between sources and targets that have no derivative.
  llvm::ArrayRef<mlir::Operation *> obstacles() const { return found; }
  /// Emits an error with the reason for each obstacle, and fails if there is
  /// one.
  llvm::LogicalResult verify() const;

private:
  void spread(llvm::ArrayRef<mlir::Operation *> ops,
              llvm::ArrayRef<mlir::Value> sources);
  void restrict(llvm::ArrayRef<mlir::Operation *> ops,
                llvm::ArrayRef<mlir::Value> targets);

  /// The values that depend on sources, and those of them on which targets
  /// depend.
  llvm::DenseSet<mlir::Value> varied, active;
  llvm::SmallVector<mlir::Operation *> found;
};

/// Returns the operands of an op and the values that its regions capture,
/// without duplicates.
llvm::SmallVector<mlir::Value> usedValues(mlir::Operation *op);
/// Returns the used values with respect to which the op's results are
/// differentiated.
llvm::SmallVector<mlir::Value> differentiatedValues(mlir::Operation *op);

} // namespace tcopt

#endif // TCOPT_INTERFACES_ACTIVITY_H
