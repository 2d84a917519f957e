//===- EdgeReads.h - columns that reach beyond edges ------------*- C++ -*-===//
//
// Packs vectors of columns whose indices are outside of `b` at some window
// positions: the panel gets the padding value there. A table has a mask for
// each vector and position, which is the same for all channels.
//
// Worked example: a window of 3 elements around each of 8 columns in a row of
// 8. The masks of positions 0, 1 and 2 are 01111111, 11111111 and 11111110.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_EDGEREADS_H
#define TCOPT_CONVERSION_NESTTOCPU_EDGEREADS_H

#include "Tiling.h"

namespace tcopt::cpu {

/// Whether an input that was padded is one of which a contraction's schedule
/// reads the source.
bool canReadAroundEdges(mlir::linalg::LinalgOp op, unsigned input);

class EdgeReads {
public:
  EdgeReads(mlir::OpBuilder &builder, const Tiling &tiling, const Task &task)
      : builder(builder), loc(tiling.kernel.op->getLoc()), math(builder, loc),
        tiling(tiling), task(task), guard(*tiling.guard) {}

  /// Stores the indices of a column of the task, number `at` of the panel.
  void storePlaces(loops::Index at, loops::Index column);
  /// Whether all elements of the vector from `column` on are inside at each
  /// position.
  mlir::Value areInside(loops::Index column);
  /// Fills the masks of the vector.
  void fillMasks(loops::Index column);
  /// The mask of a term of the block.
  mlir::Value maskAt(loops::Index term);
  /// Whether a lane's element is inside at a term.
  mlir::Value isInside(loops::Index term, loops::Index lane);
  /// Whether memory from one offset to another one belongs to `b`.
  mlir::Value isInBuffer(loops::Index first, loops::Index last);
  /// The value around `b`, also as a vector.
  mlir::Value otherwise(int64_t lanes = 0);

private:
  mlir::Value maskOf(loops::Index column, loops::Index position);
  mlir::Value areInside(loops::Index column, unsigned dim, loops::Index shift);
  mlir::Value maskIndex(loops::Index term);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  loops::IndexMath math;
  const Tiling &tiling;
  const Task &task;
  const EdgeGuard &guard;
};

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_EDGEREADS_H
