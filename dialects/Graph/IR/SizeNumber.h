//===- SizeNumber.h - sizes as tensors --------------------------*- C++ -*-===//

#ifndef TCOPT_GRAPH_IR_SIZENUMBER_H
#define TCOPT_GRAPH_IR_SIZENUMBER_H

#include "tcopt/Graph/IR/GraphBuilder.h"

namespace tcopt::graph {

/// A size as a tensor of rank 0, a constant if it is known. Null after a
/// failure.
mlir::Value numberOf(GraphBuilder &b, Size size, mlir::Type elementType);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_IR_SIZENUMBER_H
