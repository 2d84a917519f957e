//===- StagedSums.h - Sums on their way to memory ---------------*- C++ -*-===//
//
// The lanes of a warp have pairs of neighbours of the sums of tensor cores.
// They exchange those of 16 rows through shared memory, so that each stores
// longer runs of neighbours.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_STAGEDSUMS_H
#define TCOPT_CONVERSION_NESTTOGPU_STAGEDSUMS_H

#include "TileReads.h"

namespace tcopt::device {

class StagedSums {
public:
  StagedSums(const ContractionNest &nest, mlir::Type type);

  /// The shape of the memory: [warp][row][column].
  llvm::SmallVector<int64_t> shape() const;
  int64_t bytes() const;

  /// Writes a lane's sums of 16 rows.
  void write(mlir::OpBuilder &builder, mlir::Location loc, Index warp,
             Index lane, mlir::ValueRange sums);
  /// Reads runs of `width` neighbours, a lane beside the other.
  using RunBody = llvm::function_ref<void(Index, Index, mlir::ValueRange)>;
  void forRuns(mlir::OpBuilder &builder, mlir::Location loc, Index warp,
               Index lane, int64_t width, RunBody body);

  mlir::Value memory;

private:
  const ContractionNest &nest;
  mlir::Type type;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_STAGEDSUMS_H
