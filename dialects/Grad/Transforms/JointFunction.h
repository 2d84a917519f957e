//===- JointFunction.h - a function and its gradient ------------*- C++ -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_JOINTFUNCTION_H
#define TCOPT_GRAD_TRANSFORMS_JOINTFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Grad/IR/RecomputePolicy.h"

namespace tcopt::grad {

/// A function of (arguments, cotangents) -> (results, gradients), and what of
/// it is saved.
class JointFunction {
public:
  JointFunction(mlir::func::FuncOp func, unsigned numArguments,
                unsigned numResults, const RecomputePolicy &policy);

  /// What can be saved and computed again, and what the gradients need.
  /// Arguments and results cost nothing.
  const RecomputeGraph &getGraph() const { return graph; }
  /// A fraction of what a cut without a budget saves as a budget, loops with
  /// all of their iterations. What calls save they have been given a budget
  /// for.
  uint64_t budgetFor(double fraction, const RecomputeGraph::Cut &free) const;
  /// Bytes of all that the gradients use, computed or not.
  uint64_t bytesUsed() const;

  /// Decides what is saved, before the functions are made.
  void choose(RecomputeGraph::Cut chosen);
  const RecomputeGraph::Cut &getCut() const { return cut; }
  llvm::ArrayRef<mlir::Value> savedValues() const { return saved; }
  llvm::SmallVector<mlir::Operation *>
  opsOfCut(const RecomputeGraph::Cut &some) const;
  llvm::SmallVector<mlir::Operation *> recomputedOps() const {
    return opsOfCut(cut);
  }
  /// Arguments that the backward function takes, too.
  llvm::SmallVector<int64_t> keptArguments() const;

  mlir::func::FuncOp makeForward(llvm::StringRef name);
  mlir::func::FuncOp makeBackward(llvm::StringRef name);

private:
  using Ops = llvm::SmallVector<mlir::Operation *>;

  void findBackward();
  void addValue(mlir::Value value, unsigned number);
  void addOp(mlir::Operation *op);
  void addNeeds();
  bool isBackward(mlir::Operation *op) const { return backward.contains(op); }
  mlir::func::FuncOp copyAs(llvm::StringRef name, mlir::IRMapping &map);

  mlir::func::FuncOp func;
  unsigned numArguments, numResults;
  const RecomputePolicy &policy;
  Ops ops;
  llvm::DenseSet<mlir::Operation *> backward;
  llvm::DenseSet<mlir::Value> ofCotangents, returned;
  RecomputeGraph graph;
  /// By their numbers in the graph.
  Ops nodes;
  llvm::SmallVector<mlir::Value> values;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::SmallVector<mlir::Value> saved, needed;
  RecomputeGraph::Cut cut;
};

} // namespace tcopt::grad

#endif // TCOPT_GRAD_TRANSFORMS_JOINTFUNCTION_H
