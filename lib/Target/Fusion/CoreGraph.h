//===- CoreGraph.h - the ops of a block as a fusion graph -------*- C++ -*-===//
//
// Ops of core are nodes, as the table in docs/Rationale/Fusion.md has them.
// Ops that never join a group are opaque nodes if they read values of nodes, or
// have effects: views, calls, control flow with all that its regions read,
// and scalars that follow from elements of tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_TARGET_FUSION_COREGRAPH_H
#define TCOPT_LIB_TARGET_FUSION_COREGRAPH_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "tcopt/Analysis/FusionGraph.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace tcopt {

/// Whether the op becomes a member of a group.
bool canBeMember(mlir::Operation *op);

/// The graph of a block.
class CoreGraph {
public:
  explicit CoreGraph(mlir::Block &block);

  const FusionGraph &getGraph() const { return graph; }
  /// The op that computes a node; null for values from outside of the block.
  mlir::Operation *opOf(unsigned node) const { return ops[node]; }
  std::optional<unsigned> nodeOf(mlir::Operation *op) const {
    auto it = nodes.find(op);
    return it == nodes.end() ? std::nullopt : std::optional(it->second);
  }

private:
  friend class CoreGraphBuilder;
  FusionGraph graph;
  std::vector<mlir::Operation *> ops;
  llvm::DenseMap<mlir::Operation *, unsigned> nodes;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_FUSION_COREGRAPH_H
