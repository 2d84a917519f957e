//===- CollapseLoops.h - run contiguous loops as one ------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_COLLAPSELOOPS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_COLLAPSELOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Analysis/KernelShape.h"

namespace tcopt::loops {

/// Which loops may be collapsed: an epilogue with inputs needs the loops of
/// results as they are.
enum class Joining { All, Reduced };

/// Returns the groups of neighbouring loops that are run as one, since all
/// operands are contiguous over them. The op is on tensors or buffers.
llvm::SmallVector<mlir::ReassociationIndices>
collapsedLoops(mlir::linalg::LinalgOp op, const LoopOrder &loops,
               Joining joining = Joining::All);

/// Collapses those loops of an op on buffers, and renumbers the first order and
/// those of `others`. Returns the op, or the one that replaces it.
mlir::linalg::LinalgOp
collapseLoops(mlir::linalg::LinalgOp op, LoopOrder &loops,
              Joining joining = Joining::All,
              llvm::MutableArrayRef<LoopOrder> others = {});

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_COLLAPSELOOPS_H
