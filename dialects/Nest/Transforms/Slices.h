//===- Slices.h - copies of what values are computed from -------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_SLICES_H
#define TCOPT_NEST_TRANSFORMS_SLICES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace tcopt::nest {

/// Copies ops without regions, each at most once.
class SliceCopier {
public:
  /// Copies come to where the builder is, one after the other.
  explicit SliceCopier(mlir::OpBuilder builder) : builder(builder) {}

  /// Uses of `from` become uses of `to` in copies; `from` itself is not copied.
  void map(mlir::ValueRange from, mlir::ValueRange to) {
    mapping.map(from, to);
  }
  void map(mlir::Value from, mlir::Value to) { mapping.map(from, to); }

  /// Forgets which values have copies: before they are erased, as others may
  /// come to lie where they were. Equal ones get the same copies still.
  void forget() { mapping.clear(); }

  /// The copy of a value, after copies of all that it is computed from.
  mlir::Value copy(mlir::Value value);

private:
  void copy(mlir::Operation *op);

  mlir::OpBuilder builder;
  mlir::IRMapping mapping;
  /// Copies by hash: equal ones are one op.
  llvm::DenseMap<size_t, llvm::SmallVector<mlir::Operation *, 1>> copies;
};

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_SLICES_H
