//===- ContractionChoice.h - The tile that a contraction gets ---*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONCHOICE_H
#define TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONCHOICE_H

#include "ContractionTile.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Analysis/KernelShape.h"
#include <optional>

namespace tcopt::device {

/// Sizes of a contraction, unknownSize for one that is not known.
struct ContractionSizes {
  int64_t batches, rows, columns, terms;
};

/// Blocks that keep a large GPU busy.
constexpr int64_t kManyTiles = 132;

/// The tile of a contraction of that many results of `bytes` each; none where
/// it is too small to be shared so. `mayShare` allows blocks to share terms,
/// and an `instruction` of tensor cores multiplies so many of them.
std::optional<ContractionTile> chooseTile(const ContractionSizes &sizes,
                                          int64_t bytes, bool mayShare,
                                          int64_t instruction);

/// Terms that an instruction of tensor cores can multiply of what an op sums,
/// 0 for other ops.
int64_t instructionOf(mlir::linalg::LinalgOp op);
/// Whether the chip that kernels are made for has such instructions.
bool hasTensorCores(mlir::Operation *op);

/// The loops of an op whose sums of products can be tiled; none for others.
std::optional<ContractionLoops> tiledLoops(mlir::linalg::LinalgOp op,
                                           const KernelShape &shape);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONCHOICE_H
