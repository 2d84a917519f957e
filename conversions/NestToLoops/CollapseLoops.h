//===- CollapseLoops.h - run contiguous loops as one ------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_COLLAPSELOOPS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_COLLAPSELOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Analysis/KernelShape.h"

namespace tcopt::loops {

/// Which loops may be run as one: those of results keep their places where an
/// epilogue needs them.
enum class Joining { All, Reduced };

/// The groups of neighbouring loops that a plan runs as one, since all operands
/// are contiguous over them. Of an op on tensors or buffers.
llvm::SmallVector<mlir::ReassociationIndices>
collapsedLoops(mlir::linalg::LinalgOp op, const KernelPlan &plan,
               Joining joining = Joining::All);

/// Makes those loops of an op on buffers one; the plan's are renumbered.
/// Returns the op to go on with.
mlir::linalg::LinalgOp collapseLoops(mlir::linalg::LinalgOp op,
                                     KernelPlan &plan,
                                     Joining joining = Joining::All);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_COLLAPSELOOPS_H
