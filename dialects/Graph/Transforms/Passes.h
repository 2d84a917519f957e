//===- Passes.h - passes on graph -------------------------------*- C++ -*-===//

#ifndef TCOPT_GRAPH_TRANSFORMS_PASSES_H
#define TCOPT_GRAPH_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include <memory>

namespace tcopt::graph {

/// An error where a function has buffers already, as in later phases.
llvm::LogicalResult expectTensors(mlir::FunctionOpInterface function);

/// Passes on functions in which gradients are computed: they use again what the
/// loops of the forward part compute, and join slices.
void addSharingPasses(mlir::OpPassManager &functions);

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Graph/Transforms/Passes.h.inc"

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_PASSES_H
