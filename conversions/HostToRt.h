//===- HostToRt.h - host ops to calls of the runtime ------------*- C++ -*-===//
//
// What the host's code asks of the runtime in the vocabulary of core, graph and
// check becomes rt, on buffers.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_HOSTTORT_H
#define TCOPT_CONVERSION_HOSTTORT_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace tcopt {

/// core.require, graph.print and check.* on buffers, to rt.
void populateHostToRtPatterns(mlir::RewritePatternSet &patterns);

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/HostToRt/Passes.h.inc"

} // namespace tcopt

#endif // TCOPT_CONVERSION_HOSTTORT_H
