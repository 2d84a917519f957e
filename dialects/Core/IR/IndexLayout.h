//===- IndexLayout.h - places given by index tensors ------------*- C++ -*-===//
//
// Which place of a tensor x an element of a gather's result, or of a scatter's
// updates, belongs to. Both have the same three lists:
//
//   place[dims[k]]      = indices_k[r[indexDims]]
//   place[otherDims[j]] = r[xDims[j]]
//
// where r is the element and otherDims are the dimensions of x that are not in
// dims, in order. A dimension of r that is in both lists is a batch dimension.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CORE_IR_INDEXLAYOUT_H
#define TCOPT_CORE_IR_INDEXLAYOUT_H

#include "tcopt/Interfaces/ShapeRule.h"

namespace tcopt::core {

struct IndexLayout {
  llvm::SmallVector<int64_t> dims, xDims, indexDims;

  /// Dimension `dim` of x replaced by those of one index tensor.
  static IndexLayout take(int64_t xRank, int64_t indexRank, int64_t dim);
  /// One index tensor with the rank of x, which runs along all its dimensions.
  static IndexLayout along(int64_t rank, int64_t dim);

  /// The dimensions of an x of rank `xRank` that are not in `dims`.
  llvm::SmallVector<int64_t> otherDims(int64_t xRank) const;
  /// The rank of the elements r.
  int64_t rank() const;

  /// An error that cites C1 to C4 unless the lists fit x and the indices, each
  /// other and their index tensors. Sizes along batch dimensions are stated as
  /// obligations (C5).
  llvm::LogicalResult check(ShapeContext &shapes, mlir::Value x,
                            mlir::ValueRange indices) const;
  /// An error that cites C3 or C5 unless the sizes of a scatter's updates fit
  /// x and the indices, which have been checked.
  llvm::LogicalResult checkUpdates(ShapeContext &shapes, mlir::Value x,
                                   mlir::ValueRange indices,
                                   mlir::Value updates) const;
};

} // namespace tcopt::core

#endif // TCOPT_CORE_IR_INDEXLAYOUT_H
