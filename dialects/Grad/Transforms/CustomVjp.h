//===- CustomVjp.h - values with gradient rules of their own ----*- C++ -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_CUSTOMVJP_H
#define TCOPT_GRAD_TRANSFORMS_CUSTOMVJP_H

#include "tcopt/Grad/IR/GradOps.h"

namespace tcopt::grad {

/// Attaches DifferentiableOpInterface to grad.custom_vjp, once the dialect is
/// loaded.
void registerCustomVjpDerivatives(mlir::DialectRegistry &registry);

/// Replaces all grad.custom_vjp by the values that they pass on. Returns their
/// number.
size_t expandCustomVjps(mlir::Operation *root);

} // namespace tcopt::grad

#endif // TCOPT_GRAD_TRANSFORMS_CUSTOMVJP_H
