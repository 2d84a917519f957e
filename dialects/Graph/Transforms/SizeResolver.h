//===- SizeResolver.h - unknown sizes as arithmetic on arguments -*- C++
//-*-===//
//
// Traces the sizes of what graph ops compute to the sizes of function
// arguments, by the ops' shape rules. Sizes found to be equal are represented
// by one value.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_GRAPH_TRANSFORMS_SIZERESOLVER_H
#define TCOPT_GRAPH_TRANSFORMS_SIZERESOLVER_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/IR/GraphControlOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "llvm/ADT/DenseMap.h"

namespace tcopt::graph {

class SizeResolver {
public:
  explicit SizeResolver(mlir::MLIRContext *context) : builder(context) {}

  /// The size as a constant or as one value for all sizes known to be equal.
  Dim sizeOf(mlir::Value tensor, int64_t dim);
  /// States a size that is known otherwise.
  void assign(mlir::Value tensor, int64_t dim, Dim size) {
    sizes[{tensor, dim}] = size;
  }

  /// Visits an op whose operands' owners were visited before: runs its shape
  /// rule and keeps the sizes of its results. Returns what the rule relies on.
  llvm::SmallVector<SizeObligation> visit(mlir::Operation *op);

  /// States that two sizes are equal in all that is visited from now on.
  void merge(Dim a, Dim b);
  /// The representative of the sizes that are equal to this one.
  Dim leader(Dim size) const;

  /// States the size of a dimension of an argument as an expression of names.
  void setExpr(mlir::Value tensor, int64_t dim, const SizeExpr &expr) {
    stated[{tensor, dim}] = expr;
  }
  /// States the expression of a value of type index.
  void setExpr(mlir::Value index, const SizeExpr &expr) { exprs[index] = expr; }
  /// Returns the size as an expression of the names that were stated. Sizes
  /// that they do not determine have symbols without names. Two sizes with one
  /// expression are equal.
  SizeExpr exprOf(Dim size);

private:
  Dim dimOp(mlir::Value tensor, int64_t dim);
  void setSize(mlir::Value result, int64_t dim, Dim size,
               llvm::SmallVectorImpl<SizeObligation> &obligations);
  void visitCast(CastOp op, llvm::SmallVectorImpl<SizeObligation> &obligations);
  void visitRule(ShapeRuleOpInterface op,
                 llvm::SmallVectorImpl<SizeObligation> &obligations);
  void visitControl(mlir::Operation *op,
                    llvm::SmallVectorImpl<SizeObligation> &obligations);
  void visitCustom(grad::CustomVjpOp op,
                   llvm::SmallVectorImpl<SizeObligation> &obligations);
  void visitScanned(ScanOp scan,
                    llvm::SmallVectorImpl<SizeObligation> &obligations);
  void visitYield(YieldOp op,
                  llvm::SmallVectorImpl<SizeObligation> &obligations);

  SizeExpr computeExpr(mlir::Value index);

  mlir::OpBuilder builder;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, Dim> sizes;
  llvm::DenseMap<mlir::Value, Dim> leaders;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, SizeExpr> stated;
  llvm::DenseMap<mlir::Value, SizeExpr> exprs;
  unsigned numUnnamed = 0, exprDepth = 0;
  static constexpr unsigned kMaxExprDepth = 500;
};

/// The dimension whose size the op gives, if it is known and there is one.
std::optional<int64_t> knownDim(mlir::tensor::DimOp op);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_SIZERESOLVER_H
