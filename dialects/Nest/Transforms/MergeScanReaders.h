//===- MergeScanReaders.h - results of scans --------------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_MERGESCANREADERS_H
#define TCOPT_NEST_TRANSFORMS_MERGESCANREADERS_H

#include "mlir/IR/PatternMatch.h"

namespace tcopt::nest {

/// Merges an elementwise op into a scan if no other op reads the scan's result;
/// the scan then stores the op's result only. Returns the number of merged ops.
int64_t mergeScanReaders(mlir::Block &body, mlir::RewriterBase &rewriter);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_MERGESCANREADERS_H
