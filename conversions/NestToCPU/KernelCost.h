//===- KernelCost.h - How a CPU runs a kernel's loops best ------*- C++ -*-===//
//
// Plain algebra, without MLIR: from the sizes of a loop nest's loops and how
// each operand moves with them, chooses the order of the loops, tiles, which of
// them threads share, and the register tile of a contraction.
//
// Worked example: o[m, n] += a[m, k] * b[k, n], 1024 x 512 x 512, f32, 256
// bits. The plan: order [m, n, k], register tile 6 x 16, tile [258, 64, 512]: a
// task owns 258 rows and 64 columns, and packs 512 x 16 elements of b at a
// time.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_KERNELCOST_H
#define TCOPT_CONVERSION_NESTTOCPU_KERNELCOST_H

#include "tcopt/Analysis/KernelShape.h"
#include "llvm/ADT/StringRef.h"

namespace tcopt::cpu {

class KernelCost {
public:
  /// Fewer rows are not worth a register tile.
  static constexpr int64_t fewRows = 4;

  explicit KernelCost(int64_t vectorBits = 256) : vectorBits(vectorBits) {}

  /// The plan in register tiles of what `tilingDeclined` has no word against.
  KernelPlan planContraction(const KernelShape &shape,
                             const ContractionLoops &loops) const;
  /// A plan of loops: copy, pointwise, rows, unrolled or columns.
  KernelPlan planLoops(const KernelShape &shape) const;
  /// Of an op one of whose outputs keeps each step along `scanned`;
  /// `contiguous` is the loop along which its terms are, -1 if there is none.
  /// With latency, steps are worth to be interleaved.
  KernelPlan planScan(const KernelShape &shape, int64_t scanned,
                      int64_t contiguous, bool haveLatency) const;
  /// Why register tiles do not pay for a product-sum: a code, empty if they do.
  llvm::StringRef tilingDeclined(const KernelShape &shape) const;

private:
  int64_t lanesOf(const KernelShape &shape) const {
    return std::max<int64_t>(vectorBits / 8 / shape.elementBytes, 1);
  }

  int64_t vectorBits;
};

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_KERNELCOST_H
