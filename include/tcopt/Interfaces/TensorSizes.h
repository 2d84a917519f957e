//===- TensorSizes.h - SSA values of the sizes of tensors -------*- C++ -*-===//

#ifndef TCOPT_INTERFACES_TENSORSIZES_H
#define TCOPT_INTERFACES_TENSORSIZES_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <functional>

namespace tcopt {

/// Finds the sizes of tensors as constants and values that are defined before
/// or directly after the tensor, and creates each value only once. Follows
/// destination operands to the defining ops, and views to their sources. At
/// arguments and other ops it creates `tensor.dim`, which replaces all others
/// of the tensor. The cost is linear in the number of tensors that are visited.
class TensorSizes {
public:
  /// The size of each dimension.
  using Sizes = llvm::SmallVector<mlir::OpFoldResult>;
  /// Returns the operand whose buffer a result overwrites, or null.
  using TiedOperand = std::function<mlir::Value(mlir::OpResult)>;

  TensorSizes(mlir::MLIRContext *context, TiedOperand tied)
      : builder(context), tied(std::move(tied)) {}

  /// The sizes of a ranked tensor. The reference is valid until the next call.
  const Sizes &of(mlir::Value tensor);

  /// Replaces the uses of a `tensor.dim` by the recorded value of the size, if
  /// it is a different value. Does not erase the op.
  void share(mlir::tensor::DimOp dim);

  /// Records the sizes of a tensor.
  void set(mlir::Value tensor, Sizes sizes) {
    known[tensor] = std::move(sizes);
  }

private:
  Sizes compute(mlir::Value tensor);
  Sizes createDims(mlir::Value tensor);

  mlir::OpBuilder builder;
  TiedOperand tied;
  llvm::DenseMap<mlir::Value, Sizes> known;
};

} // namespace tcopt

#endif // TCOPT_INTERFACES_TENSORSIZES_H
