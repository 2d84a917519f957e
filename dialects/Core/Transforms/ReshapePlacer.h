//===- ReshapePlacer.h - reshapes of one block ------------------*- C++ -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_RESHAPEPLACER_H
#define TCOPT_CORE_TRANSFORMS_RESHAPEPLACER_H

#include "mlir/IR/Block.h"
#include "tcopt/Core/Transforms/OpLoops.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace tcopt::core {

/// Counts products and other ops that fuse with no producer on the longest path
/// to an op and from it. A value is never fused with a reader if the path
/// between them has one.
class OpDepths {
public:
  explicit OpDepths(mlir::Block &block);

  /// Whether no path between them has a product.
  bool areClose(mlir::Operation *producer, mlir::Operation *reader) const;
  unsigned above(mlir::Operation *op) const { return depths.lookup(op).first; }
  /// Moves an op that copies to the readers at a depth.
  void set(mlir::Operation *op, unsigned above, unsigned below) {
    depths[op] = {above, below};
  }
  unsigned below(mlir::Operation *op) const { return depths.lookup(op).second; }

private:
  llvm::DenseMap<mlir::Operation *, std::pair<unsigned, unsigned>> depths;
};

/// Gives readers at each depth their own ops that copy, which are evaluated by
/// their readers.
class MapCopies {
public:
  MapCopies(mlir::Block &block, OpDepths &depths)
      : block(block), depths(depths) {}
  void run();
  /// Merges equal ops among the copies and the ops that have replaced them.
  static void merge(mlir::Block &block);

private:
  void visit(mlir::Operation *op);

  mlir::Block &block;
  OpDepths &depths;
};

/// Joins the loops of ops between reshapes.
class LoopJoiner {
public:
  explicit LoopJoiner(mlir::Block &block);
  /// Returns how many uses of reshapes cut no kernel any more.
  unsigned run();

private:
  void link(mlir::Operation *op);
  void pinReaders(mlir::Operation *op);
  unsigned placeReshapes();
  bool place(ReshapeOp reshape, mlir::OpOperand &use,
             const ReshapeGroups &groups);
  void rewrite();
  void rewrite(mlir::Operation *op);
  mlir::Value operandOf(mlir::Operation *op, unsigned number);
  mlir::Value viewOf(mlir::Value tensor, llvm::ArrayRef<int64_t> dims);
  void replaceOld();

  mlir::Block &block;
  OpDepths depths;
  BlockSizes sizes;
  LoopJoins joins;
  llvm::DenseMap<mlir::Operation *, OpLoops> loops;
  llvm::SetVector<mlir::Operation *> old;
  llvm::DenseMap<mlir::Value, mlir::Value> joined;
  std::map<std::pair<void *, std::vector<int64_t>>, mlir::Value> views;
};

/// Replaces reshapes of reshapes by one, and those that change no size by their
/// operand.
void foldReshapes(mlir::Block &block, BlockSizes &sizes);
/// Erases reshapes and moves without readers.
void eraseDead(mlir::Block &block);

/// Ops that others have replaced. They are erased in the end: sizes are known
/// by value.
class OldOps {
public:
  void add(mlir::Operation *op) {
    op->dropAllReferences();
    ops.push_back(op);
  }
  void erase() {
    for (mlir::Operation *op : ops)
      op->erase();
  }

private:
  llvm::SmallVector<mlir::Operation *> ops;
};

/// Brings elementwise ops of one tensor before the moves of it. Returns how
/// many.
unsigned computeBeforeMoves(mlir::Block &block);

/// Has products read factors that are repeated along batches without the
/// repetition. Returns how many.
unsigned readRepeatedFactors(mlir::Block &block);

/// Brings reshapes that expand what is moved before the moves.
void expandBeforeMoves(mlir::Block &block);

} // namespace tcopt::core

#endif // TCOPT_CORE_TRANSFORMS_RESHAPEPLACER_H
