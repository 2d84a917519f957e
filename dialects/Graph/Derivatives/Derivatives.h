//===- Derivatives.h - derivatives of graph ops -----------------*- C++ -*-===//

#ifndef TCOPT_GRAPH_DERIVATIVES_DERIVATIVES_H
#define TCOPT_GRAPH_DERIVATIVES_DERIVATIVES_H

namespace mlir {
class DialectRegistry;
}

namespace tcopt::graph {

/// Attaches DifferentiableOpInterface to the ops of `graph` and to upstream ops
/// that occur beside them, once the dialects are loaded.
void registerDerivatives(mlir::DialectRegistry &registry);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_DERIVATIVES_DERIVATIVES_H
