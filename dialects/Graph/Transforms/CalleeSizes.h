//===- CalleeSizes.h - sizes of the results of calls ------------*- C++ -*-===//

#ifndef TCOPT_GRAPH_TRANSFORMS_CALLEESIZES_H
#define TCOPT_GRAPH_TRANSFORMS_CALLEESIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Graph/Transforms/SizeResolver.h"

namespace tcopt::graph {

/// The sizes of results of functions as expressions of the sizes of their
/// arguments, each computed once. Changes no function.
class CalleeSizes {
public:
  /// Visits the ops of a function in order, and states the sizes of results of
  /// calls.
  void visit(mlir::func::FuncOp func, SizeResolver &resolver);

private:
  using Sizes = llvm::SmallVector<SizeExpr>;
  /// By result; null for sizes that do not follow from those of arguments.
  /// Empty for functions without a body and while the function is being
  /// visited.
  using Results = std::vector<Sizes>;

  const Results &resultsOf(mlir::func::FuncOp func);
  void visitCall(mlir::func::CallOp call, SizeResolver &resolver);

  llvm::DenseMap<mlir::Operation *, std::unique_ptr<Results>> known;
};

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_CALLEESIZES_H
