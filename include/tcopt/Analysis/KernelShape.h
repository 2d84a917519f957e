//===- KernelShape.h - Loops of a kernel's op, and their plan ---*- C++ -*-===//
//
// Plain algebra, without MLIR: what a target's rules see of an op's loops, and
// the terms in which they say how the loops are run.
//
// Worked example: o[m, n] += a[m, k] * b[k, n], 1024 x 512 x 512, f32: loops
// (m, n, k); a steps (many, none, one), b (none, one, many), o (many, one,
// none). m is owned by a, n by b, k is summed.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_KERNELSHAPE_H
#define TCOPT_ANALYSIS_KERNELSHAPE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <vector>

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
  /// The operand is a matrix in panels: so many of its columns lie side by
  /// side, term by term. 0 if it is not.
  int64_t panelWidth = 0;
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

/// The kinds of `#nest.schedule`, in its order.
enum class KernelStrategy : uint8_t {
  Copy,
  Pointwise,
  Rows,
  Unrolled,
  Columns,
  VectorRows,
  Blocks,
  Scan,
  Contraction,
  Loops,
  Init,
  Epilogue,
  BlockRows,
  BlockColumns
};

struct KernelVariant;

/// In the terms of `#nest.schedule`.
struct KernelPlan {
  KernelStrategy strategy = KernelStrategy::Pointwise;
  llvm::SmallVector<int64_t> order, tile, vector;
  int64_t parallel = 0;
  /// Of a block on a GPU; 0 on a CPU.
  int64_t threads = 0;
  std::vector<KernelVariant> variants;

  /// The tile of the loop at a place in the order, 0 if it has none.
  int64_t tileAt(size_t position) const {
    return position < tile.size() ? tile[position] : 0;
  }
  /// Where in the order a loop is.
  size_t positionOf(int64_t loop) const {
    return llvm::find(order, loop) - order.begin();
  }
};

/// The plan that is taken where the product of some loops' sizes is small.
struct KernelVariant {
  llvm::SmallVector<int64_t> loops;
  int64_t below = 0;
  KernelPlan plan;
};

/// The loops of a contraction by who owns them.
struct ContractionLoops {
  /// In both inputs; in the input of rows; in the other one, which owns the
  /// output's contiguous loop, here the last one; summed.
  llvm::SmallVector<int64_t> batch, rows, columns, sum;
  /// The input that owns the columns.
  unsigned columnInput = 1;
};

/// None if the op is not a sum of products or its output's contiguous loop is
/// not owned by one input.
std::optional<ContractionLoops> classifyContraction(const KernelShape &shape);

/// The loop with which the output moves by one element; none for a scalar.
std::optional<int64_t> contiguousLoop(const KernelShape &shape);

/// Product of the sizes of loops, unknownSize if one is unknown.
int64_t productOf(const KernelShape &shape, llvm::ArrayRef<int64_t> loops);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_KERNELSHAPE_H
