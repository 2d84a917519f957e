//===- TileReads.h - Elements of a contraction's input in tiles -*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_TILEREADS_H
#define TCOPT_CONVERSION_NESTTOGPU_TILEREADS_H

#include "ContractionTile.h"
#include "Groups.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

namespace tcopt::device {

/// The loops of a contraction in the order of a plan.
struct ContractionNest {
  const LoopKernel &kernel;
  nest::ProductSum product;
  ContractionTile tile;
  /// Which of the op's inputs is that of columns.
  unsigned columnInput;
  llvm::SmallVector<int64_t> batch, rows, columns, sum;
  Index rowCount, columnCount, sumCount;

  ContractionNest(mlir::OpBuilder &builder, const LoopKernel &kernel);

  llvm::ArrayRef<int64_t> lines(bool ofColumns) const {
    return ofColumns ? columns : rows;
  }
  Index lineCount(bool ofColumns) const {
    return ofColumns ? columnCount : rowCount;
  }
  int64_t tileLines(bool ofColumns) const {
    return ofColumns ? tile.columns : tile.rows;
  }
  unsigned input(bool ofColumns) const {
    return ofColumns ? columnInput : 1 - columnInput;
  }
  mlir::Type sumType() const;
  /// The type of an input's factors once converted.
  mlir::Type factorType(bool ofColumns) const {
    return product.factor[input(ofColumns)].getType();
  }
  /// Tiles of terms.
  Index steps(IndexMath &math) const {
    return math.ceilDiv(sumCount, math.constant(tile.terms));
  }
  bool raggedTerms() const;
  bool ragged(bool ofColumns) const;
};

/// Whether a count is known and a multiple of a number.
bool isMultiple(Index count, int64_t of);

/// The reads of an input by a thread. Each method builds code at the builder.
class TileReads {
public:
  /// Elements are converted unless they are to be `raw`.
  TileReads(mlir::OpBuilder &builder, const ContractionNest &nest,
            bool ofColumns, bool raw = false);

  const ReadGrid &grid() const { return reads; }
  /// The type of an element once read.
  mlir::Type type() const;
  /// Where in the tile vector `i` begins.
  Index line(int64_t i);
  Index term() const { return ownTerm; }

  /// Computes where the thread's elements are; `first` is the tile's line.
  void enter(llvm::ArrayRef<Index> batchIndices, Index first);
  /// The loops' indices at the thread's terms of a tile. A loop over tiles
  /// carries them if there are several for each: `countsTerms`.
  llvm::SmallVector<mlir::Value> termsAt(Index step);
  llvm::SmallVector<mlir::Value> nextTerms(mlir::ValueRange terms);
  bool countsTerms() const { return chains.size() > 1; }
  size_t carried() const { return countsTerms() ? chains.size() : 0; }
  /// The elements of tile `step`, a vector after the other. Terms that there
  /// are not, or all unless `isTile`, add nothing; other lines' sums are not
  /// used.
  llvm::SmallVector<mlir::Value> read(mlir::ValueRange terms, Index step,
                                      mlir::Value isTile = {});
  /// Starts to copy the same elements, 16 bytes a vector, to rows of shared
  /// memory. `places` are offsets of vectors in its rows.
  void copy(mlir::ValueRange terms, Index step, mlir::Value isTile,
            mlir::Value memory, mlir::Value row,
            llvm::ArrayRef<mlir::Value> places);
  /// Stores them to [buffer][term][line] of shared memory.
  void store(llvm::ArrayRef<mlir::Value> elements, mlir::Value memory,
             mlir::Value buffer);

private:
  /// Where a tile's terms are, relative to the first, and whether they are
  /// there; null if that is known.
  std::pair<Index, mlir::Value> offsetOf(mlir::ValueRange terms, Index step,
                                         mlir::Value isTile);
  bool startsAligned(int64_t width);
  bool isAligned(int64_t width);
  int64_t widest();
  Index termOf(Index step);
  mlir::Value convert(mlir::Value element);
  mlir::TypedAttr paddingValue();

  mlir::OpBuilder &builder;
  mlir::Location loc;
  const ContractionNest &nest;
  bool ofColumns, raw;
  loops::OperandAccess access;
  ReadGrid reads{};
  /// Loops that are counted as one, innermost last.
  llvm::SmallVector<llvm::SmallVector<int64_t>> chains;
  llvm::SmallVector<Index> chainSizes;
  Index ownLine, ownTerm;
  llvm::SmallVector<Index> starts;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_TILEREADS_H
