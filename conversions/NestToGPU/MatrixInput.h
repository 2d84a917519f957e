//===- MatrixInput.h - One input's tiles for tensor cores -------*- C++ -*-===//
//
// A block has tiles of several steps of terms in shared memory. They are as in
// memory: rows of terms, or, where lines are neighbours, of lines, which
// `ldmatrix` transposes if they are of 2 bytes; words of 4 bytes are read one
// by one. See MatrixTile.h for the addresses of chunks of 16 bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_MATRIXINPUT_H
#define TCOPT_CONVERSION_NESTTOGPU_MATRIXINPUT_H

#include "MatrixTile.h"
#include "TileReads.h"

namespace tcopt::device {

/// The tiles of one input. Each method builds code at the builder.
class MatrixInput {
public:
  MatrixInput(mlir::OpBuilder &builder, const ContractionNest &nest,
              bool ofColumns);

  /// Whether 16 bytes that are neighbours go to a tile without registers.
  bool isCopied() const {
    return reads.grid().width == perChunk() && areNeighbours();
  }
  /// Values that a thread reads to registers, or copies.
  int64_t readCount() const {
    return reads.grid().count() * (isCopied() ? 1 : reads.grid().width);
  }
  /// Elements of a tile.
  int64_t elements() const {
    return nest.tile.terms * nest.tileLines(ofColumns);
  }
  int64_t elementBytes() const { return bytes; }
  /// Whether fragments are loaded as words.
  bool readsWords() const { return rows.ofWords; }
  mlir::Type type() const { return reads.type(); }

  /// `memory` is that of tiles, [stage][element].
  void enter(llvm::ArrayRef<Index> batch, Index first, mlir::Value memory);

  /// The loops' indices at a tile, which a loop over tiles carries, or none.
  llvm::SmallVector<mlir::Value> carriedAt(Index step);
  llvm::SmallVector<mlir::Value> next(mlir::ValueRange terms);
  size_t carried() const { return reads.carried(); }

  /// Starts to read tile `step` for `stage`, nothing unless `isTile`. What is
  /// returned is to be stored by `finish`.
  llvm::SmallVector<mlir::Value> begin(mlir::ValueRange terms, Index step,
                                       mlir::Value isTile, mlir::Value stage);
  void finish(llvm::ArrayRef<mlir::Value> elements, mlir::Value stage);

  /// Where the warp's lines begin in the tile.
  void setWarp(Index line, Index lane);
  /// The operands of instructions for `line`, of the warp's 16, at terms of
  /// instruction `step` of the tile.
  llvm::SmallVector<mlir::Value> fragment(mlir::Value stage, int64_t line,
                                          int64_t step);

private:
  int64_t perChunk() const { return kChunkBytes / bytes; }
  /// Whether elements that are read at once are in a row.
  bool areNeighbours() const { return reads.grid().alongTerms == byTerms; }
  Index mixed(Index chunk, Index mask);
  Index maskOf(Index row);
  mlir::Value placeOf(Index line, Index term);
  void setWarpOfWords(Index line, Index lane);
  mlir::Value wordOf(mlir::Value squares, int64_t i);
  mlir::Value loadWord(mlir::Value stage, int64_t line, int64_t term);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  const ContractionNest &nest;
  bool ofColumns;
  TileReads reads;
  int64_t bytes;
  bool byTerms;
  SwizzledRows rows;
  mlir::Value memory;
  llvm::SmallVector<mlir::Value> places;
  /// The lane's first address: chunks before its row, its chunk, and the word
  /// in it.
  Index laneRow, laneChunk, laneWord;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_MATRIXINPUT_H
