//===- ControlFlowSizes.h - sizes of what control flow returns --*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_CONTROLFLOWSIZES_H
#define TCOPT_MEM_TRANSFORMS_CONTROLFLOWSIZES_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace tcopt::mem {

/// Lets each scf.if, scf.for and scf.while return the unknown sizes of the
/// tensors that it returns, and loops carry them: sizes that are the same in
/// both branches, or in all iterations, are then found by
/// `simplifyExposedSizes`.
void exposeSizes(mlir::FunctionOpInterface function);

/// Replaces `tensor.dim` of what such an op returns or carries by the size that
/// stands beside it.
void populateExposedSizePatterns(mlir::RewritePatternSet &patterns);

/// Simplifies the sizes that control flow returns, once they are resolved.
void simplifyExposedSizes(mlir::FunctionOpInterface function);

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_CONTROLFLOWSIZES_H
