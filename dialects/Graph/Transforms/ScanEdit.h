//===- ScanEdit.h - equal values and other forms of scans -------*- C++ -*-===//

#ifndef TCOPT_GRAPH_TRANSFORMS_SCANEDIT_H
#define TCOPT_GRAPH_TRANSFORMS_SCANEDIT_H

#include "tcopt/Graph/IR/GraphControlOps.h"
#include "llvm/ADT/BitVector.h"

namespace tcopt::graph {

/// The values of a block that are computed as values of another one, the
/// reference, are. Values from outside of both are equal to themselves.
class EqualValues {
public:
  EqualValues(mlir::Block &reference, mlir::Block &block)
      : reference(reference), block(block) {}

  /// For arguments of the block.
  void set(mlir::Value value, mlir::Value inReference) {
    known[value] = inReference;
  }
  /// Finds the ops of the block that do what ops of the reference do, by what
  /// is set. Ops with effects or regions are none, nor are barriers unless it
  /// is `throughBarriers`. Near-linear.
  void match(bool throughBarriers = true);
  /// The reference's value; null if there is none.
  mlir::Value inReference(mlir::Value value) const;
  bool isMatched(mlir::Operation *op) const { return matched.contains(op); }

private:
  mlir::Block &reference, &block;
  llvm::DenseMap<mlir::Value, mlir::Value> known;
  llvm::DenseSet<mlir::Operation *> matched;
};

/// What of a scan stays, and what is new.
struct ScanEdit {
  explicit ScanEdit(ScanOp scan);

  /// A tensor to loop over, by its first dimension, which must be that of the
  /// scan's others, and its slices.
  mlir::Value addX(mlir::Value x);
  /// Stacks a value of the body. Returns its number among what is new.
  unsigned addStacked(mlir::Value value);
  /// Drops tensors whose slices nothing reads and stacks that nothing reads.
  void dropUnused();

  /// The scan in its new form, in place of the old one, whose results that
  /// stay are replaced. What was dropped must have no uses.
  ScanOp apply();
  /// After that.
  mlir::Value newStack(unsigned i) const { return newStacks[i]; }

  ScanOp scan;
  /// Numbers among what is carried, `xs` and what is stacked.
  llvm::BitVector keepsCarried, keepsX, keepsStacked;

private:
  llvm::SmallVector<mlir::Value> addedXs, addedStacks, newStacks;
};

unsigned numCarried(ScanOp scan);
/// Arguments of the body and what it yields.
mlir::Value carriedArgument(ScanOp scan, unsigned i);
mlir::Value sliceArgument(ScanOp scan, unsigned x);
mlir::Value stackedValue(ScanOp scan, unsigned i);
/// The number of the stack of which the value is the result, or none.
std::optional<unsigned> stackOf(ScanOp scan, mlir::Value result);
/// Erases what nothing uses.
void eraseDeadOps(mlir::Block &block);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_SCANEDIT_H
