//===- CallDerivative.h - derivatives of calls ------------------*- C++ -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_CALLDERIVATIVE_H
#define TCOPT_GRAD_TRANSFORMS_CALLDERIVATIVE_H

namespace mlir {
class DialectRegistry;
}

namespace tcopt::grad {

/// Attaches DifferentiableOpInterface to func.call and grad.stop, once the
/// dialects are loaded.
void registerCallDerivatives(mlir::DialectRegistry &registry);

} // namespace tcopt::grad

#endif // TCOPT_GRAD_TRANSFORMS_CALLDERIVATIVE_H
