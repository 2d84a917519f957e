//===- MergeRules.h - facts of ops that are merged --------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_MERGERULES_H
#define TCOPT_NEST_TRANSFORMS_MERGERULES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tcopt::nest {

/// Whether an op sums products of elements of several tensors, each of which it
/// reads more than once.
bool isContraction(mlir::linalg::LinalgOp op);

/// Whether an op only permutes a tensor, or converts its elements to a type
/// that has all of their values.
bool isPlainFactor(mlir::linalg::GenericOp op);

/// Whether an op reads its destination, which a merged op would still write.
bool readsOutput(mlir::linalg::LinalgOp op);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_MERGERULES_H
