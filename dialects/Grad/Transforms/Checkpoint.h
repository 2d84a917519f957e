//===- Checkpoint.h - regions that run again for their gradients *- C++ -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_CHECKPOINT_H
#define TCOPT_GRAD_TRANSFORMS_CHECKPOINT_H

#include "tcopt/Grad/IR/GradOps.h"

namespace tcopt::grad {

/// Attaches DifferentiableOpInterface to grad.checkpoint and core.barrier, once
/// the dialects are loaded.
void registerCheckpointDerivatives(mlir::DialectRegistry &registry);

/// Replaces all checkpoints by the ops of their regions. Returns their number.
size_t expandCheckpoints(mlir::Operation *root);

} // namespace tcopt::grad

#endif // TCOPT_GRAD_TRANSFORMS_CHECKPOINT_H
