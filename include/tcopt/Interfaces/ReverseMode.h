//===- ReverseMode.h - gradients of a list of ops ---------------*- C++ -*-===//

#ifndef TCOPT_INTERFACES_REVERSEMODE_H
#define TCOPT_INTERFACES_REVERSEMODE_H

#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/Differentiable.h"

namespace tcopt {

/// Accumulates the cotangents of values while visiting ops from the last to the
/// first. Builds ops at the builder's insertion point, which all visited ops
/// must dominate.
class ReverseMode {
public:
  ReverseMode(mlir::OpBuilder &builder, const Activity &activity)
      : builder(builder), activity(activity),
        space(TangentSpace::lookup(builder.getContext())) {}

  /// Adds to the cotangent of a value. A null cotangent is zero.
  void add(mlir::Value value, mlir::Value cotangent);
  /// Returns null for a zero cotangent.
  mlir::Value cotangent(mlir::Value value) const {
    return cotangents.lookup(value);
  }
  /// Returns the cotangent; builds a tensor of zeros if it is zero.
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

/// Returns the ops of a block except its terminator.
llvm::SmallVector<mlir::Operation *> opsOf(mlir::Block &block);
/// Returns the ops after `before`, up to `end`, which may be the end of a block
/// without a terminator.
llvm::SmallVector<mlir::Operation *> opsBehind(mlir::Operation *before,
                                               mlir::Block::iterator end);

} // namespace tcopt

#endif // TCOPT_INTERFACES_REVERSEMODE_H
