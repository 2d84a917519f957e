//===- SizeValues.h - values of the sizes of results ------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_FUSION_SIZEVALUES_H
#define TCOPT_LIB_TARGET_FUSION_SIZEVALUES_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include "llvm/ADT/DenseMap.h"

namespace tcopt {

/// Builds the sizes of results of core ops from the sizes of their operands,
/// right before each op, by its shape rule. Sizes of other tensors are
/// `tensor.dim`.
class SizeValues {
public:
  explicit SizeValues(mlir::MLIRContext *context) : builder(context) {}

  /// Ops are visited in program order. All `tensor.dim` of their results are
  /// replaced, so that sizes need no results of kernels.
  void visit(mlir::Operation *op);

  llvm::ArrayRef<mlir::OpFoldResult> of(mlir::Value tensor);

private:
  void visitRule(ShapeRuleOpInterface op);
  void set(mlir::Value tensor, llvm::SmallVector<mlir::OpFoldResult> sizes);

  mlir::OpBuilder builder;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::OpFoldResult>> known;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_FUSION_SIZEVALUES_H
