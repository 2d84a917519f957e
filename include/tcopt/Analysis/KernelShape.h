//===- KernelShape.h - loops of a kernel's main op --------------*- C++ -*-===//
//
// Plain algebra, without MLIR: the properties of an op's loops that a target's
// schedule rules read, and the order of the loops.
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

/// The size of a loop that is dynamic.
constexpr int64_t unknownSize = -1;

/// The least number of elements for a separate chunk of work.
constexpr int64_t chunkWork = 16384;

struct KernelLoop {
  int64_t size = unknownSize;
  bool reduction = false;
};

/// The distance in elements by which an iteration of a loop moves an operand's
/// address.
enum class Step : uint8_t { None, One, Many };

struct KernelOperand {
  /// The step of the operand's address for each loop.
  llvm::SmallVector<Step> steps;
  bool output = false;
  /// The number of adjacent columns in a panel, if the operand is a matrix that
  /// is packed in panels; otherwise 0.
  int64_t panelWidth = 0;
};

/// The properties of a kernel's main op that schedule rules read.
struct KernelShape {
  llvm::SmallVector<KernelLoop> loops;
  llvm::SmallVector<KernelOperand> operands;
  /// The body moves elements and computes nothing.
  bool copies = false;
  /// The body adds the product of its two inputs.
  bool multiplyAdd = false;
  bool strict = false;
  /// Whether the terms of a reduction have a fixed order, so that LLVM cannot
  /// vectorize along them.
  bool ordered = false;
  /// Sums are of integers.
  bool integer = false;
  /// Bytes of an element of the first output, which holds the sums.
  int64_t elementBytes = 4;
};

/// The order of an op's loops, and the loops whose iterations threads share.
struct LoopOrder {
  /// Loops from the outermost to the innermost.
  llvm::SmallVector<int64_t> order;
  /// The tile size of each loop of the order, 0 for no tile; may be empty.
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

/// The loops of a contraction, classified by the operands that they index.
struct ContractionLoops {
  /// `batch` loops index both inputs, `rows` only the row input, `columns` only
  /// the column input, which has the output's contiguous loop as the last of
  /// them. `sum` loops do not index the output.
  llvm::SmallVector<int64_t> batch, rows, columns, sum;
  /// The index of the column input.
  unsigned columnInput = 1;
};

/// Returns nullopt if the op is not a sum of products, or the output's
/// contiguous loop does not index exactly one input.
std::optional<ContractionLoops> classifyContraction(const KernelShape &shape);

/// Returns the loop that moves the output by one element; nullopt for a scalar.
std::optional<int64_t> contiguousLoop(const KernelShape &shape);

/// Product of the sizes of loops, unknownSize if one is unknown.
int64_t productOf(const KernelShape &shape, llvm::ArrayRef<int64_t> loops);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_KERNELSHAPE_H
