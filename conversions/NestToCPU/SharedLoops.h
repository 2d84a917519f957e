//===- SharedLoops.h - ranges of work that threads share --------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_SHAREDLOOPS_H
#define TCOPT_CONVERSION_NESTTOCPU_SHAREDLOOPS_H

#include "tcopt/Conversion/NestToLoops/Loops.h"

namespace tcopt::cpu {

/// Bounds of a loop in one iteration of the range that threads share.
struct LoopBounds {
  loops::Index lower, upper;
  /// There is one iteration, `lower`.
  bool single = false;
};

using BoundsBody = llvm::function_ref<void(llvm::ArrayRef<LoopBounds>)>;

/// A range of `count` iterations, of about `work` elements each, that threads
/// share. If the work is not known before run time, iterations are grouped so
/// that a group has enough of it.
void sharedLoop(mlir::OpBuilder &builder, mlir::Location loc,
                loops::Index count, loops::Index work, loops::IndexBody body);

/// Shares all indices of a box, as one range.
void sharedBox(mlir::OpBuilder &builder, mlir::Location loc,
               llvm::ArrayRef<loops::Index> sizes, loops::Index work,
               loops::IndicesBody body);

/// Shares the parallel loops of an order and the tiles of its tiled loops, as
/// one range. The body gets bounds for every loop. Parallel loops must come
/// first in the order.
void sharedNest(mlir::OpBuilder &builder, const loops::LoopKernel &kernel,
                BoundsBody body);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_SHAREDLOOPS_H
