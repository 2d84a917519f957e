//===- EpilogueInTiles.h - Epilogues on sums in registers -------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_EPILOGUEINTILES_H
#define TCOPT_CONVERSION_NESTTOCPU_EPILOGUEINTILES_H

#include "tcopt/Conversion/NestToLoops/Loops.h"

namespace tcopt::cpu {

/// Whether a contraction's register tiles can apply an elementwise op to their
/// sums: it works on vectors, and its inputs are the same along the columns, or
/// neighbours where results are.
bool canApplyInTiles(mlir::linalg::LinalgOp op, mlir::linalg::LinalgOp epilogue,
                     const KernelShape &shape, const ContractionLoops &loops);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_EPILOGUEINTILES_H
