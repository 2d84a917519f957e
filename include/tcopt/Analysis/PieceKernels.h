//===- PieceKernels.h - kernels that concatenate --------------*- C++ -*-===//
//
// Plain algebra, without MLIR: a concatenation is fused with the elementwise
// ops that compute its pieces and with its elementwise readers to one kernel,
// which computes each result piece by piece (nest-split-pieces).
//
// Worked example: o = x * c + concatenate(-b, a) * s of a rotary embedding, a
// and b being the halves of x. The kernel writes the first half of o, from a, b
// and the first halves of c and s, and then the second one.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_PIECEKERNELS_H
#define TCOPT_ANALYSIS_PIECEKERNELS_H

#include "tcopt/Analysis/KernelModel.h"

namespace tcopt {

/// Whether a member is a concatenation.
bool joinsPieces(const GroupShape &shape);

/// Returns the reason why a group with a concatenation cannot be computed piece
/// by piece; empty if it can.
llvm::StringRef refusesPieces(const GroupShape &shape);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_PIECEKERNELS_H
