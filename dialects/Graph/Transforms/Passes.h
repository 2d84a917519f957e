//===- Passes.h - passes on graph -------------------------------*- C++ -*-===//

#ifndef TCOPT_GRAPH_TRANSFORMS_PASSES_H
#define TCOPT_GRAPH_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include <memory>

namespace tcopt::graph {

/// The signature of an entry, which survives every phase.
constexpr llvm::StringLiteral kSignatureAttr = "tcopt.signature";
/// Which roundings are allowed in a function: "strict" or "fast".
constexpr llvm::StringLiteral kNumericsAttr = "tcopt.numerics";
/// The name of an argument or result.
constexpr llvm::StringLiteral kNameAttr = "tcopt.name";
/// Argument attributes: what random inputs are drawn from.
constexpr llvm::StringLiteral kRangeAttr = "tcopt.range";
constexpr llvm::StringLiteral kScaleAttr = "tcopt.scale";

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Graph/Transforms/Passes.h.inc"

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_PASSES_H
