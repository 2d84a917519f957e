//===- GraphToCore.h - from graph to core -----------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_H
#define TCOPT_CONVERSION_GRAPHTOCORE_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace tcopt {

/// Adds a pattern for each op of graph that has a meaning in core.
void populateGraphToCorePatterns(mlir::RewritePatternSet &patterns);

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/GraphToCore/Passes.h.inc"

} // namespace tcopt

#endif // TCOPT_CONVERSION_GRAPHTOCORE_H
