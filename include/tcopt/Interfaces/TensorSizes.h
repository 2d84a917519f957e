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
/// or right after the tensor, and creates each of them only once. Follows
/// destinations to where tensors were made, and views to what they show; where
/// that ends, at arguments and other ops, creates `tensor.dim`, which takes the
/// place of all others of the tensor. Cost: linear in the number of tensors
/// that are asked for and those that they follow from.
class TensorSizes {
public:
  /// One size for each dimension.
  using Sizes = llvm::SmallVector<mlir::OpFoldResult>;
  /// The operand over which a result is written; null if there is none.
  using TiedOperand = std::function<mlir::Value(mlir::OpResult)>;

  TensorSizes(mlir::MLIRContext *context, TiedOperand tied)
      : builder(context), tied(std::move(tied)) {}

  /// The sizes of a ranked tensor. The reference is valid until the next call.
  const Sizes &of(mlir::Value tensor);

  /// Replaces a `tensor.dim` by the value that its size is known by, if that is
  /// another one. The op stays.
  void share(mlir::tensor::DimOp dim);

  /// States sizes that are known otherwise.
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
