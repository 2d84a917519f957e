//===- ArgumentChecks.h - checks of the sizes of arguments ------*- C++ -*-===//
//
// Builds core.require at the start of a function for the sizes in `graph.dims`
// and the bounds in `graph.symbols`, and lets the resolver use them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_GRAPH_TRANSFORMS_ARGUMENTCHECKS_H
#define TCOPT_GRAPH_TRANSFORMS_ARGUMENTCHECKS_H

#include "tcopt/Graph/Transforms/SizeResolver.h"

namespace tcopt::graph {

/// Returns the size as a value of type index.
mlir::Value valueOf(mlir::OpBuilder &builder, mlir::Location loc, Dim dim);

/// Builds a check that `found` is `expected`, or at least that.
void buildRequire(mlir::OpBuilder &builder, mlir::Location loc,
                  SizeObligation::Kind kind, Dim expected, Dim found,
                  const llvm::Twine &message);

/// Binds each symbol to the size of an argument, or solves an expression for
/// it, and checks all other sizes that are stated.
void requireArgumentSizes(mlir::FunctionOpInterface func,
                          SizeResolver &resolver);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_ARGUMENTCHECKS_H
