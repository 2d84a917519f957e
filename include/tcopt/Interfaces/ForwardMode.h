//===- ForwardMode.h - tangents of a list of ops ----------------*- C++ -*-===//

#ifndef TCOPT_INTERFACES_FORWARDMODE_H
#define TCOPT_INTERFACES_FORWARDMODE_H

#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/Differentiable.h"

namespace tcopt {

/// Builds tangents of values. The ops that compute the tangents of an op's
/// results follow the op.
///
/// For an op without a forward rule, the reverse rule is transposed: the
/// gradient v -> J^T v is linear, so that differentiating it with respect to v,
/// with the tangents as cotangents, yields J t (J. Townsend, "A new trick for
/// calculating Jacobian vector products", 2017).
class ForwardMode {
public:
  explicit ForwardMode(const Activity &activity) : activity(activity) {}

  void set(mlir::Value value, mlir::Value tangent) {
    tangents[value] = tangent;
  }
  /// Returns null for a zero tangent.
  mlir::Value tangent(mlir::Value value) const {
    return tangents.lookup(value);
  }
  mlir::Value tangentOrZeros(mlir::OpBuilder &builder, mlir::Value value,
                             mlir::Location loc);
  llvm::LogicalResult run(llvm::ArrayRef<mlir::Operation *> ops);

private:
  llvm::LogicalResult visit(mlir::Operation *op);
  llvm::LogicalResult transpose(mlir::OpBuilder &builder, mlir::Operation *op);

  const Activity &activity;
  llvm::DenseMap<mlir::Value, mlir::Value> tangents;
};

} // namespace tcopt

#endif // TCOPT_INTERFACES_FORWARDMODE_H
