//===- ShapeRules.h - which ops tell the sizes of results -------*- C++ -*-===//

#ifndef TCOPT_GRAPH_TRANSFORMS_SHAPERULES_H
#define TCOPT_GRAPH_TRANSFORMS_SHAPERULES_H

#include "mlir/IR/Operation.h"

namespace tcopt::graph {

/// Whether graph-infer-shapes finds the sizes of the op's results.
bool hasShapeRule(mlir::Operation *op);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_SHAPERULES_H
