//===- ContractionResults.h - Sums of a contraction's tiles -----*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONRESULTS_H
#define TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONRESULTS_H

#include "TileReads.h"

namespace tcopt::device {

/// Which tile a block sums, and which of its terms.
struct BlockPlace {
  llvm::SmallVector<Index> batch;
  Index row, column, part;
};

/// Neighbouring results that are stored at once, of at most 16 bytes but two.
int64_t runWidthOf(mlir::Type result);

/// The initial values of a thread's sums, and stores of the sums.
class ContractionResults {
public:
  ContractionResults(mlir::OpBuilder &builder, const ContractionNest &nest);

  /// How many blocks there are, and where the one of a number is.
  Index blocks();
  BlockPlace placeOf(mlir::Value block);

  /// The sums of a thread are those of its rows times those of its columns, as
  /// indices of the whole matrix; one row after the other.
  void enter(const BlockPlace &place, llvm::ArrayRef<Index> rows,
             llvm::ArrayRef<Index> columns);
  llvm::SmallVector<mlir::Value> initial();
  /// Sums the tiles of terms from the first of the block's slice to its end, if
  /// there are terms. The sums start from `initial`.
  using StepsBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      Index, Index, mlir::ValueRange)>;
  llvm::SmallVector<mlir::Value>
  sumTerms(const BlockPlace &place, mlir::ValueRange initial, StepsBody body);
  void store(mlir::ValueRange sums);
  /// Stores neighbours of a row, at most `runWidth` of which are 16 bytes.
  void storeRun(Index row, Index column, mlir::ValueRange sums);
  int64_t runWidth() const;
  /// Adds the sums of blocks that shared tiles, after all blocks.
  void addParts();

private:
  bool isShared() const { return nest.tile.parts > 1; }
  std::pair<Index, Index> tileOf(Index number);
  int64_t results();
  void setPoint(llvm::ArrayRef<int64_t> loops, Index linear);
  void forSums(llvm::function_ref<void(Index, Index, size_t)> body);
  void storeOne(Index row, Index column, mlir::Value sum);
  void guarded(Index row, Index column, llvm::function_ref<void()> body);
  Index placeInParts(Index row, Index column);
  mlir::Value neutral();

  mlir::OpBuilder &builder;
  mlir::Location loc;
  const ContractionNest &nest;
  mlir::Value partials;
  BlockPlace place;
  llvm::SmallVector<Index> rows, columns, point;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONRESULTS_H
