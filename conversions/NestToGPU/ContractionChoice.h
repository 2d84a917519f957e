//===- ContractionChoice.h - The tile that a contraction gets ---*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONCHOICE_H
#define TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONCHOICE_H

#include "ContractionTile.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Analysis/CudaChips.h"
#include "tcopt/Analysis/KernelShape.h"
#include <optional>

namespace tcopt::device {

/// Sizes of a contraction, unknownSize for one that is not known.
struct ContractionSizes {
  int64_t batches, rows, columns, terms;
};

/// Facts that a contraction's tile depends on.
struct ContractionFacts {
  ContractionSizes sizes;
  /// Bytes of a result.
  int64_t bytes = 4;
  /// Blocks may share terms.
  bool mayShare = false;
  /// Terms that an instruction of tensor cores multiplies, 0 without.
  int64_t instruction = 0;
  /// Both inputs go to shared memory without registers.
  bool isCopied = false;
  /// Bytes of shared memory that a block may have.
  int64_t mostShared = 48 << 10;
  /// The number of multiprocessors of the chip.
  int64_t multiprocessors = 1;
};

/// The tile of a contraction; none where it is too small to be shared so.
std::optional<ContractionTile> chooseTile(const ContractionFacts &facts);

/// The K dimension of the tensor core instruction for an op, 0 if there is no
/// instruction.
int64_t instructionOf(mlir::linalg::LinalgOp op);
/// The chip that kernels are made for.
const CudaChip &chipOf(mlir::Operation *op);
/// Whether 16 bytes of each input are neighbours that tensor cores can read in
/// that order, as far as sizes are known.
bool isCopiedToTiles(mlir::linalg::LinalgOp op, const KernelShape &shape,
                     const ContractionLoops &loops);

/// The loops of an op whose sums of products can be tiled; none for others.
std::optional<ContractionLoops> tiledLoops(mlir::linalg::LinalgOp op,
                                           const KernelShape &shape);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONCHOICE_H
