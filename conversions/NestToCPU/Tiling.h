//===- Tiling.h - What the parts of a tiled contraction share ---*- C++ -*-===//
//
// o[row, column] += sum of a[row, k] * b[k, column], where rows, columns and k
// may each be several loops. `a` is the input of rows, `b` owns the columns.
//
//   task: a block of rows x a group of panels (nr columns each)
//     for each block of k:
//       pack b's panels, converted to the type of the sums, unless b lies in
//       panels
//       for each mr rows, each panel: sums in registers, k innermost
//
// With `pairs`, an instruction adds two products of bf16 to each sum: panels
// and rows are packed as pairs of terms, each an i32, the last one with a zero
// if the block has an odd number of them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_TILING_H
#define TCOPT_CONVERSION_NESTTOCPU_TILING_H

#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

namespace tcopt::cpu {

/// A dimension of `b` in which an index may be outside: the step of the index
/// in each loop, its first value, and the size.
struct GuardedDim {
  llvm::SmallVector<int64_t> factors;
  loops::Index start, size;
};

/// Reads of a `b` that reach beyond its edges. An index is inside or not by the
/// column and by some of the summed loops, the position in the window.
struct EdgeGuard {
  llvm::SmallVector<GuardedDim> dims;
  llvm::SmallVector<int64_t> loops;
  llvm::SmallVector<loops::Index> loopSizes;
  int64_t positions = 1;
};

/// What is the same in all tasks.
struct Tiling {
  const loops::LoopKernel &kernel;
  nest::ProductSum product;
  loops::OperandAccess a, b, o;
  /// Of the epilogue, in the loops of the contraction.
  llvm::SmallVector<loops::OperandAccess> epilogueInputs;
  /// Which of the op's inputs is `b`.
  unsigned bInput;
  llvm::SmallVector<int64_t> batch, rows, columns, sum;
  /// Columns that cannot be counted together with the others.
  llvm::SmallVector<int64_t> outerColumns;
  loops::Index rowCount, columnCount, sumCount;
  /// The register tile, a vector's lanes, and blocks.
  int64_t mr, nr, lanes, rowBlock, sumBlock, panels;
  /// The epilogue changes a row of the register tile at a time.
  bool epilogueByRow = false;
  /// `b` lies in panels as tasks need them: [panel][k][nr] of all columns and
  /// terms.
  bool inPanels = false;
  bool pairs = false;
  std::optional<EdgeGuard> guard;

  mlir::Type sumType() const { return o.elementType(); }
  mlir::VectorType vectorType() const {
    return mlir::VectorType::get({lanes}, sumType());
  }
  int64_t vectors() const { return nr / lanes; }
  /// Of what is packed: a term, or a pair of them.
  mlir::Type packedType() const {
    return pairs ? mlir::IntegerType::get(sumType().getContext(), 32)
                 : sumType();
  }
  mlir::VectorType packedVector() const {
    return mlir::VectorType::get({lanes}, packedType());
  }
  /// How many of them a block of k has at most.
  int64_t packedTerms() const { return pairs ? (sumBlock + 1) / 2 : sumBlock; }
  llvm::ArrayRef<mlir::Operation *> conversion(bool ofB) const {
    return product.conversion[ofB ? bInput : 1 - bInput];
  }
  /// Tiles at the end have fewer rows or columns.
  bool raggedRows() const { return !divides(mr, rowCount); }
  bool raggedColumns() const { return !divides(nr, columnCount); }
  /// Elements of `a` are packed as well: they have to be converted.
  bool packsRows() const { return !conversion(/*ofB=*/false).empty(); }

private:
  static bool divides(int64_t n, loops::Index size) {
    auto known = mlir::getConstantIntValue(size);
    return known && *known % n == 0;
  }
};

/// What one task, and one block of k in it, works on.
struct Task {
  /// Where the task's batch begins in the operands.
  loops::Index aStart, bStart, oStart;
  llvm::SmallVector<loops::Index> epilogueStarts;
  loops::Index rowFirst, rowEnd, columnFirst;
  loops::Index kFirst, kCount;
  /// No sums have been stored before, and none will be after. None if that is
  /// always so.
  mlir::Value isFirst, isLast;
  /// [panel][k][nr]; [row][k], or none; offsets by k, or none; [row][nr], or
  /// none.
  mlir::Value panel, rowTile, aTable, bTable, columnTable, sumTile;
  /// Values of a guard: the first index of the task's batch in each dimension;
  /// tables of indices [dimension][column] and of masks [position][lane] of
  /// the vector that is packed; the index of the mask of each k.
  llvm::SmallVector<loops::Index> placeStarts;
  mlir::Value placeTable, maskTable, positionTable;
};

/// The number of packed terms in the block.
loops::Index packedCount(loops::IndexMath &math, const Tiling &tiling,
                         const Task &task);

/// How far the k-th term of the block is in an operand.
loops::Index sumOffset(loops::IndexMath &math, mlir::OpBuilder &builder,
                       const loops::OperandAccess &operand,
                       const Tiling &tiling, const Task &task,
                       mlir::Value table, loops::Index k);

/// Fills the tables of a block of k that the operands need.
void fillSumTables(mlir::OpBuilder &builder, const Tiling &tiling,
                   const Task &task);

/// Packs panel number `p` of the task.
void packPanel(mlir::OpBuilder &builder, const Tiling &tiling, const Task &task,
               loops::Index p);

/// Converts the rows at `rowStarts` of a block of k into the row tile.
void packRows(mlir::OpBuilder &builder, const Tiling &tiling, const Task &task,
              llvm::ArrayRef<loops::Index> rowStarts);

/// Adds the block's terms to the sums of `mr` rows from `row` on and all
/// panels.
void emitRegisterTiles(mlir::OpBuilder &builder, const Tiling &tiling,
                       const Task &task, loops::Index row,
                       loops::Index panelCount);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_TILING_H
