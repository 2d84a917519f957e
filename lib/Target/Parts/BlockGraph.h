//===- BlockGraph.h - who needs whom in a block -----------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_PARTS_BLOCKGRAPH_H
#define TCOPT_LIB_TARGET_PARTS_BLOCKGRAPH_H

#include "mlir/IR/Operation.h"
#include "tcopt/Analysis/ConvexGroups.h"
#include "llvm/ADT/DenseMap.h"

namespace tcopt {

using Ops = llvm::SmallVector<mlir::Operation *>;

/// The ops of a block but its terminator, and for each the ops before it that
/// have to run first: those whose values it uses, also in its regions, and for
/// one with side effects the last one that has any.
class BlockGraph {
public:
  explicit BlockGraph(mlir::Block &block);

  /// Groups of ops that can each be replaced by one op.
  std::vector<Ops> group(llvm::function_ref<bool(mlir::Operation *)> isChosen);
  /// Ops up to the last of the part that need one of the part, in order.
  Ops findDependents(llvm::ArrayRef<mlir::Operation *> part) const;

private:
  void addOp(mlir::Operation *op);
  void addProducer(ConvexGroups::Nodes &nodes, mlir::Value value);

  mlir::Block &block;
  Ops ops;
  std::vector<ConvexGroups::Nodes> producers;
  llvm::DenseMap<mlir::Operation *, unsigned> numbers;
  std::optional<unsigned> lastEffect;
};

/// Values that an op uses, also in its regions, in a fixed order.
llvm::SmallVector<mlir::Value> getUsedValues(mlir::Operation *op);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_PARTS_BLOCKGRAPH_H
