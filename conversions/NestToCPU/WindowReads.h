//===- WindowReads.h - What a window reads, and where that lies -*- C++ -*-===//
//
// A window at the edge of an image has places outside of it. A body reads such
// a place only if it lies inside:
//
//   %h = affine.apply (d0 * 2 + d2 - 1)
//   %inside = arith.cmpi ult, %h, %height
//   %v = scf.if %inside { memref.load %x[%h] } else { %neutral }
//
// Worked example: with 9 rows and 3 places a window, window 0 begins at -1 and
// window 4 ends at 9; windows 1, 2 and 3 lie inside.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_WINDOWREADS_H
#define TCOPT_CONVERSION_NESTTOCPU_WINDOWREADS_H

#include "SharedLoops.h"

namespace tcopt::cpu {

/// A place that has to be less than a size, and not negative.
struct PlaceCondition {
  mlir::AffineExpr place; ///< in loops
  mlir::Value size;
};

/// An `scf.if` of a body that reads an element if its place is inside.
struct GuardedRead {
  mlir::Value buffer, otherwise;
  mlir::AffineMap map; ///< from loops to the place
  llvm::SmallVector<PlaceCondition> conditions;
};

/// None if the op is anything else.
std::optional<GuardedRead> matchGuardedRead(mlir::scf::IfOp op,
                                            mlir::Block *body);

/// Indices and conditions, of which nothing but guarded reads is made.
bool isAddressing(mlir::Operation *op);

/// The iterations of `loop` in which a condition holds whatever the indices of
/// `inner` loops of known sizes are.
LoopBounds iterationsInside(loops::IndexMath &math,
                            const PlaceCondition &condition, int64_t loop,
                            llvm::ArrayRef<int64_t> inner,
                            const KernelShape &shape);

/// How many elements a step of `loop` moves in a buffer that is read through
/// `map`; none if that is not known.
std::optional<int64_t> elementStep(mlir::MemRefType buffer, mlir::AffineMap map,
                                   int64_t loop);

/// The factor of `loop` in the place that moves with `column`; 0 if none does.
int64_t placeFactor(mlir::AffineMap map, int64_t column, int64_t loop);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_WINDOWREADS_H
