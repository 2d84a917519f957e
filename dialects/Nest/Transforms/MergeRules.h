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

/// Appends an input and returns the body's argument with its element.
mlir::Value appendInput(mlir::linalg::GenericOp op, mlir::Value input,
                        mlir::AffineMap map);

/// The location of an op that two others were merged into.
mlir::Location bothLocs(mlir::Operation *first, mlir::Operation *second);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_MERGERULES_H
