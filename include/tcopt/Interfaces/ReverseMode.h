//===- ReverseMode.h - gradients of a list of ops ---------------*- C++ -*-===//

#ifndef TCOPT_INTERFACES_REVERSEMODE_H
#define TCOPT_INTERFACES_REVERSEMODE_H

#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/Differentiable.h"

namespace tcopt {

/// Cotangents of values, added up while ops are visited from the last to the
/// first. Builds code where the builder stands, which all visited ops dominate.
class ReverseMode {
public:
  ReverseMode(mlir::OpBuilder &builder, const Activity &activity)
      : builder(builder), activity(activity),
        space(TangentSpace::lookup(builder.getContext())) {}

  /// Adds to the cotangent of a value. Null is zero.
  void add(mlir::Value value, mlir::Value cotangent);
  /// Null if it is zero.
  mlir::Value cotangent(mlir::Value value) const {
    return cotangents.lookup(value);
  }
  /// The same, zeros being built.
  mlir::Value cotangentOrZeros(mlir::Value value, mlir::Location loc);
  /// Applies the rules of active ops, from the last to the first.
  llvm::LogicalResult run(llvm::ArrayRef<mlir::Operation *> ops);

private:
  llvm::LogicalResult visit(mlir::Operation *op);

  mlir::OpBuilder &builder;
  const Activity &activity;
  const TangentSpace *space;
  llvm::DenseMap<mlir::Value, mlir::Value> cotangents;
};

/// The ops of a block but its terminator.
llvm::SmallVector<mlir::Operation *> opsOf(mlir::Block &block);
/// The ops behind `before`, up to `end`, which may be the end of a block that
/// has no terminator yet.
llvm::SmallVector<mlir::Operation *> opsBehind(mlir::Operation *before,
                                               mlir::Block::iterator end);

} // namespace tcopt

#endif // TCOPT_INTERFACES_REVERSEMODE_H
