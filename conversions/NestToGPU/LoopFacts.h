//===- LoopFacts.h - What schedules of loops depend on ----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_LOOPFACTS_H
#define TCOPT_CONVERSION_NESTTOGPU_LOOPFACTS_H

#include "VectorRun.h"

namespace tcopt::device {

/// Threads of a block by default.
constexpr int64_t kBlockThreads = 256;
/// Longer rows are for a block, not for a warp.
constexpr int64_t kLongRow = 2048;

inline bool isKnown(int64_t size) { return size != unknownSize; }
inline bool isAtLeast(int64_t size, int64_t bound) {
  return !isKnown(size) || size >= bound;
}

/// Makes a loop the last one, if it is among them.
void moveLast(llvm::SmallVectorImpl<int64_t> &loops, int64_t loop);

/// An op and its loops.
struct LoopFacts {
  explicit LoopFacts(mlir::linalg::LinalgOp op);

  bool mayReorder() const;
  /// How many inputs lie along a loop.
  int64_t contiguousInputs(int64_t loop) const;
  VectorRun runAlong(int64_t loop, const LoopOrder &order) const {
    return {op, shape, order, epilogue, loop};
  }
  /// Elements of the widest vectors along a loop whose size they divide.
  int64_t widthAlong(int64_t loop, const LoopOrder &order,
                     bool outputs = false) const;

  mlir::linalg::LinalgOp op, epilogue;
  KernelShape shape;
  /// Loops that are kept, with the loop of contiguous results last, and reduced
  /// loops, with that of contiguous terms last if terms may be reordered.
  llvm::SmallVector<int64_t> kept, reduced;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_LOOPFACTS_H
