//===- KernelCost.h - How a kernel's loops are best run ---------*- C++ -*-===//
//
// Plain algebra, without MLIR: from the sizes of a loop nest's loops and how
// each operand moves with them, chooses the order of the loops, tiles, which of
// them threads share, and the register tile of a contraction.
//
// Worked example: o[m, n] += a[m, k] * b[k, n], 1024 x 512 x 512, f32, 256
// bits:
//   loops (m, n, k); a steps (many, none, one), b (none, one, many),
//   o (many, one, none). m is owned by a, n by b, k is summed. The plan: order
//   [m, n, k], register tile 6 x 16, tile [258, 16, 512]: a task owns 258 rows
//   and 16 columns, and packs 512 x 16 elements of b at a time.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_KERNELCOST_H
#define TCOPT_ANALYSIS_KERNELCOST_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace tcopt {

/// A loop's size that is known at run time only.
constexpr int64_t unknownSize = -1;

/// Elements of work that are worth a chunk of their own.
constexpr int64_t chunkWork = 16384;

struct KernelLoop {
  int64_t size = unknownSize;
  bool reduction = false;
};

/// How far an operand's address moves with a step of a loop.
enum class Step : uint8_t { None, One, Many };

struct KernelOperand {
  /// One for each loop.
  llvm::SmallVector<Step> steps;
  bool output = false;
};

/// What the rules see of a kernel's main op.
struct KernelShape {
  llvm::SmallVector<KernelLoop> loops;
  llvm::SmallVector<KernelOperand> operands;
  /// The body moves elements and computes nothing.
  bool copies = false;
  /// The body adds the product of its two inputs.
  bool multiplyAdd = false;
  bool strict = false;
  /// Terms of a reduction have to keep their order, so that LLVM cannot
  /// vectorize along them.
  bool ordered = false;
  /// Sums are of integers.
  bool integer = false;
  /// Of the first output, which sums are kept in.
  int64_t elementBytes = 4;
};

enum class KernelStrategy : uint8_t { Copy, Pointwise, Reduction, Contraction };

/// In the terms of `#nest.schedule`.
struct KernelPlan {
  KernelStrategy strategy = KernelStrategy::Pointwise;
  llvm::SmallVector<int64_t> order, tile, vector;
  int64_t parallel = 0;
};

/// The loops of a contraction by who owns them.
struct ContractionLoops {
  /// In both inputs; in the input of rows; in the other one, which owns the
  /// output's contiguous loop (the last one here); summed.
  llvm::SmallVector<int64_t> batch, rows, columns, sum;
  /// The input that owns the columns.
  unsigned columnInput = 1;
};

class KernelCost {
public:
  explicit KernelCost(int64_t vectorBits = 256) : vectorBits(vectorBits) {}

  KernelPlan plan(const KernelShape &shape) const;
  /// As `plan`, but never a contraction in register tiles.
  KernelPlan planLoops(const KernelShape &shape) const;
  /// The plan in register tiles of what `tilingDeclined` has no word against.
  KernelPlan planContraction(const KernelShape &shape,
                             const ContractionLoops &loops) const;
  /// Why register tiles do not pay for a product-sum: a code, empty if they do.
  llvm::StringRef tilingDeclined(const KernelShape &shape) const;

private:
  int64_t lanesOf(const KernelShape &shape) const {
    return std::max<int64_t>(vectorBits / 8 / shape.elementBytes, 1);
  }

  int64_t vectorBits;
};

/// None if the op is not a sum of products or its output's contiguous loop is
/// not owned by one input.
std::optional<ContractionLoops> classifyContraction(const KernelShape &shape);

/// The loop with which the output moves by one element; none for a scalar.
std::optional<int64_t> contiguousLoop(const KernelShape &shape);

/// Product of the sizes of loops, unknownSize if one is unknown.
int64_t productOf(const KernelShape &shape, llvm::ArrayRef<int64_t> loops);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_KERNELCOST_H
