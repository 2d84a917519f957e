//===- KernelShape.h - loops of a kernel's op, and their order --*- C++ -*-===//
//
// Plain algebra, without MLIR: what a target's rules see of an op's loops, and
// the order in which they are run.
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

/// In which order an op's loops are run, and which of them threads share.
struct LoopOrder {
  /// Loops from the outermost to the innermost.
  llvm::SmallVector<int64_t> order;
  /// A tile size for each loop of the order, 0 for none; or empty.
  llvm::SmallVector<int64_t> tile;
  /// The number of outermost loops whose iterations threads share.
  int64_t parallel = 0;
  /// The parallel loops are rows that are kept apart from the loops inside.
  bool hasRows = false;

  /// The tile of the loop at a position of the order, 0 if it has none.
  int64_t tileAt(size_t position) const {
    return position < tile.size() ? tile[position] : 0;
  }
  /// The position of a loop in the order.
  size_t positionOf(int64_t loop) const {
    return llvm::find(order, loop) - order.begin();
  }
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
