//===- MergeScanReaders.h - results of scans --------------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_MERGESCANREADERS_H
#define TCOPT_NEST_TRANSFORMS_MERGESCANREADERS_H

#include "mlir/IR/PatternMatch.h"

namespace tcopt::nest {

/// Moves elementwise ops that alone read a scan's result into the scan, which
/// then stores their result in place of its own. Returns the number of ops that
/// moved.
int64_t mergeScanReaders(mlir::Block &body, mlir::RewriterBase &rewriter);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_MERGESCANREADERS_H
