//===- KernelCost.h - cost rules of kernels on CPUs -------------*- C++ -*-===//
//
// Plain algebra, without MLIR: from the sizes of a loop nest's loops and how
// each operand moves with them, chooses the order of the loops, tiles, which of
// them threads share, and the register tile of a contraction.
//
// Worked example: o[m, n] += a[m, k] * b[k, n], 1024 x 512 x 512, f32, 256
// bits. The plan: registers [6, 16], task [258, 32, 512]: a task computes 258
// rows and 32 columns, and packs 512 x 16 elements of b at a time.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_KERNELCOST_H
#define TCOPT_CONVERSION_NESTTOCPU_KERNELCOST_H

#include "tcopt/Analysis/KernelShape.h"
#include "llvm/ADT/StringRef.h"
#include <array>

namespace tcopt::cpu {

/// The fields of `#cpu.pointwise`, `#cpu.reduction` or `#cpu.columns`.
struct LoopPlan {
  enum class Kind { Pointwise, Reduction, Columns };
  Kind kind = Kind::Pointwise;
  LoopOrder loops;
  /// Results of a reduction that are accumulated together, or rows of columns
  /// that are added in one step.
  int64_t rows = 1;
  /// The tile of the last loop of columns, 0 without one.
  int64_t columns = 0;
  /// The elements of a reduction are written out without loops.
  bool unroll = false;
};

/// The fields of `#cpu.scan`.
struct ScanPlan {
  llvm::SmallVector<int64_t> order;
  int64_t rows = 0, columns = 0;
};

/// The fields of `#cpu.contraction`, without the instruction.
struct ContractionPlan {
  std::array<int64_t, 3> task;
  std::array<int64_t, 2> registers;
  int64_t lanes;
};

/// Returns the loops of a contraction in the order batch, M, N, K. Loops of one
/// iteration are the outermost, or the innermost if reduced.
LoopOrder orderOf(const KernelShape &shape, const ContractionLoops &loops);

class KernelCost {
public:
  /// Fewer rows are not worth a register tile.
  static constexpr int64_t fewRows = 4;

  explicit KernelCost(int64_t vectorBits = 256) : vectorBits(vectorBits) {}

  /// Returns the register-tiled plan. Requires `tilingDeclined(shape).empty()`.
  ContractionPlan planContraction(const KernelShape &shape,
                                  const ContractionLoops &loops) const;
  /// Returns a plan of loops without register tiles.
  LoopPlan planLoops(const KernelShape &shape) const;
  /// Of an op one of whose outputs keeps each step along `scanned`;
  /// `contiguous` is the loop along which its terms are, -1 if there is none.
  /// With latency, steps are worth to be interleaved.
  ScanPlan planScan(const KernelShape &shape, int64_t scanned,
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
