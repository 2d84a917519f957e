//===- VectorRowsMatch.h - Reductions that vectors hold ---------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_VECTORROWSMATCH_H
#define TCOPT_CONVERSION_NESTTOCPU_VECTORROWSMATCH_H

#include "WindowReads.h"

namespace tcopt::cpu {

/// A reduction of few terms whose results can be computed a vector at a time.
struct VectorRowsMatch {
  /// The loops that are not reduced, but for the last one, whose results a
  /// vector holds, and the reduced ones.
  llvm::SmallVector<int64_t> kept, reduced;
  int64_t column = 0;
  /// Bits of the widest element that is computed.
  int64_t widest = 8;
  llvm::SmallVector<std::pair<mlir::Operation *, GuardedRead>> guards;
};

/// Of an op on tensors or buffers, with the epilogue that is applied to what it
/// stores, if any; none if the body, an operand or the epilogue has no vectors.
std::optional<VectorRowsMatch> matchVectorRows(mlir::linalg::LinalgOp op,
                                               mlir::linalg::LinalgOp epilogue,
                                               const KernelShape &shape,
                                               const LoopOrder &loops);

/// Whether an operand's elements are used in the op's body.
bool isRead(mlir::linalg::LinalgOp op, mlir::OpOperand &operand);

/// From an op's loops to the place of an operand of its epilogue.
mlir::AffineMap mapInEpilogue(mlir::linalg::LinalgOp op,
                              mlir::OpOperand &operand);

/// Whether ops of a block work on vectors as they do on elements.
bool isElementwiseBody(mlir::Block *block);

/// The columns whose windows lie inside, of loops of these sizes.
LoopBounds interiorOf(loops::IndexMath &math, const VectorRowsMatch &match,
                      const KernelShape &shape, loops::Index columns);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_VECTORROWSMATCH_H
