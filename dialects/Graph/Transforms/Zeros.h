//===- Zeros.h - tensors of zeros -------------------------------*- C++ -*-===//

#ifndef TCOPT_GRAPH_TRANSFORMS_ZEROS_H
#define TCOPT_GRAPH_TRANSFORMS_ZEROS_H

#include "mlir/IR/Matchers.h"
#include "tcopt/Graph/IR/GraphOps.h"

namespace tcopt::graph {

/// Whether a value is a constant or a `full` of floats that are all zero.
inline bool isZeros(mlir::Value value) {
  if (auto full = value.getDefiningOp<FullOp>())
    value = full.getValue();
  return matchPattern(value, mlir::m_AnyZeroFloat());
}

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_ZEROS_H
